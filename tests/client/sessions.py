"""Sessions for tests: workers that answer when the test says so, matches played to their end."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from engine.ai.seat_request import Request, SeatAnswer, TableContent, think
from engine.ai.workers import Reply, WorkerPool
from engine.games import load
from engine.kernel.flow.table import Table
from engine.kernel.match.match import Match
from engine.kernel.state.refs import CARD, ZONE, describe
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.reactions.reaction_memory import ALWAYS, EVERYTHING
from engine.session.session import Session
from engine.store.player.packs import game_of
from engine.store.player.settings import Settings

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Flo")


ALWAYS_ASKED: dict[str, Any] = {
    "session": {"reactions": {"memory": {"wishes": [[seat, EVERYTHING, ALWAYS] for seat in range(8)]}}}
}
"""Notes of a session in which everybody wants to be asked about all that one could react to."""


class HandPool(WorkerPool):
    """Keeps every request until `release` lets it be thought about, in this process."""

    def __init__(self, prompt: bool = False) -> None:
        super().__init__()
        self.open: dict[int, tuple[TableContent, Request]] = {}
        self.prompt = prompt
        self.plans: dict[int, list[str]] = {}
        """By seat, the cards or zones that it chooses next; after that it thinks for itself."""

    def ask(self, content: TableContent, request: Request, first: bool = False) -> int:
        self._tickets += 1
        self.open[self._tickets] = (content, request)
        return self._tickets

    def drop(self, ticket: int) -> None:
        self.open.pop(ticket, None)
        super().drop(ticket)

    def run(self, now_ms: int) -> None:
        if self.prompt:
            self.release()

    @property
    def seats(self) -> list[int]:
        """The seats whose requests wait."""
        return [request.seat for _, request in self.open.values()]

    def release(self, seat: int | None = None, problem: str = "") -> None:
        """Answer what waits, for one seat or for all; with a problem the reply has no choice."""
        for ticket, (content, request) in list(self.open.items()):
            if seat is None or request.seat == seat:
                del self.open[ticket]
                choice = None if problem else self._choice(content.build(), request)
                self.replies[ticket] = Reply(choice, 1.0, problem)

    def _choice(self, table: Table, request: Request) -> SeatAnswer:
        plan = self.plans.get(request.seat)
        if not plan:
            return think(table, request)
        options, name = View.from_data(table, dict(request.view)).options, plan.pop(0)
        return SeatAnswer(next(n for n, option in enumerate(options) if name in _named(table, option)), request.memory)


def _named(table: Table, option: Option) -> list[str]:
    """Name the cards and zones of an option."""
    words, layout = table.game.words, table.layout
    things = [describe(ref)[:2] for ref in option[1:]]
    cards = [words.card_name(table, index) for kind, index in things if kind == CARD]
    return cards + [layout.zone_name(index, table.seats)[1] for kind, index in things if kind == ZONE]


def new_session(
    kinds: Sequence[str],
    seed: int = 3,
    options: dict[str, Any] | None = None,
    pool: WorkerPool | None = None,
    settings: Settings | None = None,
    names: Sequence[str] = NAMES,
    **more: Any,
) -> Session:
    """A session of Nefarious, by default without Twists."""
    return Session.start(
        load("nefarious"),
        list(names[: len(kinds)]),
        kinds,
        {"twists": 0} if options is None else options,
        seed,
        settings or Settings(),
        pool=pool if pool is not None else HandPool(prompt=True),
        **more,
    )


def resume(document: Mapping[str, Any], settings: Settings, **more: Any) -> Session:
    """A session that goes on with a document. Raises BadMatch, UnknownGame or ValueError."""
    return Session.sit_down(Match.from_document(game_of(document), document), document, settings, **more)


def past_the_round(session: Session) -> Session:
    """Everybody has seen what is theirs; the first question is next."""
    while session.seats_to_show:
        session.open_curtain()
        session.pass_on()
    return session


def look(session: Session) -> None:
    """Whoever is called sits down; where all are asked whether they react, the first one who could."""
    if session.call is not None:
        session.speak_up(session.call.seats[0])
    session.open_curtain()


def finished_session(kinds: Sequence[str], seed: int = 3, **more: Any) -> Session:
    """The same, played to its end; people take any option."""
    return play_out(new_session(kinds, seed, **more), seed)


def play_out(session: Session, seed: int = 1, now: int = 0) -> Session:
    """To the end of the match, people taking any option. `now` is the moment before it goes on."""
    chance = random.Random(seed)
    while not session.over:
        now += 5000
        session.update(now)
        session.open_curtain()
        if session.view().options:
            session.answer(chance.choice(session.view().options))
    return session
