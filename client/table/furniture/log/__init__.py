"""The log of the match.

Map object: `log`, once.
"""

from __future__ import annotations

from client.layout.map import add_rect
from client.table.furniture.log import draw
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(
    kinds={"": Kind(draw=draw.draw_log, state=draw.log_state, margin=34, with_log=True, enter=add_rect)}
)
