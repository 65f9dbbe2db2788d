"""What lies under everything and about.

Objects of a map: `scenery`, a drawing that lies under everything, or a color (art, color, opacity);
`scenery.showcase`, a panel behind large cards, with the name of the first zone among those it `shows` that has any;
`scenery.strip`, a band over the whole width of the window: art repeated in tiles, or a color with an edge above it
(down: to the lower edge of the window; upright: over the whole height of the window instead, the tiles turned);
`scenery.column`, a panel from its left edge to the right edge of the window; `scenery.notice`, a board behind a card;
`scenery.wire`, a line between the seats first and second; `scenery.prop`, what lies about (art, note or stamp by name,
opacity; unless: the zone that must be empty).
"""

from __future__ import annotations

from client.table.furniture.scenery import pictures, prop, street, wire
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(
    kinds={
        "": Kind(draw=pictures.draw_scenery, properties={"art": str, "color": str, "opacity": float}),
        "showcase": Kind(draw=pictures.draw_showcase, state=pictures.showcase_state, margin=30,
                         properties={"shows": str, "card-width": float, "card-height": float}),
        "strip": Kind(draw=street.draw_strip, properties={"art": str, "color": str, "edge": str, "tile-width": float,
                                                          "tile-height": float, "down": bool, "upright": bool}),
        "column": Kind(draw=street.draw_column),
        "notice": Kind(draw=street.draw_notice, margin=30),
        "wire": Kind(draw=wire.draw_wire, margin=40, properties={"first": int, "second": int}, enter=wire.enter),
        "prop": Kind(draw=prop.draw_prop, state=prop.prop_state, margin=30,
                     properties={"art": str, "note": str, "stamp": str, "opacity": float, "unless": str}),
    },
)  # fmt: skip
