"""Random games: nothing is ever violated, whatever the Twists; any moment can be saved, resumed and taken back."""

from __future__ import annotations

import pytest

from engine.games.nefarious.layout import LAST_TURN
from engine.kernel.flow import machine
from engine.kernel.match.invariants import check
from engine.kernel.state.state import TURN, WINNERS
from engine.kernel.state.view import view_of
from tests.chance import seeds
from tests.engine.games.any_match import (
    goes_on_the_same_way,
    resumes_and_goes_back,
    tells_no_seat_a_card_it_may_not_know,
)
from tests.engine.games.nefarious.random_games import GAME, PAIRS, SEAT_COUNTS, TWISTS, answers, begin, violations
from tests.sampling import only


@pytest.mark.slow
@pytest.mark.parametrize("twist", TWISTS)
def test_every_pair_of_twists(twist: str) -> None:
    """NF-1.4 NF-7.1 NF-7.11: money never negative, cards and Spies conserved, views leak nothing, games end."""
    wrong = []
    for number, pair in enumerate(PAIRS):
        if pair[0] == twist:
            wrong += violations(pair, SEAT_COUNTS[number % 3], number, every=12)
    assert wrong == []


def test_each_twist_with_the_one_behind_it() -> None:
    """NF-1.4 NF-7.1 NF-7.11: the same for 18 of the pairs; each Twist is in one."""
    pairs = [(number, pair) for number, pair in enumerate(PAIRS) if pair in zip(TWISTS[::2], TWISTS[1::2], strict=True)]
    assert {twist for _, pair in pairs for twist in pair} == set(TWISTS)
    wrong = []
    for number, pair in pairs:
        wrong += violations(pair, SEAT_COUNTS[number % 3], number, every=12)
    assert wrong == []


def test_there_are_630_pairs() -> None:
    """NF-1.4"""
    assert len(set(PAIRS)) == 630


@pytest.mark.parametrize("seats", only([2, 6], range(2, 7)))
def test_without_twists(seats: int) -> None:
    """NF-6.1: a game ends with one winner who has 20 points or more, and more than each other player."""
    for seed in seeds(3):
        table = GAME.new_table(seats, GAME.checked_options({"twists": 0}), seed)
        state = GAME.set_up(table, seed)
        machine.advance(state)
        for position in answers(state, seed):
            assert check(position) == []
        points = [GAME.positions.value_of(state, "points", seat) for seat in range(seats)]
        best = max(points)
        assert best >= 20 and points.count(best) == 1
        assert state.values[WINNERS] == 1 << points.index(best)


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (5, 16), (6, 0)])
def test_a_standstill_ends_with_the_last_turn(seats: int, seed: int) -> None:
    """NF-6.2: under Kickbacks and Cyber-spies nobody can pay for anything any more. Whoever leads alone wins."""
    options = GAME.checked_options({"twists": 2, "chosen_twists": ["kickbacks", "cyber-spies"]})
    state = GAME.set_up(GAME.new_table(seats, options, seed), seed)
    machine.advance(state)
    for _ in answers(state, seed):
        pass
    points = [GAME.positions.value_of(state, "points", seat) for seat in range(seats)]
    leaders = [seat for seat in range(seats) if points[seat] == max(points)]
    assert max(points) < 20 and state.values[TURN] == LAST_TURN
    assert state.values[WINNERS] == (1 << leaders[0] if len(leaders) == 1 else 0)
    assert GAME.words.describe_victory(view_of(state, 0), "ABCDEF") == "Turn 60 was the last turn, whatever the score."


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_position_saved_and_loaded_goes_on_the_same_way(seats: int) -> None:
    """NF-2.1: in the middle of anything, sealed choices included."""
    for number, pair in enumerate(PAIRS[seats::40]):
        for count, position in enumerate(answers(begin(pair, seats, number), number)):
            if count == 15 + number and not position.over:
                goes_on_the_same_way(position, number)


def twists(number: int) -> dict[str, object]:
    """The options of a match with a pair of Twists."""
    return {"twists": 2, "chosen_twists": list(PAIRS[number])}


@pytest.mark.parametrize("number", range(0, 630, 25))
def test_a_match_resumes_and_goes_back_answer_by_answer(number: int) -> None:
    """NF-2.1 NF-2.3"""
    resumes_and_goes_back(GAME, 2 + number % 5, twists(number), 40 + number % 30, number)


@pytest.mark.parametrize("number", range(3, 630, 30))
def test_the_bus_tells_no_seat_a_card_it_may_not_know(number: int) -> None:
    """NF-1.2 NF-2.1"""
    tells_no_seat_a_card_it_may_not_know(GAME, 2 + number % 5, twists(number), 50, number)
