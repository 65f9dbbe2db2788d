"""Nasty Neighbours, for computer seats: the points that a yard will come to, lines still to be completed included.

Rows and columns exclude each other, so the better way counts; a diagonal counts only where it promises more than all
of them (NN-4.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from engine.games.nasty_neighbours.definitions.vocabulary import HIGHEST
from engine.games.nasty_neighbours.match_rules import MatchRules

from .counting import (
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
from .weights import Weights

Cells = Sequence[int]


@dataclass(frozen=True, slots=True)
class Goals:
    """What completes a line whose open cards are given (NN-4.1, NN-4.2)."""

    complete: bool = False
    numbers: tuple[int, ...] = ()
    """Numbers (from 0) of which any suit card completes it."""
    codes: tuple[int, ...] = ()
    """Other suit cards that complete it."""
    far_numbers: tuple[tuple[int, int], ...] = ()
    """Numbers of which several cards complete it, with how many."""
    far_runs: tuple[tuple[int, ...], ...] = ()
    """Suit cards of which two make a run of it."""

    @property
    def near(self) -> bool:
        """Whether one card can complete it."""
        return bool(self.numbers or self.codes)


@lru_cache(maxsize=100_000)
def goals_of(kept: tuple[int, ...], size: int) -> Goals:
    """What completes a line of a size with these open cards, suit cards and Wilds."""
    suited = [code for code in kept if code != WILD_CODE]
    wilds = len(kept) - len(suited)
    if not suited:
        number_goals = tuple((number, size - wilds) for number in range(HIGHEST)) if wilds < size - 1 else ()
        every = tuple(range(HIGHEST)) if wilds == size - 1 else ()
        return Goals(complete=wilds == size, numbers=every, far_numbers=number_goals)
    numbers = [code % HIGHEST for code in suited]
    missing = {number: size - wilds - numbers.count(number) for number in numbers}
    if 0 in missing.values():
        return Goals(complete=True)
    near: set[int] = set()
    far: list[tuple[int, ...]] = []
    for suit in {code // HIGHEST for code in suited}:
        codes = {code for code in suited if code // HIGHEST == suit}
        for lowest in range(suit * HIGHEST, (suit + 1) * HIGHEST - size + 1):
            absent = [code for code in range(lowest, lowest + size) if code not in codes]
            wanted = len(absent) - wilds
            if wanted == 0 and len(codes) == len(suited) and len(set(suited)) == len(suited):
                return Goals(complete=True)
            if wanted == 1 and len(absent) < size:
                near.update(absent)
            elif wanted == 2 and len(absent) < size:
                far.append(tuple(absent))
    soon = tuple(number for number, count in missing.items() if count == 1)
    return Goals(
        numbers=soon,
        codes=tuple(sorted(code for code in near if code % HIGHEST not in soon)),
        far_numbers=tuple((number, count) for number, count in missing.items() if count > 1),
        far_runs=tuple(far),
    )


@lru_cache(maxsize=8)
def lines_through(rules: MatchRules) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
    """For each place of a yard the lines through it, with their numbers."""
    return tuple(
        tuple((number, line) for number, line in enumerate(rules.lines) if place in line)
        for place in range(rules.places)
    )


class Worth:
    """What yards come to for somebody with so many turns left."""

    def __init__(self, sight: Sight, chosen: Weights, turns: float) -> None:
        self.weights = chosen
        self.rules = sight.rules
        self.unseen = sight.unseen
        self.total = sight.total
        self.turns = turns
        self.looks = chosen.looks * turns
        self.prize = chosen.prize * min(1.0, turns)
        self.costs = self._costs(sight.mean, turns)
        self.wilds = sight.unseen[WILD_CODE] / sight.total
        self.numbers = [sum(sight.unseen[n:WILD_CODE:HIGHEST]) / sight.total for n in range(HIGHEST)]
        """The share of each number among the unseen cards, from 1 on."""
        self.fresh = self._several(sight.rules.size - 1, sum(self.numbers) / HIGHEST + self.wilds)
        """The chance to complete a line of which nothing is known."""
        self._gains: dict[tuple[int, ...], float] = {}
        self._far: dict[tuple[int, int], float] = {}

    def _costs(self, mean: float, turns: float) -> list[float]:
        """What each cell comes to without lines: what is above a low card is partly mended by later turns."""
        chosen = self.weights
        mended = min(chosen.most_mended, chosen.mended * turns)
        costs = [0.0] * CELLS
        for code in range(WILD_CODE):
            costs[code] = POINTS[code] - mended * max(0.0, POINTS[code] - chosen.reach)
        share = min(chosen.most_wild, chosen.wild_mended * turns)
        soon = min(1.0, turns)
        costs[WILD_CODE] = POINTS[WILD_CODE] - share * (POINTS[WILD_CODE] - chosen.reach) - chosen.wild * soon
        costs[UNKNOWN] = mean - mended * max(0.0, mean - chosen.reach) + chosen.unknown * soon
        costs[EMPTY] = -chosen.gap * soon
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
        total = self.weighed(cells, total)
        return total if locked else total - self.promise(cells)

    def weighed(self, cells: Cells, total: float) -> float:
        """What its points without lines count: with many cards face down most of the others will be replaced, too."""
        chosen = self.weights
        if chosen.kept >= 1 or self.turns <= 1:
            return total
        more = sum(map(lies_down, cells)) - 1
        if more <= 0:
            return total
        share = chosen.kept + (1 - chosen.kept) * exp(-chosen.kept_fade * more)
        return chosen.usual + share * (total - chosen.usual)

    def promise(self, cells: Cells) -> float:
        """What its lines take away."""
        return self.best(self.gains(cells))

    def gains(self, cells: Cells) -> list[float]:
        """What each of its lines would take away."""
        return [self.of_line(tuple([cells[place] for place in line])) for line in self.rules.lines]

    def of_line(self, key: tuple[int, ...]) -> float:
        """What a line would take away, by its cells."""
        gain = self._gains.get(key)
        if gain is None:
            alike = tuple(sorted(key))  # the order of its cards means nothing to a line
            gain = self._gains.get(alike)
            if gain is None:
                gain = self._gains[alike] = self.gain(alike)
            self._gains[key] = gain
        return gain

    def best(self, found: Sequence[float]) -> float:
        """What the lines take away together: rows or columns, or a diagonal alone."""
        size = self.rules.size
        rows, columns = sum(found[:size]), sum(found[size : 2 * size])
        most, other = (rows, columns) if rows >= columns else (columns, rows)
        return max(most + self.weights.other_way * other, found[-1], found[-2])

    def changed(self, cells: Cells, place: int, found: Sequence[float], before: float) -> float:
        """What a yard comes to in which only the card at a place has changed; `found` are the gains of its lines and
        `before` the sum of its costs without lines, but for that card.
        """
        gains = list(found)
        for number, line in lines_through(self.rules)[place]:
            gains[number] = self.of_line(tuple([cells[other] for other in line]))
        return self.weighed(cells, before + self.costs[cells[place]]) - self.best(gains)

    # --- one line ----------------------------------------------------------------------------------------------

    def gain(self, cells: tuple[int, ...]) -> float:
        """The points that a line is expected to take away."""
        if EMPTY in cells or STUMPED_CODE in cells:
            return 0.0
        kept = [cell for cell in cells if cell <= WILD_CODE]
        size = len(cells)
        costs = self.costs
        points = sum([costs[cell] for cell in cells])
        if not kept:  # any card to come may begin it
            return points * self.weights.far * self.fresh
        kept.sort()
        goals = goals_of(tuple(kept), size)
        if goals.complete:
            return self.weights.standing * points + self.prize
        numbers, unseen, wilds = self.numbers, self.unseen, self.wilds
        far = 0.0
        for goal in goals.far_numbers:
            chance = self._far.get(goal)
            if chance is None:
                chance = self._several(goal[1], numbers[goal[0]] + wilds)
                chance *= self.weights.far_three if goal[1] > 2 else 1.0
                self._far[goal] = chance
            if chance > far:
                far = chance
        if goals.far_runs:
            most = max([sum([unseen[code] for code in codes]) for codes in goals.far_runs])
            far = max(far, self.weights.far_run * self._several(2, 0.6 * most / self.total + wilds))
        soon = 0.0
        if goals.near:
            outs = wilds + sum([numbers[number] for number in goals.numbers])
            outs += self.weights.run_line * sum([unseen[code] for code in goals.codes]) / self.total
            hidden = any(map(lies_down, cells))
            # in Fall what lies face down still turns up
            soon = 1 - (1 - min(1.0, outs)) ** (self.looks + 0.7 * hidden)
            if not hidden:
                soon *= self.weights.open_line
        return points * (soon + (1 - soon) * self.weights.far * far)

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
