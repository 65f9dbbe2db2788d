"""A small visitor that crosses the table now and then while nobody does anything: a bee, a moth.

It comes seldom, and goes as soon as somebody moves: a table that waits costs next to nothing.
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
"""It comes when nobody has done anything for so long, then again and again; so long it takes."""
_SIZE, _WAVE, _WAVES = 34.0, 26.0, 2.5
"""Pixels of a table 1920 wide: how large it is, and how far it strays."""


class VisitorLayer(Layer):
    """The visitor of one table; none where the theme has no drawing of that name, or nothing is to move."""

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._comes_at = self.model.now + AFTER_MS
        self._number = 0
        settings, art = self.model.settings, self.model.theme.art("visitor")
        still = settings.animation == "off" or settings.reduced_motion
        self.art = art if assets.exists(art) and not still else ""

    def update(self, now: int) -> bool:
        if self.model.waiting or not self.model.view.options:
            self._comes_at = now + AFTER_MS
        elif now >= self._comes_at + CROSSES_MS:
            self._comes_at, self._number = self._comes_at + EVERY_MS, self._number + 1
            return True
        return self.animating(now)

    def wake_at(self) -> int | None:
        return self._comes_at if self.art and self.model.view.options else None

    def animating(self, now: int) -> bool:
        return bool(self.art) and self._comes_at <= now < self._comes_at + CROSSES_MS

    def preview_event(self, event: pygame.event.Event) -> bool:
        """Whoever does something is not disturbed."""
        return self._leave()

    def pointer(self, event: Pointer) -> bool:
        """Nor is whoever moves the pointer."""
        return self._leave()

    def _leave(self) -> bool:
        if self.animating(self.model.now):
            self.do.redraw()
        self._comes_at = self.model.now + AFTER_MS
        return False

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """It flies in waves, to the right and the next time to the left, each time at another height."""
        now, model = self.model.now, self.model
        if not self.animating(now):
            return
        share, unit = (now - self._comes_at) / CROSSES_MS, model.scale.width / 1920
        size, area = max(12, round(_SIZE * unit)), model.area
        along = area.x - size + (area.width + 2 * size) * (share if self._number % 2 == 0 else 1 - share)
        height = area.y + area.height * (0.32 + 0.13 * (self._number % 4))
        picture = svg.image(self.art, size)
        if self._number % 2:
            picture = pygame.transform.flip(picture, True, False)
        y = height + _WAVE * unit * math.sin(share * _WAVES * math.tau)
        surface.blit(picture, picture.get_rect(center=(round(along), round(y))))
