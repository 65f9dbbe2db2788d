"""Bookmarks of the match at the table: moments that the person who plays it alone can go back to."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from client.session.saving.autosave import Keeper, Kept
from client.session.summary import MatchFacts
from client.words.say import session as say
from engine.ai.workers import WorkerPool
from engine.kernel.state import TURN
from engine.store.atomic import StoreError
from engine.store.matches import Bookmark
from engine.store.settings import Settings

if TYPE_CHECKING:
    from client.session.session import Session



class Bookmarks:
    """The bookmarks of one match, nine at most. `notes` tells what its session has noted by now; `settings` and `pool`
    are for the matches that are begun at them.
    """

    def __init__(self, facts: MatchFacts, keeper: Keeper, notes: Callable[[], Mapping[str, Any]], settings: Settings,
                 pool: WorkerPool) -> None:  # fmt: skip
        self._facts = facts
        self._keeper = keeper
        self._notes = notes
        self._settings = settings
        self._pool = pool

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
        kept = self._kept()
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
        kept = self._kept()
        notes = kept.store.matches.bookmark_notes(kept.match, slot)
        kept.store.matches.remove_bookmark(kept.match, slot)
        return notes

    def put_back(self, bookmark: Bookmark, notes: Mapping[str, Any]) -> None:
        """Set a bookmark that was removed. Raises StoreError."""
        kept = self._kept()
        kept.store.matches.set_bookmark(kept.match, bookmark, notes)

    def go_back(self, bookmark: Bookmark) -> Session:
        """Begin a new match where this one stood then; see `client.session.saving.resume.branch`. Raises StoreError."""
        from client.session.saving.resume import branch

        kept = self._kept()
        notes = kept.store.matches.bookmark_notes(kept.match, bookmark.slot)
        (seat,) = self._facts.humans
        return branch(kept.store, kept.match, bookmark.number, seat, self._settings, notes=notes or None,
                      pool=self._pool)  # fmt: skip

    def _kept(self) -> Kept:
        kept = self._keeper.kept()
        if self.refusal or kept is None:
            raise StoreError(f"{self.refusal[:1].upper()}{self.refusal[1:]}.")
        return kept
