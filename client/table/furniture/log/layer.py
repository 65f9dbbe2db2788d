"""The log beside the table or over it, as far as the table has shown what happened."""

from __future__ import annotations

import pygame

from client.layout.map import Box, Fit
from client.motion.beats import Cursor
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


_TITLE = "log title"
"""The kind of the controls at its title and at the marks of its lines."""


class LogPanel(ShownLog, Layer):
    """The log of one table: folded, unfolded where the map has a place for it, or lying over the table.

    `over` is where it lies over the table, in pixels of the map; None when it does not.
    """

    bands = (Band.READING,)

    def __init__(self, table: TableContext) -> None:
        Layer.__init__(self, table)
        ShownLog.__init__(self, table.model.session)
        self.over: Box | None = None
        self.menu = LogMenu(table, self)

    @property
    def cursor(self) -> Cursor:
        return self.model.cursor

    def toggle(self) -> None:
        """Fold the log or unfold it; where its place has no room for it, it lies over the table."""
        if self.over is None and self.rect or not self.open:
            self.open = not self.open
            self.do.place_things()
            if self.open and "log" not in self.model.arrangement.rects:
                self.over = self._box()
            return
        self.over = None if self.over is not None else self._box()

    def close(self) -> bool:
        """Take the log away that lies over the table; false when none does."""
        lies_over = self.over is not None
        self.over = None
        return lies_over

    def perform(self, action: str, about: str) -> bool:
        if action == "log.toggle":
            self.toggle()
        elif self.menu.perform(action):
            return True
        elif action == "log.scroll":
            self.scroll_by(int(about))
        elif action == "log.unfold":
            self.unfolded ^= {int(about)}
        elif action == "log.close":
            return self.close()
        else:
            return False
        return True

    def take(self, value: object) -> bool:
        if value == "recap.show":
            return self.do.perform(value)
        return isinstance(value, str) and self.menu.perform(value)

    def pointer(self, event: Pointer) -> bool:
        """The wheel scrolls it."""
        turned = event.deed == PointerKind.WHEEL and self._is_at(event.point)
        if turned:
            self.scroll_by(event.turn * _WHEEL_LINES)
        return turned

    def covers(self, point: Point) -> bool:
        """See Layer.covers; where it has a place of its own it is one of the bars."""
        return self.over is not None and self.rect.collidepoint(point)

    def hit(self, point: Point) -> ReadableThing | None:
        """A card that a line names."""
        if not self._is_at(point):
            return None
        links = draw.links_now(self.model.painter, self.over)
        return next((ReadableThing(CARD, card, None, tuple(rect)) for rect, card in links
                     if rect.collidepoint(point) and self.model.knows(card)), None)  # fmt: skip

    def control_at(self, point: Point) -> PressTarget | None:
        """The title, the mark that unfolds a line, and a line that tells of a computer's move about which can be asked.
        """
        if self.model.browsing or not self._is_at(point):
            return None
        painter = self.model.painter
        header = draw.header_now(painter, self.over)
        if header is not None and header.collidepoint(point):
            newer = self.scroll and point[0] > header.centerx
            return PressTarget(_TITLE, 1, "log.scroll -9999") if newer else PressTarget(_TITLE, 0, "log.menu")
        for rect, number in draw.marks_now(painter, self.over):
            if rect.collidepoint(point) and number < len(self.first):
                return PressTarget(_TITLE, number + 2, f"log.unfold {self.first[number]}")
        line = self.asked_at(point)
        return PressTarget(WHY_LINE, line[0], f"advice.why_of {line[1]}") if line is not None else None

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """The log that lies over the table; elsewhere the still layer has it."""
        if self.over is not None:
            draw.draw_over(surface, self.model.painter, self.over)

    def asked_at(self, point: tuple[int, int]) -> tuple[int, int] | None:
        """The line at a point that tells of a computer's move about which can be asked: its number here, and that of a
        line of the session's log that tells of it.
        """
        model = self.model
        if model.session.curtain is not None or model.session.over or not self._is_at(point):
            return None
        lines = model.session.log
        for rect, number in draw.places_now(model.painter, self.over):
            if rect.collidepoint(point) and number < len(self.first) and self.first[number] < len(lines):
                first = self.first[number]
                return (number, first) if model.session.move_of(lines[first]) is not None else None
        return None

    @property
    def rect(self) -> pygame.Rect:
        """Where the log is read, in pixels of the window; empty while it doesn't show."""
        model = self.model
        box = self.over or draw.in_place(model.painter)
        if box is None:
            return pygame.Rect(0, 0, 0, 0)
        return Fit.of(model.map.size, (model.scale.width, model.scale.height)).rect(box)

    def _is_at(self, point: Point) -> bool:
        return self.rect.collidepoint(point)

    def _box(self) -> Box:
        """Where the log lies over the table when the map has no place for it, in pixels of the map."""
        width, height = self.model.map.size
        return width - _LOG_WIDTH - 20, _LOG_TOP, _LOG_WIDTH, min(_LOG_HEIGHT, height - _LOG_TOP - 20)
