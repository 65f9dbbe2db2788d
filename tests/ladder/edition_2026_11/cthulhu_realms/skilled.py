"""Cthulhu Realms, for computer seats: plain answers that follow the estimate, for trials of the higher levels (CR-2).

The order of a turn is that of `Plain`; what is acquired, abjured, given up and destroyed is what the estimate makes
most of. All values are those of the estimate.
"""

from __future__ import annotations

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.effects import UNITS
from engine.games.cthulhu_realms.effects.effect_type import (
    CHANGING,
    CHOICE,
    COSTLY,
    CYCLING,
    DRAWING,
    EVENT,
    LOSING,
    SURE,
    PointValues as Points,
)
from engine.games.cthulhu_realms.layout import DISCARD, HAND, PLAY, POWER, SANITY
from engine.games.cthulhu_realms.match_rules import GameState as Position, MatchRules
from engine.games.cthulhu_realms.rules.available_cards import neighbors
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.state.refs import NUMBER_BASE
from engine.kernel.state.state import Question

from .estimate import Estimate, phase_of
from .plain import BUYING, DEAREST, FINISHING, PLAY_FIRST, RANKS, Plain, available, play_ranks
from .sketch import halves, sorts, titles

UNSURE = 0.6
"""How much an ability with prerequisites counts while it is not known whether they will be met."""
FEW = 3
"""The loss by which a point of loss is valued."""
TINY = 0.001
STEEP = 3.0
"""How far choices are set apart by what they are worth."""
NOTHING_THERE = 9.0
"""How bad it is to destroy a Location where none is."""
AT_ONCE = {sort: RANKS[sort] for sort in (SURE, DRAWING, CYCLING, EVENT, CHANGING)} | {LOSING: 50}
"""What is used without another thought, and how early."""

Offer = tuple[float, tuple[tuple[tuple[int, int], ...], ...]]
"""How surely an ability can be used, and for each half of it the amounts by effect."""


class Skilled(Plain):
    """Plain answers of any seat in trials."""

    def __init__(self, rules: MatchRules, estimate: Estimate) -> None:
        self.rules = rules
        self.estimate = estimate
        self.now = estimate.chosen.now
        self.sorts = sorts(rules)
        self.halves = halves(rules)
        self.plays = play_ranks(rules)
        self.offers = tuple(offers_of(rules, title) for title in range(len(rules.every_card)))

    # --- what cards are worth --------------------------------------------------------------------------------

    def gain(self, state: Position, seat: int, card: int) -> float:
        """See Plain.gain."""
        return self.estimate.gain(state, seat, card, phase_of(state))

    def prices(self, state: Position, seat: int) -> list[float]:
        """What a point of each effect is worth to a seat now, by the numbers of effects."""
        estimate, phase = self.estimate, phase_of(state)
        loss = self.loss(state, neighbors(state, seat)[0], FEW) / FEW
        own = state.counters[SANITY[seat]]
        points = Points(loss, estimate.sanity(own + 1, phase) - estimate.sanity(own, phase))
        return [self.weight(unit.word) if unit.price is None else unit.price(points) for unit in UNITS]

    def weight(self, name: str) -> float:
        """What the weights say of a word that stands alone; of one that they do not name, what they say of others."""
        return self.now.get(name, self.now["other"])

    def loss(self, state: Position, victim: int, amount: int) -> float:
        """What it is worth that a player loses so much Sanity."""
        phase = phase_of(state)
        left = state.counters[SANITY[victim]]
        return self.estimate.sanity(left, phase) - self.estimate.sanity(max(0, left - amount), phase)

    def pledge(self, card: int, prices: list[float]) -> float:
        """What a card is worth when it is played, at some prices."""
        return sum(
            sure * max(sum(prices[effect] * amount for effect, amount in half) for half in offer)
            for sure, offer in self.offers[self.rules.titles[card]]
        )

    # --- the turn --------------------------------------------------------------------------------------------

    def turn(self, state: Position, question: Question) -> int:
        """See Plain.turn. Loss comes before purchases and choices: these are made with nothing else open."""
        options = question[3]
        plays, sorts = self.plays, self.sorts
        best, place = 0, -1
        for index, (verb, card, target) in enumerate(options):
            if verb == codes.PLAY_CARD:
                rank = plays[card]
                if rank == PLAY_FIRST:
                    return index
            elif verb == USE:
                ability = 4 * card + (target - NUMBER_BASE >> 2)
                rank = AT_ONCE.get(sorts[ability], 0)
                if rank == RANKS[CHANGING] and not self.useful(state, question[0], ability):
                    rank = 0
            else:
                break
            if rank > best:
                best, place = rank, index
        return place if best else self.considered(state, question)

    def considered(self, state: Position, question: Question) -> int:
        """The next step when all that is left has its price: a choice, a purchase, a card spent, or the end."""
        seat, _, _, options = question
        finishing = self.may_finish(state, seat)
        here = Here(self, state, seat)
        best, place = 0.0, len(options) - 1
        for index, (verb, card, target) in enumerate(options):
            rank = 0.0
            if verb == USE:
                ability, half = 4 * card + (target - NUMBER_BASE >> 2), target - NUMBER_BASE & 3
                if finishing and self.halves[ability][half].loss:
                    rank = FINISHING + self.halves[ability][half].loss / 10
                elif self.sorts[ability] == CHOICE:
                    rank = RANKS[CHOICE] + max(TINY, min(9.0, 1.0 + STEEP * here.use(card, ability, half)))
                elif self.sorts[ability] == COSTLY and self.spends(here, card, ability):
                    rank = RANKS[COSTLY]
            elif verb == codes.ACQUIRE and best < RANKS[CHOICE]:
                gain = here.gain(card)
                rank = BUYING + min(DEAREST - BUYING, gain) if gain > 0 else 0.0
            if rank > best:
                best, place = rank, index
        return place

    def spends(self, here: Here, card: int, ability: int) -> bool:
        """Whether what a card does by being abjured is worth the card."""
        value = here.use(card, ability, len(self.halves[ability]) - 1)
        if self.rules.is_location[card]:
            value -= self.now["location"] * self.estimate.location(here.state, here.seat, card, here.phase)
        return value > 0

    # --- loss ------------------------------------------------------------------------------------------------

    def spoils(self, state: Position, victim: int, place: int, remains: int) -> float:
        """See Plain.spoils."""
        worth = self.estimate.location(state, victim, place, phase_of(state))
        return worth - self.loss(state, victim, remains)

    # --- cards -----------------------------------------------------------------------------------------------

    def abjure(self, state: Position, question: Question) -> int:
        """See Plain.abjure."""
        seat = question[0]
        hand = state.zones[HAND[seat]]
        discard = state.zones[DISCARD[seat]]
        wanted = self.acquires_abjured(state)
        prices, phase = self.prices(state, seat), phase_of(state)
        best, place = 0.0, len(question[3]) - 1
        for index, (verb, _, card) in enumerate(question[3]):
            if verb == PASS:
                continue
            value = self.estimate.gain(state, seat, card, phase)
            if card in hand:
                value -= self.now["keep"] * self.pledge(card, prices)
            elif card not in discard and not wanted:
                value = TINY + self.now["row"] * value
            if value > best:
                best, place = value, index
        return place

    def discard(self, state: Position, question: Question) -> int:
        """See Plain.discard."""
        prices = self.prices(state, question[0])
        values = [self.pledge(option[2], prices) for option in question[3]]
        return values.index(min(values))

    def prized(self, state: Position, seat: int, card: int, own: list[int]) -> float:
        """See Plain.prized."""
        for other in range(state.table.seats):
            if card in state.zones[PLAY[other]]:
                worth = self.estimate.location(state, other, card, phase_of(state))
                return -worth if card in own else worth
        return self.gain(state, seat, card)


