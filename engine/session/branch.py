"""Playing on from an earlier moment of a stored match, which makes a new, assisted match."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from engine.ai.seat_request import HUMAN
from engine.ai.workers import WorkerPool
from engine.kernel.state.state import TURN
from engine.session.computers.memories import record_memories
from engine.session.computers.opponents import USUAL_LEVEL
from engine.session.resume import CannotResume, match_of, refusing_unplayable, sit_down
from engine.session.saving.bookmarks import Bookmarks
from engine.session.session import Session
from engine.store.history.matches import Bookmark, MatchUpdate, as_text
from engine.store.player.settings import Settings
from engine.store.store import Store
from engine.words.say import session as say


def branch(
    store: Store,
    match: int,
    row: int,
    seat: int,
    settings: Settings,
    *,
    notes: Mapping[str, Any] | None = None,
    pool: WorkerPool | None = None,
) -> Session:
    """Start a new match from an earlier moment of a stored one.

    A person plays `seat`, and computers play all other seats that people had. The new match is marked as assisted and
    keeps the seed, and so the decks. `row`: the last row to keep. `notes`: the session's notes at that moment; without
    them the memories are rebuilt. Raises like `resume`.
    """
    store.settle()
    document = store.matches.document(match, row)
    with refusing_unplayable(document):
        moment, _ = match_of(document)
        if moment.over:
            raise CannotResume(say("over-then"))
        moment.kinds[:] = [kind if kind != HUMAN else USUAL_LEVEL for kind in moment.kinds]
        moment.kinds[seat] = HUMAN
    if notes is None:
        notes = {key: value for key, value in document["session"].items() if key in ("number", "seal")}
        notes |= record_memories(moment)
    notes = {key: value for key, value in notes.items() if key != "occasion"}
    position, turn = moment.state.to_data(), moment.state.values[TURN]
    begun = MatchUpdate((), (), tuple(moment.kinds), turn, finished=False, assisted=True, notes=as_text(notes),
                        now=time.time(), position=position)  # fmt: skip
    document |= {
        "id": 0,
        "kinds": moment.kinds,
        "turn": turn,
        "finished": False,
        "assisted": True,
        "session": notes,
        "state": position,
        "state_after": len(document["answers"]),
    }
    session = sit_down(store, document, settings, pool, lambda keeper: keeper.branch(match, row, begun))
    session.tell(say("branched"))
    return session


def go_back(bookmarks: Bookmarks, bookmark: Bookmark) -> Session:
    """Start a new match from a bookmark, see `branch`. Raises StoreError."""
    kept = bookmarks.find_place()
    notes = bookmarks.notes_of(bookmark.slot)
    return branch(
        kept.store,
        kept.match,
        bookmark.number,
        bookmarks.seat,
        bookmarks.settings,
        notes=notes or None,
        pool=bookmarks.pool,
    )
