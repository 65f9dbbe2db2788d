"""An open list: one of several entries, each with a sentence about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import pygame

from client.art import paint, palette, text
from client.input.actions import FIRST, LAST, LIST_DOWN, LIST_UP
from client.widgets.base import WidgetOptions
from client.widgets.controls.choice import SingleChoice
from client.widgets.controls.dropdown import Choice
from client.widgets.icons import draw_icon
from client.widgets.style import BODY, HINT, SMALLEST

_ROW = 30.0
_LINE = HINT.size * 1.3
_ICON, _TICK = 31.0, 32.0
_INSET = 12.0


class ChoiceList(SingleChoice):
    """A row for each choice, chosen with up and down."""

    radius_units = 10.0
    ring_gap_units = 1.0
    keys = {LIST_UP: -1, LIST_DOWN: 1, FIRST: -99, LAST: 99}

    def __init__(self, choices: Sequence[Choice], value: Any, **common: Unpack[WidgetOptions]) -> None:
        super().__init__(value, **common)
        self.choices = list(choices)

    def entries(self) -> Sequence[tuple[Any, str]]:
        return [(choice.value, choice.words) for choice in self.choices]

    def natural_width(self, unit: float) -> int:
        words = max(text.width(choice.words, BODY.font, BODY.size * unit) for choice in self.choices)
        hints = max(text.width(choice.hint, HINT.font, HINT.size * unit) for choice in self.choices)
        return round(max(words, hints) + self._extra_width() * unit)

    def height_for(self, width: int, unit: float) -> int:
        return sum(self._row_height(choice, width, unit) for choice in self.choices)

    def _icons(self) -> float:
        """Return the width for icons in u; 0 without icons."""
        return _ICON if any(choice.icon for choice in self.choices) else 0.0

    def _extra_width(self) -> float:
        """Return the width of a row without its text, in u."""
        return 2 * _INSET + self._icons() + _TICK

    def _hints(self, choice: Choice, width: int, unit: float) -> list[str]:
        room = width - self._extra_width() * unit
        return text.wrap(choice.hint, HINT.font, HINT.size * unit, room, balanced=False) if choice.hint else []

    def _row_height(self, choice: Choice, width: int, unit: float) -> int:
        return round((_ROW + 8 + len(self._hints(choice, width, unit)) * _LINE) * unit)

    def cells(self) -> list[pygame.Rect]:
        """Return the boxes of the rows, in pixels."""
        rows, y = [], self.rect.y
        for choice in self.choices:
            height = self._row_height(choice, self.rect.width, self.unit)
            rows.append(pygame.Rect(self.rect.x, y, self.rect.width, height))
            y += height
        return rows

    def draw(self, surface: pygame.Surface) -> None:
        for number, (row, choice) in enumerate(zip(self.cells(), self.choices, strict=True)):
            chosen = choice.value == self.value
            if chosen and self.enabled:
                paint.panel(surface, row, 10 * self.unit, palette.SUNK)
            elif self.hovered and number == self._under and self.enabled:
                paint.panel(surface, row, 10 * self.unit, paint.mix(palette.SUNK, palette.RAISED, 0.5))
            self._draw_row(surface, row, choice, chosen)

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, choice: Choice, chosen: bool) -> None:
        unit = self.unit
        color = palette.INK if self.enabled else paint.mix(palette.INK_2, palette.PAPER, 0.35)
        second = palette.INK_2 if self.enabled else color
        y = row.y + (_ROW / 2 + 2) * unit
        left, room = row.x + (_INSET + self._icons()) * unit, row.width - self._extra_width() * unit
        if choice.icon:
            draw_icon(surface, choice.icon, 21 * unit, color, (row.x + (_INSET + 10) * unit, y))
        size = text.fit(choice.words, BODY.font, BODY.size * unit, room, SMALLEST * unit)
        text.draw(surface, choice.words, BODY.font, size, color, (left, y), "midleft")
        for line in self._hints(choice, row.width, unit):
            y += _LINE * unit
            text.draw(surface, line, HINT.font, HINT.size * unit, second, (left, y + 2 * unit), "midleft")
        if chosen:
            draw_icon(
                surface,
                "check",
                19 * unit,
                palette.GREEN if self.enabled else color,
                (row.right - (_INSET + 8) * unit, row.y + (_ROW / 2 + 2) * unit),
            )
