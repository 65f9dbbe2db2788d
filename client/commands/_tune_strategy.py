"""An evolution strategy: it looks for numbers that do best where how they do can only be measured with much noise.

This is the separable covariance matrix adaptation of Ros and Hansen (2008): the better half of a population moves the
center, and every number learns a step size of its own. Equal seeds and equal measurements give equal results.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp, log, sqrt
from typing import Any

SMALL_SCALE = 0.1
"""The scale of a number that is nothing to start with."""
LEAST_SHARE = 0.02
"""No number comes nearer to nothing than this share of its start, so that it keeps its sign."""
SMALLEST_STEP, LARGEST_STEP = 0.1, 3.0
"""Bounds of the common step size, as shares of the first one: noise must neither stop it nor let it run away."""


def scale_of(start: float) -> float:
    """What counts as a whole step for a number."""
    return abs(start) or SMALL_SCALE


def bounded(value: float, start: float) -> float:
    """A value that has kept the sign of its start."""
    least = abs(start) * LEAST_SHARE
    if start > 0:
        return max(value, least)
    return min(value, -least) if start < 0 else value


@dataclass(slots=True)
class Strategy:
    """Where a search stands: everything that the next generation follows from, besides the measurements."""

    start: list[float]
    center: list[float]
    step: float
    first_step: float
    variances: list[float]
    """Of each number, in steps of its scale."""
    path: list[float]
    step_path: list[float]
    generation: int = 0

    @classmethod
    def at(cls, start: Sequence[float], step: float) -> Strategy:
        """A search that begins at some numbers; `step` is the first step size as a share of each."""
        nothing = [0.0] * len(start)
        return cls(list(start), list(start), step, step, [1.0] * len(start), nothing, list(nothing))

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Strategy:
        """The search that was noted with `to_data`."""
        return cls(**data)

    def to_data(self) -> dict[str, Any]:
        """Plain JSON data."""
        return asdict(self)

    def population(self, size: int, seed: int) -> list[list[float]]:
        """The candidates of this generation."""
        return [self._candidate(random.Random(f"{seed}/{self.generation}/{number}")) for number in range(size)]

    def _candidate(self, chance: random.Random) -> list[float]:
        return [
            bounded(middle + self.step * sqrt(variance) * scale_of(start) * chance.gauss(0.0, 1.0), start)
            for middle, variance, start in zip(self.center, self.variances, self.start, strict=True)
        ]

    def learn(self, population: Sequence[Sequence[float]], fitness: Sequence[float]) -> None:
        """Move on to the next generation, after the candidates of this one have been measured (more is better)."""
        count = len(self.center)
        order = sorted(range(len(population)), key=lambda number: (-fitness[number], number))
        shares = shares_of(len(population))
        best = [population[number] for number in order[: len(shares)]]
        moves = [[self._in_steps(candidate[i], i) for candidate in best] for i in range(count)]
        mean = [sum(share * move for share, move in zip(shares, row, strict=True)) for row in moves]
        weight = 1 / sum(share * share for share in shares)
        self._move(mean)
        fast = self._lengthen_paths(mean, weight)
        self._learn_variances(moves, shares, weight, fast)
        self._change_step(weight)
        self.generation += 1

    def _in_steps(self, value: float, number: int) -> float:
        """How far a value lies from the center, in steps."""
        return (value - self.center[number]) / (self.step * scale_of(self.start[number]))

    def _move(self, mean: Sequence[float]) -> None:
        self.center = [
            bounded(middle + self.step * scale_of(start) * move, start)
            for middle, start, move in zip(self.center, self.start, mean, strict=True)
        ]

    def _lengthen_paths(self, mean: Sequence[float], weight: float) -> bool:
        """Note which way the center goes time after time; whether it goes steadily enough to widen that way."""
        count = len(mean)
        fade = self._step_fade(weight)
        push = sqrt(fade * (2 - fade) * weight)
        self.step_path = [
            (1 - fade) * path + push * move / sqrt(variance)
            for path, move, variance in zip(self.step_path, mean, self.variances, strict=True)
        ]
        settled = 1 - (1 - fade) ** (2 * (self.generation + 1))
        steady = _length(self.step_path) / sqrt(settled) < (1.4 + 2 / (count + 1)) * _usual_length(count)
        slow = 4 / (count + 4)
        push = sqrt(slow * (2 - slow) * weight) if steady else 0.0
        self.path = [(1 - slow) * path + push * move for path, move in zip(self.path, mean, strict=True)]
        return steady

    def _learn_variances(
        self, moves: Sequence[Sequence[float]], shares: Sequence[float], weight: float, steady: bool
    ) -> None:
        count = len(moves)
        faster = (count + 2) / 3
        by_path = min(0.5, faster * 2 / ((count + 1.3) ** 2 + weight))
        by_best = min(1 - by_path, faster * 2 * (weight - 2 + 1 / weight) / ((count + 2) ** 2 + weight))
        slow = 4 / (count + 4)
        kept = 1 - by_path - by_best + (0.0 if steady else by_path * slow * (2 - slow))
        self.variances = [
            kept * variance
            + by_path * path * path
            + by_best * sum(share * move * move for share, move in zip(shares, row, strict=True))
            for variance, path, row in zip(self.variances, self.path, moves, strict=True)
        ]

    def _change_step(self, weight: float) -> None:
        count = len(self.center)
        fade = self._step_fade(weight)
        damping = 1 + 2 * max(0.0, sqrt((weight - 1) / (count + 1)) - 1) + fade
        step = self.step * exp(min(1.0, fade / damping * (_length(self.step_path) / _usual_length(count) - 1)))
        self.step = min(max(step, self.first_step * SMALLEST_STEP), self.first_step * LARGEST_STEP)

    def _step_fade(self, weight: float) -> float:
        return (weight + 2) / (len(self.center) + weight + 5)


def shares_of(population: int) -> list[float]:
    """What each of the better half counts when the center moves, the best first."""
    half = max(1, population // 2)
    raw = [log(half + 0.5) - log(rank + 1) for rank in range(half)]
    return [share / sum(raw) for share in raw]


def _length(vector: Sequence[float]) -> float:
    return sqrt(sum(entry * entry for entry in vector))


def _usual_length(count: int) -> float:
    """How long a vector of so many numbers by chance (deviation 1) is on average."""
    return sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count * count))
