"""Ability tags on cards. Every table has them, because card faces define them."""

from __future__ import annotations

from client.table.furniture.tags.layer import TagLayer
from client.table.furniture.tags.motion import TagAccents, TagMotion
from client.table.picture.registry import Furniture

FURNITURE = Furniture(always=True, layer=TagLayer, motion=TagMotion, accents=TagAccents, rank=60)
