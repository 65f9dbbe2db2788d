"""The bar at the top: buttons by name, and the clock of a match.

Map objects: `bar`, `bar.logo`, `bar.turn`, `bar.phases`, once each (form PLAIN or ICONS); `bar.button` by name.
"""

from __future__ import annotations

import pygame

from client.layout.arrangement import Arrangement
from client.layout.map import Fit, Spot, add_rect
from client.table.furniture.bar import draw
from client.table.furniture.bar.layer import BarLayer
from client.table.furniture.bar.motion import BarAccents, BarMotion
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture


def _button(table: Arrangement, spot: Spot, rect: pygame.Rect, fit: Fit) -> None:
    table.rects[f"button.{spot.name}"] = rect


FURNITURE = Furniture(
    kinds={
        "": Kind(draw=draw.draw_bar, properties={"form": str}, docked=True, enter=add_rect),
        "logo": Kind(draw=draw.draw_logo, docked=True, enter=add_rect),
        "turn": Kind(
            draw=draw.draw_turn,
            state=lambda showing, _: draw.turn_words(showing),
            properties={"form": str},
            docked=True,
            enter=add_rect,
        ),
        "phases": Kind(
            draw=draw.draw_phases, state=draw.phases_state, properties={"form": str}, docked=True, enter=add_rect
        ),
        "button": Kind(draw=draw.draw_button, state=draw.button_state, margin=6, docked=True, enter=_button),
    },
    layer=BarLayer,
    motion=BarMotion,
    accents=BarAccents,
    rank=110,
    always=True,
)
