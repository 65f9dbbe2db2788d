"""Cthulhu Realms: choosing cards to discard (CR-4.1) and to abjure (CR-4.2)."""

from __future__ import annotations

from engine.games.cthulhu_realms.codes import ABJURING, ASK_ABJURE, ASK_DISCARD, DISCARDING, LEFT
from engine.games.cthulhu_realms.match_rules import Position
from engine.games.cthulhu_realms.moving import abjure, discard_from_hand
from engine.games.cthulhu_realms.places import BOX, DISCARD, HAND, INITIATES
from engine.games.cthulhu_realms.rows import available_zone, deal_available, rows_beside
from engine.kernel.frames import ask
from engine.kernel.refs import NONE
from engine.kernel.rules import CHOOSE_VERB, PASS
from engine.kernel.state import OVER, SEAT, SOURCE, Frame, Option, Question

DECLINE: Option = (PASS, NONE, NONE)


# --- discarding ------------------------------------------------------------------------------------------------


def start_discard(state: Position, seat: int, card: int, amount: int) -> None:
    """A chosen player discards from hand, own choice of cards (CR-4.1)."""
    state.stack.append([DISCARDING, 0, seat, card, amount])


def run_discarding(state: Position, frame: Frame) -> None:
    """[DISCARDING, 0, seat that discards, card, cards left to discard]"""
    seat = frame[SEAT]
    hand = state.zones[HAND[seat]]
    if len(hand) <= frame[LEFT]:
        # How many cards a hand has is no secret: all of them must go.
        for card in hand[:]:
            discard_from_hand(state, seat, card)
        frame[LEFT] = 0
    if frame[LEFT]:
        ask(state, seat, ASK_DISCARD, frame[SOURCE], tuple((CHOOSE_VERB, frame[SOURCE], card) for card in hand))
    else:
        state.stack.pop()


def receive_discard(state: Position, frame: Frame, question: Question, option: Option) -> None:
    frame[LEFT] -= 1
    discard_from_hand(state, frame[SEAT], option[2])
    if not frame[LEFT]:
        state.stack.pop()


# --- abjuring ------------------------------------------------------------------------------------------------


def start_abjuring(state: Position, seat: int, card: int, amount: int) -> None:
    """Up to so many cards, each optional (CR-4.2)."""
    state.stack.append([ABJURING, 0, seat, card, amount])


def run_abjuring(state: Position, frame: Frame) -> None:
    """[ABJURING, 0, seat, card, cards left to abjure]"""
    cards = abjurable_cards(state, frame[SEAT]) if frame[LEFT] else []
    if cards:
        options = [(CHOOSE_VERB, frame[SOURCE], card) for card in cards]
        ask(state, frame[SEAT], ASK_ABJURE, frame[SOURCE], (*options, DECLINE))
    else:
        state.stack.pop()


def abjurable_cards(state: Position, seat: int) -> list[int]:
    """Cards of cost 6 or less in the seat's hand, its discard pile and the Available cards within reach."""
    rules = state.table.rules
    zones = state.zones
    found = zones[HAND[seat]] + zones[DISCARD[seat]]
    for row in rows_beside(state, seat):
        found += zones[row]
    found += zones[INITIATES][-1:]
    abjurable = rules.abjurable
    return [card for card in found if abjurable[card]]


def receive_abjure(state: Position, frame: Frame, question: Question, option: Option) -> None:
    if option[0] == PASS:
        state.stack.pop()
        return
    frame[LEFT] -= 1
    seat, card = frame[SEAT], option[2]
    for zone in (HAND[seat], DISCARD[seat]):
        if card in state.zones[zone]:
            abjure(state, card, zone, seat, owner=seat)
            break
    else:
        abjure_available(state, card, available_zone(state, seat, card), seat)
    if not frame[LEFT] and not state.values[OVER]:
        state.stack.pop()


def abjure_available(state: Position, card: int, zone: int, seat: int) -> None:
    """An abjured Available card is replaced at once, an Initiate is not (CR-4.2)."""
    place = state.zones[zone].index(card)
    abjure(state, card, zone, seat)
    if zone != INITIATES:
        deal_available(state, zone, place)


def abjured_now(state: Position, mask: int) -> list[int]:
    """The cards of a mask that lie in the box: what can be acquired from there (CR-4.3)."""
    return [card for card in state.zones[BOX] if mask >> card & 1]


HANDLERS = {DISCARDING: run_discarding, ABJURING: run_abjuring}
RECEIVERS = {DISCARDING: receive_discard, ABJURING: receive_abjure}
