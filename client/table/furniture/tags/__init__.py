"""Tags on cards that can be used; every table has them, since faces bring them.
"""

from __future__ import annotations

from client.table.furniture.tags.layer import TagLayer
from client.table.picture.registry import Furniture

FURNITURE = Furniture(always=True, layer=TagLayer, rank=60)
