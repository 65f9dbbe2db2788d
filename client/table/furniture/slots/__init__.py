"""Selectable cards of grids and piles: section `slots` of a theme's `input` file."""

from __future__ import annotations

from client.table.furniture.slots.layer import SlotLayer
from client.table.picture.registry import Furniture
from engine.kernel.game.traits import HasPicks

FURNITURE = Furniture(sections=(("input", "slots"),), trait=HasPicks, layer=SlotLayer, rank=50)
