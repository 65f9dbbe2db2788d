"""Rummage: a good of the discard pile (GS-4.2)."""

from __future__ import annotations

from engine.games.garage_sale.codes import ASK_GOOD, RUMMAGING
from engine.games.garage_sale.effects.unit import Unit
from engine.games.garage_sale.garage import take_home
from engine.games.garage_sale.match_rules import Either, MatchRules, Position
from engine.games.garage_sale.places import DISCARD
from engine.kernel.rules import PickRule
from engine.kernel.refs import NONE
from engine.kernel.state import SEAT, SOURCE, Frame


def found(board: Either, frame: Frame) -> list[int]:
    """The goods that lie there."""
    return [card for card in board.zones[DISCARD] if board.table.rules.kinds[card] != NONE]


def can(board: Either, seat: int) -> bool:
    return bool(found(board, []))


def resolve(state: Position, frame: Frame, step: tuple[int, ...]) -> None:
    state.stack.append([RUMMAGING, 0, frame[SEAT], frame[SOURCE], 1])


def take(state: Position, frame: Frame, card: int) -> None:
    take_home(state, card, DISCARD, frame[SEAT])


PICK: PickRule[MatchRules] = PickRule(found, take, ASK_GOOD)
UNIT = Unit("rummage", "Take a good of the discard pile into your garage.", can, resolve)
