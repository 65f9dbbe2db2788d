"""A spinner.

Map object: `spinner`, its place.
"""

from __future__ import annotations

from client.layout.map import named
from client.table.furniture.spinner.island import MARGIN, draw_island
from client.table.furniture.spinner.layer import SpinnerLayer
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(kinds={"": Kind(draw=draw_island, margin=MARGIN, enter=named)}, layer=SpinnerLayer, rank=100)
