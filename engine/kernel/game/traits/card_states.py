"""Cards that can lie otherwise than usual (hexed, face down), and how scenarios say so."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.state import State


class HasCardStates(ABC, Generic[R]):
    """Cards can lie otherwise than usual, and scenarios say so."""

    @abstractmethod
    def card_states(self, state: State[R], card: int) -> tuple[str, ...]:
        """The states of a card in words, as `set_card_state` takes them; an ordinary card has none."""

    @abstractmethod
    def set_card_state(self, state: State[R], card: int, word: str) -> None:
        """Puts a card that lies in its zone into a state. Raises ValueError with those there are."""
