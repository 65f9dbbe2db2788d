"""Figures of the engine: random play against the bare loop, copies and views of a position."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from engine.commands._shared import which_engine
from engine.commands._shared.bench import bare_loop
from engine.commands._shared.bench.figures import Figure
from engine.kernel.flow import machine
from engine.kernel.game.game import Game, SpeedGoals
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of

ROUNDS = 12
"""The loops take turns so often; each counts with its fastest turn, which noise can only slow down."""
GAMES = 20
POSITIONS = 200


def play(game: Game, goals: SpeedGoals, seed: int, heard: bool) -> int:
    """Play a random game and return its number of decisions. `heard`: with events, and a view before each decision."""
    options = game.checked_options(goals.options)
    table = game.new_table(goals.players, options, seed)
    state = game.set_up(table, seed)
    state.events = [] if heard else None
    machine.advance(state)
    chance = random.Random(seed).random
    decisions = 0
    questions = state.questions
    while questions:
        options_now = questions[0][3]
        if heard:
            view_of(state, questions[0][0])
        machine.answer_at(state, 0, int(chance() * len(options_now)))
        decisions += 1
        if state.events is not None:
            state.events.clear()
    return decisions


def decisions_per_second(games: Callable[[int], int]) -> float:
    """Return the decisions per second of processor time over some games."""
    began = time.process_time()
    decisions = sum(games(seed) for seed in range(GAMES))
    return decisions / (time.process_time() - began)


def positions(game: Game, goals: SpeedGoals) -> Iterator[State]:
    """Yield states of random games, at any question."""
    chooser = random.Random(1)
    for seed in range(POSITIONS // 20):
        options = game.checked_options(goals.options)
        state = game.set_up(game.new_table(goals.players, options, seed), seed)
        machine.advance(state)
        for _ in range(20):
            for _ in range(chooser.randrange(1, 8)):
                if state.questions:
                    machine.answer_at(state, 0, chooser.randrange(len(state.questions[0][3])))
            yield state


def microseconds(work: Callable[[], object], repeats: int = 200) -> float:
    """Return the time of one call in microseconds, the fastest of several runs."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(repeats):
            work()
        best = min(best, time.perf_counter() - began)
    return best / repeats * 1e6


def figures(game: Game) -> Iterator[Figure]:
    """Measure the engine with a game. Each figure has its goal."""
    goals = game.speed_goals
    if goals is None:
        return
    bare, silent, heard = 0.0, 0.0, 0.0
    for _ in range(ROUNDS):
        bare = max(bare, decisions_per_second(lambda seed: bare_loop.play(4, seed)))
        silent = max(silent, decisions_per_second(lambda seed: play(game, goals, seed, False)))
        heard = max(heard, decisions_per_second(lambda seed: play(game, goals, seed, True)))
    name = f"{game.title}, {goals.players} players"
    yield Figure("bare loop", bare, "decisions/s")
    yield Figure(f"{name}: silent random play", silent, "decisions/s")
    share = goals.compiled_share if which_engine.is_compiled() else goals.silent_share
    yield Figure(f"    share of the bare loop, {which_engine.name()}", silent / bare, "", at_least=share)
    yield Figure(f"{name}: with events and a view per decision", heard, "decisions/s")
    yield Figure("    share of the bare loop", heard / bare, "", at_least=goals.heard_share)
    copies, views = [], []
    for state in positions(game, goals):
        copies.append(microseconds(state.copy, 20))
        views.append(microseconds(lambda state=state: view_of(state, 0), 20))  # type: ignore[misc]
    yield Figure(f"{name}: copy of a position, slowest of {len(copies)}", max(copies), "us", at_most=goals.copy_us)
    yield Figure(f"{name}: view of a position, slowest of {len(views)}", max(views), "us", at_most=goals.view_us)
