"""Changing who plays a seat during a match: a person, or a computer with a level and a personality."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from client.widgets import Dialog, DialogButton, WidgetEvent
from client.widgets.opponents import OpponentField, OpponentPanel
from engine.ai.seat_request import HUMAN
from engine.session.computers.opponents import policy_words
from engine.words.say import table as say

if TYPE_CHECKING:
    from engine.session.protocol import TableSession

_WIDTH = 560.0


def seats_dialog(session: TableSession, choose: Callable[[int], None]) -> Dialog:
    """Return the dialog that asks for a seat."""
    answers = [
        DialogButton(
            say("seat-played", player=name, kind=_words(kind)),
            partial(choose, seat),
            icon="human" if kind == HUMAN else "robot",
        )
        for seat, (name, kind) in enumerate(zip(session.names, session.kinds, strict=True))
    ]
    answers.append(DialogButton(say("leave-as-it-is"), None, "primary", harmless=True))
    return Dialog(say("who-plays"), say("seats-sentence"), answers, width=_WIDTH)


def _words(kind: str) -> str:
    return say("a-person") if kind == HUMAN else policy_words(kind)


class SeatPanel(OpponentPanel):
    """Level and personality of one seat.

    When it closes, its event's value hands the seats over, or opens the settings of the seat's person.
    """

    def __init__(
        self,
        session: TableSession,
        seat: int,
        hand_over: Callable[[Sequence[tuple[int, str]]], None],
        open_person: Callable[[str], None],
    ) -> None:
        self._session, self._hand_over, self._open_person = session, hand_over, open_person
        self._all = self._own = False
        self._seat = seat
        kind, name = session.kinds[seat], session.names[seat]
        super().__init__(OpponentField(kind, name, True, lambda _: None, lambda _: self._take_all(), self._take_own))

    def _take_all(self) -> None:
        self._all = True

    def _take_own(self) -> None:
        self._own = True

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        action = super().handle(event)
        return self.act("press", self._make_request()) if self.closed else action

    def _make_request(self) -> Callable[[], None] | None:
        if self._own:
            return partial(self._open_person, self._session.names[self._seat])
        kind, kinds = self.owner.kind, self._session.kinds
        seats = [seat for seat, other in enumerate(kinds) if seat == self._seat or (self._all and other != HUMAN)]
        changed = [(seat, kind) for seat in seats if kinds[seat] != kind]
        return partial(self._hand_over, changed) if changed else None
