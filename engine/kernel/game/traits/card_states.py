"""Trait: cards with states (hexed, face down), which scenarios can name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.state import State


class HasCardStates(ABC, Generic[R]):
    """Cards have states that scenarios can name."""

    @abstractmethod
    def card_states(self, state: State[R], card: int) -> tuple[str, ...]:
        """Return the states of a card as words for `set_card_state`. An ordinary card has none."""

    @abstractmethod
    def set_card_state(self, state: State[R], card: int, word: str) -> None:
        """Put a card in its zone into a state. Raises ValueError with the known states."""
