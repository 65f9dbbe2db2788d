"""Sessions of Garage Sale in which the first seat buys a Fondue Set and the last may call Dibs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.games import load
from engine.games.garage_sale.codes import BUY
from engine.games.garage_sale.layout import GARAGE
from engine.kernel.game.traits import HasWindows
from engine.kernel.match.match import Match
from engine.kernel.scenarios.reader import Scenario
from engine.kernel.scenarios.runner import ScenarioRunner
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import SOURCE, Option
from engine.kernel.state.view import View
from engine.session.session import Session
from engine.store.player.settings import Settings
from tests.client.sessions import NAMES, HandPool
from tests.engine.parts import made

GOOD = "Fondue Set"
SIDEWALK = ["Lava Lamp", "Roller Skates", GOOD, "Bowling Trophy", "Potted Cactus"]
LAST = 2
"""The seat that may call Dibs; the one between is not asked where it has no cards."""


def matters(view: View, option: Option) -> bool:
    return Calls.important


def threat(view: View) -> tuple[int, list[int]]:
    """The good that somebody else is about to get."""
    return NONE, [view.stack[-1][SOURCE]]


def concerned(view: View) -> bool:
    return Calls.important


class Calls:
    """What is told of them from outside: whether Dibs matters, and whether a sale befalls anybody."""

    important = True


SALE = replace(
    load("garage-sale"), traits=(made(HasWindows, is_worth_asking=matters, affects_viewer=concerned, threat=threat),)
)


def buying(
    kinds: Sequence[str],
    hand: Sequence[str],
    between: Sequence[str] = (),
    pool: HandPool | None = None,
    **settings: Any,
) -> Session:
    """The first seat has a card to buy with, the last one this hand."""
    match = Match(SALE, list(NAMES[:3]), {}, 1, list(kinds))
    given = {
        "A": {"hand": ["Kitchen Radio"]},
        "B": {"hand": list(between)},
        "C": {"hand": list(hand)},
        "table": {"sidewalk": SIDEWALK},
    }
    match.state = ScenarioRunner(
        Scenario("", "", (), SALE.slug, {}, tuple("ABC"), "A", None, 1, given, {}, ()), SALE
    ).state
    match.state.table, match.state.events = match.table, []
    return Session(match, Settings(**settings), pool=pool or HandPool(prompt=True))


def buy(session: Session) -> Option:
    """The answer with which the first seat buys it."""
    view = session.match.view(0)
    return next(option for option in view.options if option[0] == BUY and is_good(session, option[2]))


def is_good(session: Session, card: int) -> bool:
    return card >= 0 and SALE.words.card_name(session.match.table, card) == GOOD


def sold(session: Session) -> bool:
    """Whether it has come to the garage of whoever bought it."""
    return any(is_good(session, card) for card in session.match.state.zones[GARAGE[0]])


def dibs(session: Session, copy: int = 0) -> int:
    """A card that is Dibs."""
    return SALE.positions.find_cards(session.match.table, "Dibs")[copy]
