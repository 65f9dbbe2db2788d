"""What higher computer seats of Nasty Neighbours expect of a round, and how it is fitted to rounds."""

from __future__ import annotations

import pytest

from engine.games.nasty_neighbours.ai import weights
from engine.games.nasty_neighbours.ai.foresight import FACTS, expected, facts
from engine.games.nasty_neighbours.ai.situation import Situation
from engine.kernel.view import view_of
from tests.engine.games.nasty_neighbours.fit_points import Fit, text_of
from tests.engine.games.nasty_neighbours.random_games import begin

YARDS = [(20.0, 18.0, 16.0)] * 4
WAITS = (0, 1, 2, 3)
HANDS = (1, 1, 1, 1)
OPEN = (False,) * 4


def promised(yards: list[tuple[float, float, float]], downs: tuple[int, ...]) -> float:
    """The points that the first player is expected to have."""
    return expected(facts(0, yards, downs, WAITS, HANDS, OPEN))


@pytest.mark.parametrize("left", [1, 2, 3, 4, 6])
def test_a_lower_yard_promises_fewer_points(left: int) -> None:
    high = [(30.0, 28.0, 26.0), *YARDS[1:]]
    low = [(10.0, 8.0, 6.0), *YARDS[1:]]
    assert promised(low, (left,) * 4) < promised(YARDS, (left,) * 4) < promised(high, (left,) * 4)


def test_the_lowest_yard_gains_by_the_race() -> None:
    """NN-7.2: whoever is lowest wants the round to end, and loses by others' haste."""
    lowest = [(6.0, 5.0, 4.0), *YARDS[1:]]
    gains = [promised(lowest, (4, 4, 4, 4)) - promised(lowest, (left, 4, 4, 4)) for left in (3, 2, 1)]
    assert gains == sorted(gains)
    assert gains[-1] > 2


@pytest.mark.parametrize("name", ["normal", "gentle", "hard", "hard-duel", "expert-duel"])
def test_other_levels_and_duels_go_by_the_yards_alone(name: str) -> None:
    assert Situation(view_of(begin(4, 3), 0), weights.load(name), 1).foresight is None


def test_experts_among_three_and_more_foresee() -> None:
    at = Situation(view_of(begin(4, 3), 0), weights.load("expert"), 1)
    assert at.foresight is not None
    assert at.now == at.foresight.value({}, at.downs)


def test_an_ending_is_open_to_doubt() -> None:
    """NN-7.2: even a low yard is not always the lowest once the others have had their last turn."""
    view = view_of(begin(4, 3), 0)
    spreads = []
    for name in ("normal", "expert"):
        endings = Situation(view, weights.load(name), 1).endings
        found = endings.doubted(1, 0, [30.0] * endings.samples)
        spreads.append(max(found) - min(found))
        assert endings.doubted(0, 0, [3.0] * endings.samples) == [3.0] * endings.samples
    assert spreads[0] == 0.0
    assert spreads[1] > 20


def test_the_fit_finds_what_facts_count() -> None:
    fit = Fit()
    for number in range(400):
        found = [(number % 3, 1.0), (5, number % 7 / 7)]
        fit.add((found, 20.0 + 4.0 * (number % 3) + 6.0 * (number % 7) / 7))
    usual, counts = fit.solution(100_000)
    for number in range(21):
        told = usual + counts[number % 3] + counts[5] * (number % 7) / 7
        assert told == pytest.approx(20.0 + 4.0 * (number % 3) + 6.0 * (number % 7) / 7, abs=0.2)
    assert "race = [" in text_of(usual, [0.0] * FACTS, 100)
