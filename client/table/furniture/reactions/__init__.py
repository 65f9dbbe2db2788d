"""Reactions: menus of reaction windows, and announced cards. Defined in a theme's `reactions` file."""

from __future__ import annotations

from client.table.furniture.reactions.layer import ReactionLayer
from client.table.picture.registry import Furniture

FURNITURE = Furniture(sections=(("reactions", "windows"), ("reactions", "zones")), layer=ReactionLayer, rank=120)
