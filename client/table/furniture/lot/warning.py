"""Warnings on the table, over the cards of those whom they concern."""

from __future__ import annotations

import pygame

from client.table.furniture.lot.draw import draw_warnings
from client.table.layer import Band, Layer


class WarningLayer(Layer):
    """The warnings of one table."""

    bands = (Band.BETWEEN,)

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """See `draw_warnings`."""
        if self.model.painter.showing is not None:
            draw_warnings(surface, self.model.painter.showing)
