"""Card size: maps with larger or smaller cards, within the room they have."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from client.layout.map import Fit, Spot, TableMap
from client.layout.zones import card_size

SHARES = {"small": 0.85, "usual": 1.0, "large": 1.2}
"""Card sizes relative to those of maps and themes, by their names in the settings."""
_LAYOUTS = ("fan", "row", "grid", "parted")
"""Layouts whose cards can shrink. Cards in piles and in places of fixed capacity keep their size."""
_ONE = 1.5
"""A place smaller than this many cards in both directions holds one card."""
_FOOT = 0.05
"""The share of a larger hand card at the table's edge that may lie below the window until it is hovered."""
_EDGE = 4.0


@lru_cache(maxsize=32)
def resize_cards(table_map: TableMap, share: float, window: tuple[int, int]) -> TableMap:
    """Return the map with cards of another size, for a window size in pixels."""
    if share == 1:
        return table_map
    fit = Fit.of(table_map.size, window)
    spots = tuple(_resize_zone(spot, share, table_map.size[1], fit.top / fit.scale) for spot in table_map.spots)
    return replace(table_map, spots=spots, _chosen={}, _forward={})


def _resize_zone(spot: Spot, share: float, edge: float, below: float) -> Spot:
    """Return a zone with cards of another size. `below`: how far the window goes on below the table's `edge`."""
    if spot.kind != "zone" or spot.text("layout") not in _LAYOUTS or spot.number("columns", 0):
        return spot
    card_width, card_height = card_size(spot)
    left, top, width, height = spot.box
    if width < _ONE * card_width and height < _ONE * card_height:
        return spot
    lengths = ("card-width", "card-height", *(("smallest",) if share < 1 else ()))
    properties = {key: value * share if key in lengths else value for key, value in spot.properties.items()}
    if share > 1 and spot.text("layout") == "fan" and top + height >= edge - _EDGE:
        foot = _FOOT * card_height * share
        # Cards shrink to the usual width before they overlap.
        properties |= {"sunk": spot.number("sunk", 0) + foot, "smallest": spot.number("smallest", card_width)}
        height += below + foot
    return replace(spot, box=(left, top, width, height), properties=properties)
