"""Somebody who sees nothing: hears what the voice says, and answers with keys."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pygame

from client.access.voice import Voice
from client.program import Program
from client.scenes.curtain import CurtainScene
from client.scenes.setup.match_setup import MatchSetup
from client.shell.app import App
from client.shell.scene import ManualClock, Scene
from client.table.scene import TableScene
from engine.session import session as sessions
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from tests.client.hands import key
from tests.endurance.house import QuickPool

_FRAME_MS = 100


class Ear(Voice):
    """A voice that is only heard by a test."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, words: str, interrupt: bool = False) -> None:
        self.lines.append(words)


class BlindPlayer:
    """Plays the program by ear. It knows nothing but `heard`, and has nothing but `press`."""

    def __init__(self, home: Path, **settings: object) -> None:
        self._clock = ManualClock(1000)
        folders = Folders.in_home(home)
        known = Settings.load(folders.config)
        for name, value in {"animation": "off", "computer_delay_ms": 0, **settings}.items():
            setattr(known, name, value)
        self._ear = Ear()
        pool = QuickPool()
        sessions.shared_pool = lambda: pool  # type: ignore[assignment]
        self._app = App((1280, 720), headless=True, settings=known, clock=self._clock)
        self._program = Program(self._app, folders, speech=self._ear)
        self._app.open("title")
        self._chance = random.Random(3)
        self.heard: list[str] = []
        self.wait()

    def sit_down(self, setup: MatchSetup) -> Session:
        """Begin a match without going through the title; the match, for whoever wants to know more than is heard."""
        self._program.start(setup)
        opened = self.scene
        assert isinstance(opened, (CurtainScene, TableScene))
        self.wait(10)
        return opened.session

    @property
    def scene(self) -> Scene | None:
        return self._app.scene

    @property
    def all_heard(self) -> list[str]:
        return self._ear.lines

    def close(self) -> None:
        self._app.close_scenes()
        self._program.close()

    # -- what a person at a keyboard has ------------------------------------------------------------------------

    def wait(self, frames: int = 2) -> list[str]:
        """Listen for a moment; what was said in it."""
        before = len(self._ear.lines)
        for _ in range(frames):
            self._clock.advance(_FRAME_MS)
            self._app.turn([])
        self.heard = self._ear.lines[before:]
        return self.heard

    def press(self, name: str) -> list[str]:
        """Press a key, "Shift P"; what was said after it."""
        *held, cap = name.split()
        mod = sum({"Shift": pygame.KMOD_SHIFT, "Ctrl": pygame.KMOD_CTRL}[each] for each in held)
        code = {"Enter": pygame.K_RETURN, "Esc": pygame.K_ESCAPE}.get(cap) or pygame.key.key_code(cap.lower())
        before = len(self._ear.lines)
        self._app.turn([key(code, mod), pygame.event.Event(pygame.KEYUP, key=code, mod=mod)])
        self.wait(1)
        self.heard = self._ear.lines[before:]
        return self.heard

    # -- what it does -------------------------------------------------------------------------------------------

    def find(self, words: str, way: str = "Tab", most: int = 80) -> str:
        """Press a key until a line begins with these words."""
        for _ in range(most):
            for line in reversed(self.heard):
                if line.startswith(words):
                    return line
            self.press(way)
        raise AssertionError(f"{words!r} was not heard; the last was {self._ear.lines[-5:]}")

    def play(self, ends: str, most: int = 60_000) -> None:
        """Answer whatever is asked until a line has the words `ends`."""
        quiet = 0
        for _ in range(most):
            if any(ends in line for line in self.heard):
                return
            if any(_asks(line) for line in self.heard):
                quiet = 0
                self._answer()
            elif not self.wait(1):
                quiet += 1
                if quiet % 300 == 0:
                    self.press("Tab")
        raise AssertionError(f"no end; last heard: {self._ear.lines[-12:]}")

    def go_on(self) -> list[str]:
        """Do one thing: choose something where anything is asked, else listen; what was said at that."""
        before = len(self._ear.lines)
        if any(_asks(line) for line in self.heard):
            self._answer()
        elif not self.wait(8):
            self.press("Tab")
        return self._ear.lines[before:]

    def _answer(self) -> None:
        """Go to something that can be chosen, and choose it."""
        last = self.heard[-1]
        if not _can_be_chosen(last) or self._chance.random() < 0.5:
            for _ in range(self._chance.randint(0, 2)):
                self.press("Tab")
        for _ in range(60):
            last = self.heard[-1] if self.heard else last
            if _can_be_chosen(last) and self._chance.random() < 0.8:
                self.press("Enter")
                return
            self.press("Tab")


def _asks(line: str) -> bool:
    """Whether something is to be chosen now."""
    return bool(re.search(r"\d choices?\b|Enter: |Press Enter to (spin|continue)|, (top bar )?button\b", line))


def _can_be_chosen(line: str) -> bool:
    """Whether Enter answers, as far as one can hear."""
    ways = r"Enter: |, choice \d|choices: |Press Enter to (spin|continue|look through)|, button|Ready to use"
    return bool(re.search(ways, line)) and "top bar" not in line
