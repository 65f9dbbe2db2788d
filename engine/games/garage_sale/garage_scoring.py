"""Goods in garages and their points (GS-5.2)."""

from __future__ import annotations

from engine.games.garage_sale.layout import GARAGE
from engine.games.garage_sale.match_rules import GameBoard, GameState
from engine.kernel.flow.moves import move


def take_home(state: GameState, good: int, source: int, seat: int) -> None:
    """Move a good to a garage, next to the others of its kind."""
    move(state, good, source, GARAGE[seat], seat)
    state.zones[GARAGE[seat]].sort()


def counts(board: GameBoard, seat: int) -> dict[int, int]:
    """Return how many goods of each kind a seat has."""
    kinds = [board.table.rules.kinds[card] for card in board.zones[GARAGE[seat]]]
    return {kind: kinds.count(kind) for kind in kinds}


def points(board: GameBoard, seat: int) -> int:
    """Return the points of a garage: n x n for each kind with n goods."""
    return sum(count**2 for count in counts(board, seat).values())
