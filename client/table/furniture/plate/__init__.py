"""The plate of a seat.

Map object `plate`: a header, with space for cards to its right. Form SIGN: a name plate with the game's numbers. Form
PLANK: name and neighbor on a plank. Form DOOR: name, a line of the game's words, and points. `room` reserves width at
the right end, `room-below` only next to the line.

On it: `plate.points`. `plate.counter` (chits: their values, chit-width). `plate.count`: the number of cards in the zone
of its name (form BONE: a lozenge, FAN: backs and a lozenge, DISC: a number in a disc). `plate.badges`: the game's
drawings and words. `plate.limit`: the number of cards in the zone of its name, and the most that `counter` allows.
`plate.label`: the theme's words of its name, with align, color and font.
"""

from __future__ import annotations

import pygame

from client.layout.arrangement import Arrangement
from client.layout.map import Fit, Spot
from client.table.furniture.plate import badges, draw
from client.table.furniture.plate.chits import chits
from client.table.furniture.plate.layer import PlateLayer
from client.table.furniture.plate.motion import PlateAccents, PlateMotion
from client.table.furniture.zone.count import count_cards
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

_PORTRAIT = 54.0
"""The width of the part of a plate in which a portrait stands, in all forms."""


def _plate(table: Arrangement, spot: Spot, rect: pygame.Rect, fit: Fit) -> None:
    seat = table.seating.seat(spot.seat)
    table.plate_rects[seat] = rect
    table.anchors["seat", seat] = rect.center
    x, y, _, height = spot.box
    table.rects[f"portrait.{seat}"] = fit.rect((x + 3, y + 2, _PORTRAIT, (spot.number("header", 0) or height) - 4))


FURNITURE = Furniture(
    kinds={
        "": Kind(draw=draw.draw_plate, state=draw.plate_state, margin=28, enter=_plate,
                 properties={"header": float, "room": float, "room-below": float, "form": str}),
        "points": Kind(draw=draw.draw_points, state=lambda showing, spot: showing.scores[showing.seat(spot)]),
        "counter": Kind(draw=draw.draw_counter, pieces=chits, properties={"chits": str, "chit-width": float},
                        state=lambda showing, spot: showing.view.counter(spot.name, showing.seat(spot))),
        "count": Kind(draw=draw.draw_count, state=count_cards, properties={"form": str, "align": str}),
        "limit": Kind(draw=draw.draw_limit, state=draw.limit_state, properties={"counter": str}),
        "label": Kind(draw=draw.draw_label, state=lambda showing, spot: showing.name(showing.seat(spot)),
                      properties={"align": str, "color": str, "font": str}),
        "badges": Kind(draw=badges.draw_badges, state=lambda showing, spot: tuple(showing.plate(showing.seat(spot))),
                       margin=6, properties={"align": str}),
    },
    layer=PlateLayer, motion=PlateMotion, accents=PlateAccents, rank=20, always=True,
)  # fmt: skip
