"""Runes & Regulations, for computer seats: how likely a position is won by one seat, learned from whole games.

Every seat has a standing, a sum of what its Lawn, hand, Fence and goals have come to in games among computer seats;
its chance is its share of all: exp(standing) by the sum of exp(standing) over all seats. Of others' cards only their
numbers count; a role is the one that its seat has in the world that is looked at.
"""

from __future__ import annotations

from math import ceil, exp

from engine.games.runes_and_regulations.layout import FENCE, HAND, LAST_DRAWER, SKIPS, SUMMON as STEP_SUMMON
from engine.games.runes_and_regulations.match_rules import GameState as Position, MatchRules
from engine.games.runes_and_regulations.rules.card_moves import main_cards_left
from engine.games.runes_and_regulations.rules.victory import HENCHMAN, role_of
from engine.kernel.state.state import SEAT, STEP, WINNERS

from .goals import FAR, Reader, Standing, fitting_in_hand, missing_parts
from .odds_weights import OddsWeights
from .spin import spin_risk, win_limit

SCALE = 6.0
"""How many Mythical Creatures a game is worth: with even chances one more or less changes them by about a sixth."""
ROLE_RISK = 0.15
"""How likely a Spin undoes what a role asks for."""
FARTHEST = 6
CLOCK_CARDS, CLOCK = 18, 0.12
"""Main cards from which on the Nefarious Neighbor gains by each that is drawn, and how much (RR-11.2)."""
RUN_OUT = 0.9
"""How likely the Nefarious Neighbor wins once the Main deck has run out."""
EMPTY_LAWN, KEPT_CREATURE = 0.85, 0.6
"""How likely the Henchman shares a win of the Nefarious Neighbor, and what every Creature leaves of it (RR-11.3)."""
EMPTY_HANDED = ("the-humane-sorcerer", "the-tidier")
"""Roles that want to be rid of their cards."""
IN_HAND = 0.25
"""How much of a part that is missing one in the hand is."""


class Knowledge:
    """What the cards of a table count, by instance."""

    def __init__(self, rules: MatchRules, weights: OddsWeights) -> None:
        self.weights = weights
        self.rules = rules
        self.lawn = [weights.lawn.get(card.id, 0.0) for card in rules.cards]
        self.held = [weights.held.get(card.id, 0.0) for card in rules.cards]
        self.reader = Reader(rules, self.lawn)
        self.hands = sums(weights.hand)
        self.fences = sums(weights.runes)
        self.forbidden_hands = sums(weights.forbidden_hand)
        self.forbidden_fences = sums(weights.forbidden_runes)


def sums(shares: tuple[float, ...], most: int = 120) -> list[float]:
    """What so many cards come to: each counts its share, those beyond the last one as that."""
    found = [0.0]
    for number in range(most):
        found.append(found[-1] + shares[min(number, len(shares) - 1)])
    return found


