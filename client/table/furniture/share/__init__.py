"""An amount that is shared out: section `shares` of a theme's `input` file."""

from __future__ import annotations

from client.table.furniture.share.layer import ShareLayer
from client.table.picture.registry import Furniture
from engine.kernel.game.traits import HasShare

FURNITURE = Furniture(sections=(("input", "shares"),), trait=HasShare, layer=ShareLayer, rank=80)
