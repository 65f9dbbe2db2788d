"""A bar that fills."""

from __future__ import annotations

import pygame

from client.art import paint, palette, text
from client.widgets.base import Widget
from client.widgets.style import LABEL


class Progress(Widget):
    """How much of something is done: `share` from 0 to 1, with the words at its right (the percentage if
    empty).
    """

    focusable = False

    def __init__(self, share: float = 0, words: str = "", *, name: str = "") -> None:
        super().__init__(name=name)
        self.share = share
        self.words = words

    def height_for(self, width: int, unit: float) -> int:
        """24 u."""
        return round(24 * unit)

    def draw(self, surface: pygame.Surface) -> None:
        """The rail, the part that is done, the words."""
        unit = self.unit
        share = max(0.0, min(1.0, self.share))
        words = self.words or f"{round(share * 100)} %"
        room = text.width(words, LABEL.font, 15 * unit) + self.px(10)
        height = self.px(13)
        rail = pygame.Rect(self.rect.x, self.rect.centery - height // 2, self.rect.width - room, height)
        paint.panel(surface, rail, height / 2, palette.SUNK, palette.PAPER_LINE, 1.3 * unit)
        if share > 0:
            done = pygame.Rect(rail.x, rail.y, max(height, round(rail.width * share)), height)
            paint.panel(surface, done, height / 2, palette.GREEN)
        text.draw(
            surface,
            words,
            LABEL.font,
            15 * unit,
            palette.INK,
            (self.rect.right, self.rect.centery),
            "midright",
        )
