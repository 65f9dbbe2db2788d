"""Trait: names in scenarios for the moments at which seats may react."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.state import State


class HasNamedMoments(ABC, Generic[R]):
    """Scenarios can name the moments at which seats react."""

    @abstractmethod
    def all_moments(self) -> Sequence[str]:
        """Return every name that a moment can have, such as "neighbor-casts"."""

    @abstractmethod
    def open_moments(self, state: State[R]) -> Sequence[str]:
        """Return the names of the open question's moment. Empty if it asks for no reaction."""
