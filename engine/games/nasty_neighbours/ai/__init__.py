"""The computer players of Nasty Neighbours.

`sight` holds what a seat knows, `features` the points it expects, and `evaluator` their value. `search_problem` values
options with them and `effect_values` values card effects. `explainer` gives the reasons.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours import codes
from engine.games.nasty_neighbours.ai import weights
from engine.games.nasty_neighbours.ai.evaluator import win_odds
from engine.games.nasty_neighbours.ai.explainer import TERMS, Explainer
from engine.games.nasty_neighbours.ai.search_problem import NastyProblem
from engine.games.nasty_neighbours.layout import DRAWN
from engine.games.nasty_neighbours.match_rules import GameState, GameView, MatchRules
from engine.kernel.game.policy import GamePolicy, Memory, OptionValues, Reason
from engine.kernel.game.rollout import answer_first, run_to_boundary
from engine.kernel.state.state import Question
from engine.kernel.state.view import view_of

UNIT = 3.0
"""The points that a sensible move gains."""


class NeighborPolicy(GamePolicy[MatchRules]):
    """The heuristic policy, see `engine.kernel.game.policy.GamePolicy`."""

    files = weights.FILES
    parts = TERMS
    point = 1 / UNIT

    def evaluate_options(self, view: GameView, memory: Memory, seed: int) -> OptionValues:
        values = NastyProblem(view, self.weights, seed).values()
        return OptionValues([value / UNIT for value in values], [0.0] * len(values))

    def win_odds(self, view: GameView) -> list[float]:
        return win_odds(view, self.weights)

    def weigh(self, view: GameView, memory: Memory, options: Sequence[int], seed: int) -> list[list[float]]:
        explanation = Explainer(NastyProblem(view, self.weights, seed))
        return [[term / UNIT for term in explanation.terms(option)] for option in options]

    def reasons(self, view: GameView, memory: Memory, option: int, instead: int, seed: int) -> list[Reason]:
        return Explainer(NastyProblem(view, self.weights, seed)).reasons(option, instead)

    def end_of(self, view: GameView, memory: Memory, option: int, seed: int) -> GameState | None:
        end, seat, drawn = self.determinize(view, memory, seed), view.seat, DRAWN[view.seat]
        is_draw = view.options[option][0] == codes.DRAW

        def answer(state: GameState, question: Question) -> int:
            asked = view_of(state, question[0])
            asked.question = question
            values = NastyProblem(asked, self.weights, seed).values()
            return values.index(max(values))

        answer_first(end, seat, option)
        at_rest = run_to_boundary(end, answer, lambda state, frame: is_draw or not state.zones[drawn])
        return end if at_rest else None

    def measure(self, view: GameView, reason: Reason, end: GameState) -> float | None:
        return Explainer(NastyProblem(view, self.weights, 0)).measure(reason, end)
