"""Options as numbers and masks as fields for learning programs that play Nasty Neighbours."""

from __future__ import annotations

from engine.games.nasty_neighbours.layout import MOST_ROUNDS, SHEET_BITS
from engine.kernel.learning.action_space import ActionKey, PerItem
from engine.kernel.learning.observation import BitFields
from engine.kernel.state.refs import CARD, NOTHING, NUMBER, PLACE, SEAT, ZONE

MOST_PLACES, MOST_LINES = 16, 10
YARD = PerItem(PLACE, ("yard",), MOST_PLACES - 1)

OPTIONS = (
    ActionKey("pass", NOTHING, NOTHING),
    ActionKey("draw", ZONE, ZONE),
    ActionKey("take", CARD, ZONE),
    ActionKey("place", CARD, YARD),
    ActionKey("discard", CARD, ZONE),
    ActionKey("turn_up", NOTHING, YARD),
    ActionKey("remove_line", NOTHING, PerItem(NUMBER, most=MOST_LINES - 1)),
    ActionKey("play", PerItem(CARD, ("nasty",)), ZONE),
    ActionKey("choose", CARD, PerItem(SEAT)),
    ActionKey("choose", CARD, PerItem(CARD)),
    ActionKey("choose", CARD, YARD),
)
"""The options. A line is given by its number in `MatchRules.lines`."""

READINGS = {
    "sheet": BitFields(NUMBER, MOST_ROUNDS, SHEET_BITS),
    "down": BitFields(NUMBER, MOST_PLACES),
    "declined": BitFields(NUMBER, MOST_LINES),
    "nosey": BitFields(SEAT, first=0),
    "first_out": BitFields(SEAT, first=1),
    "due": BitFields(SEAT),
    "misses": BitFields(SEAT),
    "house_of_turn": BitFields(SEAT, first=0),
    "house": BitFields(SEAT, first=0),
}
