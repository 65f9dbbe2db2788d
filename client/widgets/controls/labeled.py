"""Labeled widgets: a row of a settings list, with the label on the left."""

from __future__ import annotations

import pygame

from client.art import paint, palette, text
from client.widgets.base import StaticWidget, Widget
from client.widgets.controls.choice import Toggle
from client.widgets.style import LABEL, SECOND

_GAP = 16.0
_NARROWEST_LABEL = 130.0


class Labeled(StaticWidget):
    """Label and hint on the left, the widget on the right; below each other if there is too little width.

    The hint is the widget's `note`. While the widget is disabled its reason replaces it. A click anywhere in the row of
    a toggle works. `control_width` is in u; without it the widget's own width is used.
    """

    def __init__(self, label: str, control: Widget, hint: str = "", control_width: float = 0) -> None:
        super().__init__(name=label)
        self.label = label
        self.control = control
        control.note = hint
        self.control_width = control_width
        if not control.name:
            control.name = label

    def parts(self) -> tuple[Widget, ...]:
        return (self.control,)

    def _control_size(self, width: int, unit: float) -> tuple[int, int]:
        wanted = round(self.control_width * unit) if self.control_width else self.control.natural_width(unit)
        wanted = min(wanted, width)
        return wanted, self.control.height_for(wanted, unit)

    def _is_stacked(self, width: int, unit: float) -> bool:
        return width - self._control_size(width, unit)[0] - _GAP * unit < _NARROWEST_LABEL * unit

    def _label_width(self, width: int, unit: float) -> float:
        if self._is_stacked(width, unit):
            return width
        return width - self._control_size(width, unit)[0] - _GAP * unit

    def _lines(self, width: float, unit: float) -> tuple[list[str], list[str]]:
        second = self.control.reason or self.control.note
        return (
            text.wrap(self.label, LABEL.font, LABEL.size * unit, width),
            text.wrap(second, SECOND.font, SECOND.size * unit, width) if second else [],
        )

    def _text_height(self, width: float, unit: float) -> float:
        labels, hints = self._lines(width, unit)
        return (len(labels) * LABEL.size * 1.28 + len(hints) * SECOND.size * 1.3) * unit

    def height_for(self, width: int, unit: float) -> int:
        words = self._text_height(self._label_width(width, unit), unit)
        control = self._control_size(width, unit)[1]
        inner = words + 6 * unit + control if self._is_stacked(width, unit) else max(words, control)
        return round(inner + 8 * unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Place the widget at the right end of the row, or below the label."""
        super().place(rect, unit)
        width, height = self._control_size(rect.width, unit)
        if self._is_stacked(rect.width, unit):
            if not isinstance(self.control, Toggle):
                width = rect.width
            control = pygame.Rect(rect.x, rect.bottom - self.px(4) - height, width, height)
        else:
            control = pygame.Rect(rect.right - width, rect.centery - height // 2, width, height)
        self.control.place(control, unit)
        if isinstance(self.control, Toggle):
            self.control.hit = rect.copy()

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        width = self._label_width(self.rect.width, unit)
        labels, hints = self._lines(width, unit)
        color = palette.INK if self.control.enabled else paint.mix(palette.INK, palette.PAPER, 0.36)
        top = (
            self.rect.y + 4 * unit
            if self._is_stacked(self.rect.width, unit)
            else self.rect.centery - self._text_height(width, unit) / 2
        )
        y = top + LABEL.size * 0.64 * unit
        y = text.paragraph(surface, labels, LABEL.font, LABEL.size * unit, color, (self.rect.x, y), "midleft", 1.28)
        place = self.rect.x, y
        text.paragraph(surface, hints, SECOND.font, SECOND.size * unit, palette.INK_2, place, "midleft", 1.3)
        self.control.draw(surface)
