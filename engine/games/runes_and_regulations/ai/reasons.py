"""Runes & Regulations, for computer seats: what the worth of an option is made of, for reasons and personalities."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.runes_and_regulations.ai.odds import SCALE, Odds
from engine.games.runes_and_regulations.ai.spin import win_limit
from engine.games.runes_and_regulations.ai.trials import Trial
from engine.games.runes_and_regulations.match_rules import Position
from engine.kernel.evaluator import Row
from engine.kernel.policy import ATTACK, CAUTION, MEANS, PROGRESS, SCHEME, Part
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
PETS, BEASTS, WAYS, ABILITIES, HAND, RUNES, RIVALS, THEIRS = range(len(PARTS))
PART_OF = {
    "now": PETS, "later": PETS, "far": PETS, "creatures": PETS, "beasts_now": BEASTS, "beasts_later": BEASTS,
    "fodder": BEASTS, "roles": WAYS, "parts_now": WAYS, "parts_later": WAYS, "lawn": ABILITIES, "hand": HAND,
    "own_hand": HAND, "held": HAND, "forbidden_hand": HAND, "runes": RUNES, "fence": RUNES, "forbidden_runes": RUNES,
    "skipped": THEIRS,
}  # fmt: skip
"""The part that each group of features belongs to; that a phase is skipped is told of rivals."""
WORLDS = 3
STEP = SCALE / 4
"""What a logarithm of odds is in Mythical Creatures where the chances are even."""


class Scales:
    """Takes positions apart for one seat."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
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
        odds, lawns, goal = self.odds, self.odds.lawns(state), win_limit(state)
        sums = [self.sums(odds.row(state, lawn, lawns, goal, 1)) for lawn in lawns]
        own, rivals = sums[self.seat], [found for seat, found in enumerate(sums) if seat != self.seat]
        theirs = [sum(found[PETS : WAYS + 1]) for found in rivals]
        nearest = max(theirs)
        if state.over:
            lead = 2.0 if state.values[WINNERS] >> self.seat & 1 else -2.0
            own[BEASTS if self.seat == odds.nefarious else PETS] += lead
            nearest = 0.0
        means = sum([found[HAND] + found[RUNES] + found[THEIRS] for found in rivals]) / len(rivals)
        return [*own[:RIVALS], -nearest - sum(theirs) / len(theirs) / 2, -means]

    def sums(self, row: Row) -> list[float]:
        """Return what the features of a seat come to, by the parts that their groups belong to."""
        found = [0.0] * len(PARTS)
        counts = self.odds.counts(0.0)
        for place, amount in row:
            if (part := PART_OF.get(self.odds.features[place].group)) is not None:
                found[part] += counts[place] * amount
        return found
