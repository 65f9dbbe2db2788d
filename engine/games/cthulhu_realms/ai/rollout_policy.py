"""The rollout policy of Cthulhu Realms: a fast answer to any question of any seat (CR-2).

A turn plays cards except starters, then pure gains, draws, discards by others and abjuring. Starters follow, because
they may have been discarded or abjured by then. Loss follows, and finally choices, purchases and cards that are spent.
The evaluator decides what to buy, abjure, give up and destroy.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.cthulhu_realms import codes
from engine.games.cthulhu_realms.ai.card_model import sorts
from engine.games.cthulhu_realms.ai.evaluator import RealmsEvaluator, evaluator_of, phase_of
from engine.games.cthulhu_realms.definitions.checks import leaves
from engine.games.cthulhu_realms.definitions.vocabulary import ABJURED, Card
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
from engine.games.cthulhu_realms.layout import DISCARD, HAND, PLAY, POWER, SANITY
from engine.games.cthulhu_realms.match_rules import SANCTUARY, GameState, MatchRules
from engine.games.cthulhu_realms.rules.abilities import effects_of
from engine.games.cthulhu_realms.rules.available_cards import cards_in_reach, neighbors
from engine.games.cthulhu_realms.rules.prerequisites import offered_needs
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.games.cthulhu_realms.rules.sanity_loss import location_left, remaining_locations, sanity_left, targets_of
from engine.kernel.cards.effect_types import effect_names
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import STEP, TURN, Question

PLAY_FIRST, PLAY_STARTER = 100, 60
AT_ONCE = {SURE: 90, DRAWING: 85, CYCLING: 80, EVENT: 75, CHANGING: 70, LOSING: 50}
"""The rank of abilities that are used without evaluation."""
FINISHING, CHOOSING, DEAREST, BUYING, SPENDING = 95, 40, 38, 30, 20
"""The ranks of everything else: loss that ends the match, choices, purchases by value, and spending cards."""
MOST_LOSS = 40
"""The most Sanity that one turn can cost."""
UNSURE = 0.6
"""The weight of an ability with prerequisites while they are uncertain."""
FEW = 3
"""The amount of loss from which the value of one point is derived."""
TINY = 0.001
STEEP = 3.0
"""The factor that separates choices by value."""
NOTHING_THERE = 9.0
"""The penalty for having to destroy a Location when there is none."""

Offer = tuple[float, tuple[tuple[tuple[int, int], ...], ...]]
"""The odds that an ability can be used, and the amounts by effect for each of its halves."""


class RolloutPolicy:
    """Answers questions of all seats in the rollouts of a table."""

    def __init__(self, rules: MatchRules, evaluator: RealmsEvaluator) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.now = evaluator.now
        self.sorts = sorts(rules)
        self.losses = [
            [sum(UNITS[effect].gives(*amounts).loss for effect, *amounts in half) for half in halves]
            for halves in rules.effects
        ]
        """The loss that each half of each ability causes."""
        self.plays = tuple(PLAY_STARTER if card.starter else PLAY_FIRST for card in rules.cards)
        self.offers = tuple(map(offers_of, rules.every_card))
        self.answers = {
            codes.ASK_TURN: self.turn,
            codes.ASK_LOSS: self.share,
            codes.ASK_ABJURE: self.abjure,
            codes.ASK_DISCARD: self.discard,
        }

    def answer(self, state: GameState, question: Question) -> int:
        """Return the index of the option to take."""
        return self.answers.get(question[1], self.choose)(state, question)

    # --- values of cards -------------------------------------------------------------------------------------

    def gain(self, state: GameState, seat: int, card: int) -> float:
        """Return the value for a seat of having one more card, or one of its own cards less."""
        return self.evaluator.gain(state, seat, card, phase_of(state))

    def prices(self, state: GameState, seat: int) -> list[float]:
        """Return the value for a seat of a point of each effect now, by effect number."""
        here = Here(self, state, seat)
        points = PointValues(self.loss(state, neighbors(state, seat)[0], FEW) / FEW, here.gained_sanity(1))
        return [self.weight(unit.word) if unit.price is None else unit.price(points) for unit in UNITS]

    def weight(self, name: str) -> float:
        """Return the weight of an effect by name, or that of "other"."""
        return self.now.get(name, self.now["other"])

    def loss(self, state: GameState, victim: int, amount: int) -> float:
        """Return the value of a player losing this much Sanity."""
        phase = phase_of(state)
        left = state.counters[SANITY[victim]]
        return self.evaluator.sanity(left, phase) - self.evaluator.sanity(max(0, left - amount), phase)

    def play_value(self, card: int, prices: list[float]) -> float:
        """Return the value of playing a card, given the prices of effects."""
        return sum(
            sure * max(sum(prices[effect] * amount for effect, amount in half) for half in offer)
            for sure, offer in self.offers[self.rules.titles[card]]
        )

    # --- the turn --------------------------------------------------------------------------------------------

    def turn(self, state: GameState, question: Question) -> int:
        """Return the next step of a sensible turn. Choices and purchases wait until nothing else is open."""
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
        return place if best else self.next_costly_step(state, question)

    def next_costly_step(self, state: GameState, question: Question) -> int:
        """Return the next step when only costly ones are left: choices, purchases, cards to spend, or the end."""
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
        """Return whether an ability that changes cards is useful, i.e. doesn't destroy the seat's own Location."""
        units = [UNITS[effect[0]] for effect in self.rules.effects[ability][0]]
        return all(not unit.backfires or unit.brings(state, seat) for unit in units)

    def spends(self, here: Here, card: int, ability: int) -> bool:
        """Return whether a card's ability is worth abjuring the card."""
        value = here.use(card, ability, len(self.losses[ability]) - 1)
        if self.rules.is_location[card]:
            value -= self.now["location"] * self.evaluator.location(here.state, here.seat, card, here.phase)
        return value > 0

    # --- loss ------------------------------------------------------------------------------------------------

    def pending(self, state: GameState) -> int:
        """Return the loss that the unused abilities of this turn can cause."""
        turn = state.stack[0]
        lacking = ~offered_needs(state.values, turn)
        needs = self.rules.needs
        return sum(
            max(self.losses[ability]) for ability in turn[codes.OPEN_ABILITIES :] if not needs[ability] & lacking
        )

    def may_finish(self, state: GameState, seat: int) -> bool:
        """Return whether all available loss would send a neighbor insane, including its protection."""
        near = neighbors(state, seat)
        if min(state.counters[SANITY[other]] for other in near) > MOST_LOSS:
            return False
        pending = self.pending(state)
        return pending > 0 and any(pending >= self.wall(state, other) for other in near)

    def wall(self, state: GameState, victim: int) -> int:
        """Return a player's Sanity plus that of the Locations in the way (CR-4.7)."""
        total = sanity_left(state, victim)
        rules = self.rules
        locations = remaining_locations(state, victim)
        shields = [rules.shield[card] for card in locations]
        if SANCTUARY not in shields:
            return total
        behind_nexus = any(shield > SANCTUARY for shield in shields)
        for card, shield in zip(locations, shields, strict=True):
            if shield == SANCTUARY or (behind_nexus and shield):
                total += location_left(state, card)
        return total

    def share(self, state: GameState, question: Question) -> int:
        """Return the target of loss: the player if that ends it, otherwise a Location worth more than it costs."""
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
        """Choose a card that the seat is better off without, or one that a rival wants.

        The last option abjures none.
        """
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
                value -= self.now["keep"] * self.play_value(card, prices)
            elif card not in discard and not wanted:
                value = TINY + self.now["row"] * value
            if value > best:
                best, place = value, index
        return place

    def acquires_abjured(self, state: GameState) -> bool:
        """Return whether the turn can still acquire a card that it abjures (CR-4.3)."""
        effects = self.rules.effects
        return any(
            UNITS[effect[0]].wants == ABJURED
            for ability in state.stack[0][codes.OPEN_ABILITIES :]
            for half in effects[ability]
            for effect in half
        )

    def discard(self, state: GameState, question: Question) -> int:
        """Choose the card with the lowest value when played."""
        prices = self.prices(state, question[0])
        values = [self.play_value(option[2], prices) for option in question[3]]
        return values.index(min(values))

    # --- players and Locations ---------------------------------------------------------------------------------

    def choose(self, state: GameState, question: Question) -> int:
        """Choose a target for an effect: gains for the seat itself, discards and destruction for rivals."""
        seat, _, _, options = question
        frame = state.stack[-1]
        if options[0][2] >= SEAT_BASE:
            if UNITS[effects_of(state, frame)[frame[STEP] - 1][0]].helps:
                return 0
            hands = [len(state.zones[HAND[option[2] - SEAT_BASE]]) for option in options]
            rivals = range(1, len(options))
            return max(rivals, key=lambda index: (hands[index], (index + state.values[TURN]) % len(options)))
        values = [self.value_of_acquiring(state, seat, option[2]) for option in options]
        return values.index(max(values))

    def value_of_acquiring(self, state: GameState, seat: int, card: int) -> float:
        """Return the seat's gain from acquiring a card or destroying a Location."""
        for owner in range(state.table.seats):
            if card in state.zones[PLAY[owner]]:
                worth = self.evaluator.location(state, owner, card, phase_of(state))
                return -worth if owner == seat else worth
        return self.gain(state, seat, card)


