"""Nasty Neighbours, for computer seats: the points that a yard will come to, lines still to be completed included.

Rows and columns exclude each other, so the better way counts; a diagonal counts only where it promises more than all
of them (NN-4.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.nasty_neighbours.ai.counting import (
    CELLS,
    CODES,
    EMPTY,
    INSTANT_CODE,
    KNOWN_DOWN,
    POINTS,
    STUMPED_CODE,
    UNKNOWN,
    WILD_CODE,
    Sight,
    lies_down,
)
from engine.games.nasty_neighbours.ai.weights import Weights
from engine.games.nasty_neighbours.vocabulary import HIGHEST

Cells = Sequence[int]


class Worth:
    """What yards come to for somebody with so many turns left."""

    def __init__(self, sight: Sight, chosen: Weights, turns: float) -> None:
        self.weights = chosen
        self.rules = sight.rules
        self.unseen = sight.unseen
        self.total = sight.total
        self.turns = turns
        self.looks = chosen.looks * turns
        self.costs = self._costs(sight.mean, turns)
        self.wilds = sight.unseen[WILD_CODE] / sight.total
        self.numbers = [sum(sight.unseen[n : WILD_CODE : HIGHEST]) / sight.total for n in range(HIGHEST)]
        """The share of each number among the unseen cards, from 1 on."""
        self._gains: dict[tuple[int, ...], float] = {}

    def _costs(self, mean: float, turns: float) -> list[float]:
        """What each cell comes to without lines: what is above a low card is partly mended by later turns."""
        chosen = self.weights
        mended = min(chosen.most_mended, chosen.mended * turns)
        costs = [0.0] * CELLS
        for code in range(WILD_CODE):
            costs[code] = POINTS[code] - mended * max(0.0, POINTS[code] - chosen.reach)
        share = min(chosen.most_wild, chosen.wild_mended * turns)
        costs[WILD_CODE] = POINTS[WILD_CODE] - share * (POINTS[WILD_CODE] - chosen.reach)
        costs[UNKNOWN] = mean - mended * max(0.0, mean - chosen.reach)
        costs[KNOWN_DOWN:] = costs[:CODES]
        costs[KNOWN_DOWN + INSTANT_CODE] = costs[UNKNOWN]
        return costs

    # --- yards -----------------------------------------------------------------------------------------------

    def value(self, cells: Cells, locked: bool) -> float:
        """The points that a yard is expected to come to."""
        costs = self.costs
        total = 0.0
        for cell in cells:
            total += costs[cell]
        return total if locked else total - self.promise(cells)

    def promise(self, cells: Cells) -> float:
        """What its lines take away."""
        gains, lines = self._gains, self.rules.lines
        found = []
        for line in lines:
            key = tuple([cells[place] for place in line])
            gain = gains.get(key)
            if gain is None:
                gain = gains[key] = self.gain(key)
            found.append(gain)
        size = self.rules.size
        rows, columns = sum(found[:size]), sum(found[size : 2 * size])
        best, other = (rows, columns) if rows >= columns else (columns, rows)
        return float(max(best + self.weights.other_way * other, found[-1], found[-2]))

    # --- one line ----------------------------------------------------------------------------------------------

    def gain(self, cells: tuple[int, ...]) -> float:
        """The points that a line is expected to take away."""
        if EMPTY in cells or STUMPED_CODE in cells:
            return 0.0
        kept = [cell for cell in cells if cell <= WILD_CODE]
        if not kept:
            return 0.0
        points = sum(self.costs[cell] for cell in cells)
        size = len(cells)
        suited = [cell for cell in kept if cell != WILD_CODE]
        wilds = len(kept) - len(suited)
        outs, far, complete = self._ways(suited, wilds, size)
        if complete:
            return self.weights.standing * points
        # in Fall what lies face down still turns up
        looks = self.looks + (0.7 if len(kept) == size - 1 and any(map(lies_down, cells)) else 0.0)
        soon = 1 - (1 - outs) ** looks if outs else 0.0
        return points * (soon + (1 - soon) * self.weights.far * far)

    def _ways(self, suited: list[int], wilds: int, size: int) -> tuple[float, float, bool]:
        """For open cards of a line: the share of cards that complete it, the best chance to complete it with more
        cards, and whether it is complete.
        """
        if not suited and wilds >= size - 1:
            return 1.0, 0.0, wilds == size
        wanted: set[int] = set()
        numbers: set[int] = set()
        far = 0.0
        for number in {code % HIGHEST for code in suited}:
            missing = size - wilds - sum(code % HIGHEST == number for code in suited)
            if missing <= 0:
                return 0.0, 0.0, True
            if missing == 1:
                numbers.add(number)
            else:
                far = max(far, self._several(missing, self.numbers[number] + self.wilds))
        for suit in {code // HIGHEST for code in suited}:
            complete, runs, chance = self._runs({code for code in suited if code // HIGHEST == suit}, wilds, size)
            if complete:
                return 0.0, 0.0, True
            wanted |= runs
            far = max(far, chance)
        if not wanted and not numbers:
            return 0.0, far, False
        share = sum(self.numbers[number] for number in numbers)
        share += sum(self.unseen[code] for code in wanted if code % HIGHEST not in numbers) / self.total
        return share + self.wilds, far, False

    def _runs(self, codes: set[int], wilds: int, size: int) -> tuple[bool, set[int], float]:
        """For open cards of one suit: whether they are a run, the cards that make them one, and the chance to get there
        with more cards.
        """
        first = min(codes) // HIGHEST * HIGHEST
        wanted: set[int] = set()
        far = 0.0
        for lowest in range(max(first, max(codes) - size - 1), min(first + HIGHEST - size, min(codes) + size) + 1):
            window = range(lowest, lowest + size)
            present = sum(code in codes for code in window)
            missing = size - wilds - present
            if not present or missing > 2:
                continue
            if missing <= 0:
                return True, wanted, far
            absent = [code for code in window if code not in codes]
            if missing == 1:
                wanted.update(absent)
            else:
                share = sum(self.unseen[code] for code in absent) / self.total
                far = max(far, self._several(2, 0.6 * share + self.wilds))
        return False, wanted, far

    def _several(self, wanted: int, share: float) -> float:
        """The chance to find so many cards (two or more) of a share in the looks to come."""
        looks, other = self.looks, 1 - share
        if looks < wanted:
            return 0.0
        none = other**looks
        one = looks * share * other ** (looks - 1)
        chance = 1 - none - one
        if wanted >= 3:
            chance -= looks * (looks - 1) / 2 * share * share * other ** (looks - 2)
        return max(0.0, chance) if wanted <= 3 else 0.0

    # --- lines that stand ---------------------------------------------------------------------------------------

    def cleared(self, cells: Cells, line: int) -> list[int]:
        """The cells after a line has been removed."""
        gone = self.rules.masks[line]
        return [EMPTY if gone >> place & 1 else cell for place, cell in enumerate(cells)]


def points_of(cells: Iterable[int], mean: float) -> float:
    """What cells count as they lie, with `mean` for a card nobody knows."""
    total = 0.0
    for cell in cells:
        total += mean if cell == UNKNOWN else POINTS[cell % KNOWN_DOWN] if cell != EMPTY else 0
    return total

