"""Loads the one match of a list that the player wants to replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from client.replay.match_rebuild import CannotReplay, MatchRebuild
from client.replay.recording import Recording
from engine.store.store import Store

_WORK_MS = 9.0
"""Milliseconds of work per frame."""


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