class Odds:
    """How likely one seat wins, in positions that it imagines."""

    def __init__(self, knowledge: Knowledge, seat: int, seats: int, nefarious: int) -> None:
        self.knowledge = knowledge
        self.weights = knowledge.weights
        self.seat = seat
        self.seats = range(seats)
        self.nefarious = nefarious

    def value(self, state: Position) -> float:
        """What a position is worth to the seat: its chance to win, in Mythical Creatures."""
        return SCALE * self.chance(state)

    def chance(self, state: Position) -> float:
        """How likely the seat wins, from 0 to 1."""
        if state.over:
            winners: int = state.values[WINNERS]
            return float(winners >> self.seat & 1)
        lawns = [self.knowledge.reader.standing(state, seat) for seat in self.seats]
        chances = self.chances(state, lawns)
        own = chances[self.seat]
        if self.nefarious >= 0 and role_of(state, self.seat) == HENCHMAN:
            own += chances[self.nefarious] * EMPTY_LAWN * KEPT_CREATURE ** lawns[self.seat].creatures
        return own

    def chances(self, state: Position, lawns: list[Standing]) -> list[float]:
        """How likely each seat wins."""
        turn = state.stack[0]
        mover = turn[SEAT]
        goal = win_limit(state)
        sure = [0.0] * len(lawns)
        if turn[STEP] > STEP_SUMMON:
            sure[mover] = self.about_to_win(state, lawns, mover, goal)
            mover += 1
        if self.nefarious >= 0 and state.values[LAST_DRAWER]:
            sure[self.nefarious] = (1.0 - sum(sure)) * RUN_OUT
        powers = [exp(self.standing(state, lawn, lawns, goal, (lawn.seat - mover) % len(lawns))) for lawn in lawns]
        rest = (1.0 - sum(sure)) / sum(powers)
        return [known + rest * power for known, power in zip(sure, powers, strict=True)]

    def about_to_win(self, state: Position, lawns: list[Standing], mover: int, goal: int) -> float:
        """How likely the turn that is nearly over is won by whoever has all that it takes (RR-3.7)."""
        if mover == self.nefarious:
            return 0.0
        lawn = lawns[mover]
        chance = 0.0
        if lawn.pets >= goal:
            chance = 1.0 - spin_risk(state, lawn, lawn.pets - goal)
            lawn.pets = goal - 1
        if self.nefarious >= 0 and missing_parts(role_of(state, mover), lawn, lawns) <= 0:
            chance = max(chance, 1.0 - ROLE_RISK)
        return chance

    # --- what a seat has come to -----------------------------------------------------------------------------

    def standing(self, state: Position, lawn: Standing, lawns: list[Standing], goal: int, distance: int) -> float:
        """What a seat has come to, whose turn is so many turns away."""
        weights = self.weights
        value = lawn.ability
        skips = state.counters[SKIPS[lawn.seat]]
        if skips:
            value += weights.skipped * skips.bit_count()
        if lawn.seat == self.seat:
            held = self.knowledge.held
            for card in state.zones[HAND[lawn.seat]]:
                value += held[card]
            for card in state.zones[FENCE[lawn.seat]]:
                value += held[card]
        if lawn.seat == self.nefarious:
            return value + self.nefarious_standing(state, lawn, distance)
        value += self.pets_goal(state, lawn, distance, goal)
        value += weights.hexed * lawn.hexed
        role = role_of(state, lawn.seat) if self.nefarious >= 0 else ""
        if role not in EMPTY_HANDED:
            value += self.knowledge.hands[lawn.cards] + self.knowledge.fences[lawn.runes]
        return value + self.role_standing(role, state, lawn, lawns, distance) if role else value

    def pets_goal(self, state: Position, lawn: Standing, distance: int, goal: int = 0) -> float:
        """What the Mythical Creatures count that are still missing."""
        weights = self.weights
        missing = min(FARTHEST, max(0, (goal or win_limit(state)) - lawn.pets))
        if not distance:
            return weights.now[missing]
        value = weights.later[missing]
        return value + weights.wait[missing] * (distance - 1) if missing < len(weights.wait) else value

    def role_standing(self, role: str, state: Position, lawn: Standing, lawns: list[Standing], distance: int) -> float:
        """What a role counts, and the nearness to its goal."""
        value = self.weights.roles.get(role, 0.0)
        missing = missing_parts(role, lawn, lawns)
        if missing >= FAR:
            return value
        if lawn.seat == self.seat and missing > 0:
            missing = max(0.5, missing - IN_HAND * fitting_in_hand(role, self.knowledge.reader, state, lawn))
        values = self.weights.parts_later if distance else self.weights.parts_now
        place = min(2 * missing, len(values) - 1.0)
        low = int(place)
        high = ceil(place)
        return value + values[low] + (values[high] - values[low]) * (place - low)

    def nefarious_standing(self, state: Position, lawn: Standing, distance: int) -> float:
        """Beasts, what can be sacrificed for more, and the Main deck as a clock (RR-11.2)."""
        value = self.nefarious_goal(lawn, distance)
        value += self.knowledge.forbidden_hands[lawn.cards] + self.knowledge.forbidden_fences[lawn.runes]
        left = main_cards_left(state)
        return value + CLOCK * (CLOCK_CARDS - left) if left < CLOCK_CARDS else value

    def nefarious_goal(self, lawn: Standing, distance: int) -> float:
        """What Beasts count, and what can be sacrificed for more."""
        beasts = self.weights.beasts_later if distance else self.weights.beasts_now
        return beasts[min(lawn.beasts, 5)] + self.weights.fodder[min(lawn.pets, 4)]
