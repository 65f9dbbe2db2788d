"""Matches: answers, taking back, writing down, resuming; and who hears what on the bus."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.events import ANSWERED, MOVED, Event, redact
from engine.kernel.frames import IllegalAnswer
from engine.kernel.layout import EVERYBODY, SPECTATOR
from engine.kernel.match import BadMatch, Match
from engine.kernel.refs import HIDDEN, NONE, number_ref
from engine.kernel.rules import CHOOSE_VERB, PASS
from tests.engine.kernel.toy_game import ASK_YARD, GAME, SUMMON

BID = (CHOOSE_VERB, NONE, number_ref(0))


def new_match(seed: int = 3) -> Match:
    return Match(GAME, ["Ada", "Ben"], seed=seed)


def started(seed: int = 3) -> Match:
    """A match after both bids, at seat 0's first play."""
    match = new_match(seed)
    match.answer(0, (CHOOSE_VERB, NONE, number_ref(1)))
    match.answer(1, BID)
    return match


def random_match(seed: int, answers: int) -> Match:
    match = new_match(seed)
    chooser = random.Random(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = chooser.choice(match.asked)
        match.answer(seat, chooser.choice(match.view(seat).options))
    return match


def test_a_seat_can_take_back_what_showed_nothing() -> None:
    match = new_match()
    before = match.state.to_data()
    match.answer(0, BID)
    assert match.undo_refused(0) == ""
    assert match.undo(0)
    assert match.state.to_data() == before
    assert match.answers == []
    assert not match.assisted


def test_nobody_takes_back_another_seats_answer() -> None:
    match = new_match()
    match.answer(0, BID)
    assert match.undo_refused(1) == "other-seat"
    assert not match.undo(1)


def test_taking_back_stops_where_a_card_was_turned_up() -> None:
    match = started()
    match.answer(0, (PASS, NONE, NONE))
    assert match.state.questions[0][1] == ASK_YARD
    match.answer(0, match.view(0).options[0])
    assert match.undo_refused(0) == "revealed"
    assert not match.undo(0)
    assert match.undo(0, force=True)
    assert match.assisted


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    assert new_match().undo_refused(0) == "nothing"


@given(st.integers(0, 10_000), st.integers(0, 40))
def test_a_match_resumed_from_its_document_is_the_same_match(seed: int, answers: int) -> None:
    match = random_match(seed, answers)
    document = json.loads(json.dumps(match.to_document()))
    resumed = Match.from_document(GAME, document)
    assert resumed.to_document() == match.to_document()
    assert resumed.points_by_turn == match.points_by_turn


def test_a_tampered_match_is_refused_in_one_sentence() -> None:
    document = random_match(5, 12).to_document()
    wrong_position = json.loads(json.dumps(document))
    wrong_position["state"]["counters"][0] += 1
    with pytest.raises(BadMatch, match="do not lead to the position"):
        Match.from_document(GAME, wrong_position)
    wrong_answer = json.loads(json.dumps(document))
    wrong_answer["answers"][3][1] += 9
    with pytest.raises(BadMatch, match="answer 4 of this match does not fit"):
        Match.from_document(GAME, wrong_answer)
    with pytest.raises(BadMatch, match="format 99"):
        Match.from_document(GAME, {**document, "format": 99})
    with pytest.raises(BadMatch, match="must be lists"):
        Match.from_document(GAME, {key: value for key, value in document.items() if key != "answers"})


def test_a_match_can_begin_at_a_position_and_takes_what_fits_behind_it() -> None:
    match = random_match(5, 12)
    document = match.to_document() | {"state": match.position(7).to_data(), "state_after": 7}
    assert Match.from_document(GAME, document).state == match.state
    strange = [[0, 99, 0, 0, 0], *document["answers"][1:]]
    again = Match.from_position(GAME, document | {"answers": strange})
    assert again.state == match.state and again.answers == [] and again.to_document()["base"] == match.state.to_data()
    lost = strange[:9] + [[0, 99, 0, 0, 0]] + strange[10:]
    assert Match.from_position(GAME, document | {"answers": lost}).state == match.position(9)
    resumed = Match.from_document(GAME, json.loads(json.dumps(again.to_document())))
    assert resumed.state == match.state and resumed.base == match.state.to_data()


@pytest.mark.parametrize("harm", [
    lambda state: state["zones"][0].append(999), lambda state: state["zones"][0].clear(), lambda state: state.clear(),
    lambda state: state["questions"].clear(), lambda state: state.update(zones=7),
    lambda state: state.update(counters=["x"] * len(state["counters"])),
])  # fmt: skip
def test_a_position_that_is_not_sound_is_refused(harm: Callable[[dict[str, Any]], None]) -> None:
    document = json.loads(json.dumps(random_match(5, 12).to_document()))
    harm(document["state"])
    with pytest.raises(BadMatch):
        Match.from_position(GAME, document)


def test_an_illegal_answer_leaves_the_match_as_it_was() -> None:
    match = new_match()
    before = match.to_document()
    with pytest.raises(IllegalAnswer, match="Ben cannot do that now"):
        match.answer(1, (PASS, NONE, NONE))
    assert match.to_document() == before


def test_each_seat_hears_only_what_it_may_know() -> None:
    match = new_match()
    heard: dict[int, list[Event]] = {0: [], 1: [], SPECTATOR: []}
    for seat, events in heard.items():
        match.bus.subscribe(seat, events.extend)
    match.answer(0, (CHOOSE_VERB, NONE, number_ref(2)))
    answers = {seat: [e for e in events if e[0] == ANSWERED] for seat, events in heard.items()}
    assert answers[0][0][4] == number_ref(2)
    assert answers[1][0][4] == HIDDEN
    assert answers[SPECTATOR][0][4] == HIDDEN


def test_a_listener_that_stopped_hears_nothing_more() -> None:
    match = new_match()
    heard: list[Event] = []
    stop = match.bus.subscribe(SPECTATOR, heard.extend)
    stop()
    match.answer(0, BID)
    assert heard == []


def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    event: Event = (MOVED, 1, 17, 0, 6, NONE, 0b10)
    assert redact(event, 1) == event
    assert redact(event, 0)[2] == HIDDEN
    shown: Event = (MOVED, 1, 17, 0, 6, NONE, EVERYBODY)
    assert redact(shown, 0) == shown


def test_summoning_shows_an_own_card_and_stays() -> None:
    match = started(seed=8)
    summon = next(option for option in match.view(0).options if option[0] == SUMMON)
    match.answer(0, summon)
    assert match.undo_refused(0) in ("", "revealed")
    assert match.points_by_turn[-1] == GAME.shows.scores(match.view())
