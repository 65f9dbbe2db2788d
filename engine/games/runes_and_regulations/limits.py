"""Runes & Regulations: hand limit and Rune limit, which bite at once and trigger nothing (RR-5.2 to RR-5.4).

| frame | ints after `[code, step, seat, card]` |
|---|---|
| LIMIT | which (0 the hand, 1 the Runes) |
"""

from __future__ import annotations

from engine.games.runes_and_regulations import codes, facts
from engine.games.runes_and_regulations.compiled import YOU
from engine.games.runes_and_regulations.happenings import to_discard
from engine.games.runes_and_regulations.match_rules import Limit
from engine.games.runes_and_regulations.places import DISCARDS, FENCE, HAND, LAWN, LIMITS_DUE, ZONES
from engine.kernel.frames import ask
from engine.kernel.refs import NONE, zone_ref
from engine.kernel.rules import CHOOSE_VERB
from engine.kernel.state import ACTIVE, Frame, Option, Question, State

LIMITS = ("hand", "rune")
TO_FENCE = FENCE - HAND
"""From a seat's hand to its Fence."""


def enforce(state: State) -> bool:
    """Push a LIMIT frame for every seat that holds too much, clockwise from the active one; whether there was any.

    The same as asking `facts.limit` for every seat, in one pass: this is done after every step of every effect.
    """
    if not state.values[LIMITS_DUE]:
        return False
    state.values[LIMITS_DUE] = 0
    zones = state.zones
    seats = state.table.seats
    most = [facts.HAND_LIMIT, facts.RUNE_LIMIT] * seats
    regulation = facts.in_force(state)
    for change in regulation.limits:
        if change.which in LIMITS:
            for seat in range(seats):
                if facts.is_bound(state, seat):
                    most[2 * seat + LIMITS.index(change.which)] = change.fixed
    for card, changes in state.table.extra.limit_changes:
        for owner in range(seats):
            if card in zones[LAWN + ZONES * owner]:
                if facts.works(state, card, owner):
                    add_changes(most, changes, owner)
                break
    exceeding = []
    place = HAND
    for seat in range(seats):
        if len(zones[place]) > most[2 * seat]:
            exceeding.append(2 * seat)
        if len(zones[place + TO_FENCE]) > most[2 * seat + 1]:
            exceeding.append(2 * seat + 1)
        place += ZONES
    if not exceeding:
        return False
    active = state.values[ACTIVE]
    exceeding.sort(key=lambda place: (((place >> 1) - active) % seats, place & 1))
    for place in reversed(exceeding):
        state.stack.append([codes.LIMIT, 0, place >> 1, NONE, place & 1])
    return True


def add_changes(most: list[int], changes: tuple[Limit, ...], owner: int) -> None:
    """Add what a Creature on its owner's Lawn changes to the limits of all seats (hand and Runes, seat by seat)."""
    for change in changes:
        if change.which in LIMITS:
            for seat in range(len(most) // 2):
                if (seat == owner) == (change.who == YOU):
                    most[2 * seat + LIMITS.index(change.which)] += change.add


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
