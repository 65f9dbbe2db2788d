"""Rounds that are scored."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasRounds(ABC, Generic[R]):
    """A match is played in rounds, each with a score of its own."""

    @abstractmethod
    def score_board(self, view: View[R]) -> list[list[int]]:
        """The results of all rounds so far, each with the points of every seat."""

    @abstractmethod
    def chart_step(self, view: View[R]) -> int:
        """The round at which a match is in the chart of points."""


def chart_step(view: View) -> int:
    """The step of the chart of points at which a match is: its round, or else its turn."""
    rounds = view.table.game.trait(HasRounds)
    return rounds.chart_step(view) if rounds else view.turn
