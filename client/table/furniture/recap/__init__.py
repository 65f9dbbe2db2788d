"""Your opponents' moves since your last choice: a strip in the dock."""

from __future__ import annotations

from client.table.furniture.recap.layer import RecapLayer
from client.table.picture.registry import Furniture

FURNITURE = Furniture(layer=RecapLayer, rank=130, always=True)
