"""What happened since a person last looked.

Object of a map: `recap`, where it lies.
"""

from __future__ import annotations

from client.layout.map import MapKind, named
from client.table.picture.registry import Furniture

FURNITURE = Furniture(kinds={"": MapKind(enter=named)})
