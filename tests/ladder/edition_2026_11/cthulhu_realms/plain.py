"""Cthulhu Realms, for computer seats: a plain answer to every question, quick to find, for trials (CR-2).

A turn goes: cards other than starters, whatever only gains, draws, discards of others, abjuring, then starters (they
may have been discarded or abjured until then), purchases and choices between power and loss, loss at last.
"""

from __future__ import annotations

from functools import cache

from engine.games.cthulhu_realms import codes
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
)
from engine.games.cthulhu_realms.layout import DISCARD, HAND, INITIATES, OWNED, PLAY, POWER, SANITY
from engine.games.cthulhu_realms.match_rules import SANCTUARY, GameState as Position, MatchRules
from engine.games.cthulhu_realms.rules.abilities import effects_of
from engine.games.cthulhu_realms.rules.available_cards import neighbors, rows_beside
from engine.games.cthulhu_realms.rules.prerequisites import offered_needs
from engine.games.cthulhu_realms.rules.queries import locations_of
from engine.games.cthulhu_realms.rules.sanity_loss import location_left, remaining_locations, sanity_left, targets_of
from engine.kernel.flow.ruleset import PASS, USE
from engine.kernel.state.refs import NUMBER_BASE, SEAT_BASE
from engine.kernel.state.state import SEAT, STEP, TURN, Question

from .sketch import halves, sorts
from .weights import Weights
from .worth import Worth

PLAY_FIRST, PLAY_STARTER = 100, 60
RANKS = {SURE: 90, DRAWING: 85, CYCLING: 80, EVENT: 75, CHANGING: 70, CHOICE: 40, COSTLY: 20, LOSING: 10}
BUYING, DEAREST, FINISHING = 30, 38, 95
MOST_LOSS = 40
"""The Sanity that no turn costs anybody."""
UNCONDITIONAL = (SURE, DRAWING, CYCLING, EVENT, LOSING)
"""Sorts of abilities that are used whenever they can be."""


