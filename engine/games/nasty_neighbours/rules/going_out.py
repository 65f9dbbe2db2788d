"""Going out: a yard without face-down cards is out, and the first player with one is first-out (NN-6)."""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.codes import FIRST_OUT_NOW
from engine.games.nasty_neighbours.definitions.vocabulary import NASTY as NASTY_CARD
from engine.games.nasty_neighbours.layout import ACTION, BIN, DOWN, DRAWN, DUE, FIRST_OUT, MISSES, NASTY, NASTY_PILE
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.yards import clockwise, is_out
from engine.kernel.flow.event_log import RULE, begin
from engine.kernel.flow.moves import move, note
from engine.kernel.state.state import ACTIVE

STOPPED: Final = 4
"""An entry of the match frame (`rounds`): 1 if a yard was cleaned completely and play stops at once (NN-6.4)."""


def set_first_out(state: GameState, seat: int) -> None:
    """Make a player first-out (NN-6.2, NN-6.3).

    All Nasty Neighbour cards are discarded, and all other players have one more turn.
    """
    values = state.values
    values[FIRST_OUT] = seat + 1
    values[DUE] = (1 << state.table.seats) - 1 & ~(1 << seat)
    values[MISSES] = 0
    begin(state, seat, kind=RULE)
    note(state, FIRST_OUT_NOW, seat)
    for other in range(state.table.seats):
        zone = NASTY[other]
        for card in state.zones[zone][:]:
            move(state, card, zone, NASTY_PILE, other)


def check_out(state: GameState) -> None:
    """Find first-out at the end of a turn: the first open yard clockwise from the active player's (NN-6.1)."""
    if state.values[FIRST_OUT] or 0 not in state.counters[DOWN[0] :: state.table.counter_stride]:
        return  # a player is first-out already, or every yard has face-down cards
    for seat in clockwise(state, state.values[ACTIVE]):
        if is_out(state, seat):
            set_first_out(state, seat)
            return


def stop_play(state: GameState, seat: int) -> None:
    """Stop play in Summer (NN-6.4). The player who cleaned the yard is first-out unless another player is."""
    del state.stack[1:]
    state.questions.clear()
    for other in range(state.table.seats):
        for card in state.zones[DRAWN[other]][:]:
            move(state, card, DRAWN[other], BIN, other)
    kind = state.table.rules.kind
    for card in state.zones[ACTION][:]:
        move(state, card, ACTION, NASTY_PILE if kind[card] == NASTY_CARD else BIN)
    if not state.values[FIRST_OUT]:
        set_first_out(state, seat)
    state.stack[0][STOPPED] = 1
