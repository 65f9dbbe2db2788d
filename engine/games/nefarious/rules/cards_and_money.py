"""Nefarious: moves cards and money (NF-3, NF-5.2)."""

from __future__ import annotations

from engine.games.nefarious.layout import DECK, DISCARD, HAND, MONEY
from engine.games.nefarious.match_rules import GameState
from engine.kernel.flow import moves
from engine.kernel.flow.moves import add_to_counter, move


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


def discard(state: GameState, seat: int, card: int) -> None:
    """Put an Invention from hand onto the discard pile, face up."""
    move(state, card, HAND[seat], DISCARD, seat)
