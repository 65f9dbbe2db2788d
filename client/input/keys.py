"""Keys by the name on their cap: "Ctrl Z", "Keypad 7", "Shift Tab"."""

from __future__ import annotations

import pygame

HELD = {"Ctrl": pygame.KMOD_CTRL | pygame.KMOD_META, "Alt": pygame.KMOD_ALT, "Shift": pygame.KMOD_SHIFT}
_LEFT = {"Ctrl": pygame.KMOD_LCTRL, "Alt": pygame.KMOD_LALT, "Shift": pygame.KMOD_LSHIFT}
_MODIFIERS = frozenset(
    (
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_MODE,
        pygame.K_CAPSLOCK,
    )
)
_SHORT = {"return": "Enter", "enter": "Keypad Enter", "escape": "Esc", "page up": "PgUp", "page down": "PgDn"}
_REPEATING = frozenset(("Left", "Right", "Up", "Down", "Tab", "Backspace", "Delete", "PgUp", "PgDn"))


def trigger(event: pygame.event.Event) -> str:
    """Return the pressed key after its modifiers; empty for any other event."""
    if event.type != pygame.KEYDOWN:
        return ""
    mod = getattr(event, "mod", 0)
    return " ".join([*(name for name, mask in HELD.items() if mod & mask), _cap(event.key)])


def _cap(key: int) -> str:
    name = pygame.key.name(key)
    if len(name) == 3 and name[0] == "[":
        return f"Keypad {name[1]}"
    return _SHORT.get(name) or name.title()


def press(cap: str, down: bool = True) -> pygame.event.Event:
    """Return the event of a key going down, or up, by its cap: "Shift Tab".

    Raises ValueError for an unknown cap.
    """
    parts = cap.split(" ")
    held = [part for part in parts[:-1] if part in _LEFT]
    name = " ".join(parts[len(held) :])
    mod = sum(_LEFT[modifier] for modifier in held)
    named = next((key for key, shown in _SHORT.items() if shown == name), name.lower())
    code = pygame.key.key_code(f"[{named[-1]}]" if named.startswith("keypad ") else named)
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=mod, unicode="", pad=True)


def is_modifier(event: pygame.event.Event) -> bool:
    """Return whether a key is a modifier."""
    return event.key in _MODIFIERS


def repeats(event: pygame.event.Event) -> bool:
    """Return whether the key of an event repeats while it is held."""
    return _cap(event.key) in _REPEATING


def matches(event: pygame.event.Event, shortcut: str) -> bool:
    """Return whether an event is this shortcut, with exactly these modifiers."""
    return trigger(event) == shortcut


def control_held(event: pygame.event.Event) -> bool:
    """Return whether Ctrl, or the command key of a Mac, is held."""
    return bool(getattr(event, "mod", 0) & HELD["Ctrl"])


def shift_held(event: pygame.event.Event) -> bool:
    return bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT)
