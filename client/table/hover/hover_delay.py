"""What the pointer means: which thing it has rested on long enough, and where a picture of it fits beside it."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

RESHOW_MS = 100
"""How long the next thing takes once something is shown."""


class HoverIntent:
    """Waits until the pointer has rested on a thing for the player's delay; pins a thing until it is let go.

    `delay_ms` is how long that is, 0 to 500 milliseconds.
    """

    def __init__(self, delay_ms: int = 150) -> None:
        self.delay_ms = delay_ms
        self.shown: Hashable | None = None
        self.pinned = False
        self._pointed: Hashable | None = None
        self._due: int | None = None

    @property
    def pointed(self) -> Hashable | None:
        """What the pointer is on, shown or not."""
        return self._pointed

    def point(self, thing: Hashable | None, now: int) -> bool:
        """The pointer (or the keyboard) is on a thing, or on nothing; true when that changes what is shown."""
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
        """The pointer is on a thing that it put there itself: nothing is shown until it goes elsewhere."""
        self._pointed, self._due = thing, None
        if not self.pinned:
            self.shown = None

    def show(self, thing: Hashable) -> None:
        """Show what the pointer is on without waiting."""
        self._pointed, self._due = thing, None
        if not self.pinned:
            self.shown = thing

    def update(self, now: int) -> bool:
        """Let time pass up to `now` (milliseconds); true when something begins to be shown."""
        if self._due is None or now < self._due or self.pinned:
            return False
        self._due = None
        self.shown = self._pointed
        return True

    def pin(self, thing: Hashable | None) -> None:
        """Keep showing a thing wherever the pointer goes; with None, or the thing that is pinned already, let go."""
        if thing is None or (self.pinned and thing == self.shown):
            self.close()
            return
        self.shown, self.pinned, self._due = thing, True, None

    def close(self) -> bool:
        """Show nothing; true when something was shown."""
        had = self.shown is not None
        self.shown, self.pinned, self._due = None, False, None
        return had

    def wake_at(self) -> int | None:
        """The moment (milliseconds) when something begins to be shown, or None."""
        return None if self.pinned else self._due


def beside(size: tuple[int, int], source: pygame.Rect, area: pygame.Rect, gap: int) -> pygame.Rect:
    """A place of `size` inside `area` next to `source`, never over it: right, left, above or below, as there is room.

    Where none of the four has enough room, the one that covers the least of the source is taken.
    """
    width, height = size
    middle_x = source.centerx - width // 2
    middle_y = source.centery - height // 2
    corners = ((source.right + gap, middle_y), (source.left - gap - width, middle_y),
               (middle_x, source.top - gap - height), (middle_x, source.bottom + gap))
    places = [pygame.Rect(corner, size).clamp(area) for corner in corners]
    return min(places, key=lambda place: _covered(place, source))


def _covered(place: pygame.Rect, source: pygame.Rect) -> int:
    common = place.clip(source)
    return common.width * common.height