class Plain:
    """Plain answers of any seat in trials of one question; `horizon` is how many turns a purchase counts."""

    def __init__(self, rules: MatchRules, weights: Weights, worth: Worth, horizon: float) -> None:
        self.rules = rules
        self.weights = weights
        self.worth = worth
        self.horizon = horizon
        self.sorts = sorts(rules)
        self.halves = halves(rules)
        self.plays = play_ranks(rules)
        self.gains: dict[tuple[int, int], float] = {}

    def answer(self, state: Position, question: Question) -> int:
        """The index of the option to take."""
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

    def gain(self, state: Position, seat: int, card: int) -> float:
        """What acquiring a card (or, for an own one, losing it) is worth to a seat over the turns to come."""
        key = (seat, self.rules.titles[card])
        found = self.gains.get(key)
        if found is None:
            owned = state.values[OWNED + seat]
            in_play = tuple(locations_of(state, seat))
            found = self.gains[key] = self.horizon * self.worth.gain(owned, in_play, card)
        return found

    def location(self, card: int) -> float:
        """What a Location in play is worth to its player."""
        worth = self.worth
        title = self.rules.titles[card]
        each_turn = sum(value + draws * 2 for value, draws, _ in worth.promise(title))
        return 0.7 * each_turn * min(2.0, self.horizon) + worth.absorbed(worth.titles[title]) * 0.5

    # --- the turn --------------------------------------------------------------------------------------------

    def turn(self, state: Position, question: Question) -> int:
        """The next step of a sensible turn."""
        seat, _, _, options = question
        finishing = self.may_finish(state, seat)
        best, place = 0.0, len(options) - 1
        for index, (verb, card, target) in enumerate(options):
            if verb == codes.PLAY_CARD:
                rank: float = self.plays[card]
            elif verb == USE:
                rank = self.rank_of_use(state, seat, card, target - NUMBER_BASE, finishing)
            elif best > DEAREST or verb == codes.END_TURN:
                break
            else:
                gain = self.gain(state, seat, card)
                rank = BUYING + min(DEAREST - BUYING, gain / 8) if gain > 0 else 0.0
            if rank > best:
                best, place = rank, index
                if rank == PLAY_FIRST:
                    break
        return place

    def rank_of_use(self, state: Position, seat: int, card: int, code: int, finishing: bool) -> float:
        """How early in a turn an ability is used; 0 for never."""
        ability = 4 * card + (code >> 2)
        sort = self.sorts[ability]
        half = self.halves[ability][code & 3]
        if finishing and half.loss:
            return FINISHING + half.loss / 10
        rank = RANKS[sort]
        if sort in UNCONDITIONAL:
            return rank
        if sort == CHANGING:
            return rank if self.useful(state, seat, ability) else 0.0
        if sort == CHOICE:
            return rank + self.choice(state, seat, ability, code & 3)
        return rank if self.spendable(state, seat, card, ability) else 0.0

    def useful(self, state: Position, seat: int, ability: int) -> bool:
        """Whether an ability that changes cards would do anybody good: no own Location is destroyed."""
        units = [UNITS[effect[0]] for effect in self.rules.effects[ability][0]]
        return all(not unit.backfires or unit.brings(state, seat) for unit in units)

    def choice(self, state: Position, seat: int, ability: int, half: int) -> float:
        """Which half of an either/or: power where it pays for a better card than could be had without."""
        found = self.halves[ability][half]
        power = found.power
        if not power:
            return 1.0 + min(3.0, self.worth.half(found) / 3)
        now = state.counters[POWER[seat]]
        return 1.0 + min(3.0, (self.best_buy(state, seat, now + power) - self.best_buy(state, seat, now)) / 3)

    def best_buy(self, state: Position, seat: int, power: int) -> float:
        """What the best card is worth that so much power pays for."""
        cost = self.rules.cost
        payable = [card for card in available(state, seat) if cost[card] <= power]
        return max((self.gain(state, seat, card) for card in payable), default=0.0)

    def spendable(self, state: Position, seat: int, card: int, ability: int) -> bool:
        """Whether what a card does by being abjured is worth the card."""
        half = self.halves[ability][-1]
        if UNITS[self.rules.effects[ability][-1][0][0]].backfires and not self.useful(state, seat, ability):
            return False
        value = self.worth.half(half) / max(0.01, self.weights.once) + half.draws * 2
        lost = -self.gain(state, seat, card)
        if self.rules.is_location[card]:
            lost += self.location(card)
        return value > lost

    # --- loss ------------------------------------------------------------------------------------------------

    def pending(self, state: Position, seat: int) -> int:
        """The loss that the abilities still to be used can cause now."""
        turn = state.stack[0]
        offered = offered_needs(state.values, turn)
        needs = self.rules.needs
        return sum(
            max(half.loss for half in self.halves[ability])
            for ability in turn[OPEN_ABILITIES:]
            if not needs[ability] & ~offered
        )

    def may_finish(self, state: Position, seat: int) -> bool:
        """Whether all loss there is would send a neighbor insane, whatever protects it."""
        near = neighbors(state, seat)
        if min(state.counters[SANITY[other]] for other in near) > MOST_LOSS:
            return False
        pending = self.pending(state, seat)
        return pending > 0 and any(pending >= self.wall(state, other) for other in near)

    def wall(self, state: Position, victim: int) -> int:
        """The Sanity of a player, and that of the Locations in the way (CR-4.7)."""
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

    def share(self, state: Position, question: Question) -> int:
        """Where loss goes: through to the player if that ends it, else to what is worth more than it costs."""
        frame = state.stack[-1]
        seat, victim, left = frame[SEAT], frame[codes.VICTIM], frame[codes.LEFT]
        pending = left + self.pending(state, seat)
        finishing = pending >= self.wall(state, victim)
        best, target = -1e9, question[3][0][2]
        rules = self.rules
        for place, _ in targets_of(state, victim, left):
            if place >= SEAT_BASE:
                value = 1000.0 if finishing else 0.0
            else:
                remains = location_left(state, place)
                if finishing:
                    value = 500.0 + rules.shield[place]
                elif remains > pending:
                    value = -50.0 - remains
                else:
                    value = self.spoils(state, victim, place, remains)
            if value > best:
                best, target = value, place
        return largest(question, target)

    def spoils(self, state: Position, victim: int, place: int, remains: int) -> float:
        """What it is worth to spend that much loss on destroying a Location of a player."""
        return self.location(place) - remains

    # --- cards -----------------------------------------------------------------------------------------------

    def abjure(self, state: Position, question: Question) -> int:
        """A card better gone than had, or one that a rival would like; the last option is to abjure none."""
        seat = question[0]
        hand = state.zones[HAND[seat]]
        discard = state.zones[DISCARD[seat]]
        wanted = self.acquires_abjured(state)
        best, place = 0.0, len(question[3]) - 1
        for index, (verb, _, card) in enumerate(question[3]):
            if verb == PASS:
                continue
            gain = self.gain(state, seat, card)
            if card in hand:
                value = gain - 0.7 * sum(worth for worth, _, _ in self.worth.promise(self.rules.titles[card]))
            elif card in discard:
                value = gain
            else:
                value = gain if wanted else 0.1 + 0.02 * gain
            if value > best:
                best, place = value, index
        return place

    def acquires_abjured(self, state: Position) -> bool:
        """Whether the turn can still acquire what it abjures (CR-4.3)."""
        effects = self.rules.effects
        return any(
            UNITS[effect[0]].wants == ABJURED
            for ability in state.stack[0][OPEN_ABILITIES:]
            for half in effects[ability]
            for effect in half
        )

    def discard(self, state: Position, question: Question) -> int:
        """The card that promises least."""
        values = [self.promised(option[2]) for option in question[3]]
        return values.index(min(values))

    def promised(self, card: int) -> float:
        """What a card promises when it is played, prerequisites or not."""
        return sum(value + 2 * draws for value, draws, _ in self.worth.promise(self.rules.titles[card]))

    # --- players and Locations ---------------------------------------------------------------------------------

    def choose(self, state: Position, question: Question) -> int:
        """Whom or what an effect acts on: gains go to oneself, discards to a rival, destruction to rivals."""
        seat, _, _, options = question
        frame = state.stack[-1]
        if options[0][2] >= SEAT_BASE:
            if UNITS[effects_of(state, frame)[frame[STEP] - 1][0]].helps:
                return 0
            hands = [len(state.zones[HAND[option[2] - SEAT_BASE]]) for option in options]
            rivals = range(1, len(options))
            return max(rivals, key=lambda index: (hands[index], (index + state.values[TURN]) % len(options)))
        own = state.zones[PLAY[seat]]
        values = [self.prized(state, seat, option[2], own) for option in options]
        return values.index(max(values))

    def prized(self, state: Position, seat: int, card: int, own: list[int]) -> float:
        """How much it gains a seat to acquire a card, or to destroy a Location."""
        if any(card in state.zones[PLAY[other]] for other in range(state.table.seats)):
            return -self.location(card) if card in own else self.location(card)
        return self.gain(state, seat, card)


@cache
def play_ranks(rules: MatchRules) -> tuple[int, ...]:
    """How early in a turn each card is played."""
    return tuple(PLAY_STARTER if card.starter else PLAY_FIRST for card in rules.cards)


def available(state: Position, seat: int) -> list[int]:
    """The Available cards within a seat's reach."""
    return [card for row in rows_beside(state, seat) for card in state.zones[row]] + state.zones[INITIATES][-1:]


def largest(question: Question, target: int) -> int:
    """The option that deals a target the most."""
    best = 0
    most = -1
    for index, (_, number, place) in enumerate(question[3]):
        if place == target and number > most:
            best, most = index, number
    return best
