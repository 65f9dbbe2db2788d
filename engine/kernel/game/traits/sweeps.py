"""Trait: quick answers, which give several answers with one key."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.state import Option
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Sweep:
    """Several answers for one key. As long as any of its options is offered, the first one is given.

    `name` is that of the key and of the text in the game's theme. The options belong to the open question.
    """

    name: str
    options: tuple[Option, ...]
    goes_on: bool = False
    """Whether it can only continue a sweep. The table then shows no button for it."""


class HasQuickAnswers(ABC, Generic[R]):
    """Turns include many routine answers."""

    @abstractmethod
    def sweeps(self, view: View[R]) -> list[Sweep]:
        """Return the answers that one key may give for the viewer. They must not hurt it or use up a choice."""
