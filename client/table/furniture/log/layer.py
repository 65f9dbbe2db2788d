"""The log next to the table or over it, up to the last shown event."""

from __future__ import annotations

import pygame

from client.layout.map import Box, Fit
from client.table.actions import (
    ASK_WHY_OF_LINE,
    CLOSE_LOG,
    COPY_LOG,
    EXPORT_LOG,
    QUOTE,
    SCROLL_LOG,
    SHOW_LOG_MENU,
    TOGGLE_LOG,
    UNFOLD_LINE,
    Handlers,
)
from client.table.advice.why_chip import WHY_LINE
from client.table.context import TableContext
from client.table.furniture.log import draw
from client.table.furniture.log.menu import LogMenu
from client.table.furniture.log.shown_log import ShownLog
from client.table.layer import Band, Layer
from client.table.pointer_targets import CARD, Point, Pointer, PointerKind, PressTarget, ReadableThing

_LOG_WIDTH = 420.0
_LOG_TOP = 66.0
_LOG_HEIGHT = 600.0
_WHEEL_LINES = 3


_TITLE = "log-title"
"""The kind of the press targets at its title and its fold marks."""


class LogPanel(ShownLog, Layer):
    """A table's log: folded, open in its place on the map, or over the table.

    `over`: its box over the table in map pixels, or None.
    """

    bands = (Band.READING,)

    def __init__(self, table: TableContext) -> None:
        Layer.__init__(self, table)
        ShownLog.__init__(self, table.session, lambda: table.director.cursor)
        self.over: Box | None = None
        self.menu = LogMenu(table, self)

    def toggle(self) -> None:
        """Fold or open the log. If its place is too small, it opens over the table."""
        if self.over is None and self.rect or not self.open:
            self.open = not self.open
            self.do.place_things()
            if self.open and "log" not in self.table.places.arrangement.rects:
                self.over = self._box()
            return
        self.over = None if self.over is not None else self._box()

    def close(self) -> bool:
        """Close the log over the table. Return False if it isn't there."""
        lies_over = self.over is not None
        self.over = None
        return lies_over

    def unfold(self, line: int) -> None:
        """Show the parts of a sentence, or hide them. `line` is its first line in the session's log."""
        self.unfolded ^= {line}

    def commands(self) -> Handlers:
        return {
            TOGGLE_LOG: self.toggle,
            CLOSE_LOG: self.close,
            SCROLL_LOG: self.scroll_by,
            UNFOLD_LINE: self.unfold,
            QUOTE: self.quote,
            SHOW_LOG_MENU: self.menu.show,
            COPY_LOG: self.menu.copy,
            EXPORT_LOG: self.menu.export,
        }

    def pointer(self, event: Pointer) -> bool:
        """Scroll with the mouse wheel."""
        turned = event.kind == PointerKind.WHEEL and self._is_at(event.point)
        if turned:
            self.scroll_by(event.turn * _WHEEL_LINES)
        return turned

    def covers(self, point: Point) -> bool:
        """Return whether the log over the table covers `point`; in its own place it counts as a bar."""
        return self.over is not None and self.rect.collidepoint(point)

    def hit(self, point: Point) -> ReadableThing | None:
        """Return the card that a line names at `point`."""
        if not self._is_at(point):
            return None
        links = draw.links_now(self.table.screen.painter, self.over)
        return next(
            (
                ReadableThing(CARD, card, None, tuple(rect))
                for rect, card in links
                if rect.collidepoint(point) and self.table.views.knows(card)
            ),
            None,
        )

    def control_at(self, point: Point) -> PressTarget | None:
        """Return the title, a fold mark, or a line about a computer's move that "Why?" can explain."""
        if self.table.reading.browser is not None or not self._is_at(point):
            return None
        painter = self.table.screen.painter
        header = draw.header_now(painter, self.over)
        if header is not None and header.collidepoint(point):
            newer = self.scroll and point[0] > header.centerx
            return PressTarget(_TITLE, 1, SCROLL_LOG.of(-9999)) if newer else PressTarget(_TITLE, 0, SHOW_LOG_MENU)
        for rect, number in draw.marks_now(painter, self.over):
            if rect.collidepoint(point) and number < len(self.first):
                return PressTarget(_TITLE, number + 2, UNFOLD_LINE.of(self.first[number]))
        line = self.asked_at(point)
        return PressTarget(WHY_LINE, line[0], ASK_WHY_OF_LINE.of(line[1])) if line is not None else None

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the log over the table; in its place the still layer draws it."""
        if self.over is not None:
            draw.draw_over(surface, self.table.screen.painter, self.over)

    def asked_at(self, point: tuple[int, int]) -> tuple[int, int] | None:
        """Return the line at a point that "Why?" can explain: its number here and in the session's log."""
        table = self.table
        if table.session.curtain is not None or table.session.over or not self._is_at(point):
            return None
        lines = table.session.log
        for row in draw.rows_now(table.screen.painter, self.over):
            if row.place.collidepoint(point) and row.line < len(self.first) and self.first[row.line] < len(lines):
                first = self.first[row.line]
                return (row.line, first) if table.session.move_of(lines[first]) is not None else None
        return None

    @property
    def rect(self) -> pygame.Rect:
        """The log's rectangle in window pixels; empty while it isn't shown."""
        table = self.table
        box = self.over or draw.in_place(table.screen.painter)
        if box is None:
            return pygame.Rect(0, 0, 0, 0)
        return Fit.of(table.screen.map.size, (table.screen.scale.width, table.screen.scale.height)).rect(box)

    def _is_at(self, point: Point) -> bool:
        return self.rect.collidepoint(point)

    def _box(self) -> Box:
        """Return the log's box over the table, in map pixels, for maps without a place for it."""
        width, height = self.table.screen.map.size
        return width - _LOG_WIDTH - 20, _LOG_TOP, _LOG_WIDTH, min(_LOG_HEIGHT, height - _LOG_TOP - 20)
