"""Players sit in their own colors; two with one color get different ones."""

from __future__ import annotations

import pytest

from client.cards import seat_colors
from client.cards.seat_sign import seat_sign
from client.cards.theme import Theme
from client.scenes.profile.seat_order import arrange, order_of
from engine.store.player.profiles import Profiles
from engine.store.player.settings import Settings


def players(*colors: int) -> Profiles:
    profiles = Profiles(Settings())
    for number, color in enumerate(colors):
        profiles.create("ABCDEFGH"[number], color)
    return profiles


@pytest.mark.parametrize(
    ("colors", "kinds", "count", "order"),
    [
        ((3,), "human normal normal", 6, (2, 1, 3)),
        ((2,), "human normal normal", 6, (1, 2, 3)),
        ((3, 3), "human human normal", 6, (2, 3, 4)),
        ((6, 6), "human human normal", 6, (5, 0, 2)),
        ((8,), "human normal", 5, (2, 1)),
        ((1,), "human normal normal", 3, (0, 1, 2)),
        ((4, 4), "human normal human", 4, (3, 1, 2)),
    ],
)
def test_colors_are_the_players_and_all_different(
    colors: tuple[int, ...], kinds: str, count: int, order: tuple[int, ...]
) -> None:
    names = list("ABC")[: len(kinds.split())]
    assert order_of(players(*colors), names, kinds.split(), count) == order


def test_a_guest_and_a_computer_have_no_color_of_their_own() -> None:
    profiles = players(4)
    assert order_of(profiles, ["Guest", "A"], ["human", "normal"], 6) == (0, 1)


def test_the_table_shows_players_in_their_colors_and_the_usual_ones_return() -> None:
    usual = Theme.load("nefarious").seats
    arrange(players(3), "nefarious", ["A", "B"], ["human", "normal"])
    seats = Theme.load("nefarious").seats
    assert [seat.key for seat in seats[:2]] == [usual[2].key, usual[1].key] and len(seats) == len(usual)
    assert seat_sign("nefarious", 0).color == usual[2].color
    seat_colors.arrange(())
    assert Theme.load("nefarious").seats == usual
