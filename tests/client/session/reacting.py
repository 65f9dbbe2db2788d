"""Sessions in which somebody chases a neighbor's pet, and the neighbor may have a Guard behind the fence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from client.session.session import Session
from engine.kernel import frames
from engine.kernel.events import MOVED, Event
from engine.kernel.features import Windows
from engine.kernel.match import Match
from engine.kernel.rules import PASS, ReactionRule
from engine.kernel.state import Frame, Option, State
from engine.kernel.table import Table
from engine.kernel.view import View
from engine.store.settings import Settings
from tests.client.sessions import NAMES, HandPool
from tests.engine.kernel import toy_game
from tests.engine.kernel.toy_game import (
    EFFECT_GUARD,
    FENCE,
    GAME,
    GUARD,
    HAND,
    LAWN,
    YARD,
    kind,
    lawn_of,
    seat_zone,
)

CATS, DOGS, GUARDS = range(4), range(4, 10), range(18, 23)


def guards(state: State, frame: Frame, seat: int) -> list[tuple[int, int]]:
    """Only real Guards can react; anything may stand behind a fence."""
    if lawn_of(state, state.stack[-2][5]) != seat:
        return []
    return [(card, EFFECT_GUARD) for card in state.zones[seat_zone(FENCE, seat)] if kind(card) == GUARD]


def log_line(table: Table, event: Event, names: Sequence[str]) -> str | None:
    card = event[2]
    return f"{names[event[1]]} moves [[{card}|{toy_game.card_name(table, card)}]]" if event[0] == MOVED else None


def matters(view: View, option: Option) -> bool:
    return Fences.important


class Fences:
    """What is told of them from outside: whether a Guard matters."""

    important = True


FENCES = replace(
    toy_game.with_rules(GAME, reactions=(ReactionRule(guards, toy_game.might_guard), toy_game.RULES.reactions[1])),
    slug="fences",
    words=replace(GAME.words, log_line=log_line),
    features=(Windows(matters),),
)
"""Hedge Row with cards behind fences that are no Guards."""


def chase(kinds: Sequence[str], behind: Sequence[int], seats: int = 3, pool: HandPool | None = None,
          victim: int = 1, **settings: Any) -> Session:  # fmt: skip
    """The first seat has a Dog to summon and the victim a Cat to lose, with these cards behind its fence."""
    match = Match(FENCES, list(NAMES[:seats]), {}, 1, list(kinds))
    placed = {(HAND, 0): [*DOGS[:3]], (HAND, 1): [CATS[3]], (YARD, 0): [10, 11],
              (LAWN, victim): [CATS[0], CATS[1]], (FENCE, victim): list(behind)}  # fmt: skip
    state = toy_game.position(seats, placed)
    state.table = match.table
    state.events = []
    FENCES.rules.begin_at(state, "play", 0)
    frames.advance(state)
    state.events = []
    match.state = state
    return Session(match, Settings(**settings), pool=pool or HandPool(prompt=True))


def after_the_cat(options: Sequence[Option]) -> Option:
    """The answer of the first seat that lets a Dog chase the Cat."""
    doing = [option for option in options if option[0] != PASS]
    return next((option for option in doing if option[2] == CATS[0]), doing[0])


def set_the_dog_on(session: Session) -> None:
    """The person of the first seat summons a Dog, which chases the Cat: the second seat may react now."""
    while session.viewer == 0 and session.match.asked == [0] and CATS[0] not in session.view().zone("discard"):
        session.answer(after_the_cat(session.view().options))
