"""Controls of the rules reference: paragraphs with their clauses, and the list of sections."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from client.art import fonts, paint, palette, text
from client.art.text_positions import underline
from client.widgets import Pressable, Words
from client.widgets.style import BODY, HINT, LABEL, SECTION
from client.words.rulebook import Line, Paragraph, break_lines, matches

READABLE = 640.0
"""The widest line of text in u: about 75 letters."""
CLAUSES = 78.0
"""Width in u of the column with the numbers of the clauses."""

_LINE = 1.46
_BOLD_COLOR = palette.BOLD
_MATCH_COLOR = palette.MATCH


def text_column(width: int, unit: float) -> tuple[int, int]:
    """Return the left edge and the width of the lines on a page `width` pixels wide, in pixels."""
    lines = min(round(READABLE * unit), width - round((CLAUSES + 36) * unit))
    left = (width - lines - round(CLAUSES * unit)) // 2
    return max(round(18 * unit), left), lines


class SectionHeading(Words):
    """The title of a section, in line with its paragraphs."""

    def __init__(self, title: str, number: int) -> None:
        super().__init__(title, SECTION)
        self.number = number

    def height_for(self, width: int, unit: float) -> int:
        return super().height_for(text_column(width, unit)[1], unit) + round(16 * unit)

    def draw(self, surface: pygame.Surface) -> None:
        left, _ = text_column(self.rect.width, self.unit)
        place = self.rect.x + left, self.rect.bottom - SECTION.size * 0.7 * self.unit
        text.draw(surface, self.words, SECTION.font, SECTION.size * self.unit, palette.INK, place, "midleft")


class RulesParagraph(Pressable):
    """A paragraph with its clauses at the right; the words of `query` are highlighted.

    While something is sought, a press on it shows the paragraph in its place.
    """

    radius_units = 10.0

    def __init__(
        self, number: int, paragraph: Paragraph, then: Callable[[Any], None], terms: Sequence[tuple[int, int]] = ()
    ) -> None:
        """`terms` are the places in the text that can be pointed at: they have a dotted line."""
        super().__init__(name=paragraph.plain, then=then)
        self._terms = terms
        self.number = self.value = number
        self.paragraph = paragraph
        self.query = ""
        self.marked = False
        self._lines: list[Line] = []
        self._lines_for: tuple[object, ...] = ()

    @property
    def accepts_focus(self) -> bool:
        return self.visible and bool(self.query)

    def contains(self, point: tuple[int, int]) -> bool:
        return bool(self.query) and super().contains(point)

    def lines(self, width: int, unit: float) -> list[Line]:
        """Return the lines in a column of `width` pixels."""
        wanted = (width, unit, fonts.effective(BODY.font))
        if wanted != self._lines_for:
            self._lines = break_lines(self.paragraph.runs, BODY.font, LABEL.font, BODY.size * unit, width)
            self._lines_for = wanted
        return self._lines

    def height_for(self, width: int, unit: float) -> int:
        lines = self.lines(text_column(width, unit)[1], unit)
        return round((len(lines) * BODY.size * _LINE + 14) * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        left, width = text_column(self.rect.width, unit)
        self._draw_ground(surface, left, width)
        size, step = BODY.size * unit, BODY.size * _LINE * unit
        lines = self.lines(width, unit)
        y = self.rect.y + 7 * unit + step / 2
        found = matches(self.paragraph.plain, self.query) if self.query else []
        for line in lines:
            self._draw_line(surface, line, (self.rect.x + left, y), size, found)
            y += step
        self._draw_clauses(surface, self.rect.x + left + width + self.px(16))

    def _draw_ground(self, surface: pygame.Surface, left: int, width: int) -> None:
        unit, hover = self.unit, self.steps(self.hover_amount)
        if not self.marked and not hover:
            return
        margin = self.px(14)
        ground = pygame.Rect(
            self.rect.x + left - margin, self.rect.y, width + self.px(CLAUSES) + 2 * margin, self.rect.height
        )
        color = palette.AMBER_TINT if self.marked else palette.SUNK
        paint.panel(surface, ground, 10 * unit, color, opacity=1 if self.marked else hover)
        if self.marked:
            spine = pygame.Rect(ground.x, ground.y + self.px(7), self.px(4), ground.height - self.px(14))
            paint.panel(surface, spine, spine.width / 2, palette.AMBER_LIP)

    def _draw_line(
        self, surface: pygame.Surface, line: Line, place: tuple[int, float], size: float, found: list[tuple[int, int]]
    ) -> None:
        for piece in line:
            font = LABEL.font if piece.bold else BODY.font
            x = place[0] + piece.x
            end = piece.start + len(piece.words)
            for start, stop in found:
                if start < end and stop > piece.start:
                    self._highlight(
                        surface,
                        piece.words,
                        font,
                        size,
                        (x, place[1]),
                        max(0, start - piece.start),
                        min(len(piece.words), stop - piece.start),
                    )
            color = _BOLD_COLOR if piece.bold else palette.INK
            text.draw(surface, piece.words, font, size, color, (x, place[1]), "midleft")
            for start, stop in self._terms:
                if start < end and stop > piece.start:
                    first, last = max(0, start - piece.start), min(len(piece.words), stop - piece.start)
                    left = round(x + text.width(piece.words[:first], font, size))
                    wide = text.width(piece.words[first:last], font, size)
                    mark = pygame.Rect(left, round(place[1] - size * 0.65), wide, round(size * 1.3))
                    underline(surface, mark, palette.INK_2, self.unit)

    def _highlight(
        self,
        surface: pygame.Surface,
        words: str,
        font: str,
        size: float,
        place: tuple[float, float],
        first: int,
        last: int,
    ) -> None:
        before = text.width(words[:first], font, size)
        wide = text.width(words[:last], font, size) - before
        mark = pygame.Rect(0, 0, wide + self.px(4), self.px(BODY.size * 1.3))
        mark.midleft = round(place[0] + before) - self.px(2), round(place[1])
        paint.panel(surface, mark, 4 * self.unit, _MATCH_COLOR)

    def _draw_clauses(self, surface: pygame.Surface, x: float) -> None:
        unit, own = self.unit, self.paragraph.homes
        size, step = HINT.size * unit, HINT.size * 1.35 * unit
        y = self.rect.y + 7 * unit + BODY.size * _LINE / 2 * unit
        room = max(1, int((self.rect.bottom - y) / step) + 1)
        for clause in (own or self.paragraph.also)[:room]:
            text.draw(surface, clause, HINT.font, size, palette.INK_2, (x, y), "midleft")
            y += step

    def draw_ring(self, surface: pygame.Surface) -> None:
        if self.ring:
            left, width = text_column(self.rect.width, self.unit)
            ground = pygame.Rect(self.rect.x + left, self.rect.y, width + self.px(CLAUSES), self.rect.height)
            paint.focus_ring(surface, ground.inflate(self.px(12), 0), self.px(10), self.unit, 1)


class SectionLink(Pressable):
    """An entry of the list of sections; `current` is the one that is being read."""

    radius_units = 9.0

    def __init__(self, title: str, number: int, then: Callable[[Any], None]) -> None:
        super().__init__(name=title, then=then)
        self.words = title
        self.number = self.value = number
        self.current = False

    def height_for(self, width: int, unit: float) -> int:
        lines = text.wrap(self.words, LABEL.font, LABEL.size * unit, width - 26 * unit)
        return round(max(38, len(lines) * LABEL.size * 1.25 + 16) * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, hover = self.unit, self.steps(self.hover_amount)
        if self.current:
            paint.panel(surface, self.rect, 9 * unit, palette.CHOSEN)
        elif hover:
            paint.panel(surface, self.rect, 9 * unit, palette.SUNK, opacity=hover)
        color = palette.CREAM if self.current else palette.INK
        lines = text.wrap(self.words, LABEL.font, LABEL.size * unit, self.rect.width - 26 * unit)
        place = self.rect.x + 13 * unit, self.rect.centery - (len(lines) - 1) * LABEL.size * 1.25 * unit / 2
        text.paragraph(surface, lines, LABEL.font, LABEL.size * unit, color, place, "midleft", 1.25)
