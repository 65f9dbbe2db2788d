"""What the benchmark counts of computer seats: their choices, and the trials of their searches."""

from __future__ import annotations

import copy
from dataclasses import replace

from engine.commands._shared.bench import seats as bench_seats
from engine.commands._shared.bench.figures import Figure
from engine.games.nefarious import GAME
from engine.kernel.flow.machine import answer_at
from engine.kernel.game.policy import Arm, GamePolicy, Memory, OptionValues, SearchPlan, SearchProblem, TrialResult
from engine.kernel.state.state import State
from engine.kernel.state.view import View
from tests.engine.parts import Planned

PLAN = SearchPlan(weights="normal", simulations=12, worlds=2, arms=4, batch=2, horizon=1, certainty=99.0)
ANSWERS = 3


class FewAnswers(SearchProblem):
    """Trials that are over after a few answers."""

    def __init__(self, policy: GamePolicy, view: View, memory: Memory, seed: int) -> None:
        self.arms = [Arm(option, 0.0) for option in range(len(view.options))]
        self._deal = lambda number: policy.determinize(view, memory, seed + number)
        self._seat = view.seat

    def determinize(self, number: int) -> State:
        return self._deal(number)

    def play(self, world: State, option: int, number: int) -> TrialResult:
        trial = world.copy()
        own = [question[0] for question in trial.questions].index(self._seat)
        answer_at(trial, own, option)
        for _ in range(ANSWERS - 1):
            answer_at(trial, 0, 0)
        return TrialResult(0.0, 0.0)


class FirstOption(GamePolicy):
    """Searches where there are many options."""

    def evaluate_options(self, view: View, memory: Memory, seed: int) -> OptionValues:
        return OptionValues([0.0] * len(view.options), [0.0] * len(view.options))

    def search_problem(self, view: View, memory: Memory, seed: int, plan: SearchPlan) -> SearchProblem | None:
        return FewAnswers(self, view, memory, seed) if view.turn < 3 and len(view.options) > 2 else None


def make_policy(weights: str) -> GamePolicy:
    usual = GAME.ai.make_policy
    assert usual is not None
    return FirstOption() if weights == "searched" else usual(weights)


SEARCHED = replace(
    GAME, ai=replace(GAME.ai, make_policy=make_policy, files=Planned(GAME, expert=replace(PLAN, weights="searched")))
)
"""Nefarious, with something to search at one level."""


def test_the_choices_of_one_seat_are_timed() -> None:
    game = SEARCHED
    options = game.checked_options({"twists": 0})
    thought = bench_seats.play(game, options, 3, "gentle", 1)
    assert len(thought.milliseconds) > 5
    assert thought.seen == []
    searched = bench_seats.play(game, options, 3, "expert", 1)
    assert len(searched.seen) == len(searched.milliseconds) > 1
    assert all(view.seat == 1 and len(view.options) > 1 for _, view, _ in searched.seen)


def test_the_trials_of_searches_and_their_answers_are_counted() -> None:
    game = SEARCHED
    thought = bench_seats.play(game, game.checked_options({"twists": 0}), 2, "expert", 0)
    receivers = thought.seen[0][1].table.receivers
    trials = bench_seats.measured_trials(thought.seen)
    assert trials.count > 0
    assert trials.answers == ANSWERS * trials.count
    player, view, memory = thought.seen[0]
    before = copy.deepcopy(memory)
    assert bench_seats.answers_in(player, view, memory) % ANSWERS == 0
    assert memory == before and view.table.receivers is receivers


def test_each_level_has_its_figures_and_the_slowest_decisions_a_goal() -> None:
    game = SEARCHED
    options = game.checked_options({"twists": 0})
    plain: list[Figure] = list(bench_seats.measure_level(game, options, 6, "gentle"))
    assert [figure.at_most for figure in plain] == [None, 666]
    searched = list(bench_seats.measure_level(game, options, 2, "expert"))
    assert [figure.unit for figure in searched] == ["ms", "ms", "1/s", "answers"]
    assert searched[1].at_most == 1000
    assert searched[3].value == ANSWERS
