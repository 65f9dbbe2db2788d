"""Dials and pools that are not at rest, drawn over the still layer: a finger on its way, a flame that swells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client.table.dial import dial_rect
from client.table.maps import SMALL, Spot
from client.table.pool import amount, lantern_rect
from client.table.showing import Showing

if TYPE_CHECKING:
    from client.table.scene import TableScene


class GaugeLayer:
    """The gauges of one table; nothing to draw where none moves."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what moves."""
        showing = self.scene.painter.showing
        if showing is None or not self.scene.timeline.gauges.moving(self.scene.now):
            return
        for spot in showing.spots:
            if spot.kind == "dial":
                self._draw_dial(surface, showing, spot)
            elif spot.kind == "pool":
                self._draw_pool(surface, showing, spot)

    def _draw_dial(self, surface: pygame.Surface, showing: Showing, spot: Spot) -> None:
        gauges, now, seat = self.scene.timeline.gauges, self.scene.now, showing.seat(spot)
        turning, burns = gauges.turning((spot.name, seat), now), gauges.burns_up(seat, now)
        if turning is None and burns is None:
            return
        look, number = showing.look.dial(spot.name), showing.view.counter(spot.name, seat)
        rect, value = dial_rect(showing, spot), float(number)
        if turning is not None:
            value, past = turning.value(now)
            value -= past * look.most / look.sweep
            across, down = turning.shaken(now)
            rect = rect.move(round(showing.px(across)), round(showing.px(down)))
        dark = showing.view.is_out(seat) and not burns
        look.draw(surface, rect, value, number, small=spot.text("form") == SMALL, dark=dark)

    def _draw_pool(self, surface: pygame.Surface, showing: Showing, spot: Spot) -> None:
        swell = self.scene.timeline.gauges.swollen(spot.name, self.scene.now)
        if swell != 1:
            rect = lantern_rect(showing, spot)
            showing.look.pool(spot.name).draw(surface, rect, amount(showing, spot), swell)
