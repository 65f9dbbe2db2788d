"""The evolution strategy: finds what it looks for, keeps signs, and follows from its seed."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from client.commands._tune_strategy import Strategy, bounded, shares_of

BEST = (4.0, -0.5, 0.3, 0.2)
START = (2.0, -1.0, 0.0, 0.2)


def nearness(values: Sequence[float]) -> float:
    return -sum((value - best) ** 2 for value, best in zip(values, BEST, strict=True))


def after(generations: int, seed: int = 1) -> Strategy:
    strategy = Strategy.at(START, 0.2)
    for _ in range(generations):
        population = strategy.population(12, seed)
        strategy.learn(population, [nearness(candidate) for candidate in population])
    return strategy


def test_it_comes_to_the_best_numbers() -> None:
    found = after(80)
    assert nearness(START) < -4
    assert nearness(found.center) > -0.01
    assert found.generation == 80


def test_it_goes_on_from_plain_data_as_if_it_had_never_stopped() -> None:
    stopped = Strategy.from_data(json.loads(json.dumps(after(5).to_data())))
    for _ in range(5):
        population = stopped.population(12, 1)
        stopped.learn(population, [nearness(candidate) for candidate in population])
    assert stopped == after(10)
    assert after(10, seed=2) != after(10)


def test_equal_fitness_keeps_the_first_and_moves_little() -> None:
    strategy = Strategy.at((1.0,), 0.2)
    population = strategy.population(4, 1)
    strategy.learn(population, [0.5] * 4)
    first, second = shares_of(4)
    assert strategy.center[0] == pytest.approx(first * population[0][0] + second * population[1][0])


def test_numbers_keep_their_sign() -> None:
    assert bounded(-3.0, 2.0) == pytest.approx(0.04)
    assert bounded(3.0, -2.0) == pytest.approx(-0.04)
    assert bounded(-3.0, 0.0) == -3.0
    strategy = Strategy.at((1.0, -1.0), 1.0)
    for _ in range(20):
        population = strategy.population(6, 3)
        assert all(up > 0 > down for up, down in population)
        strategy.learn(population, [down - up for up, down in population])
    assert strategy.center[0] > 0 > strategy.center[1]


def test_the_best_count_most() -> None:
    shares = shares_of(12)
    assert len(shares) == 6
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.0)
    assert shares_of(2) == [1.0]
