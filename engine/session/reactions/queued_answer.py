"""Queued answers: the target of a drop, kept until a later question about the same card."""

from __future__ import annotations

from collections.abc import Collection

from engine.kernel.match.match import Match
from engine.kernel.state.state import SOURCE, Option, Question, State
from engine.session.reactions.reaction_memory import is_reaction


class QueuedAnswer:
    """The queued answer of one player. It lasts while the card is being resolved, even while a price is paid."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._wanted: tuple[int, Option] | None = None

    def set(self, seat: int, option: Option | None) -> None:
        """Queue an answer for a seat, or clear the last one with None."""
        self._wanted = (seat, option) if option is not None else None

    def of(self, seat: int) -> Option | None:
        """Return a seat's queued answer, or None."""
        return self._wanted[1] if self._wanted is not None and self._wanted[0] == seat else None

    def forget(self, seat: int) -> bool:
        """Discard a seat's queued answer. Return False if there is none."""
        held = self.of(seat) is not None
        if held:
            self._wanted = None
        return held

    def give(self, humans: Collection[int]) -> bool:
        """Give the queued answer if it is asked for now. Never answers where the player must confirm the choice."""
        if self._wanted is None:
            return False
        seat, wanted = self._wanted
        question = self._match.state.question_for(seat)
        option = _fitting(question, wanted) if question is not None else None
        if question is None or option is None:
            if question is not None and not _lasts(self._match.state, wanted[1]):
                self._wanted = None
            return False
        self._wanted = None
        words = self._match.game.words
        if seat not in humans or words.confirmation(self._match.view(seat), option, self._match.names):
            return False
        self._match.answer(seat, option)
        return True


def _fitting(question: Question, wanted: Option) -> Option | None:
    """Return the wanted option, or the only other one with the same card and target."""
    if wanted in question[3]:
        return wanted
    same = [option for option in question[3] if option[1:] == wanted[1:]]
    return same[0] if len(same) == 1 and not is_reaction(question) else None


def _lasts(state: State, card: int) -> bool:
    """Return whether a card is still being resolved."""
    return any(frame[SOURCE] == card for frame in state.stack) or any(asked[2] == card for asked in state.questions)
