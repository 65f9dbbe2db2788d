"""The round island in the street below a spinner."""

from __future__ import annotations

import pygame

from client.art import paint
from client.layout.map import Spot
from client.table.picture.draw_context import DrawContext

_ISLAND = 16.0
MARGIN = _ISLAND + 12
"""How far it extends beyond the spinner's box, in map pixels."""


def draw_island(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    x, y, width, height = spot.box
    for grown, use in ((_ISLAND + 10, "kerb"), (_ISLAND, "street")):
        rect = showing.rect((x - grown, y - grown, width + 2 * grown, height + 2 * grown))
        paint.panel(surface, rect, rect.width / 2, showing.color(use))
