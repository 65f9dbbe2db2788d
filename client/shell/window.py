"""The window of the operating system: opened, switched to full screen and back, remembered."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress

import pygame

from client.shell.displays import inside, usable_areas
from client.shell.scene import BASE_HEIGHT, BASE_WIDTH
from engine.store.player.settings import Settings
from engine.words import assets
from engine.words.assets import AssetMissing

TITLE = "Cul-de-Sac"
DESKTOP_ID = "io.github.culdesac.CulDeSac"
"""The ID by which a Linux desktop finds the program's entry, with its name and icon for the dock."""
SAFE_GRAPHICS_VARIABLE = "CUL_DE_SAC_SAFE_GRAPHICS"

# Below this size, in pixels, text would be unreadable.
SMALLEST = (640, 360)

HIDDEN_AT_FIRST = sys.platform in ("win32", "darwin")
"""Whether a window is opened hidden. On these systems AccessKit has to know it before it is shown."""
_ICON, _ICON_SIZE = "art/shell/cul-de-sac.svg", 256
_LOOK_MS = 1000
"""Between two checks of the displays."""

# A new window is the largest of these multiples of 1280x720 that leaves part of the desktop free.
_FIRST_MULTIPLES = (3.0, 2.5, 2.0, 1.5, 1.25, 1.0)
_FREE_SHARE = 0.85


class NoDisplay(Exception):
    """No desktop on which a window could open."""


