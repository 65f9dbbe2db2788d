"""References: how an option, a frame or an event names a card, seat, zone, place or number as one int.

A card instance is its own number. The other kinds start at an offset, so that any reference is a plain
int that copies for free and sorts the same way everywhere.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No card, no seat, no target."""
HIDDEN: Final = -2
"""A card, answer or position that this seat may not know."""
GAP: Final = -3
"""An empty place in a grid zone; nothing ever fills it by itself."""

SEAT_BASE: Final = 10_000
ZONE_BASE: Final = 20_000
PLACE_BASE: Final = 100_000
PLACES_PER_ZONE: Final = 100
NUMBER_BASE: Final = 1_000_000

CARD, SEAT, ZONE, PLACE, NUMBER, NOTHING = "card", "seat", "zone", "place", "number", "nothing"


def seat_ref(seat: int) -> int:
    """The reference of a seat (0 is the first seat, clockwise)."""
    return SEAT_BASE + seat


def zone_ref(zone: int) -> int:
    """The reference of a zone by its index in the layout."""
    return ZONE_BASE + zone


def place_ref(zone: int, position: int) -> int:
    """The reference of one place (0-based) inside a zone."""
    return PLACE_BASE + zone * PLACES_PER_ZONE + position


def number_ref(number: int) -> int:
    """The reference of a plain number (0 or more)."""
    return NUMBER_BASE + number


def describe(ref: int) -> tuple[str, int, int]:
    """What a reference names: its kind, its index, and for a place the position inside the zone (else 0)."""
    if ref < 0:
        return NOTHING, ref, 0
    if ref < SEAT_BASE:
        return CARD, ref, 0
    if ref < ZONE_BASE:
        return SEAT, ref - SEAT_BASE, 0
    if ref < PLACE_BASE:
        return ZONE, ref - ZONE_BASE, 0
    if ref < NUMBER_BASE:
        zone, position = divmod(ref - PLACE_BASE, PLACES_PER_ZONE)
        return PLACE, zone, position
    return NUMBER, ref - NUMBER_BASE, 0
