"""Trait: moments at which seats may react."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from engine.kernel.state.generics import R
from engine.kernel.state.state import Option, Question
from engine.kernel.state.view import View


class HasWindows(ABC, Generic[R]):
    """Seats are asked for reactions."""

    @abstractmethod
    def is_worth_asking(self, view: View[R], option: Option) -> bool:
        """Return whether to ask about `option` under the "When it matters" setting."""

    @abstractmethod
    def affects_viewer(self, view: View[R]) -> bool:
        """Return whether the interrupted effect hits the viewer, judged by public facts only."""

    @abstractmethod
    def threat(self, view: View[R]) -> tuple[int, Sequence[int]]:
        """Return the card behind the open window, or NONE, and references to the cards, places or seats at risk."""


class HasNamedWindows(HasWindows[R]):
    """Windows have names, and a player sets once per name when to be asked."""

    @abstractmethod
    def window(self, view: View[R]) -> str:
        """Return the moment of the window that asks the viewer, or "" for any other question."""

    @abstractmethod
    def next_question(self, view: View[R]) -> Question | None:
        """In a window at the start of the viewer's turn, return its question after all seats decline.

        The table offers both at once, so that declining takes no extra answer.
        """


class HasPublicAnswers(ABC, Generic[R]):
    """Some questions to a seat with secrets don't involve those secrets."""

    @abstractmethod
    def may_ask_publicly(self, view: View[R], everybody: View[R]) -> bool:
        """Return whether the viewer can answer in public, because its secrets don't matter for the question.

        `everybody` is a spectator's view. The result itself must follow from public facts.
        """

    @abstractmethod
    def all_watch(self, view: View[R]) -> bool:
        """Return whether all players want to watch the result. A question is then public even for a lone viewer."""
