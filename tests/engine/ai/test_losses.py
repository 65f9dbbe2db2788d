"""A lost match is worth less than any other position, and a sure win is taken with the fewest answers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai import levels
from engine.ai.dominance import quickest
from engine.ai.player import PolicyPlayer
from engine.games import load
from engine.games.cthulhu_realms.ai.search_problem import RealmsProblem
from engine.games.nasty_neighbours.ai.evaluator import NastyEvaluator
from engine.games.nasty_neighbours.ai.weights import FILES
from engine.games.nefarious.ai import NefariousPolicy
from engine.games.runes_and_regulations.ai import RunesPolicy
from engine.games.runes_and_regulations.layout import LAWN, MAIN_DECK
from engine.games.runes_and_regulations.match_rules import ORDINARY
from engine.kernel.game.policy import within
from engine.kernel.scenarios.reader import read
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import OVER, WINNERS, State
from engine.kernel.state.view import view_of

RUNES = """
title = "A rival has what wins"
game = "runes-and-regulations"
seats = ["A", "B", "C"]
phase = "cast"
[position.A]
hand = ["Staycation"]
[position.B]
lawn = ["Spoiled Unicorn", "Bratty Dragon", "Sneaky Griffin", "Carpool Pegasus", "Show-Off Unicorn", "Clingy Griffin"]
[position.C]
lawn = ["Alley Cat", "Yeti in the Chest Freezer", "Rune-Eating Dragon", "Topiary Griffin", "Chimney Phoenix"]
"""
REALMS = """
title = "A rival is far ahead, or nearly beaten"
game = "cthulhu-realms"
seats = ["Ada", "Ben"]
[position.Ada]
sanity = {own}
play = {play}
power = 5
[position.Ben]
sanity = {other}
[position.table]
row = ["Ghoul", "Mi-Go", "Deep One", "Innsmouth", "Yithian"]
"""
NASTY = """
title = "The last round"
game = "nasty-neighbours"
seats = ["A", "B", "C"]
options = { rounds = 1 }
active = "A"
[position.A]
yard = ["red 9", "-red 10", "-blue 9", "-blue 4", "green 4", "-green 10", "-yellow 9", "-yellow 4", "brown 10"]
[position.B]
yard = ["red 5", "-red 6", "-blue 5", "-blue 8", "green 8", "-green 5", "-yellow 5", "-yellow 8", "brown 6"]
[position.C]
yard = ["red 3", "-red 4", "-blue 3", "-blue 6", "green 6", "-green 3", "-yellow 3", "-yellow 6", "brown 4"]
"""
SCIENTISTS = """
title = "A rival needs one Invention more"
game = "nefarious"
seats = ["A", "B"]
phase = "action"
options = { twists = 0 }
[position.A]
money = 0
[position.B]
money = 40
inventions = ["Kraken", "Doomsday Machine"]
hand = ["Death Ray", "Space Elevator"]
"""


def state_of(text: str) -> State[Any]:
    """The position of a scenario."""
    scenario = read(text, "here.toml")
    return ScenarioRunner(scenario, load(scenario.game)).state


def test_values_are_kept_between_losing_and_winning_in_their_order() -> None:
    values = [-1000.0, -27.0, -20.0, -15.0, -3.0, 0.0, 3.0, 15.0, 20.0, 27.0, 1000.0]
    squeezed = [within(value, 20.0) for value in values]
    assert squeezed == sorted(set(squeezed)) and squeezed[0] > -20 and squeezed[-1] < 20
    assert squeezed[3:8] == values[3:8]


def test_runes_count_a_loss_below_a_rival_with_all_that_wins() -> None:
    state = state_of(RUNES)
    lost = state.copy()
    lost.values[OVER], lost.values[WINNERS] = 1, 1 << 1
    evaluator = RunesPolicy("normal").evaluator(view_of(state, 0))
    rules = state.table.rules
    worse = state.copy()
    worse.zones[LAWN[1]] += [card for card in worse.zones[MAIN_DECK] if rules.sorts[card] == ORDINARY][:12]
    assert evaluator.chance(lost) < evaluator.chance(worse) < evaluator.chance(state)


def test_realms_count_a_loss_below_a_chance_that_is_hardly_one() -> None:
    state = state_of(REALMS.format(own=1, other=200, play=[]))
    game = state.table.game
    policy = game.ai.policy(state.table, "normal")
    assert policy is not None
    problem = policy.search_problem(view_of(state, 0), {}, 1, game.ai.plans()["expert"])
    assert isinstance(problem, RealmsProblem)
    ends = [
        problem.play(problem.determinize(number), arm.option, number) for arm in problem.arms for number in range(3)
    ]
    assert all(end is None or end.value >= 0 for end in ends)


def test_neighbors_count_a_loss_by_a_point_below_any_chance_that_is_left() -> None:
    view = view_of(state_of(NASTY), 0)
    evaluator = NastyEvaluator(view, FILES.load("normal"), 1)
    lost = evaluator.result_value([10.0, 9.0, 40.0], -1)
    assert lost < evaluator.points_value([120.0, 9.0, 9.0], 120.0, 12.0)
    assert evaluator.result_value([9.0, 10.0, 40.0], -1) > evaluator.points_value([0.0, 90.0, 90.0], 0.0, 12.0)


def test_nefarious_counts_a_loss_below_any_chance_that_is_left() -> None:
    state = state_of(SCIENTISTS)
    lost = state.copy()
    lost.values[OVER], lost.values[WINNERS] = 1, 1 << 1
    view = view_of(state, 0)
    evaluator = NefariousPolicy("normal").evaluator(view)
    assert evaluator.win_odds(lost)[0] == 0 < evaluator.win_odds(state)[0] < 0.05


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_sure_win_is_taken_with_the_fewest_answers_and_never_by_noise(level: str) -> None:
    state = state_of(REALMS.format(own=20, other=2, play=["Red Hook Basement", "Goon"]))
    view = view_of(state, 0)
    names = [view.table.game.words.describe_option(view, option, ["Ada", "Ben"]) for option in view.options]
    last_blow = next(index for index, name in enumerate(names) if "2 Sanity loss" in name)
    detour = next(index for index, name in enumerate(names) if "1 Sanity loss" in name)
    taken = set()
    for seed in range(10):
        player = levels.create(level, view.table.game, view.table, 0, seed)
        assert isinstance(player, PolicyPlayer)
        player.dominated = "allowed"
        taken.add(player.choose(view))
        assert quickest(view, player.policy, {}, seed, [detour, last_blow]) == last_blow
    assert taken == {last_blow}
