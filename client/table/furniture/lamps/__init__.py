"""Lamps that show what happened this turn.

Map object: `lamps`, with a lamp for each.
"""

from __future__ import annotations

from client.layout.map import add_rect
from client.table.furniture.lamps import draw
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture
from engine.kernel.game.traits import HasLamps

FURNITURE = Furniture(
    kinds={"": Kind(draw=draw.draw_lamps, state=draw.lamps_state, margin=10, enter=add_rect, pieces=draw.enter)},
    trait=HasLamps,
)
