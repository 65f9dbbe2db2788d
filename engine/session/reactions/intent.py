"""The thing that a drop aimed at, remembered until a later question of the same card can be answered with it."""

from __future__ import annotations

from collections.abc import Collection

from engine.kernel.match.match import Match
from engine.kernel.state.state import SOURCE, Option, Question, State
from engine.session.reactions.card_memory import is_reaction


class Intent:
    """What one player aims at. It lasts as long as the card is being carried out, also while a price is paid."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._wanted: tuple[int, Option] | None = None

    def set(self, seat: int, option: Option | None) -> None:
        """Remember the answer that a seat wants to give later, or forget the last one."""
        self._wanted = (seat, option) if option is not None else None

    def of(self, seat: int) -> Option | None:
        """Return the answer that a seat still wants to give."""
        return self._wanted[1] if self._wanted is not None and self._wanted[0] == seat else None

    def forget(self, seat: int) -> bool:
        """Forget what a seat aims at; false when it aims at nothing."""
        held = self.of(seat) is not None
        if held:
            self._wanted = None
        return held

    def give(self, humans: Collection[int]) -> bool:
        """Give the remembered answer if it is asked for now. Never answers where the player must confirm it."""
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
    """Return the wanted answer, or the only other one by which the same card acts on the same thing."""
    if wanted in question[3]:
        return wanted
    same = [option for option in question[3] if option[1:] == wanted[1:]]
    return same[0] if len(same) == 1 and not is_reaction(question) else None


def _lasts(state: State, card: int) -> bool:
    """Return whether a card is still being carried out."""
    return any(frame[SOURCE] == card for frame in state.stack) or any(asked[2] == card for asked in state.questions)
