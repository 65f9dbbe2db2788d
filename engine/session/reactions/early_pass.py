"""Early passing in windows at the start of a player's own turn.

A player who begins a turn may react first. The table offers those reactions together with the next question
(`HasNamedWindows.next_question`). Choosing an answer to that question declines the reaction. The choice is kept until
all other players have declined too.
"""

from __future__ import annotations

from collections.abc import Collection

from engine.kernel.match.match import Match
from engine.kernel.state.state import Option
from engine.kernel.state.view import View
from engine.session.reactions.reaction_memory import asked_next, decline_option, is_reaction, options_but_pass
from engine.words.say import session as say


class EarlyPass:
    """A choice that a player made before its question, in one match."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._kept: tuple[int, Option, str] | None = None
        """The seat, its choice and the text of the choice."""
        self.lost = ""
        """A sentence about a kept choice that became impossible, until it is read and cleared."""

    @staticmethod
    def add_reactions(view: View) -> View:
        """Add the reactions to the next question of a fresh view, if the game offers both."""
        question = view.question
        following = asked_next(view)
        if question is not None and following is not None:
            view.question = (view.seat, following[1], following[2], (*following[3], *options_but_pass(question)))
        return view

    def chooses(self, seat: int, option: Option) -> bool:
        """Keep a choice that answers the next question and decline the reaction. Return False for any other answer."""
        view = self._match.view(seat)
        question, following = view.question, asked_next(view)
        no = decline_option(question) if question is not None else None
        if no is None or following is None or option not in following[3]:
            return False
        shown = self.add_reactions(self._match.view(seat))
        self._kept = seat, option, self._match.game.words.describe_option(shown, option, self._match.names)
        self._match.answer(seat, no)
        return True

    def describe_choice(self, seat: int) -> str:
        """Return the text of a seat's kept choice; empty without one."""
        return self._kept[2] if self._kept is not None and self._kept[0] == seat else ""

    def give(self, humans: Collection[int]) -> bool:
        """Give the kept choice if it is asked for now, and return whether it was.

        A choice is lost when it is no longer offered or when no person plays its seat now.
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
        """Discard the kept choice because of an undo."""
        self._kept = None

    def forget(self) -> None:
        """Discard the kept choice because its seat must answer something else first, and say so."""
        if self._kept is not None:
            self.lost = say("reaction-lost", words=self._kept[2])
        self._kept = None
