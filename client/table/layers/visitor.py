"""A small visitor, such as a bee or a moth, that crosses the table while the player is idle.

It comes rarely and leaves at any input, so that a waiting table costs almost nothing.
"""

from __future__ import annotations

import math

import pygame

from client.art import svg
from client.table.context import TableContext
from client.table.layer import Band, Layer
from client.table.pointer_targets import Pointer
from engine.words import assets

AFTER_MS, EVERY_MS, CROSSES_MS = 25_000, 60_000, 3600
"""Idle time before the first visit, time between visits, and duration, in ms."""
_SIZE, _WAVE, _WAVES = 34.0, 26.0, 2.5
"""Its size and the height of its waves, in pixels of a table 1920 wide."""


class VisitorLayer(Layer):
    """The visitor of one table; none if the theme has no such drawing or motion is off."""

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._comes_at = self.table.screen.now + AFTER_MS
        self._number = 0
        settings, art = self.table.screen.settings, self.table.screen.theme.art("visitor")
        still = settings.animation == "off" or settings.reduced_motion
        self.art = art if assets.exists(art) and not still else ""

    def update(self, now: int) -> bool:
        if self.table.director.waiting or not self.table.views.newest.options:
            self._comes_at = now + AFTER_MS
        elif now >= self._comes_at + CROSSES_MS:
            self._comes_at, self._number = self._comes_at + EVERY_MS, self._number + 1
            return True
        return self.animating(now)

    def wake_at(self) -> int | None:
        return self._comes_at if self.art and self.table.views.newest.options else None

    def animating(self, now: int) -> bool:
        return bool(self.art) and self._comes_at <= now < self._comes_at + CROSSES_MS

    def preview_event(self, event: pygame.event.Event) -> bool:
        """Leave when the player does something."""
        return self._leave()

    def pointer(self, event: Pointer) -> bool:
        """Leave when the pointer moves."""
        return self._leave()

    def _leave(self) -> bool:
        if self.animating(self.table.screen.now):
            self.do.redraw()
        self._comes_at = self.table.screen.now + AFTER_MS
        return False

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the visitor. It flies in waves, alternately to the right and left, at changing heights."""
        now, table = self.table.screen.now, self.table
        if not self.animating(now):
            return
        share, unit = (now - self._comes_at) / CROSSES_MS, table.screen.scale.width / 1920
        size, area = max(12, round(_SIZE * unit)), table.places.area
        along = area.x - size + (area.width + 2 * size) * (share if self._number % 2 == 0 else 1 - share)
        height = area.y + area.height * (0.32 + 0.13 * (self._number % 4))
        picture = svg.image(self.art, size)
        if self._number % 2:
            picture = pygame.transform.flip(picture, True, False)
        y = height + _WAVE * unit * math.sin(share * _WAVES * math.tau)
        surface.blit(picture, picture.get_rect(center=(round(along), round(y))))
