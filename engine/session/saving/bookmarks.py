"""Bookmarks of a match: moments that a player can return to when no one else plays."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from typing import Any

from engine.ai.workers import WorkerPool
from engine.kernel.state.state import TURN
from engine.session.match_facts import MatchFacts
from engine.session.saving.autosave import Autosave, StoredAt
from engine.store.files.atomic import StoreError
from engine.store.history.matches import Bookmark, as_text
from engine.store.player.settings import Settings
from engine.words.say import session as say


class Bookmarks:
    """The bookmarks of one match, nine at most.

    notes: returns the session's current notes
    settings, pool: for the matches started from bookmarks, see `engine.session.branch.go_back`
    """

    def __init__(
        self,
        facts: MatchFacts,
        keeper: Autosave,
        notes: Callable[[], Mapping[str, Any]],
        settings: Settings,
        pool: WorkerPool,
    ) -> None:
        self._facts = facts
        self._keeper = keeper
        self._notes = notes
        self.settings = settings
        self.pool = pool
        self._read: tuple[int, dict[int, tuple[Bookmark, str]]] | None = None
        """The match's id and its bookmarks with their notes as text. The text is empty until needed."""

    @property
    def refusal(self) -> str:
        """Return a phrase that says why the match can't have bookmarks; empty when it can."""
        if not self._facts.has_one_human:
            return say("bookmarks-alone")
        return "" if self._keeper.find_place() is not None else say("bookmarks-not-kept")

    @property
    def set_refusal(self) -> str:
        """Return a phrase that says why no bookmark can be set now; empty when one can."""
        over = say("match-over") if self._facts.over else ""
        return self.refusal or over

    def list_bookmarks(self) -> list[Bookmark]:
        """Return the bookmarks by slot. Raises StoreError."""
        return [bookmark for _, (bookmark, _) in sorted(self._read_slots().items())]

    def notes_of(self, slot: int) -> dict[str, Any]:
        """Return the session's notes from when a bookmark was set. Raises StoreError."""
        notes = self._read_slots()[slot][1]
        kept = self.find_place()
        return json.loads(notes) if notes else kept.store.matches.bookmark_notes(kept.match, slot)

    def set(self, slot: int) -> Bookmark:
        """Set a bookmark at the current moment, replacing the one in this slot. Raises StoreError."""
        if self.set_refusal:
            raise StoreError(say("bookmark-refused", reason=self.set_refusal))
        bookmark = Bookmark(slot, self._keeper.row, self._facts.match.state.values[TURN], time.time())
        self.put_back(bookmark, self._notes())
        return bookmark

    def remove(self, slot: int) -> Mapping[str, Any]:
        """Remove a bookmark and return its notes for `put_back`. Raises StoreError."""
        notes = self.notes_of(slot)
        self._change(lambda kept: kept.store.matches.remove_bookmark(kept.match, slot))
        del self._read_slots()[slot]
        return notes

    def put_back(self, bookmark: Bookmark, notes: Mapping[str, Any]) -> None:
        """Set a bookmark with its notes. Raises StoreError."""
        written = as_text(notes)
        self._change(lambda kept: kept.store.matches.set_bookmark(kept.match, bookmark, written))
        self._read_slots()[bookmark.slot] = bookmark, written

    def _change(self, change: Callable[[StoredAt], None]) -> None:
        """Give a change to the writer. A full disk or another writing program only delays it."""
        kept = self.find_place()
        kept.store.writer.put(lambda: change(kept), lasting=True)

    def _read_slots(self) -> dict[int, tuple[Bookmark, str]]:
        """Return the bookmarks by slot. They are read once, because newer ones may not be on disk yet."""
        kept = self.find_place()
        if self._read is None or self._read[0] != kept.match:
            there = {bookmark.slot: (bookmark, "") for bookmark in kept.store.matches.bookmarks(kept.match)}
            self._read = kept.match, there
        return self._read[1]

    @property
    def seat(self) -> int:
        (seat,) = self._facts.humans
        return seat

    def find_place(self) -> StoredAt:
        """Return where the match is stored. Raises StoreError if it can't have bookmarks."""
        kept = self._keeper.find_place()
        if self.refusal or kept is None:
            raise StoreError(f"{self.refusal[:1].upper()}{self.refusal[1:]}.")
        return kept
