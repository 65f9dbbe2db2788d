"""Objects between the plots: street and porch as bands across the window, notice boards, and the panel on the right."""

from __future__ import annotations

import pygame

from client.art import paint, svg
from client.layout.map import Spot
from client.table.picture.draw_context import DrawContext

_BOARD = 9.0


def draw_strip(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a tiled drawing or a color across the window, and down to its edge if the map says so."""
    if spot.text("color"):
        _draw_band(surface, showing, spot)
        return
    rect = showing.rect(spot.box)
    width, height = round(showing.px(spot.number("tile-width"))), round(showing.px(spot.number("tile-height")))
    tile = svg.image(showing.theme.art(spot.text("art")), width, height)
    if spot.flag("upright"):
        turned = pygame.transform.rotate(tile, -90)
        for top in range(rect.top - -(-max(0, rect.top) // width) * width, surface.get_height(), width):
            surface.blit(turned, (rect.left, top))
        return
    bottom = surface.get_height() if spot.flag("down") else rect.bottom
    first = rect.left - -(-max(0, rect.left) // width) * width
    for top in range(rect.top, bottom, height):
        for left in range(first, surface.get_width(), width):
            surface.blit(tile, (left, top), (0, 0, width, min(height, bottom - top)))


def _draw_band(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a band of color across the window, with a line along its upper edge."""
    rect = showing.rect(spot.box)
    bottom = surface.get_height() if spot.flag("down") else rect.bottom
    surface.fill(showing.color(spot.text("color")), (0, rect.top, surface.get_width(), bottom - rect.top))
    if spot.text("edge"):
        surface.fill(showing.color(spot.text("edge")), (0, rect.top, surface.get_width(), max(2, round(showing.px(4)))))


def draw_notice(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a wooden board on two posts, to which a card is pinned."""
    x, y, width, height = spot.box
    px = showing.px
    for left in (x + 34, x + width - 46):
        post = showing.rect((left, y + height - 10, 12, 26))
        paint.panel(surface, post, px(2), showing.color("notice-post"), showing.color("outline"), px(2.5))
    rect = showing.rect(spot.box)
    paint.shadow(surface, rect, px(8), px(6), 0.3, (0, px(6)), showing.color("shadow"))
    paint.panel(surface, rect, px(8), showing.color("notice"), showing.color("outline"), px(3))
    inner = showing.rect((x + _BOARD, y + _BOARD, width - 2 * _BOARD, height - 2 * _BOARD))
    paint.panel(surface, inner, px(3), showing.color("notice-cork"))


def draw_column(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a panel of full height to the right edge of the window, with a line on its left."""
    left = showing.rect(spot.box).left
    line = max(2, round(showing.px(4)))
    surface.fill(showing.color("column"), (left, 0, surface.get_width() - left, surface.get_height()))
    surface.fill(showing.color("outline"), (left, 0, line, surface.get_height()))
