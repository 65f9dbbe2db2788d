"""Keeps a match stored: every answer in one transaction with all that is noted beside it, the last one with the result.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from client.session.log import worded
from client.session.seat_history import Played
from client.words.say import session as say
from engine.kernel.layout import SPECTATOR
from engine.kernel.match import Answer, Match
from engine.kernel.refs import NONE
from engine.kernel.state import TURN
from engine.kernel.traits.secret_role import identity_of
from engine.store.atomic import StoreError
from engine.store.matches import BETWEEN_POSITIONS, TAKEN_BACK, ElsewhereGoneOn, Progress, Row, first_row
from engine.store.results import MatchResult, SeatResult
from engine.store.store import Store


@dataclass(frozen=True, slots=True)
class Kept:
    """Where a match is stored (its id), and the row after which it stood at each moment, a number of answers."""

    store: Store
    match: int
    rows: Sequence[int]


class Keeper:
    """Stores one match; without a store nothing is kept. What fails is told in one sentence."""

    def __init__(self, store: Store | None, match: Match, stored: Mapping[str, Any] | None = None) -> None:
        """`stored` is the document of a match that is stored already, with its `id`."""
        self.store = store
        """Where the match is kept; None: nowhere."""
        self._match = match
        self._written: list[Answer] = []
        """The answers that stand in the store, each with its row in `numbers`."""
        self.numbers: list[int] = []
        self._entries = 0
        self._position_at = 0
        self.id = 0
        """Under which the match is stored, 0 before it is."""
        self.failing = False
        """Whether the last answer could not be written."""
        self._base = 0
        """The row after which the match begins, where that is not the set-up."""
        if stored is not None and stored.get("id"):
            self.id, self._entries = stored["id"], stored["entries"]
            self._written, self.numbers = list(match.answers), list(stored["numbers"])
            self._position_at, self._base = self._entries, stored["base_number"]

    def save(self, notes: Mapping[str, Any], result: MatchResult | None = None, leaving: bool = False) -> str:
        """Write what has come to the match; when this returns an empty text, no crash of the program loses it. Who is
        `leaving` the table has the position written down, too.

        It takes about a millisecond, however long the match is, so it is done at once instead of in another thread. The
        sentence of a disk that cannot be written comes once, until writing works again; then nothing is missing.
        """
        if self.store is None:
            return ""
        told = ""
        try:
            if self.id:
                try:
                    self._go_on(notes, result, leaving or self._match.over)
                except ElsewhereGoneOn:
                    told = say("gone-on")
                    self._begin(notes, result)
            else:
                self._begin(notes, result)
        except StoreError as error:
            first, self.failing = not self.failing, True
            return say("not-saved", problem=str(error)) if first else ""
        self.failing = False
        return " ".join([*self.store.take_remarks(), *([told] if told else [])])

    def kept(self) -> Kept | None:
        """Where the match can be found again as far as it is written; None where it is not kept."""
        return Kept(self.store, self.id, [self._base, *self.numbers]) if self.store is not None and self.id else None

    @property
    def row(self) -> int:
        """The last row: after it the match stands as it does now, unless the last answer could not be written."""
        return self._entries

    def _begin(self, notes: Mapping[str, Any], result: MatchResult | None) -> None:
        """Write all of the match."""
        assert self.store is not None
        document = self._match.to_document()
        self.id, self._entries, self._position_at, self._base = 0, *[first_row(document)] * 3
        rows = [_row(answer) for answer in self._match.answers]
        progress = self._progress(rows, self._lines(0), notes, result, with_position=True)
        self.id = self.store.matches.begin(document, progress)
        self._wrote(0, rows, progress)

    def _go_on(self, notes: Mapping[str, Any], result: MatchResult | None, leaving: bool) -> None:
        """Write what is not there yet."""
        assert self.store is not None
        answers, same = self._match.answers, min(len(self._match.answers), len(self._written))
        while same and self._written[same - 1] is not answers[same - 1]:
            same -= 1
        back: list[Row] = [(TAKEN_BACK, same, NONE, NONE, NONE)] if same < len(self._written) else []
        rows = back + [_row(answer) for answer in answers[same:]]
        last = self._entries + len(rows)
        far = last - self._position_at >= BETWEEN_POSITIONS or (leaving and last > self._position_at)
        progress = self._progress(rows, self._lines(same, len(back)), notes, result, with_position=far)
        self.store.matches.go_on(self.id, self._entries, progress)
        self._wrote(same, rows, progress)

    def _wrote(self, same: int, rows: Sequence[Row], progress: Progress) -> None:
        """Remember what stands in the store now."""
        first = self._entries + 1
        new = [first + place for place, row in enumerate(rows) if row[0] != TAKEN_BACK]
        self._written[same:] = self._match.answers[same:]
        self.numbers[same:] = new
        self._entries += len(rows)
        if progress.position is not None:
            self._position_at = self._entries

    def _progress(self, rows: Sequence[Row], lines: Sequence[tuple[int, str]], notes: Mapping[str, Any],
                  result: MatchResult | None, with_position: bool) -> Progress:  # fmt: skip
        match = self._match
        position = match.state.to_data() if with_position else None
        return Progress(rows, lines, match.kinds, match.state.values[TURN], match.over, match.assisted, notes,
                        time.time(), position, result)  # fmt: skip

    def _lines(self, after: int, skipped: int = 0) -> list[tuple[int, str]]:
        """The public log of what came after so many answers, each line with the number of its row; `skipped` rows come
        before those of the answers.
        """
        match, found = self._match, []
        for batch, events in match.history[after + 1 if self.id else 0 :]:
            number = self._entries + skipped + batch - after if batch else 0
            found += [(number, line.text) for line in worded(match, batch, events, SPECTATOR)]
        return found


def _row(answer: Answer) -> Row:
    return (answer.seat, answer.kind, *answer.option)


def match_result(match: Match, seconds: float, watched: bool, played: Played | None = None) -> MatchResult:
    """How a finished match ended; it took so many seconds on the table. It is nobody's match if it was
    `watched`, even if only for a while. `played` knows which seats have changed hands.
    """
    played = played or Played(match)
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
