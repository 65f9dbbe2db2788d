"""Trait: rounds with scores."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasRounds(ABC, Generic[R]):
    """A match is played in rounds, each with its own score."""

    @abstractmethod
    def score_board(self, view: View[R]) -> list[list[int]]:
        """Return the results of all rounds so far, each with the points of every seat."""

    @abstractmethod
    def chart_step(self, view: View[R]) -> int:
        """Return the current round in the chart of points."""


def chart_step(view: View) -> int:
    """Return the current step in the chart of points: the round, or the turn in games without rounds."""
    rounds = view.table.game.trait(HasRounds)
    return rounds.chart_step(view) if rounds else view.turn
