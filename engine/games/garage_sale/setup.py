"""Setup: the hands, the first goods and the first player (GS-1)."""

from __future__ import annotations

from engine.games.garage_sale.codes import BEGIN, TURN
from engine.games.garage_sale.layout import DECK, DISCARD, HAND, HAND_SIZE, ROW_SIZE, SIDEWALK
from engine.games.garage_sale.match_rules import GameState
from engine.kernel.flow.moves import draw_top, shuffle
from engine.kernel.state import rng
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE


def set_up(state: GameState) -> None:
    """Shuffle, deal hands, lay out the first goods and pick a random first player (GS-1.2, GS-1.3)."""
    state.zones[DECK] = list(range(len(state.table.faces)))
    shuffle(state, DECK)
    for seat in range(state.table.seats):
        for _ in range(HAND_SIZE):
            draw_top(state, DECK, HAND[seat], seat)
    lay_out(state)
    begin(state, rng.random_below(state, state.table.seats))


def begin(state: GameState, seat: int) -> None:
    """Let a seat take the first turn."""
    state.values[ACTIVE] = seat
    state.stack.append([TURN, BEGIN, seat, NONE])


def lay_out(state: GameState) -> None:
    """Fill the sidewalk with goods; other cards go to the discard pile (GS-1.3)."""
    zones, kinds = state.zones, state.table.rules.kinds
    while zones[DECK] and len(zones[SIDEWALK]) < ROW_SIZE:
        draw_top(state, DECK, DISCARD if kinds[zones[DECK][-1]] == NONE else SIDEWALK)
