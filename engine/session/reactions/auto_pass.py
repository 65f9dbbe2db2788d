"""Automatic passing on reactions, and undoing it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.kernel.flow.ruleset import PASS, QUESTION_WINDOW
from engine.kernel.match.match import HUMAN, Match
from engine.kernel.state.state import TURN, Option
from engine.kernel.state.view import View
from engine.session.reactions.early_pass import EarlyPass
from engine.session.reactions.public_call import PublicAsking
from engine.session.reactions.queued_answer import QueuedAnswer
from engine.session.reactions.reaction_memory import EVERYTHING, ReactionMemory, decline_option, is_reaction
from engine.store.player.settings import Settings

UNDO, UNDO_WITHIN, UNDO_ONCE_BEYOND, NO_UNDO = "any", "within", "once-beyond", "none"
"""How far undo goes: beyond the rules (the match is then assisted), only within them, beyond them once, or nowhere."""


class AutoPass:
    """Declines reactions that no player wants to be asked about. `notes` come from `to_data` of a saved match."""

    def __init__(self, match: Match, settings: Settings, notes: object = None, undo: str = UNDO) -> None:
        """Create the rules. `undo`: how far undo goes."""
        found: Mapping[str, Any] = notes if isinstance(notes, Mapping) else {}
        self.memory = ReactionMemory(settings, found.get("memory"))
        self.early_pass = EarlyPass(match)
        self.queued_answer = QueuedAnswer(match)
        self.aloud = PublicAsking(match)
        self._match = match
        self._undo = undo
        self._declined = {place for place in found.get("declined") or () if isinstance(place, int)}
        """The numbers of the answers that were declined automatically."""
        self._skipped: set[int] = set()
        """The numbers of the answers that were declined because the player chose the next step."""

    @property
    def turn(self) -> int:
        return self._match.state.values[TURN]

    def answer(self, seat: int, option: Option, aim: Option | None = None) -> None:
        """Give a seat's answer and store its queued answer `aim`. Raises IllegalAnswer."""
        match = self._match
        if aim is not None:
            self.queued_answer.set(seat, aim)
        if self.early_pass.chooses(seat, option):
            self._skipped.add(len(match.answers))
            return
        question = match.state.question_for(seat)
        match.answer(seat, option)
        self.aloud.record_answer(seat)
        if is_reaction(question):
            self.memory.windows.withdraw(seat)

    def run(self, humans: Collection[int]) -> None:
        """Decline for the human seats as long as no person needs to be asked."""
        match = self._match
        self.memory.windows.tidy(match.state)
        while not match.over:
            if self.early_pass.give(humans) or self.queued_answer.give(humans):
                continue
            views = (match.view(seat) for seat in match.asked_seats if seat in humans)
            seat = next((view.seat for view in views if self._lets_pass(view, humans)), None)
            if seat is None or not self.decline(seat):
                if any(self.early_pass.describe_choice(asked) for asked in match.asked_seats):
                    self.early_pass.forget()
                return
            self._declined.add(len(match.answers))

    def _lets_pass(self, view: View, humans: Collection[int]) -> bool:
        if self.aloud.speaker == view.seat:
            return False
        return self.aloud.declines(view.seat) or self.memory.lets_pass(view, len(humans) == 1)

    def mode(self, seat: int, card: int, alone: bool) -> str:
        """Return when a seat wants to be asked about a card.

        A person who plays `alone` decides for each of their own cards. Several people decide for all cards with the
        same face. EVERYTHING stands for all other cards.
        """
        return self.memory.mode(seat, card, self.turn) if alone else self.memory.wish(seat, self._face(card))

    def set_mode(self, seat: int, card: int, mode: str, alone: bool) -> None:
        """Set when a seat wants to be asked. A player who does so for the card in question declines now."""
        if alone:
            self.memory.set_mode(seat, card, mode, self.turn)
            return
        self.memory.set_wish(seat, self._face(card), mode, self.turn)
        if self.memory.lets_pass(self._match.view(seat), False):
            self.aloud.record_answer(seat)

    def _face(self, card: int) -> int:
        return self._match.table.faces[card] if card != EVERYTHING else EVERYTHING

    def find_called_seats(self, humans: Collection[int]) -> list[int]:
        """Return the people to ask on the public table whether they react; none once one of them wants to look."""
        wanted = {self.aloud.speaker, *self.memory.windows.announced_cards}
        if len(humans) == 1 or wanted.intersection(self._match.asked_seats):
            return []
        return self.aloud.seats(humans, lambda view: self.memory.lets_pass(view, False))

    def decline(self, seat: int) -> bool:
        """Decline a seat's open reaction. Return False if it has none."""
        question = self._match.state.question_for(seat)
        option = decline_option(question) if question is not None and is_reaction(question) else None
        if option is None:
            return False
        self._match.answer(seat, option)
        self.aloud.record_answer(seat)
        return True

    def undo_refused(self, seat: int) -> str:
        """Return the key of the reason why a seat can't undo its last choice; empty when it can."""
        match = self._match
        if match.over:
            return "over"
        if self._undo == NO_UNDO:
            return "one-try"
        number = self._undone_by(seat)
        if not number:
            return "nothing" if match.has_one_human or not match.answers else "other-seat"
        return self._refuse_undo(seat, number)

    def goes_beyond(self, seat: int) -> bool:
        """Return whether a seat has a choice that `force` can undo."""
        match = self._match
        allowed = self._undo == UNDO or (self._undo == UNDO_ONCE_BEYOND and not match.assisted)
        return allowed and not match.over and self._undone_by(seat) > 0

    def undo(self, seat: int, force: bool = False) -> bool:
        """Undo the last choice. `force` ignores the reasons against it and marks the match as assisted."""
        match, number = self._match, self._undone_by(seat)
        if not self.goes_beyond(seat) if force else self.undo_refused(seat):
            return False
        self.memory.speak(seat)
        self.early_pass.drop()
        self.queued_answer.set(seat, None)
        self._take_back(seat, number, force)
        skipped = self._skipped_before()
        if force or not self._refuse_undo(seat, skipped):
            self._take_back(seat, skipped, force)
        last = len(match.answers)
        self._declined, self._skipped = (
            {place for place in places if place <= last} for places in (self._declined, self._skipped)
        )
        return True

    def _refuse_undo(self, seat: int, number: int) -> str:
        """Return the key of the reason why a seat can't undo the last `number` answers; empty when it can."""
        match = self._match
        last = len(match.answers)
        return next(
            filter(
                None, (match.undo_barrier(seat, before, self._is_unchosen(last - before)) for before in range(number))
            ),
            "",
        )

    def _take_back(self, seat: int, number: int, force: bool) -> None:
        for _ in range(number):
            self._match.undo(seat, force, self._is_unchosen(len(self._match.answers)))

    def _undone_by(self, seat: int) -> int:
        """Count the answers to undo with a seat's last choice; 0 when it has made none."""
        answers = self._match.answers
        last = (
            place
            for place in range(len(answers), 0, -1)
            if answers[place - 1].seat == seat and not self._is_unasked(place)
        )
        return len(answers) + 1 - next(last, len(answers) + 1)

    def _skipped_before(self) -> int:
        """Count the answers to undo with a reaction that was declined by choosing the next step.

        This includes what others have declined since.
        """
        last = len(self._match.answers)
        place = last
        while place and place not in self._skipped and self._is_unasked(place):
            place -= 1
        return last + 1 - place if place in self._skipped else 0

    def _is_unasked(self, place: int) -> bool:
        """Return whether answer `place` was given automatically, or would be after an undo."""
        match, answer = self._match, self._match.answers[place - 1]
        if place in self._declined:
            return True
        if answer.kind != QUESTION_WINDOW or answer.option[0] != PASS:
            return False
        return self.memory.is_unwanted(match.view_at(place - 1, answer.seat), match.has_one_human)

    def _is_unchosen(self, place: int) -> bool:
        """Return whether answer `place` is no player's choice: given automatically, or a computer's pass."""
        answer = self._match.answers[place - 1]
        declines = answer.kind == QUESTION_WINDOW and answer.option[0] == PASS
        return declines and (self._match.kinds[answer.seat] != HUMAN or self._is_unasked(place))

    def to_data(self) -> dict[str, Any]:
        """Return the notes for the saved match."""
        return {"memory": self.memory.to_data(), "declined": sorted(self._declined)}
