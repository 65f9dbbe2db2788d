"""What others did since whoever is asked last chose something: a strip beside the prompt bar."""

from __future__ import annotations

from client.table.furniture.recap.layer import RecapLayer
from client.table.picture.registry import Furniture

FURNITURE = Furniture(layer=RecapLayer, rank=130, always=True)
