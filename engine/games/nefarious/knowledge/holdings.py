"""Nefarious: a seat's holdings, for comparing states (see engine.kernel.game.holdings)."""

from __future__ import annotations

from engine.games.nefarious.match_rules import GameBoard
from engine.kernel.game.holdings import Holdings, by_layout
from engine.kernel.state.state import KIND


def holdings(board: GameBoard, seat: int, looker: int) -> Holdings | None:
    """Return a seat's money, Spies, cards and Inventions.

    None during secret simultaneous choices, where each option gives up the gains of the others. None also with a Twist
    that rewards having no Spies.
    """
    if board.table.rules.no_spies_points or (board.stack and board.stack[-1][KIND] in board.table.ruleset.sealed):
        return None
    return by_layout(board, seat, looker)
