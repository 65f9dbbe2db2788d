"""Sessions of Nasty Neighbours, in which windows for the cards in hand stand around what each seat does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.seat_request import SeatAnswer
from engine.ai.workers import Reply
from engine.games import load
from engine.games.nasty_neighbours import codes
from engine.kernel.flow.ruleset import PASS
from engine.kernel.match.match import Match
from engine.kernel.scenarios.reader import Scenario
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.state import Option, Question
from engine.session.reactions.reaction_memory import is_reaction
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import NAMES, HandPool
from tests.engine.games.nasty_neighbours.card_table import yard

GAME = load("nasty-neighbours")
DECLINE = (PASS, -1, -1)


def watch(
    kinds: Sequence[str], hands: Sequence[Sequence[str]], pile: str = "blue 1", line: bool = False, **settings: Any
) -> Session:
    """The turn of the first of three seats begins; they have these cards in hand. `pile` is drawn next, and with a
    `line` the first seat can remove one.
    """
    match = Match(GAME, NAMES[:3], {}, 1, kinds)
    given: dict[str, Any] = {
        seat: {"yard": yard(seat), "nasty": list(hand)} for seat, hand in zip("ABC", hands, strict=True)
    }
    if line:
        given["A"]["yard"] = yard("A", p0="red 1", p1="red 2", p2="red 3")
    given["table"] = {"draw_pile": [pile], "bin": ["green 2"]}
    match.state = ScenarioRunner(
        Scenario("", "", (), GAME.slug, {}, tuple("ABC"), "A", None, 1, given, {}, ()), GAME
    ).state
    match.state.table, match.state.events = match.table, []
    return Session(match, Settings(**settings), pool=HandPool(prompt=True))


def card_of(session: Session, seat: int, number: int = 0) -> int:
    """A card in a seat's hand."""
    return session.match.view(seat).zone("nasty", seat)[number]


def asked(session: Session) -> Question:
    """What the seat that looks is asked."""
    question = session.view().question
    assert question is not None
    return question


def option(session: Session, verb: int) -> Option:
    """The first answer with a verb of whoever looks, or else of the seat that is asked."""
    options = session.view().options or session.match.view(session.match.asked_seats[0]).options
    return next(found for found in options if found[0] == verb)


def draws(session: Session) -> None:
    """The computer of the first seat draws."""
    session.match.answer(0, option(session, codes.DRAW))
    session.settle()


def draws_and_places(session: Session) -> None:
    """And puts the card into its yard."""
    draws(session)
    session.match.answer(0, option(session, codes.PLACE))
    session.settle()


def others_decline(session: Session) -> None:
    """The computers let everything happen, as long as they are asked in windows."""
    pool = session.pool
    assert isinstance(pool, HandPool)
    pool.prompt = False
    for now in range(0, 4000, 20):
        session.computers.look()
        for ticket, (_, request) in list(pool.open.items()):
            question = session.match.view(request.seat).question
            if is_reaction(question) and question is not None:
                del pool.open[ticket]
                pool.replies[ticket] = Reply(SeatAnswer(question[3].index(DECLINE), {}), 1.0)
        session.update(now)
