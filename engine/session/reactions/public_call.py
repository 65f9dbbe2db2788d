"""Public reaction calls: all people are asked at once, and nobody's cards are shown.

Public information decides who is asked, as the games promise for each reaction question. A player who wants to look
says so and goes behind the curtain. For all others the call is declined, as long as nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from engine.kernel.flow import machine
from engine.kernel.match.match import Match
from engine.kernel.state.view import View, view_of
from engine.session.reactions.reaction_memory import asked_next, decline_option, is_reaction

NOBODY = -1


@dataclass(frozen=True, slots=True)
class PublicCall:
    """A reaction question on the public table.

    seats: the people who could react, in the order of their questions
    trigger: the event they may react to, as everybody knows it
    """

    seats: tuple[int, ...]
    trigger: str


class PublicAsking:
    """The responses to the current public call. They are discarded when a card moves."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._zones: list[list[int]] = []
        self._declined: frozenset[int] = frozenset()
        self._speaker = NOBODY

    @property
    def speaker(self) -> int:
        """Return the seat that wants to look until it has been asked, otherwise NOBODY."""
        return self._speaker if self._holds() else NOBODY

    def declines(self, seat: int) -> bool:
        """Return whether a person has publicly declined."""
        return seat in self._declined and self._holds()

    def speak(self, call: PublicCall, seat: int) -> None:
        """Record that a seat of the call wants to look. The seats before it decline."""
        self.decline(call.seats[: call.seats.index(seat)])
        self._speaker = seat

    def decline(self, seats: Sequence[int]) -> None:
        """Record that these people decline."""
        self._zones = [zone.copy() for zone in self._match.state.zones]
        self._declined, self._speaker = frozenset(seats), NOBODY

    def record_answer(self, seat: int) -> None:
        """Record that a person has answered."""
        if seat == self._speaker:
            self._speaker = NOBODY

    def _holds(self) -> bool:
        return self._zones == self._match.state.zones

    def seats(self, people: Collection[int], lets_pass: Callable[[View], bool]) -> list[int]:
        """Return the people who will be asked now if nobody reacts, in order.

        `lets_pass` tells whether a view's question is declined automatically.
        """
        state, found, before = self._match.state.copy(), list[int](), set[int]()
        while len(state.questions) == 1 and state.zones == self._match.state.zones:
            question = state.questions[0]
            seat, no = question[0], decline_option(question)
            if no is None or not is_reaction(question) or seat in before:
                break
            view = view_of(state, seat)
            if seat in people and asked_next(view) is None and not lets_pass(view):
                found.append(seat)
            before.add(seat)
            machine.answer(state, seat, no)
        return found
