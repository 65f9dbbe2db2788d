"""Goods in garages, their points and the winners (GS-5.2)."""

from __future__ import annotations

from engine.games.garage_sale.codes import ROW
from engine.games.garage_sale.layout import GARAGE
from engine.games.garage_sale.match_rules import GameBoard, GameState
from engine.kernel.flow.moves import move, note
from engine.kernel.state.refs import number_ref


def take_home(state: GameState, good: int, source: int, seat: int) -> None:
    """Move a good to a garage, next to the others of its kind, and note what each of these is worth."""
    if state.events is not None:
        _note_row(state, good, seat)
    move(state, good, source, GARAGE[seat], seat)
    state.zones[GARAGE[seat]].sort()


def _note_row(state: GameState, good: int, seat: int) -> None:
    kinds = state.table.rules.kinds
    row = [card for card in state.zones[GARAGE[seat]] if kinds[card] == kinds[good]]
    for count, card in enumerate([*row, good]):
        note(state, ROW, seat, card, target=number_ref(2 * count + 1))


def counts(board: GameBoard, seat: int) -> dict[int, int]:
    """Return how many goods of each kind a seat has."""
    kinds = [board.table.rules.kinds[card] for card in board.zones[GARAGE[seat]]]
    return {kind: kinds.count(kind) for kind in kinds}


def points(board: GameBoard, seat: int) -> int:
    """Return the points of a garage: n x n for each kind with n goods."""
    return sum(count**2 for count in counts(board, seat).values())


def winners(state: GameState) -> int:
    """Return the mask of the seats with the most points, then the most goods (GS-5.2)."""
    results = [(points(state, seat), len(state.zones[GARAGE[seat]])) for seat in range(state.table.seats)]
    return sum(1 << seat for seat, result in enumerate(results) if result == max(results))
