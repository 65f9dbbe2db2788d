"""What has happened this turn and is asked for by cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Lamp:
    """Something that has happened this turn or has not, as everybody can see: `name` is that of its drawing."""

    name: str
    lit: bool
    words: str


class HasLamps(ABC, Generic[R]):
    """Cards ask for what has happened this turn."""

    @abstractmethod
    def lamps(self, view: View[R]) -> list[Lamp]:
        """What this turn has seen and what cards ask for; always the same ones in the same order."""


def lamps_of(view: View) -> list[Lamp]:
    """What this turn has seen and what cards ask for; nothing in games whose cards do not."""
    found = view.table.game.trait(HasLamps)
    return found.lamps(view) if found else []
