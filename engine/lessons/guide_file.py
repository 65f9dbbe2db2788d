"""A game's guide: which rule clause belongs to each question, and the page "in two minutes".

[asked] where F1 opens during a question of that kind
react = "RR-7.7"
[phases] where F1 opens in a phase without a question, or with a question that has no clause
draw = "RR-3.3"
[page] a position in the terms of a scenario, as the first seat sees it
seats = ["Ada", "Ben"]
[[page.mark]] the marks in order: an anchor, as in lessons, and a sentence about it
at = "Ada.lawn"
say = "Five Mythical Creatures here at your turn's end win."
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.kernel.files.records import Given, keys
from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import BadScenario, Scenario, ScenarioReader, read, tables
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import State
from engine.lessons.anchors import Anchor, find_anchor
from engine.lessons.lesson_file import SETUP, Brief


@dataclass(frozen=True, slots=True)
class PageMark:
    """A mark on the page: an anchor and a sentence about it."""

    at: str
    say: Brief


@dataclass(frozen=True, slots=True)
class Guide:
    """A game's guide: rule clauses by question kind and by phase, the position of its page, the marks on the page."""

    asked: Mapping[str, str]
    phases: Mapping[str, str]
    scenario: Given[Scenario]
    marks: Given[tuple[PageMark, ...]]


def read_guide(text: str | dict[str, Any], file: str, game: str) -> Guide:
    """Read a game's guide from the text of a file or from its tables. Raises BadScenario."""
    reader = ScenarioReader(file, tables(text, file))
    reader.only(*keys(Guide), "page")
    page = reader.table("page")
    page.only("mark", *SETUP)
    scenario = read({"game": game, "title": "page", **{key: page.data[key] for key in SETUP if key in page}}, file)
    marks = tuple(entry.read(PageMark) for entry in page.tables("mark"))
    if not marks:
        raise page.fail("mark", "at least one mark")
    return reader.part(Guide, scenario=scenario, marks=marks)


def set_up_page(guide: Guide, game: Game) -> tuple[State, list[tuple[Anchor, str]]]:
    """Return the page's state and its marks, each with its anchor. Raises BadScenario."""
    play = ScenarioRunner(guide.scenario, game)
    found = []
    for number, mark in enumerate(guide.marks, 1):
        anchor = find_anchor(play.names, play.state, mark.at)
        if anchor is None:
            raise guide.scenario.bad(f"page: mark {number}: at", f"something at this table, not {mark.at}")
        found.append((anchor, mark.say))
    return play.state, found


def check_guide(guide: Guide, game: Game) -> list[str]:
    """Return a fault for each name in the guide that the game doesn't have."""
    known: dict[str, Any] = {"asked": game.question_kinds, "phases": game.phases}
    wrong = [
        f"{part}: there is no {name}"
        for part, names in known.items()
        for name in getattr(guide, part)
        if name not in names
    ]
    try:
        set_up_page(guide, game)
    except BadScenario as problem:
        wrong.append(str(problem))
    return wrong
