"""Nasty Neighbours in words: the remarks of the rules as lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.nasty_neighbours.codes import (
    CANCELED,
    CLEANED,
    COMPLAINED,
    FIRST_OUT_NOW,
    FIVE_HUNDRED,
    LINE_REMOVED,
    LOCKED_NOW,
    LOOKED,
    MISSED,
    NOTHING_HAPPENS,
    PENALTY,
    RESET,
    ROUND_OVER,
    SPRING_REST,
    SUPPLY_OUT,
    TIME_IS_UP,
)
from engine.games.nasty_neighbours.match_rules import MatchRules
from engine.games.nasty_neighbours.words.common import line_name, linked, spot_of, spot_words
from engine.kernel.events import Event
from engine.kernel.refs import NUMBER_BASE
from engine.kernel.table import Table

SILENT_NOTES = (LOOKED, SUPPLY_OUT, ROUND_OVER)
"""What somebody who was away is not told: it changed nothing on the table, or the points that follow tell it."""

AFTER_500 = {
    "zero": "and the total becomes 0",
    "lowest": "and the total becomes the lowest",
    "swap": "and swaps it with the lowest total",
}
"""What the three variations of the 500 rule do (NN-7.5)."""


def noted_line(table: Table[MatchRules], event: Event, names: Sequence[str]) -> str | None:
    """A remark of the game's own."""
    _, seat, card, _, target, number, _ = event
    name, shown = names[seat] if 0 <= seat < len(names) else "", linked(table, card)
    if number == LINE_REMOVED:
        return f"{name} removes the {line_name(table, target - NUMBER_BASE)}"
    if number == LOOKED:
        owner, place = spot_of(target)
        return f"{name} looks at a card in {names[owner]}'s yard ({spot_words(table, place)})"
    if number == PENALTY:
        return f"{name} went out first without the only lowest score, so scores {penalty_words(table)}"
    if number == FIVE_HUNDRED:
        return f"{name} has exactly 500 points, {AFTER_500.get(str(table.options['five_hundred']), '')}"
    return {
        LOCKED_NOW: f"No other line of {name}'s yard can be removed this round",
        RESET: f"{shown} resets {name}'s yard",
        CANCELED: f"{name} cancels {shown}",
        MISSED: f"{name} misses this turn",
        FIRST_OUT_NOW: f"{name} is first-out; no Nasty Neighbour card is played any more",
        CLEANED: f"{name} has cleaned the yard completely, which ends Summer at once",
        ROUND_OVER: "The round is over",
        TIME_IS_UP: "Time is up: this round is the last",
        NOTHING_HAPPENS: f"{shown} finds nobody to act on",
        COMPLAINED: f"{name} is to miss a turn",
        SPRING_REST: f"{name}'s yard turns up nothing more until Summer",
        SUPPLY_OUT: f"No card is left to fill a place in {name}'s yard",
    }.get(number)


def penalty_words(table: Table[MatchRules]) -> str:
    """What first-out scores instead (NN-7.2, NN-7.6)."""
    double = table.seats == 2 and table.options["double_penalty"]
    return "double" if double else "as much as the highest"
