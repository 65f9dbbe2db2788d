"""Levels by name, players that answer from a view alone, and the same way every time."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engine.ai import levels, self_play
from engine.ai.player import NotAsked, Player, add_noise, best, find_sure_wins
from engine.ai.seat_rng import SeatRng, mix_seeds
from engine.games import load
from engine.kernel.flow.table import Table
from engine.kernel.game.policy import OptionValues, PolicyPart
from engine.kernel.state.view import View, view_of
from tests.sampling import only

GAME = load("nefarious")


def new_table(seats: int = 3, seed: int = 5) -> Table:
    return GAME.new_table(seats, GAME.checked_options({"twists": 0}), seed)


def new_player(level: str, table: Table, seat: int, seed: int) -> Player:
    """A player of a level; one that searches tries little, so that whole games take a second."""
    variant = levels.Variant(plan={"simulations": 20, "worlds": 4}) if level in GAME.ai.plans() else levels.AS_IT_IS
    return levels.create(level, GAME, table, seat, seed, variant=variant)


def test_levels_go_from_weak_to_strong() -> None:
    assert levels.names() == ("gentle", "normal", "hard", "expert")
    assert levels.policies() == ("random", *levels.names(), *levels.LADDER)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(levels.UnknownLevel, match="unknown level 'genius'; use one of random, gentle, normal"):
        levels.create("genius", GAME, new_table(), 0, 1)


def test_a_game_without_knowledge_is_played_at_random() -> None:
    unadvised = replace(GAME, ai=PolicyPart())
    table = new_table()
    state = self_play.opening(table, 5)
    views = [view_of(state, seat) for seat in range(3)]
    seeds = range(40)
    chosen = {levels.create("normal", unadvised, table, 0, seed).choose(views[0]) for seed in seeds}
    assert chosen == set(range(len(views[0].options)))


@pytest.mark.parametrize("level", ("random", *levels.names()))
def test_a_player_that_is_not_asked_says_so(level: str) -> None:
    table = new_table()
    onlooker = view_of(self_play.opening(table, 5))
    with pytest.raises(NotAsked, match="is not asked"):
        new_player(level, table, 0, 1).choose(onlooker)


@pytest.mark.parametrize("level", only(("random",), ("random", *levels.names())))
def test_equal_seeds_play_equal_games(level: str) -> None:
    def game(seed: int) -> object:
        table = new_table()
        state = self_play.opening(table, 5)
        self_play.play(state, [new_player(level, table, seat, seed) for seat in range(3)])
        return state.to_data()

    assert game(3) == game(3)
    assert len({json.dumps(game(seed)) for seed in range(4)}) > 1


@pytest.mark.parametrize("level", levels.names())
def test_a_searching_player_repeats_its_choices(level: str) -> None:
    """Equal seeds choose the same, also with a memory that was JSON in between."""
    table = new_table()
    state = self_play.opening(table, 5)
    players = [new_player(level, table, seat, 9) for seat in range(3)]
    for _ in range(8):
        seat = state.questions[0][0]
        other = new_player(level, table, seat, 9)
        other.memory = json.loads(json.dumps(players[seat].memory))
        choice = players[seat].choose(view_of(state, seat))
        assert other.choose(view_of(state, seat)) == choice
        self_play.answer_at(state, 0, choice)


@pytest.mark.parametrize("level", only(("gentle",), levels.names()))
def test_a_new_player_goes_on_with_the_memory_of_another(level: str) -> None:
    """As in another process, or after a match was resumed: memory and view have been JSON in between."""
    table = new_table()
    state = self_play.opening(table, 5)
    players = [new_player(level, table, seat, 9) for seat in range(3)]
    while state.questions:
        seat = state.questions[0][0]
        view = view_of(state, seat)
        other = new_player(level, table, seat, 9)
        other.memory = json.loads(json.dumps(players[seat].memory))
        copied = View.from_data(table, json.loads(json.dumps(view.to_data())))
        choice = players[seat].choose(view)
        assert other.choose(copied) == choice
        self_play.answer_at(state, 0, choice)


def test_thinking_leaves_the_view_as_it_was() -> None:
    table = new_table()
    state = self_play.opening(table, 5)
    players = [new_player("gentle", table, seat, 9) for seat in range(3)]
    while state.questions:
        seat = state.questions[0][0]
        view = view_of(state, seat)
        before = json.dumps(view.to_data())
        choice = players[seat].choose(view)
        assert json.dumps(view.to_data()) == before
        self_play.answer_at(state, 0, choice)


EACH = ((0,), (1,), (2,))
"""Options that all differ."""


def test_a_sure_win_is_taken_however_bad_the_judgment_of_values() -> None:
    judgment = OptionValues([9.0, 0.0, 5.0], [0.2, 1.0, 0.9])
    assert {find_sure_wins(add_noise(judgment, 3.0, SeatRng(seed), EACH))[0] for seed in range(200)} == {1}


def test_a_level_that_misjudges_takes_the_second_best_now_and_then_but_no_blunder() -> None:
    judgment = OptionValues([1.0, 0.9, -3.0], [0.0, 0.0, 0.0])
    assert {best(add_noise(judgment, 0.3, SeatRng(seed), EACH).values, SeatRng(seed)) for seed in range(400)} == {0, 1}


def test_options_that_do_the_same_stay_equal_with_errors() -> None:
    judgment = OptionValues([0.5, 0.4, 0.5], [0.0] * 3)
    found = [add_noise(judgment, 0.3, SeatRng(seed), ((0, 2), (1,))).values for seed in range(30)]
    assert all(first == last for first, _, last in found)
    assert len({first for first, _, _ in found}) == len({round(first - other, 9) for first, other, _ in found}) == 30


def test_streams_follow_from_all_their_numbers_in_order() -> None:
    seeds = {mix_seeds(numbers) for numbers in ([1, 2, 3], [3, 2, 1], [1, 2], [1, 2, 4], [-1, 2, 3])}
    assert len(seeds) == 5
    draws = [SeatRng(8).bell() for _ in range(2)]
    assert draws[0] == draws[1]
    stream = SeatRng(8)
    bells = [stream.bell() for _ in range(4000)]
    assert abs(sum(bells) / 4000) < 0.08
    assert max(map(abs, bells)) <= 3


def test_of_equal_options_any_is_taken_and_nobody_is_aimed_at_for_a_seat() -> None:
    taken = [best([0.5, 1.0, 1.0, 1.0], SeatRng(seed)) for seed in range(300)]
    assert set(taken) == {1, 2, 3} and all(taken.count(option) > 60 for option in (1, 2, 3))
