"""The texts of a season's story, filled with names and numbers."""

from __future__ import annotations

from engine.street.library import story
from engine.street.season_story import StoryPage, fill_text


def page(found: StoryPage, **values: object) -> tuple[str, list[str], str]:
    """Return the title, the sentences and the button of a story page."""
    return found.title, [fill_text(line, **values) for line in found.lines], found.button


def evening_line(number: int, doors: int) -> str:
    """Return what the street says before an evening with one or two doors."""
    evening = story().evenings[number - 1]
    return evening.two if doors > 1 else evening.one


def favor_words(kind: str, rival: str) -> tuple[str, str]:
    """Return that a rival owes a favor, and what it does."""
    words = story().favor
    return fill_text(words.owed, rival=rival), fill_text(words.of(kind), rival=rival)


def ending(points: int, /, **values: object) -> tuple[str, list[str]]:
    """Return the title and the sentences of the ending at a reputation."""
    found = story().ending(points)
    return found.title, [fill_text(line, **values) for line in found.lines]
