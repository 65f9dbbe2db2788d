"""One loss is one event (CR-5.2): both neighbors lose together, so it matters to nobody on which side a player sits."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings, strategies as st

from engine.games.cthulhu_realms.rules.victory import seats_in_game
from engine.kernel.flow import machine
from engine.kernel.state.state import WINNERS
from tests.engine.games.cthulhu_realms.lab import Lab

GENERAL = ["Miskatonic University", "Restricted Stacks", "The Pallid Mask", "Red Hook Basement", "Deep One", "Mi-Go"]
PLACES = ["Carcosa", "Innsmouth", "Lodge No. 13", "R'lyeh", "Ghoul Warren", "Y'ha-nthlei"]


def ends(names: str, seats: dict[str, dict[str, object]], deck: list[str], seed: int) -> tuple[object, ...]:
    """Let A use a loss of 4, with the same choices however the seats lie, and return what everybody sees afterwards."""
    lab = Lab(**{name: seats[name] for name in names}, active="A", table={"general_deck": deck})
    lab.use("A", "Dagon")
    while not lab.state.over and lab.can("A", "loss"):
        shares = {lab.play.names.option_words(lab.state, *offer): offer for offer in lab.play.offers()}
        words = sorted(shares)
        machine.answer(lab.state, *shares[random.Random(f"{seed} {words}").choice(words)])
    left = {names[seat] for seat in seats_in_game(lab.state)}
    winners = {name for seat, name in enumerate(names) if lab.state.values[WINNERS] >> seat & 1}
    sanity = {name: lab.counter(f"{name}.sanity") for name in names}
    fallen = {name: sorted(lab.cards(f"{name}.discard")) for name in names}
    return lab.state.over, winners, left, sanity, fallen


@given(st.integers(3, 4), st.integers(0, 6), st.integers(0, 10_000))
@settings(max_examples=15)
def test_mirror_images_of_a_position_end_alike(players: int, cards: int, seed: int) -> None:
    """CR-5.2 CR-5.3 CR-6.1 CR-6.2"""
    chooser = random.Random(seed)
    places = chooser.sample(PLACES, len(PLACES))
    names = "ABCD"[:players]
    seats: dict[str, dict[str, object]] = {"A": {"play": ["Dagon"], "sanity": chooser.randint(1, 6)}}
    for name in names[1:]:
        play = [places.pop() for _ in range(chooser.choice((0, 0, 1)))]
        seats[name] = {"sanity": chooser.randint(1, 9), "play": play}
    mirrored = names[0] + names[:0:-1]
    assert ends(names, seats, GENERAL[:cards], seed) == ends(mirrored, seats, GENERAL[:cards], seed)


@pytest.mark.parametrize("names", ["ABC", "ACB"])
def test_both_neighbors_lose_before_a_missing_row_ends_the_game(names: str) -> None:
    """CR-5.2 CR-6.2: with 3 Sanity against 4 and 4, a loss of 4 leaves only its player."""
    seats = {"A": {"play": ["Dagon"], "sanity": 3}, "B": {"sanity": 4}, "C": {"sanity": 4}}
    over, winners, *_ = ends(names, seats, [], 1)
    assert over and winners == {"A"}


def test_nothing_happens_until_all_shares_are_chosen() -> None:
    """CR-5.2: a Sanctuary whose last Sanity is spoken for no longer protects, and still lies there."""
    lab = Lab(A={"play": ["Cthulhu", "Innsmouth"]}, B={"play": ["Lodge No. 13"], "sanity": 2}, C={"play": ["Carcosa"]})
    lab.use("A", "Cthulhu", 1)
    assert lab.cards("B.play") == ["Lodge No. 13"] and lab.counter("B.sanity") == 2
    assert lab.targets() == {"C", "C.play/Carcosa"}
    lab.do("A", "loss", target="Carcosa", amount=1)
    assert not lab.can("A", "loss", target="Carcosa", amount=5) and lab.can("A", "loss", target="Carcosa", amount=4)
    lab.do("A", "loss", target="C", amount=5)
    assert [lab.counter(f"{name}.sanity") for name in "BC"] == [0, 45]
    assert lab.cards("B.play") == [] and lab.cards("C.play") == ["Carcosa"]


def test_players_who_go_out_together_rank_alike() -> None:
    """CR-5.2"""
    lab = Lab(A={"play": ["Dagon"]}, B={"sanity": 1}, C={}, D={"sanity": 4})
    lab.use("A", "Dagon")
    first, second = (lab.play.game.shows.ranks(lab.view("A"))[seat] for seat in (1, 3))
    assert first == second
