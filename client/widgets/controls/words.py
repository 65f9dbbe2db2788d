"""Text among widgets: a heading or a paragraph that wraps."""

from __future__ import annotations

import pygame

from client.art import palette, text
from client.widgets.base import StaticWidget
from client.widgets.style import BODY, SECTION, Style


class Words(StaticWidget):
    """Text in one style, wrapped to its width. It takes no events."""

    def __init__(
        self, words: str, style: Style = BODY, color: str = palette.INK, align: str = "left", line_height: float = 1.35
    ) -> None:
        super().__init__(name=words)
        self.words = words
        self.style = style
        self.color = color
        self.align = align
        self.line_height = line_height

    def natural_width(self, unit: float) -> int:
        return text.width(self.words, self.style.font, self.style.size * unit)

    def _lines(self, width: int, unit: float) -> list[str]:
        # Centered lines look best at equal lengths, while a block of text fills its width.
        return text.wrap(self.words, self.style.font, self.style.size * unit, width, balanced=self.align == "center")

    def height_for(self, width: int, unit: float) -> int:
        return round(len(self._lines(width, unit)) * self.style.size * self.line_height * unit)

    def draw(self, surface: pygame.Surface) -> None:
        size = self.style.size * self.unit
        step = size * self.line_height
        anchor, x = {
            "left": ("midleft", self.rect.x),
            "center": ("center", self.rect.centerx),
            "right": ("midright", self.rect.right),
        }[self.align]
        for number, line in enumerate(self._lines(self.rect.width, self.unit)):
            place = (x, self.rect.y + (number + 0.5) * step)
            text.draw(surface, line, self.style.font, size, self.color, place, anchor)


def heading(words: str, color: str = palette.INK) -> Words:
    """Return the heading of a section."""
    return Words(words, SECTION, color)
