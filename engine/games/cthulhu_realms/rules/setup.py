"""Setup: the decks, the Available cards, the start player and the first hands (CR-1)."""

from __future__ import annotations

from engine.games.cthulhu_realms import codes, layout
from engine.games.cthulhu_realms.match_rules import STARTERS_OF_SEAT, GameState
from engine.games.cthulhu_realms.rules.available_cards import fill_row
from engine.games.cthulhu_realms.rules.card_moves import draw_cards
from engine.games.cthulhu_realms.rules.turn import STEP_BEGIN
from engine.kernel.flow import moves
from engine.kernel.state import rng
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE

SEAT_ZONES = (layout.HAND, layout.DECK, layout.DISCARD, layout.PLAY)
"""The zones of a seat's own cards."""


def first_hand(seats: int, place: int) -> int:
    """Return the size of the first hand for the player in turn position `place`, from 0 (CR-1.3)."""
    if seats == 2:
        return (3, 5)[place]
    return 3 if place == 0 else 5 if place == seats - 1 else 4


def set_up(state: GameState) -> None:
    """Set up decks, Initiates, general deck, Available cards, start player and first hands (CR-1.1 to CR-1.3)."""
    rules = state.table.rules
    seats = state.table.seats
    zones = state.zones
    for seat in range(seats):
        own = range(STARTERS_OF_SEAT * seat, STARTERS_OF_SEAT * (seat + 1))
        zones[layout.DECK[seat]] = list(own)
        state.counters[layout.SANITY[seat]] = layout.START_SANITY
    zones[layout.INITIATES] = list(range(rules.starters, rules.first_general))
    for card in zones[layout.INITIATES]:
        state.known[card] = EVERYBODY
    zones[layout.GENERAL_DECK] = list(range(rules.first_general, len(rules.titles)))
    moves.shuffle(state, layout.GENERAL_DECK)
    for seat in range(seats):
        moves.shuffle(state, layout.DECK[seat])
    note_owners(state)
    if seats == 2:
        fill_row(state, layout.ROW, layout.ROW_OF_TWO)
    else:
        for seat in range(seats):
            fill_row(state, layout.SIDE_ROW[seat])
    insane = state.table.options["insane"]
    start = insane - 1 if insane else rng.random_below(state, seats)
    for place in range(seats):
        draw_cards(state, (start + place) % seats, first_hand(seats, place))
    state.values[ACTIVE] = start
    state.stack.append([codes.TURN, STEP_BEGIN, start, NONE, 0])


def note_owners(state: GameState) -> None:
    """Record the owners of cards by their zones."""
    for seat in range(state.table.seats):
        cards = (card for zone in SEAT_ZONES for card in state.zones[zone[seat]])
        state.values[layout.OWNED + seat] = sum(1 << card for card in cards)
