"""What can be taken back: with several people until anybody has seen anything, alone until the person has."""

from __future__ import annotations

import pytest

from engine.kernel.match import Match
from engine.kernel.refs import NONE, number_ref
from engine.kernel.rules import CHOOSE_VERB, PASS
from tests.engine.kernel.toy_game import ASK_YARD, GAME, SUMMON

ALONE, TWO_PEOPLE = ("human", "normal"), ("human", "human")
BID, HIGHER_BID = (CHOOSE_VERB, NONE, number_ref(0)), (CHOOSE_VERB, NONE, number_ref(1))


def new_match(kinds: tuple[str, ...], seed: int = 8) -> Match:
    return Match(GAME, ["Ada", "Ben"], seed=seed, seat_kinds=kinds)


def started(kinds: tuple[str, ...]) -> Match:
    """A match after both bids, at the first seat's first play."""
    match = new_match(kinds)
    match.answer(0, HIGHER_BID)
    match.answer(1, BID)
    return match


@pytest.mark.parametrize(("kinds", "reason"), [(ALONE, ""), (TWO_PEOPLE, "revealed")])
def test_ones_own_card_ends_undo_only_where_another_person_sees_it(kinds: tuple[str, ...], reason: str) -> None:
    match = started(kinds)
    before = match.state.to_data()
    match.answer(0, next(option for option in match.view(0).options if option[0] == SUMMON))
    assert match.undo_refused(0) == reason
    assert match.undo(0) == (not reason)
    assert (match.state.to_data() == before) == (not reason) and not match.assisted


@pytest.mark.parametrize("kinds", [ALONE, TWO_PEOPLE])
def test_a_card_that_is_drawn_ends_undo_for_whoever_draws_it(kinds: tuple[str, ...]) -> None:
    match = started(kinds)
    match.answer(0, (PASS, NONE, NONE))
    assert match.state.questions[0][1] == ASK_YARD
    if kinds == ALONE:
        assert match.undo_refused(0) == "revealed"
    match.answer(0, match.view(0).options[0])
    assert match.undo_refused(0) == "revealed" and not match.undo(0) and not match.assisted
    assert match.undo(0, force=True) and match.assisted


def test_a_secret_answer_of_a_computer_goes_back_with_ones_own() -> None:
    match = Match(GAME, ["Ada", "Ben", "Cy"], seed=3, seat_kinds=("human", "normal", "normal"))
    match.answer(0, HIGHER_BID)
    match.answer(1, BID)
    assert match.undo_refused(0) == "" and match.undo_refused(0, before=1) == ""
    match.answer(2, BID)
    assert match.undo_refused(0) == "other-seat", "all bids lie open now"


def test_whoever_answers_last_in_secret_has_seen_what_the_others_chose() -> None:
    match = new_match(ALONE)
    match.answer(1, BID)
    match.answer(0, HIGHER_BID)
    assert match.undo_refused(0) == "revealed"


def test_an_open_answer_of_a_computer_ends_undo() -> None:
    match = started(ALONE)
    while 0 in match.asked:
        match.answer(0, match.view(0).options[0])
    match.answer(1, match.view(1).options[0])
    assert match.undo_refused(0) == "other-seat" and not match.undo(0)
