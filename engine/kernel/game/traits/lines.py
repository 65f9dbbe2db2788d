"""Trait: cards in rows or columns that count."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.state import Option
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Line:
    """A row or column that an answer takes or completes: references of its places, from one end to the other."""

    places: tuple[int, ...]
    words: str
    """The text next to the line: "7, Wild, 8: column can be removed"."""


class HasLines(ABC, Generic[R]):
    """Cards lie in rows or columns that count."""

    @abstractmethod
    def lines(self, view: View[R], option: Option) -> list[Line]:
        """Return the line that an option takes away, or the lines that placing a card would complete."""
