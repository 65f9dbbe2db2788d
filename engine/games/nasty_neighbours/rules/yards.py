"""The yards: houses, places and resetting (NN-2.2, NN-5.4)."""

from __future__ import annotations

from functools import lru_cache

from engine.games.nasty_neighbours.codes import RESET, SPRING_REST
from engine.games.nasty_neighbours.definitions.vocabulary import STUMPED
from engine.games.nasty_neighbours.layout import DECLINED, DOWN, DRAWN, HOUSE, NASTY, RESTS, SPRING, YARD
from engine.games.nasty_neighbours.match_rules import GameBoard, GameState
from engine.games.nasty_neighbours.rules.card_moves import deal_place, discard_place
from engine.kernel.flow.moves import note
from engine.kernel.state.refs import GAP, NONE, number_ref
from engine.kernel.state.state import PHASE


def occupant(state: GameState, house: int) -> int:
    return state.values.index(house, HOUSE, HOUSE + state.table.seats) - HOUSE


def clockwise(state: GameBoard, seat: int) -> tuple[int, ...]:
    """Return all players in the order of their houses, starting with `seat`."""
    return clockwise_in(tuple(state.values[HOUSE : HOUSE + state.table.seats]), seat)


@lru_cache(maxsize=4096)
def clockwise_in(houses: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the players in the order of `houses`, which has the house of each, starting with `seat`."""
    seats = len(houses)
    return tuple(houses.index((houses[seat] + step) % seats) for step in range(seats))


def bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def replaceable(state: GameBoard, seat: int) -> list[int]:
    """Return the places of a yard whose cards can be replaced: no gap and no face-up Stumped (NN-3.2, NN-3.5)."""
    kind = state.table.rules.kind
    down = state.counters[DOWN[seat]]
    cards = state.zones[YARD[seat]]
    return [place for place, card in enumerate(cards) if down >> place & 1 or (card >= 0 and kind[card] != STUMPED)]


def down_places(state: GameState, seat: int) -> list[int]:
    return bits(state.counters[DOWN[seat]])


def is_cleaned(state: GameState, seat: int) -> bool:
    """Return whether a yard has no cards left at all (NN-6.4)."""
    cards = state.zones[YARD[seat]]
    return bool(cards) and all(card == GAP for card in cards)


def is_out(state: GameState, seat: int) -> bool:
    """Return whether a yard has no face-down card (NN-6.1)."""
    return bool(state.zones[YARD[seat]]) and not state.counters[DOWN[seat]]


def any_house_has_cards(state: GameState) -> bool:
    """Return whether any house holds a Nasty Neighbour card."""
    zones = state.zones
    for zone in NASTY[: state.table.seats]:  # noqa: SIM110 (this is asked all the time)
        if zones[zone]:
            return True
    return False


def reset(state: GameState, seat: int, face_up: bool, card: int) -> None:
    """Discard and replace every card of a yard except face-up Stumpeds, because of `card` (NN-5.4). Gaps stay."""
    zone = YARD[seat]
    places = replaceable(state, seat)
    note(state, RESET, seat, card, source=zone, target=number_ref(len(places)))
    for place in places:
        discard_place(state, seat, place)
    for place in places:
        deal_place(state, seat, place, face_up)
    state.counters[DECLINED[seat]] = 0
    if state.values[PHASE] == SPRING:
        state.counters[RESTS[seat]] = 1  # NN-2.6
        note(state, SPRING_REST, seat, source=zone)


def drawn_card(state: GameState, seat: int) -> int:
    """Return the card that a player has drawn and not yet placed, or NONE."""
    cards = state.zones[DRAWN[seat]]
    return cards[0] if cards else NONE
