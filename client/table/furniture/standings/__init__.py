"""The points of all seats in a row, with a crown for those in the lead.

Map object: `standings`, once.
"""

from __future__ import annotations

from client.table.furniture.standings import draw
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(kinds={"": Kind(draw=draw.draw_standings, state=draw.standings_state, margin=2, docked=True)})
