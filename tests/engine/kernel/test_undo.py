"""What can be taken back: with several people until anybody has seen anything, alone until the person has."""

from __future__ import annotations

import pytest

from engine.games import load
from engine.games.garage_sale.codes import BUY, DRAW
from engine.kernel.match.match import Match

ALONE, TWO_PEOPLE = ("human", "normal"), ("human", "human")


def sale(kinds: tuple[str, ...]) -> Match:
    """A match of Garage Sale in which the first seat begins."""
    match = Match(load("garage-sale"), ["Ada", "Ben"], seed=3, seat_kinds=kinds)
    assert match.asked_seats == [0]
    return match


def do(match: Match, seat: int, verb: int) -> None:
    match.answer(seat, next(option for option in match.view(seat).options if option[0] == verb))


@pytest.mark.parametrize(("kinds", "reason"), [(ALONE, ""), (TWO_PEOPLE, "revealed")])
def test_ones_own_card_ends_undo_only_where_another_person_sees_it(kinds: tuple[str, ...], reason: str) -> None:
    match = sale(kinds)
    before = match.state.to_data()
    do(match, 0, BUY)
    assert match.undo_barrier(0) == reason
    assert match.undo(0) == (not reason)
    assert (match.state.to_data() == before) == (not reason) and not match.assisted


@pytest.mark.parametrize("kinds", [ALONE, TWO_PEOPLE])
def test_a_card_that_is_drawn_ends_undo_for_whoever_draws_it(kinds: tuple[str, ...]) -> None:
    match = sale(kinds)
    before = match.state.to_data()
    do(match, 0, DRAW)
    assert match.undo_barrier(0) == "revealed" and not match.undo(0) and not match.assisted
    assert match.undo(0, force=True) and match.assisted
    assert match.state.to_data() == before


def test_an_open_answer_of_a_computer_ends_undo() -> None:
    match = sale(ALONE)
    do(match, 0, BUY)
    match.answer(1, match.view(1).options[-1])
    assert match.undo_barrier(0) == "other-seat" and not match.undo(0)


# --- sealed answers ----------------------------------------------------------------------------------------------


def laboratory(*kinds: str) -> Match:
    return Match(load("nefarious"), ["Ada", "Ben", "Cy"][: len(kinds)], {"twists": 0}, seed=3, seat_kinds=kinds)


def choose(match: Match, seat: int) -> None:
    """Lay the first Action offered, face down until everybody has."""
    match.answer(seat, match.view(seat).options[0])


def test_a_secret_answer_of_a_computer_goes_back_with_ones_own() -> None:
    match = laboratory("human", "normal", "normal")
    choose(match, 0)
    choose(match, 1)
    assert match.undo_barrier(0) == "" and match.undo_barrier(0, before=1) == ""
    choose(match, 2)
    assert match.undo_barrier(0) == "other-seat", "all Actions lie open now"


def test_whoever_answers_last_in_secret_has_seen_what_the_others_chose() -> None:
    match = laboratory(*ALONE)
    choose(match, 1)
    choose(match, 0)
    assert match.undo_barrier(0) == "revealed"
