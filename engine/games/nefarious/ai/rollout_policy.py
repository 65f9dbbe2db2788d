"""Nefarious, for computer seats: quick answers to any question, for all seats in a rollout.

The policy knows a seat's own hand and public information. It counts the turns to the goal after each option.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nefarious.ai.features import FAR, Situation, TurnFeatures
from engine.games.nefarious.definitions.vocabulary import PER
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.effects.effect_type import EffectTotals
from engine.games.nefarious.layout import (
    ESPIONAGE,
    FIRST_ACTION,
    INVENT,
    MONEY,
    PLACING_COST,
    PLAY,
    RESEARCH,
    RESERVE,
    SPIES,
    SPIES_PER_SEAT,
)
from engine.games.nefarious.match_rules import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_ESPIONAGE,
    ASK_INVENT,
    ASK_REMOVE,
    ASK_SET_ASIDE,
    GameBoard,
)
from engine.games.nefarious.rules.scoring import points_of
from engine.kernel.state.state import Question

LIKELY = 0.3
"""Lowest chance of being able to pay for a card at which it is considered."""
LOOKED_AT = 3
"""Number of cards in a hand that are evaluated for building."""
WAITING = 0.15
"""Turns lost for each turn in which a card set aside can't be paid."""
MOST_REMEMBERED = 20_000
"""The size of the cache of Actions."""
HAND_CARDS, OWN_SPIES, OWN_INVENTIONS = (PER.index(word) for word in ("hand", "spies", "inventions"))


