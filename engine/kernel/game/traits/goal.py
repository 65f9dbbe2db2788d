"""Trait: a number of points wins the match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasGoal(ABC, Generic[R]):
    """A number of points wins the match."""

    @abstractmethod
    def goal(self, view: View[R]) -> int:
        """Return the points that win."""


def goal_of(view: View) -> int:
    """Return the points that win, or 0 in a game without HasGoal."""
    found = view.table.game.trait(HasGoal)
    return found.goal(view) if found else 0
