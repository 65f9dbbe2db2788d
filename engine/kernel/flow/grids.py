"""Moves of cards in a grid: put, lift, turn and swap by place. Each emits its event.

A zone with `Zone.grid` keeps GAP at empty places. The counter named by `Zone.down` is the mask of face-down places.
One seat or all seats can still know such a card, if they saw it before.
"""

from __future__ import annotations

from engine.kernel.state.events import CARDS_SWAPPED, FACE_DOWN, MOVED, TURNED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import GAP, NONE, place_ref
from engine.kernel.state.state import State


def lift(state: State, zone: int, place: int, target: int, seat: int = NONE) -> int:
    """Move the card at a place to the top of another zone, leave a gap and return the card."""
    cards = state.zones[zone]
    card = cards[place]
    cards[place] = GAP
    state.counters[state.table.down[zone]] &= ~(1 << place)
    state.zones[target].append(card)
    known = state.known[card] = state.known[card] | state.table.sees[target]
    if state.events is not None:
        state.events.append((MOVED, seat, card, zone, target, place, known))
    return card


def put(state: State, card: int, source: int, zone: int, place: int, face_up: bool, seat: int = NONE) -> None:
    """Move a card from another zone to a gap of a grid, face up for all to see or face down."""
    state.zones[source].remove(card)
    state.zones[zone][place] = card
    if face_up:
        state.known[card] = EVERYBODY
    else:
        state.counters[state.table.down[zone]] |= 1 << place
    if state.events is not None:
        amount = place if face_up else place + FACE_DOWN
        state.events.append((MOVED, seat, card, source, zone, amount, state.known[card]))


def turn(state: State, zone: int, place: int, face_up: bool) -> int:
    """Turn the card at a place face up, for all to see, or face down, and return it. Seats that knew it still do."""
    card = state.zones[zone][place]
    counter = state.table.down[zone]
    if face_up:
        state.counters[counter] &= ~(1 << place)
        state.known[card] = EVERYBODY
    else:
        state.counters[counter] |= 1 << place
    if state.events is not None:
        ref = place_ref(zone, place)
        state.events.append((TURNED, state.table.layout.owner(zone), card, zone, ref, int(face_up), state.known[card]))
    return card


def swap(state: State, zone: int, place: int, other: int, other_place: int, seat: int = NONE, card: int = NONE) -> None:
    """Swap two cards, in one grid or two, because of a card. Each stays face up or face down."""
    zones, counters, down = state.zones, state.counters, state.table.down
    zones[zone][place], zones[other][other_place] = zones[other][other_place], zones[zone][place]
    one, two = down[zone], down[other]
    if (counters[one] >> place ^ counters[two] >> other_place) & 1:
        counters[one] ^= 1 << place
        counters[two] ^= 1 << other_place
    if state.events is not None:
        source, target = place_ref(zone, place), place_ref(other, other_place)
        state.events.append((CARDS_SWAPPED, seat, card, source, target, NONE, EVERYBODY))
