"""Puzzle files: a scenario whose steps are the intended solution, plus a table `puzzle` with the goal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import Reader, Scenario, Step, bad, flatten, is_number, read_data, tables
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.scenarios.setup import GameLoader, game_of
from engine.kernel.state.state import State

FIELDS = ("seat", "kind", "goal", "difficulty", "hint", "aha", "expect", "least", "most", "turns", "obvious")
KINDS = ("win", "survive", "best")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle; its fields are in `FIELDS`. `id` is the folder and the file name."""

    id: str
    title: str
    scenario: Scenario
    seat: str
    kind: str
    goal: str
    difficulty: int
    hint: str
    aha: str
    expect: Mapping[str, Any]
    least: Mapping[str, int]
    most: Mapping[str, int]
    turns: int
    obvious: tuple[Step, ...]
    kept: State | None = None
    """The stored state, if the puzzle comes from a match and not from a scenario."""

    def play(self, load_game: GameLoader) -> ScenarioRunner:
        """Set up the scenario and check the obvious line. Raises BadScenario."""
        play = ScenarioRunner(self.scenario, self.game(load_game))
        for step in self.obvious:
            play.check_choice(step.key, step.choice)
        return play

    def position(self, load_game: GameLoader) -> State:
        """Return the state at the start. Raises BadScenario."""
        return self.play(load_game).state if self.kept is None else self.kept.copy()

    def game(self, load_game: GameLoader) -> Game:
        """Return the puzzle's game. Raises BadScenario."""
        return game_of(self.scenario, load_game) if self.kept is None else self.kept.table.game


def read_puzzle(text: str | dict[str, Any], file: str) -> Puzzle:
    """Read a puzzle from the text of a file or from its tables. Raises BadScenario."""
    return puzzle_of(tables(text, file), file)


def puzzle_of(data: Mapping[str, Any], file: str) -> Puzzle:
    """Make a puzzle from the tables of a file. Raises BadScenario."""
    own = data.get("puzzle")
    if not isinstance(own, Mapping):
        raise bad(file, "puzzle", "a table", own)
    data = {key: value for key, value in data.items() if key != "puzzle"}
    scenario = read_data(data, file)
    reader = Reader(file, own, "puzzle: ")
    reader.only(FIELDS)
    seat, kind = reader.text("seat"), reader.text("kind")
    if seat not in scenario.seats:
        raise reader.fail("seat", "one of the seats " + ", ".join(scenario.seats), seat)
    if kind not in KINDS:
        raise reader.fail("kind", "one of " + ", ".join(KINDS), kind)
    if not scenario.steps:
        raise bad(file, "step", "the intended solution")
    expect, (least, most) = dict(flatten(reader.table("expect"))), (_bounds(reader, key) for key in ("least", "most"))
    if not (expect or least or most):
        raise reader.fail("expect", "what must hold at the end, here or in `least` or `most`")
    line = read_data({**data, "step": own.get("obvious", [])}, f"{file}: puzzle: obvious")
    return Puzzle(
        "/".join(file.removesuffix(".toml").split("/")[-2:]), scenario.title, scenario, seat, kind,
        reader.text("goal"), reader.number("difficulty", 1), reader.text("hint"), reader.text("aha"),
        expect, least, most, reader.number("turns", 1), line.steps,
    )  # fmt: skip


def _bounds(reader: Reader, key: str) -> dict[str, int]:
    table = reader.table(key)
    for name, value in table.items():
        if not is_number(value):
            raise reader.fail(f"{key}: {name}", "a whole number", value)
    return dict(table)