class Here:
    """What things are worth to a seat in one position."""

    def __init__(self, skilled: Skilled, state: Position, seat: int) -> None:
        self.skilled = skilled
        self.state = state
        self.seat = seat
        self.phase = phase_of(state)
        self.power = state.counters[POWER[seat]]
        self._row: list[tuple[int, float]] | None = None

    def gain(self, card: int) -> float:
        """What it is worth to have a card more, or an own one less."""
        return self.skilled.estimate.gain(self.state, self.seat, card, self.phase)

    def best_buy(self, power: int) -> float:
        """What the best card is worth that so much power pays for."""
        if self._row is None:
            cost = self.skilled.rules.cost
            self._row = [(cost[card], self.gain(card)) for card in available(self.state, self.seat)]
        return max([gain for cost, gain in self._row if cost <= power], default=0.0)

    def use(self, card: int, ability: int, half: int) -> float:
        """What it is worth to use a half of an ability now."""
        effects = self.skilled.rules.effects[ability][half]
        return sum([self.effect(card, effect, amount) for effect, amount, _ in effects])

    def effect(self, card: int, effect: int, amount: int) -> float:
        """What an effect of a card in play is worth now."""
        return UNITS[effect].worth(self, card, amount)

    def gained_power(self, amount: int) -> float:
        """What it is worth to have more Conjuring Power."""
        return max(0.0, self.best_buy(self.power + amount)) - max(0.0, self.best_buy(self.power)) + TINY * amount

    def dealt_loss(self, amount: int) -> float:
        """What it is worth that every neighbor loses so much Sanity."""
        return sum([self.skilled.loss(self.state, other, amount) for other in neighbors(self.state, self.seat)])

    def gained_sanity(self, amount: int) -> float:
        """What it is worth to have more Sanity."""
        own, estimate = self.state.counters[SANITY[self.seat]], self.skilled.estimate
        return estimate.sanity(own + amount, self.phase) - estimate.sanity(own, self.phase)

    def weight(self, name: str) -> float:
        """See Skilled.weight."""
        return self.skilled.weight(name)

    def best_target(self) -> float:
        """What the best Location of a neighbor is worth; as bad as can be where there is none."""
        state = self.state
        found = [
            self.skilled.estimate.location(state, other, card, self.phase)
            for other in neighbors(state, self.seat)
            for card in locations_of(state, other)
        ]
        return max(found, default=-NOTHING_THERE)


def offers_of(rules: MatchRules, title: int) -> tuple[Offer, ...]:
    """What the abilities of a title offer when it is played, those apart that cost the card."""
    found = []
    for ability in titles(rules)[title].abilities:
        needy = ability.others or ability.same or ability.discard or ability.abjure
        lasting = tuple(
            tuple((effect, amount) for effect, amount in enumerate(half.amounts) if amount)
            for half in ability.halves
            if not half.costs_itself
        )
        if lasting:
            found.append((UNSURE if needy else 1.0, lasting))
    return tuple(found)
