"""The chain of triggered effects that have not resolved yet.

Map objects: `chain` for the list; `chain.subject` for the card that a question is about.
"""

from __future__ import annotations

from client.layout.map import MapKind, add_rect
from client.table.furniture.chain.layer import ChainLayer
from client.table.picture.registry import Furniture
from engine.kernel.game.traits import HasChain

FURNITURE = Furniture(
    kinds={"": MapKind(enter=add_rect), "subject": MapKind(enter=add_rect)}, trait=HasChain, layer=ChainLayer, rank=90
)
