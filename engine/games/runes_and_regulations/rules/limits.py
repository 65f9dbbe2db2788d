"""Runes & Regulations: hand limit and Rune limit, which apply at once and trigger nothing (RR-5.2 to RR-5.4)."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import YOU
from engine.games.runes_and_regulations.layout import (
    DISCARD_REFS,
    FENCE,
    HAND,
    HAND_LIMIT,
    LIMITS_DUE,
    LIMITS_TOO,
    RUNE_LIMIT,
)
from engine.games.runes_and_regulations.match_rules import GameState, Limit
from engine.games.runes_and_regulations.rules import queries
from engine.games.runes_and_regulations.rules.card_moves import to_discard
from engine.games.runes_and_regulations.rules.frame_fields import RUNES_OVER
from engine.kernel.flow.machine import ask
from engine.kernel.flow.ruleset import CHOOSE_VERB
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, SEAT, Frame, Option, Question

LIMITS = ("hand", "rune")


def enforce(state: GameState) -> bool:
    """Push a LIMIT frame for every seat over a limit, clockwise from the active one. Returns whether there was any."""
    due = state.values[LIMITS_DUE]
    if not due:
        return False
    if due == LIMITS_TOO:
        work_out(state)
    state.values[LIMITS_DUE] = 0
    zones, counters = state.zones, state.counters
    exceeding: list[int] = []
    for seat in range(state.table.seats):
        if len(zones[HAND[seat]]) > counters[HAND_LIMIT[seat]]:
            exceeding.append(2 * seat)
        if len(zones[FENCE[seat]]) > counters[RUNE_LIMIT[seat]]:
            exceeding.append(2 * seat + 1)
    if not exceeding:
        return False
    first = state.values[ACTIVE]
    exceeding.sort(key=lambda item: (((item >> 1) - first) % state.table.seats, item & 1))
    for item in reversed(exceeding):
        state.stack.append([codes.LIMIT, 0, item >> 1, NONE, item & 1])
    return True


def work_out(state: GameState) -> None:
    """Write the limits of all seats into their counters, as `queries.limit` computes them."""
    seats = state.table.seats
    most = [queries.HAND_LIMIT, queries.RUNE_LIMIT] * seats
    for change in queries.in_force(state).limits:
        if change.which in LIMITS:
            for seat in range(seats):
                if queries.is_bound(state, seat):
                    most[2 * seat + LIMITS.index(change.which)] = change.fixed
    for card, changes in state.table.rules.limit_changes:
        owner = queries.lawn_of(state, card)
        if owner >= 0 and queries.has_effect(state, card, owner):
            add_changes(most, changes, owner)
    for seat in range(seats):
        first = HAND_LIMIT[seat]
        state.counters[first : first + 2] = max(0, most[2 * seat]), max(0, most[2 * seat + 1])


def add_changes(most: list[int], changes: tuple[Limit, ...], owner: int) -> None:
    """Add a Creature's changes to the limits of all seats (hand and Runes, seat by seat)."""
    for change in changes:
        if change.which in LIMITS:
            for seat in range(len(most) // 2):
                if (seat == owner) == (change.who == YOU):
                    most[2 * seat + LIMITS.index(change.which)] += change.add


def run_limit(state: GameState, frame: Frame) -> None:
    """Ask for one card or Rune after another until the limit holds (RR-5.2, RR-5.3)."""
    seat, which = frame[SEAT], frame[RUNES_OVER]
    zone = (FENCE if which else HAND)[seat]
    cards = state.zones[zone]
    most = state.counters[HAND_LIMIT[seat] + which]
    options: list[Option]
    if len(cards) <= most:
        state.stack.pop()
    elif most == 0:
        for card in cards[:]:
            to_discard(state, card, zone)
    elif which:
        options = [(CHOOSE_VERB, NONE, card) for card in cards]
        ask(state, seat, codes.ASK_RUNE_LIMIT, NONE, tuple(options))
    else:
        groups = state.table.groups
        options = [(codes.DISCARD_VERB, card, DISCARD_REFS[groups[card]]) for card in cards]
        ask(state, seat, codes.ASK_HAND_LIMIT, NONE, tuple(options))


def receive_limit(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Discard the chosen card without triggering anything. The event has no actor, because the limit takes the card."""
    seat = frame[SEAT]
    if frame[RUNES_OVER]:
        to_discard(state, option[2], FENCE[seat])
    else:
        to_discard(state, option[1], HAND[seat])
