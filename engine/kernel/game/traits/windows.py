"""Moments at which seats may react."""

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
        """Whether a player who wants to be asked "when it matters" is asked about this reaction."""

    @abstractmethod
    def affects_viewer(self, view: View[R]) -> bool:
        """Whether what an open window interrupts befalls the seat that looks, as everybody can see: nothing here may
        follow from what only that seat knows.
        """

    @abstractmethod
    def threat(self, view: View[R]) -> tuple[int, Sequence[int]]:
        """What the open window is about: the card it comes from (NONE for none) and the cards, places or seats it would
        befall, as references.
        """


class HasNamedWindows(HasWindows[R]):
    """Windows have names; a player says once for each name when to be asked."""

    @abstractmethod
    def window(self, view: View[R]) -> str:
        """The moment at which the window is open that asks the seat that looks; empty for any other question."""

    @abstractmethod
    def next_question(self, view: View[R]) -> Question | None:
        """In a window at the beginning of the seat's own turn, what it is asked as soon as everybody has declined, as
        matters stand. The table offers both at once, so that declining takes no answer of its own.
        """


class HasPublicAnswers(ABC, Generic[R]):
    """Some questions to a seat with secrets have nothing to do with them."""

    @abstractmethod
    def may_ask_publicly(self, view: View[R], everybody: View[R]) -> bool:
        """Whether the seat that looks can answer its question before everybody's eyes, because nothing that it alone
        knows has to do with it; `everybody` is the view of somebody who only looks on. Who is told the answer to this
        can follow from what all know alone.
        """

    @abstractmethod
    def all_watch(self, view: View[R]) -> bool:
        """Whether everybody wants to see what comes of that at once: then it is asked before their eyes even where
        somebody looks alone.
        """
