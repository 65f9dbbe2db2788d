"""A replay in a window without a screen, and the hands before it."""

from __future__ import annotations

from typing import Any

import pygame

from client.layout.pieces import Pose
from client.replay.recording import Recording
from client.replay.scene import ReplayScene
from client.shell.app import App
from client.shell.scene import ManualClock, Scene
from client.sound.player import SoundPlayer
from client.widgets import Widget
from engine.store.player.settings import Settings
from tests.client import hands
from tests.client.motion.lying import pieces_of

FRAME_MS = 50


class Watched:
    """The replay of a recording over another screen."""

    def __init__(
        self,
        recording: Recording,
        moment: int = 0,
        size: tuple[int, int] = (1280, 720),
        text_scale: int = 100,
        animation: str = "off",
        **more: Any,
    ) -> None:
        self.clock = ManualClock(1000)
        self.settings = Settings(volume_master=0, animation=animation, text_scale=text_scale)
        self.app = App(size, headless=True, settings=self.settings, clock=self.clock)
        self.opened: list[tuple[str, dict[str, Any]]] = []
        for name in ("settings", "rules", "results", "ending"):
            self.app.register(name, lambda name=name, **arguments: self._open(name, arguments))
        self.below = Scene()
        self.app.go(self.below)
        self.scene = ReplayScene(recording, SoundPlayer(self.settings, threaded=False), moment, **more)
        self.app.register("replay", lambda: self.scene)
        self.app.open_over("replay")
        self.wait(FRAME_MS)

    def _open(self, name: str, arguments: dict[str, Any]) -> Scene:
        self.opened.append((name, arguments))
        return Scene()

    @property
    def moment(self) -> int:
        return self.scene.session.moment

    def wait(self, milliseconds: int) -> None:
        """Let frames pass."""
        for _ in range(max(1, milliseconds // FRAME_MS)):
            self.clock.advance(FRAME_MS)
            self.app.turn([])

    def press(self, *codes: int) -> None:
        """Keys go down and up, one after the other."""
        for code in codes:
            self.clock.advance(FRAME_MS)
            self.app.turn([hands.key(code), pygame.event.Event(pygame.KEYUP, key=code)])

    def click(self, target: Widget | tuple[int, int]) -> None:
        """A click in the middle of a control, or at a point."""
        point = target.rect.center if isinstance(target, Widget) else target
        hands.click(lambda event: self.app.turn([event]), point)
        self.wait(FRAME_MS)

    def button(self, name: str) -> Widget:
        """A button of the bar by its name."""
        return next(widget for widget in self.scene.bar.form.stops() if widget.name == name)

    def lies(self) -> dict[Any, Pose]:
        """Where everything on the table is drawn now."""
        return {piece.key: pose for piece, pose in pieces_of(self.scene.director, self.clock.now())}
