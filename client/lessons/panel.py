"""The panel in which the coach speaks: a small heading, a text, buttons."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, text
from client.art.cache import converted
from client.table.advice.panel import PanelLook
from client.table.advice.placement import Avoid, best_room
from client.table.things import Control

COACH = "coach"
"""The kind of the panel's buttons, among what can be pressed and what can have the focus."""
_HEAD, _BODY, _BUTTON = 12.5, 16.5, 14.5
"""Sizes of letters in u."""
_PAD, _GAP, _LINE, _RADIUS, _SHADOW = 12.0, 8.0, 1.26, 10.0, 16.0
_BUTTON_PAD, _BUTTON_HEIGHT = 11.0, 30.0
_WIDEST = 0.36
"""How wide it may be at most, as a share of the window."""
_WIDTHS = (1.0, 0.82, 0.66)
_SIZES = (1.0, 0.88, 0.76, 0.65, 0.55, 0.46)
"""How much smaller its letters get where it would cover what it must not."""
_HARD, _CLEAR = 600.0, 4
_FAINT = 0.25


@dataclass(frozen=True, slots=True)
class Speech:
    """What the panel says: a heading, the text, and its buttons (name, words, whether it is the one to go on with)."""

    heading: str
    words: str
    buttons: tuple[tuple[str, str, bool], ...]


class CoachPanel:
    """A panel that has found its place; `unit` is pixels per u."""

    def __init__(self, speech: Speech, look: PanelLook, area: pygame.Rect, unit: float) -> None:
        self.speech = speech
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._look, self._area, self._unit = look, area, unit
        self._picture = pygame.Surface((0, 0))
        self._buttons: dict[str, pygame.Rect] = {}

    def place(self, anchor: pygame.Rect | None, shut: Sequence[pygame.Rect], avoid: Sequence[Avoid], near: pygame.Rect,
              distance: float) -> None:  # fmt: skip
        """Go beside the `anchor` (above what is `near` without one), never over it or over what is `shut`."""
        closed = [rect.inflate(2 * _CLEAR, 2 * _CLEAR) for rect in ([anchor] if anchor is not None else []) + [*shut]]
        hard = [Avoid(rect, _HARD) for rect in closed] + [Avoid(rect, _HARD, True) for rect in closed]
        kept = self._unit
        best: tuple[int, float, pygame.Rect] | None = None
        for share in _SIZES:
            self._unit = kept * share
            least = max([self._button(words) for _, words, _ in self.speech.buttons], default=0) + 2 * _PAD * self._unit
            widest = max(_WIDEST * self._area.width, least)
            sizes = [self._size(math.ceil(max(widest * width, least))) for width in _WIDTHS]
            sizes = [size for size in sizes if size[1] < self._area.height] or sizes[:1]
            room = best_room(sizes, self._area, [anchor or near], distance, [*hard, *avoid])
            over = sum(part.width * part.height for part in (room.clip(rect) for rect in closed))
            if best is None or over < best[0]:
                best = over, self._unit, room
            if not over:
                break
        assert best is not None
        self.covers, self._unit, self.rect = best
        self._draw()

    def _heading(self, width: int) -> list[str]:
        return text.wrap(self.speech.heading, self._look.bold, _HEAD * self._unit, width - 2 * _PAD * self._unit)

    def _lines(self, width: int) -> list[str]:
        return text.wrap(self.speech.words, self._look.plain, _BODY * self._unit, width - 2 * _PAD * self._unit)

    def _button(self, words: str) -> float:
        """How wide a button is."""
        return text.width(words, self._look.bold, _BUTTON * self._unit) + 2 * _BUTTON_PAD * self._unit

    def _rows(self, width: int) -> list[list[tuple[str, pygame.Rect]]]:
        """The buttons in rows, each where it lies in its row."""
        unit, x = self._unit, 0.0
        rows: list[list[tuple[str, pygame.Rect]]] = [[]]
        for name, words, _ in self.speech.buttons:
            wide = self._button(words)
            if rows[-1] and x + wide > width - 2 * _PAD * unit:
                rows.append([])
                x = 0.0
            rows[-1].append((name, pygame.Rect(round(x), 0, round(wide), round(_BUTTON_HEIGHT * unit))))
            x += wide + _GAP * unit
        return rows if self.speech.buttons else []

    def _size(self, width: int) -> tuple[int, int]:
        unit = self._unit
        high = 2 * _PAD + len(self._heading(width)) * _HEAD * _LINE + len(self._lines(width)) * _BODY * _LINE
        high += len(self._rows(width)) * (_BUTTON_HEIGHT + _GAP)
        return width, round(high * unit)

    def _draw(self) -> None:
        unit, look, rect = self._unit, self._look, self.rect
        margin = round(_SHADOW * unit)
        picture = pygame.Surface((rect.width + 2 * margin, rect.height + 2 * margin), pygame.SRCALPHA)
        own = pygame.Rect((margin, margin), rect.size)
        paint.shadow(picture, own, _RADIUS * unit, 6 * unit, 0.5, (0, 3 * unit), look.shadow)
        paint.panel(picture, own, _RADIUS * unit, look.paper, look.accent, 2.2 * unit)
        x, y = own.x + _PAD * unit, own.y + _PAD * unit
        faint = paint.mix(look.ink, look.paper, _FAINT)
        for line in self._heading(rect.width):
            text.draw(picture, line, look.bold, _HEAD * unit, faint, (x, y + _HEAD * _LINE * unit / 2), "midleft")
            y += _HEAD * _LINE * unit
        for line in self._lines(rect.width):
            text.draw(picture, line, look.plain, _BODY * unit, look.ink, (x, y + _BODY * _LINE * unit / 2), "midleft")
            y += _BODY * _LINE * unit
        for row in self._rows(rect.width):
            y += _GAP * unit
            for name, place in row:
                self._buttons[name] = place.move(round(x) - margin + rect.x, round(y) - margin + rect.y)
            y += _BUTTON_HEIGHT * unit
        self._picture, self._margin = converted(picture), margin

    def draw(self, surface: pygame.Surface, pointed: Control | None, lit: str = "") -> None:
        """The panel where it is; the button that is pointed at and the one that is `lit` stand out."""
        look, unit = self._look, self._unit
        surface.blit(self._picture, (self.rect.x - self._margin, self.rect.y - self._margin))
        for name, words, first in self.speech.buttons:
            rect = self._buttons[name]
            stands_out = first or name == lit or (pointed is not None and (pointed.kind, pointed.name) == (COACH, name))
            ground, ink = (look.accent, look.accent_ink) if stands_out else (look.paper, look.ink)
            paint.panel(surface, rect, rect.height / 2, ground, look.accent, max(1.5, 1.6 * unit))
            text.draw(surface, words, look.bold, _BUTTON * unit, ink, rect.center, "center")

    def buttons(self) -> list[tuple[str, pygame.Rect]]:
        """The names of the buttons with their places, in order."""
        return list(self._buttons.items())
