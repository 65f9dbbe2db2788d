"""Garage Sale: what comes into garages, and what it counts there (GS-5.2)."""

from __future__ import annotations

from engine.games.garage_sale.layout import GARAGE
from engine.games.garage_sale.match_rules import GameBoard, GameState
from engine.kernel.flow.moves import move


def take_home(state: GameState, good: int, source: int, seat: int) -> None:
    """A good goes to a garage, beside the others of its kind."""
    move(state, good, source, GARAGE[seat], seat)
    state.zones[GARAGE[seat]].sort()


def counts(board: GameBoard, seat: int) -> dict[int, int]:
    """How many goods of each kind a seat has, by kind."""
    kinds = [board.table.rules.kinds[card] for card in board.zones[GARAGE[seat]]]
    return {kind: kinds.count(kind) for kind in kinds}


def points(board: GameBoard, seat: int) -> int:
    """A kind with n goods counts n x n."""
    return sum(count**2 for count in counts(board, seat).values())
