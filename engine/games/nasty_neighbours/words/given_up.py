"""Nasty Neighbours in words: lines that are left standing though removing them costs nothing (NN-4.4)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import ASK_LINES, REMOVE_LINE
from engine.games.nasty_neighbours.match_rules import Seen
from engine.games.nasty_neighbours.say import say
from engine.games.nasty_neighbours.words.common import line_with_cards
from engine.games.nasty_neighbours.words.confirmations import has_a_price
from engine.kernel.refs import NUMBER_BASE
from engine.kernel.rules import PASS
from engine.kernel.state import Option
from engine.words.lists import listed


def given_up(view: Seen, option: Option, names: Sequence[str]) -> str:
    """Lines that could still be removed."""
    question = view.question
    if question is None or question[1] != ASK_LINES or option[0] != PASS:
        return ""
    free = [other[2] - NUMBER_BASE for other in question[3] if other[0] == REMOVE_LINE and not has_a_price(view, other)]
    lines = listed([line_with_cards(view, line) for line in free])
    return say("given-up", player=names[view.seat], lines=lines) if free else ""
