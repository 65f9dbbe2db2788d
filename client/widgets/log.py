"""The log: the events in words, newest at the bottom. Names in it can be hovered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from client.art import paint, palette, svg, text
from client.art.sketch import clip_to
from client.input.actions import FIRST, LAST, LIST_DOWN, LIST_UP, PAGE_DOWN, PAGE_UP, find_triggered
from client.widgets.base import Widget, WidgetEvent
from client.widgets.controls.scroll import draw_scroll_bar, scroll_bar
from client.widgets.icons import draw_seat
from client.widgets.style import BODY, LABEL
from engine.words.say import widgets as say

_ROW_PADDING = 7.0
_LEFT = 38.0
_STEP = 21.0
_WHEEL = 48.0
# Punctuation at a word's end, which has no space before it.
_GLUED = ".,:;!?)"


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line: a seat (1 to 8, 0 for none), its name, then parts (words, and what they name or None).

    `sign` is the seat's drawing in its game; without one the shell's token is used.
    """

    seat: int
    name: str
    parts: tuple[tuple[str, Any], ...]
    sign: str = ""


@dataclass(slots=True)
class _Word:
    """A word of a laid out entry: its position in the row, and what it names."""

    words: str
    font: str
    x: int
    line: int
    width: int
    link: Any


@dataclass(slots=True)
class _EntryRow:
    entry: LogEntry
    words: list[_Word]
    top: int
    height: int


