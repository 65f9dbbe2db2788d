"""Exposes an Instant Action (NN-3.4, NN-3.7, NN-5). `instants` resolves it."""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.codes import EXPOSED, INSTANT
from engine.games.nasty_neighbours.layout import ACTION, DOWN, HOUSE, YARD
from engine.games.nasty_neighbours.match_rules import GameBoard, GameState
from engine.kernel.flow import grids
from engine.kernel.flow.event_log import begin
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, Frame

NO_SPOT: Final = 0
REFILLED_DOWN: Final = 1
REFILLED_UP: Final = 2
BLANK: Final = 3
"""What happens to the spot of an Instant.

NO_SPOT: it had none or is filled already (drawn, replaced)
REFILLED_DOWN: refilled face down (NN-2.5, Sprinkler Mishap)
REFILLED_UP: refilled face up (NN-5.5, Yard Sale)
BLANK: it stays blank (NN-6.5)
"""
SPOT: Final = 4
HOUSE_OF_SPOT: Final = 5
PLACE: Final = 6
LAST: Final = 7
AFFECTED: Final = 8
CANCELED: Final = 9
"""Entries of an Instant's frame.

SPOT: what happens to its spot
HOUSE_OF_SPOT, PLACE: the spot's house and place
LAST: 1 if the flip turned up that yard's last face-down card (NN-5.5)
AFFECTED: the mask of affected players
CANCELED: 1 if Home Security has canceled it
"""


def expose(
    state: GameState, seat: int, card: int, spot: int, owner: int = NONE, place: int = NONE, last: bool = False
) -> None:
    """Push the frame of an exposed Instant, which is now in `action`. `owner`: the player at the yard it was in."""
    house = state.values[HOUSE + owner] if owner >= 0 else NONE
    state.stack.append([INSTANT, 0, seat, card, spot, house, place, int(last), 0, 0])


def expose_in_yard(state: GameState, seat: int, owner: int, place: int, spot: int, last: bool | None = None) -> None:
    """Let a player action the face-up Instant at a place of a yard. `last`: see the frame; None finds out."""
    begin(state, seat, state.zones[YARD[owner]][place])
    card = grids.lift(state, YARD[owner], place, ACTION, seat)
    turned_last = not state.counters[DOWN[owner]] if last is None else last
    expose(state, seat, card, spot, owner, place, turned_last)


def look_for_instants(state: GameState, owner: int, last: bool) -> None:
    """Resolve the face-up Instants of a yard in reading order. `last`: see the frame of an Instant."""
    state.stack.append([EXPOSED, 0, owner, NONE, state.values[HOUSE + owner], int(last)])


def instant_below(position: GameBoard) -> Frame:
    """Return the frame of the Instant being resolved."""
    return next(frame for frame in reversed(position.stack) if frame[KIND] == INSTANT)
