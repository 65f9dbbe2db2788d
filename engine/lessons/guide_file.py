"""The guide of a game: which clause of the rules is about what is asked, and its page "in two minutes".

    [asked]                    what F1 opens at while a question of that kind is asked
    react = "RR-7.7"
    [phases]                   the same while nobody is asked, or about a kind that has no clause
    draw = "RR-3.3"
    [page]                     a position in the words of a scenario, seen by the first seat
    seats = ["Ada", "Ben"]
    [[page.mark]]              in their order: what is pointed at, as in lessons, and a sentence about it
    at = "Ada.lawn"
    say = "Five Mythical Creatures here at your turn's end win."
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.kernel.game.game import Game
from engine.kernel.scenarios.reader import BadScenario, Reader, Scenario, bad, read_data, tables
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import State
from engine.lessons.anchors import Anchor, find_anchor
from engine.lessons.lesson_file import MOST_WORDS, SETUP


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide of a game: clauses by kinds of questions and by phases, the position of its page, and the marks on it,
    each an anchor and a sentence.
    """

    asked: Mapping[str, str]
    phases: Mapping[str, str]
    scenario: Scenario
    marks: tuple[tuple[str, str], ...]


def read_guide(text: str | dict[str, Any], file: str, game: str) -> Guide:
    """The guide of a game, read from the text of a file. Raises BadScenario."""
    reader = Reader(file, tables(text, file))
    reader.only(("asked", "phases", "page"))
    data = reader.table("page")
    page = Reader(file, data, "page: ")
    page.only(("mark", *SETUP))
    scenario = read_data({"game": game, "title": "page", **{key: data[key] for key in SETUP if key in data}}, file)
    marks = []
    for number, entry in enumerate(page.tables("mark"), 1):
        inner = Reader(file, entry, f"page: mark {number}: ")
        inner.only(("at", "say"))
        if len(inner.text("say").split()) > MOST_WORDS:
            raise inner.fail("say", f"at most {MOST_WORDS} words")
        marks.append((inner.text("at"), inner.text("say")))
    if not marks:
        raise bad(file, "page: mark", "at least one mark")
    return Guide(_clauses(reader, "asked"), _clauses(reader, "phases"), scenario, tuple(marks))


def _clauses(reader: Reader, name: str) -> dict[str, str]:
    inner = Reader(reader.file, reader.table(name), f"{name}: ")
    return {key: inner.text(key) for key in reader.table(name)}


def set_up_page(guide: Guide, game: Game) -> tuple[State, list[tuple[Anchor, str]]]:
    """The position of the page, and what its marks are about. Raises BadScenario."""
    play = ScenarioRunner(guide.scenario, game)
    found = []
    for number, (at, words) in enumerate(guide.marks, 1):
        anchor = find_anchor(play.names, play.state, at)
        if anchor is None:
            raise guide.scenario.bad(f"page: mark {number}: at", f"something at this table, not {at}")
        found.append((anchor, words))
    return play.state, found


def check_guide(guide: Guide, game: Game) -> list[str]:
    """What a guide names that the game does not have."""
    known: dict[str, Any] = {"asked": game.question_kinds, "phases": game.phases}
    wrong = [f"{part}: there is no {name}" for part, names in known.items()
             for name in getattr(guide, part) if name not in names]  # fmt: skip
    try:
        set_up_page(guide, game)
    except BadScenario as problem:
        wrong.append(str(problem))
    return wrong
