"""A place in a street, independent of who lives there.

Map objects: `lot`, fenced ground behind the cards of a place at the table. `lot.house` and `lot.number` are the drawing
and the number of that place. `lot.warning` is a drawing over the cards, shown while the counter of the seat there is
above 0 (art, counter).
"""

from __future__ import annotations

import pygame

from client.layout.arrangement import Arrangement
from client.layout.map import Fit, MapKind, Spot
from client.table.furniture.lot import draw
from client.table.furniture.lot.layer import LotLayer
from client.table.furniture.lot.motion import LotAccents, LotMotion
from client.table.picture.draw_context import DrawContext
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture
from engine.kernel.game.traits import HasMovingSeats


def _warning(table: Arrangement, spot: Spot, rect: pygame.Rect, fit: Fit) -> None:
    table.rects[f"warning.{table.seating.seat(spot.seat)}"] = rect


FURNITURE = Furniture(
    kinds={
        "": Kind(draw=draw.draw_lot, margin=44),
        "house": Kind(draw=draw.draw_house, state=DrawContext.place),
        "number": Kind(draw=draw.draw_number, state=DrawContext.place, margin=3),
        "warning": MapKind(properties={"art": str, "counter": str}, enter=_warning),
    },
    trait=HasMovingSeats,
    layer=LotLayer,
    motion=LotMotion,
    accents=LotAccents,
    rank=40,
)
