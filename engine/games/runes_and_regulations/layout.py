"""Runes & Regulations: its zones, counters and values (RR-1, RR-9), as names and as the indices that the rules use."""

from __future__ import annotations

from typing import Final

from engine.kernel.state.layout import ALL, MORE, MOST_AMOUNT, NOBODY, OWNER, Counter, Layout, Zone
from engine.kernel.state.refs import zone_ref
from engine.kernel.state.state import FIRST_GAME_VALUE

MAIN: Final = 0
RUNE: Final = 1
REGULATION: Final = 2
FORBIDDEN: Final = 3
FORBIDDEN_RUNE: Final = 4
ROLE: Final = 5
"""Groups of cards by their backs. A card returns only to a pile of its own group (RR-10.1)."""
GROUPS = ("main", "rune", "regulation", "forbidden", "forbidden-rune", "role")

LAYOUT = Layout(
    table_zones=(
        Zone("main_deck", NOBODY, "main", ordered=True, deck=True),
        Zone("main_discard", ALL, "main", ordered=True, pile=True),
        Zone("rune_deck", NOBODY, "rune", ordered=True, deck=True),
        Zone("rune_discard", ALL, "rune", ordered=True, pile=True),
        Zone("regulation_deck", NOBODY, "regulation", ordered=True, deck=True),
        Zone("regulation", ALL, "regulation", ordered=True),
        Zone("forbidden_deck", NOBODY, "forbidden", ordered=True, deck=True),
        Zone("forbidden_discard", ALL, "forbidden", ordered=True, pile=True),
        Zone("forbidden_rune_deck", NOBODY, "forbidden-rune", ordered=True, deck=True),
        Zone("forbidden_rune_discard", ALL, "forbidden-rune", ordered=True, pile=True),
        Zone("casting", ALL, ordered=True),
        Zone("spare_roles", NOBODY, "role", deck=True),
    ),
    seat_zones=(
        Zone("hand", OWNER, better=MORE),
        Zone("lawn", ALL, ordered=True, better=MORE),
        Zone("fence", OWNER, better=MORE),
        Zone("announced", ALL, ordered=True),
        Zone("role", OWNER, "role"),
    ),
    counters=(Counter("begun_with"), Counter("skips"), Counter("hand_limit", 7, MORE), Counter("rune_limit", 3, MORE)),
    values=("hexed", "skips_now", "last_drawer", "reshuffled", "nefarious", "limits_due"),
    randoms=("spinner",),
    ranges={
        "hand_limit": (-MOST_AMOUNT, MOST_AMOUNT),
        "rune_limit": (-MOST_AMOUNT, MOST_AMOUNT),
        "reshuffled": (0, 1),
        "limits_due": (0, 3),
    },
)

MAIN_DECK: Final = 0
MAIN_DISCARD: Final = 1
RUNE_DECK: Final = 2
RUNE_DISCARD: Final = 3
REGULATION_DECK: Final = 4
IN_FORCE: Final = 5
FORBIDDEN_DECK: Final = 6
FORBIDDEN_DISCARD: Final = 7
FORBIDDEN_RUNE_DECK: Final = 8
FORBIDDEN_RUNE_DISCARD: Final = 9
CASTING: Final = 10
SPARE_ROLES: Final = 11
"""Zones of the table. All players see the discard piles and the active Regulation (RR-1.3)."""
HAND: Final = LAYOUT.zone_by_seat("hand")
LAWN: Final = LAYOUT.zone_by_seat("lawn")
FENCE: Final = LAYOUT.zone_by_seat("fence")
ANNOUNCED: Final = LAYOUT.zone_by_seat("announced")
ROLE_CARD: Final = LAYOUT.zone_by_seat("role")
"""Zones of the seats, one index per seat, as in `zones[HAND[seat]]`. CASTING has a Spell or Curse while it is cast.
ANNOUNCED has a Rune from its reveal until it has resolved or goes back (RR-7.9). Only its owner sees a role until it is
claimed or the game ends (RR-11.5)."""

DISCARDS = (MAIN_DISCARD, RUNE_DISCARD, REGULATION_DECK, FORBIDDEN_DISCARD, FORBIDDEN_RUNE_DISCARD, SPARE_ROLES)
"""The discard zone of each group (RR-10.1)."""
DISCARD_REFS = tuple(zone_ref(zone) for zone in DISCARDS)
CASTING_REF = zone_ref(CASTING)
"""The `DISCARDS` and the zone for casting, as references in options."""

BEGUN_WITH: Final = LAYOUT.counter_by_seat("begun_with")
SKIPS: Final = LAYOUT.counter_by_seat("skips")
HAND_LIMIT: Final = LAYOUT.counter_by_seat("hand_limit")
RUNE_LIMIT: Final = LAYOUT.counter_by_seat("rune_limit")
"""Counters of the seats, one index per seat: Mythical Creatures at the start of the turn (RR-5.1); the mask of phases
that the seat skips next time; its limits at their last change (RR-5.4)."""

HEXED: Final = FIRST_GAME_VALUE
SKIPS_NOW: Final = FIRST_GAME_VALUE + 1
LAST_DRAWER: Final = FIRST_GAME_VALUE + 2
RESHUFFLED: Final = FIRST_GAME_VALUE + 3
NEFARIOUS: Final = FIRST_GAME_VALUE + 4
LIMITS_DUE: Final = FIRST_GAME_VALUE + 5
"""Values: the mask of hexed cards, one bit per instance; the mask of phases skipped this turn; the seat that drew the
last Main card plus one (RR-11.2); whether the Main discard has been shuffled back; the Nefarious Neighbor's seat plus
one (0 in the base game); the limits to check (1: a hand or Fence may have grown, 2: a limit may have changed)."""
SIZES: Final = 1
LIMITS_TOO: Final = 3
"""The value of LIMITS_DUE when both must be checked."""

SPINNER: Final = 0
FACE_ORDINARY: Final = 0
FACE_EVENTS: Final = 1
FACE_NEFARIOUS: Final = 2
"""The faces of the Spinner: its results, its event list (RR-8.2), and the Nefarious face (RR-9.6)."""

PHASES = ("beginning", "draw", "cast", "summon", "spin", "end")
BEGINNING: Final = 0
DRAW: Final = 1
CAST: Final = 2
SUMMON: Final = 3
SPIN: Final = 4
END: Final = 5
