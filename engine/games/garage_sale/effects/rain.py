"""Rain: other goods on the sidewalk (GS-4.3)."""

from __future__ import annotations

from engine.games.garage_sale.codes import GO_ON
from engine.games.garage_sale.effects.unit import Unit
from engine.games.garage_sale.match_rules import Either, Position
from engine.games.garage_sale.places import DECK, DISCARD, SIDEWALK
from engine.kernel.moves import move
from engine.kernel.state import STEP, Frame


def can(board: Either, seat: int) -> bool:
    return bool(board.zones[SIDEWALK] and board.zones[DECK])


def resolve(state: Position, frame: Frame, step: tuple[int, ...]) -> None:
    """The turn goes on, which first lays out new goods."""
    state.stack[0][STEP] = GO_ON
    for card in state.zones[SIDEWALK][:]:
        move(state, card, SIDEWALK, DISCARD)


UNIT = Unit("rain", "Discard the whole sidewalk and lay out new goods. Then take another turn.", can, resolve)
