"""Runes & Regulations: the limits (RR-5). The hand and Rune limits apply at once and trigger nothing."""

from __future__ import annotations

from typing import Final

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
from engine.games.runes_and_regulations.match_rules import GameBoard, GameState, Limit
from engine.games.runes_and_regulations.rules.card_moves import to_discard
from engine.games.runes_and_regulations.rules.creatures import has_effect, lawn_of
from engine.games.runes_and_regulations.rules.frame_fields import RUNES_OVER
from engine.games.runes_and_regulations.rules.regulations import regulation_effects
from engine.kernel.flow.machine import ask
from engine.kernel.flow.ruleset import CHOOSE_VERB
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import ACTIVE, SEAT, Frame, Option, Question

LIMITS = ("hand", "rune")
WIN_LIMIT: Final = 5
SUMMONING_LIMIT: Final = 3
START_LIMITS = {"hand": 7, "rune": 3, "win": WIN_LIMIT}


def limit(state: GameBoard, seat: int, which: str) -> int:
    """Return a seat's present limit: fixed values apply first, then additions (RR-5.4). Never below 0."""
    return _limit(state, seat, which, _changes_by_creatures(state))


def _limit(state: GameBoard, seat: int, which: str, changes: list[tuple[int, Limit]]) -> int:
    value = START_LIMITS[which]
    for change in regulation_effects(state, seat).limits:
        if change.which == which:
            value = change.fixed
    for owner, change in changes:
        if change.which == which and (owner == seat) == (change.who == YOU):
            value += change.add
    return max(0, value)


def _changes_by_creatures(state: GameBoard) -> list[tuple[int, Limit]]:
    """Return the changes by Creatures that have their effects, each with the seat of its Lawn."""
    found = []
    for change in state.table.rules.of_creatures.limits:
        owner = lawn_of(state, change.card)
        if owner >= 0 and has_effect(state, change.card, owner):
            found.append((owner, change))
    return found


def enforce(state: GameState) -> bool:
    """Push a LIMIT frame for every seat over a limit, clockwise from the active one. Returns whether there was any."""
    due = state.values[LIMITS_DUE]
    if not due:
        return False
    if due == LIMITS_TOO:
        changes = _changes_by_creatures(state)
        for seat in range(state.table.seats):
            state.counters[HAND_LIMIT[seat]] = _limit(state, seat, "hand", changes)
            state.counters[RUNE_LIMIT[seat]] = _limit(state, seat, "rune", changes)
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


def run_limit(state: GameState, frame: Frame) -> None:
    """Ask for one card or Rune after another until the limit holds (RR-5.2, RR-5.3)."""
    seat, which = frame[SEAT], frame[RUNES_OVER]
    zone = (FENCE if which else HAND)[seat]
    cards = state.zones[zone]
    most = state.counters[HAND_LIMIT[seat] + which]
    if len(cards) <= most:
        state.stack.pop()
    elif most == 0:
        for card in cards[:]:
            to_discard(state, card, zone)
    elif which:
        ask(state, seat, codes.ASK_RUNE_LIMIT, NONE, tuple([(CHOOSE_VERB, NONE, card) for card in cards]))
    else:
        groups = state.table.groups
        discards = [(codes.DISCARD_VERB, card, DISCARD_REFS[groups[card]]) for card in cards]
        ask(state, seat, codes.ASK_HAND_LIMIT, NONE, tuple(discards))


def receive_limit(state: GameState, frame: Frame, question: Question, option: Option) -> None:
    """Discard the chosen card without triggering anything. The event has no actor, because the limit takes the card."""
    seat = frame[SEAT]
    if frame[RUNES_OVER]:
        to_discard(state, option[2], FENCE[seat])
    else:
        to_discard(state, option[1], HAND[seat])
