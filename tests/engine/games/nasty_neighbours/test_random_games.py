"""Random games: nothing is ever violated; any moment can be saved, resumed and taken back."""

from __future__ import annotations

import pytest

from engine.games.nasty_neighbours.layout import DRAW_PILE, HOUSE, ROUND, ROUND_SCORE, SCORE, SHEET_BITS
from engine.kernel.game.traits import HasRounds
from engine.kernel.match.invariants import check
from engine.kernel.state.state import WINNERS
from engine.kernel.state.view import view_of
from tests.chance import seeds
from tests.engine.games.any_match import (
    goes_on_the_same_way,
    resumes_and_goes_back,
    tells_no_seat_a_card_it_may_not_know,
)
from tests.engine.games.nasty_neighbours.random_games import GAME, RoundWatch, answers, begin
from tests.sampling import only

EVERY_NUMBER = pytest.mark.parametrize("seats", range(2, 9))
THREE_ROUNDS = {"rounds": 3}


@pytest.mark.parametrize("seats", only([3, 4], range(2, 9)))
def test_nothing_is_ever_violated(seats: int) -> None:
    """NN-1.2 NN-1.3 NN-3.5 NN-3.6 NN-6.3: 126 and 40 cards, gaps and Stumpeds that stay, the turns that are due."""
    for seed in seeds(3):
        watch = RoundWatch()
        for number, position in enumerate(answers(begin(seats, seed, THREE_ROUNDS), seed)):
            assert position.over or watch.look(position) == []
            if number % 5 == 0 or position.over:
                assert check(position) == []


@EVERY_NUMBER
def test_the_lowest_total_of_all_rounds_wins(seats: int) -> None:
    """NN-7.4: without the 500 rule a total is the sum of its rounds; who has the lowest wins, shared when equal."""
    for seed in seeds(4):
        state = begin(seats, seed, THREE_ROUNDS)
        for _ in answers(state, seed):
            pass
        totals = [state.counters[SCORE[seat]] for seat in range(seats)]
        board = GAME.trait(HasRounds).score_board(view_of(state))
        assert [sum(column) for column in zip(*board, strict=True)] == totals
        assert len(board) == state.values[ROUND] == 3
        assert max(max(row) for row in board) < 1 << SHEET_BITS
        winners = [seat for seat in range(seats) if state.values[WINNERS] >> seat & 1]
        assert winners == [seat for seat in range(seats) if totals[seat] == min(totals)]
        assert board[-1] == [state.counters[ROUND_SCORE[seat]] for seat in range(seats)]


@EVERY_NUMBER
def test_a_position_saved_and_loaded_goes_on_the_same_way(seats: int) -> None:
    """NN-3.1: in the middle of anything."""
    for seed in seeds(3):
        for number, position in enumerate(answers(begin(seats, seed, {"rounds": 1}), seed)):
            if number == 40 + 31 * (seed % 3) and not position.over:
                goes_on_the_same_way(position, seed)


@EVERY_NUMBER
def test_a_match_resumes_and_goes_back_answer_by_answer(seats: int) -> None:
    """NN-3.1"""
    resumes_and_goes_back(GAME, seats, {"rounds": 2}, 200, seats)


@EVERY_NUMBER
def test_the_bus_tells_no_seat_a_card_it_may_not_know(seats: int) -> None:
    """NN-2.2 NN-2.3 NN-2.8 NN-3.9: but for an Instant that goes back into the pile when the bin is opened."""
    tells_no_seat_a_card_it_may_not_know(GAME, seats, {"rounds": 2}, 250, seats + 60, turned_under={DRAW_PILE})


@EVERY_NUMBER
def test_every_player_has_a_house_of_its_own_and_some_move(seats: int) -> None:
    """NN-5.3: evictions exchange the players of two houses."""
    moved = False
    for position in answers(begin(seats, 3, {"rounds": 10}), 3):
        houses = position.values[HOUSE : HOUSE + seats]
        assert sorted(houses) == list(range(seats))
        moved = moved or houses != list(range(seats))
    assert moved
