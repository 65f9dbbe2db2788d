"""The computer players of Cthulhu Realms.

They take obvious steps of a turn at once. They play all other options out to the end of the turn in determinizations
(`search_problem`), using a `rollout_policy`. The `evaluator` values the results by their `features`, and `explain`
gives the reasons. Levels differ by the number and length of rollouts.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cthulhu_realms.ai import weights
from engine.games.cthulhu_realms.ai.evaluator import RealmsEvaluator, evaluator_of
from engine.games.cthulhu_realms.ai.explainer import PARTS, Explainer, measure
from engine.games.cthulhu_realms.ai.rollout_policy import policy_of
from engine.games.cthulhu_realms.ai.search_problem import ERRORS, SENSIBLE, RealmsProblem
from engine.games.cthulhu_realms.match_rules import GameState, GameView, MatchRules
from engine.kernel.game.policy import GamePolicy, Memory, OptionValues, Reason, SearchPlan, SearchProblem
from engine.kernel.state.state import Question


class RealmsPolicy(GamePolicy[MatchRules]):
    """The heuristic policy, see `engine.kernel.game.policy.GamePolicy`."""

    files = weights.FILES
    parts = PARTS
    sure = 1 / SENSIBLE
    errors = ERRORS

    def answer(self, state: GameState, question: Question) -> int:
        return policy_of(state.table.rules, state.table.seats).answer(state, question)

    def evaluate_options(self, view: GameView, memory: Memory, seed: int) -> OptionValues:
        return self.problem(view, memory, seed).values(self.weights.worlds)

    def evaluator(self, view: GameView) -> RealmsEvaluator:
        return evaluator_of(view.table.rules, view.table.seats)

    def problem(self, view: GameView, memory: Memory, seed: int) -> RealmsProblem:
        return RealmsProblem(view, seed)

    def search_problem(
        self, view: GameView, memory: Memory, seed: int, plan: SearchPlan
    ) -> SearchProblem[MatchRules] | None:
        problem = RealmsProblem(view, seed, plan.horizon)
        return problem if len(problem.arms) > 1 else None

    def weigh(self, view: GameView, memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
        return Explainer(self.problem(view, memory, seed)).weigh(options)

    def reasons(self, view: GameView, memory: Memory, option: int, instead: int, seed: int) -> list[Reason]:
        return Explainer(self.problem(view, memory, seed)).reasons(option, instead)

    def measure(self, view: GameView, reason: Reason, end: GameState) -> float | None:
        return measure(view, reason.key, reason.about, end)
