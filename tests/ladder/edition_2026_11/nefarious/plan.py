"""Nefarious, for computer seats: how many turns a seat needs to reach the goal.

The plan for the rest of the game takes some cards of the hand, and average cards for the points still missing.
Every Invention costs a turn, every card to be found first another, and every dollar missing a share of a turn
of Work; Spies and Twists bring income meanwhile. With money m, income i a turn, wages w, n turns of other
Actions and costs c, t turns are enough when m + i t + w (t - n) = c.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nefarious.match_rules import AFTER_PAYING, TURN_START, MatchRules

from .foresight import is_word, steady_money
from .prospects import CardWorth, Prospect
from .weights import Weights

LATER_INVENTIONS = 4
"""Inventions that will be played after a card whose points count the Inventions in play."""
CAUGHT_UP = 0.4
"""Part of its income that a seat with more Spies than Inventions will still see, with Cyber-spies."""
HAND_FOR_POINTS = 5
"""Cards in hand that Things Best Left Unknown wants (NF-7.10)."""
UNREACHABLE = 999.0
"""More turns than any plan takes."""
STRONGEST_SPIES = 0.35
"""Chance to act where one has the most Spies, for Focus Groups."""

Choice = tuple[float, float, float]
"""Some cards of a hand: how many, their points, their net cost in dollars."""


class Planner:
    """Estimates the turns to the goal for the seats of one view."""

    def __init__(
        self, rules: MatchRules, worth: CardWorth, weights: Weights, goal: float, spy_pay: Sequence[Sequence[float]]
    ) -> None:
        """`goal`: points that win. `spy_pay`: dollars a Spy brings a turn, by seat and zone."""
        self.rules = rules
        self.worth = worth
        self.weights = weights
        self.goal = goal
        self.spy_pay = spy_pay
        self.pace = rules.performances * rules.actions
        """Actions performed a turn."""
        self.wages = rules.work_money
        self.turn_money = sum(
            steady_money(clause.operation[0], clause.operation[1], bool(clause.condition))
            for clause in rules.moments[TURN_START]
        )
        """Dollars a turn that Twists give or take."""
        self.money_goes = any(
            is_word(clause.operation[0], "lose") and clause.operation[1] < 0 for clause in rules.moments[AFTER_PAYING]
        )
        """Whether what is left after paying is lost (Hyperinflation): it helps no later Invention."""
        self.money_is_rounded = any(is_word(clause.operation[0], "round_down") for clause in rules.moments[TURN_START])
        """Whether dollars beyond a round sum are lost every turn (Kickbacks): an average says little then."""
        self._choices: dict[tuple[int, ...], list[Choice]] = {}

    def points(self, prospect: Prospect) -> float:
        """The points of a prospect (NF-6.1)."""
        rules = self.rules
        number = len(prospect.play)
        points: float = 0
        for card in prospect.play:
            points += self.worth.points[card] + self.worth.live[card] * number
        if rules.scoring_changes:
            if rules.money_per_point:
                points += prospect.money / rules.money_per_point
            if rules.full_hand_points and prospect.cards >= HAND_FOR_POINTS:
                points += rules.full_hand_points
            if rules.no_spies_points and not any(prospect.spies):
                points += rules.no_spies_points
        return points

    def income(self, prospect: Prospect) -> float:
        """Dollars a turn that come without any Action."""
        rules = self.rules
        pay = self.spy_pay[prospect.seat]
        spies = prospect.spies
        total = spies[0] * pay[0] + spies[1] * pay[1] + spies[2] * pay[2] + spies[3] * pay[3]
        if rules.income_needs_inventions and len(prospect.play) < sum(spies):
            total *= CAUGHT_UP
        if rules.most_spies_money and max(spies) > 1:
            total += rules.most_spies_money * STRONGEST_SPIES
        return total + self.turn_money

    def turns(self, prospect: Prospect) -> float:
        """How many turns the prospect needs to reach the goal, in fractions of a turn; 0 when it has."""
        rules = self.rules
        need = self.goal - self.points(prospect)
        if rules.full_hand_points and prospect.cards >= HAND_FOR_POINTS:
            return min(
                self._turns(prospect, need, HAND_FOR_POINTS), self._turns(prospect, need + rules.full_hand_points, 0)
            )
        return self._turns(prospect, need, 0)

    def _turns(self, prospect: Prospect, need: float, keep: int) -> float:
        """The same for so many missing points, when so many cards must be left in hand."""
        if need <= 0:
            return 0.0
        rules, worth = self.rules, self.worth
        drawn, drawn_cost = worth.drawn_points, worth.drawn_cost
        if rules.money_per_point:  # what is paid is missing as points
            drawn = max(1.0, drawn - drawn_cost / rules.money_per_point)
        finds = 1 + rules.research_cards
        income = self.income(prospect)
        wages, pace = self.wages, self.pace
        rate = max(1.0, wages * pace + income)
        unknown, money, spies = prospect.unknown, prospect.money, sum(prospect.spies)
        if self.money_goes:
            money = min(money, max((worth.costs[card] for card in prospect.hand), default=worth.drawn_cost))
        best = UNREACHABLE
        for built, points, cost in self.choices(prospect):
            missing = need - points
            searches = 0.0
            if missing > 0:
                more = (missing + self.weights.surplus_points) / drawn
                built += more
                cost += more * drawn_cost
                if more > unknown:
                    searches = (more - unknown) / finds
            if keep:
                searches += max(0.0, keep + built - prospect.cards - searches * finds) / finds
            actions = built + searches
            if rules.union and built > spies:
                actions += built - spies
            turns = max((wages * actions + cost - money - searches * rules.research_money) / rate, actions / pace)
            if turns < best:
                best = turns
        return best

    def choices(self, prospect: Prospect) -> list[Choice]:
        """Every selection from the best cards of a hand."""
        key = (len(prospect.play), *prospect.hand)
        if key not in self._choices:
            worth, per_point = self.worth, self.rules.money_per_point
            best = sorted(prospect.hand, key=lambda card: -worth.quality[card])[: self.weights.plan_cards]
            choices: list[Choice] = [(0.0, 0.0, 0.0)]
            for card in best:
                points: float = worth.points[card] + worth.live[card] * (len(prospect.play) + LATER_INVENTIONS)
                cost = worth.net_costs[card]
                if per_point:
                    points -= worth.costs[card] / per_point
                choices += [(number + 1, total + points, price + cost) for number, total, price in choices]
            self._choices[key] = choices
        return self._choices[key]