class Window:
    """The single window of pygame's display module.

    `size` (pixels) overrides the settings. `headless` draws into memory instead of opening a window.
    """

    def __init__(self, settings: Settings, size: tuple[int, int] | None, headless: bool) -> None:
        self._settings = settings
        self._headless = headless
        self._full = self._revealed = False
        self._restores = size is None
        self.on_read: Callable[[], object] = lambda: None
        """Called before the surface is read or drawn on."""
        _prepare(headless)
        try:
            pygame.display.init()
        except pygame.error as problem:
            raise NoDisplay(str(problem)) from problem
        if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
            raise NoDisplay  # SDL would draw invisibly
        pygame.font.init()
        pygame.time.wait(0)  # starts the clock: until then `pygame.time.get_ticks` returns 0
        pygame.display.set_caption(TITLE)
        self._areas: list[pygame.Rect] = []
        """The displays as last checked."""
        self._look_at = 0
        if headless:
            self._open(size or settings.window_size, None)
        else:
            self._open(size or self.first_size(), settings.window_position)
            if not HIDDEN_AT_FIRST:
                self.reveal()

    @property
    def surface(self) -> pygame.Surface:
        """Return the surface to draw on."""
        self.on_read()
        return _display()

    @property
    def size(self) -> tuple[int, int]:
        """Return the current width and height in pixels."""
        return _display().get_size()

    @property
    def refresh_rate(self) -> int:
        """Return the refresh rate of the window's screen, 0 if the system doesn't report it."""
        with suppress(pygame.error):
            return pygame.display.get_current_refresh_rate()
        return 0

    def present(self, regions: Sequence[pygame.Rect] | None = None) -> None:
        """Show what was drawn, all of it or some regions."""
        self.reveal()
        if regions is None:
            pygame.display.flip()
        elif regions:
            pygame.display.update(regions)

    def reveal(self) -> None:
        """Show the window in the state in which the player left it. Does nothing after the first time."""
        if self._revealed or self._headless:
            return
        self._revealed = True
        handle = _display_window()
        if HIDDEN_AT_FIRST and handle is not None:
            handle.show()
        if self._settings.window_maximized and self._restores:
            self._maximize()
        if self._settings.window_mode == "full" and self._restores:
            self._cover_screen()

    def set_full_screen(self, full: bool) -> None:
        """Switch to full screen, or return to the window's former place and size."""
        self._settings.window_mode = "full" if full else "window"
        if self._headless or full == self._full:
            return
        if full:
            self.remember()
            self._cover_screen()
        else:
            self._uncover_screen()

    def remember(self) -> None:
        """Store the window's place and size in the settings, unless it is full screen or maximized."""
        if self._headless or self._full or self._settings.window_maximized:
            return
        self._settings.window_size = self.size
        self._settings.window_position = pygame.display.get_window_position()

    def on_maximized(self, maximized: bool) -> None:
        """Store whether the player has maximized the window. Full screen leaves the stored value unchanged."""
        if not self._headless and not self._full:
            self._settings.window_maximized = maximized

    def close(self) -> None:
        pygame.display.quit()

    def _cover_screen(self) -> None:
        """Switch to full screen in the desktop's resolution, without reopening the window, which would be slow."""
        self._full = True
        handle = _display_window()
        if handle is not None:
            handle.set_fullscreen(True)
        else:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)

    def _uncover_screen(self) -> None:
        self._full = False
        handle = _display_window()
        if handle is not None:
            handle.set_windowed()
        else:
            self._open(self._settings.window_size, self._settings.window_position)
        if self._settings.window_maximized:
            self._maximize()

    def _maximize(self) -> None:
        handle = _display_window()
        if handle is not None:
            handle.maximize()

    def _open(self, size: tuple[int, int], position: tuple[int, int] | None) -> None:
        self._full = False
        if self._headless:
            pygame.display.set_mode(size)
            return
        self._areas = usable_areas()
        place = inside(pygame.Rect(position or (0, 0), size), self._areas)
        with suppress(pygame.error, OSError, AssetMissing):  # any icon will do
            pygame.display.set_icon(pygame.image.load_sized_svg(str(assets.path(_ICON)), (_ICON_SIZE, _ICON_SIZE)))
        hidden = pygame.HIDDEN if HIDDEN_AT_FIRST and not self._revealed else 0
        pygame.display.set_mode(place.size, pygame.RESIZABLE | hidden)
        if position is not None or place.size != size:
            pygame.display.set_window_position(place.topleft)
        handle = _display_window()
        if handle is not None:
            handle.minimum_size = min(SMALLEST[0], place.w), min(SMALLEST[1], place.h)

    def stay_inside(self, now: int) -> None:
        """Move the window back onto the desktop after a display has disappeared or become smaller."""
        if self._headless or self._full or now < self._look_at:
            return
        self._look_at = now + _LOOK_MS
        areas, before = usable_areas(), self._areas
        self._areas = areas
        window = pygame.Rect(pygame.display.get_window_position(), self.size)
        if areas == before or any(area.contains(window) for area in areas):
            return
        place, handle = inside(window, areas), _display_window()
        if handle is not None and place.size != window.size:
            handle.size = place.size
        pygame.display.set_window_position(place.topleft)

    def first_size(self) -> tuple[int, int]:
        """Return the size in the settings, or on the very first start a comfortable part of the desktop."""
        if self._settings.window_position is not None:
            return self._settings.window_size
        desktop = pygame.display.get_desktop_sizes()[0]
        for multiple in _FIRST_MULTIPLES:
            size = round(BASE_WIDTH * multiple), round(BASE_HEIGHT * multiple)
            if size[0] <= desktop[0] * _FREE_SHARE and size[1] <= desktop[1] * _FREE_SHARE:
                return size
        return self._settings.window_size


def _display() -> pygame.Surface:
    surface = pygame.display.get_surface()
    assert surface is not None, "the window is open"
    return surface


def _display_window() -> pygame.Window | None:
    """Return the display module's window as an object, or None if pygame no longer offers it."""
    find = getattr(pygame.Window, "from_display_module", None)
    if find is None:
        return None
    with warnings.catch_warnings():
        # Its successor can't share a window with the display module, which converts every surface.
        warnings.simplefilter("ignore", DeprecationWarning)
        window: pygame.Window = find()
        return window


def _prepare(headless: bool) -> None:
    """Set the options that SDL needs before it opens a window."""
    if headless:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    # Without this, Windows magnifies the picture of an unaware program on a scaled desktop.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    # Click through: the click that brings the window to the front also presses what is under it.
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    if sys.platform.startswith("linux"):
        # pygame has already put the name of the script into the first one.
        os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = DESKTOP_ID
        # The processor draws the picture. X takes over all or part of it without a copy, while the graphics card would
        # need a transfer of the whole window for every change.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if os.environ.get(SAFE_GRAPHICS_VARIABLE, "0") not in ("", "0"):
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
