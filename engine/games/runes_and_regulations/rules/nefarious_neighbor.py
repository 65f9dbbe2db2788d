"""Runes & Regulations: the Nefarious Neighbor, and the cards that its seat and the others may hold (RR-9.4, RR-9.8)."""

from __future__ import annotations

from engine.games.runes_and_regulations.layout import FORBIDDEN, NEFARIOUS
from engine.games.runes_and_regulations.match_rules import GameBoard


def nefarious(state: GameBoard) -> int:
    """Return the seat of the Nefarious Neighbor, or -1 in the base game."""
    return int(state.values[NEFARIOUS]) - 1


def holds_forbidden(state: GameBoard, seat: int) -> bool:
    """Return whether a seat's hand and Fence hold Forbidden cards, as the Nefarious Neighbor's do (RR-9.4)."""
    return bool(seat + 1 == state.values[NEFARIOUS])


def can_receive(state: GameBoard, card: int, seat: int) -> bool:
    """Return whether a card may go into a seat's hand or onto its Fence (RR-9.4, RR-9.8)."""
    return bool(state.table.rules.groups[card] >= FORBIDDEN) == holds_forbidden(state, seat)
