"""Trait: seats that swap places."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasMovingSeats(ABC, Generic[R]):
    """Seats can swap places during a match. Zones of a place (`layout.Zone.stays`) stay there."""

    @abstractmethod
    def places(self, view: View[R]) -> Sequence[int]:
        """Return each seat's place around the table, clockwise from 0."""


def places_of(view: View) -> Sequence[int]:
    """Return each seat's place around the table. Without HasMovingSeats, that is its number."""
    moving = view.table.game.trait(HasMovingSeats)
    return moving.places(view) if moving else range(view.table.seats)
