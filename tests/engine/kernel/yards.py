"""A table without rules: hands, lawns, fences that only their owner sees, yards of cards face up and face down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.games import load
from engine.kernel.flow.ruleset import Ruleset
from engine.kernel.flow.table import Table
from engine.kernel.state.layout import ALL, NOBODY, OWNER, Counter, Layout, Zone
from engine.kernel.state.refs import GAP
from engine.kernel.state.state import State, empty

LAYOUT = Layout(
    table_zones=(Zone("deck", NOBODY, "card", ordered=True, deck=True), Zone("discard", ALL, "card", ordered=True)),
    seat_zones=(
        Zone("hand", OWNER, "card"),
        Zone("lawn", ALL, "card", ordered=True),
        Zone("fence", OWNER, "card", stays=True),
        Zone("yard", NOBODY, "card", ordered=True, mixed=True, grid=True, stays=True, down="down"),
    ),
    counters=(Counter("money"), Counter("down")),
)
"""The fence and the yard belong to a place at the table; `down` says which cards of the yard lie face down."""
DECK, DISCARD = range(2)
HAND, LAWN, FENCE, YARD = map(LAYOUT.zone_by_seat, ("hand", "lawn", "fence", "yard"))
DOWN = LAYOUT.counter_by_seat("down")
CARDS = 26


def laid_out(seats: int, zones: Mapping[int, Sequence[int]]) -> State:
    """These cards in their zones, known to whoever sees them there, GAP for none; all others lie in the deck."""
    game = replace(load("garage-sale"), layout=LAYOUT)
    state = empty(Table(game, seats, {}, range(CARDS), [0] * CARDS, ("card",), Ruleset(), None))
    for zone, cards in zones.items():
        state.zones[zone] = list(cards)
        for card in set(cards) - {GAP}:
            state.known[card] = state.table.sees[zone]
    lying = {card for cards in zones.values() for card in cards}
    state.zones[DECK] = [card for card in range(CARDS) if card not in lying]
    state.events = []
    return state


def yards(*cards: list[int]) -> State:
    """Yards of these cards, all face up and known to all."""
    state = laid_out(max(2, len(cards)), {YARD[seat]: yard for seat, yard in enumerate(cards)})
    for card in {card for yard in cards for card in yard} - {GAP}:
        state.known[card] = state.table.sees[DISCARD]
    return state
