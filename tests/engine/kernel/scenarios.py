"""Scenarios of the games, for the tests of how scenarios are read and played."""

from __future__ import annotations

from engine.games import load
from engine.kernel.scenarios.reader import read
from engine.kernel.scenarios.runner import Result, ScenarioRunner, run
from engine.kernel.state.state import State


def head(game: str, seats: str = '["A", "B", "C"]', more: str = "") -> str:
    return f'title = "Test"\ngame = "{game}"\nseats = {seats}\n{more}\n'


SALE, LAB, YARD = head("garage-sale"), head("nefarious", more='phase = "action"'), head("nasty-neighbours")
SIDEWALK = """[position.table]
sidewalk = ["Lava Lamp", "Roller Skates", "Fondue Set", "Bowling Trophy", "Potted Cactus"]
"""

YARDS = """[position.A]
yard = ["red 9", "-red 10", "-blue 9", "-blue 4", "green 4", "-green 10", "-yellow 9", "-yellow 4", "-brown 10"]
[position.B]
yard = ["red 5", "-red 6", "-blue 5", "-blue 8", "green 8", "-green 5", "-yellow 5", "-yellow 8", "-brown 6"]
[position.C]
yard = ["red 3", "-red 4", "-blue 3", "-blue 6", "green 6", "-green 3", "-yellow 3", "-yellow 6", "-brown 4"]
"""


def step(text: str) -> str:
    return f"[[step]]\n{text}\n"


def expect(text: str) -> str:
    return f"[[step]]\nexpect = {{ {text} }}\n"


def play(text: str, start: str = SALE) -> Result:
    return run(start + text, "test.toml", load)


def passes(text: str, start: str = SALE) -> bool:
    result = play(text, start)
    assert result.passed, f"{result.failed_step}: {result.message}"
    return True


def failure(text: str, start: str = SALE) -> str:
    """Why a scenario fails."""
    result = play(text, start)
    assert not result.passed
    return f"{result.failed_step}: {result.message}"


def position(text: str, start: str = SALE) -> State:
    """The position at the first question."""
    return ScenarioRunner(read(start + text, "test.toml"), load(read(start + text, "test.toml").game)).state
