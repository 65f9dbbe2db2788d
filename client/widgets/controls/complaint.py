"""Field faults: a sentence below a field about its error."""

from __future__ import annotations

import pygame

from client.art import palette, text
from client.widgets.controls.words import Words
from client.widgets.icons import draw_icon
from client.widgets.style import SECOND


class FieldFault(Words):
    """A red warning and sentence below a field. Hidden while the field is fine."""

    def __init__(self) -> None:
        super().__init__("", SECOND, palette.RED, line_height=1.3)
        self.visible = False

    def say(self, sentence: str) -> None:
        """Show a sentence, or nothing."""
        self.words, self.visible = sentence, bool(sentence)

    def _lines(self, width: int, unit: float) -> list[str]:
        return super()._lines(round(width - 26 * unit), unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        draw_icon(surface, "warning", 19 * unit, palette.RED, (self.rect.x + 10 * unit, self.rect.y + 10 * unit))
        size = self.style.size * unit
        lines = self._lines(self.rect.width, unit)
        place = (self.rect.x + 26 * unit, self.rect.y + 0.5 * size * self.line_height)
        for line in lines:
            text.draw(surface, line, self.style.font, size, self.color, place, "midleft")
            place = (place[0], place[1] + size * self.line_height)
