"""Cthulhu Realms: who and what is within reach (CR-5.1), and the Available cards (CR-1.2)."""

from __future__ import annotations

from engine.games.cthulhu_realms.layout import GENERAL_DECK, INITIATES, ROW, ROW_OF_MORE, SIDE_ROW
from engine.games.cthulhu_realms.match_rules import GameBoard, GameState
from engine.games.cthulhu_realms.rules.victory import end_by_empty_deck
from engine.kernel.flow.machine import next_seat
from engine.kernel.flow.moves import move, reveal
from engine.kernel.state.events import MOVED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE


def seat_before(state: GameBoard, seat: int) -> int:
    """The next seat counterclockwise that is still in the game."""
    return next_seat(state, seat, -1)


def neighbors(state: GameBoard, seat: int) -> tuple[int, ...]:
    """The neighbors of a seat, the left one first; one and the same player is one neighbor (CR-5.1, CR-5.2)."""
    if state.table.seats == 2:
        return (1 - seat,)
    left, right = next_seat(state, seat), seat_before(state, seat)
    return (left,) if left == right else (left, right)


def rows_beside(state: GameBoard, seat: int) -> tuple[int, ...]:
    """The zones of Available cards beside a seat, the Initiates not counted (CR-1.2, CR-5.1)."""
    if state.table.seats == 2:
        return (ROW,)
    return SIDE_ROW[seat], SIDE_ROW[seat_before(state, seat)]


def available_zone(state: GameState, seat: int, card: int) -> int:
    """Where an Available card within a seat's reach lies: a row or the Initiates; NONE when it is not there."""
    zones = state.zones
    for zone in (*rows_beside(state, seat), INITIATES):
        if card in zones[zone]:
            return zone
    return NONE


def take_available(state: GameState, card: int, source: int, target: int, seat: int) -> None:
    """An Available card goes elsewhere; a row is refilled at once, the Initiates are not (CR-4.2, CR-4.4).

    When the general deck is empty then, the game ends (CR-6.2).
    """
    if source == INITIATES:
        move(state, card, source, target, seat)
        return
    place = state.zones[source].index(card)
    move(state, card, source, target, seat)
    deal_available(state, source, place)


def deal_available(state: GameState, row: int, place: int) -> bool:
    """The top of the general deck becomes Available at a place of a row; False when that ends the game (CR-6.2)."""
    deck = state.zones[GENERAL_DECK]
    if not deck:
        end_by_empty_deck(state)
        return False
    card = deck.pop()
    state.zones[row].insert(place, card)
    state.known[card] = EVERYBODY
    if state.events is not None:
        state.events.append((MOVED, NONE, card, GENERAL_DECK, row, NONE, EVERYBODY))
    show_top(state)
    return True


def show_top(state: GameState) -> None:
    """The general deck lies face up: everybody sees its top card (CR-1.2)."""
    deck = state.zones[GENERAL_DECK]
    if deck:
        if state.events is not None:
            reveal(state, deck[-1], GENERAL_DECK)
        else:
            state.known[deck[-1]] = EVERYBODY


def fill_row(state: GameState, row: int, cards: int = ROW_OF_MORE) -> bool:
    """Lay out a new row; False when the general deck ran out and the game is over (CR-5.3, CR-6.2)."""
    return all(deal_available(state, row, place) for place in range(cards))
