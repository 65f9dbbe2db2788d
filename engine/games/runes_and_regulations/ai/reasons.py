"""Runes & Regulations, for computer seats: what the worth of an option is made of, for reasons and personalities."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations.ai.goals import Standing
from engine.games.runes_and_regulations.ai.odds import SCALE, Odds
from engine.games.runes_and_regulations.ai.trials import Trial
from engine.games.runes_and_regulations.match_rules import Position
from engine.games.runes_and_regulations.places import SKIPS
from engine.games.runes_and_regulations.winning import role_of
from engine.kernel.advice import ATTACK, CAUTION, MEANS, PROGRESS, SCHEME, Part
from engine.kernel.state import WINNERS

PARTS = (
    Part("pets", PROGRESS),
    Part("beasts", PROGRESS),
    Part("ways", SCHEME),
    Part("abilities", MEANS),
    Part("hand", MEANS),
    Part("fence", CAUTION),
    Part("rivals", ATTACK),
    Part("theirs", ATTACK),
)
WORLDS = 3
STEP = SCALE / 4
"""What a logarithm of odds is in Mythical Creatures where the chances are even."""


class Scales:
    """Takes positions apart for one seat."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.knowledge = odds.knowledge
        self.seat = odds.seat

    def weigh(self, worlds: Sequence[Position], trials: Sequence[Trial], option: int) -> list[float]:
        """The mean over some worlds of what each of PARTS comes to after an option, in Mythical Creatures."""
        totals = [0.0] * len(PARTS)
        for world, trial in zip(worlds, trials, strict=True):
            for index, amount in enumerate(self.parts(trial.run(world, option))):
                totals[index] += amount * STEP / len(worlds)
        return totals

    def parts(self, state: Position) -> list[float]:
        """What each of PARTS comes to in a position, in logarithms of odds."""
        odds = self.odds
        lawns = [self.knowledge.reader.standing(state, seat) for seat in odds.seats]
        own = lawns[self.seat]
        rivals = [lawn for lawn in lawns if lawn.seat != self.seat]
        mine, theirs = self.goals(state, own, lawns), [sum(self.goals(state, lawn, lawns)) for lawn in rivals]
        lead = 0.0
        if state.over:
            lead = 2.0 if state.values[WINNERS] >> self.seat & 1 else -2.0
        means = sum(self.means(state, lawn) for lawn in rivals) / len(rivals)
        pets, beasts, ways = mine
        if self.seat == odds.nefarious:
            beasts += lead
        else:
            pets += lead
        nearest = max(theirs) if not state.over else 0.0
        hand, fence = self.held(own)
        return [pets, beasts, ways, own.ability, hand, fence, -nearest - sum(theirs) / len(theirs) / 2, -means]

    def goals(self, state: Position, lawn: Standing, lawns: list[Standing]) -> tuple[float, float, float]:
        """How near a seat is to its goals: pets, Beasts, that of its role."""
        odds = self.odds
        if lawn.seat == odds.nefarious:
            return 0.0, odds.nefarious_goal(lawn, 1), 0.0
        pets = odds.pets_goal(state, lawn, 1) + odds.weights.hexed * lawn.hexed
        role = role_of(state, lawn.seat) if odds.nefarious >= 0 else ""
        return pets, 0.0, odds.role_standing(role, state, lawn, lawns, 1) if role else 0.0

    def held(self, lawn: Standing) -> tuple[float, float]:
        """What the cards and Runes of a seat count by their numbers."""
        knowledge = self.knowledge
        if lawn.seat == self.odds.nefarious:
            return knowledge.forbidden_hands[lawn.cards], knowledge.forbidden_fences[lawn.runes]
        return knowledge.hands[lawn.cards], knowledge.fences[lawn.runes]

    def means(self, state: Position, lawn: Standing) -> float:
        """What the cards, Runes and phases of a rival count."""
        skips = state.counters[SKIPS[lawn.seat]].bit_count()
        return sum(self.held(lawn)) + self.odds.weights.skipped * skips
