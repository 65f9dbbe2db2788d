"""Text among widgets: a heading, a paragraph that wraps, or the fault of a field."""

from __future__ import annotations

import pygame

from client.art import palette, text
from client.widgets.base import StaticWidget
from client.widgets.icons import draw_icon
from client.widgets.style import BODY, SECOND, SECTION, Style

_INDENT = 26.0
"""The room for the sign before a fault."""


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


class FieldFault(Words):
    """A red warning and a sentence below a field about its error. Hidden while the field is fine."""

    def __init__(self) -> None:
        super().__init__("", SECOND, palette.RED, line_height=1.3)
        self.visible = False

    def say(self, sentence: str) -> None:
        """Show a sentence, or nothing."""
        self.words, self.visible = sentence, bool(sentence)

    def _lines(self, width: int, unit: float) -> list[str]:
        return super()._lines(round(width - _INDENT * unit), unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        draw_icon(surface, "warning", 19 * unit, palette.RED, (self.rect.x + 10 * unit, self.rect.y + 10 * unit))
        size = self.style.size * unit
        place = self.rect.x + _INDENT * unit, self.rect.y + 0.5 * size * self.line_height
        lines = self._lines(self.rect.width, unit)
        text.paragraph(surface, lines, self.style.font, size, self.color, place, "midleft", self.line_height)


def heading(words: str, color: str = palette.INK) -> Words:
    """Return the heading of a section."""
    return Words(words, SECTION, color)
