"""The places of all cards (GS-1), as names and as the indices that the rules use."""

from __future__ import annotations

from typing import Final

from engine.kernel.state.layout import ALL, MORE, NOBODY, OWNER, Layout, Zone
from engine.kernel.state.state import FIRST_GAME_VALUE

ROW_SIZE: Final = 5
HAND_SIZE: Final = 5
"""The number of goods on the sidewalk, and of cards in a starting hand (GS-1.2, GS-1.3)."""

LAYOUT = Layout(
    table_zones=(
        Zone("deck", NOBODY, "card", ordered=True, deck=True),
        Zone("discard", ALL, "card", ordered=True, pile=True),
        Zone("sidewalk", ALL, "card", ordered=True, slots=True),
    ),
    seat_zones=(Zone("hand", OWNER, "card", better=MORE), Zone("garage", ALL, "card", ordered=True, better=MORE)),
    counters=(),
    values=("turns_left",),
)
DECK: Final = 0
DISCARD: Final = 1
SIDEWALK: Final = 2
HAND: Final = LAYOUT.zone_by_seat("hand")
GARAGE: Final = LAYOUT.zone_by_seat("garage")
TURNS_LEFT: Final = FIRST_GAME_VALUE
"""Value: 0 while there is a deck, then 1 + the turns that are left (GS-5.1)."""
