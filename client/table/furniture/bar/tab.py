"""A small tab under the top bar, e.g. for the clock."""

from __future__ import annotations

import pygame

from client.art import paint, text
from client.table.context import TableContext

_HEIGHT, _MARGIN = 26.0, 10.0


def draw_tab(surface: pygame.Surface, table: TableContext, words: str, face: str, ink: str,
             right: int = 0) -> pygame.Rect:  # fmt: skip
    """Draw a tab under the bar at its right end, or left of `right` (pixels). Return its rectangle."""
    bar = table.places.arrangement.rects.get("bar")
    scale = table.places.arrangement.scale
    grown = scale * min(1.6, table.screen.scale.text)
    font, size = table.screen.theme.font("button")[0], 16 * grown
    tab = pygame.Rect(0, 0, round(text.width(words, font, size) + 20 * grown), round(_HEIGHT * grown))
    tab.topright = round((right or table.screen.scale.width) - _MARGIN * scale), bar.bottom if bar is not None else 0
    paint.panel(surface, tab, 8 * grown, face)
    text.draw(surface, words, font, size, ink, tab.center, "center")
    return tab
