"""Garage Sale, for computer seats: one estimate, at every level."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.garage_sale.codes import BUY, DRAW, PLAY
from engine.games.garage_sale.garage import counts, points
from engine.games.garage_sale.match_rules import MatchRules, Seen
from engine.games.garage_sale.places import DECK, DISCARD, HAND, SIDEWALK
from engine.kernel.advice import ATTACK, MEANS, PROGRESS, Adviser, Judgment, Memory, Part
from engine.kernel.refs import SEAT, describe
from engine.kernel.rules import USE

UNIT = 4.0
"""Points that a sensible turn gains."""
FIRST_CARD, NEXT_CARD, LAST_CARD = 1.0, 0.2, 0.1
"""Points that the first card in hand is worth, how much less each further one, and what any is worth at least."""


class SaleAdviser(Adviser[MatchRules]):
    """See engine.kernel.advice.Adviser."""

    parts = (
        Part("goods", PROGRESS, "adds more to the own garage"),
        Part("rivals", ATTACK, "leaves less for the neighbors"),
        Part("cards", MEANS, "keeps more cards to pay with"),
    )

    def judge(self, view: Seen, memory: Memory, seed: int) -> Judgment:
        """Judge the options of the view's question."""
        worth = self.weigh(view, memory, range(len(view.options)), seed)
        return Judgment([sum(parts) for parts in worth], [0.0] * len(worth))

    def weigh(self, view: Seen, memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
        """See Adviser.weigh."""
        return [[part / UNIT for part in self.parts_of(view, *view.options[option])] for option in options]

    def parts_of(self, view: Seen, verb: int, source: int, target: int) -> tuple[float, float, float]:
        """Points in the own garage, points that rivals do not get, and what becomes of the hand."""
        rules, zones = view.table.rules, view.zones
        card = max(LAST_CARD, FIRST_CARD - NEXT_CARD * len(zones[HAND[view.seat]]))
        if verb == DRAW:
            return 0, 0, card * min(2, len(zones[DECK]))
        if verb == USE:
            return *self.good(view, view.stack[-1][3]), -2 * card
        if verb == BUY:
            return *self.good(view, target), -card * (2 if rules.does[source] else 1)
        if verb == PLAY:
            best = max((self.good(view, good)[0] for good in zones[DISCARD] if rules.kinds[good] >= 0), default=0)
            row = max((self.good(view, good)[0] for good in zones[SIDEWALK]), default=0)
            return {0: (best, 0, -card), 1: (4 - row, 0, -card), 2: (0, card, card)}[rules.does[source][0][0]]
        if describe(target)[0] == SEAT:
            return 0, points(view, describe(target)[1]) / 10, 0
        return (*self.good(view, target), 0) if target >= 0 else (0, 0, 0)

    def good(self, view: Seen, good: int) -> tuple[float, float]:
        """What one more of its kind adds here, and a third of what it would add to the neighbor it helps most."""
        kind = view.table.rules.kinds[good]
        owned = [counts(view, seat).get(kind, 0) for seat in range(view.table.seats)]
        mine = owned.pop(view.seat)
        return 2 * mine + 1, (2 * max(owned) + 1) / 3
