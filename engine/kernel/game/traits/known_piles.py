"""Trait: piles with known cards in an unknown order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasKnownPiles(ABC, Generic[R]):
    """A player knows a pile's cards but not their order."""

    @abstractmethod
    def contents(self, view: View[R], zone: int) -> list[int] | None:
        """Return the sorted cards of a zone in unknown order, or None if the view's seat doesn't know the cards."""

    @abstractmethod
    def tally(self, view: View[R], cards: Sequence[int]) -> list[tuple[str, int]]:
        """Summarize a pile: names of theme drawings (a color, a type) and numbers of cards."""
