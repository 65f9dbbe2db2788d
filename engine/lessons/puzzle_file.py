"""Puzzle files: a scenario whose steps are the intended solution, plus a table `puzzle` with the goal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from engine.kernel.files.records import Given, OneOf, keys
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import Flat, Scenario, ScenarioReader, ScenarioStep, read, tables
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.scenarios.setup import GameLoader, game_of
from engine.kernel.state.state import State

KINDS = ("win", "survive", "best")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle. `id` is the folder and the file name."""

    id: Given[str]
    title: Given[str]
    scenario: Given[Scenario]
    seat: str
    kind: Annotated[str, OneOf(KINDS)]
    goal: str
    hint: str
    aha: str
    difficulty: int = 1
    expect: Flat = field(default_factory=dict)
    least: Mapping[str, int] = field(default_factory=dict)
    most: Mapping[str, int] = field(default_factory=dict)
    turns: int = 1
    obvious: Given[tuple[ScenarioStep, ...]] = ()
    kept: Given[State | None] = None
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
    given = ScenarioReader(file, tables(text, file))
    own = given.value("puzzle")
    if not isinstance(own, Mapping):
        raise given.problem("puzzle", "a table")
    data = {key: value for key, value in given.data.items() if key != "puzzle"}
    scenario = read(data, file)
    if not scenario.steps:
        raise given.fail("step", "the intended solution")
    reader = ScenarioReader(file, own, "puzzle: ")
    reader.only(*keys(Puzzle), "obvious")
    line = read({**data, "step": own.get("obvious", [])}, f"{file}: puzzle: obvious")
    name = "/".join(file.removesuffix(".toml").split("/")[-2:])
    puzzle = reader.part(Puzzle, id=name, title=scenario.title, scenario=scenario, obvious=line.steps)
    if puzzle.seat not in scenario.seats:
        raise reader.fail("seat", "one of the seats " + ", ".join(scenario.seats), puzzle.seat)
    if not (puzzle.expect or puzzle.least or puzzle.most):
        raise reader.fail("expect", "what must hold at the end, here or in `least` or `most`")
    return puzzle