class RolloutPolicy:
    """Answers the questions of all seats in a rollout."""

    def __init__(self, count: TurnFeatures) -> None:
        self.count, self.rules, self.cards, self.spy_pay = count, count.rules, count.cards, count.spy_pay
        self.best_zone = [max(range(4), key=lambda zone: pay[zone]) for pay in count.spy_pay]
        self._actions: dict[Situation, list[float]] = {}

    def answer(self, state: GameBoard, question: Question) -> int:
        """Return the index of the option that seems best."""
        seat, kind, _, options = question
        if kind == ASK_ACTION:
            values = self.actions(state, seat)
            return max(range(len(options)), key=lambda index: values[options[index][1] - FIRST_ACTION & 3])
        if kind in (ASK_INVENT, ASK_SET_ASIDE):
            return self.invention(state, seat, [option[1] for option in options])
        if kind == ASK_DISCARD:
            quality = self.cards.quality
            return min(range(len(options)), key=lambda index: quality[options[index][1]])
        first = self.rules.place_options[0][2]
        pay = self.spy_pay[seat]
        if kind == ASK_REMOVE:
            return min(range(len(options)), key=lambda index: pay[options[index][2] - first])
        return max(range(len(options)), key=lambda index: pay[options[index][2] - first])

    def values(self, state: GameBoard, question: Question) -> list[float]:
        """Return the option values: the negative number of turns left after each option."""
        seat, kind, _, options = question
        if kind == ASK_ACTION:
            values = self.actions(state, seat)
            return [values[option[1] - FIRST_ACTION & 3] for option in options]
        if kind in (ASK_INVENT, ASK_SET_ASIDE):
            return [self.lay_value(state, seat, option[1], kind) for option in options]
        count, hand = self.count, self.count.hand_of(state, seat)
        inventions, need = len(state.zones[PLAY[seat]]), self.count.goal - points_of(state, seat)
        money, income = state.counters[MONEY[seat]], count.income(state, seat)
        if kind == ASK_DISCARD:
            hands = [[card for card in hand if card != option[1]] for option in options]
            return [-count.turns(count.choices(rest, inventions), need, money, 0, income) for rest in hands]
        first, pay = self.rules.place_options[0][2], self.spy_pay[seat]
        sign = -1 if kind == ASK_REMOVE else 1
        choices, found = count.choices(hand, inventions), []
        for zone in [option[2] - first for option in options]:
            cost = PLACING_COST[zone] if kind == ASK_ESPIONAGE else 0
            found.append(-count.turns(choices, need, money - cost, 0, income + sign * pay[zone]))
        return found

    # --- Actions ---------------------------------------------------------------------------------------------------

    def actions(self, state: GameBoard, seat: int) -> list[float]:
        """Return the values of the four Actions. Cached."""
        key = self.count.situation(state, seat)
        if key not in self._actions:
            if len(self._actions) > MOST_REMEMBERED:
                self._actions.clear()
            self._actions[key] = self._action_values(state, seat)
        return self._actions[key]

    def _action_values(self, state: GameBoard, seat: int) -> list[float]:
        rules, count = self.rules, self.count
        counters = state.counters
        hand = count.hand_of(state, seat)
        cards = len(hand)
        choices = count.choices(hand, len(state.zones[PLAY[seat]]))
        need = count.goal - points_of(state, seat)
        income = count.income(state, seat)
        money = counters[MONEY[seat]] + income
        worked = count.turns(choices, need, money + rules.work_money * rules.performances, 0, income)
        held = count.bonus(cards, worked)
        values = [-FAR, -FAR, -FAR, held - worked]
        turns = count.turns(choices, need, money + rules.research_money, count.finds, income)
        values[RESEARCH] = count.bonus(cards + 1, worked) - turns
        zone = self.best_zone[seat]
        if counters[RESERVE[seat]]:
            more = income + self.spy_pay[seat][zone]
            values[ESPIONAGE] = held - count.turns(choices, need, money - PLACING_COST[zone], 0, more)
        if cards:
            values[INVENT] = self.best_build_value(state, seat, hand, need, income, held - worked)
        return values

    def best_build_value(
        self, state: GameBoard, seat: int, hand: list[int], need: float, income: float, otherwise: float
    ) -> float:
        """Return the value of the best card, weighted with the chance that the seat can pay for it."""
        costs = self.cards.costs
        money = state.counters[MONEY[seat]]
        best = -FAR
        lost = otherwise - 1.0
        for card in self.best_candidates(state, seat, hand, money + 2 * income):
            chance = 1.0
            if costs[card] > money:
                chance = self.chance_of(state, seat, costs[card] - money)
                if chance < LIKELY:
                    continue
            value = self.build_value(state, seat, hand, card, need, max(money + income, costs[card]), income)
            value = chance * value + (1.0 - chance) * lost
            if value > best:
                best = value
        return best

    def chance_of(self, state: GameBoard, seat: int, dollars: float) -> float:
        """Return a rough chance that a seat's Spies earn `dollars` this turn."""
        base = SPIES[seat]
        counters = state.counters
        factor = self.rules.income_factor * 2
        likely = 0.0
        for zone, pay in enumerate(self.spy_pay[seat]):
            number = counters[base + zone]
            if number * factor >= dollars:
                likely += pay / factor
        return min(1.0, likely)

    # --- Inventions ------------------------------------------------------------------------------------------------

    def best_candidates(self, state: GameBoard, seat: int, hand: Sequence[int], money: float) -> Sequence[int]:
        """Return the best few cards that `money` can pay for."""
        cards = self.cards
        costs, points, live, price = cards.costs, cards.points, cards.live, cards.price
        able = [card for card in hand if costs[card] <= money]
        if len(able) <= LOOKED_AT:
            return able
        built = len(state.zones[PLAY[seat]]) + 3
        able.sort(key=lambda card: costs[card] - price * (points[card] + live[card] * built))
        return able[:LOOKED_AT]

    def build_value(
        self, state: GameBoard, seat: int, hand: list[int], card: int, need: float, money: float, income: float
    ) -> float:
        """Return the value of building and paying for a card."""
        rules, count, cards = self.rules, self.count, self.cards
        rest = hand[:]
        rest.remove(card)
        inventions = len(state.zones[PLAY[seat]]) + 1
        spies = SPIES_PER_SEAT - state.counters[RESERVE[seat]]
        sums = EffectTotals(
            len(rest), money - cards.costs[card], income, spies, self.spy_pay[seat][self.best_zone[seat]]
        )
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
        unknown, money, income = sums.unknown, sums.money, sums.income
        if unknown < 0:  # discard the worst cards
            quality = cards.quality
            rest = sorted(rest, key=lambda other: -quality[other])[: max(0, int(len(rest) + unknown))]
            unknown = 0.0
        points = cards.points[card] + cards.live[card] * inventions
        turns = count.turns(count.choices(rest, inventions), need - points, money, unknown, income)
        return count.bonus(sums.cards, turns) - turns

    def invention(self, state: GameBoard, seat: int, cards: list[int]) -> int:
        """Return the index of the best Invention that the seat can pay for, else of the cheapest."""
        money = state.counters[MONEY[seat]]
        able = self.best_candidates(state, seat, cards, money)
        if not able:
            costs = self.cards.costs
            return min(range(len(cards)), key=lambda index: costs[cards[index]])
        if len(able) == 1:
            return cards.index(able[0])
        hand = self.count.hand_of(state, seat)
        need = self.count.goal - points_of(state, seat)
        income = self.count.income(state, seat)
        return cards.index(max(able, key=lambda card: self.build_value(state, seat, hand, card, need, money, income)))

    def lay_value(self, state: GameBoard, seat: int, card: int, kind: int) -> float:
        """Return the value of playing a card or setting it aside. Playing one without the money wastes the turn."""
        count, money = self.count, state.counters[MONEY[seat]]
        income, short = count.income(state, seat), max(0, self.cards.costs[card] - money)
        if short and kind == ASK_INVENT:
            return -FAR - short
        need = count.goal - points_of(state, seat)
        value = self.build_value(state, seat, count.hand_of(state, seat), card, need, money + short, income)
        return value - WAITING * short / (self.rules.work_money + income)
