"""Runes & Regulations, for computer seats: how likely a position is won by one seat, learned from whole games.

Every seat has a standing, a sum of what its Lawn, hand and Fence have come to in games among computer seats; its
chance is its share of all: exp(standing) by the sum of exp(standing) over all seats. Of others' cards only their
numbers count.
"""

from __future__ import annotations

from math import exp

from engine.games.runes_and_regulations import facts
from engine.games.runes_and_regulations.ai.goals import Reader, Standing
from engine.games.runes_and_regulations.ai.odds_weights import OddsWeights
from engine.games.runes_and_regulations.ai.trials import SPIN_BIT, spin_is_due
from engine.games.runes_and_regulations.match_rules import MatchRules
from engine.games.runes_and_regulations.places import COUNTERS, FENCE, HAND, SKIPS, SKIPS_NOW, ZONES
from engine.games.runes_and_regulations.turn import STEP_BEGINNING, STEP_SUMMON
from engine.kernel.state import WINNERS, State

SCALE = 6.0
"""How many Mythical Creatures a game is worth: with even chances one more or less changes them by about a sixth."""
SPIN_HEX, SPIN_RETURN = 2, 3
EVENT_LOSS = 2 / 36
FARTHEST = 6


class Knowledge:
    """What the cards of a table count, by instance."""

    def __init__(self, rules: MatchRules, weights: OddsWeights) -> None:
        self.weights = weights
        self.rules = rules
        self.lawn = [weights.lawn.get(card.id, 0.0) for card in rules.cards]
        self.held = [weights.held.get(card.id, 0.0) for card in rules.cards]
        self.reader = Reader(rules, self.lawn)
        self.hands = _sums(weights.hand, 20)
        self.fences = _sums(weights.runes, 12)


def _sums(shares: tuple[float, ...], most: int) -> list[float]:
    """What so many cards come to: each counts its share, those beyond the last one as that."""
    found = [0.0]
    for number in range(most):
        found.append(found[-1] + shares[min(number, len(shares) - 1)])
    return found


class Odds:
    """How likely one seat wins, in positions that it imagines."""

    def __init__(self, knowledge: Knowledge, seat: int, seats: int) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.seats = range(seats)

    def value(self, state: State) -> float:
        """What a position is worth to the seat: its chance to win, in Mythical Creatures."""
        return SCALE * self.chance(state)

    def chance(self, state: State) -> float:
        """How likely the seat wins, from 0 to 1."""
        if state.over:
            winners: int = state.values[WINNERS]
            return (winners >> self.seat & 1) / max(1, winners.bit_count())
        reader = self.knowledge.reader
        goal = win_limit(state)
        lawns = [reader.standing(state, seat) for seat in self.seats]
        turn = state.stack[0]
        mover, step = turn[2], turn[1]
        nearly_over = step > STEP_SUMMON
        winning = 0.0
        if step > STEP_BEGINNING and nearly_over:
            lawn = lawns[mover]
            if lawn.pets >= goal:
                winning = 1.0 - spin_risk(state, lawn, lawn.pets - goal)
                lawn.pets = goal - 1
            mover += 1
        powers = [exp(self.standing(state, lawn, goal, (lawn.seat - mover) % len(lawns))) for lawn in lawns]
        share = (1.0 - winning) * powers[self.seat] / sum(powers)
        return share + winning if turn[2] == self.seat else share

    def standing(self, state: State, lawn: Standing, goal: int, distance: int) -> float:
        """What a seat has come to, whose turn is so many turns away."""
        knowledge = self.knowledge
        weights = knowledge.weights
        missing = min(FARTHEST, max(0, goal - lawn.pets))
        if distance:
            value = weights.later[missing]
            if missing < len(weights.wait):
                value += weights.wait[missing] * (distance - 1)
        else:
            value = weights.now[missing]
        value += weights.hexed * lawn.hexed + lawn.ability
        value += knowledge.hands[lawn.cards] + knowledge.fences[lawn.runes]
        skips = state.counters[lawn.seat * COUNTERS + SKIPS]
        if skips:
            value += weights.skipped * skips.bit_count()
        if lawn.seat == self.seat:
            held = knowledge.held
            base = ZONES * lawn.seat
            for card in state.zones[HAND + base]:
                value += held[card]
            for card in state.zones[FENCE + base]:
                value += held[card]
        return value


def win_limit(state: State) -> int:
    """How many pets win, by the active Regulation."""
    for change in facts.in_force(state).limits:
        if change.which == "win":
            return change.fixed
    return facts.WIN_LIMIT


def spin_risk(state: State, lawn: Standing, spare: int) -> float:
    """The chance that the Spin takes the pet that is needed (RR-8.1)."""
    if spare > 0 or state.values[SKIPS_NOW] & SPIN_BIT or not spin_is_due(state):
        return 0.0
    counts_as = dict(facts.in_force(state).spin_as)
    risk = EVENT_LOSS
    risk += 1 / 6 if SPIN_HEX not in counts_as else 0.0
    risk += 1 / 6 if not lawn.hexed else 0.0
    return risk
