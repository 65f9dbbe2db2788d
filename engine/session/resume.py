"""Resuming a stored match: as it is, from its last state after a rules change, or from an earlier moment."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from engine.ai.seat_request import HUMAN
from engine.ai.workers import WorkerPool
from engine.games import UnknownGame
from engine.kernel.files.faults import BadCard
from engine.kernel.flow.machine import EndlessRules, IllegalAnswer
from engine.kernel.game.game import Game
from engine.kernel.match.document_check import is_short_text
from engine.kernel.match.invariants import THOROUGH, can_be_played_on
from engine.kernel.match.match import BadMatch, Match
from engine.kernel.match.rules_identity import rules_identity
from engine.kernel.state.layout import MAX_SEATS
from engine.kernel.state.state import TURN
from engine.session.computers.memories import record_memories
from engine.session.computers.opponents import usual_level
from engine.session.saving.autosave import Autosave
from engine.session.saving.bookmarks import Bookmarks
from engine.session.session import Session
from engine.store.files.atomic import StoreError
from engine.store.history.matches import Bookmark, MatchUpdate, as_text
from engine.store.player.packs import game_of
from engine.store.player.settings import Settings
from engine.store.store import Store
from engine.words.say import session as say

# Errors that a document can cause if another program or other rules wrote it.
UNPLAYABLE = (BadMatch, UnknownGame, BadCard, IllegalAnswer, EndlessRules, ValueError, LookupError, TypeError,
              AttributeError, ArithmeticError, AssertionError, RuntimeError, MemoryError)  # fmt: skip


class CannotResume(StoreError):
    """Raised when a stored match can't be resumed. The message is one sentence; the match stays stored."""


def resume(store: Store, match: int, settings: Settings, *, pool: WorkerPool | None = None) -> Session:
    """Resume a stored match by its id. Raises CannotResume, or StoreError while it can't be read."""
    store.settle()
    document = store.matches.document(match)
    return _sit_down(store, document, settings, pool)


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
    with _refusing_unplayable(document):
        moment, _ = match_of(document)
        if moment.over:
            raise CannotResume(say("over-then"))
        moment.kinds[:] = [kind if kind != HUMAN else usual_level() for kind in moment.kinds]
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
    session = _sit_down(store, document, settings, pool, lambda keeper: keeper.branch(match, row, begun))
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


def match_of(document: Mapping[str, Any]) -> tuple[Match, str]:
    """Return the match of a document, and a sentence about what has changed since its start.

    Raises the errors in `UNPLAYABLE`.
    """
    game = game_of(document)
    same_rules = document["rules"] == rules_identity(game)
    try:
        return Match.from_document(game, document), "" if same_rules else _describe_rules_change(game)
    except UNPLAYABLE as first:
        try:
            return Match.from_position(game, document), say("lost-way") if same_rules else _describe_rules_change(game)
        except UNPLAYABLE:
            raise first from None


def _describe_rules_change(game: Game) -> str:
    return say("rules-changed", game=game.title)


def _sit_down(
    store: Store,
    document: dict[str, Any],
    settings: Settings,
    pool: WorkerPool | None,
    first: Callable[[Autosave], None] = lambda _: None,
) -> Session:
    """Create the session of a document. `first` is called with its autosave before anything else."""
    with _refusing_unplayable(document):
        match, sentence = match_of(document)
        if match.base is not None and not can_be_played_on(match.state, THOROUGH):
            raise BadMatch("its position doesn't fit the rules")
        rules, position, rebased = rules_identity(match.game), match.state.to_data(), False
        if sentence or match.base != document.get("base"):
            begins = {"base": position} if document["entries"] else {}  # without rows it must begin at its setup
            document |= {
                "rules": rules,
                "state": position,
                "answers": [],
                "numbers": [],
                "state_after": 0,
                "base_number": document["entries"],
                **begins,
            }
            match, rebased = Match.from_document(match.game, document), True
        session = Session.sit_down(match, document, settings, store=store, pool=pool)
    first(session.keeper)
    if rebased:
        session.keeper.rebase(rules, position)
    session.tell(*[sentence] if sentence else [])
    return session


@contextmanager
def _refusing_unplayable(document: Mapping[str, Any]) -> Iterator[None]:
    """Raise CannotResume in place of the errors in `UNPLAYABLE`."""
    try:
        yield
    except UNPLAYABLE as error:
        raise CannotResume(say("cannot-go-on", match=words_of(document), reason=_reason(error))) from error


def words_of(document: Mapping[str, Any]) -> str:
    """Return a label for a match that names its players."""
    seats = document.get("seats")
    names = [name for name in seats if is_short_text(name)] if isinstance(seats, list) else []
    return say("match-of", names=", ".join(names[:MAX_SEATS])) if names else say("match-of-nobody")


def _reason(error: Exception) -> str:
    if isinstance(error, (BadMatch, UnknownGame, BadCard, IllegalAnswer, ValueError)):
        return str(error).rstrip(".")
    return say("no-match")
