"""The time limit: the round in which it ran out is the last one (NN-7.4), in a replay and after taking back, too."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.games.nasty_neighbours.layout import ROUND, SCORE, TIME_UP
from engine.kernel.match.match import Match
from engine.kernel.state.state import WINNERS
from tests.engine.games.nasty_neighbours.random_games import GAME, NAMES


def play(match: Match, answers: int, seed: int = 1) -> None:
    """Give so many random answers, or as many as there are."""
    chooser = random.Random(seed)
    for _ in range(answers):
        if match.over:
            return
        seat = match.asked_seats[0]
        match.answer(seat, chooser.choice(match.view(seat).options))


def begun(options: dict[str, Any], answers: int = 30) -> Match:
    match = Match(GAME, NAMES[:3], options, 7)
    play(match, answers)
    return match


def test_the_round_is_played_to_its_end_and_no_other_follows() -> None:
    """NN-7.4"""
    match = begun({"minutes": 90})
    assert match.call_time() and not match.over
    play(match, 5000, 2)
    assert match.over and match.state.values[ROUND] == 1
    totals = [match.state.counters[SCORE[seat]] for seat in range(3)]
    assert match.state.values[WINNERS] == sum(1 << seat for seat in range(3) if totals[seat] == min(totals))


def test_in_the_last_round_the_time_changes_nothing_and_never_is_up_twice() -> None:
    """NN-7.4"""
    match = begun({"rounds": 1})
    assert match.call_time() and not match.call_time()
    play(match, 5000, 2)
    assert match.over and not match.call_time()


@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_without_a_call_all_rounds_are_played(rounds: int) -> None:
    """NN-7.4"""
    match = begun({"rounds": rounds, "minutes": 30}, 9000)
    assert match.over and match.state.values[ROUND] == rounds


def test_how_long_is_a_setting_and_off_at_first() -> None:
    """NN-7.4: the rounds are 10 and from 1 to 20."""
    options = GAME.checked_options({})
    assert GAME.options.time_limit(options) == 0 and options["rounds"] == 10
    assert GAME.options.time_limit(GAME.checked_options({"minutes": 90})) == 90
    [rounds] = (spec for spec in GAME.options.specs if spec.key == "rounds")
    assert [value for value, _ in rounds.choices] == list(range(1, 21))


def test_a_replay_hears_the_time_at_the_same_moment() -> None:
    """NN-7.4"""
    match = begun({})
    match.call_time()
    play(match, 20, 3)
    again = Match.from_document(GAME, match.to_document())
    assert again.state.to_data() == match.state.to_data() and again.state.values[TIME_UP] == 1
    play(match, 5000, 4)
    play(again, 5000, 4)
    assert match.over and again.state.to_data() == match.state.to_data()


def test_what_was_answered_before_the_call_is_not_taken_back_past_it() -> None:
    """NN-7.4: unless undo is forced; then the time is up no more, and can be called again."""
    match = begun({})
    last = match.answers[-1].seat
    before = match.state.to_data()
    match.call_time()
    assert match.undo_barrier(last) and not match.undo(last)
    assert match.undo(last, force=True)
    assert match.state.to_data() == before and match.state.values[TIME_UP] == 0
    assert match.call_time()
