"""The nameplate that the player has chosen: a frame around the plate, and all of it in small next to the name."""

from __future__ import annotations

import pygame

from client.art import svg
from client.art.cache import SurfaceCache
from client.layout.map import Box, Spot
from client.table.picture.draw_context import DrawContext

_FRAME = 7.0
"""How far the frame reaches beyond the plate."""
_WIDE, _HIGH = 360, 120
_BODY = 4, 6, 348, 102
_CORNER, _EDGE = 28, 16
"""The view box of all nameplates, their body without its shadow, its corners, and its edge up to the inner line."""
_SMALLEST, _GAP = 22.0, 8.0
_frames = SurfaceCache(2 << 20)


def draw_frame(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the frame that goes below a plate; nothing for a seat without a nameplate."""
    art, (x, y, width, height) = showing.nameplate(showing.seat(spot)), spot.box
    if art:
        rect = showing.rect((x - _FRAME, y - _FRAME, width + 2 * _FRAME, height + 2 * _FRAME))
        scale = showing.px(_FRAME) / _EDGE
        surface.blit(_frames.get((art, rect.size), lambda: _stretch(art, rect.size, scale)), rect)


def _stretch(art: str, size: tuple[int, int], scale: float) -> pygame.Surface:
    """Return a nameplate of any size with corners and edges as drawn, and without its picture."""
    body = svg.image(art, _WIDE * scale, _HIGH * scale).subsurface([round(length * scale) for length in _BODY])
    corner, made = max(2, round(_CORNER * scale)), pygame.Surface(size, pygame.SRCALPHA)

    def parts(length: int) -> list[tuple[int, int]]:
        return [(0, corner), (corner, length - 2 * corner), (length - corner, corner)]

    for (left, wide), (from_left, _) in zip(parts(size[0]), parts(body.get_width()), strict=True):
        for (top, high), (from_top, _) in zip(parts(size[1]), parts(body.get_height()), strict=True):
            part = body.subsurface(
                (from_left, from_top, corner if wide == corner else 1, corner if high == corner else 1)
            )
            made.blit(pygame.transform.scale(part, (wide, high)), (left, top))
    return made


def draw_small(
    surface: pygame.Surface, showing: DrawContext, seat: int, right: float, row: tuple[float, float], name: float
) -> float:
    """Draw the nameplate so that it ends at `right`, if there is room right of `name`.

    `row` is the middle and height of the row. Returns where the rest of the row ends.
    """
    art, (middle, height) = showing.nameplate(seat), row
    high = min(height, (right - name - _GAP) * _HIGH / _WIDE)
    if not art or high < _SMALLEST:
        return right
    width = high * _WIDE / _HIGH
    box: Box = (right - width, middle - high / 2, width, high)
    showing.picture(surface, art, box)
    return right - width - _GAP
