"""The dock: the place that a table keeps for panels that are read next to the prompt bar.

Object of a map: `dock`, once. It may share the place of the log, which is shorter while a panel shows.
"""

from __future__ import annotations

from client.layout.map import MapKind, named
from client.table.picture.registry import Furniture

FURNITURE = Furniture(kinds={"": MapKind(enter=named)})
