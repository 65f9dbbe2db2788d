"""A table of a game with many seats, with one person at it and computers that never answer."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame

from client.shell.app import App
from client.shell.scene import ManualClock
from client.sound.player import SoundPlayer
from client.table.scene import TableScene
from engine.commands._shared.stage import still_session
from engine.games import load
from engine.kernel.match.match import Match
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.store.player.settings import Settings
from tests.client import hands
from tests.client.table.sitting import FRAME_MS, STEP_MS

GAME = load("runes-and-regulations")
NAMES = ("Ada Volt", "Ben", "Cy Nagel", "Dot", "Eve", "Flo Quark", "Gus", "Hal")
LONGEST_MATCH = 900
"""Answers after which another match is tried."""


def asked(wanted: Callable[[View], bool], seats: int = 4, earliest: int = 40, **options: Any) -> tuple[Match, int]:
    """A match in which a seat is asked what is wanted, after so many answers at random at the earliest; that seat."""
    for seed in range(1, 60):
        chance = random.Random(seed)
        match = Match(GAME, NAMES[:seats], GAME.checked_options(options), seed)
        for number in range(LONGEST_MATCH):
            if match.over:
                break
            found = next((seat for seat in match.asked_seats if number >= earliest and wanted(match.view(seat))), None)
            if found is not None:
                return match, found
            seat = chance.choice(match.asked_seats)
            match.answer(seat, chance.choice(match.view(seat).options))
    raise AssertionError("nobody is asked that")


def copied(match: Match) -> Match:
    """The same match once more, so that whoever plays on leaves the other as it is."""
    return Match.from_document(GAME, match.to_document())


def summoning(seats: int, **options: Any) -> tuple[Match, int]:
    """A match in which somebody is asked which Creature to summon, and who that is."""
    verb = GAME.verbs.index("summon")
    return asked(
        lambda view: any(option[0] == verb and option[1] != option[2] for option in view.options), seats, 60, **options
    )


class Crowd:
    """The table of a match that stands still, seen by one seat."""

    def __init__(self, match: Match, viewer: int, size: tuple[int, int] = (1280, 720), **settings: Any) -> None:
        self.clock = ManualClock(1000)
        wanted = Settings(computer_delay_ms=0, volume_master=0, **settings)
        self.viewer = viewer
        self.session = still_session(match, wanted, [viewer])
        self.app = App(size, headless=True, settings=wanted, clock=self.clock)
        self.scene = TableScene(self.session, SoundPlayer(wanted, threaded=False))
        self.app.go(self.scene)
        self.wait(40)
        if self.scene.form.popup is not None:
            self.press(pygame.K_RETURN)
        self.wait(40)

    def frame(self, *events: pygame.event.Event, passed: int = FRAME_MS) -> None:
        """One frame, after these events."""
        self.clock.advance(passed)
        self.app.turn(events)

    def wait(self, frames: int) -> None:
        """Let the time of so many frames pass."""
        for passed in range(0, frames * FRAME_MS, STEP_MS):
            self.frame(passed=min(STEP_MS, frames * FRAME_MS - passed))

    def press(self, code: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        self.frame(hands.key(code, mod))
        self.app.turn([pygame.event.Event(pygame.KEYUP, key=code)])

    def click(self, point: tuple[int, int]) -> None:
        """Press and release at a point."""
        for event in (hands.move(point), hands.down(point), hands.up(point)):
            self.frame(event)

    def drag(self, point: tuple[int, int], to: tuple[int, int]) -> None:
        """Drag from a point to another and let go there."""
        self.frame(hands.move(point))
        self.frame(hands.down(point))
        for step in range(1, 5):
            place = point[0] + (to[0] - point[0]) * step // 4, point[1] + (to[1] - point[1]) * step // 4
            self.frame(hands.move(place, held=True))
        self.frame(hands.up(to))

    @property
    def forward(self) -> int:
        """The seat that is brought forward."""
        return self.scene.places.arrangement.forward

    def lawn(self, seat: int) -> pygame.Rect:
        """Where a seat's Creatures lie."""
        return self.scene.hand.arrangement.zone_rects[GAME.layout.seat_zone("lawn", seat)]

    def toasts(self) -> list[str]:
        """The sentences of the toasts that are shown."""
        return [toast.sentence for toast in self.scene.toasts.toasts]

    def summons(self, target: int) -> Option:
        """The first offered answer that summons onto a zone."""
        return next(
            option
            for option in self.scene.views.newest.options
            if GAME.verbs[option[0]] == "summon" and option[2] == target
        )
