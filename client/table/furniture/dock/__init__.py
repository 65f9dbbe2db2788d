"""The dock: the place that a table keeps for panels that are read next to the prompt bar.

Object of a map: `dock`, once. It may lie over the log, whose oldest lines a panel then covers.
"""

from __future__ import annotations

from client.layout.map import MapKind, named
from client.table.picture.registry import Furniture

FURNITURE = Furniture(kinds={"": MapKind(enter=named)})
