"""Trait: secret roles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasSecretRole(ABC, Generic[R]):
    """Each seat has a secret role."""

    @abstractmethod
    def briefing(self, view: View[R], names: Sequence[str]) -> str:
        """Return the viewer's secret information at the start, as one or two sentences without its name.

        Cards are written [[17|Name]]. May be empty.
        """

    @abstractmethod
    def identity(self, view: View[R], seat: int) -> str:
        """Return a seat's role in a few words ("The Curator") if the view shows it, else ""."""


def identity_of(view: View, seat: int) -> str:
    """Return a seat's role if the view shows it, else "". Also "" in games without roles."""
    roles = view.table.game.trait(HasSecretRole)
    return roles.identity(view, seat) if roles else ""
