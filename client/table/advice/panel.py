"""The panel with advice: a heading, what it is about, and sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, text
from client.art.cache import converted
from client.table.advice.words import Words
from client.table.context import TableModel
from client.widgets.icons import draw_icon

TITLE, BODY, SMALL = 17.0, 15.5, 13.0
"""Sizes of letters in u."""
_WIDTHS, _WIDEST, _NARROWEST = (420.0, 330.0, 250.0), 0.46, 200.0
"""How wide a panel may be in u, at most as a share of the table, and at least in u at the usual text size."""
_TALLEST = 0.5
"""A panel that is higher than this share of the table goes without its last line."""
_PAD, _GAP, _HEAD, _RADIUS = 13.0, 6.0, 30.0, 10.0
_LINE = 1.26
_ICON = 17.0
_SHADOW = 18.0
_FAINT = 0.28


@dataclass(frozen=True, slots=True)
class PanelLook:
    """Colors and letters of a panel, as the theme of the game has them."""

    paper: str
    ink: str
    accent: str
    accent_ink: str
    shadow: str
    bold: str
    plain: str

    @classmethod
    def of(cls, model: TableModel) -> PanelLook:
        """The panel of a table: paper, ink and letters of its prompt bar, and the color of what may be done."""
        look, theme = model.painter.look, model.theme
        return cls(look.color("prompt"), look.color("prompt-text"), look.color_or("hint", "good"),
                   look.color_or("hint-text", "good-text"), look.color("shadow"), theme.font("button")[0],
                   theme.font("hint")[0])  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of words: its letters and their size in pixels, and the room above it in pixels."""

    words: str
    letters: str
    size: float
    gap: float
    faint: bool


class AdvicePanel:
    """A panel in a part of the window. It is drawn once, where it has been placed; `unit` is pixels per u."""

    def __init__(self, words: Words, look: PanelLook, area: pygame.Rect, unit: float) -> None:
        self.words = words
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._look = look
        self._area = area
        self._unit = unit
        self._rows: list[_Row] = []
        self._picture = pygame.Surface((0, 0))

    def place(self, choose: Callable[[Sequence[tuple[int, int]]], pygame.Rect]) -> None:
        """Go to the place that is chosen, in one of the sizes that it can have."""
        widest = max(_WIDEST * self._area.width, _NARROWEST * min(1.0, self._unit))
        widths = dict.fromkeys(round(min(width * self._unit, widest)) for width in _WIDTHS)
        rows = [self._wrapped(width) for width in widths]
        sizes = [(width, self._height(lines)) for width, lines in zip(widths, rows, strict=True)]
        self.rect = choose(sizes)
        self._rows = rows[sizes.index(self.rect.size)]
        self._picture = self._drawn()

    def _wrapped(self, width: int) -> list[_Row]:
        rows = self._lines(width, self.words.below)
        return self._lines(width, "") if self._height(rows) > _TALLEST * self._area.height else rows

    def _lines(self, width: int, below: str) -> list[_Row]:
        look, unit = self._look, self._unit
        parts = [(self.words.title, look.bold, TITLE, 0.0)]
        parts += [(sentence, look.plain, BODY, _GAP) for sentence in self.words.sentences]
        parts += [(below, look.plain, SMALL, _GAP + 2)] if below else []
        inner = width - 2 * _PAD * unit
        return [
            _Row(line, letters, size * unit, 0.0 if number else gap * unit, size == SMALL)
            for words, letters, size, gap in parts
            for number, line in enumerate(text.wrap(words, letters, size * unit, inner))
        ]

    def _height(self, rows: Sequence[_Row]) -> int:
        return round((_HEAD + _PAD * 1.5) * self._unit + sum(row.size * _LINE + row.gap for row in rows))

    def _drawn(self) -> pygame.Surface:
        look, unit = self._look, self._unit
        margin = round(_SHADOW * unit)
        picture = pygame.Surface((self.rect.width + 2 * margin, self.rect.height + 2 * margin), pygame.SRCALPHA)
        rect, radius = pygame.Rect((margin, margin), self.rect.size), _RADIUS * unit
        paint.shadow(picture, rect, radius, 7 * unit, 0.5, (0, 4 * unit), look.shadow)
        paint.panel(picture, rect, radius, look.paper, look.accent, 2.4 * unit)
        head = pygame.Rect(rect.x, rect.y, rect.width, round(_HEAD * unit))
        picture.set_clip(head)
        paint.panel(picture, rect, radius, look.accent)
        picture.set_clip(None)
        left = rect.x + _PAD * unit
        draw_icon(picture, self.words.icon, _ICON * unit, look.accent_ink, (left + _ICON * unit / 2, head.centery))
        text.draw(picture, self.words.heading, look.bold, BODY * unit, look.accent_ink,
                  (left + (_ICON + 7) * unit, head.centery), "midleft")  # fmt: skip
        y = head.bottom + 0.6 * _PAD * unit
        for row in self._rows:
            y += row.gap
            color = paint.mix(look.ink, look.paper, _FAINT) if row.faint else look.ink
            text.draw(picture, row.words, row.letters, row.size, color, (left, y + row.size * _LINE / 2), "midleft")
            y += row.size * _LINE
        return converted(picture)

    def draw(self, surface: pygame.Surface) -> None:
        """The panel where it is."""
        margin = round(_SHADOW * self._unit)
        surface.blit(self._picture, (self.rect.x - margin, self.rect.y - margin))
