"""The log beside the table or over it, as far as the table has shown what happened."""

from __future__ import annotations

import pygame

from client.layout.map import Box, Fit
from client.layout.pieces import LogLine
from client.session.computers.moves import Move
from client.session.protocol import SessionFacts
from client.table.advice.why_chip import WHY_LINE
from client.table.context import TableContext
from client.table.furniture.log import draw
from client.table.layer import Band, Layer
from client.table.things import CARD, Control, Deed, Point, Pointer, Thing
from engine.kernel.events import Event

_LOG_WIDTH = 420.0
_LOG_TOP = 66.0
_LOG_HEIGHT = 600.0
_WRITE_MS = 130
_WHEEL_LINES = 3


class LogKeeper:
    """The lines of the log. A line comes when its event begins to be shown, not before."""

    def __init__(self, session: SessionFacts) -> None:
        self.session = session
        self.open = True
        self.scroll = 0
        self._told = len(session.log)
        self._lines: tuple[LogLine, ...] = ()
        self._source: tuple[int, int, int] = (-1, -1, -1)
        self._written = -_WRITE_MS
        self._due: int | None = None

    def begun(self, event: Event) -> None:
        """An event begins to be shown."""
        game, view = self.session.game, self.session.view()
        if game.words.log_line(view.table, event, self.session.names) is not None:
            self._told += 1

    def all_told(self) -> None:
        """Everything that has happened is on the table."""
        self._told = len(self.session.log)

    def lines(self, now: int) -> tuple[LogLine, ...]:
        """The lines that are shown, the oldest first; the same object as long as they are the same.

        Lines that come in quick succession are written together, a few times a second.
        """
        log = self.session.log
        count = min(self._told, len(log))
        source = self.session.viewer, len(log), count
        self._due = None
        if source != self._source:
            if source[0] == self._source[0] and now < self._written + _WRITE_MS:
                self._due = self._written + _WRITE_MS
                return self._lines
            if self.scroll:
                # Who reads what was before is not moved on by what is new; another person begins at the end.
                further = self.scroll + count - len(self._lines) if source[0] == self._source[0] else 0
                self.scroll = max(0, min(count - 1, further))
            self._source, self._written = source, now
            self._lines = tuple(LogLine(line.text, line.seat) for line in log[:count])
        return self._lines

    def wake_at(self) -> int | None:
        """The moment (milliseconds) when lines are due to be written, or None."""
        return self._due

    def scroll_by(self, lines: int) -> None:
        """Scroll back by some lines, forward when negative."""
        self.scroll = max(0, min(len(self._lines) - 1, self.scroll + lines))


class LogPanel(LogKeeper, Layer):
    """The log of one table: folded, unfolded where the map has a place for it, or lying over the table.

    `over` is where it lies over the table, in pixels of the map; None when it does not.
    """

    bands = (Band.READING,)

    def __init__(self, table: TableContext) -> None:
        Layer.__init__(self, table)
        LogKeeper.__init__(self, table.model.session)
        self.over: Box | None = None

    def toggle(self) -> None:
        """Fold the log or unfold it; where the map has no place for it, it lies over the table."""
        rects = self.model.arrangement.rects
        if "log" in rects or not self.open:
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
        elif action == "log.scroll":
            self.scroll_by(int(about))
        elif action == "log.close":
            return self.close()
        else:
            return False
        return True

    def pointer(self, event: Pointer) -> bool:
        """The wheel scrolls it."""
        turned = event.deed == Deed.WHEEL and self.rect.collidepoint(event.point)
        if turned:
            self.scroll_by(event.turn * _WHEEL_LINES)
        return turned

    def covers(self, point: Point) -> bool:
        """See Layer.covers; where it has a place of its own it is one of the bars."""
        return self.over is not None and self.rect.collidepoint(point)

    def hit(self, point: Point) -> Thing | None:
        """A card that a line names."""
        links = draw.links_now(self.model.painter, self.over)
        return next((Thing(CARD, card, None, tuple(rect)) for rect, card in links
                     if rect.collidepoint(point) and self.model.knows(card)), None)  # fmt: skip

    def control_at(self, point: Point) -> Control | None:
        """A line that tells of a computer's move about which can be asked."""
        line = self.asked_at(point) if not self.model.browsing else None
        return Control(WHY_LINE, line[0], f"advice.why_of {line[0]}") if line is not None else None

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """The log that lies over the table; elsewhere the still layer has it."""
        if self.over is not None:
            draw.draw_over(surface, self.model.painter, self.over)

    def asked_at(self, point: tuple[int, int]) -> tuple[int, Move] | None:
        """The line at a point that tells of a computer's move about which can be asked: its number, and the move."""
        model = self.model
        if not self.rect.collidepoint(point) or model.session.curtain is not None or model.session.over:
            return None
        lines = model.session.log
        for rect, number in draw.places_now(model.painter, self.over):
            if rect.collidepoint(point) and number < len(lines):
                move = model.session.move_of(lines[number])
                return (number, move) if move is not None else None
        return None

    @property
    def rect(self) -> pygame.Rect:
        """Where the log is read, in pixels of the window; empty while it is folded."""
        model = self.model
        if self.over is not None:
            return Fit.of(model.map.size, (model.scale.width, model.scale.height)).rect(self.over)
        return model.arrangement.rects.get("log", pygame.Rect(0, 0, 0, 0))

    def _box(self) -> Box:
        """Where the log lies over the table when the map has no place for it, in pixels of the map."""
        width, height = self.model.map.size
        return width - _LOG_WIDTH - 20, _LOG_TOP, _LOG_WIDTH, min(_LOG_HEIGHT, height - _LOG_TOP - 20)
