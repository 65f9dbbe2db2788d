"""The log of a match in words, for one pair of eyes at a time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from sys import maxsize

from engine.ai.seat_request import HUMAN
from engine.kernel.flow.causes import Cause, EventLog
from engine.kernel.match.match import Match
from engine.kernel.state.events import SPUN, TURN_BEGAN, Event
from engine.kernel.state.refs import NONE
from engine.words.player_names import address_player

NO_SEAT = -1
NOTE = -1
"""The kind of a line that is no event: a seat handed over, a computer player replaced."""


CARD = re.compile(r"\[\[(\d+)\|([^\]]*)\]\]")
"""A card in a line, its instance and its name."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log.

    text    the words; cards are written [[17|Kraken]], 17 being the instance
    batch   the number of answers that stood behind what it tells (0: the set-up)
    seat    whom it concerns (0 is the first), or NO_SEAT
    kind    the kind of event (`engine.kernel.state.events`), or NOTE
    card    the card that it is about or that has caused it, or NONE
    event   the event that it tells of, as the reader may know it, and its cause; None for a note
    parent  what led to that cause, or None
    is_hit  whether it tells in a recap what others did to the reader
    sentences  those of a recap, what hit the reader first
    index   the place of that event in its batch; a note comes after all of them
    """

    text: str
    batch: int
    seat: int = NO_SEAT
    kind: int = NOTE
    card: int = NONE
    event: tuple[Event, Cause] | None = None
    parent: Cause | None = None
    index: int = maxsize
    is_hit: bool = False
    sentences: tuple[str, ...] = ()


class Log:
    """Words the batches of a match as they come; each viewer gets them in the version it may know."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._notes: list[LogLine] = []
        self._viewer: int | None = None
        self._lines: list[LogLine] = []
        self._batches_read = 0

    def lines(self, viewer: int) -> Sequence[LogLine]:
        """All lines so far as a seat (or SPECTATOR) may know them, oldest first."""
        if viewer != self._viewer or self._batches_read > len(self._match.history):
            self._viewer, self._lines, self._batches_read = viewer, [], 0
        for batch, events in self._match.history[self._batches_read :]:
            self._lines.extend(worded(self._match, batch, events, viewer))
            self._lines.extend(note for note in self._notes if note.batch == batch)
        self._batches_read = len(self._match.history)
        return self._lines

    def since(self, viewer: int, batch: int) -> tuple[LogLine, ...]:
        """What a seat may know of everything that happened after so many answers."""
        later = [entry for entry in self._match.history if entry[0] > batch]
        return tuple(line for number, events in later for line in worded(self._match, number, events, viewer))

    def last_spin(self) -> tuple[int, int] | None:
        """The face and the result of the last spin in the present turn; None before there is one."""
        return last_spin(self._match.history)

    def note(self, text: str, seat: int = NO_SEAT) -> None:
        """Add a line about the table itself, after everything that has happened so far."""
        self._notes.append(LogLine(text, len(self._match.answers), seat))
        self._viewer = None

    def told(self) -> list[list[str | int]]:
        """The lines about the table itself, as they are saved: plain text, whatever said it."""
        return [[str(note.text), note.batch, note.seat] for note in self._notes]

    def recall(self, data: object) -> None:
        """Take over the lines about the table itself of a saved match; what cannot be read is left out."""
        for entry in data if isinstance(data, list) else ():
            if isinstance(entry, list) and [type(part) for part in entry] == [str, int, int]:
                self._notes.append(LogLine(*entry))
        self._viewer = None

    def took_back(self) -> None:
        """The last answer was taken back; notes that came after it stay, at the new end."""
        last = len(self._match.answers)
        self._notes = [LogLine(note.text, min(note.batch, last), note.seat) for note in self._notes]
        self._viewer = None


def called_by(match: Match, viewer: int) -> Sequence[str]:
    """The names as a seat is told them: somebody who plays alone is spoken to."""
    alone = match.alone and viewer < len(match.names) and match.kinds[viewer] == HUMAN
    return address_player(match.names, viewer) if alone else match.names


def last_spin(history: Sequence[tuple[int, Sequence[Event]]]) -> tuple[int, int] | None:
    """The face and the result of the last spin in the last turn of a history; None before there is one."""
    for _, events in reversed(history):
        for event in reversed(events):
            if event[0] == TURN_BEGAN:
                return None
            if event[0] == SPUN:
                return event[3], event[5]
    return None


def worded(match: Match, batch: int, events: EventLog, viewer: int) -> list[LogLine]:
    """The lines of what an answer led to, as a seat (or SPECTATOR) may know them; `batch` as in LogLine."""
    lines, names = [], called_by(match, viewer)
    known = events.redacted(viewer)
    for index, (event, cause) in enumerate(known.caused()):
        text = match.game.words.log_line(match.table, event, names)
        if text:
            lines.append(LogLine(text, batch, event[1], event[0], event[2], (event, cause),
                                 known.causes.get(cause.parent), index))  # fmt: skip
    return lines
