"""The log under a panel of the dock: no row of it shows only its lower half."""

from __future__ import annotations

import pygame

from client.table.furniture.log.draw import header_now, places_now
from client.table.picture.painter import TablePainter


def hide_cut_row(surface: pygame.Surface, painter: TablePainter, panel: pygame.Rect) -> None:
    """Paint out the rest of a row of the log that the lower edge of a panel goes through."""
    header = header_now(painter)
    rows = [(rect, "log") for rect, _ in places_now(painter)] + ([(header, "log-header")] if header else [])
    for row, color in rows:
        if row.top < panel.bottom < row.bottom and row.left < panel.right and panel.left < row.right:
            rest = pygame.Rect(row.left, panel.bottom, row.width, row.bottom - panel.bottom)
            surface.fill(painter.look.color(color), rest.inflate(-2, 0))
