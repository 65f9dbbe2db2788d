"""Confirmations before removing a diagonal or leaving lines (NN-4.4, NN-4.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import ASK_LINES, REMOVE_LINE
from engine.games.nasty_neighbours.definitions.vocabulary import STUMPED
from engine.games.nasty_neighbours.knowledge.table_info import is_diagonal
from engine.games.nasty_neighbours.layout import DOWN, FALL, YARD
from engine.games.nasty_neighbours.match_rules import GameView
from engine.games.nasty_neighbours.messages import say
from engine.games.nasty_neighbours.rules.lines import lines_of_seat
from engine.games.nasty_neighbours.rules.yards import bits
from engine.games.nasty_neighbours.text.common import line_with_cards
from engine.kernel.flow.ruleset import PASS
from engine.kernel.state.refs import GAP, NUMBER_BASE
from engine.kernel.state.state import Option


def confirmation(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return the warning about the price of a diagonal; empty if there is none."""
    if not has_a_price(view, option):
        return ""
    player = names[view.seat]
    lost = [line for line in bits(lines_of_seat(view, view.seat)) if line != option[2] - NUMBER_BASE]
    if not lost:
        return say("confirm-diagonal", player=player)
    lines = say.join_list([line_with_cards(view, line) for line in lost], "or")
    return say("confirm-diagonal-lost", player=player, lines=lines, count=len(lost))


def has_a_price(view: GameView, option: Option) -> bool:
    """Return whether an option removes a diagonal although another line could be removed later or instead."""
    if not is_diagonal(view, option):
        return False
    diagonal = option[2] - NUMBER_BASE
    standing = lines_of_seat(view, view.seat) & ~(1 << diagonal)
    if standing or (view.phase == FALL and not view.counters[DOWN[view.seat]]):
        return bool(standing)
    return any(line != diagonal and is_open(view, line) for line in range(len(view.table.rules.lines)))


def is_open(view: GameView, line: int) -> bool:
    """Return whether a line of the viewer's yard can still be completed (NN-3.5, NN-4.3).

    It can if it has no gap and no face-up Stumped.
    """
    rules = view.table.rules
    cards = view.zones[YARD[view.seat]]
    down = view.counters[DOWN[view.seat]]
    return all(
        cards[place] != GAP and (down >> place & 1 or rules.kind[cards[place]] != STUMPED)
        for place in rules.lines[line]
    )


def forfeits(view: GameView, option: Option, names: Sequence[str]) -> str:
    """Return a text that names the lines given up by declining; empty without any."""
    question = view.question
    if question is None or question[1] != ASK_LINES or option[0] != PASS:
        return ""
    free = [other[2] - NUMBER_BASE for other in question[3] if other[0] == REMOVE_LINE and not has_a_price(view, other)]
    lines = say.join_list([line_with_cards(view, line) for line in free])
    return say("given-up", player=names[view.seat], lines=lines) if free else ""
