"""The search: it finds what is best on average, spends what its plan allows, and always finds the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ai.search import BEHIND, search
from engine.ai.seat_rng import SeatRng, mix_seeds
from engine.games import load
from engine.kernel.files.faults import BadCard
from engine.kernel.game.policy import Arm, SearchPlan, SearchProblem, TrialResult, read_plans
from engine.kernel.state.state import State, empty

PLAN = SearchPlan("any", simulations=400, worlds=8, arms=10, batch=4, horizon=1, certainty=3.0)


class Lottery(SearchProblem):
    """Arms with a mean each and an error that all share in trials of one number, and one of their own."""

    def __init__(self, means: list[float], shared: float = 1.0, own: float = 0.2, priors: list[float] | None = None):
        self.means = means
        self.shared, self.own = shared, own
        glances = priors or [0.0] * len(means)
        self.arms = [Arm(option, glance) for option, glance in enumerate(glances)]
        self.played: list[tuple[int, int]] = []
        self.dealt: list[int] = []

    def determinize(self, number: int) -> State:
        self.dealt.append(number)
        return empty(load("garage-sale").new_table(2, {}, number + 1))

    def play(self, world: State, option: int, number: int) -> TrialResult:
        self.played.append((option, number))
        luck = self.shared * SeatRng(number).bell() + self.own * SeatRng(mix_seeds([number, option])).bell()
        return TrialResult(self.means[option] + luck, float(self.means[option] > 1))


def test_the_best_arm_is_found_though_luck_is_greater_than_the_difference() -> None:
    problem = Lottery([0.0, 0.3, 0.1, -0.2], shared=3.0)
    values = search(problem, PLAN).option_values(4).values
    assert values.index(max(values)) == 1


def test_arms_are_compared_in_the_same_worlds_and_with_the_same_luck() -> None:
    problem = Lottery([0.0, 0.1], shared=50.0, own=0.0)
    search(problem, replace(PLAN, simulations=8))
    assert [number for option, number in problem.played if option == 0] == [
        number for option, number in problem.played if option == 1
    ]


def test_what_falls_behind_for_certain_is_not_tried_on() -> None:
    problem = Lottery([0.0, 0.1, -9.0])
    search(problem, PLAN)
    tries = [sum(option == arm for option, _ in problem.played) for arm in range(3)]
    assert tries[2] <= 8 < min(tries[:2])


def test_an_arm_dropped_after_lucky_worlds_does_not_come_out_best() -> None:
    """The first worlds are good for everybody: what an arm has gained there, the others have gained too."""

    class GoodBeginning(Lottery):
        def play(self, world: State, option: int, number: int) -> TrialResult:
            value, won = super().play(world, option, number)
            return TrialResult(value + (50.0 if number < 8 else 0.0), won)

    problem = GoodBeginning([0.0, 0.3, -5.0], shared=0.0, own=0.5)
    values = search(problem, PLAN).option_values(3).values
    assert sum(option == 2 for option, _ in problem.played) < 20
    assert values[1] == max(values)
    assert values[1] - values[2] == pytest.approx(5.3, abs=1.0)


def test_a_world_in_which_a_trial_was_broken_off_counts_for_no_arm() -> None:
    """Only the bad arm's trials in bad worlds end: it must not look better for that."""

    class BrokenOff(Lottery):
        def play(self, world: State, option: int, number: int) -> TrialResult | None:
            outcome = super().play(world, option, number)
            bad = number % 2
            return None if bad and not option else TrialResult(outcome.value - 9.0 * bad, outcome.won)

    found = search(BrokenOff([0.3, 0.0], shared=0.0), PLAN)
    values = found.option_values(2).values
    assert values == pytest.approx([0.3, 0.0], abs=0.3) and values[0] > values[1]


def test_a_decision_that_is_clear_takes_few_trials() -> None:
    problem = Lottery([0.0, 9.0])
    assert search(problem, PLAN).simulations <= 16


@pytest.mark.parametrize("simulations", [1, 7, 30, 100])
def test_no_more_is_spent_than_the_plan_allows(simulations: int) -> None:
    problem = Lottery([0.0, 0.001, 0.002, 0.003, 0.004, 0.005], own=3.0)
    findings = search(problem, replace(PLAN, simulations=simulations))
    assert findings.simulations == len(problem.played) <= simulations


def test_worlds_are_dealt_once_and_taken_in_turn() -> None:
    problem = Lottery([0.0, 0.0], own=9.0)
    search(problem, replace(PLAN, worlds=3, simulations=60))
    assert problem.dealt == [0, 1, 2]


def test_only_the_most_promising_are_arms_and_the_rest_is_judged_behind_them() -> None:
    problem = Lottery([5.0, 0.0, 0.1], own=0.0, priors=[-1.0, 1.0, 2.0])
    values = search(problem, replace(PLAN, arms=2)).option_values(3).values
    assert not any(option == 0 for option, _ in problem.played)
    assert values[0] == pytest.approx(min(values[1:]) - BEHIND)


def test_options_alike_are_worth_the_same() -> None:
    problem = Lottery([1.0, 0.0])
    problem.arms = [Arm(0, 0.0, alike=(2, 3)), Arm(1, 0.0)]
    values = search(problem, PLAN).option_values(4)
    assert values.values[2] == values.values[3] == values.values[0] > values.values[1]


def test_equal_problems_give_equal_findings() -> None:
    found = [search(Lottery([0.1, 0.2, 0.15]), PLAN).option_values(3) for _ in range(2)]
    assert found[0] == found[1]


def test_a_search_out_of_time_says_what_it_knows() -> None:
    """Without a single trial that is what the options were worth at a glance."""
    problem = Lottery([0.0, 9.0], priors=[0.5, 0.2])
    assert search(problem, PLAN, lambda: True).option_values(2).values == [0.5, 0.2]
    left = iter([False] * 5 + [True])
    found = search(problem, PLAN, lambda: next(left))
    assert found.simulations == 5
    values = found.option_values(2).values
    assert values[1] > values[0]


def test_one_arm_is_no_search() -> None:
    problem = Lottery([0.3], priors=[0.3])
    assert search(problem, PLAN).simulations == 0


GOOD = """[hard]
weights = "some"
simulations = 60
worlds = 8
arms = 8
batch = 2
horizon = 1
certainty = 2.0
"""


def test_plans_are_read() -> None:
    assert read_plans(GOOD, "search.toml") == {"hard": SearchPlan("some", 60, 8, 8, 2, 1, 2.0, 0.0)}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("worlds = 8", "worlds = 0"), r"search.toml: \[hard\]: 'worlds' must be a whole number from 1"),
        (("worlds = 8", ""), r"search.toml: \[hard\]: 'worlds' must be"),
        (("worlds = 8", "words = 8"), r"'words' is not known; expected weights, simulations"),
        (('"some"', "3"), "'weights' must be a text, not 3"),
        (("certainty = 2.0", 'certainty = "x"'), "'certainty' must be a number"),
        (("[hard]", "hard = 3\n[other]"), r"\[hard\] must be a table"),
    ],
)
def test_a_plan_that_cannot_be_used_is_told_by_file_entry_and_what_was_expected(
    change: tuple[str, str], told: str
) -> None:
    with pytest.raises(BadCard, match=told):
        read_plans(GOOD.replace(*change), "search.toml")
