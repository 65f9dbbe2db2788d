"""The seats' plates. A card explains each one; a click brings a small plot forward or opens a public hand."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.art import paint
from client.input.focus import PLATE, FocusStop
from client.table.actions import BRING_SEAT, BROWSE_PILE
from client.table.furniture.plate.card import draw_plate_card, plate_rows
from client.table.layer import Band, Layer
from client.table.pointer_targets import Point, PressTarget, ReadableThing
from engine.kernel.state.layout import SPECTATOR
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import OUT
from engine.words.say import table as say

_OUT_OPACITY = 0.62


class PlateLayer(Layer):
    """The plates of one table. The still layer draws them."""

    bands = (Band.UNDER,)

    def hit(self, point: Point) -> ReadableThing | None:
        plates = self.table.places.arrangement.plate_rects.items()
        return next((self._thing(seat, rect) for seat, rect in plates if rect.collidepoint(point)), None)

    def _thing(self, seat: int, rect: pygame.Rect) -> ReadableThing:
        return ReadableThing(PLATE, seat, None, tuple(rect), lambda surface: self._draw_card(surface, seat, rect))

    def stops(self) -> Sequence[FocusStop]:
        """Return the plates that are no sources, unless a piece is selected."""
        hand = self.table.hand
        plates = hand.arrangement.plate_rects.items() if hand.picked is None else ()
        return [
            FocusStop(PLATE, seat, rect, aside=True)
            for seat, rect in plates
            if not hand.choices.is_source(("seat", seat))
        ]

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        named = stop is not None and stop.kind == PLATE
        return self._thing(stop.name, stop.rect) if named and stop and isinstance(stop.name, int) else None

    def activate(self, stop: FocusStop) -> bool:
        if stop.kind != PLATE or not isinstance(stop.name, int):
            return False
        hand = self._open_hand(stop.name)
        return self.do.perform(BROWSE_PILE.of(hand) if hand != NONE else BRING_SEAT.of(stop.name))

    def control_at(self, point: Point) -> PressTarget | None:
        for seat, rect in self.table.places.arrangement.plate_rects.items():
            if rect.collidepoint(point) and (hand := self._open_hand(seat)) != NONE:
                return PressTarget(PLATE, seat, BROWSE_PILE.of(hand))
        return None

    def _open_hand(self, seat: int) -> int:
        """Return the seat's hand that a spectator may see but that has no place on the table, or NONE."""
        view, places = self.table.views.newest, self.table.places.arrangement.zone_rects
        hands = view.table.private[seat] if view.seat == SPECTATOR else ()
        return next((zone for zone in hands if zone not in places and min(view.zones[zone], default=NONE) >= 0), NONE)

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Darken the plates of seats that are out."""
        table = self.table
        view, look = table.director.shown.counting_view, table.screen.painter.look
        if view.values[OUT] and look.has_color("out"):
            arrangement = table.places.arrangement
            for seat, rect in arrangement.plate_rects.items():
                if view.is_out(seat):
                    paint.panel(surface, rect, 8 * arrangement.scale, look.color("out"), opacity=_OUT_OPACITY)

    def _draw_card(self, surface: pygame.Surface, seat: int, place: pygame.Rect) -> None:
        table = self.table
        signs = {name: accent.sign for name, accent in table.director.accents.counters.items()}
        kind = table.views.kind_in_words(seat)
        shown = table.director.shown.counting_view
        points, rows = plate_rows(table.session.game, shown, seat, kind, signs, self._row_name)
        if self._open_hand(seat) != NONE:
            rows = [*rows, (say("to-read-the-hand"), say("click"))]
        elif table.screen.map.has_forward and seat != table.views.viewer(table.views.newest):
            rows = [*rows, (say("to-bring-forward"), say("click-or-c"))]
        screen, name = table.screen, table.session.names[seat]
        color = screen.theme.seat(screen.painter.seat_keys[seat]).color
        draw_plate_card(surface, name, points, rows, place, table.places.area, screen.scale.unit, color)

    def _row_name(self, name: str) -> str:
        """Return the theme's words for a zone or a number of a plate, or the name itself."""
        look, row = self.table.screen.painter.look, f"row_{name}"
        return look.words(row) if look.has_words(row) else name
