"""Shortcuts by the name that stands on their key cap, such as "Ctrl Z" or "F1"."""

from __future__ import annotations

import pygame

_MODIFIERS = {"Ctrl": pygame.KMOD_CTRL | pygame.KMOD_META, "Shift": pygame.KMOD_SHIFT, "Alt": pygame.KMOD_ALT}
_NAMED = {
    "Enter": pygame.K_RETURN,
    "Space": pygame.K_SPACE,
    "Esc": pygame.K_ESCAPE,
    "Tab": pygame.K_TAB,
    "Delete": pygame.K_DELETE,
    "Home": pygame.K_HOME,
    "End": pygame.K_END,
    "PgUp": pygame.K_PAGEUP,
    "PgDn": pygame.K_PAGEDOWN,
    "Left": pygame.K_LEFT,
    "Right": pygame.K_RIGHT,
    "Up": pygame.K_UP,
    "Down": pygame.K_DOWN,
    "+": pygame.K_PLUS,
    "-": pygame.K_MINUS,
}
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def matches(event: pygame.event.Event, shortcut: str) -> bool:
    """Whether a KEYDOWN event is this shortcut, with exactly these modifiers. Raises ValueError for a bad
    name.
    """
    *modifiers, key = shortcut.split()
    code = _NAMED[key] if key in _NAMED else pygame.key.key_code(key.lower())
    if event.key != code:
        return False
    held = getattr(event, "mod", 0)
    return all(bool(held & mask) == (name in modifiers) for name, mask in _MODIFIERS.items())


def control_held(event: pygame.event.Event) -> bool:
    """Whether Ctrl, or the command key of a Mac, is held."""
    return bool(getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_META))


def shift_held(event: pygame.event.Event) -> bool:
    """Whether Shift is held."""
    return bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT)
