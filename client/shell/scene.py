"""What a screen of the program is, and the scale it is laid out in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import pygame

from client.art.sheet import Sheet
from client.input.pad import Pads
from engine.store.settings import Settings
from engine.store.writer import Writer
from engine.words.messages import ENGLISH

BASE_WIDTH = 1280
BASE_HEIGHT = 720
_LARGER = 1.25
"""How much larger letters get at most in a smaller window."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How large things are in a window.

    width, height   the window in pixels
    scenery         pixels per unit of scenery: 1 at 1280x720, 1.5 at 1920x1080
    unit            pixels per unit of text and controls (1 u): the scenery's times the text scale
    """

    width: int
    height: int
    scenery: float
    unit: float

    @classmethod
    def of(cls, size: tuple[int, int], text_percent: int = 100) -> Scale:
        """The scale of a window of `size` pixels with a text scale of 100 to 200 percent."""
        scenery = max(0.25, min(size[0] / BASE_WIDTH, size[1] / BASE_HEIGHT))
        return cls(size[0], size[1], scenery, scenery * text_percent / 100)

    @property
    def readable(self) -> Scale:
        """The same with letters as large as in a window of 1280x720, as far as a quarter more is enough for that."""
        return replace(self, unit=max(self.unit, min(1.0, _LARGER * self.scenery)))

    @property
    def rect(self) -> pygame.Rect:
        """The whole window, in pixels."""
        return pygame.Rect(0, 0, self.width, self.height)

    @property
    def width_units(self) -> float:
        """Width of the window in u: below 900 there is no room for three columns."""
        return self.width / self.unit

    @property
    def height_units(self) -> float:
        """Height of the window in u."""
        return self.height / self.unit

    def px(self, units: float) -> int:
        """A length in u as whole pixels."""
        return round(units * self.unit)


def soonest(*moments: int | None) -> int | None:
    """The first of some moments, as far as there are any."""
    return min((moment for moment in moments if moment is not None), default=None)


class Clock(Protocol):
    """Where the time comes from: milliseconds that never run backward."""

    def now(self) -> int:
        """Milliseconds since some moment."""
        ...


class SystemClock:
    """The time since the program started."""

    def now(self) -> int:
        """Milliseconds since pygame was started."""
        return pygame.time.get_ticks()


class ManualClock:
    """A clock that is set by hand, for tests and for pictures of a certain moment."""

    def __init__(self, now: int = 0) -> None:
        self._now = now

    def now(self) -> int:
        """Milliseconds, as last set."""
        return self._now

    def advance(self, milliseconds: int) -> None:
        """Let time pass."""
        self._now += milliseconds


class Host(Protocol):
    """What a scene may ask of the program that shows it (see `client.shell.app.App`)."""

    settings: Settings
    clock: Clock
    headless: bool
    paints_always: bool
    scale: Scale
    pads: Pads
    files: Writer

    @property
    def scene(self) -> Scene | None:
        """The scene that is shown."""

    @property
    def last_drawn(self) -> Scene | None:
        """The scene whose picture the window shows."""

    @property
    def covers_another(self) -> bool:
        """Whether `back` would return to another scene."""

    @property
    def motion(self) -> bool:
        """Whether things may move for show: false with reduced motion and with animation off."""

    def knows(self, name: str) -> bool:
        """Whether there is a scene of that name."""

    def open(self, name: str, **arguments: Any) -> None:
        """Show a new scene instead of the present one."""

    def open_over(self, name: str, **arguments: Any) -> None:
        """Show a new scene over the present one."""

    def open_alone(self, name: str, **arguments: Any) -> None:
        """Show a new scene and forget all others."""

    def go(self, scene: Scene) -> None:
        """Show this scene instead of the present one."""

    def back(self) -> None:
        """Return to the scene below."""

    def close_scenes(self) -> None:
        """Take all scenes away, whatever they say to it."""

    def milliseconds(self, normal: float) -> int:
        """A duration at the animation speed of the settings; 0 when animation is off."""

    def apply_settings(self) -> None:
        """Take over changed settings: window, text size, letters."""

    def save_settings(self, on_problem: Callable[[str], object] = ...) -> None:
        """Have the settings written; `on_problem` is told one sentence when that cannot be done."""

    def quit(self) -> None:
        """End the program."""


Sitting = tuple[str, Collection[str]]
"""By name whose settings hold, empty: those for everybody; and whose pads answer, empty: all."""


class Scene:
    """One screen. A scene overrides what it needs; `redraw` asks for the next frame.

    The application calls `enter` once, `layout` before the first frame and whenever window or text size
    change, `handle` for every event, `update` before every frame, and `prepare` and `draw` only when something changed.
    """

    app: Host
    cut = False
    """Whether the scene appears and disappears at once, without a trace of the one before it in a fade."""
    smooth = False
    """Whether its movements must not stutter: the program tidies the memory when it shows the scene first."""
    music = ""
    """The piece of music that is heard; empty: that of the scene below, as much softer as `hush` (decibels) says."""
    hush = -9.0

    language = ENGLISH
    """The language that was spoken when it was shown last."""

    def on_saved(self) -> None:
        """Called when something was saved: what the scene shows of the store may have changed."""

    def __init__(self) -> None:
        self._changed = True
        self.region: pygame.Rect | None = None

    @property
    def current_profile(self) -> Sitting | None:
        """Who sits before it; None: whoever sits before the scene below."""
        return None

    def enter(self, app: Host) -> None:
        """The scene begins to be shown, or is shown again after a scene that lay over it."""
        self.app = app

    def leave(self) -> None:
        """The scene is no longer shown."""

    def made_anew(self) -> Scene:
        """What is shown in its place when it comes back and another language is spoken: the same made again, or
        itself, where something would be lost with it.
        """
        return self

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Place everything in a window of `size` pixels."""

    def handle(self, event: pygame.event.Event) -> None:
        """A key, a mouse movement, or anything else that pygame reports."""

    def update(self, now: int) -> bool:
        """Bring everything to the moment `now` (milliseconds); true when the picture has changed."""
        return False

    def prepare(self) -> None:
        """Place everything in the next frame that can be pointed at. `draw` follows only if the frame is painted."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole picture. The clip of `surface` may be set to `region`."""

    def draw_changes(self, surface: pygame.Surface, region: pygame.Rect | None) -> Sequence[pygame.Rect] | None:
        """Draw on the surface that shows the last frame. Return the parts that were drawn, None for everything."""
        surface.set_clip(region)
        self.draw(surface)
        surface.set_clip(None)
        return None if region is None else [region]

    def spoken(self) -> Sequence[str]:
        """What it shows besides its controls, in words for those who do not see it."""
        return ()

    def animating(self) -> bool:
        """Whether frames are wanted one after the other now."""
        return False

    def wake_at(self) -> int | None:
        """The moment (milliseconds) at which `update` must be called even if nothing happens, or None."""
        return None

    def redraw(self, region: pygame.Rect | None = None) -> None:
        """Ask for a frame. With a region, only that part of the window has changed."""
        if region is None or (self._changed and self.region is None):
            self.region = None
        else:
            self.region = region.union(self.region) if self._changed and self.region else region.copy()
        self._changed = True

    def take_changed(self) -> tuple[bool, pygame.Rect | None]:
        """Whether a frame was asked for since the last call, and for which part of the window (None for
        all).
        """
        changed, region = self._changed, self.region
        self._changed, self.region = False, None
        return changed, region


class SheetScene(Scene):
    """A scene that draws only what has changed. `layout` makes its `sheet`, as large as its part of the window."""

    sheet: Sheet

    def compose(self, former: pygame.Surface) -> None:
        """Bring the sheet up to date. `former` shows the last frame."""

    def draw(self, surface: pygame.Surface) -> None:
        self.compose(surface)
        self.sheet.paint(surface, everything=True)

    def draw_changes(self, surface: pygame.Surface, region: pygame.Rect | None) -> Sequence[pygame.Rect] | None:
        self.compose(surface)
        return self.sheet.paint(surface)
