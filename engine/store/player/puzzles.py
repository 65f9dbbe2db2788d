"""Players' own puzzles: one file each in the folder `puzzles`, in the form that players share.

A file holds a position like a match document, the seat that solves it, and the goal. A reader can see the whole
position, so only positions with open hands may be stored. An unusable file stays in place and is listed with its
problem.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.games import UnknownGame
from engine.kernel.cards.packs import RESERVED_IDS
from engine.kernel.files.faults import BadCard
from engine.kernel.match.document_check import is_short_text, is_whole
from engine.kernel.match.invariants import THOROUGH, can_be_played_on
from engine.kernel.match.match import BadMatch, Match
from engine.kernel.scenarios.reader import Scenario
from engine.kernel.state.state import ACTIVE, State
from engine.lessons.puzzle_file import KINDS, Puzzle
from engine.lessons.puzzle_search import STANDING
from engine.store.files.atomic import Damaged, StoreError, write_bytes
from engine.store.files.bounded_files import list_files, read_json
from engine.store.messages import say
from engine.store.player.packs import free_file, game_of, move_file, one_sentence, throw_away

SUFFIX = ".puzzle"
OWN = "own"
"""The folder in the ids of players' own puzzles."""
WIN, SURVIVE, BEST = KINDS
FORMAT = 1
MOST_FILES = 500
MOST_TURNS = 9
MOST_POINTS = 1_000_000
"""The limit of a goal, with either sign."""


@dataclass(frozen=True, slots=True)
class PuzzleGoal:
    """A puzzle's goal: its `kind` and the number of `turns`.

    For BEST, `least` is the score to reach, or the most allowed in games where the lowest score wins.
    """

    kind: str
    turns: int = 1
    least: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleFile:
    """A file in the folder: its puzzle, or None with a `problem`, which is a sentence."""

    path: Path
    puzzle: Puzzle | None
    problem: str = ""

    @property
    def name(self) -> str:
        """The puzzle's title, or the file's name if it can't be read."""
        return self.puzzle.title if self.puzzle else self.path.name


def document_of(match: Match, state: State, seat: int, wanted: PuzzleGoal, title: str) -> dict[str, Any]:
    """Return the puzzle file for a position of a match, as plain JSON-ready data."""
    position = state.to_data()
    at = {
        **match.to_document(),
        "base": position,
        "state": position,
        "answers": [],
        "finished": False,
        "turn": state.values[0],
    }
    return {
        "puzzle": FORMAT,
        "title": title,
        "seat": seat,
        "kind": wanted.kind,
        "turns": wanted.turns,
        "least": wanted.least,
        "match": at,
    }


def read_puzzle(data: Any, file: str, identity: str = "") -> Puzzle:
    """Return the puzzle of such a file. Raises Damaged in one sentence."""
    if not isinstance(data, Mapping) or data.get("puzzle") != FORMAT or not isinstance(data.get("match"), Mapping):
        raise Damaged(say("puzzle-not-one", file=file))
    try:
        with one_sentence(file):
            return _read(data, file, identity)
    except (BadMatch, BadCard, UnknownGame) as problem:
        raise Damaged(say("cannot-use", file=file, reason=str(problem).rstrip("."))) from problem


def _read(data: Mapping[str, Any], file: str, identity: str) -> Puzzle:
    match = Match.from_setup(game_of(data["match"]), data["match"])
    values: list[Any] = [data.get(key) for key in ("title", "seat", "kind", "turns", "least")]
    title, seat, kind, turns, least = values
    if not is_short_text(title) or kind not in KINDS or not all(map(is_whole, (seat, turns, least))):
        raise BadMatch(say("reason-puzzle-fields"))
    if abs(least) > MOST_POINTS:
        raise BadMatch(say("reason-puzzle-points", low=-MOST_POINTS, high=MOST_POINTS))
    if match.state.over or match.state.question_for(seat) is None or not 1 <= turns <= MOST_TURNS:
        raise BadMatch(say("reason-puzzle-unsolvable"))
    if not can_be_played_on(match.state):
        raise BadMatch(say("reason-puzzle-unfit"))
    return puzzle_at(match, match.state, seat, PuzzleGoal(kind, turns, least), title, identity or file)


