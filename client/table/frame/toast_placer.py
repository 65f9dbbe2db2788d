"""Places the toasts of a table."""

from __future__ import annotations

import pygame

from client.table.context import TableContext
from client.table.hover.placement import room_for_words
from client.widgets import Toast


class ToastPlacer:
    """Keeps one table's toasts above the prompt bar, or nearby where they cover nothing needed."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self._placed: list[Toast] = []

    def update(self, now: int) -> bool:
        """Advance the toasts to `now` (ms), and place new ones. Return True when the picture has changed."""
        changed = self.table.screen.toasts.update(now)
        if self.table.screen.toasts.toasts != self._placed:
            self.place()
        return changed

    def place(self) -> None:
        """Find the place of the toasts."""
        places, screen = self.table.places, self.table.screen
        scale, toasts = screen.scale, screen.toasts
        prompt = places.arrangement.rects.get("prompt", scale.rect)
        usual = pygame.Rect(prompt.left, 0, scale.width // 2, prompt.top - scale.px(10))
        shelf = places.arrangement.rects.get("toasts", usual)
        self._placed = toasts.toasts
        corner = shelf.bottomleft
        for _ in range(2):
            toasts.layout(corner, shelf.width, scale.unit, places.area.top - scale.px(8))
            if self._placed:
                corner = room_for_words(self.table, toasts.rect.center).best([toasts.rect.size]).bottomleft
