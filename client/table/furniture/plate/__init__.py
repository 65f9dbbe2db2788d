"""The plate of a seat.

Objects of a map: `plate`: header, and room for cards at its right; form SIGN: a name plate with the numbers that the
game puts there; PLANK: name and neighbor on a plank; DOOR: name, a line of what the game puts there and the points,
with `room` (room-below: at the right end, beside that line) for what else lies on it. On it: `plate.points`;
`plate.counter` (chits: their values, chit-width); `plate.count` (of the cards in the zone of that name; form BONE: a
lozenge, FAN: backs and a lozenge, DISC: a number in a disc); `plate.badges`: the drawings and words that the game puts
on the seat's plate; `plate.limit`: how many cards are in the zone of that name, of as many as the `counter` says;
`plate.label`: words of that name, with align, color and font as usual.
"""

from __future__ import annotations

import pygame

from client.layout.map import Fit, Spot
from client.layout.pieces import Arrangement
from client.table.furniture.plate import badges, draw
from client.table.furniture.plate.chits import chits
from client.table.furniture.plate.layer import PlateLayer
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture


def _plate(table: Arrangement, spot: Spot, rect: pygame.Rect, fit: Fit) -> None:
    seat = table.seating.seat(spot.seat)
    table.plate_rects[seat] = rect
    table.anchors["seat", seat] = rect.center


FURNITURE = Furniture(
    kinds={
        "": Kind(draw=draw.draw_plate, state=draw.plate_state, margin=28, enter=_plate,
                 properties={"header": float, "room": float, "room-below": float, "form": str}),
        "points": Kind(draw=draw.draw_points, state=draw.points_state),
        "counter": Kind(draw=draw.draw_counter, state=draw.counter_state, pieces=chits,
                        properties={"chits": str, "chit-width": float}),
        "count": Kind(draw=draw.draw_count, state=draw.count_state, properties={"form": str, "align": str}),
        "limit": Kind(draw=draw.draw_limit, state=draw.limit_state, properties={"counter": str}),
        "label": Kind(draw=draw.draw_label, state=draw.label_state,
                      properties={"align": str, "color": str, "font": str}),
        "badges": Kind(draw=badges.draw_badges, state=badges.badges_state, margin=6, properties={"align": str}),
    },
    layer=PlateLayer, rank=20, always=True,
)  # fmt: skip
