"""Nefarious, for computer seats: the values of Inventions before the match begins."""

from __future__ import annotations

from engine.games.nefarious.ai.weights import Weights
from engine.games.nefarious.match_rules import MatchRules
from engine.kernel.state.refs import HIDDEN

USUAL_MOST_POINTS = 7
"""Almost no Invention of the box is worth more points."""
POINT, REBATE = 4, 8
"""The dollars that a point is worth, and how much less than its points an Invention costs."""


class CardModel:
    """The values of a match's Inventions, by card instance. The last two (see `HIDDEN`) are the average Invention."""

    __slots__ = ("points", "live", "costs", "quality", "drawn_points", "drawn_cost", "price", "most_points")

    def __init__(self, rules: MatchRules, weights: Weights) -> None:
        cards = rules.cards
        instances = len(cards.groups)
        self.points: list[float] = [0] * instances
        """Points of a card in play, without those that are counted live."""
        self.live: list[float] = [0] * instances
        """Points it is worth for each of its owner's Inventions in play."""
        self.costs: list[float] = [0] * instances
        """Cost in dollars."""
        self.quality: list[float] = [0.0] * instances
        """The gain in dollars when a seat builds the card. Only rollouts count its effects."""
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
        """The dollars that a point is worth in this match."""
        self.most_points = max(USUAL_MOST_POINTS, cards.most_points)
        """The most points that a card in a rival's hand may have."""
