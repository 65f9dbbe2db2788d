"""Stored matches in front of a person: for the tests of the list of matches."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import pygame

from client.scenes.matches.rows import MatchRow
from client.scenes.matches.scene import MatchesScene
from engine.games import load
from engine.kernel.match.match import Match
from engine.session.saving.autosave import match_result
from engine.store.files.atomic import StoreError
from engine.store.history.matches import progress_of
from engine.store.store import Store
from tests.client.scenes.desk import Desk

NOW = 1_790_000_000.0
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal")


@cache
def document(slug: str, answers: int, names: Sequence[str] = NAMES[:2]) -> dict[str, Any]:
    """A match after so many answers at random."""
    options = {"rounds": 2} if slug == "nasty-neighbours" else {}
    match = Match(load(slug), list(names), options, 3, ["human", *["normal"] * (len(names) - 1)])
    chance = random.Random(3)
    while len(match.answers) < answers and not match.over:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    return match.to_document() | {"match": match}


def add(store: Store, slug: str = "nefarious", answers: int = 12, ago: float = 60.0, **more: Any) -> int:
    """Store a match that was played last so many seconds ago; `more` is what is special in its document."""
    names = more.pop("names", NAMES[:2])
    made = document(slug, answers, names)
    result = match_result(made["match"], 60.0, False) if made["finished"] else None
    written = {key: value for key, value in made.items() if key != "match"} | more
    lines = [(0, "The match begins"), (1, "Ada plays [[3|Death Ray]]")] if answers else []
    match = store.matches.begin(written, progress_of(written, NOW - ago, lines, result))
    with store.database.writing() as connection:  # the match that was played last is not always the one added last
        connection.execute("UPDATE matches SET sequence = CAST(played_at AS INTEGER) WHERE id = ?", (match,))
    return match


def finish(store: Store, slug: str = "nefarious", ago: float = 60.0) -> int:
    """Store a match that was played to its end."""
    return add(store, slug, 100_000, ago)


class Listed(Desk):
    """The list before a person; `resumed` are the matches that were played on, `problem` why none can be."""

    def __init__(self, store: Store | None, **shown: Any) -> None:
        self.resumed: list[int] = []
        self.problem: StoreError | None = None
        scene = MatchesScene(store, self._resume, clock=lambda: NOW)
        super().__init__(scene, knows=("setup", "replay", "log", "title"), paint="always", **shown)
        self.scene = scene

    def _resume(self, match: int) -> None:
        if self.problem is not None:
            raise self.problem
        self.resumed.append(match)

    @property
    def rows(self) -> list[MatchRow]:
        return self.scene.list.rows

    @property
    def ids(self) -> list[int]:
        return [row.match.id for row in self.rows]

    @property
    def told(self) -> list[str]:
        return [toast.sentence for toast in self.scene.toasts.toasts]

    def look_at_finished(self) -> None:
        """Go over to the finished matches."""
        self.scene.form.focus(self.scene.kinds)
        self.press(pygame.K_RIGHT)

    def choose_game(self, by: int) -> None:
        """Go so many entries down the list of games."""
        self.scene.form.focus(self.scene.games)
        self.press(pygame.K_RETURN)
        for _ in range(abs(by)):
            self.press(pygame.K_DOWN if by > 0 else pygame.K_UP)
        self.press(pygame.K_RETURN)
