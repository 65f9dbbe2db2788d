"""Nasty Neighbours: its options as numbers and its masks as fields, for programs that learn to play."""

from __future__ import annotations

from engine.games.nasty_neighbours.places import MOST_ROUNDS, SHEET_BITS
from engine.kernel.encoding import ActionKey, Each, Reading
from engine.kernel.refs import CARD, NOTHING, NUMBER, PLACE, SEAT, ZONE

MOST_PLACES, MOST_LINES = 16, 10
YARD = Each(PLACE, ("yard",), MOST_PLACES - 1)

OPTIONS = (
    ActionKey("pass", NOTHING, NOTHING),
    ActionKey("draw", ZONE, ZONE),
    ActionKey("take", CARD, ZONE),
    ActionKey("place", CARD, YARD),
    ActionKey("discard", CARD, ZONE),
    ActionKey("turn_up", NOTHING, YARD),
    ActionKey("remove_line", NOTHING, Each(NUMBER, most=MOST_LINES - 1)),
    ActionKey("play", Each(CARD, ("nasty",)), ZONE),
    ActionKey("choose", CARD, Each(SEAT)),
    ActionKey("choose", CARD, Each(CARD)),
    ActionKey("choose", CARD, YARD),
)
"""A line has its number in `MatchRules.lines`."""

READINGS = {
    "sheet": Reading(NUMBER, MOST_ROUNDS, SHEET_BITS),
    "down": Reading(NUMBER, MOST_PLACES),
    "declined": Reading(NUMBER, MOST_LINES),
    "nosey": Reading(SEAT, first=0),
    "first_out": Reading(SEAT, first=1),
    "due": Reading(SEAT),
    "misses": Reading(SEAT),
    "house_of_turn": Reading(SEAT, first=0),
    "house": Reading(SEAT, first=0),
}
