"""The value of all players' yards for a seat of Nasty Neighbours, in points.

In early rounds the value is a margin in points; in the last one, the chance to win. Both include the race to go out and
its price (NN-7.2). Once a player goes out, the end of the round is sampled (NN-6.3 to NN-7.2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from math import exp, sqrt
from statistics import NormalDist

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.ai.features import (
    TURNS,
    Cells,
    Horizons,
    YardFeatures,
    expected_points,
    read_features,
)
from engine.games.nasty_neighbours.ai.weights import Weights
from engine.games.nasty_neighbours.ai.yard_view import (
    CODES,
    EMPTY,
    KNOWN_DOWN,
    POINTS,
    STUMPED_CODE,
    UNKNOWN,
    YardView,
    lies_down,
)
from engine.games.nasty_neighbours.layout import DUE, FALL, FIRST_OUT, HOUSE, NASTY, ROUND, SCORE, TIME_UP, WINTER
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.rules.yards import clockwise_in
from engine.kernel.flow.machine import frame_of
from engine.kernel.flow.standard_frames import MOMENT
from engine.kernel.game.evaluator import result_odds, softmax
from engine.kernel.game.policy import within

Yards = Mapping[int, Cells]
"""Changed yards of some players: player -> cells."""

WIN = 60.0
"""The value of a certain win in the last round, in points."""
PRIDE = 0.15
"""The weight of points in the last round if they no longer change the winner."""
UPSET = 0.12
"""The least chance that the rest of a round reverses the result."""
ROUND_SPREAD = 22.0
"""The deviation of the difference between two players' round results from its expectation."""
END_USUAL, END_KEPT, END_SPREAD = 24.0, 0.57, 12.5
"""The usual points of a player who isn't first-out, the share of a yard's promise beyond them, and their deviation."""
CLEAR_LEAD = 25.0
"""The difference between two totals that makes a clear lead."""
DOUBT = 3.0
"""The points within which any yard may turn out to be the lowest."""
TURN = 2.5
"""The points that a turn gains."""

LINE = 18.0
"""The points of a line that is completed at the end."""
GOLDEN = 0.6180339887
"""Steps of this share through a sorted pile visit all of it evenly."""
NORMAL = NormalDist()
BELLS = tuple(NORMAL.inv_cdf((number + 0.5) / 97) for number in range(97))
"""Quantiles of the normal distribution at equal steps."""
STEPS = (37, 58, 71, 83, 22, 91, 45, 13)
"""A step through `BELLS` for each player, so that their luck is independent."""

POINT_ODDS, SHORTEST = 0.0435, 0.25
"""The log odds of one point with one round left, and the shortest rest of a round."""


def pride(margin: float) -> float:
    """Return the value of a lead in points in the last round. Losing by little stays worse than any chance to win."""
    return within(PRIDE * margin, UPSET / 2 * WIN)


