"""Seating: who sits where around the table, and which place is in front.

Places are counted clockwise. Usually each seat keeps its own. A game can let two seats change places; what belongs to
a place (`layout.Zone.stays`) stays there. Maps count from the place in front: 0 is that one, 1 its left neighbor.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.game.traits import places_of
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class TableSeating:
    """`places` has the place of each seat; `front` is the place in front."""

    front: int
    places: tuple[int, ...]

    @classmethod
    def of(cls, view: View, viewer: int, front: int = NONE) -> TableSeating:
        """Return the seating in a view. Without `front`, the viewer's place is in front."""
        places = tuple(places_of(view))
        return cls(front if front != NONE else places[viewer], places)

    @classmethod
    def make_default(cls, seats: int, viewer: int) -> TableSeating:
        """Return the seating with every seat at its own place."""
        return cls(viewer, tuple(range(seats)))

    def seat(self, away: int) -> int:
        """Return the seat that many places clockwise of the front; NONE stays NONE."""
        return NONE if away == NONE else self.places.index(self.place(away))

    def places_from_front(self, seat: int) -> int:
        """Return how many places clockwise of the front a seat sits; NONE stays NONE."""
        return NONE if seat == NONE else (self.places[seat] - self.front) % len(self.places)

    def place(self, away: int) -> int:
        """Return the place that many places clockwise of the front; NONE stays NONE."""
        return NONE if away == NONE else (self.front + away) % len(self.places)

    @property
    def is_rearranged(self) -> bool:
        """Return whether any seat has left its own place."""
        return any(seat != place for seat, place in enumerate(self.places))
