"""The expected points of yards and players at the end of a round of Nasty Neighbours.

`YardFeatures` uses the cards of one yard. A result also depends on who goes out first, and at what price. The features
of a player cover that: the points of all yards, the face-down cards and the turns. Their weights are in
`weights/points.toml`, fitted by `python -m tests.engine.games.fit nasty-neighbours`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate
from math import exp
from typing import NamedTuple

from engine.games.nasty_neighbours.ai.weights import FILES, Weights
from engine.games.nasty_neighbours.ai.yard_view import (
    EMPTY,
    INSTANT_CODE,
    POINTS,
    STUMPED_CODE,
    WILD_CODE,
    YardView,
    lies_down,
)
from engine.games.nasty_neighbours.definitions.vocabulary import HIGHEST
from engine.kernel.files.card_file import parse
from engine.kernel.game import weights as readers

Cells = Sequence[int]

# --- completing lines ----------------------------------------------------------------------------------------------


class LineNeeds(NamedTuple):
    """The cards that complete a line, given its face-up cards (NN-4.1, NN-4.2)."""

    complete: bool = False
    numbers: tuple[int, ...] = ()
    """Numbers (from 0) of which any suit card completes the line."""
    codes: tuple[int, ...] = ()
    """Other suit cards that complete the line."""
    far_numbers: tuple[tuple[int, int], ...] = ()
    """Numbers of which the line needs several cards, with the count."""
    far_runs: tuple[tuple[int, ...], ...] = ()
    """Sets of suit cards of which two complete a run."""


@lru_cache(maxsize=100_000)
def needs_of(kept: tuple[int, ...], size: int) -> LineNeeds:
    """Return what a line of `size` cards needs. `kept` are its face-up suit cards and Wilds."""
    suited = [code for code in kept if code != WILD_CODE]
    wilds = len(kept) - len(suited)
    if not suited:
        if wilds >= size - 1:
            return LineNeeds(wilds == size, tuple(range(HIGHEST)) if wilds < size else ())
        return LineNeeds(far_numbers=tuple((number, size - wilds) for number in range(HIGHEST)))
    numbers = [code % HIGHEST for code in suited]
    missing = {number: size - wilds - numbers.count(number) for number in numbers}
    if 0 in missing.values():
        return LineNeeds(complete=True)
    near: set[int] = set()
    far: list[tuple[int, ...]] = []
    for suit in {code // HIGHEST for code in suited}:
        codes = {code for code in suited if code // HIGHEST == suit}
        for lowest in range(suit * HIGHEST, (suit + 1) * HIGHEST - size + 1):
            absent = [code for code in range(lowest, lowest + size) if code not in codes]
            wanted = len(absent) - wilds
            if wanted == 0 and len(codes) == len(suited) and len(set(suited)) == len(suited):
                return LineNeeds(complete=True)
            if wanted == 1 and len(absent) < size:
                near.update(absent)
            elif wanted == 2 and len(absent) < size:
                far.append(tuple(absent))
    soon = tuple(number for number, count in missing.items() if count == 1)
    return LineNeeds(
        numbers=soon,
        codes=tuple(sorted(code for code in near if code % HIGHEST not in soon)),
        far_numbers=tuple((number, count) for number, count in missing.items() if count > 1),
        far_runs=tuple(far),
    )


# --- yards ---------------------------------------------------------------------------------------------------------

USUAL = 20.0
"""The usual points of a yard at the end of a round."""


class YardFeatures:
    """The expected points of yards after a number of turns, with the lines they may complete.

    Rows and columns exclude each other, so the better direction counts. A diagonal counts only if it removes more than
    all of them (NN-4.5).
    """

    def __init__(self, sight: YardView, weights: Weights, turns: float) -> None:
        self.sight, self.weights, self.turns = sight, weights, turns
        self.looks = weights.looks * turns
        self.prize = weights.prize * min(1.0, turns)
        self.cells = self._cells(sight.mean)
        """The points of each cell without lines."""
        self.wilds = sight.unseen[WILD_CODE] / sight.total
        self.numbers = [sum(sight.unseen[n:WILD_CODE:HIGHEST]) / sight.total for n in range(HIGHEST)]
        """The share of each number among the unseen cards, starting with 1."""
        self.unbegun = self._several(sight.rules.size - 1, sum(self.numbers) / HIGHEST + self.wilds)
        """The odds of completing a line without face-up cards."""
        self._sorted_line, self._far = cache(self._of_line), cache(self._odds)
        self.of_line = cache(lambda cells: self._sorted_line(tuple(sorted(cells))))
        """(cells): the points that one line is expected to remove."""
        self._seen: dict[int, tuple[list[float], float]] = {}

    def _cells(self, mean: float) -> list[float]:
        """Return the points of each cell. Later turns remove part of the points above a low card."""
        weights, soon = self.weights, min(1.0, self.turns)
        mended = min(weights.most_mended, weights.mended * self.turns)
        numbers = [points - mended * max(0.0, points - weights.reach) for points in (*POINTS[:WILD_CODE], mean)]
        unknown = numbers.pop() + weights.unknown * soon
        share = min(weights.most_wild, weights.wild_mended * self.turns)
        wild = POINTS[WILD_CODE] - share * (POINTS[WILD_CODE] - weights.reach) - weights.wild * soon
        codes = [*numbers, wild, 0.0, 0.0]
        return [*codes, unknown, -weights.gap * soon, *codes[:INSTANT_CODE], unknown]

    def of_yard(self, seat: int, cells: Cells, place: int = -1) -> float:
        """Return the points of a yard with these cells.

        If `place` is given, they differ from the seen ones only there.
        """
        if place < 0 or self.sight.locked[seat]:
            points = self.fade(cells, sum([self.cells[cell] for cell in cells]))
            return points if self.sight.locked[seat] else points - self.combine(self.of_lines(cells))
        yard = self.sight.yards[seat]
        if seat not in self._seen:
            self._seen[seat] = self.of_lines(yard), sum([self.cells[cell] for cell in yard])
        lines, total = self._seen[seat]
        lines = lines[:]
        for number, line in self.sight.deck.crossing[place]:
            lines[number] = self.of_line(tuple([cells[other] for other in line]))
        total = total - self.cells[yard[place]] + self.cells[cells[place]]
        return self.fade(cells, total) - self.combine(lines)

    def fade(self, cells: Cells, points: float) -> float:
        """Move points toward the usual ones.

        With many face-down cards, later turns replace most other cards too.
        """
        kept = self.weights.kept
        if kept >= 1 or self.turns <= 1:
            return points
        more = sum(map(lies_down, cells)) - 1
        return points if more <= 0 else USUAL + (kept + (1 - kept) * exp(-more)) * (points - USUAL)

    def of_lines(self, cells: Cells) -> list[float]:
        """Return the points that each line is expected to remove."""
        return [self.of_line(tuple([cells[place] for place in line])) for line in self.sight.rules.lines]

    def combine(self, lines: Sequence[float]) -> float:
        """Return the points that the lines remove together: rows or columns, or one diagonal."""
        size = self.sight.rules.size
        rows, columns = sum(lines[:size]), sum(lines[size : 2 * size])
        most, other = (rows, columns) if rows >= columns else (columns, rows)
        return max(most + self.weights.other_way * other, lines[-1], lines[-2])

    def _of_line(self, cells: tuple[int, ...]) -> float:
        """Return the points that a line with these sorted cells is expected to remove."""
        if EMPTY in cells or STUMPED_CODE in cells:
            return 0.0
        weights, unseen = self.weights, self.sight.unseen
        values = self.cells
        points = sum([values[cell] for cell in cells])
        kept = tuple([cell for cell in cells if cell <= WILD_CODE])
        if not kept:
            return points * weights.far * self.unbegun
        needs = needs_of(kept, len(cells))
        if needs.complete:
            return weights.standing * points + self.prize
        far = max([self._far(*need) for need in needs.far_numbers], default=0.0)
        if needs.far_runs:
            most = max([sum([unseen[code] for code in codes]) for codes in needs.far_runs])
            far = max(far, weights.far_run * self._several(2, 0.6 * most / self.sight.total + self.wilds))
        soon = 0.0
        if needs.numbers or needs.codes:
            outs = self.wilds + sum([self.numbers[number] for number in needs.numbers])
            outs += weights.run_line * sum([unseen[code] for code in needs.codes]) / self.sight.total
            hidden = any(map(lies_down, cells))
            # face-down cards still turn up in Fall
            soon = 1 - (1 - min(1.0, outs)) ** (self.looks + 0.7 * hidden)
            if not hidden:
                soon *= weights.open_line
        return points * (soon + (1 - soon) * weights.far * far)

    def _odds(self, number: int, wanted: int) -> float:
        """Return the odds of finding this many cards of a number."""
        odds = self._several(wanted, self.numbers[number] + self.wilds)
        return odds * (self.weights.far_three if wanted > 2 else 1.0)

    def _several(self, wanted: int, share: float) -> float:
        """Return the odds of finding two or three cards of a given share in the remaining looks; 0 for more."""
        looks, other = self.looks, 1 - share
        if looks < wanted or wanted > 3:
            return 0.0
        odds: float = 1 - other**looks - looks * share * other ** (looks - 1)
        if wanted == 3:
            odds -= looks * (looks - 1) / 2 * share * share * other ** (looks - 2)
        return max(0.0, odds)


# --- players -------------------------------------------------------------------------------------------------------

TURNS = (0.0, 2.0, 5.0)
"""The numbers of remaining turns for which yards are valued."""
SOON = 1
"""The index in `TURNS` that is used to compare yards."""
MOST_DOWN, MOST_LEFT, FEW = 5, 4, 3
"""The upper limits for face-down cards: the seat's own, the fewest of a rival, and a yard near the end."""
GROUPS = {
    "race": MOST_DOWN * MOST_LEFT, "wait": MOST_LEFT, "now": MOST_LEFT, "soon": MOST_LEFT, "later": MOST_LEFT,
    "lower": FEW * FEW, "higher": FEW * FEW, "others": MOST_LEFT, "hand": MOST_LEFT, "hands": MOST_LEFT, "locked": 1,
}  # fmt: skip
"""The groups of features, with the number of weights each has in `points.toml`."""
*STARTS, FEATURES = accumulate(GROUPS.values(), initial=0)
RACE, WAIT, NOW, _, _, LOWER, HIGHER, OTHERS, HAND, HANDS, LOCKED = STARTS
SCALE = 10.0
"""The points that make one unit of a feature."""
FAR = 2.0
"""The limit for the distance to the lowest other yard."""

