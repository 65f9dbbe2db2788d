"""The log of a match as text, for one viewer at a time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from sys import maxsize

from engine.ai.seat_request import HUMAN
from engine.kernel.flow.event_log import Cause, EventLog
from engine.kernel.match.match import Match
from engine.kernel.state.events import TURN_BEGAN, Event, redact
from engine.kernel.state.refs import NONE
from engine.words.player_names import address_player

NO_SEAT = -1
NOTE = -1
"""The kind of a line without an event, e.g. when a seat changes hands."""


CARD = re.compile(r"\[\[(\d+)\|([^\]]*)\]\]")
"""A card in a line: its instance and its name."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log.

    text: the text; cards are written [[17|Kraken]], where 17 is the instance
    batch: the number of answers before the event (0: the setup)
    seat: the seat it concerns (0 is the first), or NO_SEAT
    kind: the kind of event (`engine.kernel.state.events`), or NOTE
    card: the card it is about or that caused it, or NONE
    event: the event as the reader may know it, with its cause; None for a note
    parent: the cause of that cause, or None
    is_hit: whether a recap uses it to tell what others did to the reader
    sentences: the sentences of a recap, those about the reader first
    index: the event's place in its batch; notes come last
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
    """Turns a match's batches of events into lines, redacted for each viewer."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._notes: list[LogLine] = []
        self._viewer: int | None = None
        self._lines: list[LogLine] = []
        self._batches_read = 0

    def lines(self, viewer: int) -> Sequence[LogLine]:
        """Return all lines that a seat (or SPECTATOR) may know, oldest first."""
        if viewer != self._viewer or self._batches_read > len(self._match.history):
            self._viewer, self._lines, self._batches_read = viewer, [], 0
        for batch, events in self._match.history[self._batches_read :]:
            self._lines.extend(describe_events(self._match, batch, events, viewer))
            self._lines.extend(note for note in self._notes if note.batch == batch)
        self._batches_read = len(self._match.history)
        return self._lines

    def since(self, viewer: int, batch: int) -> tuple[LogLine, ...]:
        """Return the lines that a seat may know of everything after `batch` answers."""
        later = [entry for entry in self._match.history if entry[0] > batch]
        return tuple(line for number, events in later for line in describe_events(self._match, number, events, viewer))

    def note(self, text: str, seat: int = NO_SEAT) -> None:
        """Add a line about the table itself after all events so far."""
        self._notes.append(LogLine(text, len(self._match.answers), seat))
        self._viewer = None

    def notes_to_data(self) -> list[list[str | int]]:
        """Return the notes about the table as plain data for saving."""
        return [[str(note.text), note.batch, note.seat] for note in self._notes]

    def recall(self, data: object) -> None:
        """Restore the notes of a saved match, skipping unreadable ones."""
        for entry in data if isinstance(data, list) else ():
            if isinstance(entry, list) and [type(part) for part in entry] == [str, int, int]:
                self._notes.append(LogLine(*entry))
        self._viewer = None

    def took_back(self) -> None:
        """Move notes that came after the undone answers to the new end."""
        last = len(self._match.answers)
        self._notes = [LogLine(note.text, min(note.batch, last), note.seat) for note in self._notes]
        self._viewer = None


def called_by(match: Match, viewer: int) -> Sequence[str]:
    """Return the names as a seat reads them. A person who plays alone is addressed as "you"."""
    alone = match.has_one_human and viewer < len(match.names) and match.kinds[viewer] == HUMAN
    return address_player(match.names, viewer) if alone else match.names


def last_event(history: Sequence[tuple[int, Sequence[Event]]], kind: int, viewer: int) -> Event | None:
    """Return the last event of a kind in the current turn, as a seat (or SPECTATOR) may know it, or None."""
    for _, events in reversed(history):
        for event in reversed(events):
            if event[0] == TURN_BEGAN:
                return None
            if event[0] == kind:
                return redact(event, viewer)
    return None


def describe_events(match: Match, batch: int, events: EventLog, viewer: int) -> list[LogLine]:
    """Return the lines for the events of one answer, as a seat (or SPECTATOR) may know them. `batch`: see LogLine."""
    lines, names = [], called_by(match, viewer)
    known = events.redact_for(viewer)
    for index, (event, cause) in enumerate(known.pair_with_causes()):
        text = match.game.words.log_line(match.table, event, names)
        if text:
            lines.append(
                LogLine(
                    text, batch, event[1], event[0], event[2], (event, cause), known.causes.get(cause.parent), index
                )
            )
    return lines
