"""The evaluator: computes every seat's chance to win, as a softmax over sums of weighted features.

A game names its features and reads them from a state. Their weights stand in its weights files.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import exp
from typing import Any, Generic, NamedTuple

from engine.kernel.files.card_file import parse
from engine.kernel.game import weights
from engine.kernel.state.generics import R
from engine.kernel.state.state import WINNERS, Board

Weight = tuple[float, float]
"""The weight of one unit of a feature at the start of a match, and its change by the end."""
NOTHING: Weight = (0.0, 0.0)
Row = Sequence[tuple[int, float]]
"""The features of one seat: index in `Evaluator.features` and amount. Features left out are 0."""
ANY = "*"
"""A wildcard for the last part of a name, such as a card id. Each such entry is optional."""


class Feature(NamedTuple):
    """A number that is read from a state for every seat.

    name    its entry in the weights file; "cards.power" stands in the table "cards", "hand.2" third in the list "hand"
    unit    what it counts, such as "card" or "dollar"
    better  1 if more of it helps the seat, -1 if more hurts it, 0 if that depends
    """

    name: str
    unit: str = ""
    better: int = 0

    @property
    def group(self) -> str:
        """The table or list of the entry, or the name itself for a single number."""
        return self.name.partition(".")[0]


class Term(NamedTuple):
    """A feature of a seat, its amount, and its share (0 to 1) of the seat's chance to win."""

    feature: Feature
    amount: float
    points: float


def features_in(group: str, names: Sequence[str | int], unit: str = "", better: int = 0) -> tuple[Feature, ...]:
    return tuple(Feature(f"{group}.{name}", unit, better) for name in names)


class Evaluator(Generic[R]):
    """Base class of games' evaluators: chances to win from weighted features."""

    def __init__(self, features: Sequence[Feature], given: Mapping[str, Weight]) -> None:
        """`given`: weights by feature name. A feature without a weight counts nothing."""
        self.features = tuple(features)
        self.weights = tuple(given.get(feature.name, NOTHING) for feature in self.features)
        self._confidence = given.get("confidence", (1.0, 0.0))
        self._phase = -1.0
        self._counts: list[float] = []

    def read(self, state: Board[R]) -> list[Row | None]:
        """Return the features of every seat, None for a seat that can't win."""
        raise NotImplementedError

    def phase(self, state: Board[R], rows: Sequence[Row | None]) -> float:
        """Return the progress of the match, from 0 at the start to 1 at the end. `rows`: see `read`."""
        return 0.0

    def confidence(self, phase: float) -> float:
        """Return the factor for all weights at a phase of the match. Below 1, a lead decides less than they say."""
        return self._confidence[0] + phase * self._confidence[1]

    def scores(self, state: Board[R]) -> list[float | None]:
        """Return the value of every seat's position as log-odds, None for a seat that can't win."""
        rows = self.read(state)
        return self.weigh(rows, self.phase(state, rows))

    def weigh(self, rows: Sequence[Row | None], phase: float) -> list[float | None]:
        """Return each seat's sum of features times weights at a phase of the match."""
        counts = self.counts(phase)
        return [None if row is None else sum([counts[place] * amount for place, amount in row]) for row in rows]

    def counts(self, phase: float) -> list[float]:
        """Return the weights of the features at a phase of the match."""
        if phase != self._phase:
            self._phase, confidence = phase, self.confidence(phase)
            self._counts = [confidence * (start + phase * change) for start, change in self.weights]
        return self._counts

    def win_odds(self, state: Board[R]) -> list[float]:
        """Return every seat's chance to win, from 0 to 1."""
        return result_odds(state) if state.over else softmax(self.scores(state))

    def terms(self, state: Board[R], seat: int) -> list[Term]:
        """Return the features that make up a seat's chance to win."""
        rows = self.read(state)
        phase = self.phase(state, rows)
        scores, counts = self.weigh(rows, phase), self.counts(phase)
        own, row = scores[seat], rows[seat]
        if own is None or row is None:
            return []
        chance = softmax(scores)[seat]
        found = []
        for place, amount in row:
            without = [*scores[:seat], own - counts[place] * amount, *scores[seat + 1 :]]
            found.append(Term(self.features[place], amount, chance - softmax(without)[seat]))
        return found


def result_odds(state: Board[R]) -> list[float]:
    """Return every seat's share of the victory in a finished match. If no seat won, all share it."""
    winners = state.values[WINNERS] or (1 << state.table.seats) - 1
    return [(winners >> seat & 1) / winners.bit_count() for seat in range(state.table.seats)]


def softmax(scores: Sequence[float | None]) -> list[float]:
    """Return chances that add up to 1. A score of None gives 0; if all are None, the chances are equal."""
    best = max((score for score in scores if score is not None), default=0.0)
    powers = [0.0 if score is None else exp(score - best) for score in scores]
    total = sum(powers)
    return [power / total for power in powers] if total else [1.0 / len(powers)] * len(powers)


# --- weights as data ---------------------------------------------------------------------------------------------


def read_weights(text: str, file: str, features: Sequence[Feature]) -> dict[str, Weight]:
    """Return the weights of features by name. An entry is a number, or a list of two: at the start and at the end.

    A feature "table.*" allows any entry in that table or list. Raises BadCard with the file, the entry and the expected
    value.
    """
    wanted = {feature.name: feature for feature in features}
    found = {}
    groups = sorted({feature.group for feature in features})
    given = parse(text, file)
    for name, value in _entries(given, {*groups} - {*wanted}):
        group, inside, _ = name.partition(".")
        feature = wanted.get(name) or wanted.get(f"{group}{inside}{ANY}")
        if feature is None:
            known = [each.name for each in features if each.group == group] or groups
            raise weights.WeightTable(file, given).unknown(name, known)
        found[name] = _weight(file, name, value, feature.better)
    for name in wanted:
        if name not in found and not name.endswith(ANY):
            raise weights.bad(file, name, f"'{name}' is missing; expected a number")
    return found


def _entries(given: Mapping[str, Any], several: Collection[str]) -> Iterator[tuple[str, Any]]:
    """Yield the entries with their full names. `several` are the names of tables and lists."""
    for group, value in given.items():
        if isinstance(value, Mapping):
            yield from ((f"{group}.{name}", each) for name, each in value.items())
        elif isinstance(value, list) and group in several:
            yield from ((f"{group}.{place}", each) for place, each in enumerate(value))
        else:
            yield group, value


def _weight(file: str, name: str, value: Any, better: int) -> Weight:
    table = weights.WeightTable(file, {name: value})
    start, end = table.reals(name) if isinstance(value, list) and len(value) == 2 else [table.real(name)] * 2
    if min(start * better, end * better) < 0:
        raise weights.bad(file, name, f"'{name}' must not be {'negative' if better > 0 else 'positive'}")
    return start, end - start
