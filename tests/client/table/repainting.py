"""Whether a window shows what the table would draw if it drew everything again."""

from __future__ import annotations

import pygame

from client.motion.spotlight.card import Spotlight
from client.table.scene import TableScene


def outdated(table: TableScene, window: pygame.Surface) -> list[pygame.Rect]:
    """Return the parts of the window that differ from a picture drawn from nothing. Only for a frame that leaves
    nothing for the next one.
    """
    in_steps = any(isinstance(effect, Spotlight) for effect in table.director.effects)  # each drawing draws more of it
    if table.screen.painter.pending or table.pieces.pending or in_steps:
        return []
    kept = table.sheet, table.pieces
    again = window.copy()
    table.clear_sheet()
    table.draw(again)
    table.sheet, table.pieces = kept
    if again.get_buffer().raw == window.get_buffer().raw:
        return []
    different = pygame.mask.from_threshold(window, (0, 0, 0), (1, 1, 1, 255), again)
    different.invert()
    return different.get_bounding_rects()
