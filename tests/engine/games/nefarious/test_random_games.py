"""Random games: nothing is ever violated, whatever the Twists; any moment can be saved, resumed and taken back."""

from __future__ import annotations

import json
import random

import pytest

from engine.kernel import frames
from engine.kernel.events import SHUFFLED, redact
from engine.kernel.invariants import check
from engine.kernel.match import Match
from engine.kernel.state import WINNERS, State
from tests.engine.games.nefarious.random_games import GAME, PAIRS, SEAT_COUNTS, TWISTS, answers, begin, violations

NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo"]


@pytest.mark.parametrize("twist", TWISTS)
def test_every_pair_of_twists(twist: str) -> None:
    """NF-1.4 NF-7.1 NF-7.11: money never negative, cards and Spies conserved, views leak nothing, games end."""
    wrong = []
    for number, pair in enumerate(PAIRS):
        if pair[0] == twist:
            wrong += violations(pair, SEAT_COUNTS[number % 3], number, every=12)
    assert wrong == []


def test_there_are_630_pairs() -> None:
    """NF-1.4"""
    assert len(set(PAIRS)) == 630


@pytest.mark.parametrize("seats", range(2, 7))
def test_without_twists(seats: int) -> None:
    """NF-6.1: a game ends with one winner who has 20 points or more, and more than each other player."""
    for seed in range(3):
        table = GAME.new_table(seats, GAME.checked_options({"twists": 0}), seed)
        state = GAME.set_up(table, seed)
        frames.advance(state)
        for position in answers(state, seed):
            assert check(position) == []
        points = [GAME.value_of(state, "points", seat) for seat in range(seats)]
        best = max(points)
        assert best >= 20 and points.count(best) == 1
        assert state.values[WINNERS] == 1 << points.index(best)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_position_saved_and_loaded_goes_on_the_same_way(seats: int) -> None:
    """NF-2.1: in the middle of anything, sealed choices included."""
    for number, pair in enumerate(PAIRS[seats :: 40]):
        for count, position in enumerate(answers(begin(pair, seats, number), number)):
            if count == 15 + number and not position.over:
                loaded = State.from_data(position.table, json.loads(json.dumps(position.to_data())))
                assert finished(loaded, number).to_data() == finished(position.copy(), number).to_data()


def finished(state: State, seed: int) -> State:
    for _ in answers(state, seed):
        pass
    return state


def random_match(pair: tuple[str, str], seats: int, seed: int, length: int) -> Match:
    match = Match(GAME, NAMES[:seats], {"twists": 2, "chosen_twists": list(pair)}, seed)
    chooser = random.Random(seed)
    while not match.over and len(match.answers) < length:
        seat = chooser.choice(match.asked)
        match.answer(seat, chooser.choice(match.view(seat).options))
    return match


@pytest.mark.parametrize("number", range(0, 630, 45))
def test_a_match_resumes_where_it_stood(number: int) -> None:
    """NF-2.3"""
    match = random_match(PAIRS[number], 2 + number % 5, number, 40 + number % 30)
    resumed = Match.from_document(GAME, json.loads(json.dumps(match.to_document())))
    assert resumed.state == match.state
    assert resumed.history == match.history
    assert resumed.points_by_turn == match.points_by_turn


@pytest.mark.parametrize("number", range(7, 630, 45))
def test_every_answer_can_be_taken_back_to_the_very_position(number: int) -> None:
    """NF-2.1"""
    match = Match(GAME, NAMES[: 2 + number % 5], {"twists": 2, "chosen_twists": list(PAIRS[number])}, number)
    chooser = random.Random(number)
    positions = []
    while not match.over and len(match.answers) < 60:
        positions.append(match.state.to_data())
        seat = chooser.choice(match.asked)
        match.answer(seat, chooser.choice(match.view(seat).options))
    for position in reversed(positions):
        assert match.undo(match.answers[-1].seat, force=True)
        assert match.state.to_data() == position


@pytest.mark.parametrize("number", range(3, 630, 30))
def test_the_bus_tells_no_seat_a_card_it_may_not_know(number: int) -> None:
    """NF-1.2 NF-2.1: a card that an event names is one the seat knows when the answer is done."""
    match = Match(GAME, NAMES[: 2 + number % 5], {"twists": 2, "chosen_twists": list(PAIRS[number])}, number)
    chooser = random.Random(number)
    while not match.over and len(match.answers) < 50:
        seat = chooser.choice(match.asked)
        match.answer(seat, chooser.choice(match.view(seat).options))
        shuffled = any(event[0] == SHUFFLED for event in match.history[-1][1])
        for looker in range(len(match.names)):
            for event in match.history[-1][1]:
                card = redact(event, looker)[2]
                known = shuffled or card >= len(match.state.known) or match.state.known[card] >> looker & 1
                assert card < 0 or known, (event, looker)
