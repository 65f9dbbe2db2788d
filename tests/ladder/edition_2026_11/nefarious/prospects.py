"""Nefarious, for computer seats: what matters of a seat, and how it changes by what may happen to it.

A prospect is a rough double of one seat. It knows the cards that the looking seat knows and counts the others;
what it draws is an average card, what it discards is its worst, its Spies go where they pay most.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nefarious.definitions.vocabulary import CONDITIONS, PER, Effect, Operation
from engine.games.nefarious.effects import UNITS
from engine.games.nefarious.layout import HAND, MONEY, PLAY, RESERVE, SET_ASIDE, SPIES
from engine.games.nefarious.match_rules import SPY_PLACED, Clause, GameView as Seen, MatchRules
from engine.kernel.cards.effect_types import effect_names as words_of

from .foresight import foresee
from .weights import Weights

USUAL_TIMES = {"": 1.0, "hand": 3.0, "spies": 2.5, "inventions": 3.0, "same_action": 1.0, "spies_here": 2.0}
"""How often a "per" effect counts, before anything is known."""
USUAL_HAND = 3
USUAL_MOST_POINTS = 7
"""Points that nearly no Invention of the box exceeds."""
POINT, REBATE = 4, 8
"""Dollars that a point is worth, and what every Invention is cheaper than its points."""


class CardWorth:
    """What the Inventions come to in a match: one entry a card instance."""

    __slots__ = ("points", "live", "costs", "net_costs", "quality", "drawn_points", "drawn_cost", "drawn_quality",
                 "most_points")  # fmt: skip

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
        self.quality: list[float] = [0.0] * instances
        """What building the card gains, in dollars."""
        for number in cards.inventions:
            card = cards.invention(number)
            self.points[number] = (0 if card.points_per_invention else card.points) + rules.invention_points
            self.live[number] = card.points if card.points_per_invention else 0
            self.costs[number] = rules.cost(number)
            effects = worth_of(card.own, weights.own_effects) + worth_of(card.others, weights.others_effects)
            self.net_costs[number] = self.costs[number] - rules.effect_times * effects
            points = self.points[number] + 4 * self.live[number]
            self.quality[number] = POINT * points + REBATE - self.net_costs[number]
        drawn = len(cards.inventions)
        self.drawn_points = sum(self.points) / drawn + weights.found_points
        self.drawn_cost = sum(self.net_costs) / drawn
        self.drawn_quality = sum(self.quality) / drawn
        self.most_points = max(USUAL_MOST_POINTS, cards.most_points)
        """The points that a card in somebody else's hand may have."""


def worth_of(effects: Sequence[Effect], prices: Sequence[float]) -> float:
    """What effects are usually worth, in dollars."""
    total = 0.0
    for effect in effects:
        amount = USUAL_HAND if effect.amount < 0 else effect.amount
        total += amount * USUAL_TIMES[effect.per] * prices[words_of(UNITS).index(effect.do)]
    return total


class Prospect:
    """A seat as it may become. Amounts of money can be fractions: they are expectations."""

    __slots__ = ("seat", "money", "hand", "unknown", "reserve", "spies", "play")

    seat: int
    money: float
    hand: list[int]
    """Cards known to the seat that looks."""
    unknown: int
    """Cards in hand that it does not know."""
    reserve: int
    spies: list[int]
    play: list[int]

    def copy(self) -> Prospect:
        """An independent double."""
        other = Prospect()
        other.seat = self.seat
        other.money = self.money
        other.hand = self.hand[:]
        other.unknown = self.unknown
        other.reserve = self.reserve
        other.spies = self.spies[:]
        other.play = self.play[:]
        return other

    @property
    def cards(self) -> int:
        """Cards in hand."""
        return len(self.hand) + self.unknown


def prospect_of(view: Seen, seat: int) -> Prospect:
    """A seat as it is now, as far as the view shows it; a card set aside counts as in hand."""
    prospect = Prospect()
    cards = view.zones[HAND[seat]] + view.zones[SET_ASIDE[seat]]
    prospect.seat = seat
    prospect.money = view.counters[MONEY[seat]]
    prospect.hand = [card for card in cards if card >= 0]
    prospect.unknown = len(cards) - len(prospect.hand)
    prospect.reserve = view.counters[RESERVE[seat]]
    prospect.spies = view.counters[SPIES[seat] : SPIES[seat] + 4]
    prospect.play = view.zones[PLAY[seat]][:]
    return prospect


