"""What the still layer is told besides the view: the log as far as the table has shown it, states of buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.table.interaction_keys import KeyFocus
from client.table.maps import Box, TableMap
from client.table.pieces import LogLine
from client.table.session_protocol import Session
from engine.kernel.events import Event

if TYPE_CHECKING:
    from client.table.interaction_input import TableInput

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
        if game.log_line(view.table, event, self.session.names) is not None:
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

    def box(self, table_map: TableMap) -> Box:
        """Where the log lies over the table when the map has no place for it, in pixels of the map."""
        width, height = table_map.size
        return width - _LOG_WIDTH - 20, _LOG_TOP, _LOG_WIDTH, min(_LOG_HEIGHT, height - _LOG_TOP - 20)


def button_states(table_input: TableInput, keys: KeyFocus, kind: str) -> dict[int | str, str]:
    """The states of the buttons of one sort that are not at rest: hover, pressed or focus."""
    states: dict[int | str, str] = {}
    if table_input.pointed is not None and table_input.pointed[0] == kind:
        states[table_input.pointed[1]] = "hover"
    if table_input.pressed is not None and table_input.pressed[0] == kind:
        states[table_input.pressed[1]] = "pressed"
    stop = keys.stop
    if stop is not None and stop.kind == kind and isinstance(stop.name, int | str):
        states[stop.name] = "focus"
    return states