class Here:
    """The `SituationValues` of one seat in one state."""

    def __init__(self, policy: RolloutPolicy, state: GameState, seat: int) -> None:
        self.policy = policy
        self.state = state
        self.seat = seat
        self.phase = phase_of(state)
        self.weight = policy.weight
        self._available: list[tuple[int, float]] | None = None

    def gain(self, card: int) -> float:
        return self.policy.evaluator.gain(self.state, self.seat, card, self.phase)

    def best_buy(self, power: int) -> float:
        """Return the value of the best card that this much power can buy."""
        if self._available is None:
            cost = self.policy.rules.cost
            self._available = [(cost[card], self.gain(card)) for card in cards_in_reach(self.state, self.seat)]
        return max([0.0, *(gain for cost, gain in self._available if cost <= power)])

    def use(self, card: int, ability: int, half: int) -> float:
        """Return the value of using one half of an ability now."""
        effects = self.policy.rules.effects[ability][half]
        return sum([UNITS[effect].worth(self, card, amount) for effect, amount, _ in effects])

    def gained_power(self, amount: int) -> float:
        power = self.state.counters[POWER[self.seat]]
        return self.best_buy(power + amount) - self.best_buy(power) + TINY * amount

    def dealt_loss(self, amount: int) -> float:
        return sum([self.policy.loss(self.state, other, amount) for other in neighbors(self.state, self.seat)])

    def gained_sanity(self, amount: int) -> float:
        own, evaluator = self.state.counters[SANITY[self.seat]], self.policy.evaluator
        return evaluator.sanity(own + amount, self.phase) - evaluator.sanity(own, self.phase)

    def best_target(self) -> float:
        state = self.state
        found = [
            self.policy.evaluator.location(state, other, card, self.phase)
            for other in neighbors(state, self.seat)
            for card in locations_of(state, other)
        ]
        return max(found, default=-NOTHING_THERE)


@lru_cache(maxsize=8)
def policy_of(rules: MatchRules, seats: int) -> RolloutPolicy:
    return RolloutPolicy(rules, evaluator_of(rules, seats, networked=False))


def offers_of(card: Card) -> tuple[Offer, ...]:
    """Return what a title's abilities offer when it is played, except those that give up the card."""
    words, found = effect_names(UNITS), []
    for ability in card.abilities:
        lasting = tuple(
            tuple(sorted((words.index(effect.name), effect.amount) for effect in half))
            for half in ability.halves
            if not leaves(half)
        )
        if lasting:
            found.append((UNSURE if ability.needs else 1.0, lasting))
    return tuple(found)


def largest(question: Question, target: int) -> int:
    """Return the option that deals the most loss to a target."""
    places = [index for index, option in enumerate(question[3]) if option[2] == target]
    return max(places, key=lambda index: question[3][index][1])
