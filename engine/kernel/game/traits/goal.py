"""Points that win."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasGoal(ABC, Generic[R]):
    """The game is won by points."""

    @abstractmethod
    def goal(self, view: View[R]) -> int:
        """The points that win."""


def goal_of(view: View) -> int:
    """The points that win; 0 in a game that is not won by points."""
    found = view.table.game.trait(HasGoal)
    return found.goal(view) if found else 0
