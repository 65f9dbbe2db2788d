"""Which seat is brought forward on maps with one large plot, and which place is in front.

The active seat is brought forward, unless the player has picked another one by click or key. The viewer's place is in
front. When the viewer moves, the table turns once all events have been shown.
"""

from __future__ import annotations

from engine.kernel.game.traits import places_of
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View


class ForwardSeat:
    """The seat that is brought forward. `picked`: the player's own choice, or NONE."""

    def __init__(self) -> None:
        self.picked = NONE
        self._viewer, self._front = NONE, NONE

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

    def front(self, view: View, viewer: int) -> int:
        """Return the place in front: the viewer's, or the previous one until all events have been shown."""
        if viewer != self._viewer:
            self.turn(view, viewer)
        return self._front

    def turn(self, view: View, viewer: int) -> None:
        """Bring the viewer's place to the front."""
        self._viewer, self._front = viewer, places_of(view)[viewer]
