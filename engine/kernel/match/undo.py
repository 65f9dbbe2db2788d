"""Undo barriers: why an answer can't be undone, because somebody has learned something or chance has decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kernel.state.events import ANSWERED, MOVED, REVEALED, SHUFFLED, SPUN, Event
from engine.kernel.state.refs import HIDDEN, NONE
from engine.kernel.state.state import KIND, State

LETS_BACK: Final = ""
OTHER_SEAT: Final = "other-seat"
"""Undo barriers: none, and an answer of another seat."""


def shared_undo_barrier(events: Sequence[Event], now: State) -> str:
    """Return the undo barrier with several humans, given an answer's events and the state after it; "" for none."""
    for event in events:
        kind = event[0]
        if kind in (SHUFFLED, SPUN):
            return "random"
        if kind == REVEALED:
            return "revealed"
        if kind == MOVED and event[2] >= 0 and event[6] & ~now.table.sees[event[3]]:
            return "revealed"
    return LETS_BACK


def solo_undo_barrier(was: State, events: Sequence[Event], now: State, seat: int) -> str:
    """Return why an answer can't be undone by the only human: new knowledge, or chance. "" if it can.

    `was` and `now` are the states before and after the answer.
    """
    if now.rng != was.rng or any(event[0] == SPUN for event in events):
        return "random"
    bit = 1 << seat
    shown = (event[2] for event in events if 0 <= event[2] < len(was.known) and event[6] & bit)
    if any(not was.known[card] & bit for card in shown):
        return "revealed"
    if any(new & bit and not old & bit for old, new in zip(was.known, now.known, strict=True)):
        return "revealed"
    return LETS_BACK if _sealed_from(was, seat) <= _sealed_from(now, seat) else "revealed"


def is_sealed(events: Sequence[Event], seat: int) -> bool:
    """Return whether the events are only answers that the seat doesn't know yet."""
    return bool(events) and all(event[0] == ANSWERED and not event[6] >> seat & 1 for event in events)


def _sealed_from(state: State, seat: int) -> set[tuple[int, int, int, int]]:
    """Return the other seats' answers that a seat doesn't know yet: height of the frame, its kind, index, value."""
    redactors = state.table.redactors
    return {
        (height, frame[KIND], place, value)
        for height, frame in enumerate(state.stack)
        if frame[KIND] in redactors
        for place, (value, shown) in enumerate(zip(frame, redactors[frame[KIND]](frame, seat), strict=True))
        if shown == HIDDEN and value not in (HIDDEN, NONE)
    }
