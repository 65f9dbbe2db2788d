"""The search of `tune`: the covariance matrix adaptation of `cma`, every number with a step size of its own.

`cma` comes with the extra `tune`. Equal seeds and equal measurements give equal
results, so a search is brought back by telling a new one what had been measured.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from math import nan
from types import ModuleType

from engine.commands._shared.spread import import_optional

SMALL_SCALE = 0.1
"""The scale of a number that is nothing to start with."""
LEAST_SHARE = 0.02
"""No number comes nearer to nothing than this share of its start, so that it keeps its sign."""
SMALLEST_STEP, LARGEST_STEP = 0.1, 3.0
"""Bounds of a step size, as shares of the first one: noise must neither stop it nor let it run away."""


def cma() -> ModuleType:
    """Import the package that searches. Raises CommandError if it isn't installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses matplotlib, with which it would draw
        return import_optional("cma", "tune", "cma", extra="tune")


class Search:
    """A search that begins at some numbers; `step` is the first step size as a share of each."""

    def __init__(self, start: Sequence[float], step: float, size: int, seed: int) -> None:
        strategy = cma().CMAEvolutionStrategy
        import numpy  # comes with cma

        self._count = len(start)
        start = (*start, 0.0) if self._count == 1 else start  # cma wants two numbers: the second means nothing
        self._scales = [abs(value) or SMALL_SCALE for value in start]
        options = {
            "popsize": size,
            "bounds": [
                [LEAST_SHARE if value > 0 else None for value in start],
                [-LEAST_SHARE if value < 0 else None for value in start],
            ],
            "CMA_diagonal": True,  # with so few games, what numbers have to do with each other is not to be learned
            "minstd": SMALLEST_STEP * step,
            "maxstd": LARGEST_STEP * step,
            "randn": numpy.random.RandomState(seed % 2**32).randn,
            "seed": nan,
            "verbose": -9,
        }
        begin = [value / scale for value, scale in zip(start, self._scales, strict=True)]
        self._strategy = strategy(begin, step, options)

    @property
    def center(self) -> list[float]:
        """The numbers around which the search looks now."""
        return self._numbers(self._strategy.result.xfavorite)

    @property
    def step(self) -> float:
        """The step size now, on average of all numbers."""
        return float(self._strategy.stds[: self._count].mean())

    def population(self) -> list[list[float]]:
        """Return the candidates of the next generation. Ask for them once."""
        self._asked = self._strategy.ask()
        return [self._numbers(candidate) for candidate in self._asked]

    def learn(self, fitness: Sequence[float]) -> None:
        """Move on, after the candidates have been measured (more is better)."""
        self._strategy.tell(self._asked, [-value for value in fitness])

    def _numbers(self, candidate: Sequence[float]) -> list[float]:
        return [float(value * scale) for value, scale in zip(candidate, self._scales, strict=True)][: self._count]
