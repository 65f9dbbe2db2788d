"""The texts of a season: its opening, evenings, block party and endings. Every field is checked."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from engine.kernel.files.records import Between, Key, Rule
from engine.kernel.scenarios.reader import ScenarioReader, flatten, tables

_PEOPLE = frozenset(("you", "rival", "other"))
_NUMBERS = frozenset(("points", "wins", "evenings"))
_PLACEHOLDERS: Mapping[str, frozenset[str]] = {
    "party": _PEOPLE,
    "ending": _PEOPLE | _NUMBERS,
    "abandoned": _PEOPLE | _NUMBERS,
    "favor": _PEOPLE,
    "line": _NUMBERS | {"seed", "difficulty", "ending"},
    "opening": frozenset({"you"}),
    "returning": frozenset({"you"}),
}
"""The placeholders that the texts of a table can have."""
_SOME = Rule("at least one line", bool)


@dataclass(frozen=True, slots=True)
class StoryPage:
    """A page of the story, shown line by line. `button` leads on."""

    title: str
    lines: Annotated[tuple[str, ...], _SOME]
    button: str = ""


@dataclass(frozen=True, slots=True)
class EveningWords:
    """The weekday of an evening and its text, with one door or with two."""

    day: str
    one: str
    two: str


@dataclass(frozen=True, slots=True)
class PartyWords:
    """The texts of the block party: before it, between its tables, and after it by the number of wins."""

    title: str
    before: str
    between: str
    won_both: str
    won_one: str
    won_none: str

    def text_after(self, wins: int) -> str:
        """Return the text for this number of wins at the two tables."""
        return (self.won_none, self.won_one, self.won_both)[wins]


@dataclass(frozen=True, slots=True)
class Ending:
    """An ending, for a reputation of at least `at_least`."""

    at_least: Annotated[int, Between(0, 99)]
    title: str
    lines: Annotated[tuple[str, ...], _SOME]


@dataclass(frozen=True, slots=True)
class FavorWords:
    """How each favor works, and the text for a favor that a rival owes."""

    undo: str
    look: str
    lend: str
    owed: str

    def of(self, kind: str) -> str:
        """Return the text of a kind of favor."""
        return {"undo": self.undo, "look": self.look, "lend": self.lend}[kind]


@dataclass(frozen=True, slots=True)
class CopyLines:
    """The line to copy, for a finished season and for one that ended early."""

    finished: str
    ended: str


@dataclass(frozen=True, slots=True)
class Story:
    """All texts of a season."""

    opening: StoryPage
    returning: StoryPage
    week: StoryPage
    evenings: Annotated[tuple[EveningWords, ...], Key("evening")]
    party: PartyWords
    endings: Annotated[tuple[Ending, ...], Key("ending")]
    abandoned: StoryPage
    reputation: Mapping[str, str]
    favor: FavorWords
    line: CopyLines

    def ending(self, points: int) -> Ending:
        """Return the ending for a reputation after the block party, or for 0."""
        return max((ending for ending in self.endings if ending.at_least <= points), key=lambda ending: ending.at_least)

    def rank(self, ending: Ending) -> int:
        """Return the rank of an ending, 0 for the worst."""
        return sum(other.at_least < ending.at_least for other in self.endings)

    def reputation_words(self, points: int) -> str:
        """Return the street's opinion at a reputation."""
        levels = sorted(map(int, self.reputation))
        level = max((level for level in levels if level <= points), default=levels[0])
        return self.reputation[str(level)]


def fill_text(text: str, **values: object) -> str:
    """Return a text of the story with its placeholders replaced."""
    return text.format_map(values)


def read_story(text: str | dict[str, Any], file: str, days: int) -> Story:
    """Read the texts of a season with this number of evenings. Raises BadScenario."""
    reader = ScenarioReader(file, tables(text, file))
    story = reader.read(Story)
    if len(story.evenings) != days:
        raise reader.fail("evening", f"{days} entries, one for each evening", len(story.evenings))
    levels = [ending.at_least for ending in story.endings]
    if len(set(levels)) < len(levels) or 0 not in levels:
        raise reader.fail("ending", "entries with different at_least, one of them 0")
    if not story.reputation or not all(key.isdecimal() for key in story.reputation):
        raise reader.fail("reputation", "texts by the least reputation")
    for key, words in _texts(reader.data):
        allowed = _PLACEHOLDERS.get(key.partition(".")[0].partition(" ")[0], frozenset())
        if not _placeholders(words) <= allowed:
            known = ", ".join(f"{{{name}}}" for name in sorted(allowed)) or "none"
            raise reader.fail(key, f"no other placeholders than these: {known}", words)
    return story


def _texts(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield all texts with their places."""
    for key, value in flatten(data):
        for number, entry in enumerate(value if isinstance(value, list) else [value], 1):
            place = f"{key} {number}" if isinstance(value, list) else key
            if isinstance(entry, Mapping):
                yield from ((f"{place}: {inner}", words) for inner, words in _texts(entry))
            elif isinstance(entry, str):
                yield place, entry


def _placeholders(text: str) -> set[str]:
    """Return the names of a text's placeholders; for broken braces the text itself."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return {text}
