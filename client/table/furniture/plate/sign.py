"""A seat's name plate: its emblem and name, and the game's numbers (`Shows.plate`)."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from client.art import paint, svg
from client.layout.map import Box, Spot
from client.table.furniture.plate.nameplate import draw_small
from client.table.picture.draw_context import SMALLEST, DrawContext

_ICON, _GAP, _BETWEEN = 24.0, 5.0, 12.0
_PAD = 8.0
_TEMPER, _NAMEPLATE = "plate-place", 28.0
_LEAST_NAME, _MOST_NAME = 54.0, 130.0
_TWO_ROWS = 46.0
"""From this height on, the name stands above the numbers."""


def sign_state(showing: DrawContext, spot: Spot) -> Hashable:
    seat = showing.seat(spot)
    return (
        seat,
        showing.name(seat),
        showing.portrait(seat),
        showing.seat_style(seat),
        tuple(showing.plate(seat)),
        showing.is_asked(seat),
        seat in showing.status.busy,
        seat in showing.view.winners,
    )


def draw_sign(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw a board in the seat's color. Its edge is lit while the seat is asked; an hourglass marks a busy computer."""
    seat, px = showing.seat(spot), showing.px
    style, look = showing.style(seat), showing.look.plot(showing.seat_style(seat))
    color, ink = look.plate or style.color, look.plate_text or style.text
    rect = showing.rect(spot.box)
    x, y, width, height = spot.box
    middle = y + height / 2
    paint.shadow(surface, rect, px(10), px(5), 0.3, (0, px(4)), showing.color("shadow"))
    if seat in showing.view.winners:
        paint.shadow(surface, rect, px(10), px(9), 1, color=showing.color("good"))
    asked = showing.is_asked(seat)
    edge = showing.color("good") if asked else showing.color("outline")
    paint.panel(surface, rect.inflate(round(px(5)), round(px(5))), px(12), edge)
    paint.panel(surface, rect, px(10), color)
    disc = min(height - 8, 44.0)
    showing.draw_player(surface, seat, (x + 4, middle - disc / 2, disc, disc))
    left, right = x + disc + 9, x + width - _PAD
    if asked and seat in showing.status.busy and showing.look.has_art("asked"):
        showing.picture(surface, showing.look.art("asked"), (right - 22, middle - 11, 22, 22))
        right -= 28
    two_rows = height >= _TWO_ROWS
    name_at, numbers_at = (y + height * 0.29, y + height * 0.73) if two_rows else (middle, middle)
    grow = fit_numbers(showing, seat, right - left, 0.0 if two_rows else _room_for_name(showing, seat))
    if two_rows:
        grow = min(grow, height * 0.4 / _ICON)
    end = right
    for icon, words in reversed(showing.plate(seat)):
        end = _number(surface, showing, icon, words, (end, numbers_at), grow, (ink, color))
    drawn = showing.write(surface, showing.name(seat), "plate-name", (left, name_at), "midleft", ink,
                          room=(right if two_rows else end) - left,
                          grow=0.82 if two_rows else min(1.2, height / 40))  # fmt: skip
    draw_temper(surface, showing, seat, (right if two_rows else end, name_at), drawn, ink)


def draw_temper(
    surface: pygame.Surface, showing: DrawContext, seat: int, at: tuple[float, float], name: pygame.Rect, ink: str
) -> None:
    """Write an opponent's temper, or draw the player's own nameplate, if there is room after the name.

    It ends at the point `at`.
    """
    temper, right = showing.temper(seat), at[0]
    end = (name.right - showing.fit.left) / showing.fit.scale
    free = right - end - 2 * _PAD
    draw_small(surface, showing, seat, right, (at[1], _NAMEPLATE), end)
    if temper and showing.width(temper, _TEMPER) <= free:
        showing.write(surface, temper, _TEMPER, at, "midright", ink)


def _room_for_name(showing: DrawContext, seat: int) -> float:
    """Return the space that a name needs next to the numbers: its smallest width, within limits."""
    smallest = SMALLEST / max(SMALLEST, showing.theme.font("plate-name")[1])
    return max(_LEAST_NAME, min(_MOST_NAME, showing.width(showing.name(seat), "plate-name", smallest) + 2))


def fit_numbers(showing: DrawContext, seat: int, room: float, name: float) -> float:
    """Return the largest scale of the numbers that leaves `name` pixels for the name."""
    grow = min(1.2, showing.text_scale)
    while grow > 0.7 and measure_numbers(showing, seat, grow) > room - name:
        grow -= 0.04
    return grow


def measure_numbers(showing: DrawContext, seat: int, grow: float) -> float:
    return sum(
        (_ICON + _BETWEEN) * grow + _GAP + showing.width(words, "plate-count", grow) for _, words in showing.plate(seat)
    )


def _number(
    surface: pygame.Surface,
    showing: DrawContext,
    icon: str,
    words: str,
    at: tuple[float, float],
    grow: float,
    colors: tuple[str, str],
) -> float:
    """Draw a number with its icon, ending at `at`. Return where it starts."""
    right, middle = at
    drawn = showing.write(surface, words, "plate-count", (right, middle), "midright", colors[0], grow=grow)
    size = _ICON * grow
    left = right - drawn.width / showing.fit.scale - _GAP - size
    draw_icon(surface, showing, icon, (left, middle - size / 2, size, size), *colors)
    return left - _BETWEEN * grow


def draw_icon(surface: pygame.Surface, showing: DrawContext, name: str, box: Box, ink: str, ground: str) -> None:
    """Draw an icon of the theme in the color `ink`, with its cutouts in the color of the ground."""
    rect = showing.rect(box)
    # Cutouts come first, because the ground color may equal the icon's color in the file.
    recolor = ((showing.color("icon-cut"), ground), (showing.color("icon"), ink))
    surface.blit(svg.image(showing.look.art(name), rect.width, rect.height, recolor), rect)
