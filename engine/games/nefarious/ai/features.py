"""Nefarious, for computer seats: how many turns a seat needs to reach the goal, and its win odds.

The plan for the rest of the match builds some cards of the hand, and average cards for the missing points. Each
Invention takes one turn, and finding another card takes one more. Each missing dollar takes a share of a turn of Work;
Spies bring income meanwhile. With money m, income i per turn, wages w, n turns of other Actions and costs c, t turns
are enough when m + i t + w (t - n) = c.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from engine.games.nefarious.ai import weights as ai_weights
from engine.games.nefarious.ai.card_model import CardModel
from engine.games.nefarious.ai.weights import Weights
from engine.games.nefarious.layout import HAND, MONEY, PLAY, RESERVE, SET_ASIDE, SPIES, SPIES_PER_SEAT
from engine.games.nefarious.match_rules import GameBoard, MatchRules
from engine.games.nefarious.rules.scoring import points_of
from engine.kernel.game.evaluator import Evaluator, Feature, Row, read_weights
from engine.kernel.game.policy import WeightFiles

PLANNED = 5
"""The most cards of a hand that a plan chooses from."""
LATER = 4
"""Expected number of Inventions played after a card whose points count them."""
FAR, NEARLY = 99.0, 6.0
"""FAR: more turns than any plan takes. NEARLY: with this many turns left or more, a choice of cards counts in full."""

Choice = tuple[int, float, float]
"""A selection of cards: their number, points and cost."""

Situation = tuple[int, ...]
"""Everything that a seat's turns to the goal depend on. Rollouts of one question meet most situations several times."""


class TurnFeatures:
    """Counts the turns to the goal for all seats at a table."""

    def __init__(
        self, rules: MatchRules, cards: CardModel, weights: Weights, spy_pay: Sequence[Sequence[float]], goal: float
    ) -> None:
        """`spy_pay`: dollars per turn that a Spy earns, by seat and zone. `goal`: the points that win."""
        self.rules, self.cards, self.weights = rules, cards, weights
        self.spy_pay, self.goal = spy_pay, goal
        self.finds = 1 + rules.research_cards
        self.pace = rules.performances * rules.actions
        self._choices: dict[tuple[int, ...], list[Choice]] = {}

    def choices(self, hand: Sequence[int], inventions: int) -> list[Choice]:
        """Return the possible selections from the best cards of a hand."""
        key = tuple(hand)
        found = self._choices.get(key)
        if found is None:
            if len(hand) > PLANNED:
                quality = self.cards.quality
                hand = sorted(hand, key=lambda card: -quality[card])[:PLANNED]
            found = self._choices[key] = self.selections(hand, inventions, PLANNED)
        return found

    def selections(self, hand: Sequence[int], inventions: int, most: int) -> list[Choice]:
        """Return every selection of up to `most` cards."""
        cards = self.cards
        found: list[Choice] = [(0, 0.0, 0.0)]
        for card in hand:
            points = cards.points[card] + cards.live[card] * (inventions + LATER)
            cost = cards.costs[card]
            found += [(number + 1, total + points, price + cost) for number, total, price in found if number < most]
        return found

    def turns(self, choices: list[Choice], need: float, money: float, unknown: float, income: float) -> float:
        """Return the turns to the goal, with `unknown` cards drawn besides those to choose from."""
        return self.turns_and_actions(choices, need, money, unknown, income)[0]

    def turns_and_actions(
        self, choices: list[Choice], need: float, money: float, unknown: float, income: float
    ) -> tuple[float, float]:
        """Return the turns to the goal, and the turns if money didn't matter."""
        if need <= 0:
            return 0.0, 0.0
        rules, cards = self.rules, self.cards
        wages, pace, finds = rules.work_money, self.pace, self.finds
        rate = wages * pace + income
        if rate < 1.0:
            rate = 1.0
        drawn, drawn_cost, pays = cards.drawn_points, cards.drawn_cost, rules.research_money
        surplus = self.weights.surplus_points
        best = fewest = FAR
        for actions, points, cost in choices:
            missing = need - points
            if missing > 0:
                more = (missing + surplus) / drawn
                cost += more * drawn_cost
                actions += more  # type: ignore[assignment]
                if more > unknown:
                    searches = (more - unknown) / finds
                    cost -= searches * pays
                    actions += searches  # type: ignore[assignment]
            turns, least = (wages * actions + cost - money) / rate, actions / pace
            if least < fewest:
                fewest = least
            if turns < least:
                turns = least
            if turns < best:
                best = turns
        return best, fewest

    def income(self, state: GameBoard, seat: int) -> float:
        """Return the dollars per turn that a seat's Spies earn."""
        counters = state.counters
        if counters[RESERVE[seat]] == SPIES_PER_SEAT:
            return 0.0
        pay, first = self.spy_pay[seat], SPIES[seat]
        return (
            counters[first] * pay[0]
            + counters[first + 1] * pay[1]
            + counters[first + 2] * pay[2]
            + counters[first + 3] * pay[3]
        )

    def hand_of(self, state: GameBoard, seat: int) -> list[int]:
        """Return the cards that a seat can build later, including one that is set aside."""
        hand = state.zones[HAND[seat]]
        return hand + state.zones[SET_ASIDE[seat]] if self.rules.set_aside else hand

    def situation(self, state: GameBoard, seat: int) -> Situation:
        """Return a seat's points, money, Inventions, Spies and cards."""
        counters, first = state.counters, SPIES[seat]
        return (
            seat,
            points_of(state, seat),
            counters[MONEY[seat]],
            counters[RESERVE[seat]],
            len(state.zones[PLAY[seat]]),
            *counters[first : first + 4],
            *self.hand_of(state, seat),
        )

    def bonus(self, cards: float, turns: float) -> float:
        """Return how many turns the choice from `cards` cards saves."""
        bonus = self.weights.hand_bonus
        place = min(int(cards), len(bonus) - 1)
        return bonus[place] * min(1.0, turns / NEARLY)

    def distance(self, state: GameBoard, seat: int) -> float:
        """Return the turns that a seat still needs, counting the cards it has."""
        choices = self.selections(self.hand_of(state, seat), len(state.zones[PLAY[seat]]), BUILT)
        need, money = self.goal - points_of(state, seat), state.counters[MONEY[seat]]
        return self.turns(choices, need, money, 0, self.income(state, seat))


