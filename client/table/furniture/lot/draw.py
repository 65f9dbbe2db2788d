"""Drawing the places at the table, independent of who sits there: fenced ground, house, number and warnings."""

from __future__ import annotations

import pygame

from client.art import paint, svg
from client.layout.map import Box, Spot
from client.table.picture.draw_context import DrawContext

_RIM, _CORNER = 8.0, 14.0
_STRIPES = 6
_RAIL, _RAIL_TALL = 14.0, 24.0
_PICKET = 24.0
_ABOVE = 24.0
"""How far the back pickets rise above the ground."""


# --- ground ----------------------------------------------------------------------------------------------------


def draw_lot(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw mown stripes with rails on both sides and pickets at the back. The front is open."""
    x, y, width, height = spot.box
    rim = showing.rect((x - _RIM, y - _RIM, width + 2 * _RIM, height + 2 * _RIM))
    paint.shadow(surface, rim, showing.px(_CORNER), showing.px(6), 0.25, (0, showing.px(4)), showing.color("shadow"))
    paint.panel(surface, rim, showing.px(_CORNER), showing.color("lot-edge"))
    rect = showing.rect(spot.box)
    paint.panel(surface, rect, showing.px(10), showing.color("lot"))
    inset = round(showing.px(10))
    for number in range(_STRIPES):
        left = rect.x + max(inset, round(rect.width * number / _STRIPES))
        right = rect.x + round(rect.width * (number + 0.5) / _STRIPES)
        surface.fill(showing.color("lot-stripe"), (left, rect.y, right - left, rect.height))
    _rails(surface, showing, spot.box)
    _pickets(surface, showing, spot.box)


def _rails(surface: pygame.Surface, showing: DrawContext, box: Box) -> None:
    x, y, width, height = box
    for left in (x - _RAIL, x + width):
        rect = showing.rect((left, y - 2, _RAIL, height + 4))
        piece = svg.image(showing.look.art("rail"), rect.width, rect.width * _RAIL_TALL / _RAIL)
        for top in range(rect.top, rect.bottom, piece.get_height()):
            surface.blit(piece, (rect.x, top), (0, 0, piece.get_width(), min(piece.get_height(), rect.bottom - top)))


def _pickets(surface: pygame.Surface, showing: DrawContext, box: Box) -> None:
    """Draw pickets from rail to rail, stretched to fit."""
    x, y, width, _ = box
    count = max(1, round((width + 2 * _RAIL) / _PICKET))
    art = showing.look.art("pickets")
    wide = (width + 2 * _RAIL) / count
    for number in range(count):
        rect = showing.rect((x - _RAIL + number * wide, y - _ABOVE, wide, wide / svg.proportions(art)))
        surface.blit(svg.image(art, rect.width, rect.height), rect)


def draw_house(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the house of a place at the table."""
    showing.fitted_picture(surface, showing.look.art(f"house.{showing.place(spot) + 1}"), spot.box)


def draw_number(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the number of a place at the table on a small plate."""
    x, y, width, height = spot.box
    paint.panel(
        surface,
        showing.rect(spot.box),
        showing.px(height * 0.26),
        showing.color("number"),
        showing.color("outline"),
        max(1.0, showing.px(2.5)),
    )
    words = showing.look.words(f"house.{showing.place(spot) + 1}")
    showing.write(
        surface,
        words,
        "house-number",
        (x + width / 2, y + height / 2 + 1),
        "center",
        showing.color("text"),
        room=width - 8,
        grow=height / 30,
    )


def draw_warnings(surface: pygame.Surface, showing: DrawContext) -> None:
    """Draw a warning over the cards of each seat whose counter is above 0."""
    for spot in showing.spots:
        if spot.kind == "lot.warning" and showing.view.counter(spot.text("counter"), showing.seat(spot)) > 0:
            showing.fitted_picture(surface, showing.theme.art(spot.text("art")), spot.box)
