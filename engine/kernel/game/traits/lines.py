"""Cards in rows that count."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.state import Option
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Line:
    """Cards in a row that an answer takes or would complete: references of their places, from one end to the other."""

    places: tuple[int, ...]
    words: str
    """What there is to say of it beside it: "7, Wild, 8: column can be removed"."""


class HasLines(ABC, Generic[R]):
    """Cards lie in rows that count."""

    @abstractmethod
    def lines(self, view: View[R], option: Option) -> list[Line]:
        """The line that an answer takes away, or the lines that putting a card there would complete."""
