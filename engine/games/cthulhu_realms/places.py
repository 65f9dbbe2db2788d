"""Cthulhu Realms: where everything lies (CR-1), as names and as the indices that the rules use."""

from __future__ import annotations

from engine.kernel.layout import ALL, NOBODY, OWNER, Counter, Layout, Zone
from engine.kernel.state import FIRST_GAME_VALUE

START_SANITY = 50
HAND_SIZE = 5
"""Cards drawn at the end of a turn (CR-2.3)."""
ROW_OF_TWO, ROW_OF_MORE = 5, 3
"""Available cards with two players, and between two neighbors with more (CR-1.2)."""
MOST_ABJURED_COST = 6
"""What an abjured card may cost at most (CR-4.2)."""

STARTER_GROUP, GENERAL_GROUP = "starter", "general"

LAYOUT = Layout(
    table_zones=(
        Zone("general_deck", NOBODY, GENERAL_GROUP, ordered=True, deck=True, mixed=True),
        Zone("row", ALL, GENERAL_GROUP, ordered=True, slots=True),
        Zone("initiates", ALL, ordered=True),
        Zone("box", ALL, ordered=True),
        Zone("unused", NOBODY),
    ),
    seat_zones=(
        Zone("hand", OWNER),
        Zone("deck", NOBODY, ordered=True, deck=True, mixed=True),
        Zone("discard", ALL, ordered=True, pile=True),
        Zone("play", ALL, ordered=True),
        Zone("row", ALL, GENERAL_GROUP, ordered=True, slots=True),
    ),
    counters=(Counter("sanity", START_SANITY), Counter("power")),
    values=("discarded", "abjured", "hurt", "gone", *(f"owned.{seat}" for seat in range(4))),
)
"""A seat's `row` lies between it and its next neighbor clockwise; with two players from the start there is only the
table's. `unused` takes what a position from outside leaves out of play."""

GENERAL_DECK, ROW, INITIATES, BOX, UNUSED = range(5)
HAND, DECK, DISCARD, PLAY, SIDE_ROW = range(5, 10)
"""Zones of seat 0; those of another seat lie `ZONES * seat` further on."""
ZONES = LAYOUT.zone_stride

SANITY, POWER = range(2)
"""Counters of seat 0; those of another seat lie `COUNTERS * seat` further on."""
COUNTERS = LAYOUT.counter_stride

DISCARDED, ABJURED, HURT, GONE, OWNED = range(FIRST_GAME_VALUE, FIRST_GAME_VALUE + 5)
"""Values, the first three of this turn: 1 when somebody discarded from hand by an effect (CR-3.2), the mask of cards
abjured, the Sanity that Locations have lost (four bits a card). Then when each seat left the game (four bits a seat: 1
for the first, 0 while it is in), and for each seat the mask of cards that are its own, wherever they lie: everybody saw
them come."""

PHASES = ("main",)
