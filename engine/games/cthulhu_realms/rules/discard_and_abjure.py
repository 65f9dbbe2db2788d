"""Choosing cards to discard (CR-4.1) and to abjure (CR-4.2)."""

from __future__ import annotations

from engine.games.cthulhu_realms.codes import ABJURING, DISCARDING
from engine.games.cthulhu_realms.layout import BOX, DISCARD, HAND, INITIATES
from engine.games.cthulhu_realms.match_rules import GameState
from engine.games.cthulhu_realms.rules.available_cards import available_zone, cards_in_reach, deal_available
from engine.games.cthulhu_realms.rules.card_moves import abjure, discard_from_hand
from engine.kernel.state.state import SEAT, Frame

# --- discarding ------------------------------------------------------------------------------------------------


def start_discard(state: GameState, seat: int, card: int, amount: int) -> None:
    """Let a player discard cards of their choice from hand (CR-4.1)."""
    state.stack.append([DISCARDING, 0, seat, card, amount])


def hand_of(state: GameState, frame: Frame) -> list[int]:
    """Return the hand for a frame [DISCARDING, 0, seat that discards, card, cards left to discard]."""
    return state.zones[HAND[frame[SEAT]]]


def discard_picked(state: GameState, frame: Frame, card: int) -> None:
    discard_from_hand(state, frame[SEAT], card)


# --- abjuring ------------------------------------------------------------------------------------------------


def start_abjure(state: GameState, seat: int, card: int, amount: int) -> None:
    """Let a seat abjure up to `amount` cards, each optional (CR-4.2)."""
    state.stack.append([ABJURING, 0, seat, card, amount])


def abjurable_cards(state: GameState, frame: Frame) -> list[int]:
    """Return cards of cost 6 or less in the seat's hand, discard pile and the Available cards within reach.

    Frame: [ABJURING, 0, seat, card, cards left to abjure].
    """
    seat = frame[SEAT]
    found = state.zones[HAND[seat]] + state.zones[DISCARD[seat]] + cards_in_reach(state, seat)
    abjurable = state.table.rules.abjurable
    return [card for card in found if abjurable[card]]


def abjure_picked(state: GameState, frame: Frame, card: int) -> None:
    seat = frame[SEAT]
    for zone in (HAND[seat], DISCARD[seat]):
        if card in state.zones[zone]:
            abjure(state, card, zone, seat, owner=seat)
            return
    abjure_available(state, card, available_zone(state, seat, card), seat)


def abjure_available(state: GameState, card: int, zone: int, seat: int) -> None:
    """Abjure an Available card and replace it, unless it is an Initiate (CR-4.2)."""
    place = state.zones[zone].index(card)
    abjure(state, card, zone, seat)
    if zone != INITIATES:
        deal_available(state, zone, place)


def abjured_now(state: GameState, mask: int) -> list[int]:
    """Return the cards of a mask that are in the box and can be acquired from there (CR-4.3)."""
    return [card for card in state.zones[BOX] if mask >> card & 1]
