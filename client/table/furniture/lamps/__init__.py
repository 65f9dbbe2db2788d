"""Lamps that show what happened this turn (`HasLamps`): lit or out, each next to the icon that cards use.

Map object: `lamps`, with a lamp for each.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.layout.arrangement import Arrangement
from client.layout.map import Box, Fit, Spot, add_rect
from client.layout.pieces import Piece
from client.table.furniture.plate.badges import draw_plank
from client.table.picture.draw_context import DrawContext
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture
from engine.kernel.game.traits import HasLamps, Lamp, lamps_of
from engine.kernel.state.view import View

_SHAPE = 56 / 64
_DIM = 0.3
LAMPS_HEADER = 38.0


def lamps_state(showing: DrawContext, spot: Spot) -> Hashable:
    return tuple((lamp.name, lamp.lit) for lamp in lamps_of(showing.view))


def draw_lamps(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a plank with a heading and one lamp per row."""
    draw_plank(surface, showing, spot.box, showing.color("plank"))
    x, y, width, _ = spot.box
    showing.write(
        surface,
        showing.look.words("lamps"),
        "chalk",
        (x + width / 2, y + LAMPS_HEADER / 2 + 3),
        "center",
        showing.color("chalk"),
        room=width - 20,
        grow=1.2,
    )
    lamps = lamps_of(showing.view)
    for lamp, box in zip(lamps, lamp_boxes(spot.box, len(lamps)), strict=True):
        _draw_lamp(surface, showing, lamp, box)


def _draw_lamp(surface: pygame.Surface, showing: DrawContext, lamp: Lamp, box: Box) -> None:
    """Draw the lamp on the left and its icon on the right, faint while the lamp is out."""
    x, y, width, height = box
    tall = min(height - 4, 57.0)
    wide, sign = tall * _SHAPE, min(width - tall * _SHAPE - 6, 40.0)
    middle = y + height / 2
    art = showing.look.art("lamp_lit" if lamp.lit else "lamp_out")
    showing.picture(surface, art, (x, middle - tall / 2, wide, tall))
    place = (x + width - sign - 4, middle - sign / 2 + 2, sign, sign)
    showing.picture(surface, showing.look.art(f"lamp.{lamp.name}"), place, opacity=1 if lamp.lit else _DIM)


def lamp_boxes(box: Box, count: int) -> list[Box]:
    """Return the boxes of `count` lamps, in a column below the heading."""
    x, y, width, height = box
    tall = (height - LAMPS_HEADER - 8) / max(1, count)
    return [(x + 6, y + LAMPS_HEADER + number * tall, width - 12, tall) for number in range(count)]


def enter(view: View, spot: Spot, fit: Fit, viewer: int, result: Arrangement) -> tuple[Piece, ...]:
    """Enter the place of each lamp by name. Lamps are not pieces."""
    lamps = lamps_of(view)
    boxes = zip(lamps, lamp_boxes(spot.box, len(lamps)), strict=True)
    result.rects = {**result.rects, **{f"lamp.{lamp.name}": fit.rect(box) for lamp, box in boxes}}
    return ()


FURNITURE = Furniture(
    kinds={"": Kind(draw=draw_lamps, state=lamps_state, margin=10, enter=add_rect, pieces=enter)}, trait=HasLamps
)
