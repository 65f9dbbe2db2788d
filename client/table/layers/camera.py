"""Which seat is brought forward, on a map where the others have small plots and one of them a large one; and which
place at the table lies in front.

The seat that acts is brought forward, unless the player has picked another one by click or key. In front lies the place
where the viewer sits; when that has changed, the table turns as soon as everything has been shown.
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
        strokes(surface, rect, lambda target: pygame.draw.rect(target, self.color, rect, wide, corner))


class SeatFraming:
    """Chooses the seat that is brought forward. `picked` is the player's own choice, or NONE."""

    def __init__(self) -> None:
        self.picked = NONE

    def forward(self, view: View, viewer: int) -> int:
        """The seat that is brought forward in a view; in the viewer's own turn the neighbor who came before."""
        seats = view.table.seats
        if self.picked != viewer and 0 <= self.picked < seats:
            return self.picked
        active = view.active
        return active if 0 <= active < seats and active != viewer else (viewer - 1) % seats

    def pick(self, seat: int, viewer: int) -> None:
        """Bring a seat forward; picked once more it goes back."""
        self.picked = NONE if seat in (self.picked, viewer) else seat

    def step(self, view: View, viewer: int, backward: bool = False) -> None:
        """Pick the next of the others, clockwise."""
        seats = view.table.seats
        place = (self.forward(view, viewer) - viewer - 1) % seats
        self.picked = (viewer + 1 + (place + (-1 if backward else 1)) % (seats - 1)) % seats

    def release(self) -> bool:
        """Frame who acts again; false when nobody had been picked."""
        picked, self.picked = self.picked, NONE
        return picked != NONE


class Camera(Layer, SeatFraming):
    """The framing of one table. Does nothing on a map where all plots are large."""

    def __init__(self, table: TableContext) -> None:
        Layer.__init__(self, table)
        SeatFraming.__init__(self)
        self._viewer, self._front = NONE, NONE

    def front(self, view: View, viewer: int) -> int:
        """The place that lies in front: where the viewer sits, or has sat until everything is shown."""
        if viewer != self._viewer:
            self._viewer, self._front = viewer, places_of(view)[viewer]
        return self._front

    def bring(self, seat: int) -> bool:
        """The player picks a seat; false where there is nothing to bring forward."""
        if not self.model.map.has_forward or seat == NONE:
            return False
        self.pick(seat, self.model.viewer(self.model.view))
        self._turn()
        return True

    def bring_place(self, place: int) -> bool:
        """The player picks the neighbor at a place, 0 is the left one, clockwise; false where nobody sits there."""
        view, seats = self.model.view, self.model.view.table.seats
        return place < seats - 1 and self.bring((self.model.viewer(view) + 1 + place) % seats)

    def bring_next(self, backward: bool = False) -> None:
        """The player picks the next neighbor."""
        if self.model.map.has_forward:
            self.step(self.model.view, self.model.viewer(self.model.view), backward)
            self._turn()

    def go_back(self) -> bool:
        """Frame who acts again; false when nobody had been picked."""
        released = self.release() and self.model.map.has_forward
        if released:
            self._turn()
        return released

    def clear_private_ui(self) -> None:
        """Frame who acts, whoever looks."""
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
        """Frame who acts in what is shown at a moment, and lay the viewer's place in front; true when that is another
        one than before.
        """
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
        """Whether the table has been turned, because the viewer sits elsewhere now and has seen how that came."""
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
        """Show from where the large plot has come, unless nothing may move."""
        model, arrangement, pace = self.model, self.model.arrangement, self.model.pace
        places = [rect for seat, rect in arrangement.plots if seat == arrangement.forward]
        if pace.off or pace.reduced or len(places) < 2:
            return
        places.sort(key=lambda rect: rect.width)
        self.do.effect(PlotZoomVisual(now, pace.ms(_ZOOM_MS), places[0], places[-1], model.painter.look.color("good"),
                                      arrangement.scale))  # fmt: skip
