"""Matches: answers, taking back, writing down, resuming; and who hears what on the bus."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

from engine.games import load
from engine.games.garage_sale.codes import BUY, DRAW
from engine.kernel.flow import machine
from engine.kernel.flow.machine import IllegalAnswer
from engine.kernel.flow.ruleset import PASS
from engine.kernel.match.match import BadMatch, Match
from engine.kernel.state.events import ANSWERED, MOVED, Event, redact
from engine.kernel.state.layout import EVERYBODY, SPECTATOR
from engine.kernel.state.refs import HIDDEN, NONE

GAME = load("nefarious")


def new_match(seed: int = 3) -> Match:
    """Nefarious, in which both choose Actions unseen first."""
    return Match(GAME, ["Ada", "Ben"], {"twists": 0}, seed)


def sale() -> Match:
    """Garage Sale, which Ada begins."""
    return Match(load("garage-sale"), ["Ada", "Ben"], seed=3)


def do(match: Match, seat: int, verb: int) -> None:
    match.answer(seat, next(option for option in match.view(seat).options if option[0] == verb))


def random_match(seed: int, answers: int) -> Match:
    match = new_match(seed)
    chooser = random.Random(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = chooser.choice(match.asked_seats)
        match.answer(seat, chooser.choice(match.view(seat).options))
    return match


def test_a_seat_can_take_back_what_showed_nothing() -> None:
    match = new_match()
    before = match.state.to_data()
    match.answer(0, match.view(0).options[2])
    assert match.undo_barrier(0) == ""
    assert match.undo(0)
    assert match.state.to_data() == before
    assert match.answers == []
    assert not match.assisted


def test_nobody_takes_back_another_seats_answer() -> None:
    match = new_match()
    match.answer(0, match.view(0).options[2])
    assert match.undo_barrier(1) == "other-seat"
    assert not match.undo(1)


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    assert new_match().undo_barrier(0) == "nothing"


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
    with pytest.raises(BadMatch, match="answer 4 of this match doesn't fit"):
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


@pytest.mark.parametrize(
    "harm",
    [
        lambda state: state["zones"][0].append(999),
        lambda state: state["zones"][0].clear(),
        lambda state: state.clear(),
        lambda state: state["questions"].clear(),
        lambda state: state.update(zones=7),
        lambda state: state.update(counters=["x"] * len(state["counters"])),
    ],
)
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
    for seat, option in ((1, (PASS, NONE, NONE)), (2, match.view(1).options[0])):
        with pytest.raises(IllegalAnswer, match=f"seat {seat} is not"):
            machine.answer(match.state, seat, option)
    assert match.to_document() == before


def test_each_seat_hears_only_what_it_may_know() -> None:
    match = new_match()
    heard: dict[int, list[Event]] = {0: [], 1: [], SPECTATOR: []}
    for seat, events in heard.items():
        match.bus.subscribe(seat, events.extend)
    chosen = match.view(0).options[2]
    match.answer(0, chosen)
    answers = {seat: next(event for event in events if event[0] == ANSWERED) for seat, events in heard.items()}
    assert (answers[0][2], answers[0][4]) == chosen[1:]
    for other in (1, SPECTATOR):
        assert (answers[other][2], answers[other][4]) == (HIDDEN, HIDDEN)


def test_a_listener_that_stopped_hears_nothing_more() -> None:
    match = sale()
    heard: list[Event] = []
    stop = match.bus.subscribe(SPECTATOR, heard.extend)
    stop()
    do(match, 0, DRAW)
    assert heard == []


def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    event: Event = (MOVED, 1, 17, 0, 6, NONE, 0b10)
    assert redact(event, 1) == event
    assert redact(event, 0)[2] == HIDDEN
    shown: Event = (MOVED, 1, 17, 0, 6, NONE, EVERYBODY)
    assert redact(shown, 0) == shown


def test_the_points_at_the_end_of_every_turn_are_kept_for_the_chart() -> None:
    match = sale()
    do(match, 0, BUY)
    match.answer(1, (PASS, NONE, NONE))
    assert match.points_by_turn == [[0, 0], [1, 0], [1, 0]] and match.game.shows.scores(match.view()) == [1, 0]
