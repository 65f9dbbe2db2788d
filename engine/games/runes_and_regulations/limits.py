"""Runes & Regulations: hand limit and Rune limit, which bite at once and trigger nothing (RR-5.2 to RR-5.4).

| frame | ints after `[code, step, seat, card]` |
|---|---|
| LIMIT | which (0 the hand, 1 the Runes) |
"""

from __future__ import annotations

from engine.games.runes_and_regulations import codes, facts
from engine.games.runes_and_regulations.happenings import to_discard
from engine.games.runes_and_regulations.places import DISCARDS, FENCE, HAND, ZONES
from engine.kernel.frames import ask
from engine.kernel.refs import NONE, zone_ref
from engine.kernel.rules import CHOOSE_VERB
from engine.kernel.state import ACTIVE, Frame, Option, Question, State

LIMITS = ("hand", "rune")
SAFE_HAND, SAFE_FENCE = 2, 0
"""No limit can ever be lower: smaller hands and Fences need no look."""


def enforce(state: State) -> bool:
    """Push a LIMIT frame for every seat that holds too much, clockwise from the active one; whether there was any."""
    zones = state.zones
    seats = state.table.seats
    active = state.values[ACTIVE]
    pushed = False
    for seat in range(active + seats - 1, active - 1, -1):
        seat %= seats
        base = ZONES * seat
        if len(zones[FENCE + base]) > SAFE_FENCE and len(zones[FENCE + base]) > facts.limit(state, seat, "rune"):
            state.stack.append([codes.LIMIT, 0, seat, NONE, 1])
            pushed = True
        if len(zones[HAND + base]) > SAFE_HAND and len(zones[HAND + base]) > facts.limit(state, seat, "hand"):
            state.stack.append([codes.LIMIT, 0, seat, NONE, 0])
            pushed = True
    return pushed


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
