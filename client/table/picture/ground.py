"""The ground of the table, below everything else."""

from __future__ import annotations

import math

import pygame

from client.art import svg
from client.art.cache import SurfaceCache, to_fast_format
from client.cards.choices import GROUNDS
from client.layout.map import Fit, Paving, TableMap

_LARGE_WINDOW = 2200
_grounds = SurfaceCache(16 << 20)
"""Recent grounds: four in a window of 1280x720, one in the largest windows."""


def ground(table_map: TableMap, slug: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the map's or the player's ground for a window of `size` pixels, with tiles repeated to the edges.

    The surface is shared: don't draw on it.
    """
    picture = GROUNDS.file(slug, table_map.ground) if table_map.ground else ""
    key = picture, table_map.background, table_map.pavings, table_map.size, size
    return _grounds.get(key, lambda: _draw_ground(table_map, picture, size))


def _draw_ground(table_map: TableMap, picture: str, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(table_map.background[:7])
    if picture:
        # The ground has no fine detail, so large windows draw it at half size in a quarter of the time.
        part = 2 if size[0] > _LARGE_WINDOW else 1
        drawn = svg.fresh(picture, size[0] // part, size[1] // part)
        surface.blit(drawn if part == 1 else pygame.transform.smoothscale(drawn, size), (0, 0))
    fit = Fit.of(table_map.size, size)
    for paving in table_map.pavings:
        _pave(surface, paving, fit)
    return surface.convert() if pygame.display.get_surface() else surface


def _pave(surface: pygame.Surface, paving: Paving, fit: Fit) -> None:
    """Lay the tiles. The pattern continues beyond the map."""
    rows, columns = len(paving.squares), len(paving.squares[0]) if paving.squares else 0
    width, height = paving.tile[0] * fit.scale, paving.tile[1] * fit.scale
    if not rows or not columns or width < 1 or height < 1:
        return
    tiles: dict[tuple[int, int, int], pygame.Surface] = {}
    first_x, first_y = -math.ceil(fit.left / width), -math.ceil(fit.top / height)
    last_x = math.ceil((surface.get_width() - fit.left) / width)
    last_y = math.ceil((surface.get_height() - fit.top) / height)
    blits = []
    for y in range(first_y, last_y):
        top, bottom = round(fit.top + y * height), round(fit.top + (y + 1) * height)
        for x in range(first_x, last_x):
            number = paving.squares[y % rows][x % columns]
            left, right = round(fit.left + x * width), round(fit.left + (x + 1) * width)
            key = number, right - left, bottom - top
            if number and key not in tiles:
                tiles[key] = _tile(paving, *key)
            if number:
                blits.append((tiles[key], (left, top)))
    surface.fblits(blits)


def _tile(paving: Paving, number: int, width: int, height: int) -> pygame.Surface:
    sheet = svg.image(paving.source, width * paving.columns, height * paving.rows)
    row, column = divmod(number - 1, paving.columns)
    return to_fast_format(sheet.subsurface((column * width, row * height, width, height)).copy())
