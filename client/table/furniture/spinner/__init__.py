"""A spinner.

Map object: `spinner`, its place.
"""

from __future__ import annotations

from client.layout.map import add_rect
from client.table.furniture.spinner.layer import SpinnerLayer
from client.table.furniture.spinner.motion import SpinnerMotion
from client.table.furniture.spinner.style import MARGIN, draw_at_rest, draw_island
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(
    kinds={"": Kind(draw=draw_island, margin=MARGIN, enter=add_rect)},
    layer=SpinnerLayer,
    motion=SpinnerMotion,
    still=draw_at_rest,
    rank=100,
)
