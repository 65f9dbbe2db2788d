"""Touch: long presses and drags of a finger. SDL reports fingers as the left button."""

from __future__ import annotations

import math

import pygame

HELD_MS = 500
"""A finger that rests this long acts as the right button."""
SLACK = 10
"""Pixels that a finger may move and still rests. Beyond that it drags."""


def is_touch_down(event: pygame.event.Event) -> bool:
    """Return whether a finger goes down."""
    return bool(event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and getattr(event, "touch", False))


class LongPress:
    """One finger that may be held in place."""

    def __init__(self) -> None:
        self._at = (0, 0)
        self._due: int | None = None
        self._over = False
        """The hold was reported. The finger is still down but has no further effect."""

    def takes(self, event: pygame.event.Event, now: int) -> bool:
        """Follow an event. Returns True for events of a finger whose hold was reported."""
        over = self._over
        if event.type == pygame.MOUSEBUTTONDOWN:
            over = self._over = False
            self._at, self._due = event.pos, now + HELD_MS if is_touch_down(event) else None
        elif event.type == pygame.MOUSEBUTTONUP:
            self._over, self._due = False, None
        elif event.type != pygame.MOUSEMOTION:
            return False
        elif math.dist(self._at, event.pos) >= SLACK:
            self._due = None
        return over

    def forget(self) -> None:
        """Cancel the hold."""
        self._due = None

    def take_position(self, now: int) -> tuple[int, int] | None:
        """Return the finger's position once, when it has been held long enough."""
        if self._due is None or now < self._due:
            return None
        self._due, self._over = None, True
        return self._at

    def wake_at(self) -> int | None:
        """Return the moment when the hold will count."""
        return self._due
