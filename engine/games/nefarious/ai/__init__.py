"""Nefarious, for computer seats: the policy that values the options of a question.

`belief` estimates the other seats' choices and `features` values states. The `rollout_policy` plays on from a state
with the `card_model`. The `search_problem` values options by rollouts, and `explainer` gives the reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.nefarious.ai import belief, weights
from engine.games.nefarious.ai.card_model import CardModel
from engine.games.nefarious.ai.explainer import PARTS, Explainer
from engine.games.nefarious.ai.features import NefariousEvaluator, TurnFeatures
from engine.games.nefarious.ai.rollout_policy import RolloutPolicy
from engine.games.nefarious.ai.search_problem import BEHIND, SCALE, NefariousProblem
from engine.games.nefarious.match_rules import ASK_ACTION, ASK_SET_ASIDE, GameState, GameView, MatchRules
from engine.kernel.game.policy import GamePolicy, Memory, OptionValues, Reason, SearchPlan
from engine.kernel.state.state import Question

MOST_TURNS, SHORTEST = 5800, 2
"""The most turns of single seats in all rollouts for one question, and the fewest turns of one rollout. With more
players a rollout covers fewer turns, so questions take equally long."""


class NefariousPolicy(GamePolicy[MatchRules]):
    """The policy of computer seats in Nefarious."""

    files = weights.FILES
    parts = PARTS
    sure = SCALE

    def __init__(self, chosen: str | weights.Weights) -> None:
        super().__init__(chosen)
        self._explained: tuple[GameView, Explainer] | None = None

    def observe(self, view: GameView, memory: Memory) -> None:
        """Record the Actions that the seats revealed last."""
        before_reveal = view.question is not None and view.question[1] in (ASK_ACTION, ASK_SET_ASIDE)
        belief.observe(view, memory, view.turn - 1 if before_reveal else view.turn)

    def evaluate_options(self, view: GameView, memory: Memory, seed: int) -> OptionValues:
        problem = self.problem(view, memory, seed, self.weights.horizon)
        problem.find_arms()
        return problem.option_values(problem.arm_outcomes(self.weights.worlds), len(view.options), BEHIND)

    def search_problem(self, view: GameView, memory: Memory, seed: int, plan: SearchPlan) -> NefariousProblem:
        """Return the search problem for any question, also for placing Spies and discarding cards."""
        problem = self.problem(view, memory, seed, horizon_of(plan, view.table.seats))
        problem.find_arms()
        return problem

    def problem(self, view: GameView, memory: Memory, seed: int, turns: int = 1) -> NefariousProblem:
        cards = policy_of(view.table.rules, self.weights).cards
        return NefariousProblem(view, memory, self.weights, cards, seed, turns)

    def evaluator(self, view: GameView) -> NefariousEvaluator:
        return self.problem(view, {}, 0).evaluator

    def determinize(self, view: GameView, memory: Memory, seed: int) -> GameState:
        """Return a determinization in which the hidden Actions of the other seats are guessed."""
        return self.problem(view, memory, seed).determinize(0)

    def answer(self, state: GameState, question: Question) -> int:
        return policy_of(state.table.rules, self.weights).answer(state, question)

    def weigh(self, view: GameView, memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
        return Explainer(self.problem(view, memory, seed)).terms(options)

    def reasons(self, view: GameView, memory: Memory, option: int, instead: int, seed: int) -> list[Reason]:
        explanation = Explainer(self.problem(view, memory, seed))
        self._explained = view, explanation
        return explanation.reasons(option, instead)

    def measure(self, view: GameView, reason: Reason, end: GameState) -> float | None:
        explained = self._explained
        found = explained[1] if explained and explained[0] is view else Explainer(self.problem(view, {}, 0))
        return found.measure_reason(reason, end)


@lru_cache(maxsize=8)
def policy_of(rules: MatchRules, chosen: weights.Weights) -> RolloutPolicy:
    """Return the rollout policy under these rules when nothing is known about the seats."""
    pay = belief.pay_of_spies([list(chosen.usual_actions)] * rules.seats, rules, chosen)
    return RolloutPolicy(TurnFeatures(rules, CardModel(rules, chosen), chosen, pay, rules.goal))


def horizon_of(plan: SearchPlan, seats: int) -> int:
    """Return how many turns a rollout covers, including the present one."""
    return min(plan.horizon, max(SHORTEST, MOST_TURNS // max(1, plan.simulations * seats)))
