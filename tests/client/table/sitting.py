"""A person sitting at a table without a window: what the hands do, frame by frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import pygame

from client.cards.choices import apply_styles
from client.layout.pieces import Key, Piece
from client.shell.app import App
from client.shell.scene import ManualClock, Scene
from client.sound.player import SoundPlayer
from client.table.scene import TableScene
from engine.kernel.match.match import Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.state import Option
from engine.session.session import Session
from engine.store.player.settings import Settings
from engine.store.store import Store
from tests.client import hands
from tests.client.sessions import HandPool, new_session

FRAME_MS = 16
STEP_MS = 48
"""The frames in which a test only lets time pass follow each other at this distance."""
Point = tuple[int, int]


class Opened(Scene):
    """Another screen, that only remembers with what it was opened."""

    def __init__(self, name: str, **arguments: Any) -> None:
        super().__init__()
        self.name, self.arguments = name, arguments


class Sitting:
    """A table scene in an application with a clock that is set by hand. Computers answer when `let` is called.

    `ben` names the cards or zones that a computer in the second seat chooses first; after that it thinks for itself.
    """

    def __init__(
        self,
        kinds: Sequence[str] = ("human", "normal"),
        seed: int = 3,
        twists: int | list[str] = 0,
        size: tuple[int, int] = (1280, 720),
        dealt: bool = True,
        match: Match | None = None,
        store: Store | None = None,
        paint: Literal["always", "on demand"] = "on demand",
        ben: Sequence[str] = (),
        **settings: Any,
    ) -> None:
        self.clock = ManualClock(1000)
        self.settings = Settings(computer_delay_ms=0, volume_master=0, **settings)
        self.pool = HandPool()
        self.pool.plans[1] = list(ben)
        if match is not None:
            match.kinds[:] = kinds
            self.session = Session(match, self.settings, pool=self.pool, document={"session": {"number": 1}})
        else:
            self.session = new_session(kinds, seed, {"twists": twists}, self.pool, self.settings, store=store)
        self.app = App(size, headless=True, settings=self.settings, clock=self.clock, paint=paint)
        self.app.on_style = lambda: apply_styles(self.settings)
        for name in ("rules", "settings", "results", "title", "curtain"):
            self.app.register(name, lambda name=name, **arguments: Opened(name, **arguments))
        self.scene = TableScene(self.session, SoundPlayer(self.settings, threaded=False))
        self.app.go(self.scene)
        self.frame()
        if dealt:
            self.frame()
            self.scene.director.skip(self.clock.now())

    # -- time -----------------------------------------------------------------------------------------------

    def frame(self, *events: pygame.event.Event, passed: int = FRAME_MS) -> bool:
        """One frame, after these events; true when something was drawn."""
        self.clock.advance(passed)
        drew = self.app.turn(events)
        # A key that was pressed has been released again.
        self.app.turn(
            [pygame.event.Event(pygame.KEYUP, key=event.key) for event in events if event.type == pygame.KEYDOWN]
        )
        return drew

    def wait(self, milliseconds: int, step: int = STEP_MS) -> None:
        """Let frames pass; tests about motion take smaller steps."""
        for passed in range(0, max(FRAME_MS, milliseconds), step):
            self.frame(passed=min(step, max(FRAME_MS, milliseconds - passed)))

    def let(self, milliseconds: int = 6000, step: int = STEP_MS) -> None:
        """Let the computers answer all they are asked and the table show it."""
        for _ in range(milliseconds // step):
            self.pool.release()
            self.frame(passed=step)
            if self.scene.views.newest.options and not self.scene.director.active(self.clock.now()):
                return

    # -- what is there --------------------------------------------------------------------------------------

    @property
    def options(self) -> tuple[Option, ...]:
        """What the viewer is asked."""
        return self.session.view().options

    def option(self, card_name: str) -> Option:
        """The answer that uses a card with this name."""
        view = self.session.view()
        return next(
            option for option in view.options if self.session.game.words.card_name(view.table, option[1]) == card_name
        )

    def key(self, option: Option) -> Key:
        """The piece that an option takes."""
        return ("card", option[1])

    def piece(self, key: Key) -> Piece:
        """A piece where it rests."""
        return self.scene.hand.arrangement.by_key[key]

    def hand_cards(self) -> list[Piece]:
        """The cards of the viewer's hand, from left to right."""
        layout = self.session.view().table.layout
        zone = layout.seat_zone("hand", 0 if self.session.viewer == SPECTATOR else self.session.viewer)
        return sorted(self.scene.hand.arrangement.in_zone(zone), key=lambda piece: piece.hit.centerx)

    def target(self, option: Option) -> Point:
        """Where an option's source is to be put."""
        key = next(
            spot for spot in self.scene.hand.choices.sources if option in self.scene.hand.choices.options_of(spot)
        )
        targets = self.scene.hand.choices.targets(key)
        return next(target.rect.center for target in targets if target.option == option)

    def toasts(self) -> list[str]:
        """The sentences of the toasts that are shown."""
        return [toast.sentence for toast in self.scene.toasts.toasts]

    # -- hands ----------------------------------------------------------------------------------------------

    def move(self, point: Point, held: bool = False) -> None:
        """The pointer arrives somewhere."""
        self.frame(hands.move(point, held))

    def click(self, point: Point) -> None:
        """Press and release at a point."""
        for event in (hands.move(point), hands.down(point), hands.up(point)):
            self.frame(event)

    def right_click(self, point: Point) -> None:
        """Press the other button at a point."""
        self.move(point)
        self.frame(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=3))

    def take(self, point: Point, to: Point) -> None:
        """Press at a point and drag to another, without letting go."""
        self.frame(hands.move(point))
        self.frame(hands.down(point))
        for step in range(1, 5):
            place = point[0] + (to[0] - point[0]) * step // 4, point[1] + (to[1] - point[1]) * step // 4
            self.frame(hands.move(place, held=True))

    def drag(self, point: Point, to: Point) -> None:
        """Drag from a point to another and let go there."""
        self.take(point, to)
        self.frame(hands.up(to))

    def press(self, *codes: int, mod: int = 0) -> None:
        """Press keys one after the other."""
        for code in codes:
            self.frame(hands.key(code, mod))
