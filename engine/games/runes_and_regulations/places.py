"""Runes & Regulations: where everything lies (RR-1, RR-9), as names and as the indices that the rules use."""

from __future__ import annotations

from engine.kernel.layout import ALL, NOBODY, OWNER, Counter, Layout, Zone
from engine.kernel.refs import zone_ref
from engine.kernel.state import FIRST_GAME_VALUE

MAIN, RUNE, REGULATION, FORBIDDEN, FORBIDDEN_RUNE, ROLE = range(6)
"""Groups of cards by their backs; a card returns only to a pile of its own group (RR-10.1)."""
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
        Zone("hand", OWNER),
        Zone("lawn", ALL, ordered=True),
        Zone("fence", OWNER),
        Zone("announced", ALL, ordered=True),
        Zone("role", OWNER, "role"),
    ),
    counters=(Counter("begun_with"), Counter("skips"), Counter("hand_limit", 7), Counter("rune_limit", 3)),
    values=("hexed", "skips_now", "last_drawer", "reshuffled", "nefarious", "limits_due"),
    randoms=("spinner",),
)

MAIN_DECK, MAIN_DISCARD, RUNE_DECK, RUNE_DISCARD, REGULATION_DECK, IN_FORCE = range(6)
FORBIDDEN_DECK, FORBIDDEN_DISCARD, FORBIDDEN_RUNE_DECK, FORBIDDEN_RUNE_DISCARD, CASTING, SPARE_ROLES = range(6, 12)
HAND, LAWN, FENCE, ANNOUNCED, ROLE_CARD = range(12, 17)
"""Zones of seat 0; those of another seat lie `ZONES * seat` further on. A Spell or Curse lies in CASTING while
it is being cast, a Rune in ANNOUNCED from being revealed until it has resolved or goes back (RR-7.9)."""
ZONES = LAYOUT.zone_stride

DISCARDS = (MAIN_DISCARD, RUNE_DISCARD, REGULATION_DECK, FORBIDDEN_DISCARD, FORBIDDEN_RUNE_DISCARD, SPARE_ROLES)
"""Where a card of each group is discarded (RR-10.1)."""
DISCARD_REFS = tuple(zone_ref(zone) for zone in DISCARDS)
CASTING_REF = zone_ref(CASTING)
"""The same piles, and where a Spell is cast, as an option names them."""

BEGUN_WITH, SKIPS, HAND_LIMIT, RUNE_LIMIT = range(4)
"""Counters of seat 0 (others `COUNTERS * seat` further on): Mythical Creatures at the start of the turn (RR-5.1),
the mask of phases that the seat skips the next time, and its limits as they were when they last changed (RR-5.4)."""
COUNTERS = LAYOUT.counter_stride

HEXED, SKIPS_NOW, LAST_DRAWER, RESHUFFLED, NEFARIOUS, LIMITS_DUE = range(FIRST_GAME_VALUE, FIRST_GAME_VALUE + 6)
"""Values: the mask of hexed cards (one bit an instance), the mask of phases skipped in this turn, one more than
the seat that drew the last Main card (RR-11.2), whether the Main discard has been shuffled back in, one more than
the seat of the Nefarious Neighbor (0 in the base game), what has to be looked at for the limits: 1 when a hand
or Fence may have grown, 2 when a limit may have changed."""
SIZES, LIMITS_TOO = 1, 3
"""What LIMITS_DUE is set to."""

SPINNER = 0
FACE_ORDINARY, FACE_EVENTS, FACE_NEFARIOUS = range(3)
"""What the Spinner shows: its results, its event list (RR-8.2), or the Nefarious face (RR-9.6)."""

PHASES = ("beginning", "draw", "cast", "summon", "spin", "end")
BEGINNING, DRAW, CAST, SUMMON, SPIN, END = range(6)
