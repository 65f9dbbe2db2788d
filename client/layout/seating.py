"""Who sits where around the table, and which place lies in front.

Places are counted clockwise. Usually each seat keeps its own; a game can let two seats change places, and what
belongs to a place (`layout.Zone.stays`) stays there. Maps count from the place in front: 0 is that one, 1 its left
neighbor.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.game.traits.moving_seats import places_of
from engine.kernel.state.refs import NONE
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Seating:
    """`places` has the place of each seat, `front` is the place that lies in front."""

    front: int
    places: tuple[int, ...]

    @classmethod
    def of(cls, view: View, viewer: int, front: int = NONE) -> Seating:
        """Who sits where in a view, with the place in front, or without one that of the viewer."""
        places = tuple(places_of(view))
        return cls(front if front != NONE else places[viewer], places)

    @classmethod
    def kept(cls, seats: int, viewer: int) -> Seating:
        """Everybody at the own place."""
        return cls(viewer, tuple(range(seats)))

    def seat(self, away: int) -> int:
        """The seat that sits so many places clockwise of the one in front; NONE stays NONE."""
        return NONE if away == NONE else self.places.index(self.place(away))

    def away(self, seat: int) -> int:
        """How many places clockwise of the one in front a seat sits; NONE stays NONE."""
        return NONE if seat == NONE else (self.places[seat] - self.front) % len(self.places)

    def place(self, away: int) -> int:
        """The place that is so many places clockwise of the one in front; NONE stays NONE."""
        return NONE if away == NONE else (self.front + away) % len(self.places)

    @property
    def moved(self) -> bool:
        """Whether anybody sits elsewhere than at the own place."""
        return any(seat != place for seat, place in enumerate(self.places))
