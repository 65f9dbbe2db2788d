"""Sessions of Hedge Row with a window before and after each seat's play, for the Guards behind the fences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from client.session.session import Session
from engine.kernel import frames, moves
from engine.kernel.features import Windows
from engine.kernel.match import Match
from engine.kernel.refs import NONE, describe, zone_ref
from engine.kernel.rules import PASS, QUESTION_WINDOW
from engine.kernel.state import ACTIVE, Frame, Option, Question, State
from engine.kernel.view import View
from engine.store.settings import Settings
from tests.client.sessions import NAMES, HandPool
from tests.engine.kernel import toy_game
from tests.engine.kernel.toy_game import (
    ASK_PLAY,
    CAST,
    CHECK,
    DISCARD,
    FENCE,
    GAME,
    GUARD,
    HAND,
    ONE_DRAW,
    PARROTS,
    PLAY,
    SUMMON,
    YARD,
    kind,
    seat_zone,
)

CATS, DOGS, GUARDS = range(4), range(4, 10), range(18, 23)
BEFORE, AFTER = ONE_DRAW + 1, ONE_DRAW + 2
MOMENTS = {BEFORE: "turn-start", AFTER: "turn-end"}


def run_window(state: State, frame: Frame) -> None:
    """[BEFORE or AFTER, number of seats asked, active seat, -1]: whoever has a card behind the fence is asked."""
    around = frames.seats_from(state, frame[2])
    while frame[1] < len(around) and not state.zones[seat_zone(FENCE, around[frame[1]])]:
        frame[1] += 1
    if frame[1] == len(around):
        state.stack.pop()
        return
    seat = around[frame[1]]
    real = [card for card in state.zones[seat_zone(FENCE, seat)] if kind(card) == GUARD]
    options = tuple((CAST, card, zone_ref(DISCARD)) for card in real)
    frames.ask(state, seat, QUESTION_WINDOW, NONE, (*options, (PASS, NONE, NONE)))


def receive_window(state: State, frame: Frame, question: Question, option: Option) -> None:
    """Who plays a Guard is asked again; the Guard takes a card of the active seat's hand along, if it has any."""
    if option[0] == PASS:
        frame[1] += 1
        return
    moves.move(state, option[1], seat_zone(FENCE, question[0]), DISCARD, question[0])
    hand = state.zones[seat_zone(HAND, frame[2])]
    if hand and question[0] != frame[2]:
        moves.move(state, hand[0], seat_zone(HAND, frame[2]), DISCARD, frame[2])


class Watched:
    """What is told of it from outside: what matters, and whom it concerns."""

    important = False
    concerned_seats: Sequence[int] = ()


def window(view: View) -> str:
    asked = view.question is not None and view.question[1] == QUESTION_WINDOW
    return MOMENTS[view.stack[-1][0]] if asked else ""


def concerned(view: View) -> bool:
    return view.seat in Watched.concerned_seats


def matters(view: View, option: Option) -> bool:
    return Watched.important


def ahead(view: View) -> Question | None:
    if window(view) != "turn-start" or view.active != view.seat:
        return None
    hand = view.zone("hand", view.seat)
    lawn, fence = (zone_ref(seat_zone(zone, view.seat)) for zone in (toy_game.LAWN, FENCE))
    summons = tuple((SUMMON, card, fence if kind(card) == GUARD else lawn) for card in hand)
    return (view.seat, ASK_PLAY, NONE, ((PASS, NONE, NONE), *summons))


def outcome(view: View, option: Option, names: Sequence[str]) -> str:
    name = toy_game.card_name(view.table, option[1]) if describe(option[1])[0] == "card" else ""
    return f"{toy_game.VERBS[option[0]]} {name}".strip()


WATCHED = replace(
    toy_game.with_rules(
        GAME,
        frames={**toy_game.RULES.frames, BEFORE: run_window, AFTER: run_window},
        receivers={**toy_game.RULES.receivers, BEFORE: receive_window, AFTER: receive_window},
        plans=(((0, PARROTS), (0, BEFORE), (1, PLAY), (1, AFTER), (3, CHECK)),),
    ),
    slug="watched",
    words=replace(GAME.words, outcome=outcome),
    features=(Windows(matters, window, concerned, ahead=ahead),),
)
"""Hedge Row with those windows."""


def watch(kinds: Sequence[str], behind: Sequence[Sequence[int]], active: int = 0, **settings: Any) -> Session:
    """Each seat has Cats or Dogs in hand and these cards behind its fence; the turn of `active` begins."""
    seats = len(kinds)
    match = Match(WATCHED, list(NAMES[:seats]), {}, 1, list(kinds))
    placed: dict[tuple[int, int], Sequence[int]] = {(FENCE, seat): list(cards) for seat, cards in enumerate(behind)}
    placed |= {(HAND, seat): [CATS[seat], 10 + seat] for seat in range(seats)} | {(YARD, 0): [13]}
    placed[HAND, 0] = [CATS[0], 10, GUARDS[4]]
    state = toy_game.position(seats, placed)
    state.table, state.events = match.table, []
    state.values[ACTIVE] = active
    WATCHED.rules.begin_at(state, "begin", active)
    frames.advance(state)
    state.events = []
    match.state = state
    return Session(match, Settings(**settings), pool=HandPool(prompt=True))
