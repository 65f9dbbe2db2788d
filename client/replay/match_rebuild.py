"""Rebuilds stored matches step by step for their replays, without blocking the frame."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from client.replay.recording import Recording
from engine.games import UnknownGame
from engine.kernel.files.faults import BadCard
from engine.kernel.match.match import BadMatch, Match
from engine.session.resume import UNPLAYABLE
from engine.session.saving.autosave import StoredAt
from engine.store.files.atomic import StoreError
from engine.store.player.packs import game_of
from engine.store.store import Store
from engine.words.say import replay as say

_AT_ONCE = 20
"""Answers between two checks of the time."""
_WORK_MS = 9.0
"""Milliseconds of work per frame."""


class CannotReplay(StoreError):
    """A match that can't be replayed. The message is one sentence."""


class MatchRebuild:
    """Rebuilds a stored match from its id.

    Raises CannotReplay, here and in `work`.
    """

    def __init__(self, store: Store, match: int) -> None:
        try:
            store.settle()
            self._document: Mapping[str, Any] = store.matches.document(match)
            self._match = Match.from_setup(game_of(self._document), self._document)
            self._answers = list(self._document["answers"])
            self._kept = StoredAt(store, match, [self._document["base_number"], *self._document["numbers"]])
        except StoreError as error:
            raise CannotReplay(str(error)) from error
        except UNPLAYABLE as error:
            raise _explain_error(error) from error
        self._done = 0
        self.recording: Recording | None = None
        """The match, once complete."""

    @property
    def share(self) -> float:
        """The finished share, from 0 to 1."""
        return self._done / max(1, len(self._answers))

    def work(self, milliseconds: float) -> Recording | None:
        """Work for about this long. Returns the recording when complete."""
        until = time.perf_counter() + milliseconds / 1000
        try:
            while self.recording is None and time.perf_counter() < until:
                if self._done < len(self._answers):
                    self._match.replay(self._answers[self._done : self._done + _AT_ONCE])
                    self._done = min(self._done + _AT_ONCE, len(self._answers))
                else:
                    self._match.check_position(self._document)
                    self.recording = Recording(self._match, self._kept)
        except UNPLAYABLE as error:
            raise _explain_error(error) from error
        return self.recording


def _explain_error(error: Exception) -> CannotReplay:
    told = str(error).rstrip(".") if isinstance(error, (BadMatch, UnknownGame, BadCard)) else ""
    return CannotReplay(say("cannot-watch", reason=told or say("no-match")))


class LoadingRow(Protocol):
    """A match's row. `share`: the loaded part, 0 to 1; None while not wanted."""

    share: float | None


class ReplayLoader:
    """Loads the match requested last. `show` gets the match, `refuse` the reason for a failure."""

    def __init__(
        self, store: Store | None, show: Callable[[Recording], None], refuse: Callable[[CannotReplay], None]
    ) -> None:
        self._store = store
        self._show = show
        self._refuse = refuse
        self._wanted: tuple[LoadingRow, MatchRebuild] | None = None

    @property
    def turning(self) -> bool:
        """Whether a match is loading."""
        return self._wanted is not None

    def want(self, row: LoadingRow, match: int) -> None:
        """Load a match by its id. A second request cancels."""
        before = self._wanted
        self.stop()
        if self._store is None or (before is not None and before[0] is row):
            return
        try:
            self._wanted = row, MatchRebuild(self._store, match)
            row.share = 0.0
        except CannotReplay as problem:
            self._refuse(problem)

    def stop(self) -> None:
        if self._wanted is not None:
            self._wanted[0].share = None
        self._wanted = None

    def work(self) -> bool:
        """Work for part of a frame. Returns True if the row's picture changed."""
        if self._wanted is None:
            return False
        row, match = self._wanted
        try:
            recording = match.work(_WORK_MS)
        except CannotReplay as problem:
            self.stop()
            self._refuse(problem)
            return True
        row.share = match.share
        if recording is not None:
            self.stop()
            self._show(recording)
        return True
