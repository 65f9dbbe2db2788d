"""Rebuilds a stored match step by step, without blocking the frame."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

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