class NastyEvaluator:
    """The value of a view's state for its seat, with other cards in the yards.

    used: the number of the seat's own turns that are over once it has answered
    is_public: leaves out what only the seat knows
    """

    def __init__(self, view: GameView, weights: Weights, seed: int, used: int = 0, is_public: bool = False) -> None:
        self.view, self.weights, self.seed = view, weights, seed
        self.me, self.seats = view.seat, range(view.table.seats)
        self.sight = sight = YardView(view, weights, is_public)
        self.first_out = view.values[FIRST_OUT] - 1
        self.due = view.values[DUE] if self.first_out >= 0 else 0
        self.is_ending = self.first_out >= 0 or view.phase == FALL
        self.turns = 1.0 if self.is_ending else weights.pace * min(sight.downs) + weights.spare
        self.spread = max(2.0, weights.spread * min(1.0, sqrt(self.turns / 4)))
        self.others = YardFeatures(sight, weights, self.turns)
        self.own = YardFeatures(sight, weights, max(0.0, self.turns - used)) if used else self.others
        self.totals = [view.counters[SCORE[seat]] for seat in self.seats]
        self.is_last = view.values[ROUND] >= view.table.options["rounds"] or bool(view.values[TIME_UP])
        self.down_cost = weights.duel_haste if len(self.seats) == 2 else weights.haste
        self.shares = self._shares()
        self.points = [self.yard_points(seat, cells) for seat, cells in enumerate(sight.yards)]

    def _shares(self) -> list[float]:
        """Return the weight of each rival's points. The lowest totals weigh more as the match goes on."""
        others = [seat for seat in self.seats if seat != self.me]
        lowest = min(self.totals[seat] for seat in others)
        late = min(1.0, self.view.values[ROUND] / self.view.table.options["rounds"])
        pulls = {seat: exp(-self.weights.leader * late * (self.totals[seat] - lowest) / CLEAR_LEAD) for seat in others}
        rivals = 1.0 if len(others) == 1 else self.weights.rivals
        return [rivals * pulls.get(seat, 0.0) / sum(pulls.values()) for seat in self.seats]

    @cached_property
    def order(self) -> tuple[int, ...]:
        """Return the players clockwise from the active one."""
        return clockwise_in(tuple(self.view.values[HOUSE : HOUSE + len(self.seats)]), self.view.active)

    @cached_property
    def horizons(self) -> list[YardFeatures]:
        """Return the yard points for each of `TURNS`.

        Empty for weights that only use yards, and once a player has gone out.
        """
        is_read = self.weights.reads_round and not self.is_ending and 0 not in self.sight.downs
        return [YardFeatures(self.sight, self.weights, turns) for turns in TURNS] if is_read else []

    @cached_property
    def yards(self) -> list[Horizons]:
        return [[each.of_yard(seat, cells) for each in self.horizons] for seat, cells in enumerate(self.sight.yards)]

    @cached_property
    def waits(self) -> list[int]:
        """Return the number of turns before each player's own. The active player's counts until it begins."""
        frame = frame_of(self.view, codes.WINDOW)
        begun = frame is None or frame[MOMENT] != codes.AT_TURN_START
        return [(self.order.index(seat) - begun) % len(self.seats) for seat in self.seats]

    @cached_property
    def hands(self) -> list[int]:
        return [len(self.view.zones[NASTY[seat]]) for seat in self.seats]

    @cached_property
    def current_value(self) -> float:
        return self.value({})

    @cached_property
    def round_ends(self) -> RoundEnds:
        return RoundEnds(self)

    # --- values ------------------------------------------------------------------------------------------------

    def yard_points(self, seat: int, cells: Cells, place: int = -1) -> float:
        return (self.own if seat == self.me else self.others).of_yard(seat, cells, place)

    def cell_value(self, seat: int, place: int, cell: int) -> float:
        """Return the state's value with one cell replaced."""
        return self.value({seat: self.sight.with_cell(seat, place, cell)}, place)

    def value(self, yards: Yards, place: int = -1) -> float:
        """Return the state's value with these yards. If `place` is given, they differ only there."""
        if self.first_out >= 0:
            return self.round_ends.value(yards, self.first_out, self.due)
        downs = self.sight.downs[:]
        for seat, cells in yards.items():
            if place < 0:
                downs[seat] = sum(map(lies_down, cells))
            else:
                downs[seat] += lies_down(cells[place]) - lies_down(self.sight.yards[seat][place])
        if 0 in downs and self.view.phase != FALL:
            out = next(seat for seat in self.order if not downs[seat])
            return self.round_ends.value(yards, out, (1 << len(self.seats)) - 1 & ~(1 << out))
        if self.horizons and 0 not in downs:
            changed = self.yards[:]
            for seat, cells in yards.items():
                changed[seat] = [each.of_yard(seat, cells, place) for each in self.horizons]
            locked = self.sight.locked
            expected = [
                expected_points(read_features(seat, changed, downs, self.waits, self.hands, locked))
                for seat in self.seats
            ]
            return self.points_value(expected, expected[self.me], ROUND_SPREAD)
        points = self.points[:]
        for seat, cells in yards.items():
            points[seat] = self.yard_points(seat, cells, place)
        return self.race_value(points, downs)

    def race_value(self, points: Sequence[float], downs: Sequence[int]) -> float:
        """Return the value of yards with these points and numbers of face-down cards."""
        own = self.race_cost(points, downs)
        if self.weights.lasting_late:
            kept = self.lead_share(min(downs))
            points = [kept * each for each in points]
        own += points[self.me] + self.down_cost * downs[self.me]
        return self.points_value(points, own, self.spread)

    def points_value(self, points: Sequence[float], own: float, spread: float) -> float:
        """Return the value of expected points, with `own` for the seat: a margin, or the chance to win."""
        margin = sum([share * each for share, each in zip(self.shares, points, strict=True)]) - own
        if not self.is_last:
            return margin
        chance = 1.0
        for seat, each in enumerate(points):
            if seat != self.me:
                chance *= NORMAL.cdf((self.totals[seat] + each - self.totals[self.me] - own) / spread)
        return WIN * (UPSET + (1 - 2 * UPSET) * chance) + pride(margin)

    def result_value(self, points: Sequence[float], out: int) -> float:
        """Return the value of a round result, including the price of going out (NN-7.2, NN-7.6)."""
        final = list(points)
        if out >= 0 and any(final[seat] <= final[out] for seat in self.seats if seat != out):
            doubles = len(final) == 2 and self.view.table.options["double_penalty"]
            final[out] = 2 * final[out] if doubles else max(final)
        margin = sum([share * each for share, each in zip(self.shares, final, strict=True)]) - final[self.me]
        if not self.is_last:
            return margin
        mine = self.totals[self.me] + final[self.me]
        best = min([self.totals[seat] + final[seat] for seat in self.seats if seat != self.me])
        return WIN * ((mine < best) + 0.5 * (mine == best)) + pride(margin)

    # --- the race ----------------------------------------------------------------------------------------------

    @cached_property
    def lead_share_now(self) -> float:
        return 1.0 if self.is_ending else self.lead_share(min(self.sight.downs))

    def lead_share(self, fewest: int) -> float:
        """Return the share of a lead that lasts until the end of the round.

        `fewest`: the lowest number of face-down cards. The more turns are left, the smaller the share.
        """
        weights = self.weights
        return weights.lasting + weights.lasting_late * exp(-weights.lasting_fade * (max(1, fewest) - 1))

    def race_cost(self, points: Sequence[float], downs: Sequence[int]) -> float:
        """Return the cost of rivals' haste and of the price of going out."""
        weights = self.weights
        cost = -weights.haste_rivals * (sum(downs) - downs[self.me]) / (len(self.seats) - 1)
        if (weights.forced or weights.forced_rivals) and 1 in downs:
            highest = max(points)
            for seat, each in enumerate(points):
                if downs[seat] == 1:
                    behind = each - min([other for rival, other in enumerate(points) if rival != seat])
                    price = min(1.0, max(0.0, (behind + DOUBT) / (2 * DOUBT))) * (highest - each)
                    cost += price * (weights.forced if seat == self.me else -weights.forced_rivals * self.shares[seat])
        return cost


