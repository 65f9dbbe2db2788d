"""Art scaled to fit into a box of the map."""

from __future__ import annotations

import pygame

from client.art import svg
from client.layout.map import Box
from client.table.picture.draw_context import DrawContext


def draw_fitted(surface: pygame.Surface, showing: DrawContext, art: str, box: Box, opacity: float = 1) -> None:
    """Draw art as large as it fits into `box`, on its lower edge."""
    x, y, width, height = box
    shape = svg.proportions(art)
    wide = min(width, height * shape)
    box = (x + (width - wide) / 2, y + height - wide / shape, wide, wide / shape)
    showing.picture(surface, art, box, opacity=opacity)
