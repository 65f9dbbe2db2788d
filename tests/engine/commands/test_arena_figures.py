"""Win rates with intervals, sequential tests, ratings: against values known from elsewhere."""

from __future__ import annotations

import random

import pytest

from engine.commands.arena.figures import (
    SequentialTest,
    by_identity,
    by_openness,
    percentiles,
    rate,
    rating,
    rating_gap,
    wilson,
)
from engine.commands.arena.games import ArenaResult


def test_the_interval_is_that_of_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(400, 400) == pytest.approx((0.9905, 1.0), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_percentiles_are_taken_from_the_times() -> None:
    times = [number / 1000 for number in range(101)]
    assert percentiles(times) == {"p50": 50.0, "p95": 95.0}
    assert percentiles([]) == {"p50": 0.0, "p95": 0.0}


def test_a_rate_tells_of_how_many_games_it_is() -> None:
    assert rate(50, 100) == {"games": 100, "won": 50, "win_rate": 0.5, "wilson_low": 0.4038, "wilson_high": 0.5962}
    assert rate(0, 0)["wilson_high"] == 1.0


def test_win_rates_are_told_for_each_identity() -> None:
    played = [
        ArenaResult(1.0, 9, True, identity="The Warlock", openly=True),
        ArenaResult(0.0, 9, True, identity="The Curator"),
        ArenaResult(0.5, 9, True, identity="The Savior"),
        ArenaResult(1.0, 9, True, identity="The Curator"),
    ]
    each = by_identity(played)
    assert {name: (found["won"], found["games"]) for name, found in each.items()} == {
        "The Curator": (1.0, 2),
        "The Savior": (0.5, 1),
        "The Warlock": (1.0, 1),
    }
    known = by_openness(played)
    assert {name: (found["won"], found["games"]) for name, found in known.items()} == {
        "The Warlock": (1.0, 1),
        "any other": (1.5, 3),
    }
    assert by_identity([ArenaResult(1.0, 9, True)]) == by_openness([ArenaResult(1.0, 9, True)]) == {}


def decided(chance: float, seed: int) -> tuple[str, int]:
    """What a test between 50 and 60 % says of results at random, and after how many games."""
    test, chooser = SequentialTest(0.5, 0.6), random.Random(seed)
    won = games = 0
    while test.decision(won, games) == "open":
        won += chooser.random() < chance
        games += 1
    return test.decision(won, games), games


def test_a_sequential_test_decides_rightly_in_at_least_95_of_100_series() -> None:
    high = [decided(0.6, seed) for seed in range(300)]
    low = [decided(0.5, seed) for seed in range(300)]
    assert sum(said == "high" for said, _ in high) >= 280
    assert sum(said == "low" for said, _ in low) >= 280
    assert max(games for _, games in high) < 2000


def test_no_games_decide_nothing() -> None:
    test = SequentialTest(0.5, 0.55)
    assert test.to_data(0, 0) == {"low": 0.5, "high": 0.55, "evidence": 0.0, "decision": "open"}
    assert test.evidence(1, 1) == pytest.approx(0.0953, abs=1e-4)
    assert test.evidence(0, 1) == pytest.approx(-0.1054, abs=1e-4)


def test_an_even_chance_is_no_rating_and_ten_times_the_odds_are_400() -> None:
    assert rating(0.5, 2) == rating(0.25, 4) == 0
    assert rating(10 / 11, 2) == pytest.approx(400)
    assert rating(0.4, 4) == pytest.approx(120.4, abs=0.1)


def test_a_gap_lies_within_its_interval_and_is_finite_without_a_defeat() -> None:
    gap, low, high = rating_gap(60, 100, 2)
    assert low < gap < high
    assert gap == pytest.approx(70.4, abs=2)
    gap, low, high = rating_gap(100, 100, 2)
    assert 400 < low < gap < high < 2000
    assert rating_gap(0, 100, 4)[0] < rating_gap(0, 100, 4)[2] < 0
