"""What somebody has aimed at: an answer to the question that follows, given as soon as that is asked."""

from __future__ import annotations

from collections.abc import Collection

from client.session.reactions.card_memory import is_reaction
from engine.kernel.match import Match
from engine.kernel.state import Option


class Aim:
    """The aim of one person at the table of one match; forgotten when anything else is asked first."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._taken: tuple[int, Option] | None = None

    def take(self, seat: int, option: Option | None) -> None:
        """Aim, or at nothing any more."""
        self._taken = (seat, option) if option is not None else None

    def give(self, humans: Collection[int]) -> bool:
        """Give the answer aimed at if it is asked for now; true when it was. A grave one is left to be given by hand.
        """
        if self._taken is None:
            return False
        seat, option = self._taken
        question = self._match.state.question_for(seat)
        if question is None or (is_reaction(question) and option not in question[3]):
            return False
        self._taken = None
        view, words = self._match.view(seat), self._match.game.words
        if seat not in humans or option not in question[3] or words.confirmation(view, option, self._match.names):
            return False
        self._match.answer(seat, option)
        return True