class RoundEnds:
    """Samples of the end of a round after a player goes out."""

    def __init__(self, evaluator: NastyEvaluator) -> None:
        self.evaluator, self.weights, self.sight = evaluator, evaluator.weights, evaluator.sight
        own = evaluator.own
        self.final = own if own.turns == 0 else YardFeatures(self.sight, self.weights, 0.0)
        """The yard points without another turn."""
        self.last = YardFeatures(self.sight, self.weights, 1.0)
        """The yard points with one more turn."""
        self.samples = self.weights.endings
        self.start = evaluator.seed % len(self.sight.pool)
        self.step = max(1, round(len(self.sight.pool) * GOLDEN))
        self.sample = cache(self._sample)
        self._values: dict[tuple[int, int, tuple[tuple[int, ...], ...], int], float] = {}

    def value(self, changed: Yards, out: int, due: int) -> float:
        """Return the mean value of the results when `out` is first-out.

        `due` is a mask of the players with a last turn.
        """
        me, seats = self.evaluator.me, self.evaluator.seats
        yards = [tuple(changed.get(seat, self.sight.yards[seat])) for seat in seats]
        if out == me and all(cell == EMPTY for cell in yards[me]):
            due = 0
        mine = -1 if due >> me & 1 else round(2 * self.final.of_yard(me, yards[me]))
        key = (out, due, tuple([yards[seat] for seat in seats if seat != me or mine < 0]), mine)
        value = self._values.get(key)
        if value is None:
            results = [
                [mine / 2] * self.samples
                if seat == me and mine >= 0
                else self.add_doubt(seat, out, self.sample(seat, yards[seat], bool(due >> seat & 1)))
                for seat in seats
            ]
            values = [self.evaluator.result_value(points, out) for points in zip(*results, strict=True)]
            value = self._values[key] = sum(values) / self.samples
        return value + self.weights.out if out == me else value

    def add_doubt(self, seat: int, out: int, points: list[float]) -> list[float]:
        """Vary the points of a player who isn't first-out, for Instants, evictions, and good and bad choices."""
        if seat == out or not self.weights.reads_round:
            return points
        step = STEPS[seat]
        first = step * self.start
        return [
            max(0.0, END_USUAL + END_KEPT * (each - END_USUAL) + END_SPREAD * BELLS[place % len(BELLS)])
            for place, each in zip(range(first, first + step * self.samples, step), points, strict=True)
        ]

    def _sample(self, seat: int, cells: tuple[int, ...], has_turn: bool) -> list[float]:
        """Return the points of a yard in each sample, with a last turn or without."""
        yard_points = self.last if has_turn else self.final
        unknown = cells.count(UNKNOWN)
        sure = float(sum([POINTS[cell % KNOWN_DOWN] for cell in cells if cell not in (UNKNOWN, EMPTY)]))
        line = 0.0 if self.sight.locked[seat] else min(1.0, yard_points.combine(yard_points.of_lines(cells)) / LINE)
        worst: float = max([POINTS[cell] for cell in cells if cell < CODES and cell != STUMPED_CODE], default=0)
        if unknown:
            worst = max(worst, self.sight.mean)
        pool, step, place = self.sight.pool, self.step, self.start + 31 * seat
        size = len(pool)
        sampled = []
        for number in range(self.samples):
            points = sure - (LINE if (number + 0.5 + seat) * GOLDEN % 1 < line else 0)
            for _ in range(unknown):
                place += step
                points += POINTS[pool[place % size]]
            if has_turn:
                place += step
                points -= max(0, worst - POINTS[pool[place % size]])
            place += 1
            sampled.append(max(0.0, points))
        return sampled


# --- win odds from public information -----------------------------------------------------------------------


def win_odds(view: GameView, weights: Weights) -> list[float]:
    """Return each player's win odds, from the expected totals after this round.

    Totals weigh more with fewer rounds left.
    """
    if view.over:
        return result_odds(view)
    number = view.values[ROUND]
    left = 0.0 if view.values[TIME_UP] else max(0.0, view.table.options["rounds"] - number)
    rest = SHORTEST
    totals = [float(view.counters[SCORE[seat]]) for seat in range(view.table.seats)]
    if number and view.phase != WINTER:
        evaluator = NastyEvaluator(view, weights, 0, is_public=True)
        downs = evaluator.sight.downs
        for seat, points in enumerate(evaluator.points):
            totals[seat] += evaluator.lead_share_now * points + evaluator.down_cost * downs[seat]
        if view.phase < FALL:
            rest = max(SHORTEST, min(downs) / view.table.rules.places)
    return softmax([-POINT_ODDS * total / sqrt(left + rest) for total in totals])
