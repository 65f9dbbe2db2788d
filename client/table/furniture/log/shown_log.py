"""The log's lines up to the last shown event: as sentences, filtered, and with their parts when unfolded."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from client.layout.pieces import LogText
from client.motion.beats import Cursor
from engine.kernel.state import events
from engine.kernel.state.refs import NONE
from engine.session.log import NOTE, LogLine as Told
from engine.session.protocol import SessionFacts
from engine.session.story import Known, Sentence, plain, sentences
from engine.session.teller import Teller
from engine.session.words import address_names
from engine.words.say import table as say

_WRITE_MS = 130
_READS_MS = 8000
"""Time in ms that a player who has scrolled back is assumed to read. After it, new events scroll to the end again."""
ALL, COURSE = "all", "course"
KINDS: dict[str, frozenset[int]] = {
    "cards": frozenset((events.MOVED, events.REVEALED, events.TURNED, events.CARDS_SWAPPED, events.SHUFFLED)),
    "effects": frozenset((events.TRIGGERED, events.SPUN, events.REPLACED, events.NOTED)),
    "numbers": frozenset((events.COUNTED, events.TOKEN_MOVED, events.ELIMINATED)),
}
"""The filters for kinds of lines. Lines of none of these kinds are the course of the match."""
_NOTHING = (-1, False, False), -1, -1, NONE, "", frozenset[int]()


class ShownLog:
    """The lines of the log, up to the table's cursor.

    `player`: show only lines about this seat, or NONE. `kind`: show only one of `KINDS`, the COURSE of the match, or
    ALL. `unfolded`: sentences whose parts are shown, by the number of their first line in the session's log. `scroll`:
    lines scrolled back from the newest. `first`: for each visible line, the session's line that it starts with.
    """

    def __init__(self, session: SessionFacts, cursor: Callable[[], Cursor]) -> None:
        """`cursor`: returns how many events the table has shown."""
        self.session = session
        self._cursor = cursor
        self.open = True
        self.player, self.kind = NONE, ALL
        self.unfolded: set[int] = set()
        self._quotations: list[tuple[int, LogText]] = []
        """What opponents said, each with the number of the session's line that it follows."""
        self.scroll = 0
        self.first: list[int] = []
        self._turn_at = 0
        self._log: Sequence[Told] = ()
        self._known: Known = {}
        self._lines: tuple[LogText, ...] = ()
        self._source: tuple[tuple[int, bool, bool], int, int, int, str, frozenset[int]] = _NOTHING
        self._written = self._scrolled = -_READS_MS
        self._now = 0
        self._due: int | None = None

    @property
    def shown_count(self) -> int:
        """How many lines of the session's log the table has shown."""
        return bisect_right(self.session.log, self._cursor(), key=lambda line: (line.batch, line.index))

    def lines(self, now: int) -> tuple[LogText, ...]:
        """Return the visible lines, the oldest first; the same object while nothing changes.

        Lines in quick succession are added together, a few times a second.
        """
        self._now = now
        log = self.session.log
        count = self.shown_count
        eyes = self.session.viewer, self.session.openly, self.session.on_public_table
        source = eyes, len(log), count, self.player, self.kind, frozenset(self.unfolded)
        self._due = None
        if source != self._source:
            same = source[0] == self._source[0]
            asked_anew = source[3:] != self._source[3:]
            if same and not asked_anew and now < self._written + _WRITE_MS:
                self._due = self._written + _WRITE_MS
                return self._lines
            before = len(self._lines)
            self._tell(log, count, afresh=not same or asked_anew or count < self._source[2])
            # New lines don't move the log while someone reads older ones. Another viewer starts at the end.
            reads = same and source[3:5] == self._source[3:5] and now < self._scrolled + _READS_MS
            further = len(self._lines) - before if self.scroll else 0
            self.scroll = max(0, min(len(self._lines) - 1, self.scroll + further)) if reads else 0
            self._source, self._written = source, now
        return self._lines

    def _tell(self, log: Sequence[Told], count: int, afresh: bool) -> None:
        """Compose the lines: those of the current turn, whose plays may have grown, or all of them."""
        start = 0 if afresh else self._turn_at
        if afresh or log is not self._log:  # after an undo it is another list
            self._log, self._known = log, {}
        turns = (number for number in range(count - 1, start, -1) if log[number].kind == events.TURN_BEGAN)
        self._turn_at = next(turns, start)
        kept = bisect_left(self.first, start)
        self.first, lines = self.first[:kept], list(self._lines[:kept])
        teller = Teller(self.session.view().table, address_names(self.session))
        quoted = [entry for entry in self._quotations if start <= entry[0] < count and self._is_quoted(entry[1])]
        for told in sentences(log[:count], teller, start, self._known):
            while quoted and quoted[0][0] < told.lines[0]:
                self._write(lines, *quoted.pop(0))
            first, atoms = told.lines[0], [log[number] for number in told.lines]
            if not self._is_wanted(told, [atom.kind for atom in atoms]):
                continue
            unfolded = first in self.unfolded
            lines.append(LogText(told.text, told.actor, mark="" if len(atoms) < 2 else "-" if unfolded else "+"))
            self.first.append(first)
            if unfolded:
                lines += [LogText(atom.text, atom.seat, detail=True) for atom in atoms]
                self.first += told.lines
        for entry in quoted:
            self._write(lines, *entry)
        self._lines = tuple(lines)

    def quote(self, seat: int, words: str) -> None:
        """Write what a player said after the lines shown so far."""
        text = say("log-quotation", name=self.session.names[seat], words=words)
        self._quotations.append((max(0, self.shown_count - 1), LogText(text, seat)))
        self._source = _NOTHING  # the same lines read differently now

    def _is_quoted(self, line: LogText) -> bool:
        return self.kind in (ALL, COURSE) and self.player in (NONE, line.seat)

    def _write(self, lines: list[LogText], first: int, line: LogText) -> None:
        lines.append(line)
        self.first.append(first)

    def _is_wanted(self, told: Sentence, kinds: Sequence[int]) -> bool:
        if self.player != NONE and self.player not in told.seats:
            return False
        if self.kind == ALL:
            return True
        if self.kind == COURSE:
            return any(all(kind not in some for some in KINDS.values()) or kind == NOTE for kind in kinds)
        return any(kind in KINDS[self.kind] for kind in kinds)

    def visible_text(self) -> str:
        """Return the visible lines as plain text. With several human players, return only public lines."""
        if (public := self.session.public_log) is not None:
            return "\n".join(plain(line.text) for line in public)
        return "\n".join(("  " if line.detail else "") + plain(line.text) for line in self._lines)

    def wake_at(self) -> int | None:
        """Return when the next lines are due, in ms, or None."""
        return self._due

    def scroll_by(self, lines: int) -> None:
        """Scroll back by `lines`; negative values scroll forward."""
        self.scroll, self._scrolled = max(0, min(len(self._lines) - 1, self.scroll + lines)), self._now

    def newest(self) -> None:
        self.scroll = 0
