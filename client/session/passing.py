"""Questions for reactions that are declined without asking, and how they are taken back."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from client.session.ahead import Ahead
from client.session.reactions import ReactionMemory, is_reaction, passing
from engine.kernel.match import Match
from engine.kernel.state import TURN, Option
from engine.store.settings import Settings


class Passing:
    """Declines what nobody at the table wants to be asked about. `notes` are what `to_data` gave for a saved match."""

    def __init__(self, match: Match, settings: Settings, notes: object = None) -> None:
        found: Mapping[str, Any] = notes if isinstance(notes, Mapping) else {}
        self.memory = ReactionMemory(settings, found.get("memory"))
        self.ahead = Ahead(match)
        self._match = match
        self._declined = {place for place in found.get("declined") or () if isinstance(place, int)}
        """After how many answers something was declined without asking."""
        self._skipped: set[int] = set()
        """After how many answers something was declined by choosing what comes next."""

    @property
    def turn(self) -> int:
        """The turn in which the match is."""
        return self._match.state.values[TURN]

    def answer(self, seat: int, option: Option) -> None:
        """Give an answer to what a seat is shown to be asked. Raises IllegalAnswer."""
        match = self._match
        if self.ahead.chooses(seat, option):
            self._skipped.add(len(match.answers))
            return
        question = match.state.question_for(seat)
        match.answer(seat, option)
        if is_reaction(question):
            self.memory.windows.withdraw(seat)

    def run(self, humans: Collection[int]) -> None:
        """Decline for people (their seats) as long as nobody has to be asked."""
        match = self._match
        self.memory.windows.tidy(match.state)
        while not match.over:
            if self.ahead.give(humans):
                continue
            views = (match.view(seat) for seat in match.asked if seat in humans)
            seat = next((view.seat for view in views if self.memory.lets_pass(view, len(humans) == 1)), None)
            if seat is None or not self.decline(seat):
                if any(self.ahead.kept(asked) for asked in match.asked):
                    self.ahead.forget()
                return
            self._declined.add(len(match.answers))

    def decline(self, seat: int) -> bool:
        """Decline the reaction a seat is asked for; false when it is not asked for one."""
        question = self._match.state.question_for(seat)
        option = passing(question) if question is not None and is_reaction(question) else None
        if option is None:
            return False
        self._match.answer(seat, option)
        return True

    def undo_refused(self, seat: int) -> str:
        """Why a seat cannot take back its last choice with what was declined without asking after it; empty when it
        can.
        """
        match = self._match
        reasons = [match.undo_refused(seat, before) for before in range(self._unasked() + 1)]
        return "over" if match.over else next(filter(None, reasons), "")

    def undo(self, seat: int) -> bool:
        """Take that back."""
        if self.undo_refused(seat):
            return False
        self.memory.speak(seat)
        self.ahead.drop()
        for _ in range(self._unasked() + 1):
            self._match.undo(seat)
        if self._skips() and not self._match.undo_refused(seat):
            self._match.undo(seat)
        last = len(self._match.answers)
        self._declined, self._skipped = ({place for place in places if place <= last}
                                         for places in (self._declined, self._skipped))  # fmt: skip
        return True

    def _unasked(self) -> int:
        """How many of the last answers were given without asking."""
        number = len(self._match.answers)
        count = 0
        while number - count in self._declined:
            count += 1
        return count

    def _skips(self) -> bool:
        """Whether the last answer declined by choosing what comes next."""
        return len(self._match.answers) in self._skipped

    def to_data(self) -> dict[str, Any]:
        """What is noted beside a saved match."""
        last = len(self._match.answers)
        return {"memory": self.memory.to_data(), "declined": [last - number for number in range(self._unasked())]}
