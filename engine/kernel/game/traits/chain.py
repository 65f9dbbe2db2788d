"""Trait: effects that respond to each other before they happen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View

ANNOUNCED, WAITING, RESOLVING = "announced", "waiting", "resolving"
"""States of a link: revealed but not declared, declared and waiting, happening now."""


@dataclass(frozen=True, slots=True)
class ChainLink:
    """One triggered effect of a chain that hasn't resolved yet. Links are listed in the order of resolution.

    `moment` numbers the link. Effects with the same number were triggered and are declared together. `targets` are
    references (cards, seats, places). `words` is a sentence about what the effect will do.
    """

    moment: int
    seat: int
    card: int
    targets: tuple[int, ...]
    status: str
    words: str


class HasChain(ABC, Generic[R]):
    """Effects respond to each other before they happen."""

    @abstractmethod
    def chain(self, view: View[R], names: Sequence[str]) -> list[ChainLink]:
        """Return the triggered effects that haven't resolved yet, in order. They are public."""
