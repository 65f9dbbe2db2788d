"""The zones, counters and values of Cthulhu Realms (CR-1), by name and by index."""

from __future__ import annotations

from typing import Final

from engine.kernel.state.layout import ALL, MORE, MOST_AMOUNT, NEUTRAL, NOBODY, OWNER, Counter, Layout, Zone
from engine.kernel.state.state import FIRST_GAME_VALUE

START_SANITY: Final = 50
HAND_SIZE: Final = 5
"""The number of cards drawn at the end of a turn (CR-2.3)."""
ROW_OF_TWO: Final = 5
ROW_OF_MORE: Final = 3
"""The number of Available cards with two players, and between two neighbors with more (CR-1.2)."""
MOST_ABJURED_COST: Final = 6
"""The highest cost of a card that can be abjured (CR-4.2)."""

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
"""The layout.

A seat's `row` is between it and its next neighbor clockwise; a match of two has only the table's row. `unused` holds
cards that a scenario leaves out of play.
"""

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
"""Zones of the seats, one index per seat, as in `zones[HAND[seat]]`.

The index of seat 0 also identifies the kind of zone.
"""

SANITY: Final = LAYOUT.counter_by_seat("sanity")
POWER: Final = LAYOUT.counter_by_seat("power")
"""Counters of the seats, one index per seat."""

DISCARDED: Final = FIRST_GAME_VALUE
ABJURED: Final = FIRST_GAME_VALUE + 1
HURT: Final = FIRST_GAME_VALUE + 2
GONE: Final = FIRST_GAME_VALUE + 3
OWNED: Final = FIRST_GAME_VALUE + 4
"""Values of the match. The first three are for this turn.

DISCARDED: 1 if a player discarded from hand by an effect (CR-3.2)
ABJURED: the mask of abjured cards
HURT: the Sanity that Locations have lost, four bits per card
GONE: when each seat left the game, four bits per seat (1 for the first, 0 while it plays)
OWNED: the first of the seats' masks of own cards, in any zone; they are public
"""

PHASES = ("main",)
