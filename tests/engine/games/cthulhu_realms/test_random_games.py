"""Random games: nothing is ever violated; any moment can be saved, resumed and taken back."""

from __future__ import annotations

import pytest

from engine.games.cthulhu_realms.codes import OPEN_ABILITIES
from engine.games.cthulhu_realms.layout import ABJURED, DISCARDED, HURT, POWER, SANITY
from engine.kernel.match.invariants import check
from engine.kernel.state.events import TRIGGERED
from engine.kernel.state.state import ACTIVE, OUT, TURN, WINNERS
from tests.chance import seeds
from tests.engine.games.any_match import (
    goes_on_the_same_way,
    resumes_and_goes_back,
    tells_no_seat_a_card_it_may_not_know,
)
from tests.engine.games.cthulhu_realms.random_games import GAME, answers, begin

EVERY_NUMBER = pytest.mark.parametrize("seats", (2, 3, 4))


@EVERY_NUMBER
def test_nothing_is_ever_violated(seats: int) -> None:
    """CR-1.2 CR-2.2 CR-4.6 CR-5.3: cards conserved with the box, rows full, abilities once, loss only while whole."""
    for seed in seeds(4):
        for number, position in enumerate(answers(begin(seats, seed), seed)):
            if number % 3 == 0 or position.over:
                assert check(position) == []


@EVERY_NUMBER
def test_what_belongs_to_a_turn_is_gone_with_it(seats: int) -> None:
    """CR-2.3 CR-3.2 CR-4.6: power is lost, Locations heal, no discard or abjure is remembered into the next turn."""
    turn = 0
    for position in answers(begin(seats, 21), 21):
        if position.values[TURN] != turn and not position.over:
            turn = position.values[TURN]
            assert [position.values[place] for place in (DISCARDED, ABJURED, HURT)] == [0, 0, 0]
            assert not any(position.counters[POWER[seat]] for seat in range(seats))


@EVERY_NUMBER
def test_no_ability_is_used_twice_in_a_turn_by_a_card_that_stays_in_play(seats: int) -> None:
    """CR-2.2"""
    state = begin(seats, 31)
    state.events = []
    used: list[tuple[int, int]] = []
    turn = state.values[TURN]
    for position in answers(state, 31):
        for event in position.events or []:
            if event[0] == TRIGGERED:
                used.append((event[2], event[5] >> 2))
        if position.values[TURN] != turn or position.over:
            turn, used = position.values[TURN], []
        (position.events or []).clear()
        still_open = position.stack[0][OPEN_ABILITIES:] if position.stack else []
        assert not {4 * card + ability for card, ability in used} & set(still_open)


@EVERY_NUMBER
def test_the_last_one_with_sanity_wins(seats: int) -> None:
    """CR-6.1 CR-6.2: whoever wins has Sanity left; with more than one left, nobody left has more."""
    for seed in seeds(10):
        state = begin(seats, seed)
        for _ in answers(state, seed):
            pass
        left = [seat for seat in range(seats) if not state.values[OUT] >> seat & 1]
        sanity = {seat: state.counters[SANITY[seat]] for seat in left}
        winners = [seat for seat in range(seats) if state.values[WINNERS] >> seat & 1]
        assert min(sanity.values()) > 0
        assert all(sanity[seat] == max(sanity.values()) for seat in winners)
        assert winners == left or len(left) > 1


@EVERY_NUMBER
def test_a_position_saved_and_loaded_goes_on_the_same_way(seats: int) -> None:
    """CR-2.1: in the middle of any ability."""
    for seed in seeds(3):
        for number, position in enumerate(answers(begin(seats, seed), seed)):
            if number == 60 + 37 * (seed % 3) and not position.over:
                goes_on_the_same_way(position, seed)


@EVERY_NUMBER
def test_a_match_resumes_and_goes_back_answer_by_answer(seats: int) -> None:
    """CR-2.1"""
    resumes_and_goes_back(GAME, seats, {}, 150, seats)


@EVERY_NUMBER
def test_the_bus_tells_no_seat_a_card_it_may_not_know(seats: int) -> None:
    """CR-1.2"""
    tells_no_seat_a_card_it_may_not_know(GAME, seats, {}, 150, seats + 60)


@EVERY_NUMBER
def test_whose_turn_it_is_goes_clockwise_over_the_seats_still_in(seats: int) -> None:
    """CR-1.3"""
    last = None
    for position in answers(begin(seats, 71), 71):
        active = position.values[ACTIVE]
        assert not position.values[OUT] >> active & 1
        if last is not None and active != last:
            between = [(last + step) % seats for step in range(1, (active - last) % seats)]
            assert all(position.values[OUT] >> seat & 1 for seat in between)
        last = active
