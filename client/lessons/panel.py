"""The coach's panel: a small heading, a text, buttons."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import paint, text
from client.art.cache import to_fast_format
from client.table.advice.panel import PanelLook
from client.table.layers.panel_dock import SMALLEST, largest
from client.table.pointer_targets import PressTarget

COACH = "coach"
"""The kind of the panel's buttons as press targets and focus stops."""
_HEAD, _BODY, _BUTTON = 12.5, 16.5, 14.5
"""Letter sizes in u."""
_PAD, _GAP, _LINE, _RADIUS, _SHADOW = 12.0, 8.0, 1.26, 10.0, 16.0
_BUTTON_PAD, _BUTTON_HEIGHT = 11.0, 30.0
_DENSEST = 0.5
"""How far margins can shrink once letters have their smallest size, as a share of their normal size."""
_SHORT = 9.0
"""The smallest letters in pixels next to another panel. A lesson must stay readable to continue."""
_FAINT = 0.25


@dataclass(frozen=True, slots=True)
class Speech:
    """A heading, a text, and buttons (name, label, whether it continues)."""

    heading: str
    words: str
    buttons: tuple[tuple[str, str, bool], ...]


class CoachPanel:
    """A panel with letters as large as its room allows. `unit`: the most pixels per u."""

    def __init__(self, speech: Speech, look: PanelLook, room: pygame.Rect, unit: float, can_wait: bool = False) -> None:
        """With `can_wait`, the text may wait for more room."""
        self.speech = speech
        self._look = look
        self._unit = _DENSEST * SMALLEST / _BODY
        for self._least in (SMALLEST,) if can_wait else (SMALLEST, _SHORT):
            fitted = largest(unit, self._unit, lambda one: self._has_room(one, room))
            if fitted is not None:
                break
        self.fits = fitted is not None
        """Whether everything fits; otherwise the panel stays hidden."""
        self._unit = fitted or self._unit
        self.rect = pygame.Rect(room.topleft, (room.width, min(room.height, self._height(room.width, self._unit))))
        self._picture: pygame.Surface | None = None
        self._buttons = self._place_buttons()

    def _has_room(self, unit: float, room: pygame.Rect) -> bool:
        widest = max((place.width for row in self._rows(room.width, unit) for _, place in row), default=0)
        return widest <= room.width - 2 * _PAD * unit and self._height(room.width, unit) <= room.height

    def _heading(self, width: int, unit: float) -> list[str]:
        return text.wrap(self.speech.heading, self._look.bold, self._size(_HEAD, unit), width - 2 * _PAD * unit)

    def _lines(self, width: int, unit: float) -> list[str]:
        return text.wrap(self.speech.words, self._look.plain, self._size(_BODY, unit), width - 2 * _PAD * unit)

    def _rows(self, width: int, unit: float) -> list[list[tuple[str, pygame.Rect]]]:
        """Return the buttons in rows, with their rectangles within the row."""
        x = 0.0
        rows: list[list[tuple[str, pygame.Rect]]] = [[]]
        for name, words, _ in self.speech.buttons:
            wide = text.width(words, self._look.bold, self._size(_BUTTON, unit)) + 2 * _BUTTON_PAD * unit
            if rows[-1] and x + wide > width - 2 * _PAD * unit:
                rows.append([])
                x = 0.0
            rows[-1].append((name, pygame.Rect(round(x), 0, round(wide), self._tall(unit))))
            x += wide + _GAP * unit
        return rows if self.speech.buttons else []

    def _height(self, width: int, unit: float) -> int:
        high = len(self._heading(width, unit)) * self._size(_HEAD, unit) * _LINE
        high += len(self._lines(width, unit)) * self._size(_BODY, unit) * _LINE
        return round(high + 2 * _PAD * unit + len(self._rows(width, unit)) * (self._tall(unit) + _GAP * unit))

    def _size(self, letters: float, unit: float) -> float:
        """Turn a letter size in u into pixels, never too small to read."""
        return max(self._least, letters * unit)

    def _tall(self, unit: float) -> int:
        """Return a button's height in pixels."""
        return round(max(1.5 * self._size(_BUTTON, unit), _BUTTON_HEIGHT * unit))

    def _place_buttons(self) -> dict[str, pygame.Rect]:
        """Return the buttons' rectangles in the window."""
        unit, rows = self._unit, self._rows(self.rect.width, self._unit)
        left, step = self.rect.x + _PAD * unit, self._tall(unit) + _GAP * unit
        top = self.rect.bottom - _PAD * unit - len(rows) * step + _GAP * unit
        return {
            name: place.move(round(left), round(top + number * step))
            for number, row in enumerate(rows)
            for name, place in row
        }

    def _draw_panel(self) -> pygame.Surface:
        unit, look, rect = self._unit, self._look, self.rect
        margin = round(_SHADOW * unit)
        picture = pygame.Surface((rect.width + 2 * margin, rect.height + 2 * margin), pygame.SRCALPHA)
        own = pygame.Rect((margin, margin), rect.size)
        paint.shadow(picture, own, _RADIUS * unit, 6 * unit, 0.5, (0, 3 * unit), look.shadow)
        paint.panel(picture, own, _RADIUS * unit, look.paper, look.accent, 2.2 * unit)
        x, y = own.x + _PAD * unit, own.y + _PAD * unit
        faint = paint.mix(look.ink, look.paper, _FAINT)
        parts = [(line, look.bold, self._size(_HEAD, unit), faint) for line in self._heading(rect.width, unit)]
        parts += [(line, look.plain, self._size(_BODY, unit), look.ink) for line in self._lines(rect.width, unit)]
        for line, letters, size, color in parts:
            text.draw(picture, line, letters, size, color, (x, y + _LINE * size / 2), "midleft")
            y += _LINE * size
        return to_fast_format(picture)

    def draw(self, surface: pygame.Surface, pointed: PressTarget | None, lit: str = "") -> None:
        """Draw the panel. Highlights the pointed button and the `lit` one."""
        look, unit = self._look, self._unit
        margin = round(_SHADOW * unit)
        if self._picture is None:
            self._picture = self._draw_panel()
        surface.blit(self._picture, (self.rect.x - margin, self.rect.y - margin))
        for name, words, first in self.speech.buttons:
            rect = self._buttons[name]
            stands_out = first or name == lit or (pointed is not None and (pointed.kind, pointed.name) == (COACH, name))
            ground, ink = (look.accent, look.accent_ink) if stands_out else (look.paper, look.ink)
            paint.panel(surface, rect, rect.height / 2, ground, look.accent, max(1.5, 1.6 * unit))
            text.draw(surface, words, look.bold, self._size(_BUTTON, unit), ink, rect.center, "center")

    def buttons(self) -> list[tuple[str, pygame.Rect]]:
        """Return the buttons' names and rectangles, in order."""
        return list(self._buttons.items())
