"""The chain of effects that have been triggered and have not yet resolved.

Objects of a map: `chain`, where it is listed; `chain.subject`, where the card is shown that a question is about.
"""

from __future__ import annotations

from client.layout.map import MapKind, named
from client.table.furniture.chain.layer import ChainLayer
from client.table.picture.registry import Furniture
from engine.kernel.game.traits.chain import HasChain

FURNITURE = Furniture(
    kinds={"": MapKind(enter=named), "subject": MapKind(enter=named)}, trait=HasChain, layer=ChainLayer, rank=90,
)  # fmt: skip
