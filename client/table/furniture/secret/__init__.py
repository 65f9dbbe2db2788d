"""Private information for a seat when it first comes to the table."""

from __future__ import annotations

from client.table.picture.registry import Furniture

FURNITURE = Furniture()
