"""Stores a match while it is played: each answer with its notes in one transaction, the last with the result."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from engine.kernel.game.traits import identity_of
from engine.kernel.match.match import Answer, Match
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import TURN
from engine.session.log import describe_events
from engine.session.seat_history import SeatHistory
from engine.store.history.matches import (
    BETWEEN_POSITIONS,
    TAKEN_BACK,
    ChangedElsewhere,
    MatchUpdate,
    Row,
    as_text,
    first_row,
)
from engine.store.history.results import MatchResult, SeatResult
from engine.store.store import Store
from engine.words.say import session as say

LATE_MS = 1000
"""How long an answer may wait for the disk before the player is told. Usually it takes a few milliseconds."""


@dataclass(frozen=True, slots=True)
class StoredAt:
    """Where a match is stored: its id, and the last row for each number of answers."""

    store: Store
    match: int
    rows: Sequence[int]


@dataclass(slots=True)
class _Place:
    """Where a match is stored, and how many jobs are put and written. The writer's thread updates it."""

    id: int = 0
    put: int = 0
    written: int = 0
    is_lost: bool = False
    """Whether another program continued or deleted the match."""


class Autosave:
    """Stores one match, or nothing without a store.

    Each answer goes to the store's writer, so the caller never waits.
    """

    def __init__(self, store: Store | None, match: Match, stored: Mapping[str, Any] | None = None) -> None:
        """Create it. `stored` is the document of a match that is already stored, with its `id`."""
        self.store = store
        """The store, or None to keep nothing."""
        self._match = match
        self._written: list[Answer] = []
        """The answers given to the writer. `numbers` holds the row of each."""
        self.numbers: list[int] = []
        self._entries = 0
        self._position_at = 0
        self._place = _Place()
        self._base = 0
        """The row after which the match begins, if it doesn't begin with the setup."""
        self._notes = ""
        self._result: MatchResult | None = None
        self._when_begun: Callable[[int], None] | None = None
        self._waits_since: int | None = None
        self.is_late = False
        """Whether an answer has waited for the disk for longer than usual."""
        self._remarks: list[str] = []
        self._has_told = False
        if stored is not None and "entries" in stored:
            self._place.id, self._entries = stored.get("id", 0), stored["entries"]
            self._written, self.numbers = list(match.answers), list(stored["numbers"])
            self._position_at, self._base = self._entries, stored["base_number"]

    @property
    def id(self) -> int:
        """Return the match's id in the store, or 0 before it is stored."""
        return self._place.id

    @property
    def has_begun(self) -> bool:
        """Return whether any of the match was given to the writer."""
        return bool(self._place.put or self._place.id)

    def when_begun(self, then: Callable[[int], None]) -> None:
        """Call `then` with the match's id as soon as it is stored."""
        if self.id:
            then(self.id)
        else:
            self._when_begun = then

    @property
    def is_saved(self) -> bool:
        """Return whether everything given to the writer is on disk."""
        return self._place.written == self._place.put and not self._place.is_lost

    def save(self, notes: Mapping[str, Any], result: MatchResult | None = None, leaving: bool = False) -> None:
        """Give the new answers to the writer. When a player is `leaving` the table, the state is written too."""
        if self.store is None:
            return
        self._notes = as_text(notes)
        if result is not None or not self._match.over:
            self._result = result
        if self.has_begun:
            self._go_on(leaving or self._match.over)
        else:
            self._begin()

    def branch(self, match: int, row: int, progress: MatchUpdate) -> None:
        """Store the match as a branch of match `match` after `row`. `progress` describes it at that moment."""
        assert self.store is not None
        store = self.store
        self._put(lambda: store.matches.branch(match, row, progress))

    def rebase(self, rules: str, position: Mapping[str, Any]) -> None:
        """Let the stored match begin at `position` after its last row, under other rules (by their identity)."""
        assert self.store is not None
        matches, place = self.store.matches, self._place
        self._base, self._written, self.numbers = self._entries, [], []
        self._put(lambda: matches.begin_at(place.id, rules, position))

    def find_place(self) -> StoredAt | None:
        """Return where the match is stored, as far as it is written, or None."""
        return (
            StoredAt(self.store, self.id, [self._base, *self.numbers]) if self.store is not None and self.id else None
        )

    @property
    def row(self) -> int:
        """Return the number of the last row, which leads to the current state."""
        return self._entries

    # --- how late it is ------------------------------------------------------------------------------------------

    def look(self, now_ms: int) -> bool:
        """Update `is_late`. Return whether it changed."""
        if self.store is None:
            return False
        self.store.writer.deliver()
        was_late, self.is_late = self.is_late, False
        if self.is_saved:
            self._waits_since, self._has_told = None, False
            return was_late
        if self._waits_since is None:
            self._waits_since = now_ms
        self.is_late = now_ms >= self._waits_since + LATE_MS
        if self.is_late and not self._has_told and self.store.writer.problem:
            self._has_told = True
            self._remarks.append(say("not-saved", problem=self.store.writer.problem))
        return self.is_late != was_late

    def wake_at(self, now_ms: int) -> int | None:
        """Return when to check again while something isn't saved, or None."""
        if self.is_saved:
            return None
        late_at = LATE_MS + (now_ms if self._waits_since is None else self._waits_since)
        return late_at if late_at > now_ms else now_ms + LATE_MS

    def take_remarks(self) -> list[str]:
        """Return one sentence for each problem since the last call."""
        remarks, self._remarks = self._remarks, []
        return [*(self.store.take_remarks() if self.store is not None else ()), *remarks]

    # --- inside --------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Write the whole match."""
        assert self.store is not None
        matches, document = self.store.matches, self._match.to_document()
        self._entries = self._position_at = self._base = first_row(document)
        self._place = _Place()
        rows = [_row(answer) for answer in self._match.answers]
        progress = self._progress(rows, self._lines(), with_position=True)
        self._put(lambda: matches.begin(document, progress))
        self._wrote(0, rows, progress)

    def _go_on(self, leaving: bool) -> None:
        """Write the answers that aren't stored yet."""
        assert self.store is not None
        answers, same = self._match.answers, min(len(self._match.answers), len(self._written))
        while same and self._written[same - 1] is not answers[same - 1]:
            same -= 1
        back: list[Row] = [(TAKEN_BACK, same, NONE, NONE, NONE)] if same < len(self._written) else []
        rows = back + [_row(answer) for answer in answers[same:]]
        entries, last = self._entries, self._entries + len(rows)
        far = last - self._position_at >= BETWEEN_POSITIONS or (leaving and last > self._position_at)
        progress = self._progress(rows, self._lines(same, len(back)), with_position=far)
        matches, place = self.store.matches, self._place
        self._put(lambda: matches.go_on(place.id, entries, progress))
        self._wrote(same, rows, progress)

    def _put(self, write: Callable[[], int | None]) -> None:
        """Give a job to the writer. No job runs once another program has continued the match."""
        assert self.store is not None
        place = self._place
        place.put += 1

        def work() -> None:
            if not place.is_lost:
                try:
                    place.id = write() or place.id
                except ChangedElsewhere:
                    place.is_lost = True
            place.written += 1

        self.store.writer.put(work, lambda _: self._end(place), lasting=True)

    def _end(self, place: _Place) -> None:
        """Report the id after a job, and store the match again if it was lost."""
        if self._when_begun is not None and self.id:
            then, self._when_begun = self._when_begun, None
            then(self.id)
        if place.is_lost and place is self._place:
            self._remarks.append(say("gone-on"))
            self._begin()

    def _wrote(self, same: int, rows: Sequence[Row], progress: MatchUpdate) -> None:
        """Record the contents of the store after all jobs."""
        first = self._entries + 1
        new = [first + place for place, row in enumerate(rows) if row[0] != TAKEN_BACK]
        self._written[same:] = self._match.answers[same:]
        self.numbers[same:] = new
        self._entries += len(rows)
        if progress.position is not None:
            self._position_at = self._entries

    def _progress(self, rows: Sequence[Row], lines: Sequence[tuple[int, str]], with_position: bool) -> MatchUpdate:
        match = self._match
        position = match.state.to_data() if with_position else None
        return MatchUpdate(
            rows,
            lines,
            tuple(match.kinds),
            match.state.values[TURN],
            match.over,
            match.assisted,
            self._notes,
            time.time(),
            position,
            self._result,
        )

    def _lines(self, after: int | None = None, skipped: int = 0) -> list[tuple[int, str]]:
        """Return the lines of the public log after the first `after` answers (None: all), each with its row number.

        `skipped` rows come before those of the answers.
        """
        match, found = self._match, []
        for batch, events in match.history[0 if after is None else after + 1 :]:
            number = self._entries + skipped + batch - (after or 0) if batch else 0
            found += [(number, line.text) for line in describe_events(match, batch, events, SPECTATOR)]
        return found


def _row(answer: Answer) -> Row:
    return (answer.seat, answer.kind, *answer.option)


def match_result(match: Match, seconds: float, watched: bool, played: SeatHistory | None = None) -> MatchResult:
    """Return the result of a finished match.

    seconds: its time on the table
    watched: whether people only watched at some time; then it counts for no player
    played: who played which seat
    """
    played = played or SeatHistory(match)
    counted = played.results()
    view = match.view()
    scores = match.game.shows.scores(view)
    seats = tuple(
        SeatResult(
            name,
            played.kind(seat),
            scores[seat],
            seat in view.winners,
            counted[seat][0],
            identity_of(view, seat),
            counted[seat][1],
        )
        for seat, name in enumerate(match.names)
    )
    return MatchResult(
        game=match.game.slug,
        finished_on=datetime.now().isoformat(timespec="seconds"),
        seats=seats,
        turns=view.turn,
        seconds=round(seconds, 1),
        seed=match.seed,
        assisted=match.assisted,
        packs=tuple(pack.id for pack in match.game.packs),
        watched=watched,
    )
