"""How far rollouts go in Runes & Regulations, and what becomes of those that take too many answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.ai import self_play
from engine.games.runes_and_regulations.ai import RunesPolicy
from engine.games.runes_and_regulations.ai.weights import FILES
from engine.games.runes_and_regulations.layout import END, SPIN
from engine.kernel.state.rng import random_below, seed_rng
from engine.kernel.state.state import PHASE, TURN, State
from engine.kernel.state.view import View, view_of
from tests.chance import seed_cases
from tests.engine.games.runes_and_regulations.lab import GAME

NORMAL, EXPERT = RunesPolicy("normal"), RunesPolicy("expert")


def choices(seed: int, phases: tuple[int, ...] = (), answers: int = 400) -> Iterator[tuple[State, View]]:
    """Questions with a choice of a match at random, in some phases of a turn or in all."""
    table = GAME.new_table(3, GAME.checked_options({}), seed)
    state = self_play.opening(table, seed)
    dice = state.copy()
    dice.rng = seed_rng(seed)
    for _ in range(answers):
        if not state.questions:
            return
        view = view_of(state, state.questions[0][0])
        if len(view.options) > 1 and (not phases or state.values[PHASE] in phases):
            yield state, view
        self_play.answer_at(state, 0, random_below(dice, len(view.options)))


def too_long(*_: object) -> bool:
    """Stands for a rollout that takes too many answers."""
    return False


@pytest.mark.parametrize("seed", seed_cases(1))
def test_a_rollout_ends_with_the_turn_also_in_its_last_phases(seed: int) -> None:
    for state, view in choices(seed, (SPIN, END)):
        for option in range(len(view.options)):
            end = NORMAL.end_of(view, {}, option, seed)
            assert end and end.values[TURN] == state.values[TURN], (seed, state.values[TURN], option)


def test_all_values_are_chances_strictly_between_those_of_a_loss_and_a_win() -> None:
    for number, (_, view) in enumerate(choices(5)):
        if number % 8 == 0:
            end = NORMAL.end_of(view, {}, 0, number)
            assert end and (end.over or 0 < NORMAL.evaluator(view).chance(end) < 1)


def test_a_world_with_a_rollout_that_takes_too_many_answers_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = next(choices(3))
    assert max(NORMAL.evaluate_options(view, {}, 1).values) > 0
    monkeypatch.setattr("engine.games.runes_and_regulations.ai.search_problem.run_to_boundary", too_long)
    judgment = NORMAL.evaluate_options(view, {}, 1)
    assert max(judgment.values) == 0 and not any(judgment.wins)


def test_a_rollout_that_takes_too_many_answers_has_no_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    problems = (EXPERT.search_problem(view, {}, 1, FILES.plans()["expert"]) for _, view in choices(3))
    problem = next(problem for problem in problems if problem)
    assert problem.play(problem.determinize(0), problem.arms[0].option, 0)
    monkeypatch.setattr("engine.games.runes_and_regulations.ai.search_problem.run_to_boundary", too_long)
    assert problem.play(problem.determinize(0), problem.arms[0].option, 0) is None


def test_hard_and_expert_value_options_in_more_worlds_than_normal_where_they_do_not_search() -> None:
    worlds = [RunesPolicy(level).weights for level in ("gentle", "normal", "hard", "expert")]
    assert [each.rollouts for each in worlds] == sorted(each.rollouts for each in worlds)
    assert [each.worlds for each in worlds] == sorted(each.worlds for each in worlds)
