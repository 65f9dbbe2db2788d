"""Dials, lanterns and lamps: their tooltips, and moving hands and flames.

Counters with texts in the theme have tooltips. The text "about_<counter>" describes a counter, with the player's `name`
and the `count`. Below it stand the texts "about_<sign>" of the signs on the player's plate (`Shows.plate`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from client.input.focus import LAMP, FocusStop
from client.layout.arrangement import Arrangement
from client.layout.map import SMALL, Spot
from client.table.context import TableContext
from client.table.furniture.gauge.dial import DialLook, dial_rect
from client.table.furniture.gauge.lantern import PoolLook, amount, lantern_rect
from client.table.furniture.gauge.motion import GaugeMotion
from client.table.layer import Band, Layer
from client.table.picture.draw_context import DrawContext
from client.table.picture.look import TableLook
from client.table.pointer_targets import Point, ReadableThing
from client.widgets.tooltip import draw_tooltip
from engine.kernel.game.traits import lamps_of
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

GAUGE = "gauge"
"""The kind of readable thing that a dial or lantern is."""
POOL = "pool"
_LAMP, _DIAL = "lamp.", "dial."
"""Prefixes of the names of the lamps' and the dials' places."""


class GaugeLayer(Layer):
    """A table's gauges and lamps; draws nothing while none of them moves."""

    bands = (Band.UNDER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._drawn: list[Spot] = []
        """The spots drawn in the last frame."""

    def hit(self, point: Point) -> ReadableThing | None:
        """Return the lamp, dial or lantern at `point`, if it has a tooltip."""
        for name, rect in self._lamps():
            if rect.collidepoint(point):
                return self._lamp(name, rect)
        found = gauge_at(self.table.places.arrangement, point)
        if found is None or self._words(found[0]) is None:
            return None
        name, rect = found
        return ReadableThing(GAUGE, name, None, tuple(rect), lambda surface: self._draw_words(surface, name, rect))

    def _lamps(self) -> list[tuple[str, pygame.Rect]]:
        """Return the lamps on the table and their places."""
        rects = self.table.places.arrangement.rects
        return [(name.removeprefix(_LAMP), rect) for name, rect in rects.items() if name.startswith(_LAMP)]

    def _lamp(self, name: str, rect: pygame.Rect) -> ReadableThing:
        return ReadableThing(LAMP, name, None, tuple(rect), lambda surface: self._draw_lamp_words(surface, name, rect))

    def _draw_lamp_words(self, surface: pygame.Surface, name: str, rect: pygame.Rect) -> None:
        table = self.table
        words = next((lamp.words for lamp in lamps_of(table.director.shown.counting_view) if lamp.name == name), "")
        if words:
            draw_tooltip(
                surface, words, "", "", rect, table.places.area, table.screen.scale.unit, paper=table.screen.theme.slip
            )

    def _words(self, name: str) -> tuple[str, str] | None:
        screen, view = self.table.screen, self.table.director.shown.counting_view
        return gauge_words(name, screen.map.spots, screen.painter.look, view, self.table.session.names)

    def _draw_words(self, surface: pygame.Surface, name: str, rect: pygame.Rect) -> None:
        told = self._words(name)
        if told is not None:
            draw_tooltip(
                surface,
                *told,
                "",
                rect,
                self.table.places.area,
                self.table.screen.scale.unit,
                aside=True,
                paper=self.table.screen.theme.slip,
            )

    def stops(self) -> Sequence[FocusStop]:
        """Return the lamps as focus stops, unless a piece is selected."""
        lamps = self._lamps() if self.table.hand.picked is None else ()
        return [FocusStop(LAMP, name, rect, aside=True) for name, rect in lamps]

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        return self._lamp(str(stop.name), stop.rect) if stop is not None and stop.kind == LAMP else None

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the moving gauges, and moved ones until the still layer shows their new value."""
        painter = self.table.screen.painter
        showing, drawn = painter.showing, self._drawn if painter.pending else []
        self._drawn = []
        gauges = self.table.director.motion(GaugeMotion).gauges
        if showing is None or not (drawn or gauges.moving(self.table.screen.now)):
            return
        for spot in showing.spots:
            draw = {"gauge.dial": self._draw_dial, "gauge.lantern": self._draw_pool}.get(spot.kind)
            if draw is not None and draw(surface, showing, spot, spot in drawn):
                self._drawn.append(spot)

    def _draw_dial(self, surface: pygame.Surface, showing: DrawContext, spot: Spot, stays: bool) -> bool:
        gauges, now, seat = self.table.director.motion(GaugeMotion).gauges, self.table.screen.now, showing.seat(spot)
        turning, burns = gauges.turning((spot.name, seat), now), gauges.burns_up(seat, now)
        if turning is None and burns is None and not stays:
            return False
        look, number = showing.look.of_piece(DialLook, spot.name), showing.view.counter(spot.name, seat)
        rect, value = dial_rect(showing, spot), float(number)
        if turning is not None:
            value, past = turning.value(now)
            value -= past * look.most / look.sweep
            across, down = turning.shake_offset(now)
            rect = rect.move(round(showing.px(across)), round(showing.px(down)))
        dark = showing.view.is_out(seat) and not burns
        look.draw(surface, rect, value, number, small=spot.text("form") == SMALL, dark=dark)
        return True

    def _draw_pool(self, surface: pygame.Surface, showing: DrawContext, spot: Spot, stays: bool) -> bool:
        swell = self.table.director.motion(GaugeMotion).gauges.flame_size(spot.name, self.table.screen.now)
        if swell == 1 and not stays:
            return False
        rect = lantern_rect(showing, spot)
        showing.look.of_piece(PoolLook, spot.name).draw(surface, rect, amount(showing, spot), swell)
        return True


def gauge_at(arrangement: Arrangement, point: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
    """Return the name and rectangle of the dial or lantern at a point of the window."""
    for name, rect in arrangement.rects.items():
        if (name == POOL or name.startswith(_DIAL)) and rect.collidepoint(point):
            return name, rect
    return None


def gauge_words(
    name: str, spots: Iterable[Spot], look: TableLook, view: View, names: Sequence[str]
) -> tuple[str, str] | None:
    """Return a gauge's tooltip: the player's amount, and the meaning of the signs on the plate.

    None without a text in the theme or before the first turn.
    """
    if name == POOL:
        counter, seat = next((spot.name for spot in spots if spot.kind == "gauge.lantern"), ""), view.active
    else:
        counter, _, number = name.removeprefix(_DIAL).rpartition(".")
        seat = int(number)
    if seat == NONE or not look.has_words(f"about_{counter}"):
        return None
    title = look.words(f"about_{counter}", name=names[seat], count=view.counter(counter, seat))
    signs = [f"about_{sign}" for sign, _ in view.table.game.shows.plate(view, seat)] if name != POOL else []
    return title, " ".join(look.words(sign, name=names[seat]) for sign in signs if look.has_words(sign))
