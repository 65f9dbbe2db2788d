"""Where the arrow of a wheel points."""

from __future__ import annotations

from client.table.furniture.spinner.motion import SECTOR


def sector_at(angle: float) -> int:
    """The sector (1 to 6) to which an arrow points."""
    return int((angle + SECTOR / 2) % 360 // SECTOR) + 1
