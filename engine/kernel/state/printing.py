"""The `repr` and `str` of matches, states and views. `repr` reveals nothing hidden."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.kernel.state import refs
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.state import FIRST_GAME_VALUE, Board, State
from engine.kernel.state.view import View, view_of

MOST_LINES: Final = 40
"""The most lines that a printed board has."""
_WIDTH: Final = 120


def describe_board(board: Board, kind: str = "", names: Sequence[str] = ()) -> str:
    """Return a line such as "<Match nefarious: turn 3, Ada asked, scores Ada 4, Ben 2>" for a state or a view."""
    view = view_of(board) if isinstance(board, State) else board
    assert isinstance(view, View)
    table = board.table
    seats = names or [f"seat {seat + 1}" for seat in range(table.seats)]
    winners = _join_names([seats[seat] for seat in view.winners])
    asked = _join_names([seats[seat] for seat in view.asked])
    if view.over:
        now = f"over in turn {view.turn}, won by {winners or 'nobody'}"
    else:
        now = f"turn {view.turn}, {asked or 'nobody'} asked"
    scores = ", ".join(f"{name} {score}" for name, score in zip(seats, table.game.shows.scores(view), strict=True))
    viewer = ""
    if isinstance(board, View):
        viewer = " of a spectator" if board.seat == SPECTATOR else f" of {seats[board.seat]}"
    return f"<{kind or type(board).__name__} {table.game.slug}{viewer}: {now}, scores {scores}>"


def print_board(board: Board) -> str:
    """Return a board as text: values, counters and zones by owner, "?" for a hidden card, and a view's options.

    The text of a state shows every hidden card and says so.
    """
    table = board.table
    lines = [describe_board(board)]
    if isinstance(board, State):
        lines.append("Shows cards that players must not see.")
    for owner in range(refs.NONE, table.seats):
        parts = [*_numbers(board, owner), *_zones(board, owner)]
        name = "table" if owner < 0 else f"seat {owner + 1}"
        lines += textwrap.wrap(f"{name}: {'; '.join(parts)}", _WIDTH, subsequent_indent="  ")
    if isinstance(board, View) and board.options:
        seats = [f"seat {seat + 1}" for seat in range(table.seats)]
        options = [table.game.words.describe_option(board, option, seats) for option in board.options]
        lines += textwrap.wrap(f"options: {'; '.join(options)}", _WIDTH, subsequent_indent="  ")
    return "\n".join(lines if len(lines) <= MOST_LINES else [*lines[: MOST_LINES - 1], "..."])


def _numbers(board: Board, owner: int) -> Iterator[str]:
    """Yield the table's values or a seat's counters that aren't 0, except packed ones."""
    table = board.table
    if owner < 0:
        names, numbers = list(table.layout.values), board.values[FIRST_GAME_VALUE:]
    else:
        names = [counter.name for counter in table.layout.counters]
        numbers = board.counters[owner * table.counter_stride :]
    for name, number in zip(names, numbers, strict=False):
        if number and name.rstrip("0123456789").rstrip(".") not in table.game.readings:
            yield f"{name} {number}"


def _zones(board: Board, owner: int) -> Iterator[str]:
    """Yield the zones of the table or of a seat that hold cards. Places of a grid have numbers."""
    table = board.table
    for index, cards in enumerate(board.zones):
        zone = table.layout.zone(index)
        if table.layout.owner(index) != owner or not cards:
            continue
        titles = ["?" if card < 0 else table.game.words.card_name(table, card) for card in cards]
        if zone.grid:
            held = [f"{place} {title}" for place, title in enumerate(titles, 1) if cards[place - 1] != refs.GAP]
        else:
            held = [title if count == 1 else f"{title} x{count}" for title, count in Counter(titles).items()]
        yield f"{zone.name}: {', '.join(held)}"


def _join_names(names: Sequence[str]) -> str:
    """Join names: "Ada, Ben and Cy"."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
