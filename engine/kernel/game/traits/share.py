"""Trait: an amount split among targets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasShare(ABC, Generic[R]):
    """A question can split an amount, with one answer per part."""

    @abstractmethod
    def share(self, view: View[R]) -> tuple[int, int]:
        """Return the rest and the total of the amount that the open question splits, else (0, 0)."""
