"""Nasty Neighbours, for computer seats: what a situation is worth with other cards in the yards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from engine.games.nasty_neighbours.layout import DUE, FALL, FIRST_OUT, HOUSE
from engine.games.nasty_neighbours.match_rules import GameView as Seen
from engine.games.nasty_neighbours.rules.yards import clockwise_in

from .counting import EMPTY, INSTANT_CODE, STUMPED_CODE, UNKNOWN, Sight, lies_down
from .endings import Endings, by_number
from .foresight import Foresight, downs_of
from .outlook import Outlook
from .weights import Weights
from .worth import Worth

Yards = Mapping[int, Sequence[int]]
"""Some players' yards as they would be: player -> cells."""


class Values:
    """What a seat knows when it is asked; `used` turns of its own are over once the answer has been given."""

    def __init__(self, view: Seen, chosen: Weights, seed: int, used: int = 0) -> None:
        self.view = view
        self.weights = chosen
        self.seed = seed
        self.me = view.seat
        self.sight = Sight(view, chosen.counts, chosen.remembers)
        self.yards = self.sight.yards
        self.downs = self.sight.downs
        self.locked = self.sight.locked
        self.seats = range(view.table.seats)
        self.first_out = view.values[FIRST_OUT] - 1
        self.due = view.values[DUE] if self.first_out >= 0 else 0
        self.ending = self.first_out >= 0 or view.phase == FALL
        self.turns = 1.0 if self.ending else chosen.pace * min(self.downs) + chosen.spare
        self.others = Worth(self.sight, chosen, self.turns)
        self.own = Worth(self.sight, chosen, max(0.0, self.turns - used)) if used else self.others
        self.outlook = Outlook(view, chosen, self.turns)
        self.worths = [self.worth(seat, self.yards[seat]) for seat in self.seats]

    @cached_property
    def endings(self) -> Endings:
        """How the round may end."""
        final = self.own if self.own.turns == 0 else Worth(self.sight, self.weights, 0.0)
        last = Worth(self.sight, self.weights, 1.0)
        return Endings(self.sight, self.outlook, final, last, self.weights.endings, self.seed)

    @cached_property
    def foresight(self) -> Foresight | None:
        """What is expected of the round as long as nobody has gone out; None for weights that go by yards alone."""
        if not self.weights.foresees or self.ending or 0 in self.downs:
            return None
        return Foresight(self.view, self.sight, self.weights, self.outlook, self.order)

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The players clockwise from the active one."""
        return clockwise_in(tuple(self.view.values[HOUSE : HOUSE + len(self.seats)]), self.view.active)

    @cached_property
    def now(self) -> float:
        """What the situation is worth as it is."""
        return self.value({})

    @cached_property
    def fade(self) -> float:
        """How much cards in hand still count: they are gone once somebody goes out (NN-6.2)."""
        return 0.0 if self.ending else min(1.0, min(self.downs) * self.weights.pace / self.weights.thrift)

    def worth(self, seat: int, cells: Sequence[int]) -> float:
        """What a yard comes to."""
        worth = self.own if seat == self.me else self.others
        return worth.value(cells, self.locked[seat])

    def value(self, changed: Yards) -> float:
        """What it is worth that some yards are as given."""
        if self.foresight:
            downs = downs_of(self.downs, changed)
            if 0 not in downs:
                return self.foresight.value(changed, downs)
        worths, downs = self.worths[:], self.downs[:]
        for seat, cells in changed.items():
            worths[seat] = self.worth(seat, cells)
            downs[seat] = sum(map(lies_down, cells))
        return self.judged(changed, worths, downs)

    def judged(self, changed: Yards, worths: Sequence[float], downs: Sequence[int]) -> float:
        """The same, for yards that come to these points with so many cards face down."""
        if self.first_out >= 0:
            return self.ended(changed, worths[self.me], self.first_out, self.due)
        if 0 in downs and self.view.phase != FALL:
            out = next((seat for seat in self.order if not downs[seat]), self.me)
            everybody = (1 << len(self.seats)) - 1
            return self.ended(changed, worths[self.me], out, everybody & ~(1 << out))
        return self.outlook.value(worths, downs)

    def ended(self, changed: Yards, own: float, out: int, due: int) -> float:
        """What it is worth that a player is first-out and these have a last turn."""
        yards = [changed.get(seat, self.yards[seat]) for seat in self.seats]
        locked = self.locked
        if out == self.me:
            own = self.endings.final.value(yards[out], locked[out])
            if all(cell == EMPTY for cell in yards[out]):
                due = 0
        elif not due >> self.me & 1:
            own = self.endings.final.value(yards[self.me], locked[self.me])
        value = self.endings.value(yards, locked, out, due, own)
        return value + self.weights.out if out == self.me else value

    # --- the own yard ------------------------------------------------------------------------------------------

    def replaced(self, seat: int, place: int, cell: int) -> list[int]:
        """A yard with another card at a place."""
        cells = list(self.yards[seat])
        cells[place] = cell
        return cells

    def placed(self, code: int, place: int) -> float:
        """What it is worth that a card replaces that at a place of the own yard."""
        me = self.me
        old = self.yards[me][place]
        cells = self.replaced(me, place, code)
        worths, downs = self.worths[:], self.downs[:]
        downs[me] -= lies_down(old)
        if self.foresight and 0 not in downs:
            value = self.foresight.placed(place, cells, downs)
            return value + self.exposure if old == UNKNOWN else value
        if self.locked[me]:
            worths[me] = self.worth(me, cells)
        else:
            before = self.own_costs - self.own.costs[old]
            worths[me] = self.own.changed(cells, place, self.own_gains, before)
        value = self.judged({me: cells}, worths, downs)
        return value + self.exposure if old == UNKNOWN else value

    @cached_property
    def own_gains(self) -> list[float]:
        """What each line of the own yard would take away."""
        return self.own.gains(self.yards[self.me])

    @cached_property
    def own_costs(self) -> float:
        """What the own yard comes to without lines."""
        return sum(self.own.costs[cell] for cell in self.yards[self.me])

    def best_placed(self, code: int) -> float:
        """The best that can be done with a card in the own yard."""
        mine = self.yards[self.me]
        return max(
            (self.placed(code, place) for place, cell in enumerate(mine) if cell not in (EMPTY, STUMPED_CODE)),
            default=self.now,
        )

    @cached_property
    def drawn(self) -> float:
        """What it is worth to draw: the best for each of some cards that may come."""
        pool = by_number(self.sight)
        count = min(len(pool), self.weights.draws)
        start = (self.seed >> 5) % 997 / 997
        total = 0.0
        known: dict[int, float] = {}
        for number in range(count):
            code = pool[int((number + start) * len(pool) / count)]
            if code == INSTANT_CODE:
                total += self.now
                continue
            if code not in known:
                known[code] = max(self.now, self.best_placed(code))
            total += known[code]
        return total / count + self.exposure

    @cached_property
    def exposure(self) -> float:
        """What it adds that a card nobody knows may be an Instant, exposed by the seat itself."""
        raise NotImplementedError
