"""Lines of cards that can be taken away: section `lines` of a theme's `input` file."""

from __future__ import annotations

from client.table.furniture.lines.layer import LineLayer
from client.table.picture.registry import Furniture
from engine.kernel.game.traits import HasLines

FURNITURE = Furniture(sections=(("input", "lines"),), trait=HasLines, layer=LineLayer, rank=70)
