"""Nefarious, for computer seats: what Inventions are worth before anything else of a match is known."""

from __future__ import annotations

from engine.games.nefarious.ai.weights import Weights
from engine.games.nefarious.match_rules import MatchRules
from engine.kernel.state.refs import HIDDEN

USUAL_MOST_POINTS = 7
"""Points that nearly no Invention of the box exceeds."""
POINT, REBATE = 4, 8
"""Dollars that a point is worth, and what every Invention is cheaper than its points."""


class CardModel:
    """What the Inventions of a match are worth: one entry for each card instance; the last two are the mean Invention,
    which `HIDDEN` finds from the end.
    """

    __slots__ = ("points", "live", "costs", "quality", "drawn_points", "drawn_cost", "price", "most_points")

    def __init__(self, rules: MatchRules, weights: Weights) -> None:
        cards = rules.cards
        instances = len(cards.groups)
        self.points: list[float] = [0] * instances
        """Points of a card in play, without those counted live."""
        self.live: list[float] = [0] * instances
        """Points it is worth for each own Invention in play."""
        self.costs: list[float] = [0] * instances
        """Dollars to pay."""
        self.quality: list[float] = [0.0] * instances
        """Dollars that a seat gains when it builds the card. Effects count in rollouts only."""
        for number in cards.inventions:
            card = cards.invention(number)
            self.points[number] = (0 if card.points_per_invention else card.points) + rules.invention_points
            self.live[number] = card.points if card.points_per_invention else 0
            self.costs[number] = rules.cost(number)
            points = self.points[number] + 4 * self.live[number]
            self.quality[number] = POINT * points + REBATE - self.costs[number]
        drawn = len(cards.inventions)
        self.drawn_points = sum(self.points) / drawn + weights.found_points
        self.drawn_cost = sum(self.costs) / drawn
        for amounts in (self.points, self.live, self.costs, self.quality):
            amounts += [sum(amounts) / drawn] * -HIDDEN
        action = rules.work_money / (rules.performances * rules.actions)
        finding = action * (1 + 1 / (1 + rules.research_cards)) - rules.research_money
        self.price = (finding + self.drawn_cost) / self.drawn_points
        """Dollars that a point is worth in this match."""
        self.most_points = max(USUAL_MOST_POINTS, cards.most_points)
        """The points that a card in a rival's hand may have."""
