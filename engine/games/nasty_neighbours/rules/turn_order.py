"""Whose turn it is in Summer (NN-3.8, NN-5.6, NN-6.3)."""

from __future__ import annotations

from engine.games.nasty_neighbours.codes import MISSED
from engine.games.nasty_neighbours.layout import DUE, FIRST_OUT, HOUSE, HOUSE_OF_TURN, MISSES
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.yards import occupant
from engine.kernel.flow.event_log import RULE, begin
from engine.kernel.flow.moves import note
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE


def next_player(state: GameState) -> int:
    """Return the player who takes the next turn, or NONE when no turn is due."""
    values = state.values
    seats = state.table.seats
    house, active = values[HOUSE_OF_TURN], values[ACTIVE]
    if seats > 1 and values[HOUSE + active] == (house + 1) % seats:
        evicted = occupant(state, house)  # NN-5.6: the evicting player has moved on to the next seat
        if evicted != active and is_due(state, evicted) and not misses_turn(state, evicted):
            return evicted
    for distance in range(1, 2 * seats + 1):
        seat = occupant(state, (house + distance) % seats)
        if is_due(state, seat) and not misses_turn(state, seat):
            return seat
    return NONE


def is_due(state: GameState, seat: int) -> bool:
    """Return whether a player has another turn in this round (NN-6.3)."""
    return not state.values[FIRST_OUT] or bool(state.values[DUE] >> seat & 1)


def misses_turn(state: GameState, seat: int) -> bool:
    """Return whether a player misses this turn, and use up the miss. A last turn can't be missed (NN-8.5)."""
    values = state.values
    if values[FIRST_OUT] or not values[MISSES] >> seat & 1:
        return False
    values[MISSES] &= ~(1 << seat)
    begin(state, seat, kind=RULE)
    note(state, MISSED, seat)
    return True
