"""Cthulhu Realms, for computer seats: the rollout policy, which answers any question of any seat fast (CR-2).

A turn goes: cards other than starters, all that only gains, draws, discards of others, abjuring, then starters (they
may have been discarded or abjured until then), loss, and at last choices, purchases and cards that are spent. What is
bought, abjured, given up and destroyed is what the evaluator makes most of.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.ai.card_model import sorts, titles
from engine.games.cthulhu_realms.ai.evaluator import Evaluator, evaluator_of, phase_of
from engine.games.cthulhu_realms.codes import OPEN_ABILITIES
from engine.games.cthulhu_realms.definitions.vocabulary import ABJURED
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
    PointValues,
)
from engine.games.cthulhu_realms.layout import DISCARD, HAND, INITIATES, PLAY, POWER, SANITY
from engine.games.cthulhu_realms.match_rules import SANCTUARY, GameState, MatchRules
from engine.games.cthulhu_realms.rules.abilities import effects_of
from engine.games.cthulhu_realms.rules.available_cards import neighbors, rows_beside
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.games.cthulhu_realms.rules.sanity_loss import location_left, sanity_left, standing_locations, targets_of
from engine.games.cthulhu_realms.rules.turn import offered_needs
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import STEP, TURN, Question

PLAY_FIRST, PLAY_STARTER = 100, 60
AT_ONCE = {SURE: 90, DRAWING: 85, CYCLING: 80, EVENT: 75, CHANGING: 70, LOSING: 50}
"""What is used without another thought, and how early."""
FINISHING, CHOOSING, DEAREST, BUYING, SPENDING = 95, 40, 38, 30, 20
"""How early all else is done: loss that ends the match, choices, purchases by what they are worth, cards spent."""
MOST_LOSS = 40
"""The Sanity that no turn costs anybody."""
UNSURE = 0.6
"""How much an ability with prerequisites counts while it is not known whether they will be met."""
FEW = 3
"""The loss by which a point of loss is valued."""
TINY = 0.001
STEEP = 3.0
"""How far choices are set apart by what they are worth."""
NOTHING_THERE = 9.0
"""How bad it is to destroy a Location where none is."""

Offer = tuple[float, tuple[tuple[tuple[int, int], ...], ...]]
"""How surely an ability can be used, and for each half of it the amounts by effect."""


class RolloutPolicy:
    """The answers of any seat in the rollouts of a table."""

    def __init__(self, rules: MatchRules, evaluator: Evaluator) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.now = evaluator.now
        self.sorts = sorts(rules)
        self.losses = [[sum(UNITS[effect].gives(*amounts).loss for effect, *amounts in half) for half in halves]
                       for halves in rules.effects]  # fmt: skip
        """The loss that each half of each ability causes."""
        self.plays = tuple(PLAY_STARTER if card.starter else PLAY_FIRST for card in rules.cards)
        self.offers = tuple(offers_of(rules, title) for title in range(len(rules.every_card)))

    def answer(self, state: GameState, question: Question) -> int:
        """Return the index of the option to take."""
        kind = question[1]
        if kind == codes.ASK_TURN:
            return self.turn(state, question)
        if kind == codes.ASK_LOSS:
            return self.share(state, question)
        if kind == codes.ASK_ABJURE:
            return self.abjure(state, question)
        if kind == codes.ASK_DISCARD:
            return self.discard(state, question)
        return self.choose(state, question)

    # --- what cards are worth --------------------------------------------------------------------------------

    def gain(self, state: GameState, seat: int, card: int) -> float:
        """Return what it is worth to a seat to have a card more, or an own one less."""
        return self.evaluator.gain(state, seat, card, phase_of(state))

    def prices(self, state: GameState, seat: int) -> list[float]:
        """Return what a point of each effect is worth to a seat now, by the numbers of effects."""
        here = Here(self, state, seat)
        points = PointValues(self.loss(state, neighbors(state, seat)[0], FEW) / FEW, here.gained_sanity(1))
        return [self.weight(unit.word) if unit.price is None else unit.price(points) for unit in UNITS]

    def weight(self, name: str) -> float:
        """Return what the weights say of a word that stands alone; of one that they do not name, what of others."""
        return self.now.get(name, self.now["other"])

    def loss(self, state: GameState, victim: int, amount: int) -> float:
        """Return what it is worth that a player loses so much Sanity."""
        phase = phase_of(state)
        left = state.counters[SANITY[victim]]
        return self.evaluator.sanity(left, phase) - self.evaluator.sanity(max(0, left - amount), phase)

    def promised(self, card: int, prices: list[float]) -> float:
        """Return what a card is worth when it is played, at some prices."""
        return sum(
            sure * max(sum(prices[effect] * amount for effect, amount in half) for half in offer)
            for sure, offer in self.offers[self.rules.titles[card]]
        )

    # --- the turn --------------------------------------------------------------------------------------------

    def turn(self, state: GameState, question: Question) -> int:
        """Return the next step of a sensible turn. Choices and purchases are made with nothing else open."""
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
                if rank == AT_ONCE[CHANGING] and not self.is_useful(state, question[0], ability):
                    rank = 0
            else:
                break
            if rank > best:
                best, place = rank, index
        return place if best else self.considered(state, question)

    def considered(self, state: GameState, question: Question) -> int:
        """Return the next step when all that is left has its price: a choice, a purchase, a card spent, or the end."""
        seat, _, _, options = question
        finishing = self.may_finish(state, seat)
        here = Here(self, state, seat)
        best, place = 0.0, len(options) - 1
        for index, (verb, card, target) in enumerate(options):
            rank = 0.0
            if verb == USE:
                ability, half = 4 * card + (target - NUMBER_BASE >> 2), target - NUMBER_BASE & 3
                if finishing and self.losses[ability][half]:
                    rank = FINISHING + self.losses[ability][half] / 10
                elif self.sorts[ability] == CHOICE:
                    rank = CHOOSING + max(TINY, min(9.0, 1.0 + STEEP * here.use(card, ability, half)))
                elif self.sorts[ability] == COSTLY and self.spends(here, card, ability):
                    rank = SPENDING
            elif verb == codes.ACQUIRE and best < CHOOSING:
                gain = here.gain(card)
                rank = BUYING + min(DEAREST - BUYING, gain) if gain > 0 else 0.0
            if rank > best:
                best, place = rank, index
        return place

    def is_useful(self, state: GameState, seat: int, ability: int) -> bool:
        """Return whether an ability that changes cards would do any good: no own Location is destroyed."""
        units = [UNITS[effect[0]] for effect in self.rules.effects[ability][0]]
        return all(not unit.backfires or unit.brings(state, seat) for unit in units)

    def spends(self, here: Here, card: int, ability: int) -> bool:
        """Return whether what a card does by being abjured is worth the card."""
        value = here.use(card, ability, len(self.losses[ability]) - 1)
        if self.rules.is_location[card]:
            value -= self.now["location"] * self.evaluator.location(here.state, here.seat, card, here.phase)
        return value > 0

    # --- loss ------------------------------------------------------------------------------------------------

    def pending(self, state: GameState) -> int:
        """Return the loss that the abilities still to be used can cause now."""
        turn = state.stack[0]
        lacking = ~offered_needs(state.values, turn)
        needs = self.rules.needs
        return sum(max(self.losses[ability]) for ability in turn[OPEN_ABILITIES:] if not needs[ability] & lacking)

    def may_finish(self, state: GameState, seat: int) -> bool:
        """Return whether all loss there is would send a neighbor insane, whatever protects it."""
        near = neighbors(state, seat)
        if min(state.counters[SANITY[other]] for other in near) > MOST_LOSS:
            return False
        pending = self.pending(state)
        return pending > 0 and any(pending >= self.wall(state, other) for other in near)

    def wall(self, state: GameState, victim: int) -> int:
        """Return the Sanity of a player, and that of the Locations in the way (CR-4.7)."""
        total = sanity_left(state, victim)
        rules = self.rules
        locations = standing_locations(state, victim)
        shields = [rules.shield[card] for card in locations]
        if SANCTUARY not in shields:
            return total
        behind_nexus = any(shield > SANCTUARY for shield in shields)
        for card, shield in zip(locations, shields, strict=True):
            if shield == SANCTUARY or (behind_nexus and shield):
                total += location_left(state, card)
        return total

    def share(self, state: GameState, question: Question) -> int:
        """Return where loss goes: to the player if that ends it, else to a Location worth more than it costs."""
        frame = state.stack[-1]
        victim, left = frame[codes.VICTIM], frame[codes.LEFT]
        pending = left + self.pending(state)
        finishing = pending >= self.wall(state, victim)
        best, target = -1e9, question[3][0][2]
        phase = phase_of(state)
        for place, _ in targets_of(state, victim, left):
            if place >= SEAT_BASE:
                value = 1000.0 if finishing else 0.0
            else:
                remains = location_left(state, place)
                if finishing:
                    value = 500.0 + self.rules.shield[place]
                elif remains > pending:
                    value = -50.0 - remains
                else:
                    value = self.evaluator.location(state, victim, place, phase) - self.loss(state, victim, remains)
            if value > best:
                best, target = value, place
        return largest(question, target)

    # --- cards -----------------------------------------------------------------------------------------------

    def abjure(self, state: GameState, question: Question) -> int:
        """Choose a card better gone than had, or one that a rival would like; the last option is to abjure none."""
        seat = question[0]
        hand, discard = state.zones[HAND[seat]], state.zones[DISCARD[seat]]
        wanted = self.acquires_abjured(state)
        prices = self.prices(state, seat)
        best, place = 0.0, len(question[3]) - 1
        for index, (verb, _, card) in enumerate(question[3]):
            if verb == PASS:
                continue
            value = self.gain(state, seat, card)
            if card in hand:
                value -= self.now["keep"] * self.promised(card, prices)
            elif card not in discard and not wanted:
                value = TINY + self.now["row"] * value
            if value > best:
                best, place = value, index
        return place

    def acquires_abjured(self, state: GameState) -> bool:
        """Return whether the turn can still acquire what it abjures (CR-4.3)."""
        effects = self.rules.effects
        return any(
            UNITS[effect[0]].wants == ABJURED
            for ability in state.stack[0][OPEN_ABILITIES:]
            for half in effects[ability]
            for effect in half
        )

    def discard(self, state: GameState, question: Question) -> int:
        """Choose the card that promises least."""
        prices = self.prices(state, question[0])
        values = [self.promised(option[2], prices) for option in question[3]]
        return values.index(min(values))

    # --- players and Locations ---------------------------------------------------------------------------------

    def choose(self, state: GameState, question: Question) -> int:
        """Choose for an effect: gains go to oneself, discards to a rival, destruction to rivals."""
        seat, _, _, options = question
        frame = state.stack[-1]
        if options[0][2] >= SEAT_BASE:
            if UNITS[effects_of(state, frame)[frame[STEP] - 1][0]].helps:
                return 0
            hands = [len(state.zones[HAND[option[2] - SEAT_BASE]]) for option in options]
            rivals = range(1, len(options))
            return max(rivals, key=lambda index: (hands[index], (index + state.values[TURN]) % len(options)))
        values = [self.prized(state, seat, option[2]) for option in options]
        return values.index(max(values))

    def prized(self, state: GameState, seat: int, card: int) -> float:
        """Return how much it gains a seat to acquire a card, or to destroy a Location."""
        for owner in range(state.table.seats):
            if card in state.zones[PLAY[owner]]:
                worth = self.evaluator.location(state, owner, card, phase_of(state))
                return -worth if owner == seat else worth
        return self.gain(state, seat, card)


class Here:
    """What things are worth to a seat in one position."""

    def __init__(self, policy: RolloutPolicy, state: GameState, seat: int) -> None:
        self.policy = policy
        self.state = state
        self.seat = seat
        self.phase = phase_of(state)
        self.weight = policy.weight
        self._available: list[tuple[int, float]] | None = None

    def gain(self, card: int) -> float:
        """Return what it is worth to have a card more, or an own one less."""
        return self.policy.evaluator.gain(self.state, self.seat, card, self.phase)

    def best_buy(self, power: int) -> float:
        """Return what the best card is worth that so much power pays for."""
        if self._available is None:
            cost, zones = self.policy.rules.cost, self.state.zones
            cards = [card for row in rows_beside(self.state, self.seat) for card in zones[row]] + zones[INITIATES][-1:]
            self._available = [(cost[card], self.gain(card)) for card in cards]
        return max([0.0, *(gain for cost, gain in self._available if cost <= power)])

    def use(self, card: int, ability: int, half: int) -> float:
        """Return what it is worth to use a half of an ability now."""
        effects = self.policy.rules.effects[ability][half]
        return sum([UNITS[effect].worth(self, card, amount) for effect, amount, _ in effects])

    def gained_power(self, amount: int) -> float:
        """Return what it is worth to have more Conjuring Power."""
        power = self.state.counters[POWER[self.seat]]
        return self.best_buy(power + amount) - self.best_buy(power) + TINY * amount

    def dealt_loss(self, amount: int) -> float:
        """Return what it is worth that every neighbor loses so much Sanity."""
        return sum([self.policy.loss(self.state, other, amount) for other in neighbors(self.state, self.seat)])

    def gained_sanity(self, amount: int) -> float:
        """Return what it is worth to have more Sanity."""
        own, evaluator = self.state.counters[SANITY[self.seat]], self.policy.evaluator
        return evaluator.sanity(own + amount, self.phase) - evaluator.sanity(own, self.phase)

    def best_target(self) -> float:
        """Return what the best Location of a neighbor is worth; as bad as can be where there is none."""
        state = self.state
        found = [
            self.policy.evaluator.location(state, other, card, self.phase)
            for other in neighbors(state, self.seat)
            for card in locations_of(state, other)
        ]
        return max(found, default=-NOTHING_THERE)


@lru_cache(maxsize=8)
def policy_of(rules: MatchRules, seats: int) -> RolloutPolicy:
    """Return the rollout policy of a table."""
    return RolloutPolicy(rules, evaluator_of(rules, seats, networked=False))


def offers_of(rules: MatchRules, title: int) -> tuple[Offer, ...]:
    """Return what the abilities of a title offer when it is played, without those that cost the card."""
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


def largest(question: Question, target: int) -> int:
    """Return the option that deals a target the most."""
    places = [index for index, option in enumerate(question[3]) if option[2] == target]
    return max(places, key=lambda index: question[3][index][1])
