"""The words of a die, and its drawing."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import paint
from client.cards.theme import Theme
from client.layout.arrangement import Arrangement
from client.layout.map import Spot
from client.table.picture.draw_context import DrawContext
from engine.kernel.state.view import View

_PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}
_TRAY, _BONE, _PIP = "#3A5A40", "#FFFDF5", "#2B2B2B"


@dataclass(frozen=True, slots=True)
class DieStyle:
    """A die in a theme's table file: `[dice.<name>]`; `shows` has {number}."""

    ready: str
    rolls: str
    shows: str


def draw_tray(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the tray, which never moves."""
    paint.panel(surface, showing.rect(spot.box), showing.px(10), _TRAY)


def draw_die(surface: pygame.Surface, tray: pygame.Rect, number: int, angle: float = 0.0) -> None:
    """Draw a die with a number (0 before the first roll) in the middle of its tray."""
    size = round(min(tray.size) * 0.6)
    die = paint.panel_surface((size, size), size * 0.18, _BONE).copy()
    for column, row in _PIPS.get(number, ()):
        center = round(size * (0.26 + 0.24 * column)), round(size * (0.26 + 0.24 * row))
        pygame.draw.circle(die, _PIP, center, max(2, size // 11))
    turned = pygame.transform.rotozoom(die, angle, 1) if angle else die
    surface.blit(turned, turned.get_rect(center=tray.center))


def draw_at_rest(surface: pygame.Surface, theme: Theme, arrangement: Arrangement, view: View) -> None:
    """Draw a die that nobody has rolled."""
    if (tray := arrangement.rects.get("die")) is not None:
        draw_die(surface, tray, 0)
