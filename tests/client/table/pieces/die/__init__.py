"""The second piece of `docs/new-furniture.md`: a die that is rolled.

Map object: `die`, its place (verb: of the answer that rolls it).
"""

from __future__ import annotations

from client.layout.map import add_rect
from client.table.furniture.die.layer import DieLayer
from client.table.furniture.die.motion import DieAccents, DieMotion
from client.table.furniture.die.style import DieStyle, draw_at_rest, draw_tray
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(
    kinds={"": Kind(draw=draw_tray, margin=8, properties={"verb": str}, enter=add_rect)},
    look={"dice": DieStyle},
    layer=DieLayer,
    motion=DieMotion,
    accents=DieAccents,
    still=draw_at_rest,
    rank=100,
)
