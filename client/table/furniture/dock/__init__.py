"""The dock: the table's place for panels next to the prompt bar.

Map object: `dock`, once. It may share the log's place; an open panel makes the log shorter.
`client/table/layers/panel_dock.py` shares it between the panels.
"""

from __future__ import annotations

from client.layout.map import MapKind, add_rect
from client.table.picture.registry import Furniture

FURNITURE = Furniture(kinds={"": MapKind(enter=add_rect)})
