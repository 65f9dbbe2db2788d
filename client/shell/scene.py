"""Scenes: the screens of the program, the stack in which they lie, and the scale of their layout."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pygame

from client.art.sheet import Sheet
from client.input.pad import Pads
from engine.store.files.atomic import StoreError
from engine.store.files.writer import Writer
from engine.store.player.settings import ANIMATIONS, Settings
from engine.words.messages import ENGLISH, file_language

_log = logging.getLogger(__name__)

BASE_WIDTH = 1280
BASE_HEIGHT = 720
Back = Callable[[], None] | None
"""Called when the player leaves a page; None: the scene below returns, or the title opens."""
_LARGER = 1.25
"""How much larger letters get at most in a smaller window."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The scale of a window.

    width, height: the window in pixels
    scenery: pixels per unit of scenery: 1 at 1280x720, 1.5 at 1920x1080
    unit: pixels per unit of text and widgets (1 u): the scenery's times the text scale
    """

    width: int
    height: int
    scenery: float
    unit: float

    @classmethod
    def of(cls, size: tuple[int, int], text_percent: int = 100) -> Scale:
        """Return the scale of a window of `size` pixels with a text scale of 100 to 200 percent."""
        scenery = max(0.25, min(size[0] / BASE_WIDTH, size[1] / BASE_HEIGHT))
        return cls(size[0], size[1], scenery, scenery * text_percent / 100)

    @property
    def readable(self) -> Scale:
        """Return the scale with letters as large as in a window of 1280x720, but at most a quarter larger."""
        return replace(self, unit=max(self.unit, min(1.0, _LARGER * self.scenery)))

    @property
    def rect(self) -> pygame.Rect:
        """Return the whole window, in pixels."""
        return pygame.Rect(0, 0, self.width, self.height)

    @property
    def text(self) -> float:
        """The text scale: 1 where text grows with the scenery."""
        return self.unit / self.scenery

    @property
    def width_units(self) -> float:
        """Return the width of the window in u. Below 900 there is no room for three columns."""
        return self.width / self.unit

    @property
    def height_units(self) -> float:
        """Return the height of the window in u."""
        return self.height / self.unit

    def px(self, units: float) -> int:
        """Convert a length in u to whole pixels."""
        return round(units * self.unit)


def soonest(*moments: int | None) -> int | None:
    """Return the earliest moment; None if all are None."""
    return min((moment for moment in moments if moment is not None), default=None)


class Clock:
    """The source of time: milliseconds that never run backward."""

    def now(self) -> int:
        """Return milliseconds since pygame was started."""
        return pygame.time.get_ticks()


class ManualClock(Clock):
    """A clock set by hand, for tests and pictures of a certain moment."""

    def __init__(self, now: int = 0) -> None:
        self._now = now

    def now(self) -> int:
        """Return milliseconds, as last set."""
        return self._now

    def advance(self, milliseconds: int) -> None:
        self._now += milliseconds


Sitting = tuple[str, Collection[str]]
"""The name of the player whose settings apply, empty for the common ones. Then the players whose controllers are
accepted, empty for all."""


class Scene:
    """One screen. A scene overrides what it needs; `redraw` requests the next frame.

    The application calls `enter` once, and `layout` before the first frame and whenever window or text size change. It
    calls `handle` for every event, `update` before every frame, and `prepare` and `draw` only after changes.
    """

    app: Host
    cut = False
    """Whether the scene appears and disappears at once, without a fade."""
    smooth = False
    """Whether its motion must not stutter. The program then collects garbage when it first shows the scene."""
    music = ""
    """The music to play. If empty, the music of the scene below continues, softer by `hush` decibels."""
    hush = -9.0

    language = ENGLISH
    """The language in which it was last shown."""

    def on_saved(self) -> None:
        """Refresh stored data that the scene shows, because something was saved."""

    def __init__(self) -> None:
        self._changed = True
        self.region: pygame.Rect | None = None

    @property
    def current_profile(self) -> Sitting | None:
        """Return who is looking at it; None for the same player as the scene below."""
        return None

    def enter(self, app: Host) -> None:
        """Prepare the scene when it is shown, also again after a scene over it was closed."""
        self.app = app

    def leave(self) -> None:
        """Clean up when the scene is no longer shown."""

    def made_anew(self) -> Scene:
        """Return the scene to show after the language has changed: a new one, or itself to lose nothing."""
        return self

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Place everything in a window of `size` pixels."""

    def handle(self, event: pygame.event.Event) -> None:
        """Handle a key, a mouse movement, or any other event from pygame."""

    def update(self, now: int) -> bool:
        """Update to the moment `now` (milliseconds). Returns True if the picture has changed."""
        return False

    def prepare(self) -> None:
        """Place everything clickable for the next frame. `draw` follows only if the frame is painted."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole picture. The clip of `surface` may be set to `region`."""

    def draw_changes(self, surface: pygame.Surface, region: pygame.Rect | None) -> Sequence[pygame.Rect] | None:
        """Draw on the surface with the last frame. Returns the drawn parts, None for everything."""
        surface.set_clip(region)
        self.draw(surface)
        surface.set_clip(None)
        return None if region is None else [region]

    def describe_content(self) -> Sequence[str]:
        """Return its content besides its widgets, for screen readers."""
        return ()

    def animating(self) -> bool:
        """Return whether the scene needs continuous frames now."""
        return False

    def wake_at(self) -> int | None:
        """Return the moment (milliseconds) when `update` must be called even without events, or None."""
        return None

    def rest(self) -> None:
        """Free what only motion needs. Called when the window has been still for a while."""

    def redraw(self, region: pygame.Rect | None = None) -> None:
        """Request a frame. With a region, only that part of the window has changed."""
        if region is None or (self._changed and self.region is None):
            self.region = None
        else:
            self.region = region.union(self.region) if self._changed and self.region else region.copy()
        self._changed = True

    def take_changed(self) -> tuple[bool, pygame.Rect | None]:
        """Return whether a frame was requested since the last call, and for which part of the window (None for all)."""
        changed, region = self._changed, self.region
        self._changed, self.region = False, None
        return changed, region


