"""References: one int that names a card, seat, zone, place or number in an option, frame or event.

A card instance is its own number. Each other kind starts at an offset. References are plain ints, so they copy for
free and sort the same way everywhere.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No card, no seat, no target."""
HIDDEN: Final = -2
"""A card, answer or place that the seat may not know."""
GAP: Final = -3
"""An empty place in a grid zone. Only the rules of a game fill it."""

SEAT_BASE: Final = 10_000
ZONE_BASE: Final = 20_000
PLACE_BASE: Final = 100_000
PLACES_PER_ZONE: Final = 100
NUMBER_BASE: Final = 1_000_000

CARD, SEAT, ZONE, PLACE, NUMBER, NOTHING = "card", "seat", "zone", "place", "number", "nothing"


def seat_ref(seat: int) -> int:
    """Return the reference of a seat (0 is the first seat, clockwise)."""
    return SEAT_BASE + seat


def zone_ref(zone: int) -> int:
    """Return the reference of a zone by its index in the layout."""
    return ZONE_BASE + zone


def place_ref(zone: int, position: int) -> int:
    """Return the reference of one place (0-based) in a zone."""
    return PLACE_BASE + zone * PLACES_PER_ZONE + position


def number_ref(number: int) -> int:
    """Return the reference of a plain number (0 or more)."""
    return NUMBER_BASE + number


def describe(ref: int) -> tuple[str, int, int]:
    """Return the kind and index of a reference, and the place in the zone for a place (else 0)."""
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
