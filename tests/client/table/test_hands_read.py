"""Cards in the own hand are read without pointing at them: they stand above the edge of the window, side by side."""

from __future__ import annotations

import pytest

from client.commands._shared.stage import played_match
from client.layout.arrange import arrange
from client.layout.pieces import Hints, Piece
from client.table.picture.registry import of_table
from engine.games import load

SIZE = (1920, 1080)
FOOT = 26
"""So much of a card may lie below: its edge, and a foot with its type."""


def hands(slug: str, seats: int, text_scale: float) -> list[list[Piece]]:
    """The hands of one player at several moments of a match."""
    found = []
    for answers in (0, 12, 40, 80):
        match = played_match(load(slug), seats, {}, 6, answers)
        view = match.view(0)
        laid = arrange(view, of_table(view.table), SIZE, 0, Hints(text_scale=text_scale))
        found.append(laid.in_zone(view.table.layout.seat_zone("hand", 0)))
    return [cards for cards in found if cards]


@pytest.mark.parametrize("slug", ["cthulhu-realms", "garage-sale", "nefarious", "runes-and-regulations"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hand_stands_above_the_edge(slug: str, seats: int) -> None:
    for cards in hands(slug, seats, 1.0):
        for card in cards:
            assert card.pose.y + card.height / 2 <= SIZE[1] + FOOT


@pytest.mark.parametrize("slug", ["cthulhu-realms", "garage-sale", "nefarious", "runes-and-regulations"])
def test_cards_of_a_usual_hand_cover_nothing_of_each_other_that_is_read(slug: str) -> None:
    for cards in hands(slug, 4, 1.0):
        for left, right in zip(cards[:7], cards[1:7], strict=False):
            assert right.pose.x - left.pose.x >= 0.92 * left.pose.width or len(cards) > 7
