"""Lesson files: chapters with a position and steps. Every field is checked.

A chapter starts like a scenario and uses the same names. Errors name the file, chapter, step and field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from engine.kernel.files.records import By, Given, Key, Rule, keys
from engine.kernel.scenarios.reader import CHOICE, Flat, Options, Scenario, ScenarioReader, read, tables

SETUP = ("options", "seats", "active", "phase", "seed", "position", "random")
"""The fields that a chapter shares with scenarios. A lesson can set them for all its chapters."""
DO, ANY, ALL, LINE, NOTHING = "do", "any", "all", "line", ""
"""What a step asks for: one move, any one of several, several in any order, a free line of moves, or nothing."""
WAYS = (DO, ANY, ALL, LINE)
MOST_WORDS = 25
"""The most words in one text."""
BRIEF = Rule(f"at most {MOST_WORDS} words", lambda text: len(text.split()) <= MOST_WORDS)
Brief = Annotated[str, BRIEF]


@dataclass(frozen=True, slots=True)
class LessonMove:
    """A scripted answer: the fields that select the option, and whether the move is optional."""

    choice: Mapping[str, Any]
    maybe: bool = False


Moves = Annotated[tuple[LessonMove, ...], By("moves")]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson. `wants` is one of `WAYS` or NOTHING, and `moves` are the moves it asks for."""

    key: Given[str]
    say: Brief
    anchor: Annotated[str, Key("at")] = ""
    wants: Given[str] = NOTHING
    moves: Given[tuple[LessonMove, ...]] = ()
    in_turn: bool = False
    goal: Flat = field(default_factory=dict)
    first: Moves = ()
    others: Moves = ()
    astray: Annotated[Brief, Key("else")] = ""
    """The text for a player who makes another move."""
    after: Brief = ""
    hint: Brief = ""
    expect: Flat = field(default_factory=dict)
    offered: Options = ()
    refused: Options = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its position as a scenario, and its steps."""

    id: str
    title: str
    scenario: Given[Scenario]
    about: str = ""
    minutes: int = 1
    advanced: bool = False
    clauses: tuple[str, ...] = ()
    steps: Annotated[tuple[LessonStep, ...], Key("step")] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson.

    `you` names the player's seat, `slug` is the name of the file. `first_match`: house rules for the match after it.
    """

    slug: Given[str]
    game: str
    title: str
    you: str
    chapters: Annotated[tuple[Chapter, ...], Key("chapter")]
    promise: str = ""
    version: int = 1
    minutes: int = 8
    after_lesson: str = ""
    first_match: Mapping[str, Any] = field(default_factory=dict)

    def chapter(self, chapter_id: str) -> Chapter:
        """Return the chapter with this id. Raises KeyError."""
        for chapter in self.chapters:
            if chapter.id == chapter_id:
                return chapter
        raise KeyError(chapter_id)

    def next_chapter(self, chapter: Chapter) -> Chapter | None:
        """Return the next chapter, or None after the last."""
        place = self.chapters.index(chapter) + 1
        return self.chapters[place] if place < len(self.chapters) else None


class _LessonReader(ScenarioReader):
    """Also reads moves."""

    def moves(self, key: str, **given: Any) -> tuple[LessonMove, ...]:
        """Read a list of moves. They take missing fields from `given`."""
        moves = []
        for number, entry in enumerate(self.tables(key), 1):
            choice = entry.option("maybe")
            if not set(entry.data) - {"maybe"}:
                raise self.fail(f"{key} {number}", "one of " + ", ".join(CHOICE))
            moves.append(LessonMove({**given, **choice}, entry.flag("maybe")))
        return tuple(moves)


def read_lesson(text: str | dict[str, Any], file: str) -> Lesson:
    """Read a lesson from the text of a file or from its tables. Raises BadScenario."""
    reader = _LessonReader(file, tables(text, file))
    reader.only(*keys(Lesson), *SETUP)
    chapters = tuple(_read_chapter(file, reader.data, entry.data) for entry in reader.tables("chapter"))
    if not chapters or len({chapter.id for chapter in chapters}) < len(chapters):
        raise reader.fail("chapter", "chapters, each with an id of its own")
    lesson = reader.part(Lesson, slug=file.rpartition("/")[2].removesuffix(".toml"), chapters=chapters)
    for chapter in chapters:
        if lesson.you not in chapter.scenario.seats:
            raise reader.fail(f"chapter {chapter.id}: seats", f"the seat {lesson.you} among them")
    return lesson


def _read_chapter(file: str, lesson: Mapping[str, Any], data: Mapping[str, Any]) -> Chapter:
    name = data.get("id")
    where = f"chapter {name}: " if isinstance(name, str) else "chapter: "
    reader = _LessonReader(file, data, where)
    reader.only(*keys(Chapter), *SETUP)
    said = {key: data.get(key, lesson.get(key)) for key in SETUP}
    facts = {key: value for key, value in said.items() if value is not None}
    named = f"{file}: {where.removesuffix(': ')}"
    scenario = read({"game": lesson.get("game"), "title": reader.text("title"), **facts}, named)
    you = str(lesson.get("you", ""))
    steps = tuple(_read_step(reader, step, f"step {n}", you) for n, step in enumerate(reader.tables("step"), 1))
    if not steps:
        raise reader.fail("step", "at least one step")
    return reader.part(Chapter, scenario=scenario, steps=steps)


def _read_step(chapter: ScenarioReader, reader: _LessonReader, key: str, you: str) -> LessonStep:
    reader.only(*keys(LessonStep), *WAYS)
    ways = [way for way in WAYS if way in reader]
    if len(ways) > 1:
        raise chapter.fail(key, "only one of " + ", ".join(WAYS))
    wants = ways[0] if ways else NOTHING
    if wants in (DO, ALL) and "else" not in reader:
        raise reader.fail("else", "a text: what is said when another move is made")
    moves = reader.moves(wants, seat=you) if wants else ()
    return reader.part(LessonStep, key=key, wants=wants, moves=moves)