def puzzle_at(match: Match, state: State, seat: int, wanted: PuzzleGoal, title: str, identity: str) -> Puzzle:
    seats = _names(match.names)
    you = seats[seat]
    scenario = Scenario(identity, title, (), match.game.slug, match.options, seats, seats[state.values[ACTIVE]], None,
                        match.seed, {}, {}, ())  # fmt: skip
    expects: dict[str, dict[str, Any]] = {WIN: {"winner": [you]}, SURVIVE: {"over": False}, BEST: {}}
    bound = {f"{you}.{STANDING}": wanted.least} if wanted.kind == BEST else {}
    least, most = ({}, bound) if match.game.lowest_wins else (bound, {})
    return Puzzle(
        identity,
        title,
        scenario,
        you,
        wanted.kind,
        "",
        "",
        "",
        0,
        expects[wanted.kind],
        least,
        most,
        wanted.turns,
        (),
        state,
    )


def _names(names: Sequence[str]) -> tuple[str, ...]:
    """Return unique seat names without the special characters of scenarios."""
    found: list[str] = []
    for number, name in enumerate(names, 1):
        plain = "".join(sign for sign in name if sign not in "./[]#").strip() or str(number)
        found.append(plain if plain not in (*found, "table") else f"{plain} {number}")
    return tuple(found)


class PuzzleStore:
    """The puzzles in one folder, which need not exist yet. Without a folder there are none."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def files(self) -> list[PuzzleFile]:
        """Return all files by name, then the unusable ones with their problems."""
        if self.folder is None:
            return []
        try:
            paths = list_files(self.folder, f"*{SUFFIX}")[:MOST_FILES]
        except StoreError as problem:
            return [PuzzleFile(self.folder, None, str(problem))]
        found = [self._file(path) for path in paths]
        return sorted(found, key=lambda file: (bool(file.problem), file.name.casefold(), file.path))

    def _file(self, path: Path) -> PuzzleFile:
        try:
            return PuzzleFile(path, self.read(path))
        except StoreError as problem:
            return PuzzleFile(path, None, str(problem))

    def read(self, path: Path) -> Puzzle:
        """Read the puzzle in any file. Raises StoreError in one sentence."""
        return read_puzzle(read_json(path), path.name, self.identity(path))

    def identity(self, path: Path) -> str:
        """Return the id of the puzzle in a file of the folder."""
        return f"{OWN}/{path.stem}"

    def find(self, identity: str) -> Puzzle | None:
        """Return the puzzle of this id, or None. Raises StoreError if it is unusable."""
        folder, _, stem = identity.partition("/")
        path = self.folder / f"{Path(stem).name}{SUFFIX}" if self.folder is not None else None
        if folder != OWN or path is None or not os.path.lexists(path):
            return None
        puzzle = self.read(path)
        if puzzle.kept is not None and not can_be_played_on(puzzle.kept, THOROUGH):
            raise Damaged(say("cannot-use", file=path.name, reason=say("reason-puzzle-unfit")))
        return puzzle

    def keep(self, data: Mapping[str, Any]) -> Path:
        """Write a puzzle's file under an unused name. Raises StoreError."""
        if self.folder is None:
            raise StoreError(say("puzzle-no-folder"))
        path = free_file(self.folder, _file_name(data["title"]), SUFFIX)
        write_bytes(path, json.dumps(data, ensure_ascii=False).encode())
        return path

    def import_file(self, source: Path) -> Puzzle:
        """Import the puzzle in any file. Raises StoreError if it is unusable or can't be stored."""
        self.read(source)
        return self.read(self.keep(read_json(source)))

    def export(self, path: Path, target: Path) -> Path:
        """Copy a puzzle's file to a new file, or into a folder. Raises StoreError."""
        place = free_file(target, path.stem, SUFFIX) if os.path.isdir(target) else target
        if os.path.lexists(place):
            raise StoreError(say("file-exists", file=place.name))
        write_bytes(place, json.dumps(read_json(path), ensure_ascii=False).encode())
        return place

    def delete(self, path: Path) -> Path:
        """Move a file of the folder to the trash. Return its new path, for `restore`. Raises StoreError."""
        return throw_away(path)

    def restore(self, thrown_away: Path) -> None:
        """Restore a file from the trash. Raises StoreError."""
        assert self.folder is not None
        move_file(thrown_away, free_file(self.folder, thrown_away.stem, SUFFIX))


def _file_name(title: str) -> str:
    signs = "".join(sign if sign.isalnum() and sign.isascii() else "-" for sign in title.casefold())
    name = "-".join(part for part in signs[:60].split("-") if part)
    return "puzzle" if name in {"", *RESERVED_IDS} else name
