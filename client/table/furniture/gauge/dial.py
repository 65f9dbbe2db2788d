"""Counters shown by a finger on a dial. The still layer shows them at rest; what moves is drawn over that with
`DialLook.draw`.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint
from client.layout.map import SMALL, Spot
from client.table.furniture.gauge.dial_look import DialLook
from client.table.picture.draw_context import DrawContext

_LIGHT = 13.0


def dial_rect(showing: DrawContext, spot: Spot) -> pygame.Rect:
    """The square of the dial's face in the window."""
    place = showing.rect(spot.box)
    rect = pygame.Rect(0, 0, min(place.size), min(place.size))
    rect.center = place.center
    return rect


def dial_state(showing: DrawContext, spot: Spot) -> Hashable:
    """The value, whether the seat is out, and whether it is its turn."""
    seat = showing.seat(spot)
    return showing.view.counter(spot.name, seat), showing.view.is_out(seat), _is_active(showing, seat)


def _is_active(showing: DrawContext, seat: int) -> bool:
    return showing.view.active == seat and not showing.view.over


def draw_dial(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """The dial with its finger at rest, lit from behind while it is the seat's turn; dark when the seat is out."""
    seat, rect, px = showing.seat(spot), dial_rect(showing, spot), showing.px
    out, small = showing.view.is_out(seat), spot.text("form") == SMALL
    value = showing.view.counter(spot.name, seat)
    # The light is made in any case: when somebody's turn begins, other things move already.
    lit = surface if _is_active(showing, seat) and not out else pygame.Surface((1, 1))
    paint.shadow(lit, rect, rect.width / 2, px(_LIGHT * (0.5 if small else 1)), 0.38, color=showing.color("good"))
    paint.shadow(surface, rect, rect.width / 2, px(8), 0.55, (0, px(7)), showing.color("shadow"))
    showing.look.of_piece(DialLook, spot.name).draw(surface, rect, 0 if out else value, value, small=small, dark=out)
