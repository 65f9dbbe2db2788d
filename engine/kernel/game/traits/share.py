"""An amount that is dealt out among targets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasShare(ABC, Generic[R]):
    """A question can share an amount out, with one answer for each part."""

    @abstractmethod
    def share(self, view: View[R]) -> tuple[int, int]:
        """The amount that the open question shares out: what is left of it, and the whole of it; else (0, 0)."""
