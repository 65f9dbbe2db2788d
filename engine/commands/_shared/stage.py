"""Paused matches for pictures: played at random up to a point, with computers that never answer."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from engine.ai.seat_request import HUMAN, Request, TableContent, think
from engine.ai.workers import Reply, WorkerPool
from engine.commands import CommandError
from engine.kernel.game.game import Game
from engine.kernel.match.match import Match
from engine.session.computers.opponents import USUAL_LEVEL
from engine.session.privacy.deck_commitment import DeckCommitment, sealed_hash
from engine.session.session import Session
from engine.store.files.folders import user_folders
from engine.store.player.packs import game_of
from engine.store.player.settings import Settings
from engine.store.store import Store
from engine.words.player_names import NAMES

LONGEST_MATCH = 20_000
"""Answers after which a match at random is given up."""

_NUMBER, _SALT = 1, "0" * 32


def played_match(game: Game, players: int, options: Mapping[str, Any], seed: int, decisions: int | None) -> Match:
    """Return a match after `decisions` random answers, or at its end. Raises CommandError."""
    try:
        match = Match(game, NAMES[: max(0, players)], options, seed)
    except ValueError as problem:  # the number of seats, or an option
        raise CommandError(str(problem)) from None
    chance = random.Random(seed)
    for _ in range(LONGEST_MATCH if decisions is None else decisions):
        if match.over:
            break
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    return match


def stored_match(number: int) -> tuple[Match, dict[str, Any]]:
    """Return a finished stored match by its number in `matches`, with its document.

    Raises StoreError, and CommandError for an unfinished match, whose decks and hands must stay secret.
    """
    store = Store(user_folders())
    try:
        document = store.matches.document(number)
        match = Match.from_document(game_of(document), document)
    except (ValueError, LookupError, TypeError) as problem:
        raise CommandError(f"Can't show match {number}: {problem}") from None
    finally:
        store.close()
    if not match.over:
        raise CommandError(f"match {number} is still being played; its seed and hands are secret until it is over")
    return match, document


def person_at(match: Match, name: str) -> int | None:
    """Return the seat with this name.

    Without a name, return the first human who is asked, or the first human. Raises CommandError.
    """
    if name:
        if name not in match.names:
            raise CommandError(f"nobody called {name!r} sits at the table; choose from {', '.join(match.names)}")
        return match.names.index(name)
    people = [seat for seat, kind in enumerate(match.kinds) if kind == HUMAN]
    asked = [seat for seat in match.asked_seats if seat in people]
    return next(iter(asked or people), None)


def still_session(match: Match, settings: Settings, people: Sequence[int], pool: WorkerPool | None = None) -> Session:
    """Return a paused session for screenshots. `people`: seats played by humans; `pool`: engine workers, if any."""
    for seat, kind in enumerate(match.kinds):
        if seat in people:
            match.kinds[seat] = HUMAN
        elif kind == HUMAN:
            match.kinds[seat] = USUAL_LEVEL
    seal = DeckCommitment(_SALT, sealed_hash(match.game.slug, match.seed, _SALT))
    notes = {"number": _NUMBER, "seal": seal.to_data()}
    return Session(match, settings, pool=pool or SilentPool(), document={"session": notes})


class SilentPool(WorkerPool):
    """Workers that take requests and never work on one."""

    def run(self, now_ms: int) -> None:
        """Do nothing."""


class PromptPool(SilentPool):
    """Workers that answer each request at once, in this process."""

    def ask(self, content: TableContent, request: Request, first: bool = False) -> int:
        self._tickets += 1
        self.replies[self._tickets] = Reply(think(content.build(), request))
        return self._tickets
