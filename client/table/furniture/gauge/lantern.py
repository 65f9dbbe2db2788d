"""The active seat's counter, shown as a flame in a lantern."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint
from client.layout.map import Spot
from client.table.furniture.gauge.lantern_look import PoolLook
from client.table.picture.draw_context import DrawContext
from engine.kernel.state.refs import NONE

_LABEL = 38.0
_LIGHT = 24.0


def owner(showing: DrawContext) -> int:
    """Return the active seat, or NONE before the first turn."""
    seat = showing.view.active
    return seat if 0 <= seat < showing.seats else NONE


def amount(showing: DrawContext, spot: Spot) -> int:
    """Return the counter's value."""
    seat = owner(showing)
    return showing.view.counter(spot.name, seat) if seat != NONE else 0


def lantern_rect(showing: DrawContext, spot: Spot) -> pygame.Rect:
    """Return the lantern's rectangle in the window, above its label."""
    x, y, width, height = spot.box
    shape = showing.look.of_piece(PoolLook, spot.name).shape
    tall = min(height - _LABEL, width / shape)
    return showing.rect((x + (width - tall * shape) / 2, y, tall * shape, tall))


def pool_state(showing: DrawContext, spot: Spot) -> Hashable:
    return amount(showing, spot), _label(showing, spot)


def _label(showing: DrawContext, spot: Spot) -> str:
    seat = owner(showing)
    if seat in (NONE, showing.viewer):
        return showing.look.words(spot.name)
    return showing.look.words(f"{spot.name}_of", name=showing.name(seat))


def draw_pool(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the lantern, its light on the table, and the label."""
    rect, there = lantern_rect(showing, spot), amount(showing, spot)
    px, x, y, width, height = showing.px, *spot.box
    look = showing.look.of_piece(PoolLook, spot.name)
    # The light is always prepared: when the flame changes, other things are moving already.
    lit = surface if there > 0 else pygame.Surface((1, 1))
    light = rect.inflate(round(px(-30)), round(px(-60)))
    paint.shadow(lit, light, light.width / 2, px(_LIGHT), 0.3, (0, px(12)), showing.color("good"))
    look.prepare(rect.size)
    look.draw(surface, rect, there)
    color = showing.color("good" if there > 0 else "chalk")
    showing.write(
        surface,
        _label(showing, spot),
        "chalk",
        (x + width / 2, y + height - _LABEL / 2),
        "center",
        color,
        room=width + 30,
        grow=1.25,
    )
