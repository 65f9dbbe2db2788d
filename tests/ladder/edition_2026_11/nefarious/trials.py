"""Nefarious, for computer seats: what an option leads to, tried out in sampled worlds for the search.

The Actions of the others in the present turn are guessed, half of them from habit; from then on everybody plays what is
sensible at a glance (`plain`). A trial ends after some turns, and is worth the chance to win that the turns
which everybody still needs to the goal make likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from engine.games.nefarious.codes import ACTIONS
from engine.games.nefarious.layout import FIRST_ACTION
from engine.games.nefarious.match_rules import ASK_ACTION, GameState as Position, GameView as Seen, MatchRules
from engine.games.nefarious.rules.simultaneous_choices import offer_action, receive_action
from engine.kernel.flow.determinize import determinize
from engine.kernel.flow.machine import answer_at
from engine.kernel.flow.standard_frames import ANSWERS
from engine.kernel.state import rng as chance
from engine.kernel.state.state import KIND, TURN, WINNERS, Question

from ..advice import Arm, Outcome, Problem
from . import estimate
from .neighbors import Chances
from .outlook import Outlook
from .plain import Plain

SCALE = 8.0
"""Value of winning for sure: a sensible Action then is worth about 1."""
BLUNT, BLUNTER = 0.6, 0.25
"""How many turns behind cost the chance to win by a factor of e: at the goal, and more with each turn to it."""
DELAY = 0.02
"""Part of the value of a win by which it counts less with each turn that it comes later."""
HOPELESS = 3.0
"""Turns behind the best option from which on another is not tried."""
HABIT, CARELESS = 500, 100
"""Per mille of the others' present Actions that are guessed from habit, and of all later ones that are any."""
LONGEST = 2000
"""Answers after which a trial is broken off."""


class Trials(Problem[MatchRules]):
    """See engine.kernel.game.policy.SearchProblem."""

    def __init__(
        self, view: Seen, arms: Sequence[Arm], plain: Plain, now: Sequence[Chances], seed: int, horizon: int
    ) -> None:
        self.arms = arms
        self.view = view
        self.plain = plain
        self.now = now
        self.seed = seed
        self.learned = estimate.load()
        self.end = view.turn + horizon

    def determinize(self, number: int) -> Position:
        """See Problem.world."""
        view = self.view
        state = determinize(view, self.seed + number)
        frame = state.stack[-1]
        if frame[KIND] == ACTIONS:
            for seat in range(state.table.seats):
                if seat != view.seat and seat not in view.asked:
                    frame[ANSWERS + seat] = 0
                    offer_action(state, frame, seat)
                    while question := state.question_for(seat):
                        state.questions.remove(question)
                        choice = self.guess(state, question)
                        receive_action(state, frame, question, question[3][choice])
        return state

    def guess(self, state: Position, question: Question) -> int:
        """What another seat answers in the present turn."""
        if question[1] == ASK_ACTION and chance.random_below(state, 1000) < HABIT:
            shares = self.now[question[0]]
            weights = [shares[option[1] - FIRST_ACTION & 3] for option in question[3]]
            mark = chance.random_below(state, 10_000) / 10_000 * sum(weights)
            for index, share in enumerate(weights):
                mark -= share
                if mark < 0:
                    return index
        return self.plain.answer(state, question)

    def play(self, world: Position, option: int, number: int) -> Outcome:
        """See Problem.play."""
        return self.outcome(self.end_of(world, option, number))

    def end_of(self, world: Position, option: int, number: int) -> Position:
        """Where a trial of an option leads to."""
        trial = world.copy()
        trial.rng = chance.seed_rng(self.seed * 31 + number)
        questions = trial.questions
        seat, turn = self.view.seat, self.view.turn
        place = next(index for index, question in enumerate(questions) if question[0] == seat)
        answer_at(trial, place, option)
        values, plain = trial.values, self.plain
        for _ in range(LONGEST):
            if not questions or values[TURN] >= self.end:
                break
            question = questions[0]
            if values[TURN] == turn and question[0] != seat:
                choice = self.guess(trial, question)
            elif values[TURN] > turn and question[1] == ASK_ACTION and chance.random_below(trial, 1000) < CARELESS:
                choice = chance.random_below(trial, len(question[3]))
            else:
                choice = plain.answer(trial, question)
            answer_at(trial, 0, choice)
        return trial

    def outcome(self, state: Position) -> Outcome:
        """What the end of a trial is worth."""
        seat = self.view.seat
        if state.over:
            winners = state.values[WINNERS]
            won = (winners >> seat & 1) / max(1, winners.bit_count())
            later = state.values[TURN] - self.view.turn
            return Outcome(SCALE * won * (1.0 - DELAY * later), 0.0 if later else won)
        return Outcome(SCALE * estimate.chances(self.plain, state, self.learned)[seat], 0.0)


def trials_of(outlook: Outlook, arms: Sequence[Arm], seed: int, horizon: int) -> Trials:
    """The trials of some options as a seat sees the match."""
    planner = outlook.planner
    plain = Plain(outlook.rules, outlook.worth, outlook.weights, planner.spy_pay, planner.goal)
    return Trials(outlook.view, arms, plain, outlook.now, seed, horizon)


def chances_of(turns: Sequence[float]) -> list[float]:
    """How likely each seat wins, by the turns that all still need; near the end a turn decides more."""
    least = min(turns)
    sharpness = 1.0 / (BLUNT + BLUNTER * max(0.0, least))
    shares = [exp(sharpness * (least - turn)) for turn in turns]
    whole = sum(shares)
    return [share / whole for share in shares]


def arms_of(view: Seen, values: Sequence[float], turns: Sequence[float]) -> list[Arm]:
    """The options worth trying: those that are not hopelessly behind at a glance.

    `values`: the options in turns saved. `turns`: what each seat still needs to the goal.
    """
    top = max(values)
    level = SCALE * chances_of(turns)[view.seat]
    return [Arm(option, level + value - top) for option, value in enumerate(values) if value > top - HOPELESS]
