"""Whose turn it is.

Objects of a map: `turn_panel.whose`, and `turn_panel.steps`, the phases one below the other.
"""

from __future__ import annotations

from client.table.furniture.turn_panel import draw
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(
    kinds={"whose": Kind(draw=draw.draw_whose, state=draw.whose_state, margin=6),
           "steps": Kind(draw=draw.draw_steps, state=draw.steps_state)},
)  # fmt: skip
