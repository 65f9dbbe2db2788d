"""The search of `tune`: finds what it looks for, keeps signs, and follows from its seed and what was measured."""

from __future__ import annotations

from collections.abc import Sequence

from engine.commands.tune.search import Search

BEST = (4.0, -0.5, 0.3, 0.2)
START = (2.0, -1.0, 0.0, 0.2)


def nearness(values: Sequence[float]) -> float:
    return -sum((value - best) ** 2 for value, best in zip(values, BEST, strict=True))


def after(generations: int, seed: int = 1) -> tuple[Search, list[list[float]]]:
    """A search, and what was measured in each of its generations."""
    search = Search(START, 0.2, 12, seed)
    measured = [learned(search) for _ in range(generations)]
    return search, measured


def learned(search: Search) -> list[float]:
    fitness = [nearness(candidate) for candidate in search.population()]
    search.learn(fitness)
    return fitness


def test_it_begins_where_it_is_told_to() -> None:
    search = Search(START, 0.2, 12, 1)
    assert search.center == list(START)
    assert 0.19 < search.step < 0.21


def test_it_comes_to_the_best_numbers() -> None:
    assert nearness(START) < -4
    assert nearness(after(80)[0].center) > -0.01


def test_it_goes_on_from_what_was_measured_as_if_it_had_never_stopped() -> None:
    _, measured = after(5)
    stopped = Search(START, 0.2, 12, 1)
    for fitness in measured:
        stopped.population()
        stopped.learn(fitness)
    for _ in range(5):
        learned(stopped)
    straight = after(10)[0]
    assert (stopped.center, stopped.step) == (straight.center, straight.step)
    assert after(10, seed=2)[0].center != straight.center


def test_numbers_keep_their_sign() -> None:
    search = Search((1.0, -1.0), 1.0, 6, 3)
    for _ in range(20):
        population = search.population()
        assert all(up > 0 > down for up, down in population)
        search.learn([down - up for up, down in population])
    assert search.center[0] > 0 > search.center[1]


def test_a_single_number_is_tuned_too() -> None:
    search = Search((1.0,), 0.2, 6, 1)
    for _ in range(40):
        search.learn([-abs(value - 3.0) for (value,) in search.population()])
    assert abs(search.center[0] - 3.0) < 0.1


def test_a_step_neither_vanishes_nor_runs_away_when_all_do_the_same() -> None:
    search = Search(START, 0.2, 4, 1)
    for _ in range(40):
        search.population()
        search.learn([0.5] * 4)
        assert 0.02 <= search.step <= 0.6
