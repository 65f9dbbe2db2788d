"""Nasty Neighbours, for computer seats: what the points of all yards are worth to a seat.

In early rounds that is a margin in points, in the last one the chance to win the match, each with the race to go out
and its price (NN-7.2) in mind.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, sqrt

from engine.games.nasty_neighbours.layout import FIRST_OUT, ROUND, SCORE, TIME_UP
from engine.games.nasty_neighbours.match_rules import GameView as Seen

from .weights import Weights

PRIDE = 0.15
"""How much points count in the last round where they no longer change who wins."""


UPSET = 0.12
"""The least chance that a round which goes on turns everything around."""


def below(value: float) -> float:
    """The chance that something normal with deviation 1 is below a value."""
    return 0.5 * (1 + erf(value / sqrt(2)))


class Outlook:
    """How a seat looks at results: its totals, the rounds to come, and who is in the way."""

    def __init__(self, view: Seen, chosen: Weights, turns: float) -> None:
        self.weights = chosen
        self.me = view.seat
        self.seats = view.table.seats
        self.totals = [view.counters[SCORE[seat]] for seat in range(self.seats)]
        rounds = view.table.options["rounds"]
        self.late = min(1.0, view.values[ROUND] / rounds)
        self.last = view.values[ROUND] >= rounds or bool(view.values[TIME_UP])
        self.first_out = view.values[FIRST_OUT] - 1
        self.double = self.seats == 2 and bool(view.table.options["double_penalty"])
        self.spread = max(2.0, chosen.spread * min(1.0, sqrt(turns / 4)))
        self.haste = chosen.duel_haste if self.seats == 2 else chosen.haste
        self.shares = self._shares()

    def _shares(self) -> list[float]:
        """How much a point of each rival counts: those with the lowest totals more and more as the end comes near."""
        others = [seat for seat in range(self.seats) if seat != self.me]
        lowest = min(self.totals[seat] for seat in others)
        pulls = {
            seat: exp(-self.weights.leader * self.late * (self.totals[seat] - lowest) / self.weights.aim)
            for seat in others
        }
        rivals = 1.0 if self.seats == 2 else self.weights.rivals
        return [rivals * pulls.get(seat, 0.0) / sum(pulls.values()) for seat in range(self.seats)]

    # --- expected results ----------------------------------------------------------------------------------------

    def value(self, worths: Sequence[float], downs: Sequence[int]) -> float:
        """What it is worth to the seat that the yards come to these points, with so many cards face down in each."""
        risk = self.risk(worths, downs)
        if self.weights.lasting_late:
            lasting = self.lasting(min(downs))
            worths = [lasting * worth for worth in worths]
        own = worths[self.me] + self.haste * downs[self.me] + risk
        return self.weighed(worths, own, self.spread)

    def weighed(self, worths: Sequence[float], own: float, spread: float) -> float:
        """What the points expected of all players mean to the seat, its own weighed as given: a margin, in the last
        round the chance to win.
        """
        against = sum(share * worth for share, worth in zip(self.shares, worths, strict=True))
        if self.last:
            chance = 1.0
            for seat, worth in enumerate(worths):
                if seat != self.me:
                    lead = self.totals[seat] + worth - self.totals[self.me] - own
                    chance *= below(lead / spread)
            chance = UPSET + (1 - 2 * UPSET) * chance
            return self.weights.win * chance + PRIDE * (against - own)
        return against - own

    def lasting(self, fewest: int) -> float:
        """The share of a lead in points that is still there at the end of the round, by the face-down cards of whoever
        has fewest: the more turns are to come, the less of it.
        """
        chosen = self.weights
        if not chosen.lasting_late:
            return chosen.lasting
        return chosen.lasting + chosen.lasting_late * exp(-chosen.lasting_fade * (max(1, fewest) - 1))

    def risk(self, worths: Sequence[float], downs: Sequence[int]) -> float:
        """What the race and the price of going out cost the seat, beyond its own haste."""
        chosen = self.weights
        cost = 0.0
        if chosen.haste_rivals:
            cost -= chosen.haste_rivals * (sum(downs) - downs[self.me]) / (self.seats - 1)
        if (chosen.forced or chosen.forced_rivals) and 1 in downs:
            highest = max(worths)
            for seat, worth in enumerate(worths):
                if downs[seat] == 1:
                    price = self.unready(worths, seat) * (highest - worth)
                    mine = seat == self.me
                    cost += price * (chosen.forced if mine else -chosen.forced_rivals * self.shares[seat])
        return cost

    def unready(self, worths: Sequence[float], seat: int) -> float:
        """How likely it is that another yard is as low, so that being made first-out has its price (NN-7.2)."""
        doubt = self.weights.forced_doubt
        behind = worths[seat] - min(worth for other, worth in enumerate(worths) if other != seat)
        return min(1.0, max(0.0, (behind + doubt) / (2 * doubt)))

    # --- results -------------------------------------------------------------------------------------------------

    def result(self, points: Sequence[float], first_out: int) -> float:
        """What a result of the round is worth, the price of going out included (NN-7.2, NN-7.6)."""
        final = list(points)
        if first_out >= 0:
            own = final[first_out]
            if any(points[seat] <= own for seat in range(self.seats) if seat != first_out):
                final[first_out] = 2 * own if self.double else max(final)
        margin = sum(share * points for share, points in zip(self.shares, final, strict=True)) - final[self.me]
        if self.last:
            mine = self.totals[self.me] + final[self.me]
            best = min(self.totals[seat] + final[seat] for seat in range(self.seats) if seat != self.me)
            return self.weights.win * ((mine < best) + 0.5 * (mine == best)) + PRIDE * margin
        return margin
