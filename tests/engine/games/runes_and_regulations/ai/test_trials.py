"""How far trials go in Runes & Regulations, and what becomes of those that take too many answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.ai import self_play
from engine.games.runes_and_regulations.ai import RunesPolicy, rollouts, trials
from engine.games.runes_and_regulations.ai.weights import FILES
from engine.games.runes_and_regulations.places import END, SPIN
from engine.kernel.chance import below, seeded
from engine.kernel.state import PHASE, TURN, State
from engine.kernel.view import View, view_of
from tests.chance import seed_cases
from tests.engine.games.runes_and_regulations.lab import GAME

NORMAL, EXPERT = RunesPolicy("normal"), RunesPolicy("expert")


def choices(seed: int, phases: tuple[int, ...] = (), answers: int = 400) -> Iterator[tuple[State, View]]:
    """Questions with a choice of a match at random, in some phases of a turn or in all."""
    table = GAME.new_table(3, GAME.checked_options({}), seed)
    state = self_play.opening(table, seed)
    dice = state.copy()
    dice.rng = seeded(seed)
    for _ in range(answers):
        if not state.questions:
            return
        view = view_of(state, state.questions[0][0])
        if len(view.options) > 1 and (not phases or state.values[PHASE] in phases):
            yield state, view
        self_play.answer_at(state, 0, below(dice, len(view.options)))


@pytest.mark.parametrize("seed", seed_cases(1))
def test_a_trial_ends_with_the_turn_also_in_its_last_phases(seed: int) -> None:
    for state, view in choices(seed, (SPIN, END)):
        worlds, tried = NORMAL.few_trials(view, {}, seed, 1)
        for option in range(len(view.options)):
            end = tried[0].run(worlds[0], option)
            assert end.values[TURN] == state.values[TURN], (seed, state.values[TURN], option)


def test_a_world_with_a_trial_that_takes_too_many_answers_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "LONGEST", 1)
    _, view = next(choices(3))
    judgment = NORMAL.evaluate_options(view, {}, 1)
    assert max(judgment.values) == 0 and not any(judgment.wins)


def test_a_rollout_that_takes_too_many_answers_has_no_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    problems = (EXPERT.search_problem(view, {}, 1, FILES.plans()["expert"]) for _, view in choices(3))
    problem = next(problem for problem in problems if problem)
    assert problem.play(problem.world(0), problem.arms[0].option, 0)
    monkeypatch.setattr(rollouts, "LONGEST", 1)
    assert problem.play(problem.world(0), problem.arms[0].option, 0) is None
