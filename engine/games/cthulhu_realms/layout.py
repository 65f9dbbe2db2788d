"""Cthulhu Realms: where everything lies (CR-1), as names and as the indices that the rules use."""

from __future__ import annotations

from typing import Final

from engine.kernel.state.layout import ALL, MORE, MOST_AMOUNT, NEUTRAL, NOBODY, OWNER, Counter, Layout, Zone
from engine.kernel.state.state import FIRST_GAME_VALUE

START_SANITY: Final = 50
HAND_SIZE: Final = 5
"""Cards drawn at the end of a turn (CR-2.3)."""
ROW_OF_TWO: Final = 5
ROW_OF_MORE: Final = 3
"""Available cards with two players, and between two neighbors with more (CR-1.2)."""
MOST_ABJURED_COST: Final = 6
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
        Zone("hand", OWNER, better=MORE),
        Zone("deck", NOBODY, ordered=True, deck=True, mixed=True),
        Zone("discard", ALL, ordered=True, pile=True),
        Zone("play", ALL, ordered=True, better=NEUTRAL),
        Zone("row", ALL, GENERAL_GROUP, ordered=True, slots=True),
    ),
    counters=(Counter("sanity", START_SANITY, MORE), Counter("power", better=MORE)),
    values=("discarded", "abjured", "hurt", "gone", *(f"owned.{seat}" for seat in range(4))),
    ranges={"sanity": (-MOST_AMOUNT, MOST_AMOUNT), "discarded": (0, 1)},
)
"""A seat's `row` lies between it and its next neighbor clockwise; with two players from the start there is only the
table's. `unused` takes what a position from outside leaves out of play."""

GENERAL_DECK: Final = 0
ROW: Final = 1
INITIATES: Final = 2
BOX: Final = 3
UNUSED: Final = 4
HAND: Final = LAYOUT.zone_by_seat("hand")
DECK: Final = LAYOUT.zone_by_seat("deck")
DISCARD: Final = LAYOUT.zone_by_seat("discard")
PLAY: Final = LAYOUT.zone_by_seat("play")
SIDE_ROW: Final = LAYOUT.zone_by_seat("row")
"""Zones of the seats: one index a seat, as in `zones[HAND[seat]]`; that of seat 0 also says which kind a zone is."""

SANITY: Final = LAYOUT.counter_by_seat("sanity")
POWER: Final = LAYOUT.counter_by_seat("power")
"""Counters of the seats, one index a seat."""

DISCARDED: Final = FIRST_GAME_VALUE
ABJURED: Final = FIRST_GAME_VALUE + 1
HURT: Final = FIRST_GAME_VALUE + 2
GONE: Final = FIRST_GAME_VALUE + 3
OWNED: Final = FIRST_GAME_VALUE + 4
"""Values, the first three of this turn: 1 when somebody discarded from hand by an effect (CR-3.2), the mask of cards
abjured, the Sanity that Locations have lost (four bits a card). Then when each seat left the game (four bits a seat: 1
for the first, 0 while it is in), and for each seat the mask of cards that are its own, wherever they lie: everybody saw
them come."""

PHASES = ("main",)
