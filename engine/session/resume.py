"""Resuming a stored match: as it is, or from its last state after a rules change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

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
from engine.session.saving.autosave import Autosave
from engine.session.session import Session
from engine.store.files.atomic import StoreError
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
    return sit_down(store, document, settings, pool)


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


def sit_down(
    store: Store,
    document: dict[str, Any],
    settings: Settings,
    pool: WorkerPool | None,
    first: Callable[[Autosave], None] = lambda _: None,
) -> Session:
    """Create the session of a document. `first` is called with its autosave before anything else."""
    with refusing_unplayable(document):
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
def refusing_unplayable(document: Mapping[str, Any]) -> Iterator[None]:
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
