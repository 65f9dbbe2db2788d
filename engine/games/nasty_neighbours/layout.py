"""The zones, counters and values of Nasty Neighbours (NN-1, NN-2), by name and by index.

A kernel "seat" is a player here, with a name and a score. The yard and the Nasty Neighbour cards belong to the player's
house. So these zones stay in place when two players swap seats (NN-5.3).
"""

from __future__ import annotations

from typing import Final

from engine.kernel.state.layout import ALL, MAX_SEATS, MORE, MOST_AMOUNT, NEUTRAL, NOBODY, OWNER, Counter, Layout, Zone
from engine.kernel.state.state import FIRST_GAME_VALUE

YARD_GROUP, NASTY_GROUP = "yard", "nasty"
MOST_ROUNDS: Final = 20

LAYOUT = Layout(
    table_zones=(
        Zone("draw_pile", NOBODY, YARD_GROUP, ordered=True, deck=True, mixed=True),
        Zone("bin", ALL, YARD_GROUP, ordered=True, pile=True),
        Zone("nasty_deck", NOBODY, NASTY_GROUP, ordered=True, deck=True, mixed=True),
        Zone("nasty_pile", ALL, NASTY_GROUP, ordered=True, pile=True),
        Zone("action", ALL, ordered=True),
    ),
    seat_zones=(
        Zone("nasty", OWNER, NASTY_GROUP, stays=True, better=MORE),
        Zone("yard", NOBODY, YARD_GROUP, ordered=True, mixed=True, grid=True, stays=True, down="down", better=NEUTRAL),
        Zone("drawn", OWNER, YARD_GROUP),
    ),
    counters=(
        Counter("score"), Counter("round_score"), Counter("sheet"),
        Counter("down"), Counter("locked"), Counter("rests"), Counter("declined", better=NEUTRAL),
    ),
    values=(
        "round", "nosey", "first_out", "due", "misses", "time_up", "house_of_turn",
        *(f"house.{seat}" for seat in range(MAX_SEATS)),
    ),
    ranges={
        "score": (-MOST_AMOUNT, MOST_AMOUNT), "round_score": (-MOST_AMOUNT, MOST_AMOUNT), "locked": (0, 1),
        "rests": (0, 1), "time_up": (0, 1), "round": (0, MOST_ROUNDS),
    },
)  # fmt: skip
"""The layout. `action` holds the Instant Action being resolved and the Nasty Neighbour card being played."""

DRAW_PILE: Final = 0
BIN: Final = 1
NASTY_DECK: Final = 2
NASTY_PILE: Final = 3
ACTION: Final = 4
NASTY: Final = LAYOUT.zone_by_seat("nasty")
YARD: Final = LAYOUT.zone_by_seat("yard")
DRAWN: Final = LAYOUT.zone_by_seat("drawn")
"""Zones of the seats, one index per seat, as in `zones[YARD[seat]]`.

The index of seat 0 also identifies the kind of zone.
"""

SCORE: Final = LAYOUT.counter_by_seat("score")
ROUND_SCORE: Final = LAYOUT.counter_by_seat("round_score")
SHEET: Final = LAYOUT.counter_by_seat("sheet")
DOWN: Final = LAYOUT.counter_by_seat("down")
LOCKED: Final = LAYOUT.counter_by_seat("locked")
RESTS: Final = LAYOUT.counter_by_seat("rests")
DECLINED: Final = LAYOUT.counter_by_seat("declined")
"""Counters of the seats, one index per seat.

The first three belong to the player. The others belong to the yard and move with it.

SCORE: the total
ROUND_SCORE: the result of the round
SHEET: the results of all rounds, `SHEET_BITS` bits each, first round lowest
DOWN: the mask of face-down places
LOCKED: 1 after a diagonal was removed (NN-4.5)
RESTS: 1 if the yard turns up nothing more in Spring (NN-2.6)
DECLINED: the mask of declined lines
"""
SHEET_BITS: Final = 12
YARD_COUNTERS = (LOCKED, RESTS, DECLINED)
"""The yard's counters that move with it, in addition to `DOWN`, which the kernel moves."""

ROUND: Final = FIRST_GAME_VALUE
NOSEY: Final = FIRST_GAME_VALUE + 1
FIRST_OUT: Final = FIRST_GAME_VALUE + 2
DUE: Final = FIRST_GAME_VALUE + 3
MISSES: Final = FIRST_GAME_VALUE + 4
TIME_UP: Final = FIRST_GAME_VALUE + 5
HOUSE_OF_TURN: Final = FIRST_GAME_VALUE + 6
HOUSE: Final = FIRST_GAME_VALUE + 7
"""Values of the match. Houses are numbered clockwise from 0.

ROUND: the round, from 1
NOSEY: the Nosey Neighbour's house
FIRST_OUT: 1 + the first-out player (0: nobody)
DUE: the mask of players with a last turn due (NN-6.3)
MISSES: the mask of players who miss their next turn
TIME_UP: 1 when time is up (NN-7.4)
HOUSE_OF_TURN: the house at which the turn began
HOUSE: the first of the players' houses
"""

PHASES = ("spring", "summer", "fall", "winter")
SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3

START_FACE_UP: Final = 3
"""The number of face-up cards in each yard before Summer (NN-2.4)."""
