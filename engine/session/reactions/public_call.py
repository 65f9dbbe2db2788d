"""Whether anybody reacts, asked of all people at once on the public table: nobody's cards are shown for that.

Who is asked follows from what everybody sees: the games promise that of each question for a reaction. Whoever wants to
look says so aloud and sits down behind the curtain; for all others "nobody" declines, as long as nothing has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from engine.kernel.flow import machine
from engine.kernel.match.match import Match
from engine.kernel.state.view import View, view_of
from engine.session.reactions.card_memory import asked_next, is_reaction, passing

NOBODY = -1


@dataclass(frozen=True, slots=True)
class PublicCall:
    """What is asked on the public table.

    seats    the people who could react, in the order in which they would be asked
    trigger  what they may react to, as everybody may know it
    """

    seats: tuple[int, ...]
    trigger: str


class PublicAsking:
    """What has been said aloud at the moment that is open; all of it is forgotten when a card moves."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._zones: list[list[int]] = []
        self._declined: frozenset[int] = frozenset()
        self._speaker = NOBODY

    @property
    def speaker(self) -> int:
        """The seat of whoever wants to look, until it has been asked; NOBODY without one."""
        return self._speaker if self._holds() else NOBODY

    def declines(self, seat: int) -> bool:
        """Whether a person has said aloud that nothing is answered."""
        return seat in self._declined and self._holds()

    def speak(self, call: PublicCall, seat: int) -> None:
        """Somebody of the call wants to look; those who would be asked before decline."""
        self.decline(call.seats[: call.seats.index(seat)])
        self._speaker = seat

    def decline(self, seats: Sequence[int]) -> None:
        """These people let it happen."""
        self._zones = [zone.copy() for zone in self._match.state.zones]
        self._declined, self._speaker = frozenset(seats), NOBODY

    def asked(self, seat: int) -> None:
        """A person has answered: whoever spoke has been asked."""
        if seat == self._speaker:
            self._speaker = NOBODY

    def _holds(self) -> bool:
        return self._zones == self._match.state.zones

    def seats(self, people: Collection[int], lets_pass: Callable[[View], bool]) -> list[int]:
        """The people who will be asked at this moment if nobody reacts, in order; empty when none is asked for that.

        `lets_pass` tells whether a question, in the view of its seat, is declined without asking.
        """
        state, found, before = self._match.state.copy(), list[int](), set[int]()
        while len(state.questions) == 1 and state.zones == self._match.state.zones:
            question = state.questions[0]
            seat, no = question[0], passing(question)
            if no is None or not is_reaction(question) or seat in before:
                break
            view = view_of(state, seat)
            if seat in people and asked_next(view) is None and not lets_pass(view):
                found.append(seat)
            before.add(seat)
            machine.answer(state, seat, no)
        return found
