"""Effects that answer each other before they happen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View

ANNOUNCED, WAITING, RESOLVING = "announced", "waiting", "resolving"
"""Revealed and not yet declared; declared and waiting for its turn; happening now."""


@dataclass(frozen=True, slots=True)
class ChainLink:
    """One effect of a chain that has been triggered and has not yet resolved, in the order of resolution.

    `moment` numbers the link: effects with the same number were triggered together and are declared together.
    `targets` are references (cards, seats, places); `words` says in one sentence what it is going to do.
    """

    moment: int
    seat: int
    card: int
    targets: tuple[int, ...]
    status: str
    words: str


class HasChain(ABC, Generic[R]):
    """Effects answer each other before they happen."""

    @abstractmethod
    def chain(self, view: View[R], names: Sequence[str]) -> list[ChainLink]:
        """The effects that have been triggered and have not yet resolved, in order, as anybody may see."""
