"""Fingers: what a touched press comes to when it is held, or moved. SDL tells of fingers as of the left button."""

from __future__ import annotations

import math

import pygame

HELD_MS = 500
"""A finger that rests this long does what the right button does."""
SLACK = 10
"""Pixels a finger may move and still rests; from there on it drags."""


def touched(event: pygame.event.Event) -> bool:
    """Whether a finger goes down."""
    return bool(event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and getattr(event, "touch", False))


class LongPress:
    """One finger that may be held where it lies."""

    def __init__(self) -> None:
        self._at = (0, 0)
        self._due: int | None = None
        self._over = False
        """The hold has counted: the finger is still down, and does nothing more."""

    def takes(self, event: pygame.event.Event, now: int) -> bool:
        """Follow an event; true for one of a finger whose hold has counted."""
        over = self._over
        if event.type == pygame.MOUSEBUTTONDOWN:
            over = self._over = False
            self._at, self._due = event.pos, now + HELD_MS if touched(event) else None
        elif event.type == pygame.MOUSEBUTTONUP:
            self._over, self._due = False, None
        elif event.type != pygame.MOUSEMOTION:
            return False
        elif math.dist(self._at, event.pos) >= SLACK:
            self._due = None
        return over

    def forget(self) -> None:
        """Nothing comes of holding on."""
        self._due = None

    def held(self, now: int) -> tuple[int, int] | None:
        """Where the finger lies, once when it has been held."""
        if self._due is None or now < self._due:
            return None
        self._due, self._over = None, True
        return self._at

    def wake_at(self) -> int | None:
        """When it will have been held."""
        return self._due
