"""Nasty Neighbours, for computer seats: how a round ends once somebody goes out, sampled (NN-6.3 to NN-7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

from .counting import CODES, EMPTY, KNOWN_DOWN, POINTS, STUMPED_CODE, UNKNOWN, Sight
from .outlook import Outlook
from .worth import Worth

GOLDEN = 0.6180339887
"""Steps of this share through a sorted pile meet all of it evenly."""

LINE = 18.0
"""Points of a line that is completed at the end."""

BELLS = tuple(NormalDist().inv_cdf((number + 0.5) / 97) for number in range(97))
"""What is normal with deviation 1, in even shares."""
STEPS = (37, 58, 71, 83, 22, 91, 45, 13)
"""For each player a step through it, so that players' luck is their own."""


class Endings:
    """Samples of what the yards come to; `final` counts yards as they lie, `last` those that have one more turn."""

    def __init__(self, sight: Sight, outlook: Outlook, final: Worth, last: Worth, samples: int, seed: int) -> None:
        self.outlook = outlook
        self.final, self.last = final, last
        self.samples = samples
        self.mean = sight.mean
        self.pool = by_number(sight)
        self.start = seed % len(self.pool)
        self.step = max(1, round(len(self.pool) * GOLDEN))
        self._finals: dict[tuple[int, bool, tuple[int, ...]], list[float]] = {}
        self._values: dict[tuple[int, int, tuple[tuple[int, ...], ...], int], float] = {}

    def finals(self, seat: int, cells: Sequence[int], locked: bool, turn: bool) -> list[float]:
        """The points of a yard in each sample, after a last turn or as it lies."""
        key = (seat, turn, tuple(cells))
        found = self._finals.get(key)
        if found is None:
            found = self._finals[key] = self._sampled(seat, cells, locked, turn)
        return found

    def doubted(self, seat: int, out: int, found: list[float]) -> list[float]:
        """What is found for a player who has not gone out, with all that may still happen: Instants, evictions, and
        better or worse choices than expected.
        """
        chosen = self.outlook.weights
        if seat == out or not chosen.end_doubt:
            return found
        step, usual = STEPS[seat], chosen.end_usual
        first = step * self.start
        return [
            max(0.0, usual + chosen.end_kept * (points - usual) + chosen.end_doubt * BELLS[place % len(BELLS)])
            for place, points in zip(range(first, first + step * self.samples, step), found, strict=True)
        ]

    def _sampled(self, seat: int, cells: Sequence[int], locked: bool, turn: bool) -> list[float]:
        worth = self.last if turn else self.final
        unknown = sum(cell == UNKNOWN for cell in cells)
        open_points = [POINTS[cell] for cell in cells if cell < CODES and cell != STUMPED_CODE]
        sure: float = sum(POINTS[cell % KNOWN_DOWN] for cell in cells if cell not in (UNKNOWN, EMPTY))
        chance = 0.0 if locked else min(1.0, worth.promise(cells) / LINE)
        worst: float = max(open_points, default=0)
        if unknown:
            worst = max(worst, self.mean)
        pool, step = self.pool, self.step
        size = len(pool)
        place = self.start + 31 * seat
        found = []
        for number in range(self.samples):
            points = sure - (LINE if (number + 0.5 + seat) * GOLDEN % 1 < chance else 0)
            for _ in range(unknown):
                place += step
                points += POINTS[pool[place % size]]
            if turn:
                place += step
                points -= max(0, worst - POINTS[pool[place % size]])
            place += 1
            found.append(max(0.0, points))
        return found

    def value(self, yards: Sequence[Sequence[int]], locked: Sequence[bool], out: int, due: int, own: float) -> float:
        """What it is worth on average that a player is first-out with these yards, where `due` is the mask of players
        with a turn to come and the seat itself comes to `own` points, unless it has a turn (then `own` is ignored).
        """
        me = self.outlook.me
        mine = -1 if due >> me & 1 else round(2 * own)
        others = tuple(tuple(cells) for seat, cells in enumerate(yards) if seat != me or mine < 0)
        key = (out, due, others, mine)
        known = self._values.get(key)
        if known is None:
            seats = range(len(yards))
            results = [
                [mine / 2] * self.samples
                if seat == me and mine >= 0
                else self.doubted(seat, out, self.finals(seat, yards[seat], locked[seat], bool(due >> seat & 1)))
                for seat in seats
            ]
            result = self.outlook.result
            known = sum(result(points, out) for points in zip(*results, strict=True)) / self.samples
            self._values[key] = known
        return known


def by_number(sight: Sight) -> list[int]:
    """The unseen cards as codes, sorted by what they count, so that even steps meet every number."""
    codes = [code for code, count in enumerate(sight.unseen) for _ in range(count)]
    return sorted(codes, key=lambda code: (POINTS[code], code)) or [STUMPED_CODE]
