"""Windows at the beginning of the own turn: declining takes no answer of its own.

Whoever begins a turn may react first. The table offers that together with what comes next
(`HasNamedWindows.next_question`); whoever chooses something of that has declined, and the choice is kept until
everybody else has declined, too.
"""

from __future__ import annotations

from collections.abc import Collection

from engine.kernel.match.match import Match
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.reactions.card_memory import asked_next, is_reaction, offered, passing
from engine.words.say import session as say


class EarlyPass:
    """What somebody has chosen before it was asked, in one match."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._kept: tuple[int, Option, str] | None = None
        """The seat, its choice, and that in words."""
        self.lost = ""
        """A sentence about a choice that was not possible any more, until somebody has taken it away."""

    @staticmethod
    def combined(view: View) -> View:
        """A fresh view, with the question that comes next and the reactions in one where a game offers both."""
        question = view.question
        following = asked_next(view)
        if question is not None and following is not None:
            view.question = (view.seat, following[1], following[2], (*following[3], *offered(question)))
        return view

    def chooses(self, seat: int, option: Option) -> bool:
        """Keep the choice of a seat that is asked in such a window, and decline for it; false for any other answer."""
        view = self._match.view(seat)
        question, following = view.question, asked_next(view)
        no = passing(question) if question is not None else None
        if no is None or following is None or option not in following[3]:
            return False
        shown = self.combined(self._match.view(seat))
        self._kept = seat, option, self._match.game.words.describe_option(shown, option, self._match.names)
        self._match.answer(seat, no)
        return True

    def kept(self, seat: int) -> str:
        """The choice of a seat that is kept, in words; empty without one."""
        return self._kept[2] if self._kept is not None and self._kept[0] == seat else ""

    def give(self, humans: Collection[int]) -> bool:
        """Give the choice that is kept if it is asked for now; true when it was. One that is not offered is lost, and
        so is that of a seat which is no longer a person's.
        """
        if self._kept is None:
            return False
        seat, option, words = self._kept
        if seat not in humans:
            self._kept = None
            return False
        question = self._match.state.question_for(seat)
        if question is None or (is_reaction(question) and option not in question[3]):
            return False
        self._kept = None
        if option not in question[3]:
            self.lost = say("reaction-lost", words=words)
            return False
        self._match.answer(seat, option)
        return True

    def drop(self) -> None:
        """Something is taken back, and a choice that is kept with it."""
        self._kept = None

    def forget(self) -> None:
        """Its seat is to be asked something else first: the choice is made anew."""
        if self._kept is not None:
            self.lost = say("reaction-lost", words=self._kept[2])
        self._kept = None
