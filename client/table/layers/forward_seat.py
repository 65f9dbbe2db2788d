"""Which seat is brought forward on maps with one large plot, and which place is in front.

The active seat is brought forward, unless the player has picked another one by click or key. The viewer's place is in
front. When the viewer moves, the table turns once all events have been shown.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from client.art.sketch import strokes
from client.motion.easing import change
from client.motion.visuals.visual import Visual
from client.table.context import TableContext
from client.table.layer import Layer
from engine.kernel.game.traits.moving_seats import places_of
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View

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


class ForwardSeat:
    """The seat that is brought forward. `picked`: the player's own choice, or NONE."""

    def __init__(self) -> None:
        self.picked = NONE

    def forward(self, view: View, viewer: int) -> int:
        """Return the seat to bring forward in a view. During the viewer's own turn it is the previous neighbor."""
        seats = view.table.seats
        if self.picked != viewer and 0 <= self.picked < seats:
            return self.picked
        active = view.active
        return active if 0 <= active < seats and active != viewer else (viewer - 1) % seats

    def pick(self, seat: int, viewer: int) -> None:
        """Bring a seat forward. Picking it again releases it."""
        self.picked = NONE if seat in (self.picked, viewer) else seat

    def step(self, view: View, viewer: int, backward: bool = False) -> None:
        """Pick the next opponent, clockwise."""
        seats = view.table.seats
        place = (self.forward(view, viewer) - viewer - 1) % seats
        self.picked = (viewer + 1 + (place + (-1 if backward else 1)) % (seats - 1)) % seats

    def release(self) -> bool:
        """Follow the active seat again. Return False if no seat had been picked."""
        picked, self.picked = self.picked, NONE
        return picked != NONE


class ForwardSeatLayer(Layer, ForwardSeat):
    """Brings seats forward on one table; does nothing on maps with only large plots."""

    def __init__(self, table: TableContext) -> None:
        Layer.__init__(self, table)
        ForwardSeat.__init__(self)
        self._viewer, self._front = NONE, NONE

    def front(self, view: View, viewer: int) -> int:
        """Return the place in front: the viewer's, or the previous one until all events have been shown."""
        if viewer != self._viewer:
            self._viewer, self._front = viewer, places_of(view)[viewer]
        return self._front

    def bring(self, seat: int) -> bool:
        """Bring a seat forward for the player. Return False on maps without this."""
        if not self.model.map.has_forward or seat == NONE:
            return False
        self.pick(seat, self.model.viewer(self.model.view))
        self._turn()
        return True

    def bring_place(self, place: int) -> bool:
        """Bring the neighbor at a place forward (0: left, then clockwise). Return False if nobody sits there."""
        view, seats = self.model.view, self.model.view.table.seats
        return place < seats - 1 and self.bring((self.model.viewer(view) + 1 + place) % seats)

    def bring_next(self, backward: bool = False) -> None:
        """Bring the next neighbor forward."""
        if self.model.map.has_forward:
            self.step(self.model.view, self.model.viewer(self.model.view), backward)
            self._turn()

    def go_back(self) -> bool:
        """Follow the active seat again. Return False if no seat had been picked."""
        released = self.release() and self.model.map.has_forward
        if released:
            self._turn()
        return released

    def clear_private_ui(self) -> None:
        """Follow the active seat again for the next viewer."""
        self.release()

    def perform(self, action: str, about: str) -> bool:
        if action == "camera.bring":
            return self.bring(int(about))
        if action == "camera.place":
            return self.bring_place(int(about))
        if action == "camera.back":
            return self.go_back()
        if action in ("camera.next", "camera.previous"):
            self.bring_next(backward=action == "camera.previous")
            return True
        return False

    def update(self, now: int) -> bool:
        """Bring the displayed active seat forward, and the viewer's place in front. Return True when that changes."""
        model = self.model
        if self._turned_table():
            return True
        shown = model.going
        if not model.map.has_forward or model.arrangement.forward == self.forward(shown, model.viewer(shown)):
            return False
        self.do.rearrange()
        self._zoom(now)
        return True

    def _turned_table(self) -> bool:
        """Turn the table if the viewer has moved and has seen why. Return whether it turned."""
        model = self.model
        shown = model.going
        viewer = model.viewer(shown)
        place = places_of(shown)[viewer]
        if self.front(shown, viewer) == place or model.waiting:
            return False
        self._front = place
        self.do.turn_about()
        self.do.present()
        return True

    def _turn(self) -> None:
        self.do.rearrange()
        self.do.present()
        self._zoom(self.model.now)

    def _zoom(self, now: int) -> None:
        """Show where the large plot comes from, unless motion is off."""
        model, arrangement, pace = self.model, self.model.arrangement, self.model.pace
        places = [rect for seat, rect in arrangement.plots if seat == arrangement.forward]
        if pace.off or pace.reduced or len(places) < 2:
            return
        places.sort(key=lambda rect: rect.width)
        self.do.effect(PlotZoomVisual(now, pace.ms(_ZOOM_MS), places[0], places[-1], model.painter.look.color("good"),
                                      arrangement.scale))  # fmt: skip