class Happenings:
    """Does effects and Twist clauses to prospects."""

    def __init__(
        self, rules: MatchRules, worth: CardWorth, spy_pay: Sequence[Sequence[float]], spies_before: Sequence[int]
    ) -> None:
        """`spy_pay`: dollars a Spy brings a turn, by seat and zone. `spies_before`: all Spies, by zone."""
        self.rules = rules
        self.worth = worth
        self.spy_pay = spy_pay
        self.spies_before = spies_before
        self.same_actions = 0.0
        """How many others are expected to share the Action that is being judged."""
        self.invented = False
        """Whether an Invention is built in what is being judged."""

    def run(self, prospect: Prospect, program: Sequence[Operation]) -> None:
        """Do a program to a prospect, operation by operation."""
        for operation in program:
            self.do(prospect, operation)

    def do(self, prospect: Prospect, operation: Operation) -> None:
        """Do one operation to a prospect."""
        code, amount, per = operation
        number = amount if amount < 0 or not per else amount * self.times(prospect, PER[per])
        foresee(code, self, prospect, number)

    def clauses(self, prospect: Prospect, clauses: Sequence[Clause], others: Sequence[Prospect] = ()) -> None:
        """Let a moment's Twist clauses act on a prospect, and on the others if they are given."""
        for clause in clauses:
            if self.holds(prospect, CONDITIONS[clause.condition]):
                for target in others if clause.to_others else (prospect,):
                    self.do(target, clause.operation)

    def times(self, prospect: Prospect, per: str) -> float:
        """How often a "per" effect counts (NF-5.3)."""
        if per == "hand" and not self.rules.hand_counts_inventions:
            return prospect.cards
        if per in ("hand", "inventions"):
            return len(prospect.play)
        if per == "spies":
            return sum(prospect.spies)
        return self.same_actions if per == "same_action" else 1.0

    def holds(self, prospect: Prospect, condition: str) -> bool:
        """Whether a Twist's condition is true for a prospect."""
        if condition == "invented":
            return self.invented
        if condition == "no_inventions":
            return not prospect.play
        if condition == "best_yet":
            worths = [self.worth.points[card] for card in prospect.play]
            return bool(worths) and worths[-1] > max(worths[:-1], default=-1)
        if condition == "no_money":
            return prospect.money < 1
        return not prospect.cards if condition == "no_hand" else True

    def discard_worst(self, prospect: Prospect, number: float) -> None:
        """The worst cards go; average ones go before good ones."""
        quality = self.worth.quality
        for _ in range(prospect.cards if number < 0 else min(prospect.cards, round(number))):
            worst = min(prospect.hand, key=lambda card: quality[card], default=-1)
            if prospect.unknown and (worst < 0 or quality[worst] > self.worth.drawn_quality):
                prospect.unknown -= 1
            else:
                prospect.hand.remove(worst)

    def place_best(self, prospect: Prospect, number: float) -> None:
        for _ in range(min(prospect.reserve, round(number))):
            pay = self.spy_pay[prospect.seat]
            self.place(prospect, max(range(4), key=lambda zone: pay[zone]))

    def place(self, prospect: Prospect, zone: int) -> None:
        """Put a Spy from the reserve on a zone, with what Twists make of it."""
        prospect.reserve -= 1
        prospect.spies[zone] += 1
        for clause in self.rules.moments[SPY_PLACED]:
            code, amount, per = clause.operation
            amount = amount * self.spies_before[zone] if PER[per] == "spies_here" else amount
            foresee(code, self, prospect, amount)

    def remove_worst(self, prospect: Prospect, number: float) -> None:
        pay = self.spy_pay[prospect.seat]
        for _ in range(min(sum(prospect.spies), round(number))):
            zone = min((zone for zone in range(4) if prospect.spies[zone]), key=lambda zone: pay[zone])
            prospect.spies[zone] -= 1
            prospect.reserve += 1
