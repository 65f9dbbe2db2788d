"""How large cards are laid: a map with larger or smaller cards, as far as it has room for them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from client.layout.map import Fit, Spot, TableMap
from client.layout.zones import card_size

SHARES = {"small": 0.85, "usual": 1.0, "large": 1.2}
"""How large cards are, relative to those of the maps and themes, by the words of the settings."""
_LAYOUTS = ("fan", "row", "grid", "parted")
"""Cards that shrink until they have room; in piles, and in places for one card or for so many, all stay as they are."""
_ONE = 1.5
"""A place of less than so many cards in both directions is for one."""
_FOOT = 0.05
"""So much of a larger card of a hand at the edge of the table may lie below the window until it is pointed at."""
_EDGE = 4.0


@lru_cache(maxsize=32)
def sized(table_map: TableMap, share: float, window: tuple[int, int]) -> TableMap:
    """The map with cards of another size, in a window of so many pixels."""
    if share == 1:
        return table_map
    fit = Fit.of(table_map.size, window)
    spots = tuple(_sized(spot, share, table_map.size[1], fit.top / fit.scale) for spot in table_map.spots)
    return replace(table_map, spots=spots, _chosen={}, _forward={})


def _sized(spot: Spot, share: float, edge: float, below: float) -> Spot:
    """A zone with cards of another size; `below` the `edge` of the table the window goes on for so much."""
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
        # They become as narrow as usual ones before they cover each other.
        properties |= {"sunk": spot.number("sunk", 0) + foot, "smallest": spot.number("smallest", card_width)}
        height += below + foot
    return replace(spot, box=(left, top, width, height), properties=properties)
