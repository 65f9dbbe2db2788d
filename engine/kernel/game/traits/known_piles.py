"""Piles of which the cards are known and the order is not."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasKnownPiles(ABC, Generic[R]):
    """A player knows what lies in a pile though not in which order, and what that comes to."""

    @abstractmethod
    def contents(self, view: View[R], zone: int) -> list[int] | None:
        """The cards that lie hidden in a zone in an order unknown to the seat that looks, sorted; None when it does not
        know them.
        """

    @abstractmethod
    def tally(self, view: View[R], cards: Sequence[int]) -> list[tuple[str, int]]:
        """What a pile comes to: the name of a drawing of the theme (a color, a type) and how many cards."""
