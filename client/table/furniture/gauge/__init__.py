"""Counters shown as dials, or as a flame in a lantern.

Map objects: `gauge.dial` shows a seat's counter of that name on a dial (form SMALL). `gauge.lantern` shows the active
seat's counter of that name.
"""

from __future__ import annotations

import pygame

from client.layout.arrangement import Arrangement
from client.layout.map import Fit, Spot
from client.table.furniture.gauge import dial, lantern
from client.table.furniture.gauge.dial import DialLook
from client.table.furniture.gauge.lantern import PoolLook
from client.table.furniture.gauge.layer import GaugeLayer
from client.table.furniture.gauge.motion import GaugeAccents, GaugeMotion
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture


def _dial(table: Arrangement, spot: Spot, rect: pygame.Rect, fit: Fit) -> None:
    seat = table.seating.seat(spot.seat)
    table.rects[f"dial.{spot.name}.{seat}"] = rect
    table.anchors["counter", seat, spot.name] = rect.center


def _lantern(table: Arrangement, spot: Spot, rect: pygame.Rect, fit: Fit) -> None:
    table.rects["pool"] = rect
    for seat in range(len(table.seating.places)):
        table.anchors["counter", seat, spot.name] = rect.center


FURNITURE = Furniture(
    kinds={
        "dial": Kind(draw=dial.draw_dial, state=dial.dial_state, margin=40, properties={"form": str}, enter=_dial),
        "lantern": Kind(draw=lantern.draw_pool, state=lantern.pool_state, margin=64, enter=_lantern),
    },
    look={"dials": DialLook, "pools": PoolLook},
    layer=GaugeLayer,
    motion=GaugeMotion,
    accents=GaugeAccents,
    rank=10,
)
