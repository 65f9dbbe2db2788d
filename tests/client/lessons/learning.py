"""A person at a lesson or a puzzle, without a window: what is said, and what the hands do, frame by frame."""

from __future__ import annotations

from typing import Any

import pygame

from client.input.focus import FocusStop
from client.lessons.coach import CoachLayer
from client.lessons.lesson_session import LessonSession
from client.lessons.panel import COACH
from client.lessons.puzzle_session import PuzzleSession
from client.lessons.table import CoachedTable, LessonTable, PuzzleTable
from client.shell.app import App
from client.shell.scene import ManualClock
from client.sound.player import SoundPlayer
from engine.games import load
from engine.kernel.state.state import Option
from engine.store.lesson_library import lessons, puzzles
from engine.store.player.progress import Progress
from engine.store.player.settings import Settings
from tests.client import hands
from tests.client.sessions import HandPool
from tests.client.table.sitting import Opened

FRAME_MS = 40


class Learner:
    """Sits at a coached table. What other scenes the table opens is in `opened`."""

    session: Any

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        text_scale: int = 100,
        progress: Progress | None = None,
        **settings: Any,
    ) -> None:
        self.settings = Settings(computer_delay_ms=0, volume_master=0, text_scale=text_scale, **settings)
        self.clock = ManualClock(1000)
        self.progress = progress or Progress(None)
        self.app = App(size, headless=True, settings=self.settings, clock=self.clock)
        self.opened: list[tuple[str, dict[str, Any]]] = []
        for name in ("rules", "settings", "results", "title", "curtain", "lessons", "lesson", "puzzle", "setup"):
            self.app.register(name, lambda name=name, **arguments: self._open(name, **arguments))
        self.pool = HandPool()
        self.player = SoundPlayer(self.settings, threaded=False)

    def _open(self, name: str, **arguments: Any) -> Opened:
        self.opened.append((name, arguments))
        return Opened(name, **arguments)

    def sit(self, table: CoachedTable) -> None:
        self.table = table
        self.app.go(table)
        self.wait(100)

    @classmethod
    def at_chapter(cls, slug: str, chapter: str, step: int = 0, **arguments: Any) -> Learner:
        """At a chapter of a lesson."""
        learner = cls(**arguments)
        lesson = next(lesson for lesson in lessons() if lesson.slug == slug)
        learner.session = LessonSession(lesson, lesson.chapter(chapter), load(lesson.game), learner.settings, step=step,
                                        name="Ada", pool=learner.pool)  # fmt: skip
        learner.sit(LessonTable(learner.session, learner.player, learner.progress))
        return learner

    @classmethod
    def at_puzzle(cls, name: str, **arguments: Any) -> Learner:
        """At a puzzle."""
        learner = cls(**arguments)
        puzzle = next(puzzle for puzzle in puzzles() if puzzle.id == name)
        learner.session = PuzzleSession(puzzle, learner.settings, name="Ada", pool=learner.pool)
        learner.sit(PuzzleTable(learner.session, learner.player, learner.progress))
        return learner

    # -- time -----------------------------------------------------------------------------------------------

    def wait(self, milliseconds: int) -> None:
        """Let frames pass."""
        for _ in range(max(1, milliseconds // FRAME_MS)):
            self.clock.advance(FRAME_MS)
            self.app.turn([])

    def settle(self) -> None:
        """Let everything be shown that has happened or follows."""
        for _ in range(200):
            self.pool.release()
            self.wait(120)
            if not self.table.director.waiting and self.session.view().options:
                break
        self.wait(200)

    # -- what is said ---------------------------------------------------------------------------------------

    @property
    def coach(self) -> CoachLayer:
        return self.table.layers.of(CoachLayer)

    @property
    def said(self) -> str:
        assert self.coach.panel is not None
        return self.coach.panel.speech.words

    @property
    def buttons(self) -> dict[str, pygame.Rect]:
        return dict(self.coach.panel.buttons()) if self.coach.panel is not None else {}

    # -- hands ----------------------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        """Click a button of the panel."""
        point = self.buttons[name].center
        for event in (hands.move(point), hands.down(point), hands.up(point)):
            self.clock.advance(FRAME_MS)
            self.app.turn([event])
        self.wait(FRAME_MS)

    def key(self, code: int, mod: int = 0) -> None:
        """A key goes down and up."""
        self.clock.advance(FRAME_MS)
        self.app.turn([hands.key(code, mod)])
        self.app.turn([pygame.event.Event(pygame.KEYUP, key=code, mod=mod)])

    def tab_to(self, name: str) -> bool:
        """Go to a button of the panel with Tab alone; false when it is not reached."""
        for _ in range(80):
            stop = self.table.keys.stop
            if isinstance(stop, FocusStop) and (stop.kind, stop.name) == (COACH, name):
                return True
            self.key(pygame.K_TAB)
        return False

    def option(self, verb: str, card: str) -> Option:
        """An answer that is offered."""
        view, game = self.session.view(), self.session.game
        return next(
            option
            for option in view.options
            if game.verbs[option[0]] == verb and game.words.card_name(view.table, option[1]) == card
        )

    def answer(self, verb: str, card: str) -> None:
        """Give an answer, and let it be shown."""
        self.table.commands.answer(self.option(verb, card))
        self.settle()
