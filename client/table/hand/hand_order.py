"""Sorting the viewer's hand: by kind, cost, or other values on the cards' faces."""

from __future__ import annotations

from typing import Any

from engine.kernel.state.layout import OWNER
from engine.kernel.state.view import View

_FIRST = ("kind", "cost", "color", "points")


def own_cards(view: View) -> list[int]:
    """Return the cards that only the viewer sees, zone by zone."""
    layout, seats = view.table.layout, view.table.seats
    own = [
        zone
        for zone in range(layout.zone_count(seats))
        if layout.owner(zone) == view.seat and layout.zone(zone).sees == OWNER
    ]
    return [card for zone in own for card in view.zones[zone] if card >= 0]


def ways(view: View) -> list[str]:
    """Return the properties to sort the hand by, i.e. those that differ among its cards."""
    told: dict[str, set[str]] = {}
    for card in own_cards(view):
        for name, value in _face_properties(view, card).items():
            told.setdefault(name, set()).add(str(value))
    found = [name for name, values in told.items() if len(values) > 1]
    return sorted(found, key=lambda name: (_FIRST.index(name) if name in _FIRST else len(_FIRST), name))


def in_order(view: View, way: str) -> list[int]:
    """Return the cards of the hand in order; equal ones by name."""
    return sorted(own_cards(view), key=lambda card: _rank(view, card, way))


def _face_properties(view: View, card: int) -> dict[str, Any]:
    """Return the properties on a face that distinguish cards."""
    face = view.table.game.shows.face(view, card)
    plain = {name: value for name, value in face.get("fields", {}).items() if isinstance(value, int | str)}
    return {"kind": face.get("kind", ""), **plain}


def _rank(view: View, card: int, way: str) -> tuple[int, int, str, str]:
    value = _face_properties(view, card).get(way)
    name = str(view.table.game.shows.face(view, card).get("id", ""))
    number = value if isinstance(value, int) else 0
    return int(value is None), number, "" if isinstance(value, int) else str(value), name
