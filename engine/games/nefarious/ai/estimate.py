"""Nefarious, for computer seats: how likely each seat is to win from a position, as learned from many games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from engine.games.nefarious.ai import weights as ai_weights
from engine.games.nefarious.ai.plain import Plain
from engine.games.nefarious.match_rules import Either, MatchRules
from engine.games.nefarious.places import MONEY, PLAY
from engine.games.nefarious.scoring import points_of
from engine.kernel.evaluator import Evaluator, Feature, Row, Weight, read_weights

FEATURES = (
    Feature("turns", "turn", -1), Feature("near", better=1), Feature("soon", better=1), Feature("actions", "turn", -1),
    Feature("able", better=1), Feature("cards", "card", 1), Feature("income", "dollar", 1),
    Feature("points", "point", 1), Feature("inventions", "card"), Feature("money", "dollar", 1),
    Feature("hand", "dollar", 1),
)  # fmt: skip
"""Turns to the goal, and how near that is in two measures; the same in one measure if money were no object; cards in
hand; dollars a turn; points for a goal of 20; Inventions in play; money up to MOST; what the best three cards in hand
are worth above their costs."""
MOST = 25
"""Dollars beyond which more money is not counted."""
NEAR, SOON = 5.0, 1.5
"""The turns to the goal with which being near and soon there have faded to about a third."""
POINTS = 7
BUILT = 3
"""Cards of a hand that are planned to be built; of all of them, so that a further card never makes a plan worse."""
RICH = 1000.0
"""Dollars with which money is no object."""


@cache
def load(name: str) -> dict[str, Weight]:
    """Return the weights in a file. Raises BadCard for a file that can't be used."""
    return read_weights(ai_weights.FILES.text_of(name), f"{name}.toml", FEATURES)


class NefariousEvaluator(Evaluator[MatchRules]):
    """The evaluator of a table. What a feature counts changes as the goal comes near."""

    def __init__(self, plain: Plain, seats: int) -> None:
        super().__init__(FEATURES, load("estimate-2" if seats == 2 else "estimate-4"))
        self.plain = plain

    def read(self, state: Either) -> list[Row | None]:
        """See Evaluator.read."""
        return [list(enumerate(self.features_of(state, seat))) for seat in range(state.table.seats)]

    def phase(self, state: Either, rows: Sequence[Row | None]) -> float:
        """See Evaluator.phase. The seat with the most points tells."""
        return min(1.0, max(0.0, max([row[POINTS][1] for row in rows if row]) / 20))

    def features_of(self, state: Either, seat: int) -> list[float]:
        """Return the features of a seat, in their order."""
        plain, worth, price = self.plain, self.plain.worth, self.plain.price
        hand, inventions = plain.hand_of(state, seat), len(state.zones[PLAY[seat]])
        money, income, points = state.counters[MONEY[seat]], plain.income(state, seat), points_of(state, seat)
        choices, need = plain.selections(hand, inventions, BUILT), plain.goal - points
        gains = sorted([max(0.0, price * worth.points[card] - worth.costs[card]) for card in hand], reverse=True)
        turns = plain.turns(choices, need, money, 0, income)
        actions = plain.turns(choices, need, money + RICH, 0, income)
        return [
            turns, exp(-turns / NEAR), exp(-turns / SOON), actions, exp(-actions / SOON), len(hand), income,
            points * 20 / plain.rules.goal, inventions, min(money, MOST) / 4, sum(gains[:BUILT]) / 10,
        ]  # fmt: skip
