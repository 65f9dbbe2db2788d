"""Borrow: two cards of another hand (GS-4.4)."""

from __future__ import annotations

from engine.games.garage_sale.codes import ASK_HAND, BORROWING
from engine.games.garage_sale.effects.unit import Unit
from engine.games.garage_sale.match_rules import Either, MatchRules, Position
from engine.games.garage_sale.places import HAND
from engine.kernel.moves import draw_top, shuffle
from engine.kernel.rules import PickRule
from engine.kernel.refs import describe, seat_ref
from engine.kernel.state import SEAT, SOURCE, Frame


def others(board: Either, seat: int) -> list[int]:
    """Who holds cards."""
    return [seat_ref(other) for other in range(board.table.seats) if other != seat and board.zones[HAND[other]]]


def can(board: Either, seat: int) -> bool:
    return bool(others(board, seat))


def open_hands(state: Position, frame: Frame) -> list[int]:
    return others(state, frame[SEAT])


def resolve(state: Position, frame: Frame, step: tuple[int, ...]) -> None:
    state.stack.append([BORROWING, 0, frame[SEAT], frame[SOURCE], 1])


def take(state: Position, frame: Frame, chosen: int) -> None:
    """Nobody else can tell afterwards where a card is that was seen before."""
    other = describe(chosen)[1]
    shuffle(state, HAND[other])
    for _ in range(min(2, len(state.zones[HAND[other]]))):
        draw_top(state, HAND[other], HAND[frame[SEAT]], frame[SEAT])


PICK: PickRule[MatchRules] = PickRule(open_hands, take, ASK_HAND)
UNIT = Unit("borrow", "Take two cards at random from the hand of another player.", can, resolve)
