"""Nefarious: how often a "per" effect counts (NF-5.3)."""

from __future__ import annotations

from typing import Final

from engine.games.nefarious.definitions.vocabulary import Operation
from engine.games.nefarious.layout import CHOSEN, HAND, PLAY, SPIES
from engine.games.nefarious.match_rules import GameState
from engine.kernel.state.state import SEAT, Frame

PER_HAND: Final = 1
PER_SPIES: Final = 2
PER_INVENTIONS: Final = 3
PER_SAME_ACTION: Final = 4
PER_SPIES_HERE: Final = 5


def count_per(state: GameState, seat: int, per: int) -> int:
    """Return how often a "per" effect counts now (NF-5.3; NF-7.7 for Geeks)."""
    if per == PER_HAND and not state.table.rules.hand_counts_inventions:
        return len(state.zones[HAND[seat]])
    if per in (PER_HAND, PER_INVENTIONS):
        return len(state.zones[PLAY[seat]])
    if per == PER_SPIES:
        start = SPIES[seat]
        return sum(state.counters[start : start + 4])
    if per == PER_SAME_ACTION:
        return same_actions(state, seat)
    return 1


def same_actions(state: GameState, seat: int) -> int:
    """Count the other players with the same Action, once for each shared Action (NF-7.10, Herd Instinct)."""
    counters = state.counters
    own = counters[CHOSEN[seat]]
    others = (counters[CHOSEN[other]] for other in range(state.table.seats) if other != seat)
    return sum((own & other).bit_count() for other in others)


def amount_of(state: GameState, frame: Frame, operation: Operation) -> int:
    """Return the amount of an effect, multiplied by its present count."""
    per = operation[2]
    return operation[1] * count_per(state, frame[SEAT], per) if per else operation[1]
