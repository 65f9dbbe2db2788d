"""Runes & Regulations: hand limit and Rune limit, which bite at once and trigger nothing (RR-5.2 to RR-5.4).

| frame | ints after `[code, step, seat, card]` |
|---|---|
| LIMIT | which (0 the hand, 1 the Runes) |
"""

from __future__ import annotations

from engine.games.runes_and_regulations import codes, facts
from engine.games.runes_and_regulations.happenings import to_discard
from engine.games.runes_and_regulations.places import DISCARDS, FENCE, HAND, LAWN, NEFARIOUS, ZONES
from engine.kernel.frames import ask
from engine.kernel.refs import NONE, zone_ref
from engine.kernel.rules import CHOOSE_VERB
from engine.kernel.state import ACTIVE, Frame, Option, Question, State

LIMITS = ("hand", "rune")
TO_FENCE, TO_LAWN = FENCE - HAND, LAWN - HAND
"""From a seat's hand to its other zones."""


def enforce(state: State) -> bool:
    """Push a LIMIT frame for every seat that holds too much, clockwise from the active one; whether there was any."""
    if not might_exceed(state):
        return False
    zones = state.zones
    seats = state.table.seats
    active = state.values[ACTIVE]
    pushed = False
    for seat in range(active + seats - 1, active - 1, -1):
        seat %= seats
        base = ZONES * seat
        if len(zones[FENCE + base]) > facts.limit(state, seat, "rune"):
            state.stack.append([codes.LIMIT, 0, seat, NONE, 1])
            pushed = True
        if len(zones[HAND + base]) > facts.limit(state, seat, "hand"):
            state.stack.append([codes.LIMIT, 0, seat, NONE, 0])
            pushed = True
    return pushed


def might_exceed(state: State) -> bool:
    """A quick look: whether any hand or Fence is larger than its limit without what Creatures add to it."""
    zones = state.zones
    regulation = facts.in_force(state)
    most_cards, most_runes = facts.HAND_LIMIT, facts.RUNE_LIMIT
    if regulation.limits:
        cards, runes = regulation.fixed("hand", most_cards), regulation.fixed("rune", most_runes)
        usual = state.values[NEFARIOUS]  # whose limits no Regulation changes
        most_cards = min(most_cards, cards) if usual else cards
        most_runes = min(most_runes, runes) if usual else runes
    last = HAND + ZONES * state.table.seats
    for place in range(HAND, last, ZONES):
        if len(zones[place]) > most_cards or len(zones[place + TO_FENCE]) > most_runes:
            return True
    for card in state.table.extra.lowering:
        for place in range(HAND, last, ZONES):
            if card in zones[place + TO_LAWN]:
                return True
    return False


def run_limit(state: State, frame: Frame) -> None:
    seat, which = frame[2], frame[4]
    cards = state.zones[(FENCE if which else HAND) + ZONES * seat]
    most = facts.limit(state, seat, LIMITS[which])
    if len(cards) <= most:
        state.stack.pop()
        return
    if most == 0:
        for card in cards[:]:
            to_discard(state, card, (FENCE if which else HAND) + ZONES * seat, seat)
        return
    groups = state.table.groups
    options: tuple[Option, ...]
    if which:
        options = tuple((CHOOSE_VERB, NONE, card) for card in cards)
        ask(state, seat, codes.ASK_RUNE_LIMIT, NONE, options)
    else:
        options = tuple((codes.DISCARD_VERB, card, zone_ref(DISCARDS[groups[card]])) for card in cards)
        ask(state, seat, codes.ASK_HAND_LIMIT, NONE, options)


def receive_limit(state: State, frame: Frame, question: Question, option: Option) -> None:
    seat = frame[2]
    if frame[4]:
        to_discard(state, option[2], FENCE + ZONES * seat, seat)
    else:
        to_discard(state, option[1], HAND + ZONES * seat, seat)
