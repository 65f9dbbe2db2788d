"""Reactions: menus of windows, cards announced: a theme's file `reactions`.
"""

from __future__ import annotations

from client.table.furniture.reactions.layer import ReactionLayer
from client.table.picture.registry import Furniture

FURNITURE = Furniture(sections=(("reactions", "windows"), ("reactions", "zones"),), layer=ReactionLayer, rank=120)
