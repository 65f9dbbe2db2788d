"""The ground below a seat's cards: sky and house, a mown lawn, pickets in front, and the mailbox.

The theme defines the details for each seat style (`Styles.seat_style`).
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from functools import partial

import pygame

from client.art import paint, svg
from client.art.sketch import clip_to, strokes
from client.layout.map import AWAY, OWN, TILE, Box, Spot
from client.table.picture.draw_context import DrawContext
from client.table.picture.look import PlotLook

_SKY = {"": 76.0, TILE: 30.0, AWAY: 30.0, OWN: 0.0}
"""Height of the sky above each form of plot, in map pixels."""
_FRONT = {"": 40.0, TILE: 36.0, AWAY: 36.0, OWN: 0.0}
"""Height of the strip at the fence."""
_FENCE = {"": 52.0, TILE: 40.0, AWAY: 40.0, OWN: 0.0}
_CORNER = {"": 18.0, OWN: 20.0, TILE: 12.0, AWAY: 12.0}
_HOUSE = {"": (0.42, 66.0), TILE: (0.5, 27.0), AWAY: (0.5, 27.0)}
"""The house's width as a share of the plot's, and its height."""
_USUAL_WIDTH = 500.0
"""On narrower plots, objects next to the house are smaller."""
_STRIPE = 37.0
_HORIZON = 0.62
"""Where the horizon starts, as a share of the sky from the top."""
_RINGS = ((17.0, 0.28), (11.0, 0.45), (7.0, 1.0))
"""The light around the active seat: reach and opacity of each ring."""
_ALWAYS_LIT = 0.6
_GONE_OPACITY = 0.45
_NUMBER = 84.0
MARGIN = 20.0


def plot_state(showing: DrawContext, spot: Spot) -> Hashable:
    seat = showing.seat(spot)
    return seat, showing.seat_style(seat)


def draw_plot(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the plot without its cards."""
    seat, form = showing.seat(spot), spot.text("form")
    look = showing.look.plot(showing.seat_style(seat))
    rect = showing.rect(spot.box)
    _ground(surface, showing, spot, look)
    if _SKY[form]:
        with clip_to(surface, rect.inflate(round(showing.px(-6)), round(showing.px(-6)))):
            _scenery(surface, showing, spot, look)
    if form == AWAY:
        paint.panel(surface, rect, showing.px(_CORNER[form]), look.front, opacity=_GONE_OPACITY)
        x, y, width, height = spot.box
        middle = (x + width / 2 - _NUMBER / 2, y + height / 2 - _NUMBER / 2, _NUMBER, _NUMBER)
        showing.picture(surface, showing.emblem(seat), middle)


def _strength(showing: DrawContext, spot: Spot) -> float:
    """Return the strength of the light around a plot: full for the active seat and for winners."""
    seat = showing.seat(spot)
    if showing.is_active(seat) or seat in showing.view.winners:
        return 1.0
    return _ALWAYS_LIT if showing.look.plot(showing.seat_style(seat)).lit else 0.0


def halo_state(showing: DrawContext, spot: Spot) -> Hashable:
    return _strength(showing, spot), showing.seat_style(showing.seat(spot))


