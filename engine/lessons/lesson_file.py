"""Lesson files: chapters with a position and steps. Every field is checked.

A chapter starts like a scenario and uses the same names. Errors name the file, chapter, step and field.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.scenarios.reader import (
    CHOICE,
    BadScenario,
    Reader,
    Scenario,
    bad,
    flatten,
    read_choice,
    read_data,
    tables,
)

SETUP = ("options", "seats", "active", "phase", "seed", "position", "random")
"""The fields that a chapter shares with scenarios. A lesson can set them for all its chapters."""
FIELDS = ("game", "title", "promise", "version", "minutes", "you", "after_lesson", "first_match", "chapter",
          *SETUP)  # fmt: skip
CHAPTER_FIELDS = ("id", "title", "about", "minutes", "advanced", "clauses", "step", *SETUP)
DO, ANY, ALL, LINE, NOTHING = "do", "any", "all", "line", ""
"""What a step asks for: one move, any one of several, several in any order, a free line of moves, or nothing."""
WAYS = (DO, ANY, ALL, LINE)
TEXTS = ("say", "else", "after", "hint")
STEP_FIELDS = (*TEXTS, *WAYS, "at", "in_turn", "goal", "first", "others", "expect", "offered", "refused")
MOST_WORDS = 25
"""The most words in one text."""


@dataclass(frozen=True, slots=True)
class Move:
    """A scripted answer: the fields that select the option, and whether the move is optional."""

    choice: Mapping[str, Any]
    maybe: bool = False


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson; its fields are in `STEP_FIELDS`. `wants` is one of `WAYS` or NOTHING, and `moves` are the
    moves it asks for."""

    key: str
    say: str
    anchor: str
    wants: str
    moves: tuple[Move, ...]
    in_turn: bool
    goal: Mapping[str, Any]
    first: tuple[Move, ...]
    others: tuple[Move, ...]
    astray: str
    """The text for a player who makes another move."""
    after: str
    hint: str
    expect: Mapping[str, Any]
    offered: tuple[Mapping[str, Any], ...]
    refused: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its position as a scenario, and its steps."""

    id: str
    title: str
    about: str
    minutes: int
    advanced: bool
    clauses: tuple[str, ...]
    scenario: Scenario
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson. `you` names the player's seat, `slug` is the name of the file. `first_match` has the house rules for
    the match after the lesson."""

    slug: str
    game: str
    title: str
    promise: str
    version: int
    minutes: int
    you: str
    after_lesson: str
    first_match: Mapping[str, Any]
    chapters: tuple[Chapter, ...]

    def chapter(self, chapter_id: str) -> Chapter:
        """Return the chapter with this id. Raises KeyError."""
        for chapter in self.chapters:
            if chapter.id == chapter_id:
                return chapter
        raise KeyError(chapter_id)

    def after(self, chapter: Chapter) -> Chapter | None:
        """Return the next chapter, or None after the last."""
        place = self.chapters.index(chapter) + 1
        return self.chapters[place] if place < len(self.chapters) else None


def read_lesson(text: str | dict[str, Any], file: str) -> Lesson:
    """Read a lesson from the text of a file or from its tables. Raises BadScenario."""
    data = tables(text, file)
    reader = Reader(file, data)
    reader.only(FIELDS)
    chapters = tuple(_read_chapter(file, data, entry) for entry in reader.tables("chapter"))
    ids = [chapter.id for chapter in chapters]
    if not chapters or len(set(ids)) < len(ids):
        raise reader.fail("chapter", "chapters, each with an id of its own")
    lesson = Lesson(
        file.rpartition("/")[2].removesuffix(".toml"), reader.text("game"), reader.text("title"),
        reader.text("promise", ""), reader.number("version", 1), reader.number("minutes", 8), reader.text("you"),
        reader.text("after_lesson", ""), reader.table("first_match"), chapters,
    )  # fmt: skip
    for chapter in chapters:
        if lesson.you not in chapter.scenario.seats:
            raise bad(file, f"chapter {chapter.id}: seats", f"the seat {lesson.you} among them")
    return lesson


def _read_chapter(file: str, lesson: Mapping[str, Any], data: Mapping[str, Any]) -> Chapter:
    name = data.get("id")
    where = f"chapter {name}: " if isinstance(name, str) else "chapter: "
    reader = Reader(file, data, where)
    reader.only(CHAPTER_FIELDS)
    said = {key: data.get(key, lesson.get(key)) for key in SETUP}
    facts = {key: value for key, value in said.items() if value is not None}
    named = f"{file}: {where.removesuffix(': ')}"
    scenario = read_data({"game": lesson.get("game"), "title": reader.text("title"), **facts}, named)
    you = str(lesson.get("you", ""))
    steps = [_read_step(named, number, entry, you) for number, entry in enumerate(reader.tables("step"), 1)]
    if not steps:
        raise reader.fail("step", "at least one step")
    return Chapter(
        reader.text("id"), scenario.title, reader.text("about", ""), reader.number("minutes", 1),
        reader.flag("advanced"), reader.texts("clauses"), scenario, tuple(steps),
    )  # fmt: skip


def _read_step(file: str, number: int, data: Mapping[str, Any], you: str) -> LessonStep:
    key = f"step {number}"
    reader = Reader(file, data, f"{key}: ")
    reader.only(STEP_FIELDS)
    ways = [way for way in WAYS if way in data]
    if len(ways) > 1:
        raise bad(file, key, "only one of " + ", ".join(WAYS))
    wants = ways[0] if ways else NOTHING
    for field in TEXTS:
        if len(reader.text(field, "").split()) > MOST_WORDS:
            raise reader.fail(field, f"at most {MOST_WORDS} words")
    if wants in (DO, ALL) and "else" not in data:
        raise reader.fail("else", "a text: what is said when another move is made")
    return LessonStep(
        key, reader.text("say"), reader.text("at", ""), wants,
        _read_moves(reader, wants, {"seat": you}) if wants else (), reader.flag("in_turn"),
        dict(flatten(reader.table("goal"))), _read_moves(reader, "first"), _read_moves(reader, "others"),
        reader.text("else", ""), reader.text("after", ""), reader.text("hint", ""),
        dict(flatten(reader.table("expect"))), *(_read_choices(reader, name) for name in ("offered", "refused")),
    )  # fmt: skip


def _read_moves(reader: Reader, name: str, given: Mapping[str, Any] | None = None) -> tuple[Move, ...]:
    """Read the moves of a field. They take missing fields from `given`."""
    moves = []
    for number, entry in enumerate(reader.tables(name), 1):
        where = f"{reader.where}{name} {number}"
        inner = Reader(reader.file, entry, f"{where}: ")
        inner.only((*CHOICE, "maybe"))
        choice = {key: value for key, value in entry.items() if key != "maybe"}
        if not choice:
            raise bad(reader.file, where, "one of " + ", ".join(CHOICE))
        moves.append(Move({**(given or {}), **read_choice(reader.file, where, choice)}, inner.flag("maybe")))
    return tuple(moves)


def _read_choices(reader: Reader, name: str) -> tuple[Mapping[str, Any], ...]:
    entries: Sequence[Mapping[str, Any]] = reader.tables(name)
    return tuple(read_choice(reader.file, f"{reader.where}{name}", entry) for entry in entries)


__all__ = ["BadScenario", "Chapter", "Lesson", "LessonStep", "Move", "read_lesson"]
