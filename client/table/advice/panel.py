"""The advice panel: a heading, the subject and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from client.art import paint, text
from client.art.cache import to_fast_format
from client.table.advice.words import AdviceWords
from client.table.context import TableContext
from client.table.layers.panel_dock import SMALLEST, largest
from client.widgets.icons import draw_icon
from engine.words.say import table as say

TITLE, BODY, SMALL = 17.0, 15.5, 13.0
"""Font sizes in u."""
_PAD, _GAP, _HEAD, _RADIUS = 13.0, 6.0, 30.0, 10.0
_DENSEST = 0.6
"""How far margins shrink when the text is already at its smallest size, as a share of the usual margin."""
_LINE = 1.26
_ICON = 17.0
_SHADOW = 18.0
_FAINT = 0.28


@dataclass(frozen=True, slots=True)
class PanelLook:
    """Colors and fonts of an advice panel, from the game's theme."""

    paper: str
    ink: str
    accent: str
    accent_ink: str
    shadow: str
    bold: str
    plain: str

    @classmethod
    def of(cls, table: TableContext) -> PanelLook:
        """Return the panel style of a table: its prompt bar's paper, ink and fonts, and the color of actions."""
        look, theme = table.screen.painter.look, table.screen.theme
        return cls(
            look.color("prompt"),
            look.color("prompt-text"),
            look.color_or("hint", "good"),
            look.color_or("hint-text", "good-text"),
            look.color("shadow"),
            theme.font("button")[0],
            theme.font("hint")[0],
        )


@dataclass(frozen=True, slots=True)
class _TextRow:
    """One line of text. `size` and `gap` (the space above it) are in pixels."""

    words: str
    letters: str
    size: float
    gap: float
    faint: bool


class AdvicePanel:
    """An advice panel that uses the largest text that fits in `room`. `unit`: pixels per u at most."""

    def __init__(self, words: AdviceWords, look: PanelLook, room: pygame.Rect, unit: float) -> None:
        self.words = words
        self._look = look
        self._unit = unit
        self._rows: list[_TextRow] = []
        self.told: Sequence[str] = ()
        """The sentences that fit."""
        self.rect = pygame.Rect(room.topleft, (room.width, self._fit_text(room)))

    def _fit_text(self, room: pygame.Rect) -> int:
        """Choose the text size and the lines for `room`, and return the height.

        The last line is dropped first, then the last sentences, which become a count.
        """
        told, below = self.words.sentences, self.words.below
        shorter = [
            ((*told[:count], say("and-more", count=len(told) - count)), "") for count in range(len(told) - 1, -1, -1)
        ]
        for sentences, last in ((told, below), (told, ""), *shorter):
            unit = largest(
                self._unit,
                _DENSEST * SMALLEST / BODY,
                lambda unit, parts=(sentences, last): (  # type: ignore[misc]
                    self._height(self._lines(room.width, unit, *parts), unit) <= room.height
                ),
            )
            if unit is not None:
                break
        self.told = sentences
        self._unit = unit or _DENSEST * SMALLEST / BODY
        self._rows = self._lines(room.width, self._unit, sentences, last)
        return min(room.height, self._height(self._rows, self._unit))

    def _lines(self, width: int, unit: float, sentences: Sequence[str], below: str) -> list[_TextRow]:
        look = self._look
        parts = [] if self._heads(width, unit) else [(self.words.title, look.bold, TITLE, 0.0)]
        parts += [(sentence, look.plain, BODY, _GAP) for sentence in sentences]
        parts += [(below, look.plain, SMALL, _GAP + 2)] if below else []
        inner = width - 2 * _PAD * unit
        return [
            _TextRow(line, letters, max(SMALLEST, size * unit), 0.0 if number else gap * unit, size == SMALL)
            for words, letters, size, gap in parts
            for number, line in enumerate(text.wrap(words, letters, max(SMALLEST, size * unit), inner))
        ]

    def _heads(self, width: int, unit: float) -> bool:
        """Return whether the heading and the title fit in one line."""
        words = say("heading-and-title", heading=self.words.heading, title=self.words.title)
        room = width - (2 * _PAD + _ICON + 7) * unit
        return text.width(words, self._look.bold, max(SMALLEST, BODY * unit)) <= room

    def _height(self, rows: Sequence[_TextRow], unit: float) -> int:
        rest = sum(row.size * _LINE + row.gap for row in rows)
        return round(max(_HEAD * unit, 1.4 * SMALLEST) + _PAD * 1.5 * unit + rest)

    @cached_property
    def _picture(self) -> pygame.Surface:
        look, unit = self._look, self._unit
        margin = round(_SHADOW * unit)
        picture = pygame.Surface((self.rect.width + 2 * margin, self.rect.height + 2 * margin), pygame.SRCALPHA)
        rect, radius = pygame.Rect((margin, margin), self.rect.size), _RADIUS * unit
        paint.shadow(picture, rect, radius, 7 * unit, 0.5, (0, 4 * unit), look.shadow)
        paint.panel(picture, rect, radius, look.paper, look.accent, 2.4 * unit)
        head = pygame.Rect(rect.x, rect.y, rect.width, round(max(_HEAD * unit, 1.4 * SMALLEST)))
        picture.set_clip(head)
        paint.panel(picture, rect, radius, look.accent)
        picture.set_clip(None)
        left = rect.x + _PAD * unit
        draw_icon(picture, self.words.icon, _ICON * unit, look.accent_ink, (left + _ICON * unit / 2, head.centery))
        heading = self.words.heading
        if self._heads(self.rect.width, unit):
            heading = say("heading-and-title", heading=heading, title=self.words.title)
        text.draw(
            picture,
            heading,
            look.bold,
            max(SMALLEST, BODY * unit),
            look.accent_ink,
            (left + (_ICON + 7) * unit, head.centery),
            "midleft",
        )
        y = head.bottom + 0.6 * _PAD * unit
        for row in self._rows:
            y += row.gap
            color = paint.mix(look.ink, look.paper, _FAINT) if row.faint else look.ink
            text.draw(picture, row.words, row.letters, row.size, color, (left, y + row.size * _LINE / 2), "midleft")
            y += row.size * _LINE
        return to_fast_format(picture)

    def draw(self, surface: pygame.Surface) -> None:
        margin = round(_SHADOW * self._unit)
        surface.blit(self._picture, (self.rect.x - margin, self.rect.y - margin))
