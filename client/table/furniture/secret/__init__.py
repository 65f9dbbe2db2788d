"""What a seat is told in private when it first sits down at the table."""

from __future__ import annotations

from client.table.picture.registry import Furniture

FURNITURE = Furniture()
