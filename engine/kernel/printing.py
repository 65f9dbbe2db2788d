"""What `repr` says about matches, positions and views: the game, the turn, who is asked, the scores. Nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.layout import SPECTATOR
from engine.kernel.state import Board, State
from engine.kernel.view import View, view_of

if TYPE_CHECKING:
    from engine.kernel.table import Table


def describe_board(board: Board, kind: str = "", names: Sequence[str] = ()) -> str:
    """Return such a text as "<Match nefarious: turn 3, Ada asked, scores Ada 4, Ben 2>" for a position or a view."""
    view = view_of(board) if isinstance(board, State) else board
    assert isinstance(view, View)
    table = board.table
    seats = names or [f"seat {seat + 1}" for seat in range(table.seats)]
    winners = _listed([seats[seat] for seat in view.winners])
    asked = _listed([seats[seat] for seat in view.asked])
    if view.over:
        now = f"over in turn {view.turn}, won by {winners or 'nobody'}"
    else:
        now = f"turn {view.turn}, {asked or 'nobody'} asked"
    scores = ", ".join(f"{name} {score}" for name, score in zip(seats, table.game.shows.scores(view), strict=True))
    viewer = ""
    if isinstance(board, View):
        viewer = " of a spectator" if board.seat == SPECTATOR else f" of {seats[board.seat]}"
    return f"<{kind or type(board).__name__} {table.game.slug}{viewer}: {now}, scores {scores}>"


def describe_table(table: Table) -> str:
    """Return such a text as "<Table nefarious: 3 seats, 112 cards>"."""
    return f"<Table {table.game.slug}: {table.seats} seats, {len(table.faces)} cards>"


def _listed(names: Sequence[str]) -> str:
    """Ada, Ben and Cy."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