class SheetScene(Scene):
    """A scene that draws only changes. `layout` makes its `sheet`, as large as its part of the window."""

    sheet: Sheet

    def compose(self, former: pygame.Surface) -> None:
        """Update the sheet. `former` shows the last frame."""

    def draw(self, surface: pygame.Surface) -> None:
        self.compose(surface)
        self.sheet.paint(surface, everything=True)

    def draw_changes(self, surface: pygame.Surface, region: pygame.Rect | None) -> Sequence[pygame.Rect] | None:
        self.compose(surface)
        return self.sheet.paint(surface)


SceneFactory = Callable[..., Scene]


class SceneStack:
    """Opens scenes by name, so that they need not know each other. The highest one is visible."""

    def __init__(self) -> None:
        self._factories: dict[str, SceneFactory] = {}
        self._scenes: list[Scene] = []

    def register(self, name: str, factory: SceneFactory) -> None:
        """Make a scene available under `name`. `factory` is called with the arguments given to `open`."""
        self._factories[name] = factory

    def knows(self, name: str) -> bool:
        """Return whether a scene is registered under `name`."""
        return name in self._factories

    def open(self, name: str, **arguments: Any) -> None:
        """Show a new scene instead of the current one. Raises `KeyError` for an unregistered name."""
        self.go(self._factories[name](**arguments))

    def open_over(self, name: str, **arguments: Any) -> None:
        """Show a new scene over the current one, which returns with `back`."""
        self._show(self._factories[name](**arguments), keep=True)

    def go(self, scene: Scene) -> None:
        """Show this scene instead of the current one."""
        self._show(scene, keep=False)

    def back(self) -> None:
        """Return to the scene below. Does nothing if there is none."""
        if len(self._scenes) < 2:
            return
        self._begin_fade()
        self._scenes.pop().leave()
        if self._scenes[-1].language != file_language():
            self._scenes[-1] = self._scenes[-1].made_anew()
        self._start(self._scenes[-1])

    @property
    def scene(self) -> Scene | None:
        """Return the visible scene, or None before the first."""
        return self._scenes[-1] if self._scenes else None

    def back_or_open(self, name: str, **arguments: Any) -> None:
        """Return to the scene below. If there is none, show a new scene, if there is one of that name."""
        if self.covers_another:
            self.back()
        elif self.knows(name):
            self.open_alone(name, **arguments)

    @property
    def covers_another(self) -> bool:
        """Return whether `back` would return to another scene."""
        return len(self._scenes) > 1

    def _show(self, scene: Scene, keep: bool) -> None:
        self._begin_fade()
        if self._scenes:
            # The scenes farther below stay, so that a scene over another can open a third.
            before = self._scenes[-1] if keep else self._scenes.pop()
            before.leave()
        self._scenes.append(scene)
        self._start(scene)

    def open_alone(self, name: str, **arguments: Any) -> None:
        """Show a new scene and close all others, as when leaving a match for the title."""
        scene = self._factories[name](**arguments)
        self._begin_fade()
        while self._scenes:
            self._scenes.pop().leave()
        self._scenes.append(scene)
        self._start(scene)

    def close_scenes(self) -> None:
        """Close all scenes after an error, ignoring their exceptions."""
        while self._scenes:
            scene = self._scenes.pop()
            try:
                scene.leave()
            except Exception:
                _log.exception("Leaving %s failed.", type(scene).__name__)

    def _begin_fade(self) -> None:
        """Keep the current picture before another scene is shown."""
        raise NotImplementedError

    def _start(self, scene: Scene) -> None:
        """Show the highest scene."""
        raise NotImplementedError


class Host(SceneStack):
    """The part of the program that a scene may use. `client.shell.app.App` adds the window and the loop."""

    settings: Settings
    clock: Clock
    headless: bool
    paints_always: bool
    scale: Scale
    pads: Pads
    files: Writer

    @property
    def last_drawn(self) -> Scene | None:
        """Return the scene whose picture the window shows. It can be freed after it has ended."""
        raise NotImplementedError

    @property
    def motion(self) -> bool:
        """Return whether decorative motion is allowed: False with reduced motion or without animation."""
        return not self.settings.reduced_motion and self.settings.animation != "off"

    def milliseconds(self, normal: float) -> int:
        """Return a duration at the animation speed of the settings; 0 if animation is off."""
        return round(normal * ANIMATIONS[self.settings.animation])

    def apply_settings(self) -> None:
        """Apply changed settings: window, theme, palette, text size, typeface. The same scene is laid out."""
        raise NotImplementedError

    def save_settings(self, on_problem: Callable[[str], object] = lambda _: None) -> None:
        """Save the settings. `on_problem` is called with one sentence if that fails."""

        def on_saved(result: object) -> None:
            if isinstance(result, StoreError):
                _log.warning("%s", result)
                on_problem(str(result))

        self.files.put(self.settings.saving(), on_saved)

    def quit(self) -> None:
        """End the program after this turn. Any thread may call it."""
        raise NotImplementedError
