"""Nefarious, for computer seats: what Inventions are worth before anything else of a match is known."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nefarious.ai.weights import Weights
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.match_rules import MatchRules
from engine.games.nefarious.vocabulary import Effect
from engine.kernel.schema import words_of

USUAL_TIMES = {"": 1.0, "hand": 3.0, "spies": 2.5, "inventions": 3.0, "same_action": 1.0, "spies_here": 2.0}
"""How often a "per" effect usually counts."""
USUAL_HAND = 3
USUAL_MOST_POINTS = 7
"""Points that nearly no Invention of the box exceeds."""
POINT, REBATE = 4, 8
"""Dollars that a point is worth, and what every Invention is cheaper than its points."""


class CardModel:
    """What the Inventions of a match are worth: one entry for each card instance."""

    __slots__ = ("points", "live", "costs", "net_costs", "others_worth", "quality", "drawn_points", "drawn_cost",
                 "price", "most_points")  # fmt: skip

    def __init__(self, rules: MatchRules, weights: Weights) -> None:
        cards = rules.cards
        instances = len(cards.groups)
        self.points: list[int] = [0] * instances
        """Points of a card in play, without those counted live."""
        self.live: list[int] = [0] * instances
        """Points it is worth for each own Invention in play."""
        self.costs: list[int] = [0] * instances
        """Dollars to pay."""
        self.net_costs: list[float] = [0.0] * instances
        """Dollars to pay, less what the effects are usually worth."""
        self.others_worth: list[float] = [0.0] * instances
        """Dollars that its effects on the others are usually worth."""
        self.quality: list[float] = [0.0] * instances
        """Dollars that a seat gains when it builds the card."""
        for number in cards.inventions:
            card = cards.invention(number)
            self.points[number] = (0 if card.points_per_invention else card.points) + rules.invention_points
            self.live[number] = card.points if card.points_per_invention else 0
            self.costs[number] = rules.cost(number)
            self.others_worth[number] = worth_of(card.others, weights.others_effects)
            effects = worth_of(card.own, weights.own_effects) + self.others_worth[number]
            self.net_costs[number] = self.costs[number] - rules.effect_times * effects
            points = self.points[number] + 4 * self.live[number]
            self.quality[number] = POINT * points + REBATE - self.net_costs[number]
        drawn = len(cards.inventions)
        self.drawn_points = sum(self.points) / drawn + weights.found_points
        self.drawn_cost = sum(self.net_costs) / drawn
        action = rules.work_money / (rules.performances * rules.actions)
        finding = action * (1 + 1 / (1 + rules.research_cards)) - rules.research_money
        self.price = (finding + self.drawn_cost) / self.drawn_points
        """Dollars that a point is worth in this match."""
        self.most_points = max(USUAL_MOST_POINTS, cards.most_points)
        """The points that a card in a rival's hand may have."""


def worth_of(effects: Sequence[Effect], prices: Sequence[float]) -> float:
    """Return what effects are usually worth, in dollars."""
    total = 0.0
    for effect in effects:
        amount = USUAL_HAND if effect.amount < 0 else effect.amount
        total += amount * USUAL_TIMES[effect.per] * prices[words_of(UNITS).index(effect.do)]
    return total