class LogList(Widget):
    """Scrolls to the newest entry unless the player has scrolled up. `link_at` returns the hovered link."""

    def __init__(self, entries: Sequence[LogEntry] = (), *, name: str = "") -> None:
        super().__init__(name=name or say("log"))
        self.entries = list(entries)
        self.offset = 0
        self._rows: list[_EntryRow] = []
        self._laid_out: tuple[int, float] = (0, 0)
        self._under: tuple[int, int] | None = None
        self._grip: int | None = None

    def viewport(self) -> pygame.Rect:
        return self.rect

    def height_for(self, width: int, unit: float) -> int:
        if self._laid_out != (width, unit):
            self.place(pygame.Rect(self.rect.topleft, (width, self.rect.height)), unit)
        return self._content

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Place the log. The entries wrap again if the width changed."""
        at_end = self.offset >= self._farthest - self.px(4)
        super().place(rect, unit)
        if self._laid_out != (rect.width, unit):
            self._layout()
        self.offset = self._farthest if at_end else max(0, min(self.offset, self._farthest))

    def _layout(self) -> None:
        self._rows = []
        self._laid_out = (self.rect.width, self.unit)
        for entry in self.entries:
            self._append_row(entry)

    def _append_row(self, entry: LogEntry) -> None:
        words, lines = self._flow(entry)
        top = self._rows[-1].top + self._rows[-1].height if self._rows else 0
        height = self.px(lines * _STEP + 2 * _ROW_PADDING + 2)
        self._rows.append(_EntryRow(entry, words, top, height))

    def _flow(self, entry: LogEntry) -> tuple[list[_Word], int]:
        """Return the words of an entry in lines, and the number of lines."""
        size, left = BODY.size * self.unit, self.px(_LEFT)
        right = self.rect.width - self.px(22)
        space = text.width(" ", BODY.font, size)
        x, line = left, 0
        placed: list[_Word] = []
        for words, font, link in _pieces(entry):
            glued = bool(placed) and (words[0] in _GLUED or placed[-1].words.endswith("("))
            width = text.width(words, font, size)
            x -= space if glued else 0
            if x + width > right and x > left:
                x, line = left, line + 1
            placed.append(_Word(words, font, x, line, width, link))
            x += width + space
        return placed, line + 1

    @property
    def _content(self) -> int:
        return self._rows[-1].top + self._rows[-1].height if self._rows else 0

    @property
    def _farthest(self) -> int:
        return max(0, self._content - self.rect.height)

    def _scroll(self, pixels: float) -> WidgetEvent | None:
        wanted = max(0, min(self._farthest, round(self.offset + pixels)))
        if wanted == self.offset:
            return None
        self.offset = wanted
        return self.report_used()

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Scroll with the wheel, the bar, the arrows and page keys. Hovering marks a row."""
        if event.type == pygame.MOUSEWHEEL:
            return self._scroll(-event.y * self.px(_WHEEL))
        page, line, whole = self.rect.height - self.px(_STEP), self.px(_WHEEL), self._content
        moves = {LIST_UP: -line, LIST_DOWN: line, PAGE_UP: -page, PAGE_DOWN: page, FIRST: -whole, LAST: whole}
        if (action := find_triggered(event, moves)) is not None:
            return self._scroll(moves[action])
        if event.type == pygame.MOUSEMOTION:
            if self._grip is not None:
                moved, self._grip = event.pos[1] - self._grip, event.pos[1]
                return self._scroll(moved * self._content / max(1, self.rect.height)) or self.report_used()
            before, self._under = self._row_under(), event.pos
            return self.report_used() if self._row_under() != before else None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            bar = scroll_bar(self.rect, self._content, self.offset, self.unit)
            if bar and event.pos[0] >= bar.x - self.px(4):
                self._grip = event.pos[1]
                return self.report_used()
            link = self.link_at(event.pos)
            return self.act("press", link) if link is not None else self.report_used()
        if event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
            return self.report_used()
        return None

    def _row_under(self) -> int | None:
        return self._row_at(self._under) if self._under is not None else None

    def _row_at(self, point: tuple[int, int]) -> int | None:
        y = point[1] - self.rect.y + self.offset
        rows = (number for number, row in enumerate(self._rows) if row.top <= y < row.top + row.height)
        return next(rows, None) if self.rect.collidepoint(point) else None

    def link_at(self, point: tuple[int, int]) -> Any:
        """Return what the words at a point of the window name, or None."""
        if (number := self._row_at(point)) is None:
            return None
        row, x, margin = self._rows[number], point[0] - self.rect.x, self.px(3)
        y = point[1] - self.rect.y + self.offset - row.top - self.px(_ROW_PADDING)
        words = (word for word in row.words if word.line == int(y // (_STEP * self.unit)))
        return next((word.link for word in words if word.x - margin <= x <= word.x + word.width + margin), None)

    def draw(self, surface: pygame.Surface) -> None:
        with clip_to(surface, self.rect):
            self._draw_rows(surface)
        draw_scroll_bar(surface, self.rect, self._content, self.offset, self.unit)

    def _draw_rows(self, surface: pygame.Surface) -> None:
        under = self._row_under() if self.hovered else None
        for number, row in enumerate(self._rows):
            y = self.rect.y + row.top - self.offset
            if y + row.height < self.rect.top or y > self.rect.bottom:
                continue
            place = pygame.Rect(self.rect.x, y, self.rect.width - self.px(14), row.height - self.px(2))
            if number == len(self._rows) - 1:
                paint.panel(surface, place, 7 * self.unit, palette.AMBER_TINT, palette.AMBER_LIP, 1.4 * self.unit)
            elif number == under:
                paint.panel(surface, place, 7 * self.unit, palette.SUNK)
            self._draw_row(surface, row, place)

    def _draw_row(self, surface: pygame.Surface, row: _EntryRow, place: pygame.Rect) -> None:
        unit = self.unit
        first = place.y + (_ROW_PADDING + _STEP / 2) * unit
        at = place.x + 19 * unit, first
        if row.entry.sign:
            sign = svg.image(row.entry.sign, 19 * unit, 19 * unit)
            surface.blit(sign, sign.get_rect(center=(round(at[0]), round(at[1]))))
        elif row.entry.seat:
            draw_seat(surface, row.entry.seat, "", 19 * unit, at)
        for place_in_row, word in enumerate(row.words):
            x, y = self.rect.x + word.x, first + word.line * _STEP * unit
            text.draw(surface, word.words, word.font, BODY.size * unit, palette.INK, (x, y), "midleft")
            if word.link is not None:
                end = word.x + word.width
                after = row.words[place_in_row + 1] if place_in_row + 1 < len(row.words) else None
                if after is not None and after.link == word.link and after.line == word.line:
                    end = after.x
                line = pygame.Rect(x, round(y + 9 * unit), end - word.x, max(1, self.px(1)))
                surface.fill(palette.rgb(palette.PAPER_LINE), line)


def _pieces(entry: LogEntry) -> list[tuple[str, str, Any]]:
    """Return the words of an entry with their font and what they name."""
    pieces: list[tuple[str, str, Any]] = [(word, LABEL.font, None) for word in entry.name.split()]
    for part, link in entry.parts:
        font = LABEL.font if link is not None else BODY.font
        pieces.extend((word, font, link) for word in part.split())
    return pieces
