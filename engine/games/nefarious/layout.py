"""Nefarious: its zones, counters and values (NF-1), as names and as the indices that the rules use."""

from __future__ import annotations

from typing import Final

from engine.kernel.state.layout import ALL, MAX_SEATS, MORE, NEUTRAL, NOBODY, OWNER, Counter, Layout, Zone
from engine.kernel.state.state import FIRST_GAME_VALUE

ACTIONS = ("espionage", "invent", "research", "work")
"""The four Actions in the order in which they resolve. Each has a zone of the same name on the board (NF-1.1)."""
ESPIONAGE: Final = 0
INVENT: Final = 1
RESEARCH: Final = 2
WORK: Final = 3

SPIES_PER_SEAT: Final = 5
"""Spies of each color (NF-1.2)."""
START_CARDS: Final = 3
"""Inventions that each seat starts with, before Twists change the number."""

LAST_TURN: Final = 60
"""The turn that ends every match (NF-6.2). Normal matches take 10 to 30 turns. Longer ones are stuck."""

INVENTION_GROUP, TWIST_GROUP, ACTION_GROUP = "invention", "twist", "action"

LAYOUT = Layout(
    table_zones=(
        Zone("invention_deck", NOBODY, INVENTION_GROUP, ordered=True, deck=True),
        Zone("invention_discard", ALL, INVENTION_GROUP, ordered=True, better=NEUTRAL),
        Zone("twists", ALL, TWIST_GROUP, ordered=True),
        Zone("box", NOBODY, TWIST_GROUP, deck=True),
    ),
    seat_zones=(
        Zone("hand", OWNER, INVENTION_GROUP, better=MORE),
        Zone("inventions", ALL, INVENTION_GROUP, ordered=True, better=MORE),
        Zone("laid", ALL, INVENTION_GROUP, ordered=True),
        Zone("set_aside", OWNER, INVENTION_GROUP, better=MORE),
        Zone("actions", ALL, ACTION_GROUP, ordered=True, deck=True),
        Zone("action", ALL, ACTION_GROUP, ordered=True),
    ),
    counters=(
        Counter("money", 10, MORE),
        Counter("reserve", SPIES_PER_SEAT, MORE),
        *(Counter(f"spies.{action}", better=MORE) for action in ACTIONS),
        Counter("chosen"),
    ),
    places=(*ACTIONS, "reserve"),
    values=("invented", *(f"before.{action}" for action in ACTIONS)),
    ranges={"reserve": (0, SPIES_PER_SEAT), "spies": (0, SPIES_PER_SEAT), "before": (0, SPIES_PER_SEAT * MAX_SEATS)},
)

DECK: Final = 0
DISCARD: Final = 1
TWISTS: Final = 2
BOX: Final = 3
HAND: Final = LAYOUT.zone_by_seat("hand")
PLAY: Final = LAYOUT.zone_by_seat("inventions")
LAID: Final = LAYOUT.zone_by_seat("laid")
SET_ASIDE: Final = LAYOUT.zone_by_seat("set_aside")
ACTION_HAND: Final = LAYOUT.zone_by_seat("actions")
ACTION: Final = LAYOUT.zone_by_seat("action")
"""The zones of the seats, one index per seat, as in `zones[HAND[seat]]`. Seat 0's index also identifies the kind."""
RESERVE_PLACE: Final = 4
"""The board place for the asked seat's own reserve of Spies."""

MONEY: Final = LAYOUT.counter_by_seat("money")
RESERVE: Final = LAYOUT.counter_by_seat("reserve")
SPIES: Final = LAYOUT.counter_by_seat(f"spies.{ACTIONS[0]}")
CHOSEN: Final = LAYOUT.counter_by_seat("chosen")
"""The counters of the seats, one index per seat. The next seat's index is `COUNTERS` higher. SPIES is the first of
four. CHOSEN is the mask of the Actions that a seat revealed last."""
COUNTERS = LAYOUT.counter_stride

INVENTED: Final = FIRST_GAME_VALUE
"""A value: the mask of seats that have paid for an Invention this turn."""
BEFORE: Final = FIRST_GAME_VALUE + 1
"""Values: the number of all players' Spies in each zone at the beginning of the turn (Spy Pact)."""

PHASES = ("action", "income", "espionage", "invent", "research", "work", "score")
PHASE_ACTION: Final = 0
PHASE_INCOME: Final = 1
PHASE_FIRST_ACTION: Final = 2
PHASE_SCORE: Final = 6
"""The phases that the rules name. The phases of the four Actions follow one another."""

PLACING_COST = (0, 2, 0, 1)
"""Dollars for placing a Spy by Espionage, by zone (NF-3.1)."""

FIRST_TWIST: Final = 64
FIRST_ACTION: Final = 100
"""The first Action card among the instances: Inventions by number, then Twists, then four Action cards per seat."""
ACTION_KINDS: Final = 4
LIVE: Final = 1 << 16
"""Multiplies points that count per Invention in play, so that one sum adds both kinds of points."""
