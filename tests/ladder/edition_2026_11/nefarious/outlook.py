"""Nefarious, for computer seats: what one seat expects of the match, and what a change of it is worth."""

from __future__ import annotations

from engine.games.nefarious.layout import BEFORE, ESPIONAGE, INVENT, PLACING_COST, RESEARCH
from engine.games.nefarious.match_rules import (
    AFTER_INVENT,
    AFTER_PAYING,
    AT_RESEARCH,
    BEFORE_SCORING,
    TURN_END,
    TURN_START,
    GameView as Seen,
    MatchRules,
)

from ..advice import Memory
from . import finish, neighbors
from .neighbors import Chances
from .plan import Planner
from .prospects import CardWorth, Happenings, Prospect, prospect_of
from .weights import Weights

FAR = 6.0
"""Turns before the end from which on a choice of cards counts in full."""
RUSH = 2.5
"""How much likelier somebody builds who may win by it."""
CARE = 0.01
"""What a dollar of card quality counts, in turns: it decides between cards that the plan does not need."""


class Outlook:
    """The match as one seat sees it now."""

    def __init__(self, view: Seen, memory: Memory, weights: Weights, worth: CardWorth) -> None:
        self.view = view
        self.weights = weights
        self.worth = worth
        self.rules: MatchRules = view.table.rules
        self.seat = view.seat
        self.seats = view.table.seats
        self.habits = [neighbors.habits(view, memory, weights, seat, self.rules) for seat in range(self.seats)]
        spy_pay = [self._spy_pay(seat) for seat in range(self.seats)]
        self.happenings = Happenings(self.rules, worth, spy_pay, view.values[BEFORE : BEFORE + 4])
        self.planner = Planner(self.rules, worth, weights, self.rules.goal, spy_pay)
        self.prospects = [prospect_of(view, seat) for seat in range(self.seats)]
        self.points = [self.planner.points(prospect) for prospect in self.prospects]
        if max(self.points) >= self.rules.goal:  # the game goes on until one leads alone (NF-6.1)
            self.planner.goal = max(self.points) + 1
        self.me = self.prospects[self.seat]
        self.others = [prospect for prospect in self.prospects if prospect.seat != self.seat]
        self.now = [self._now(seat) for seat in range(self.seats)]
        self.lately = neighbors.lately(memory, self.seat)
        """The shares of this seat's latest turns in which it took each Action."""
        self.rivals_now = self.rivals(self.others)
        self.nearness = min(1.0, self.planner.turns(self.me) / FAR)

    def _spy_pay(self, seat: int) -> list[float]:
        """Dollars a turn that a Spy of a seat is expected to bring, by zone (NF-2.2 and its Twists)."""
        rules = self.rules
        left, right = self.habits[(seat + 1) % self.seats], self.habits[(seat - 1) % self.seats]
        own = self.habits[seat]
        factor = rules.income_factor * (1 + (rules.research_income_factor - 1) * own[RESEARCH])
        factor *= self.weights.spy_trust
        return [
            factor * (left[zone] + right[zone] + (own[zone] if rules.income_from_own_action else 0))
            for zone in range(4)
        ]

    def _now(self, seat: int) -> Chances:
        """How likely a seat takes each Action this turn."""
        watches = self.weights.watches_actions
        chances = neighbors.this_turn(self.view, self.habits[seat], seat, self.rules, watches)
        if watches and finish.may_finish(self.view, self.worth, self.points, self.planner.goal, [seat]):
            chances[INVENT] *= RUSH
            chances = neighbors.scaled(chances, self.rules.actions)
        return chances

    # --- values ------------------------------------------------------------------------------------------

    def rivals(self, others: list[Prospect]) -> float:
        """What the others' distances from the goal are worth, in own turns."""
        weights = self.weights
        if not weights.rival_nearest and not weights.rival_average:
            return 0.0
        turns = [self.planner.turns(other) for other in others]
        return weights.rival_nearest * min(turns) + weights.rival_average * sum(turns) / len(turns)

    def value(self, me: Prospect, others: list[Prospect] | None = None) -> float:
        """What a prospect is worth, in turns; more is better. `others`: the others if they change too."""
        bonus = self.weights.hand_bonus
        value = bonus[min(me.cards, len(bonus) - 1)] * self.nearness - self.planner.turns(me)
        quality = self.worth.quality
        value += CARE * sum(quality[card] for card in me.hand) / (1 + len(me.hand))
        return value + (self.rivals_now if others is None else self.rivals(others))

    # --- what a turn brings ------------------------------------------------------------------------------

    def incomes(self, action: int) -> list[tuple[float, float]]:
        """What the Spies may pay this turn if this is the own Action: (dollars, chance) pairs."""
        rules, me = self.rules, self.me
        factor = rules.income_factor
        if action == RESEARCH:
            factor *= rules.research_income_factor
        spies = [float(number * factor) for number in me.spies]
        if rules.income_needs_inventions and len(me.play) < sum(me.spies):
            spies = [0.0] * 4
        payers = [self.now[(self.seat + 1) % self.seats], self.now[(self.seat - 1) % self.seats]]
        sure = spies[action] if rules.income_from_own_action else 0.0
        if rules.most_spies_money and me.spies[action] > max(other.spies[action] for other in self.others):
            sure += rules.most_spies_money
        return [(dollars + sure, chance) for dollars, chance in neighbors.income_chances(spies, payers)]

    def close(self, me: Prospect, action: int = -1, built: bool = False) -> Prospect:
        """Let the Twists at the end of this turn and at the start of the next one act on a prospect."""
        if action >= 0:
            self.happenings.same_actions = sum(self.now[other.seat][action] for other in self.others)
        self.happenings.invented = built
        for moment in (BEFORE_SCORING, TURN_END, TURN_START):
            self.happenings.clauses(me, self.rules.moments[moment])
        return me

    def research(self, me: Prospect) -> None:
        """Perform Research once."""
        me.unknown += 1 + self.rules.research_cards
        me.money += self.rules.research_money
        self.happenings.clauses(me, self.rules.moments[AT_RESEARCH])

    def spied(self, me: Prospect, zone: int) -> Prospect:
        """A prospect after Espionage on a zone."""
        after = me.copy()
        after.money -= PLACING_COST[zone]
        self.happenings.place(after, zone)
        return after

    def build(self, me: Prospect, others: list[Prospect], card: int) -> None:
        """Play an Invention that can be paid, with everything that follows for everybody."""
        rules, happenings = self.rules, self.happenings
        happenings.invented = True
        me.money -= self.worth.costs[card]
        me.hand.remove(card)
        me.play.append(card)
        happenings.clauses(me, rules.moments[AFTER_PAYING])
        if rules.union:
            happenings.remove_worst(me, 1)
        source, has_effect = card, rules.has_effect
        if rules.repeat_last_effect and not has_effect[card]:
            source = next((earlier for earlier in reversed(me.play) if has_effect[earlier]), card)
        own, foreign = rules.programs_of(source)
        for _ in range(rules.effect_times):
            happenings.run(me, own)
            for other in others:
                happenings.run(other, foreign)
        happenings.clauses(me, rules.moments[AFTER_INVENT], others)

    def touches_others(self, card: int) -> bool:
        """Whether building a card does anything to the others."""
        rules = self.rules
        return bool(rules.others_program[card] or rules.repeat_last_effect or rules.moments[AFTER_INVENT])

    def built(self, me: Prospect, card: int, action: int = -1) -> tuple[Prospect, list[Prospect] | None]:
        """Prospects after building a card that can be paid: the own one, and the others' if they changed."""
        after = me.copy()
        changed = self.touches_others(card) and bool(self.weights.rival_nearest or self.weights.rival_average)
        others = [other.copy() for other in self.others] if changed else []
        if self.rules.union and not any(after.spies):
            if after.reserve:
                self.happenings.place(after, ESPIONAGE)
            return self.close(after, action), None
        self.build(after, others, card)
        return self.close(after, action, built=True), others if changed else None
