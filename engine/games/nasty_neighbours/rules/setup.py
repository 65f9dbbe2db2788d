"""Setup and Spring: the Nosey Neighbour, the deal, and the first cards turned up (NN-2). Fall turns cards up too."""

from __future__ import annotations

from typing import Final

from engine.games.nasty_neighbours.codes import ASK_TURN_UP, DEAL, GAME, SPRING_ROUND
from engine.games.nasty_neighbours.definitions.vocabulary import INSTANT
from engine.games.nasty_neighbours.layout import (
    BIN,
    DECLINED,
    DOWN,
    DRAW_PILE,
    DUE,
    FIRST_OUT,
    HOUSE,
    LOCKED,
    MISSES,
    NASTY,
    NASTY_DECK,
    NOSEY,
    RESTS,
    ROUND,
    ROUND_SCORE,
    SPRING,
    START_FACE_UP,
    YARD,
)
from engine.games.nasty_neighbours.match_rules import GameState
from engine.games.nasty_neighbours.rules.card_moves import deal_place
from engine.games.nasty_neighbours.rules.exposing import BLANK, REFILLED_DOWN, expose_in_yard
from engine.games.nasty_neighbours.rules.yards import clockwise, down_places, occupant
from engine.kernel.flow import grids
from engine.kernel.flow.event_log import begin
from engine.kernel.flow.machine import ask, begin_phase
from engine.kernel.flow.moves import draw_top, move, shuffle
from engine.kernel.state import rng
from engine.kernel.state.events import MOVED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import GAP, NONE, PLACE_BASE, PLACES_PER_ZONE
from engine.kernel.state.state import ACTIVE, KIND, Frame, Option, Question

NEXT_HOUSE: Final = 4
"""An entry in the frames of Spring and Fall: the house that turns up the next card."""


def set_up(state: GameState) -> None:
    """Choose or draw the Nosey Neighbour (NN-2.1), and seat every player at the house with their number."""
    seats = state.table.seats
    chosen = state.table.options["nosey"]
    state.values[NOSEY] = chosen - 1 if chosen else rng.random_below(state, seats)
    for seat in range(seats):
        state.values[HOUSE + seat] = seat
    state.stack.append([GAME, DEAL, 0, NONE, 0])


def begin_round(state: GameState) -> None:
    """Collect all cards, shuffle both decks, and deal the yards and the Nasty Neighbour cards (NN-2.2, NN-2.3)."""
    rules = state.table.rules
    seats = range(state.table.seats)
    values, counters = state.values, state.counters
    values[ROUND] += 1
    values[FIRST_OUT] = values[DUE] = values[MISSES] = 0
    collect(state)
    order = deal_order(state)
    for seat in seats:
        for counter in (ROUND_SCORE, DOWN, LOCKED, RESTS, DECLINED):
            counters[counter[seat]] = 0
        state.zones[YARD[seat]] = [GAP] * rules.places
    begin_phase(state, SPRING)
    for place in range(rules.places):
        for seat in order:
            deal_place(state, seat, place, face_up=False)
    for _ in range(nasty_cards_each(state)):
        for seat in order:
            if state.zones[NASTY_DECK]:
                draw_top(state, NASTY_DECK, NASTY[seat])


def collect(state: GameState) -> None:
    """Return every card to its deck and shuffle both (NN-8.4)."""
    rules = state.table.rules
    zones = state.zones
    for deck, cards in ((DRAW_PILE, rules.yard_cards), (NASTY_DECK, rules.nasty_cards)):
        if state.events is not None:
            own = frozenset(cards)
            state.events.extend(
                (MOVED, NONE, card, zone, deck, zones[zone].index(card) if zone in YARD else NONE, EVERYBODY)
                for zone in range(len(zones))
                if zone != deck
                for card in zones[zone]
                if card in own
            )
    for zone in range(len(zones)):
        zones[zone] = []
    zones[DRAW_PILE], zones[NASTY_DECK] = list(rules.yard_cards), list(rules.nasty_cards)
    shuffle(state, DRAW_PILE)
    shuffle(state, NASTY_DECK)


def deal_order(state: GameState) -> tuple[int, ...]:
    """Return the players clockwise from the Nosey Neighbour's left (NN-2.1)."""
    return clockwise(state, occupant(state, (state.values[NOSEY] + 1) % state.table.seats))


def nasty_cards_each(state: GameState) -> int:
    """Return the number of Nasty Neighbour cards dealt to each seat (NN-2.3)."""
    seats = state.table.seats
    if seats == 2:
        return int(state.table.options["nasty_cards"])
    return 3 if seats == 3 else 2 if seats <= 5 else 1


def run_spring(state: GameState, frame: Frame) -> None:
    """Run a frame [SPRING_ROUND, 0, 0, -1, house] (NN-2.4).

    Each seat in turn turns up a card until all yards show three.
    """
    seats = state.table.seats
    for distance in range(seats):
        house = (frame[NEXT_HOUSE] + distance) % seats
        seat = occupant(state, house)
        if turns_up_more(state, seat):
            frame[NEXT_HOUSE] = house
            ask_turn_up(state, seat)
            return
    state.stack.pop()


def turns_up_more(state: GameState, seat: int) -> bool:
    """Return whether a yard still turns up cards in Spring (NN-2.4, NN-2.6)."""
    down = state.counters[DOWN[seat]]
    if state.counters[RESTS[seat]] or not down:
        return False
    cards = state.zones[YARD[seat]]
    return sum(card != GAP for card in cards) - down.bit_count() < START_FACE_UP


def ask_turn_up(state: GameState, seat: int) -> None:
    """Ask a player which card of their yard to turn up."""
    state.values[ACTIVE] = seat
    turn_ups = state.table.rules.turn_ups[seat]
    ask(state, seat, ASK_TURN_UP, NONE, tuple(turn_ups[place] for place in down_places(state, seat)))


def receive_turn_up(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    turn_up(state, frame, question[0], (option[2] - PLACE_BASE) % PLACES_PER_ZONE)


def turn_up(state: GameState, frame: Frame, seat: int, place: int) -> None:
    """Turn a card up and resolve an Instant Action at once (NN-2.5, NN-6.5). The next house follows (NN-2.7)."""
    frame[NEXT_HOUSE] = (state.values[HOUSE + seat] + 1) % state.table.seats
    top = state.zones[YARD[seat]][place]
    if state.table.rules.kind[top] == INSTANT:
        begin(state, seat, top)
    card = grids.turn(state, YARD[seat], place, face_up=True)
    if state.table.rules.kind[card] == INSTANT:
        expose_in_yard(state, seat, seat, place, REFILLED_DOWN if frame[KIND] == SPRING_ROUND else BLANK)


def open_bin(state: GameState) -> None:
    """Open the bin with the top draw card (NN-2.8).

    An Instant goes back to a random place, and the next card is turned.
    """
    kind = state.table.rules.kind
    pile = state.zones[DRAW_PILE]
    if all(kind[card] == INSTANT for card in pile):
        return
    while True:
        card = draw_top(state, DRAW_PILE, BIN)
        if kind[card] != INSTANT:
            return
        move(state, card, BIN, DRAW_PILE)
        pile.insert(rng.random_below(state, len(pile)), pile.pop())
        state.known[card] = 0
