"""Trait: plots of different styles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasPlotStyles(ABC, Generic[R]):
    """Each seat's plot can have a style of its own."""

    @abstractmethod
    def seat_style(self, view: View[R], seat: int) -> str:
        """Return the theme style for a seat's plot, or "" for the usual one."""
