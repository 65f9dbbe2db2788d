"""Nasty Neighbours in words: the remarks of the rules as lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import (
    FIVE_HUNDRED,
    LINE_REMOVED,
    LOOKED,
    NOTE_NAMES,
    PENALTY,
    ROUND_OVER,
    SUPPLY_OUT,
    WINTER_BEGINS,
)
from engine.games.nasty_neighbours.match_rules import MatchRules
from engine.games.nasty_neighbours.say import say
from engine.games.nasty_neighbours.words.common import line_name, linked, spot_of, spot_words
from engine.kernel.events import Event
from engine.kernel.refs import NUMBER_BASE
from engine.kernel.table import Table

SILENT_NOTES = (LOOKED, SUPPLY_OUT, ROUND_OVER)
"""What somebody who was away is not told: it changed nothing on the table, or the points that follow tell it."""


def noted_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """A remark of the game's own."""
    _, seat, card, _, target, number, _ = event
    if number == WINTER_BEGINS:
        return None
    message = f"note-{NOTE_NAMES[number]}"
    name, shown = names[seat] if 0 <= seat < len(names) else "", linked(table, card)
    if number == LINE_REMOVED:
        return say(message, player=name, line=line_name(table, target - NUMBER_BASE))
    if number == LOOKED:
        owner, place = spot_of(target)
        return say(message, player=name, owner=names[owner], spot=spot_words(table, place))
    if number == PENALTY and table.seats == 2 and table.options["double_penalty"]:
        return say("note-penalty-double", player=name)
    if number == FIVE_HUNDRED:
        return say(message, player=name, rule=str(table.options["five_hundred"]))
    return say(message, player=name, card=shown)
