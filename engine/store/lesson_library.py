"""The lessons and puzzles that come with the program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.kernel.scenarios.reader import BadScenario
from engine.lessons.lesson_file import Lesson, read_lesson
from engine.lessons.puzzle_file import Puzzle, read_puzzle
from engine.store.files.overlay import scenario_of
from engine.store.player.progress import Progress
from engine.words import assets
from engine.words.messages import words_cache


def files_of(folder: str) -> list[Path]:
    """Return the files of a folder of the assets, such as "lessons", in order."""
    return sorted((assets.folder() / folder).rglob("*.toml"))


def describe_file(file: Path) -> str:
    """Return a file's name for messages."""
    return f"assets/{file.relative_to(assets.folder()).as_posix()}"


def read_translated(file: Path) -> dict[str, Any]:
    """Return a file's contents in the current language. Raises BadScenario."""
    return scenario_of(file.relative_to(assets.folder()).as_posix())


@words_cache(1)
def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, prerequisites first. Raises BadScenario."""
    found = [read_lesson(read_translated(file), describe_file(file)) for file in files_of("lessons")]
    return tuple(sorted(found, key=lambda lesson: (lesson.game, bool(lesson.after_lesson))))


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return a game's lessons; none if any is unreadable (`lessons --check` tells why)."""
    try:
        return tuple(lesson for lesson in lessons() if lesson.game == game)
    except BadScenario:
        return ()


@words_cache(1)
def puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles in file order. Raises BadScenario."""
    return tuple(read_puzzle(read_translated(file), describe_file(file)) for file in files_of("puzzles"))


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return a game's puzzles, easiest first; none if any is unreadable (`puzzles --check` tells why)."""
    try:
        found = [puzzle for puzzle in puzzles() if puzzle.scenario.game == game]
    except BadScenario:
        return ()
    return tuple(sorted(found, key=lambda puzzle: puzzle.difficulty))


def next_puzzle(puzzle: Puzzle, progress: Progress) -> Puzzle | None:
    """Return the first unsolved puzzle after `puzzle`, else before it; None when the game has no other one."""
    of_game = puzzles_of(puzzle.scenario.game)
    at = next((number for number, other in enumerate(of_game) if other.id == puzzle.id), -1)
    others = [*of_game[at + 1 :], *of_game[: max(at, 0)]]
    return next((other for other in others if not progress.puzzle(other.id)["moves"]), None)


def first_match(game: str) -> Mapping[str, Any]:
    """Return the house rules for a player's first match."""
    return next((lesson.first_match for lesson in lessons_of(game)), {})
