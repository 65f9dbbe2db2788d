"""How likely each seat is to win, estimated from a few facts about a position that everybody can see.

A game names the facts and says what they are for a seat; what they weigh stands in its `chances.toml`, fitted to
matches of computer seats (`python -m tests.engine.games.fit_chances GAME`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Generic

from engine.kernel import weights
from engine.kernel.generics import R
from engine.kernel.view import View

Facts = Sequence[float]
"""The facts about one seat, in the order of their names; larger numbers must mean the same for every seat."""
FILE = "chances"


@dataclass(frozen=True, slots=True)
class Estimate(Generic[R]):
    """The estimate of a game. `facts` gives those of a seat, None for a seat that can no longer win."""

    names: tuple[str, ...]
    weights: tuple[float, ...]
    facts: Callable[[View[R], int], Facts | None]

    def chances(self, view: View[R]) -> list[float]:
        """The chance of each seat, from 0 to 1; together 1. A finished match is no estimate: its winners share it."""
        seats = range(view.table.seats)
        if view.over and view.winners:
            return [1.0 / len(view.winners) if seat in view.winners else 0.0 for seat in seats]
        return shares([None if view.is_out(seat) else self.facts(view, seat) for seat in seats], self.weights)


def shares(facts: Sequence[Facts | None], weight: Sequence[float]) -> list[float]:
    """The chances that follow from the facts of all seats; even ones where nobody can win any more."""
    scores = [None if own is None else sum(map(float.__mul__, weight, map(float, own))) for own in facts]
    best = max((score for score in scores if score is not None), default=0.0)
    powers = [0.0 if score is None else exp(score - best) for score in scores]
    total = sum(powers)
    return [power / total for power in powers] if total else [1.0 / len(powers)] * len(powers)


def fitted(
    package: str | None, names: Sequence[str], facts: Callable[[View[R], int], Facts | None]
) -> Callable[[], Estimate[R]]:
    """(): the estimate whose weights stand in `chances.toml` of a package, a number for each name. Raises BadCard."""
    file = f"{FILE}.toml"
    return cache(lambda: Estimate(tuple(names), read_weights(weights.text_of(package, FILE), file, names), facts))


def read_weights(text: str, file: str, names: Sequence[str]) -> tuple[float, ...]:
    """A number for each fact. Raises BadCard with the file, the entry and what was expected."""
    given = weights.entries(text, file, names)
    for name, value in given.items():
        if value is None:
            raise weights.bad(file, name, f"'{name}' is missing; expected a number")
    return tuple(weights.number(file, name, value) for name, value in given.items())
