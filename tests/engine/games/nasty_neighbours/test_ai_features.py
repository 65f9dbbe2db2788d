"""The points that computer seats of Nasty Neighbours expect of yards and rounds, and how they are fitted."""

from __future__ import annotations

import pytest

from engine.games.nasty_neighbours.ai import weights
from engine.games.nasty_neighbours.ai.evaluator import NastyEvaluator
from engine.games.nasty_neighbours.ai.features import expected_points, read_features
from engine.kernel.state.view import view_of
from tests.engine.games.fit.points import fitted
from tests.engine.games.nasty_neighbours.random_games import begin
from tests.engine.games.nasty_neighbours.test_ai_honesty import positions

YARDS = [(20.0, 18.0, 16.0)] * 4
WAITS = (0, 1, 2, 3)
HANDS = (1, 1, 1, 1)
OPEN = (False,) * 4


def promised(yards: list[tuple[float, float, float]], downs: tuple[int, ...]) -> float:
    """The points that the first player is expected to have."""
    return expected_points(read_features(0, yards, downs, WAITS, HANDS, OPEN))


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


@pytest.mark.parametrize("name", ["normal", "gentle", "hard", "expert", "hard-duel", "expert-duel"])
def test_only_experts_among_three_and_more_read_the_round(name: str) -> None:
    assert bool(NastyEvaluator(view_of(begin(4, 3), 0), weights.FILES.load(name), 1).horizons) == (name == "expert")


@pytest.mark.parametrize("name", ["normal", "expert"])
def test_one_replaced_card_counts_as_a_new_yard_does(name: str) -> None:
    for state, seat in positions(6):
        evaluator = NastyEvaluator(view_of(state, seat), weights.FILES.load(name), 1)
        for owner in evaluator.seats:
            for place in evaluator.sight.movable(owner):
                cells = evaluator.sight.with_cell(owner, place, 4)
                assert evaluator.cell_value(owner, place, 4) == pytest.approx(evaluator.value({owner: cells}))


def test_an_ending_is_open_to_doubt() -> None:
    """NN-7.2: even a low yard is not always the lowest once the others have had their last turn."""
    view = view_of(begin(4, 3), 0)
    spreads = []
    for name in ("normal", "expert"):
        ends = NastyEvaluator(view, weights.FILES.load(name), 1).round_ends
        points = ends.add_doubt(1, 0, [30.0] * ends.samples)
        spreads.append(max(points) - min(points))
        assert ends.add_doubt(0, 0, [3.0] * ends.samples) == [3.0] * ends.samples
    assert spreads[0] == 0.0
    assert spreads[1] > 20


def test_the_fit_finds_the_weights_of_features() -> None:
    samples = [
        ([(number % 3, 1.0), (5, number % 7 / 7)], 20.0 + 4.0 * (number % 3) + 6.0 * (number % 7) / 7)
        for number in range(400)
    ]
    usual, counts = fitted(samples, 100_000)
    for number in range(21):
        told = usual + counts[number % 3] + counts[5] * (number % 7) / 7
        assert told == pytest.approx(20.0 + 4.0 * (number % 3) + 6.0 * (number % 7) / 7, abs=0.2)
