"""Runes & Regulations, for computer seats: what a position is worth to one seat.

The value is what the seat's own Lawn, hand, Fence and goals come to, less what those of its rivals come to; whoever
is nearest to winning counts most. Only what the seat knows is looked at: of others their Lawns and numbers of cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations.layout import FENCE, HAND, LAST_DRAWER, SKIPS
from engine.games.runes_and_regulations.match_rules import (
    CURSE,
    SPELL,
    GameState as Position,
    GameView as Seen,
    MatchRules,
)
from engine.games.runes_and_regulations.rules.card_moves import main_cards_left
from engine.games.runes_and_regulations.rules.creatures import beast_count, mythical_count
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.games.runes_and_regulations.rules.victory import BEASTS_TO_WIN, HENCHMAN, role_of
from engine.kernel.state.state import ACTIVE, STEP, WINNERS

from .goals import ROLES, OwnRole, Reader, Standing, missing_parts
from .spin import spin_risk, win_limit
from .weights import Weights
from .worth import Worth

CLOCK_CARDS = 12
AVERAGE_RUNE = 0.35
"""What a Rune is worth on the average, as `Worth` counts."""
FAR_OFF, EMPTIED = 0.4, 2.5
"""How near to winning (1 is four Beasts) the Nefarious Neighbor must be before the Henchman clears the Lawn, and what
every Creature that is still there then costs."""
GREED = 0.3
"""How much more the Nefarious Neighbor's means count with every Beast that is already there."""
IN_REACH = 1
"""Pets or Beasts that somebody may well gain in a turn."""


def along(values: Sequence[float], place: float) -> float:
    """The value at a place of a list, in between by even shares, the last one beyond its end."""
    if place <= 0:
        return values[0]
    low = int(place)
    if low >= len(values) - 1:
        return values[-1]
    return values[low] + (values[low + 1] - values[low]) * (place - low)


