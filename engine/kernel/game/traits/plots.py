"""Plots that do not all look alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasPlotStyles(ABC, Generic[R]):
    """Every seat has a plot, and some plots look otherwise than others."""

    @abstractmethod
    def seat_style(self, view: View[R], seat: int) -> str:
        """The name of a style of the theme in which all of a seat is drawn; empty for the usual one."""
