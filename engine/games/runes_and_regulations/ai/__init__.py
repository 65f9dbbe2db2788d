"""Runes & Regulations, for computer seats: the policy that values the options of a question.

`search_problem` plays options out in determinizations. `belief` deals them, and `rollout_policy` answers in them. The
evaluator in `features` values the resulting states, and `explainer` gives the reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.runes_and_regulations.ai import belief, weights
from engine.games.runes_and_regulations.ai.explainer import TRAITS, Explainer, measure
from engine.games.runes_and_regulations.ai.features import RunesEvaluator, evaluator_of
from engine.games.runes_and_regulations.ai.rollout_policy import RolloutPolicy
from engine.games.runes_and_regulations.ai.search_problem import UNIT, RunesProblem, is_close
from engine.games.runes_and_regulations.match_rules import GameState, GameView, MatchRules
from engine.games.runes_and_regulations.rules.nefarious_neighbor import nefarious
from engine.kernel.flow.determinize import determinize
from engine.kernel.game.policy import GamePolicy, Memory, OptionValues, Reason, SearchPlan
from engine.kernel.state.state import Question

SURE = 0.999
"""From these win odds on, no search is made."""

rollout_policy = lru_cache(maxsize=8)(RolloutPolicy)


class RunesPolicy(GamePolicy[MatchRules]):
    """The policy of computer seats in Runes & Regulations."""

    files = weights.FILES
    parts = TRAITS
    sure = UNIT

    def observe(self, view: GameView, memory: Memory) -> None:
        """Record the evidence about the others' Runes and roles, at the levels that remember it."""
        if self.weights.memory:
            belief.observe(view, memory, self.evaluator(view).reader)

    def determinize(self, view: GameView, memory: Memory, seed: int) -> GameState:
        state = determinize(view, seed)
        if self.weights.memory:
            belief.deal(state, view, memory)
        return state

    def answer(self, state: GameState, question: Question) -> int:
        return rollout_policy(state.table.rules).answer(state, question)

    def evaluator(self, view: GameView) -> RunesEvaluator:
        return evaluator_of(view.table.rules, view.seat, view.table.seats, nefarious(view))

    def problem(self, view: GameView, memory: Memory, seed: int) -> RunesProblem:
        """Return the question's problem, with rollouts to the end of the turn."""
        policy = rollout_policy(view.table.rules)
        return RunesProblem(
            view, lambda number: self.determinize(view, memory, seed + number), policy, self.evaluator(view), seed
        )

    def evaluate_options(self, view: GameView, memory: Memory, seed: int) -> OptionValues:
        return self.problem(view, memory, seed).values(self.weights.worlds, self.weights.rollouts)

    def search_problem(self, view: GameView, memory: Memory, seed: int, plan: SearchPlan) -> RunesProblem | None:
        """Return the search problem, or None if a search isn't worth its time. More seats look fewer rounds ahead."""
        if not is_close(view):
            return None
        problem = self.problem(view, memory, seed)
        found = problem.values(plan.batch, plan.simulations // plan.arms)
        if max(found.wins) >= SURE:
            return None
        problem.search(found, rounds=max(1, 2 * plan.horizon // view.table.seats))
        return problem if len(problem.arms) > 1 else None

    def weigh(self, view: GameView, memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
        return Explainer(self.problem(view, memory, seed)).weigh(options)

    def reasons(self, view: GameView, memory: Memory, option: int, instead: int, seed: int) -> list[Reason]:
        return Explainer(self.problem(view, memory, seed)).reasons(option, instead) if instead >= 0 else []

    def measure(self, view: GameView, reason: Reason, end: GameState) -> float | None:
        return measure(self.evaluator(view), reason, end)
