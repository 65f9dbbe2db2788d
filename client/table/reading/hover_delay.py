"""The delay before a pointed thing is shown, and the place for its picture next to it."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

RESHOW_MS = 100
"""The delay for the next thing while one is shown, in ms."""


class HoverIntent:
    """Waits until the pointer has rested on a thing for the player's delay, and keeps pinned things open.

    `delay_ms`: the delay, 0 to 500 ms.
    """

    def __init__(self, delay_ms: int = 150) -> None:
        self.delay_ms = delay_ms
        self.shown: Hashable | None = None
        self.pinned = False
        self._pointed: Hashable | None = None
        self._due: int | None = None

    @property
    def pointed_thing(self) -> Hashable | None:
        """The thing under the pointer, shown or not."""
        return self._pointed

    def point(self, thing: Hashable | None, now: int) -> bool:
        """Set the thing under the pointer or the focus. Return True when that changes what is shown."""
        if thing == self._pointed:
            return False
        had = self.shown is not None
        self._pointed = thing
        self._due = None
        if self.pinned:
            return False
        if thing is not None:
            self._due = now + min(self.delay_ms, RESHOW_MS if had else self.delay_ms)
        self.shown = None
        return had

    def ignore(self, thing: Hashable | None) -> None:
        """Show nothing for the thing that an answer has moved under the pointer, until the pointer leaves it."""
        self._pointed, self._due = thing, None
        if not self.pinned:
            self.shown = None

    def show(self, thing: Hashable) -> None:
        """Show a thing without delay."""
        self._pointed, self._due = thing, None
        if not self.pinned:
            self.shown = thing

    def update(self, now: int) -> bool:
        """Update the delay at `now` (ms). Return True when a thing gets shown."""
        if self._due is None or now < self._due or self.pinned:
            return False
        self._due = None
        self.shown = self._pointed
        return True

    def pin(self, thing: Hashable | None) -> None:
        """Keep showing a thing wherever the pointer goes. None, or the pinned thing, unpins it."""
        if thing is None or (self.pinned and thing == self.shown):
            self.close()
            return
        self.shown, self.pinned, self._due = thing, True, None

    def close(self) -> bool:
        """Hide the shown thing. Return True if there was one."""
        had = self.shown is not None
        self.shown, self.pinned, self._due = None, False, None
        return had

    def wake_at(self) -> int | None:
        """Return when the pointed thing will be shown, in ms, or None."""
        return None if self.pinned else self._due


def place_beside(size: tuple[int, int], source: pygame.Rect, area: pygame.Rect, gap: int) -> pygame.Rect:
    """Return a place of `size` inside `area` next to `source`: right, left, above or below.

    If none of the four is free, return the one that covers least of the source.
    """
    width, height = size
    middle_x = source.centerx - width // 2
    middle_y = source.centery - height // 2
    corners = (
        (source.right + gap, middle_y),
        (source.left - gap - width, middle_y),
        (middle_x, source.top - gap - height),
        (middle_x, source.bottom + gap),
    )
    places = [pygame.Rect(corner, size).clamp(area) for corner in corners]
    return min(places, key=lambda place: _covered_area(place, source))


def _covered_area(place: pygame.Rect, source: pygame.Rect) -> int:
    common = place.clip(source)
    return common.width * common.height
