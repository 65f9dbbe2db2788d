"""Nefarious: moves cards, money and Spies (NF-3, NF-5.2), and counts for effects (NF-5.3)."""

from __future__ import annotations

from typing import Final

from engine.games.nefarious.definitions.vocabulary import Operation
from engine.games.nefarious.layout import (
    CHOSEN,
    DECK,
    DISCARD,
    HAND,
    LAYOUT,
    MONEY,
    PLAY,
    RESERVE,
    RESERVE_PLACE,
    SPIES,
)
from engine.games.nefarious.match_rules import GameState
from engine.kernel.flow import moves
from engine.kernel.flow.moves import add_to_counter, move, report_token_move
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


def draw(state: GameState, seat: int, amount: int) -> None:
    """Draw Inventions. An empty deck is refilled from the discards. If both are empty, draw nothing (NF-3.2)."""
    moves.draw(state, DECK, DISCARD, HAND[seat], amount, seat)


def gain(state: GameState, seat: int, amount: int, card: int) -> None:
    """Take money from the bank, which is never empty (NF-1.3)."""
    add_to_counter(state, seat, MONEY, amount, card)


def lose(state: GameState, seat: int, amount: int, card: int) -> None:
    """Pay the bank, never below $0 (NF-5.2). An amount of -1 pays everything."""
    money = state.counters[MONEY[seat]]
    add_to_counter(state, seat, MONEY, -(money if amount < 0 else min(amount, money)), card)


def remove_spy(state: GameState, seat: int, zone: int, card: int) -> None:
    """Return one of a seat's Spies to its reserve."""
    state.counters[RESERVE[seat]] += 1
    state.counters[SPIES[seat] + zone] -= 1
    if state.events is not None:
        places = LAYOUT.zone_count(state.table.seats)
        report_token_move(state, seat, places + zone, places + RESERVE_PLACE, card=card)


def discard(state: GameState, seat: int, card: int) -> None:
    """Put an Invention from hand onto the discard pile, face up."""
    move(state, card, HAND[seat], DISCARD, seat)


def amount_of(state: GameState, frame: Frame, operation: Operation) -> int:
    """Return the amount of an effect, multiplied by its present count."""
    per = operation[2]
    return operation[1] * count_per(state, frame[SEAT], per) if per else operation[1]
