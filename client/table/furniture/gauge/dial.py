"""Counters on dials. The still layer draws them at rest; `DialLook.draw` draws moving ones on top."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint
from client.layout.map import SMALL, Spot
from client.table.furniture.gauge.dial_look import DialLook
from client.table.picture.draw_context import DrawContext

_LIGHT = 13.0


def dial_rect(showing: DrawContext, spot: Spot) -> pygame.Rect:
    """Return the square of the dial's face in the window."""
    place = showing.rect(spot.box)
    return pygame.Rect(0, 0, min(place.size), min(place.size)).move_to(center=place.center)


def dial_state(showing: DrawContext, spot: Spot) -> Hashable:
    seat = showing.seat(spot)
    return showing.view.counter(spot.name, seat), showing.view.is_out(seat), showing.is_active(seat)


def draw_dial(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the dial with its hand at rest: lit during the seat's turn, dark when the seat is out."""
    seat, rect, px = showing.seat(spot), dial_rect(showing, spot), showing.px
    out, small = showing.view.is_out(seat), spot.text("form") == SMALL
    value = showing.view.counter(spot.name, seat)
    # The light is always prepared: when a turn begins, other things are moving already.
    lit = surface if showing.is_active(seat) and not out else pygame.Surface((1, 1))
    paint.shadow(lit, rect, rect.width / 2, px(_LIGHT * (0.5 if small else 1)), 0.38, color=showing.color("good"))
    paint.shadow(surface, rect, rect.width / 2, px(8), 0.55, (0, px(7)), showing.color("shadow"))
    showing.look.of_piece(DialLook, spot.name).draw(surface, rect, 0 if out else value, value, small=small, dark=out)
