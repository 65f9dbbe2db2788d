"""The active player and the phases.

Map objects: `turn_panel.whose`, and `turn_panel.steps` with the phases in a column.
"""

from __future__ import annotations

from client.table.furniture.turn_panel import draw
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(
    kinds={
        "whose": Kind(draw=draw.draw_whose, state=draw.whose_state, margin=6),
        "steps": Kind(draw=draw.draw_steps, state=draw.steps_state),
    }
)
