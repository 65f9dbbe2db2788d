"""Nefarious, for computer seats: what somebody sensible answers at a glance, from an own hand and what is public.

Trials are played on with it for all seats, so it has to be quick. Like the judgment of options (`plan`), it counts
turns to the goal: each Action by the turns that are left after it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nefarious.definitions.vocabulary import PER
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.layout import (
    ESPIONAGE,
    FIRST_ACTION,
    HAND,
    INVENT,
    MONEY,
    PLACING_COST,
    PLAY,
    RESEARCH,
    RESERVE,
    SET_ASIDE,
    SPIES,
    SPIES_PER_SEAT,
)
from engine.games.nefarious.match_rules import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_INVENT,
    ASK_REMOVE,
    ASK_SET_ASIDE,
    GameState as Position,
    MatchRules,
)
from engine.games.nefarious.rules.scoring import points_of
from engine.kernel.state.state import Question

from .prospects import CardWorth, worth_of
from .weights import Weights

PLANNED = 5
"""Cards of a hand that a plan chooses from."""
LATER = 4
"""Inventions that will follow a card whose points count them."""
FAR, NEARLY = 99.0, 6.0
"""More turns than any plan takes; turns before the end from which on a choice of cards counts in full."""
LIKELY = 0.3
"""Chance to be able to pay from which on a card is thought of."""
LOOKED_AT = 3
"""Cards of a hand that are thought through when one is to be built."""
HAND_CARDS, OWN_SPIES, OWN_INVENTIONS = (PER.index(word) for word in ("hand", "spies", "inventions"))

Choice = tuple[int, float, float]
"""Some cards of a hand: how many, their points, their net cost."""


class Sums:
    """What a seat has and earns with an Invention built, its own effects added up."""

    __slots__ = ("cards", "unknown", "money", "income", "spies", "reserve", "best_pay")

    def __init__(self, cards: float, money: float, income: float, spies: float, best_pay: float) -> None:
        self.cards = cards
        self.unknown = 0.0
        self.money = money
        self.income = income
        self.spies = spies
        self.reserve = SPIES_PER_SEAT - spies
        self.best_pay = best_pay


class Plain:
    """Answers the questions of all seats of a position."""

    def __init__(
        self, rules: MatchRules, worth: CardWorth, weights: Weights, spy_pay: Sequence[Sequence[float]], goal: float
    ) -> None:
        """`spy_pay`: dollars a Spy brings a turn, by seat and zone."""
        self.rules = rules
        self.worth = worth
        self.weights = weights
        self.spy_pay = spy_pay
        self.goal = goal
        self.finds = 1 + rules.research_cards
        self.pace = rules.performances * rules.actions
        action = rules.work_money / self.pace
        self.price = (action * (1 + 1 / self.finds) + worth.drawn_cost - rules.research_money) / worth.drawn_points
        """Dollars that a point is worth."""
        self.others_worth = [0.0] * len(worth.costs)
        for number in rules.cards.inventions:
            self.others_worth[number] = worth_of(rules.cards.invention(number).others, weights.others_effects)
        self.best_zone = [max(range(4), key=lambda zone: pay[zone]) for pay in spy_pay]
        self._choices: dict[tuple[int, ...], list[Choice]] = {}

    # --- turns to the goal -------------------------------------------------------------------------------

    def choices(self, hand: Sequence[int], inventions: int) -> list[Choice]:
        """The selections from the best cards of a hand that can be the best ones."""
        key = tuple(hand)
        found = self._choices.get(key)
        if found is None:
            worth = self.worth
            if len(hand) > PLANNED:
                quality = worth.quality
                hand = sorted(hand, key=lambda card: -quality[card])[:PLANNED]
            found = [(0, 0.0, 0.0)]
            for card in hand:
                points = worth.points[card] + worth.live[card] * (inventions + LATER)
                cost = worth.net_costs[card]
                found += [(number + 1, total + points, price + cost) for number, total, price in found]
            self._choices[key] = found
        return found

    def turns(self, choices: list[Choice], need: float, money: float, unknown: float, income: float) -> float:
        """How many turns the rest takes, with so many unknown cards besides those to choose from."""
        if need <= 0:
            return 0.0
        rules, worth = self.rules, self.worth
        wages, pace, finds = rules.work_money, self.pace, self.finds
        rate = wages * pace + income
        if rate < 1.0:
            rate = 1.0
        drawn, drawn_cost, pays = worth.drawn_points, worth.drawn_cost, rules.research_money
        surplus = self.weights.surplus_points
        best = FAR
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
            turns = (wages * actions + cost - money) / rate
            if turns < actions / pace:
                turns = actions / pace
            if turns < best:
                best = turns
        return best

    def income(self, state: Position, seat: int) -> float:
        """Dollars a turn that the Spies of a seat bring."""
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

    def hand_of(self, state: Position, seat: int) -> list[int]:
        """The cards a seat can build later, one set aside among them."""
        hand = state.zones[HAND[seat]]
        return hand + state.zones[SET_ASIDE[seat]] if self.rules.set_aside else hand

    def distance(self, state: Position, seat: int) -> float:
        """The turns a seat still needs, less what a choice of cards saves."""
        hand = self.hand_of(state, seat)
        choices = self.choices(hand, len(state.zones[PLAY[seat]]))
        money = state.counters[MONEY[seat]]
        turns = self.turns(choices, self.goal - points_of(state, seat), money, 0, self.income(state, seat))
        return turns - self.bonus(len(hand), turns)

    def bonus(self, cards: float, turns: float) -> float:
        """Turns that choosing from so many cards saves."""
        bonus = self.weights.hand_bonus
        place = min(int(cards), len(bonus) - 1)
        return bonus[place] * min(1.0, turns / NEARLY)

    # --- answers -----------------------------------------------------------------------------------------

    def answer(self, state: Position, question: Question) -> int:
        """The index of the option that somebody sensible takes."""
        seat, kind, _, options = question
        if kind == ASK_ACTION:
            values = self.actions(state, seat)
            return max(range(len(options)), key=lambda index: values[options[index][1] - FIRST_ACTION & 3])
        if kind in (ASK_INVENT, ASK_SET_ASIDE):
            return self.invention(state, seat, [option[1] for option in options])
        if kind == ASK_DISCARD:
            quality = self.worth.quality
            return min(range(len(options)), key=lambda index: quality[options[index][1]])
        first = self.rules.place_options[0][2]
        pay = self.spy_pay[seat]
        if kind == ASK_REMOVE:
            return min(range(len(options)), key=lambda index: pay[options[index][2] - first])
        return max(range(len(options)), key=lambda index: pay[options[index][2] - first])

    def actions(self, state: Position, seat: int) -> list[float]:
        """The four Actions, by the turns that are left after them (negative)."""
        rules = self.rules
        counters = state.counters
        hand = self.hand_of(state, seat)
        cards = len(hand)
        choices = self.choices(hand, len(state.zones[PLAY[seat]]))
        need = self.goal - points_of(state, seat)
        income = self.income(state, seat)
        money = counters[MONEY[seat]] + income
        worked = self.turns(choices, need, money + rules.work_money * rules.performances, 0, income)
        held = self.bonus(cards, worked)
        values = [-FAR, -FAR, -FAR, held - worked]
        turns = self.turns(choices, need, money + rules.research_money, self.finds, income)
        values[RESEARCH] = self.bonus(cards + 1, worked) - turns
        zone = self.best_zone[seat]
        if counters[RESERVE[seat]]:
            more = income + self.spy_pay[seat][zone]
            values[ESPIONAGE] = held - self.turns(choices, need, money - PLACING_COST[zone], 0, more)
        if cards:
            values[INVENT] = self.best_built(state, seat, hand, need, income, held - worked)
        return values

    def best_built(
        self, state: Position, seat: int, hand: list[int], need: float, income: float, otherwise: float
    ) -> float:
        """Building the best card, with the chance that it can be paid; else the turn is lost."""
        costs = self.worth.costs
        money = state.counters[MONEY[seat]]
        best = -FAR
        lost = otherwise - 1.0
        for card in self.looked_at(state, seat, hand, money + 2 * income):
            chance = 1.0
            if costs[card] > money:
                chance = self.chance_of(state, seat, costs[card] - money)
                if chance < LIKELY:
                    continue
            value = self.built(state, seat, hand, card, need, max(money + income, costs[card]), income)
            value = chance * value + (1.0 - chance) * lost
            if value > best:
                best = value
        return best

    def chance_of(self, state: Position, seat: int, dollars: int) -> float:
        """How likely the Spies of a seat pay so much this turn, roughly."""
        base = SPIES[seat]
        counters = state.counters
        factor = self.rules.income_factor * 2
        likely = 0.0
        for zone, pay in enumerate(self.spy_pay[seat]):
            number = counters[base + zone]
            if number * factor >= dollars:
                likely += pay / factor
        return min(1.0, likely)

    def looked_at(self, state: Position, seat: int, cards: Sequence[int], money: float) -> Sequence[int]:
        """The few best cards of those that so much money can pay."""
        costs, points, live, net_costs = self.worth.costs, self.worth.points, self.worth.live, self.worth.net_costs
        able = [card for card in cards if costs[card] <= money]
        if len(able) <= LOOKED_AT:
            return able
        built = len(state.zones[PLAY[seat]]) + 3
        price = self.price
        able.sort(key=lambda card: net_costs[card] - price * (points[card] + live[card] * built))
        return able[:LOOKED_AT]

    def built(
        self, state: Position, seat: int, hand: list[int], card: int, need: float, money: float, income: float
    ) -> float:
        """A card built and paid, by the turns that are left (negative)."""
        rules, worth = self.rules, self.worth
        rest = hand[:]
        rest.remove(card)
        inventions = len(state.zones[PLAY[seat]]) + 1
        spies = SPIES_PER_SEAT - state.counters[RESERVE[seat]]
        sums = Sums(len(rest), money - worth.costs[card], income, spies, self.spy_pay[seat][self.best_zone[seat]])
        if rules.own_program[card]:
            for code, amount, per in rules.programs_of(card)[0]:
                number: float = amount * rules.effect_times
                if per == HAND_CARDS:
                    number *= sums.cards
                elif per == OWN_SPIES:
                    number *= spies
                elif per == OWN_INVENTIONS:
                    number *= inventions
                UNITS[code].add(sums, number)
        cards, unknown, money, income = sums.cards, sums.unknown, sums.money, sums.income
        if unknown < 0:  # the worst cards go
            quality = worth.quality
            rest = sorted(rest, key=lambda other: -quality[other])[: max(0, int(len(rest) + unknown))]
            unknown = 0.0
        points = worth.points[card] + worth.live[card] * inventions
        turns = self.turns(self.choices(rest, inventions), need - points, money, unknown, income)
        return self.bonus(cards, turns) - turns + self.others_worth[card] / (rules.work_money * self.pace + income)

    def invention(self, state: Position, seat: int, cards: list[int]) -> int:
        """The index of the card to build: of those that can be paid the best."""
        money = state.counters[MONEY[seat]]
        able = self.looked_at(state, seat, cards, money)
        if not able:
            costs = self.worth.costs
            return min(range(len(cards)), key=lambda index: costs[cards[index]])
        if len(able) == 1:
            return cards.index(able[0])
        hand = self.hand_of(state, seat)
        need = self.goal - points_of(state, seat)
        income = self.income(state, seat)
        return cards.index(max(able, key=lambda card: self.built(state, seat, hand, card, need, money, income)))
