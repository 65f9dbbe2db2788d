"""Trait: several things chosen one after the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasPicks(ABC, Generic[R]):
    """Several things are chosen one after the other and taken together."""

    @abstractmethod
    def picks(self, view: View[R]) -> list[int]:
        """Return the references chosen so far, if the open question asks for another one."""
