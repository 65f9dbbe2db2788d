"""The tiny game with what only scenarios ask for: gaps in a grid, states of cards, fixed results."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel import chance
from engine.kernel.features import CardStates
from engine.kernel.game import Game
from engine.kernel.scenario import Play, Result, run
from engine.kernel.scenario_file import read
from engine.kernel.state import FIRST_GAME_VALUE, State
from tests.engine.kernel.toy_game import GAME, LAYOUT

HEAD = """
title = "Hedge"
game = "hedge-row"
seats = ["A", "B", "C"]
phase = "play"
"""


def put_to_sleep(state: State, card: int, word: str) -> None:
    if word != "asleep":
        raise ValueError("asleep")
    state.values[FIRST_GAME_VALUE] |= 1 << card


def asleep(state: State, card: int) -> tuple[str, ...]:
    return ("asleep",) if state.values[FIRST_GAME_VALUE] >> card & 1 else ()


def impossible(state: State) -> list[str]:
    return ["a bid above 9"] if max(state.counters) > 9 else []


def roll(state: State) -> int:
    return chance.result(state, 1, 1, 6)


ROW = replace(
    GAME,
    layout=replace(
        LAYOUT,
        table_zones=(*LAYOUT.table_zones[:1], replace(LAYOUT.table_zones[1], pile=True)),
        seat_zones=(*LAYOUT.seat_zones[:3], replace(LAYOUT.seat_zones[3], grid=True)),
        values=("asleep",),
        randoms=("coin", "die"),
    ),
    positions=replace(GAME.positions, impossible=impossible),
    features=(CardStates(asleep, put_to_sleep),),
)
"""Pets can sleep; a die has fallen so often."""


def load_game(slug: str) -> Game:
    if slug != ROW.slug:
        raise LookupError(f"there is no game '{slug}'; there is hedge-row")
    return ROW


def play(text: str, head: str = HEAD) -> Result:
    """Play a scenario of the tiny game."""
    return run(head + text, "hedge.toml", load_game)


def passes(text: str, head: str = HEAD) -> bool:
    result = play(text, head)
    assert result.passed, f"{result.failed_step}: {result.message}"
    return True


def failure(text: str, head: str = HEAD) -> str:
    """Why a scenario fails."""
    result = play(text, head)
    assert not result.passed
    return f"{result.failed_step}: {result.message}"


def position(text: str, head: str = HEAD) -> State:
    """The position at the first question."""
    return Play(read(head + text, "hedge.toml"), ROW).state
