"""The tiny game with yards in which cards lie face up or face down, and which stay where they are."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.layout import Counter
from engine.kernel.refs import GAP
from engine.kernel.state import State, empty
from tests.engine.kernel.toy_game import DECK, GAME, LAYOUT, YARD, ZONES, seat_zone

GARDEN = replace(
    GAME,
    layout=replace(
        LAYOUT,
        seat_zones=(
            *LAYOUT.seat_zones[:2],
            replace(LAYOUT.seat_zones[2], stays=True),
            replace(LAYOUT.seat_zones[3], grid=True, stays=True, down="down"),
        ),
        counters=(*LAYOUT.counters, Counter("down")),
    ),
)
"""The fence and the yard belong to a place at the table; `down` says which cards of the yard lie face down."""
DOWN, COUNTERS = 2, 3
"""The counter of seat 0, and how far that of the next seat lies from it."""


def garden(*yards: list[int]) -> State:
    """Yards of these cards, all face up and known to all, GAP for none; everything else lies in the deck."""
    table = GARDEN.new_table(max(2, len(yards)), {}, 1)
    state = empty(table)
    state.events = []
    for seat, cards in enumerate(yards):
        state.zones[seat_zone(YARD, seat)] = list(cards)
        for card in cards:
            if card != GAP:
                state.known[card] = table.sees[1]
    lying = {card for zone in state.zones for card in zone}
    state.zones[DECK] = [card for card in range(len(table.faces)) if card not in lying]
    return state


def down(state: State, seat: int) -> int:
    """The mask of a yard's face-down places."""
    return state.counters[COUNTERS * seat + DOWN]


__all__ = ["GARDEN", "YARD", "ZONES", "down", "garden", "seat_zone"]
