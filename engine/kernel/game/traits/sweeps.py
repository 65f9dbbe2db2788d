"""Several answers for one key."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.state import Option
from engine.kernel.state.view import View


@dataclass(frozen=True, slots=True)
class Sweep:
    """Several answers for one key of a player in a hurry: as long as it offers any, the first is given.

    `name` names the key and the words in the game's theme; the options are among those of the open question.
    """

    name: str
    options: tuple[Option, ...]
    goes_on: bool = False
    """Whether it only continues a sweep that has begun: the table offers no button for it."""


class HasQuickAnswers(ABC, Generic[R]):
    """Turns have much in them that is done without a thought."""

    @abstractmethod
    def sweeps(self, view: View[R]) -> list[Sweep]:
        """What one key may do at once for the seat that looks: nothing that spends a choice or can hurt it."""
