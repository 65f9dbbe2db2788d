"""Seats that are somebody in secret."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


class HasSecretRole(ABC, Generic[R]):
    """Each seat has a role that the others do not know."""

    @abstractmethod
    def briefing(self, view: View[R], names: Sequence[str]) -> str:
        """What the seat that looks is told in private when it sits down, in a sentence or two without its name; cards
        are written [[17|Name]]. Empty when there is nothing to tell.
        """

    @abstractmethod
    def identity(self, view: View[R], seat: int) -> str:
        """Who a seat secretly is, in a few words ("The Curator"), as far as the view shows it; else empty."""


def identity_of(view: View, seat: int) -> str:
    """Who a seat secretly is, as far as the view shows it; empty in games without roles."""
    roles = view.table.game.trait(HasSecretRole)
    return roles.identity(view, seat) if roles else ""