def draw_halo(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the light around a plot, or its shadow if it has none. The plot covers the middle."""
    strength, form = _strength(showing, spot), spot.text("form")
    if not strength:
        paint.shadow(
            surface,
            showing.rect(spot.box),
            showing.px(_CORNER[form]),
            showing.px(5),
            0.25,
            (0, showing.px(4)),
            showing.color("shadow"),
        )
        return
    color = showing.look.plot(showing.seat_style(showing.seat(spot))).glow
    x, y, width, height = spot.box
    corner = _CORNER[form]
    seen = 0.0
    for reach, opacity in _RINGS:
        # Each ring covers the larger ones, and drawing replaces the pixels below.
        seen = 1 - (1 - seen) * (1 - opacity * strength)
        rect = showing.rect((x - reach, y - reach, width + 2 * reach, height + 2 * reach))
        strokes(
            surface,
            rect,
            partial(
                pygame.draw.rect,
                color=(*paint.rgb(color), round(255 * seen)),
                rect=rect,
                border_radius=round(showing.px(corner + reach)),
            ),
        )


def _ground(surface: pygame.Surface, showing: DrawContext, spot: Spot, look: PlotLook) -> None:
    """Draw sky, horizon and striped lawn inside a border."""
    form, outer = spot.text("form"), showing.rect(spot.box)
    corner, line = showing.px(_CORNER[form]), max(2, round(showing.px(3)))
    paint.panel(surface, outer, corner, look.edge)
    rect = outer.inflate(-2 * line, -2 * line)
    corner = max(1.0, corner - line)
    sky, front = round(showing.px(_SKY[form])), round(showing.px(_FRONT[form]))
    paint.panel(surface, rect, corner, look.front if front else look.lawn)
    bottom = rect.bottom - front
    if sky:
        paint.panel(surface, pygame.Rect(rect.x, rect.y, rect.width, sky + round(corner)), corner, look.sky)
        horizon = round(sky * _HORIZON)
        surface.fill(look.horizon, (rect.x, rect.y + horizon, rect.width, sky - horizon))
        surface.fill(look.lawn, (rect.x, rect.y + sky, rect.width, bottom - rect.y - sky))
    inset = 0 if sky else round(corner)
    wide = showing.px(_STRIPE)
    for number in range(0, math.ceil((rect.width - 2 * inset) / wide), 2):
        left = rect.x + inset + round(number * wide)
        right = min(rect.x + inset + round((number + 1) * wide), rect.right - inset)
        surface.fill(look.stripe, (left, rect.y + sky, right - left, bottom - rect.y - sky))


def _scenery(surface: pygame.Surface, showing: DrawContext, spot: Spot, look: PlotLook) -> None:
    """Draw the house with the objects next to it, and the fence along the front."""
    x, y, width, height = spot.box
    form = spot.text("form")
    sky, color = _SKY[form], showing.style(showing.seat(spot)).color
    shrink = min(1.0, width / _USUAL_WIDTH) if form == "" else 0.55
    for thing in look.things:
        name = showing.theme.art(thing.art)
        middle, top, wide = thing.at[0], thing.at[1], thing.at[2] * shrink
        tall = wide / svg.proportions(name)
        showing.picture(surface, name, (x + width * middle - wide / 2, y + sky * top, wide, tall))
    share, tall = _HOUSE[form]
    house = (x + width * (1 - share) / 2, y + sky - tall, width * share, tall)
    recolor = ((look.roof, paint.mix(look.roof, color, look.roof_mix)), (look.door, color)) if look.roof_mix else ()
    rect = showing.rect(house)
    surface.blit(svg.image(showing.theme.art(look.house), rect.width, rect.height, recolor), rect)
    fence = _FENCE[form]
    draw_fence(surface, showing, look, (x + 7, y + height - fence - 5, width - 14, fence))


def draw_fence(surface: pygame.Surface, showing: DrawContext, look: PlotLook, box: Box) -> None:
    """Draw a repeated stretch of fence along `box`. The last repetition is cut."""
    rect = showing.rect(box)
    name = showing.theme.art(look.fence)
    piece = svg.image(name, rect.height * svg.proportions(name), rect.height)
    for left in range(0, rect.width, piece.get_width()):
        surface.blit(piece, (rect.x + left, rect.y), (0, 0, min(piece.get_width(), rect.width - left), rect.height))


# --- mailbox ---------------------------------------------------------------------------------------------------


def post_state(showing: DrawContext, spot: Spot) -> Hashable:
    seat = showing.seat(spot)
    return seat, showing.seat_style(seat), showing.is_active(seat)


def draw_post(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the mailbox in the seat's color. Its flag is up during the seat's turn."""
    seat = showing.seat(spot)
    look, color = showing.look.plot(showing.seat_style(seat)), showing.style(seat).color
    color = look.plate or color
    art = look.post_up if showing.is_active(seat) else look.post
    shade = paint.mix(color, showing.color("outline"), 0.3)
    rect = showing.rect(spot.box)
    recolor = ((look.post_color, color), (look.post_shade, shade))
    surface.blit(svg.image(showing.theme.art(art), rect.width, rect.height, recolor), rect)


def draw_fence_behind(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a separate fence, e.g. behind cards."""
    draw_fence(surface, showing, showing.look.plot(showing.seat_style(showing.seat(spot))), spot.box)