# --- win odds --------------------------------------------------------------------------------------------------------

FEATURES = (
    Feature("turns", "turn", -1), Feature("near", better=1), Feature("soon", better=1), Feature("actions", "turn", -1),
    Feature("able", better=1), Feature("cards", "card", 1), Feature("income", "dollar", 1),
    Feature("points", "point", 1), Feature("inventions", "card"), Feature("money", "dollar", 1),
    Feature("hand", "dollar", 1),
)  # fmt: skip
"""In order: turns to the goal, and two measures of its nearness; turns and nearness if money didn't matter; cards in
hand; dollars per turn; points scaled to a goal of 20; Inventions in play; money up to MOST; the best three cards' value
above their costs."""
MOST = 25
"""Money beyond this many dollars isn't counted."""
NEAR, SOON = 5.0, 1.5
"""The turns to the goal at which `near` and `soon` have dropped to about a third."""
POINTS = 7
BUILT = 3
"""How many cards of a hand a plan builds. It considers all cards, so another card never makes a plan worse."""


load = WeightFiles(ai_weights.__package__, lambda text, file: read_weights(text, file, FEATURES)).load


class NefariousEvaluator(Evaluator[MatchRules]):
    """Evaluates the states of a table. The weights of the features change as the goal comes near."""

    def __init__(self, count: TurnFeatures) -> None:
        super().__init__(FEATURES, load("evaluator-2" if count.rules.seats == 2 else "evaluator-4"))
        self.count = count
        self._rows: dict[Situation, Row] = {}

    def read(self, state: GameBoard) -> list[Row | None]:
        return [self.row(state, seat) for seat in range(state.table.seats)]

    def row(self, state: GameBoard, seat: int) -> Row:
        """Return the features of a seat, with their places."""
        key = self.count.situation(state, seat)
        if key not in self._rows:
            self._rows[key] = list(enumerate(self.features_of(state, seat)))
        return self._rows[key]

    def phase(self, state: GameBoard, rows: Sequence[Row | None]) -> float:
        """Return how far the match has come, from 0 to 1, by the points of the leader."""
        return min(1.0, max(0.0, max([row[POINTS][1] for row in rows if row]) / 20))

    def features_of(self, state: GameBoard, seat: int) -> list[float]:
        """Return the features of a seat, in the order of `FEATURES`."""
        count, cards, price = self.count, self.count.cards, self.count.cards.price
        hand, inventions = count.hand_of(state, seat), len(state.zones[PLAY[seat]])
        money, income, points = state.counters[MONEY[seat]], count.income(state, seat), points_of(state, seat)
        choices, need = count.selections(hand, inventions, BUILT), count.goal - points
        gains = sorted([max(0.0, price * cards.points[card] - cards.costs[card]) for card in hand], reverse=True)
        turns, actions = count.turns_and_actions(choices, need, money, 0, income)
        return [
            turns,
            exp(-turns / NEAR),
            exp(-turns / SOON),
            actions,
            exp(-actions / SOON),
            len(hand),
            income,
            points * 20 / count.rules.goal,
            inventions,
            min(money, MOST) / 4,
            sum(gains[:BUILT]) / 10,
        ]
