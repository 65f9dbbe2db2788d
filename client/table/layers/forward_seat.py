"""Brings seats forward, and the viewer's place to the front, on one table."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

import pygame

from client.art.sketch import strokes
from client.motion.easing import change
from client.motion.visuals.visual import Visual
from client.table.actions import BRING_NEXT, BRING_PLACE, BRING_PREVIOUS, BRING_SEAT, FOLLOW_TURN, Handlers
from client.table.context import TableContext
from client.table.layer import Layer
from engine.kernel.game.traits import places_of
from engine.kernel.state.refs import NONE

_ZOOM_MS = 200
_ZOOM_LINE = 4.0


@dataclass(slots=True)
class PlotZoomVisual(Visual):
    """The outline of a plot that grows from its small place to the large one."""

    start: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    target: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    color: str = "#ffffff"
    scale: float = 1.0

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share = change(self.share(now))
        edges = zip((*self.start.topleft, *self.start.size), (*self.target.topleft, *self.target.size), strict=True)
        rect = pygame.Rect([round(first + (second - first) * share) for first, second in edges])
        wide, corner = max(2, round(_ZOOM_LINE * self.scale)), round(16 * self.scale)
        strokes(surface, rect, lambda target: pygame.draw.rect(target, str(self.color), rect, wide, corner))


class ForwardSeatLayer(Layer):
    """Brings seats forward on one table; does nothing on maps with only large plots."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self._seat = table.places.seat

    @property
    def _viewer(self) -> int:
        return self.table.views.viewer(self.table.views.newest)

    def bring(self, seat: int) -> bool:
        """Bring a seat forward for the player. Return False on maps without this."""
        if not self.table.screen.map.has_forward or seat == NONE:
            return False
        self._seat.pick(seat, self._viewer)
        self._turn()
        return True

    def bring_place(self, place: int) -> bool:
        """Bring the neighbor at a place forward (0: left, then clockwise). Return False if nobody sits there."""
        seats = self.table.views.newest.table.seats
        return place < seats - 1 and self.bring((self._viewer + 1 + place) % seats)

    def bring_next(self, backward: bool = False) -> None:
        """Bring the next neighbor forward."""
        if self.table.screen.map.has_forward:
            self._seat.step(self.table.views.newest, self._viewer, backward)
            self._turn()

    def go_back(self) -> bool:
        """Follow the active seat again. Return False if no seat had been picked."""
        released = self._seat.release() and self.table.screen.map.has_forward
        if released:
            self._turn()
        return released

    def clear_private_ui(self) -> None:
        """Follow the active seat again for the next viewer."""
        self._seat.release()

    def commands(self) -> Handlers:
        return {
            BRING_SEAT: self.bring,
            BRING_PLACE: self.bring_place,
            BRING_NEXT: self.bring_next,
            BRING_PREVIOUS: partial(self.bring_next, backward=True),
            FOLLOW_TURN: self.go_back,
        }

    def update(self, now: int) -> bool:
        """Bring the displayed active seat forward, and the viewer's place in front. Return True when that changes."""
        table = self.table
        if self._turned_table():
            return True
        shown = table.director.shown.going
        forward = self._seat.forward(shown, table.views.viewer(shown))
        if not table.screen.map.has_forward or table.places.arrangement.forward == forward:
            return False
        table.director.rearrange(now)
        self._zoom(now)
        return True

    def _turned_table(self) -> bool:
        """Turn the table if the viewer has moved and has seen why. Return whether it turned."""
        table = self.table
        shown = table.director.shown.going
        viewer = table.views.viewer(shown)
        if self._seat.front(shown, viewer) == places_of(shown)[viewer] or table.director.waiting:
            return False
        self._seat.turn(shown, viewer)
        table.director.turn_about(table.screen.now)
        self.do.present()
        return True

    def _turn(self) -> None:
        self.table.director.rearrange(self.table.screen.now)
        self.do.present()
        self._zoom(self.table.screen.now)

    def _zoom(self, now: int) -> None:
        """Show where the large plot comes from, unless motion is off."""
        table, arrangement, pace = self.table, self.table.places.arrangement, self.table.director.pace
        places = [rect for seat, rect in arrangement.plots if seat == arrangement.forward]
        if pace.off or pace.reduced or len(places) < 2:
            return
        places.sort(key=lambda rect: rect.width)
        color = table.screen.painter.look.color("good")
        zoom = PlotZoomVisual(now, pace.ms(_ZOOM_MS), places[0], places[-1], color, arrangement.scale)
        table.director.effects.append(zoom)