Horizons = Sequence[float]
"""The expected points of a yard for each of `TURNS`."""
Features = list[tuple[int, float]]
"""The nonzero features of a player: their numbers and values."""


def read_features(
    seat: int,
    yards: Sequence[Horizons],
    downs: Sequence[int],
    waits: Sequence[int],
    hands: Sequence[int],
    locked: Sequence[bool],
) -> Features:
    """Read a player's features.

    waits: the turns before each player's own
    hands: the numbers of Nasty Neighbour cards
    """
    rivals = [other for other in range(len(yards)) if other != seat]
    own = min(downs[seat], MOST_DOWN) - 1
    left = min(min([downs[other] for other in rivals]), MOST_LEFT) - 1
    nearest = min(own, left)
    compared = [yards[other][SOON] for other in rivals]
    ahead = (yards[seat][SOON] - min(compared)) / SCALE
    near = min(own, FEW - 1) * FEW + min(left, FEW - 1)
    return [
        (RACE + own * MOST_LEFT + left, 1.0),
        (WAIT + left, waits[seat] / len(rivals)),
        (LOWER + near, max(-FAR, ahead)) if ahead < 0 else (HIGHER + near, min(FAR, ahead)),
        (OTHERS + nearest, sum(compared) / len(rivals) / SCALE),
        (HAND + nearest, float(hands[seat])),
        (HANDS + nearest, (sum(hands) - hands[seat]) / len(rivals)),
        (LOCKED, float(locked[seat])),
        *[(NOW + step * MOST_LEFT + nearest, points / SCALE) for step, points in enumerate(yards[seat])],
    ]


@cache
def feature_weights() -> tuple[float, tuple[float, ...]]:
    """Return the usual points of a round and the weight of each feature. Raises BadCard for a bad file."""
    file = "points.toml"
    table = readers.WeightTable(file, parse(FILES.text_of("points"), file))
    table.only("usual", *GROUPS)
    counts = [number for name, size in GROUPS.items() for number in table.reals(name, size)]
    return table.real("usual"), tuple(counts)


def expected_points(features: Features) -> float:
    """Return the expected points of a round for a player with these features."""
    usual, weights = feature_weights()
    return usual + sum([weights[feature] * value for feature, value in features])
