"""Reach (CR-5.1), Available cards (CR-1.2), and acquiring them with Conjuring Power (CR-4.4)."""

from __future__ import annotations

from engine.games.cthulhu_realms.layout import DISCARD, GENERAL_DECK, INITIATES, POWER, ROW, ROW_OF_MORE, SIDE_ROW
from engine.games.cthulhu_realms.match_rules import GameBoard, GameState, MatchRules
from engine.games.cthulhu_realms.rules.card_moves import acquire
from engine.games.cthulhu_realms.rules.victory import end_by_empty_deck
from engine.kernel.flow.machine import next_seat
from engine.kernel.flow.moves import add_to_counter, move, reveal
from engine.kernel.state.events import MOVED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import Option


def seat_before(state: GameBoard, seat: int) -> int:
    """Return the next seat counterclockwise that is still in the game."""
    return next_seat(state, seat, -1)


def neighbors(state: GameBoard, seat: int) -> tuple[int, ...]:
    """Return the neighbors of a seat, left one first. The same player on both sides counts once (CR-5.1, CR-5.2)."""
    if state.table.seats == 2:
        return (1 - seat,)
    left, right = next_seat(state, seat), seat_before(state, seat)
    return (left,) if left == right else (left, right)


def rows_beside(state: GameBoard, seat: int) -> tuple[int, ...]:
    """Return the rows next to a seat, without the Initiates (CR-1.2, CR-5.1)."""
    if state.table.seats == 2:
        return (ROW,)
    return SIDE_ROW[seat], SIDE_ROW[seat_before(state, seat)]


def available_zone(state: GameState, seat: int, card: int) -> int:
    """Return the zone of an Available card within a seat's reach, or NONE."""
    zones = state.zones
    for zone in (*rows_beside(state, seat), INITIATES):
        if card in zones[zone]:
            return zone
    return NONE


def take_available(state: GameState, card: int, source: int, target: int, seat: int) -> None:
    """Move an Available card and refill its row, but not the Initiates (CR-4.2, CR-4.4).

    If the general deck is empty then, the game ends (CR-6.2).
    """
    if source == INITIATES:
        move(state, card, source, target, seat)
        return
    place = state.zones[source].index(card)
    move(state, card, source, target, seat)
    deal_available(state, source, place)


def deal_available(state: GameState, row: int, place: int) -> bool:
    """Deal the top of the general deck into a place of a row. Return False if that ends the game (CR-6.2)."""
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
    """Reveal the top card of the general deck, which is face up (CR-1.2)."""
    deck = state.zones[GENERAL_DECK]
    if deck:
        if state.events is not None:
            reveal(state, deck[-1], GENERAL_DECK)
        else:
            state.known[deck[-1]] = EVERYBODY


def fill_row(state: GameState, row: int, cards: int = ROW_OF_MORE) -> bool:
    """Deal a new row. Return False if the general deck ran out and the game is over (CR-5.3, CR-6.2)."""
    return all(deal_available(state, row, place) for place in range(cards))


def cards_in_reach(state: GameBoard, seat: int) -> list[int]:
    """Return the Available cards within a seat's reach: the rows next to it, and one Initiate (CR-5.1)."""
    zones = state.zones
    return [card for row in rows_beside(state, seat) for card in zones[row]] + zones[INITIATES][-1:]


def affordable(state: GameBoard, rules: MatchRules, seat: int, power: int) -> list[Option]:
    """Return the options for Available cards within reach that the Conjuring Power can buy (CR-4.4, CR-5.1)."""
    cost, acquires = rules.cost, rules.acquires[seat]
    return [acquires[card] for card in cards_in_reach(state, seat) if cost[card] <= power]


def acquire_available(state: GameState, seat: int, card: int) -> None:
    """Spend Conjuring Power, put the card into the discard pile and refill its row (CR-4.4)."""
    add_to_counter(state, seat, POWER, -state.table.rules.cost[card], card)
    acquire(state, card, seat)
    take_available(state, card, available_zone(state, seat, card), DISCARD[seat], seat)
