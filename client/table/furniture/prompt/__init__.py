"""The prompt bar: the question, and the answers that buttons give.

Map objects: `prompt`, once; `prompt.toasts`, where toasts stand on the lower edge.
"""

from __future__ import annotations

from client.layout.map import MapKind, add_rect
from client.table.furniture.prompt import draw
from client.table.furniture.prompt.layer import PromptLayer
from client.table.picture.piece import Kind
from client.table.picture.registry import Furniture

FURNITURE = Furniture(
    kinds={
        "": Kind(draw=draw.draw_prompt, state=draw.prompt_state, margin=30, enter=add_rect),
        "toasts": MapKind(enter=add_rect),
    },
    layer=PromptLayer,
    rank=105,
)