class Appraisal:
    """What positions are worth to the seat of a view; made anew for each question."""

    def __init__(self, view: Seen, weights: Weights, worth: Worth, reader: Reader) -> None:
        self.rules: MatchRules = view.table.rules
        self.weights = weights
        self.worth = worth
        self.reader = reader
        self.seat = view.seat
        self.seats = range(view.table.seats)
        self.nefarious = nefarious(view)
        self.role = OwnRole(role_of(view, view.seat), reader, self.rules)
        self.others_roles = [role for role in (*ROLES, HENCHMAN) if role != self.role.role]
        """What each rival may be; the Henchman's goal is the Nefarious Neighbor's."""
        self.in_danger = self.may_win_now(view)

    def value(self, state: Position) -> float:
        """What a position is worth to the seat."""
        weights = self.weights
        if state.over:
            return weights.win if state.values[WINNERS] >> self.seat & 1 else -weights.win
        lawns = [self.reader.standing(state, seat) for seat in self.seats]
        totals = [self.total(state, lawn, lawns) for lawn in lawns]
        own = totals[self.seat]
        rivals = totals[: self.seat] + totals[self.seat + 1 :]
        if self.role.is_henchman:
            rivals = [total for seat, total in enumerate(totals) if seat not in (self.seat, self.nefarious)]
        value = own - weights.rival_nearest * max(rivals) - weights.rival_average * sum(rivals) / len(rivals)
        if self.role.is_henchman:
            value += self.service(totals[self.nefarious], lawns[self.seat])
        return value

    def service(self, nefarious: float, own: Standing) -> float:
        """What the Nefarious Neighbor's progress is worth to the Henchman, who then needs an empty Lawn (RR-11.3)."""
        near = (nefarious / self.weights.beasts[-2] - FAR_OFF) / (1 - FAR_OFF)
        return nefarious - EMPTIED * min(1.0, max(0.0, near)) * own.creatures

    def may_win_now(self, view: Seen) -> bool:
        """Whether the turn that is being played may be the last one, if nobody keeps its player from winning."""
        active = view.active
        if active == self.seat:
            return False
        if active == self.nefarious:
            return beast_count(view, active) >= BEASTS_TO_WIN - IN_REACH and not self.role.is_henchman
        return mythical_count(view, active) >= win_limit(view) - IN_REACH

    # --- one seat ------------------------------------------------------------------------------------------

    def total(self, state: Position, lawn: Standing, lawns: list[Standing]) -> float:
        """What everything of one seat comes to."""
        weights = self.weights
        seat = lawn.seat
        value = self.progress(state, lawn, lawns) + weights.hexed * lawn.hexed + lawn.ability
        value += self.hand(state, lawn) + self.fence(state, lawn)
        skips = state.counters[SKIPS[seat]]
        if skips:
            value -= weights.skipped_phase * skips.bit_count()
        return value

    def progress(self, state: Position, lawn: Standing, lawns: list[Standing]) -> float:
        """How near a seat is to winning."""
        weights = self.weights
        if lawn.seat == self.nefarious:
            return self.nefarious_progress(state, lawn)
        goal = win_limit(state)
        pets = along(weights.missing_pets, goal - lawn.pets) + max(0, lawn.pets - goal)
        if lawn.pets >= goal:
            pets = self.about_to_win(state, lawn, lawn.pets - goal, pets)
        if self.nefarious < 0:
            return pets
        if lawn.seat == self.seat:
            missing = self.role.missing(state, lawn, lawns)
            part = along(weights.missing_parts, missing)
            if missing <= 0:
                part = self.about_to_win(state, lawn, 0, part)
        else:
            part = self.suspected(lawn, lawns)
        return max(pets, part) + weights.second_goal * min(pets, part)

    def suspected(self, lawn: Standing, lawns: list[Standing]) -> float:
        """What a rival's nearness to the goals of all roles it may have comes to.

        Whoever is near the goal of a role is the likelier to have it: the more so, the nearer.
        """
        if not self.weights.role_fear:
            return 0.0
        steps = self.weights.missing_parts
        total = likelihoods = 0.0
        for role in self.others_roles:
            nearness = along(steps, missing_parts(role, lawn, lawns))
            total += nearness * (1.0 + nearness)
            likelihoods += 1.0 + nearness
        return self.weights.role_fear * total / likelihoods

    def about_to_win(self, state: Position, lawn: Standing, spare: int, value: float) -> float:
        """Whose turn it is and who has reached a goal only has to get through the Spin (RR-3.6, RR-6.1, RR-11.4)."""
        if lawn.seat != state.values[ACTIVE] or not self.turn_goes_on(state):
            return value
        chance = 1.0 - spin_risk(state, lawn, spare)
        return value + chance * (self.weights.win - value)

    def turn_goes_on(self, state: Position) -> bool:
        """Whether the turn's End is still to come."""
        return state.stack[0][STEP] > 0 if state.stack else False

    def nefarious_progress(self, state: Position, lawn: Standing) -> float:
        """Beasts, what can be sacrificed for more, and the Main deck as a clock (RR-11.2)."""
        weights = self.weights
        if state.values[LAST_DRAWER]:
            return weights.win * 0.9
        value = along(weights.beasts, lawn.beasts) + along(weights.fodder, lawn.pets) * (1 + GREED * lawn.beasts)
        left = main_cards_left(state)
        if left < CLOCK_CARDS:
            value += weights.clock * (CLOCK_CARDS - left)
        return value

    # --- what is held --------------------------------------------------------------------------------------

    def hand(self, state: Position, lawn: Standing) -> float:
        """A hand: by the number of its cards, the own one also by what they do."""
        weights = self.weights
        shares = weights.hand
        number = min(lawn.cards, len(shares))
        value = sum(shares[:number])
        if lawn.seat != self.seat or not weights.own_cards:
            return value
        worth = self.worth.hand
        sorts = self.reader.sorts
        spells: list[float] = []
        others: list[float] = []
        for card in state.zones[HAND[lawn.seat]]:
            (spells if sorts[card] in (SPELL, CURSE) else others).append(worth[card])
        return value + weights.own_cards * (falling(spells) + falling(others))

    def fence(self, state: Position, lawn: Standing) -> float:
        """The Runes on a Fence; the own ones by what they do."""
        shares = self.weights.runes
        value = sum(shares[: lawn.runes]) + shares[-1] * max(0, lawn.runes - len(shares))
        if lawn.seat != self.seat:
            return value
        runes = state.zones[FENCE[lawn.seat]]
        value += self.weights.own_cards * sum(self.worth.hand[card] - AVERAGE_RUNE for card in runes)
        return value * self.weights.rune_in_danger if self.in_danger else value


def falling(values: list[float]) -> float:
    """The best in full, every further one counts half of the one before: only one is used a turn."""
    total, share = 0.0, 1.0
    for value in sorted(values, reverse=True):
        total += share * value
        share *= 0.55
    return total
