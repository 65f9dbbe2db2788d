"""Trait: conditions about this turn that cards ask for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Lamp:
    """A public condition about this turn. `name`: its drawing. `lit`: whether it has happened."""

    name: str
    lit: bool
    words: str


class HasLamps(ABC, Generic[R]):
    """Cards depend on what has happened this turn."""

    @abstractmethod
    def lamps(self, view: View[R]) -> list[Lamp]:
        """Return all conditions that cards ask for, always in the same order."""


def lamps_of(view: View) -> list[Lamp]:
    """Return all conditions that cards ask for. Empty in games without HasLamps."""
    found = view.table.game.trait(HasLamps)
    return found.lamps(view) if found else []
