"""The log beside the table or over it, as far as the table has shown what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client.session.computers.moves import Move
from client.table.maps import Box, Fit
from client.table.pieces import LogLine
from client.table.session_protocol import Session
from engine.kernel.events import Event

if TYPE_CHECKING:
    from client.table.scene import TableScene

_LOG_WIDTH = 420.0
_LOG_TOP = 66.0
_LOG_HEIGHT = 600.0
_WRITE_MS = 130


class LogKeeper:
    """The lines of the log. A line comes when its event begins to be shown, not before."""

    def __init__(self, session: Session) -> None:
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


class LogPanel(LogKeeper):
    """The log of one table: folded, unfolded where the map has a place for it, or lying over the table.

    `over` is where it lies over the table, in pixels of the map; None when it does not.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene.session)
        self.scene = scene
        self.over: Box | None = None

    def toggle(self) -> None:
        """Fold the log or unfold it; where the map has no place for it, it lies over the table."""
        rects = self.scene.arrangement.rects
        if "log" in rects or not self.open:
            self.open = not self.open
            self.scene.place_things()
            if self.open and "log" not in self.scene.arrangement.rects:
                self.over = self._box()
            return
        self.over = None if self.over is not None else self._box()

    def close(self) -> bool:
        """Take the log away that lies over the table; false when none does."""
        lies_over = self.over is not None
        self.over = None
        return lies_over

    def asked_at(self, point: tuple[int, int]) -> tuple[int, Move] | None:
        """The line at a point that tells of a computer's move about which can be asked: its number, and the move."""
        scene = self.scene
        if not self.rect.collidepoint(point) or scene.session.curtain is not None or scene.session.over:
            return None
        lines = scene.session.log
        for rect, number in scene.painter.log_places(self.over):
            if rect.collidepoint(point) and number < len(lines):
                move = scene.session.move_of(lines[number])
                return (number, move) if move is not None else None
        return None

    @property
    def rect(self) -> pygame.Rect:
        """Where the log is read, in pixels of the window; empty while it is folded."""
        scene = self.scene
        if self.over is not None:
            return Fit.of(scene.map.size, (scene.scale.width, scene.scale.height)).rect(self.over)
        return scene.arrangement.rects.get("log", pygame.Rect(0, 0, 0, 0))

    def _box(self) -> Box:
        """Where the log lies over the table when the map has no place for it, in pixels of the map."""
        width, height = self.scene.map.size
        return width - _LOG_WIDTH - 20, _LOG_TOP, _LOG_WIDTH, min(_LOG_HEIGHT, height - _LOG_TOP - 20)
