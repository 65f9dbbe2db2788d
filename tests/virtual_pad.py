"""A game controller that only SDL believes in: what it does comes in as from a real one."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame

_BUTTONS = ("A", "B", "X", "Y", "Back", "Guide", "Start", "L3", "R3", "LB", "RB", "Up", "Down", "Left", "Right")
_AXES = ("left x", "left y", "right x", "right y", "LT", "RT")
_GAMECONTROLLER = 1


def _sdl() -> ctypes.CDLL | None:
    """The very library that pygame uses, or None where it is not found beside it."""
    home = Path(pygame.__file__).parent
    places = (home.parent / "pygame_ce.libs", home / ".dylibs", home)
    found = [
        file
        for place in places
        for pattern in ("libSDL2-2*", "libSDL2-2.0*.dylib", "SDL2.dll")
        for file in place.glob(pattern)
    ]
    return ctypes.CDLL(str(found[0])) if found else None


class VirtualPad:
    """One pad, plugged in. Raises LookupError where SDL cannot be reached."""

    def __init__(self) -> None:
        sdl = _sdl()
        if sdl is None:
            raise LookupError("no SDL beside pygame")
        sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        self._sdl = sdl
        self._index = sdl.SDL_JoystickAttachVirtual(_GAMECONTROLLER, len(_AXES), len(_BUTTONS), 0)
        if self._index < 0:
            raise LookupError("SDL makes no virtual pads")
        self._pad = sdl.SDL_JoystickOpen(self._index)

    def hold(self, button: str, down: bool = True) -> None:
        """Hold a button, or let it go."""
        self._sdl.SDL_JoystickSetVirtualButton(self._pad, _BUTTONS.index(button), int(down))

    def push(self, axis: str, share: float) -> None:
        """Move an axis to a share of its way, -1 to 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._pad, _AXES.index(axis), round(share * 32767))

    def unplug(self) -> None:
        """Take it away."""
        self._sdl.SDL_JoystickDetachVirtual(self._index)
