"""Runes & Regulations, for computer seats: one question as the search sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.runes_and_regulations.ai.appraisal import Appraisal
from engine.games.runes_and_regulations.ai.odds import Odds
from engine.games.runes_and_regulations.ai.rollouts import Rollout
from engine.games.runes_and_regulations.match_rules import MatchRules, Position
from engine.kernel.advice import Arm, Outcome, Problem
from engine.kernel.state import WINNERS


class RunesProblem(Problem[MatchRules]):
    """See engine.kernel.advice.Problem. A rollout's end is appraised as the trials at a glance are."""

    def __init__(
        self,
        arms: Sequence[Arm],
        deal: Callable[[int], Position],
        rollout: Rollout,
        appraisal: Appraisal | Odds,
        seed: int,
    ) -> None:
        self.arms = arms
        self._deal = deal
        self._rollout = rollout
        self._appraisal = appraisal
        self._seed = seed

    def world(self, number: int) -> Position:
        """See Problem.world."""
        return self._deal(number)

    def play(self, world: Position, option: int, number: int) -> Outcome:
        """See Problem.play."""
        after = self._rollout.run(world, option, self._seed + number)
        won = float(after.over and after.values[WINNERS] >> self._rollout.seat & 1)
        return Outcome(self._appraisal.value(after), won)
