"""Several things chosen one after the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasPicks(ABC, Generic[R]):
    """Several things are chosen one after the other, and taken together."""

    @abstractmethod
    def picks(self, view: View[R]) -> list[int]:
        """What has been chosen so far, as references, where the open question asks for one more."""
