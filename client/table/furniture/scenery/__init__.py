"""Scenery below and around the cards.

Map objects: `scenery`, a drawing or a color below everything (art, color, opacity). `scenery.showcase` is a panel
behind large cards, titled after the first zone in `shows` that has cards. `scenery.strip` is a band across the window:
art in tiles, or a color with an edge on top. With `down` it extends to the lower edge of the window; `upright` covers
the whole height, with rotated tiles. `scenery.column` is a panel to the right edge of the window. `scenery.notice` is a
board behind a card. `scenery.wire` is a line between the seats first and second. `scenery.prop` is a loose object (art,
or a note or stamp by name, opacity). `unless` names the zone that must be empty for it.
"""

from __future__ import annotations

from client.table.furniture.scenery import pictures, prop, street, wire
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(
    kinds={
        "": Kind(draw=pictures.draw_scenery, properties={"art": str, "color": str, "opacity": float}),
        "showcase": Kind(
            draw=pictures.draw_showcase,
            state=pictures.showcase_state,
            margin=30,
            properties={"shows": str, "card-width": float, "card-height": float},
        ),
        "strip": Kind(
            draw=street.draw_strip,
            properties={
                "art": str,
                "color": str,
                "edge": str,
                "tile-width": float,
                "tile-height": float,
                "down": bool,
                "upright": bool,
            },
        ),
        "column": Kind(draw=street.draw_column),
        "notice": Kind(draw=street.draw_notice, margin=30),
        "wire": Kind(draw=wire.draw_wire, margin=40, properties={"first": int, "second": int}, enter=wire.enter),
        "prop": Kind(
            draw=prop.draw_prop,
            state=prop.is_covered,
            margin=30,
            properties={"art": str, "note": str, "stamp": str, "opacity": float, "unless": str},
        ),
    }
)
