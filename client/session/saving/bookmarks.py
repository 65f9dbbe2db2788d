"""Bookmarks of the match at the table: moments that the person who plays it alone can go back to."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from client.session.saving.autosave import Keeper, Kept
from client.session.summary import MatchFacts
from client.words.say import session as say
from engine.ai.workers import WorkerPool
from engine.kernel.state import TURN
from engine.store.atomic import StoreError
from engine.store.matches import Bookmark
from engine.store.settings import Settings


class Bookmarks:
    """The bookmarks of one match, nine at most. `notes` tells what its session has noted by now; `settings` and `pool`
    are for the matches that are begun at them, see `client.session.resume.go_back`.
    """

    def __init__(self, facts: MatchFacts, keeper: Keeper, notes: Callable[[], Mapping[str, Any]], settings: Settings,
                 pool: WorkerPool) -> None:  # fmt: skip
        self._facts = facts
        self._keeper = keeper
        self._notes = notes
        self.settings = settings
        self.pool = pool

    @property
    def refusal(self) -> str:
        """Why there are none, a phrase; empty when there can be some."""
        if not self._facts.alone:
            return say("bookmarks-alone")
        return "" if self._keeper.kept() is not None else say("bookmarks-not-kept")

    @property
    def set_refusal(self) -> str:
        """Why none can be set now, a phrase; empty when one can."""
        over = say("match-over") if self._facts.over else ""
        return self.refusal or (say("bookmarks-not-kept") if self._keeper.failing else over)

    def listed(self) -> list[Bookmark]:
        """Those that are set, by slot. Raises StoreError."""
        kept = self.kept()
        return kept.store.matches.bookmarks(kept.match)

    def set(self, slot: int) -> Bookmark:
        """Set a bookmark where the match stands now, in place of one with this slot. Raises StoreError."""
        if self.set_refusal:
            raise StoreError(say("bookmark-refused", reason=self.set_refusal))
        bookmark = Bookmark(slot, self._keeper.row, self._facts.match.state.values[TURN], time.time())
        self.put_back(bookmark, self._notes())
        return bookmark

    def remove(self, slot: int) -> Mapping[str, Any]:
        """Remove a bookmark; what was noted with it, for `put_back`. Raises StoreError."""
        kept = self.kept()
        notes = kept.store.matches.bookmark_notes(kept.match, slot)
        kept.store.matches.remove_bookmark(kept.match, slot)
        return notes

    def put_back(self, bookmark: Bookmark, notes: Mapping[str, Any]) -> None:
        """Set a bookmark that was removed. Raises StoreError."""
        kept = self.kept()
        kept.store.matches.set_bookmark(kept.match, bookmark, notes)

    @property
    def seat(self) -> int:
        """Who plays here alone."""
        (seat,) = self._facts.humans
        return seat

    def kept(self) -> Kept:
        """Where the match is kept. Raises StoreError where it has no bookmarks."""
        kept = self._keeper.kept()
        if self.refusal or kept is None:
            raise StoreError(f"{self.refusal[:1].upper()}{self.refusal[1:]}.")
        return kept
