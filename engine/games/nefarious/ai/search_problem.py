"""Nefarious, for computer seats: values the options of a question by rollouts in determinizations.

The Actions of the other seats in the present turn are guessed, half of them from habit. After that all seats follow the
rollout policy. A rollout ends after the scoring of a turn, and its result is the win odds.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nefarious import codes
from engine.games.nefarious.ai.belief import Belief
from engine.games.nefarious.ai.card_model import CardModel
from engine.games.nefarious.ai.features import NefariousEvaluator, TurnFeatures
from engine.games.nefarious.ai.rollout_policy import RolloutPolicy
from engine.games.nefarious.ai.weights import Weights
from engine.games.nefarious.match_rules import ASK_ACTION, GameState, GameView, MatchRules
from engine.games.nefarious.rules.simultaneous_choices import offer_action, receive_action
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.game.policy import Arm, Memory, SearchProblem, TrialResult
from engine.kernel.game.rollout import answer_first, run_to_boundary
from engine.kernel.state import rng
from engine.kernel.state.state import KIND, STEP, TURN, WINNERS, Frame, Question

SCALE = 8.0
"""The value of a certain win. A good Action is worth about 1 on this scale."""
HOPELESS = 3.0
"""Options this many turns behind the best one aren't tried."""
BEHIND = 4.0
"""How far untried options rank below all others: more than any level misjudges a value."""
HABIT, CARELESS = 500, 100
"""Per mille of the others' present Actions that are guessed from habit, and of all later Actions that are random."""
TURN_SEEDS, WORLD_SEEDS = 16, 1 << 20


class NefariousProblem(SearchProblem[MatchRules]):
    """The search problem of a question. `turns`: how many turns a rollout covers, including the present one."""

    def __init__(
        self, view: GameView, memory: Memory, weights: Weights, cards: CardModel, seed: int, turns: int
    ) -> None:
        self.view, self.seed = view, seed
        self.belief = Belief(view, memory, weights, cards.most_points)
        self.count = TurnFeatures(view.table.rules, cards, weights, self.belief.spy_pay, self.belief.goal)
        self.policy = RolloutPolicy(self.count)
        self.evaluator = NefariousEvaluator(self.count)
        self.last = view.turn + turns - 1
        self.arms: Sequence[Arm] = ()

    def find_arms(self) -> None:
        """Set the options worth a rollout. Their prior is the present win odds plus the turns saved."""
        view = self.view
        assert view.question is not None
        values = self.policy.values(view, view.question)
        best = max(values)
        now = SCALE * self.evaluator.win_odds(view)[view.seat]
        self.arms = [Arm(option, now + value - best) for option, value in enumerate(values) if value > best - HOPELESS]

    def determinize(self, number: int) -> GameState:
        view = self.view
        state = determinize(view, self.seed + number)
        frame = state.stack[-1]
        if frame[KIND] == codes.ACTIONS:
            for seat in range(state.table.seats):
                if seat != view.seat and seat not in view.asked:
                    frame[ANSWERS + seat] = 0
                    offer_action(state, frame, seat)
                    while question := state.question_for(seat):
                        state.questions.remove(question)
                        receive_action(state, frame, question, question[3][self.guess(state, question)])
        return state

    def guess(self, state: GameState, question: Question) -> int:
        """Return another seat's answer in the present turn."""
        if question[1] == ASK_ACTION and rng.random_below(state, 1000) < HABIT:
            return self.belief.draw_action(state, question)
        return self.policy.answer(state, question)

    def play(self, world: GameState, option: int, number: int) -> TrialResult | None:
        end = self.end(world, option, number)
        if end is None:
            return None
        odds = self.evaluator.win_odds(end)[self.view.seat]
        if not end.over:
            return TrialResult(SCALE * odds, 0.0)
        won = odds if end.values[WINNERS] else 0.0  # a tie in the last turn (NF-6.2)
        return TrialResult(SCALE * won, won if end.values[TURN] == self.view.turn else 0.0)

    def end(self, world: GameState, option: int, number: int) -> GameState | None:
        state = world.copy()
        seed = (self.seed + number) * WORLD_SEEDS
        state.rng = rng.seed_rng(seed)
        seat, turn, last = self.view.seat, self.view.turn, self.last

        def choose(state: GameState, question: Question) -> int:
            now = state.values[TURN]
            if now == turn and question[0] != seat:
                return self.guess(state, question)
            if now > turn and question[1] == ASK_ACTION and rng.random_below(state, 1000) < CARELESS:
                return rng.random_below(state, len(question[3]))
            return self.policy.answer(state, question)

        def ends(state: GameState, frame: Frame) -> bool:
            if frame[KIND] != codes.TURN:
                return False
            step, now = frame[STEP], state.values[TURN]
            if step == codes.STEP_START and now >= last:
                return True
            state.rng = rng.seed_rng(seed + TURN_SEEDS * now + step)
            return False

        answer_first(state, seat, option)
        return state if run_to_boundary(state, choose, ends) else None
