"""Seats that change places."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasMovingSeats(ABC, Generic[R]):
    """Seats can change places in a match; what belongs to a place (`layout.Zone.stays`) stays there."""

    @abstractmethod
    def places(self, view: View[R]) -> Sequence[int]:
        """At which place around the table each seat sits, clockwise from 0."""


def places_of(view: View) -> Sequence[int]:
    """At which place around the table each seat sits; at that of its own number where seats do not move."""
    moving = view.table.game.trait(HasMovingSeats)
    return moving.places(view) if moving else range(view.table.seats)
