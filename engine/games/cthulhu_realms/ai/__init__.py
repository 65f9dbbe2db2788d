"""Cthulhu Realms, for computer seats: the policy that values the options of a question.

What a sensible turn always does first is simply done. All other options are played on to the end of the turn in worlds
that the view allows (`search_problem`), by a `rollout_policy`. The `evaluator` values the ends by their `features`, and
`explain` says why. All levels do so; they differ by the number of rollouts, and by how far these go.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.ai import weights
from engine.games.cthulhu_realms.ai.evaluator import Evaluator, evaluator_of
from engine.games.cthulhu_realms.ai.explain import PARTS, Explanation, measure, weighed
from engine.games.cthulhu_realms.ai.rollout_policy import policy_of
from engine.games.cthulhu_realms.ai.search_problem import ERRORS, SENSIBLE, RealmsProblem, Rollouts
from engine.games.cthulhu_realms.match_rules import MatchRules, Position, Seen
from engine.kernel.policy import GamePolicy, Memory, OptionValues, Reason, SearchPlan, SearchProblem
from engine.kernel.state import Question


class RealmsPolicy(GamePolicy[MatchRules]):
    """See engine.kernel.policy.GamePolicy."""

    parts = PARTS
    sure = 1 / SENSIBLE
    errors = ERRORS

    def __init__(self, chosen: str | weights.Weights) -> None:
        self.weights = weights.load(chosen) if isinstance(chosen, str) else chosen

    def observe(self, view: Seen, memory: Memory) -> None:
        """Note nothing: a view says itself whose a card is."""

    def answer(self, state: Position, question: Question) -> int:
        return policy_of(state.table.rules, state.table.seats).answer(state, question)

    def evaluate_options(self, view: Seen, memory: Memory, seed: int) -> OptionValues:
        return RealmsProblem(view, seed).option_values(self.weights.worlds)

    def evaluator(self, view: Seen) -> Evaluator:
        return evaluator_of(view.table.rules, view.table.seats)

    def search_problem(self, view: Seen, memory: Memory, seed: int, plan: SearchPlan,
                       ) -> SearchProblem[MatchRules] | None:  # fmt: skip
        problem = RealmsProblem(view, seed, plan.horizon)
        return problem if len(problem.arms) > 1 else None

    def weigh(self, view: Seen, memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
        return weighed(view, options, seed)

    def reasons(self, view: Seen, memory: Memory, option: int, instead: int, seed: int) -> list[Reason]:
        return Explanation(view, seed).reasons(option, instead)

    def end_of(self, view: Seen, memory: Memory, option: int, seed: int) -> Position | None:
        rollouts = Rollouts(view, seed)
        return rollouts.run(rollouts.world(0), option, 0)

    def measure(self, view: Seen, reason: Reason, end: Position) -> float | None:
        return measure(view, reason.key, reason.about, end)
