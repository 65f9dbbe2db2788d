"""Displays: their positions on the desktop, and a place for the window inside one of them."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from ctypes import POINTER, Structure, byref, c_float, c_int, pointer
from functools import cache

import pygame

TITLE_BAR = 32
"""Pixels kept free above the window for the system's title bar, on a display without magnification."""
_PLAIN_DPI = 96.0


class _Rect(Structure):
    _fields_ = [("x", c_int), ("y", c_int), ("w", c_int), ("h", c_int)]


def usable_areas() -> list[pygame.Rect]:
    """Return the part of each display that panels and docks leave free, the main display first.

    pygame gives the sizes of displays but not their positions, so this asks the SDL library that pygame has loaded.
    """
    sizes = pygame.display.get_desktop_sizes()
    areas = [_area(number) for number in range(len(sizes))] if loaded_sdl() is not None else []
    found = [area for area in areas if area is not None and area.w > 0 and area.h > 0]
    return found or [pygame.Rect((0, 0), size) for size in sizes[:1]]


def inside(window: pygame.Rect, areas: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return the window moved, and shrunk if necessary, into the area that shows most of it."""
    if not areas:
        return window
    area = max(areas, key=lambda area: _overlap(window, area))
    bar = _title_bar(areas.index(area))
    room = pygame.Rect(area.x, area.y + bar, area.w, area.h - bar)
    size = min(window.w, room.w), min(window.h, room.h)
    return pygame.Rect(window.topleft, size).clamp(room)


def _title_bar(number: int) -> int:
    """Return the height of title bars on a display. Windows magnifies them; others report no useful resolution."""
    dpi, sdl = c_float(_PLAIN_DPI), loaded_sdl()
    if sys.platform == "win32" and sdl is not None:
        sdl.SDL_GetDisplayDPI(number, None, pointer(dpi), None)
    return round(TITLE_BAR * dpi.value / _PLAIN_DPI)


def _overlap(first: pygame.Rect, second: pygame.Rect) -> int:
    common = first.clip(second)
    return common.w * common.h


def _area(number: int) -> pygame.Rect | None:
    rect, sdl = _Rect(), loaded_sdl()
    if sdl is None or sdl.SDL_GetDisplayUsableBounds(number, byref(rect)) != 0:
        return None
    return pygame.Rect(rect.x, rect.y, rect.w, rect.h)


@cache
def loaded_sdl() -> ctypes.CDLL | None:
    """Return pygame's SDL library, or None if it can't be found."""
    try:
        sdl = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.display.__file__)
        sdl.SDL_GetDisplayUsableBounds.argtypes = [c_int, POINTER(_Rect)]
        sdl.SDL_GetDisplayDPI.argtypes = [c_int, POINTER(c_float), POINTER(c_float), POINTER(c_float)]
    except (OSError, AttributeError, TypeError):
        return None
    return sdl
