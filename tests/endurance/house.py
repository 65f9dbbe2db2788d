"""The program on a home folder, with a window that is drawn into memory, and hands that press what it shows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from client import program as programs
from client.program import Program
from client.scenes.setup.match_setup import MatchSetup, SeatSetup
from client.shell.app import App
from client.shell.scene import ManualClock, Scene
from engine.ai import levels
from engine.ai.seat_request import HUMAN, Request, TableContent, think
from engine.ai.workers import FAILED, LOST, Reply, WorkerPool
from engine.session import session as sessions
from engine.session.session import Session
from engine.store.files.atomic import StoreError
from engine.store.files.folders import Folders
from engine.store.history.match_list import StoredMatch
from engine.store.player.settings import Settings
from tests.client import hands
from tests.endurance.setups import Drawn

SMALL = (480, 270)
FRAME_MS = 40
LEVELS = levels.names()[:2]
"""Levels that answer at once."""


class QuickPool(WorkerPool):
    """Thinks in this process, never long, and fails now and then if `failing` (a share) says so. What thinking raises
    is let through, unless it is `forgiving`, as worker processes are.
    """

    def __init__(self, failing: float = 0.0, forgiving: bool = False) -> None:
        super().__init__()
        self.failing = failing
        self.forgiving = forgiving
        self._open: dict[int, tuple[TableContent, Request]] = {}

    def ask(self, content: TableContent, request: Request, first: bool = False) -> int:
        """See WorkerPool.ask."""
        self._tickets += 1
        self._open[self._tickets] = content, request
        return self._tickets

    def drop(self, ticket: int) -> None:
        """See WorkerPool.drop."""
        self._open.pop(ticket, None)
        super().drop(ticket)

    def run(self, now_ms: int) -> None:
        """Answer everything."""
        for ticket, (content, request) in self._open.items():
            if random.random() < self.failing:
                self.replies[ticket] = Reply(None, 1.0, LOST)
                continue
            try:
                self.replies[ticket] = Reply(think(content.build(), replace(request, level=LEVELS[0])), 1.0)
            except Exception:
                if not self.forgiving:
                    raise
                self.replies[ticket] = Reply(None, 1.0, FAILED)
        self._open.clear()


class House:
    """The program on a home folder. Every call of `turn` is a frame, drawn whether anything has changed or not."""

    def __init__(self, home: Path, size: tuple[int, int] = SMALL, threaded: bool = False, **settings: Any) -> None:
        """`threaded`: matches are saved in a thread of their own, as in a window."""
        self.pool = QuickPool()
        # Tidying up at every table is for even frames, and takes longer than all else here.
        programs.tidy_memory = lambda: None
        sessions.shared_pool = lambda: self.pool  # type: ignore[assignment]
        self.home = home
        self.folders = Folders.in_home(home)
        self.clock = ManualClock(1000)
        self.settings = Settings.load(self.folders.config)
        for name, value in settings.items():
            setattr(self.settings, name, value)
        self.app = App(size, headless=True, settings=self.settings, clock=self.clock, paint="always")
        self.program = Program(self.app, self.folders, threaded=threaded)

    def turn(self, *events: pygame.event.Event, passed: int = FRAME_MS) -> None:
        """One frame."""
        self.clock.advance(passed)
        if self.app.scene is not None:
            self.app.scene.redraw()
        self.app.turn(events)

    def open(self, name: str, **arguments: Any) -> Scene:
        """Show a scene alone, as the menus do, and draw it."""
        self.app.open_alone(name, **arguments)
        self.turn(passed=1000)
        assert self.app.scene is not None
        return self.app.scene

    def press(self, code: int, mod: int = 0) -> None:
        """A key goes down and up."""
        self.turn(hands.key(code, mod), pygame.event.Event(pygame.KEYUP, key=code, mod=mod))

    def begin(self, setup: Drawn, kinds: Sequence[str], packs: Sequence[Any] = ()) -> Session:
        """Begin a match, as the set-up does; it is on the table."""
        match = MatchSetup(setup.game, [SeatSetup(f"Player {place + 1}", kind) for place, kind in enumerate(kinds)])
        if packs:
            match.use_packs(packs)
        match.options = dict(setup.options)
        match.seed_text = str(setup.seed)
        self.program.start(match)
        return self.session

    def unfinished(self, slug: str = "") -> list[StoredMatch]:
        """The stored matches that can be played on, of one game or of all."""
        store = self.program.store
        assert store is not None
        return [match for match in store.matches.list_matches() if not match.finished and slug in ("", match.game)]

    def play_on(self, slug: str) -> None:
        """Go on with the last match of a game; open the title when there is none."""
        for match in self.unfinished(slug)[:1]:
            with suppress(StoreError):
                self.program.resume(match.id)
                self.turn()
                return
        self.open("title")

    @property
    def session(self) -> Session:
        """The match on the table, or behind the curtain."""
        session = getattr(self.app.scene, "session", None)
        assert isinstance(session, Session)
        return session

    def close(self) -> None:
        """Quit the program as a player does."""
        while self.app.covers_another:
            self.app.back()
        if self.app.scene is not None:
            self.app.scene.leave()
        self.app.save_settings()
        self.program.close()


def play_on(session: Session, chance: random.Random, answers: int = 1 << 30, until: int = 0) -> Iterator[None]:
    """Let people answer at random and computers by themselves, without a table. Stop at this number of `answers`
    or at the end of the match. Yield after each step.
    """
    now = until
    while not session.over and len(session.match.answers) < answers:
        now += 5000
        session.update(now)
        session.step()
        if session.call is not None:
            session.speak_up(chance.choice(session.call.seats)) if chance.random() < 0.5 else session.let_happen()
        session.open_curtain()
        session.pass_on()
        options = session.view().options if session.viewer in session.humans else ()
        if options:
            session.answer(chance.choice(options))
        yield


def seats_by_lot(chance: random.Random, seats: int, people: int | None = None) -> list[str]:
    """Who plays: some people, at least one unless `people` says how many, the rest computers."""
    count = chance.randint(1, seats) if people is None else people
    kinds = [HUMAN] * count + [chance.choice(LEVELS) for _ in range(seats - count)]
    chance.shuffle(kinds)
    return kinds
