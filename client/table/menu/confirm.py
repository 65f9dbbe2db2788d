"""The confirmation before an answer that forfeits something, e.g. ending the turn with cards left to play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from client.input.keys import matches
from client.table.actions import PRESS_DIGIT, key_of
from client.table.context import TableContext
from client.table.hand.gestures import HandAction
from client.widgets import Dialog, DialogButton
from client.widgets.base import WidgetEvent
from engine.kernel.state.state import Option
from engine.session.words import address_names
from engine.words.say import table as say

_TWICE_MS = 450
"""A second press within this time (ms) counts as the same press."""


class ForfeitConfirmation:
    """Asks for confirmation at one table, once per answer and position. Giving the same answer again confirms it."""

    def __init__(self, table: TableContext, give: Callable[[HandAction], None]) -> None:
        self.table = table
        self._give = give
        self._asked: tuple[dict[str, Any], Option] | None = None
        """The view and the answer of the last confirmation."""

    def asks(self, act: HandAction) -> bool:
        """Ask to confirm an answer that forfeits something. Return False if no confirmation is needed."""
        table, option = self.table, act.option
        if option is None or not table.screen.settings.ask_before_ending:
            return False
        game, view, names = table.session.game, table.hand.view, address_names(table.session)
        sentence = game.words.describe_forfeits(view, option, names)
        asked = view.to_data(), option
        if not sentence or asked == self._asked:
            return False
        self._asked = asked
        table.reading.close()
        words = game.words.describe_option(view, option, names).partition(": ")[0]
        answers = [
            DialogButton(words, partial(self._give, act), "primary", icon="check"),
            DialogButton(say("back"), None, icon="left", harmless=True),
        ]
        title, again = say("question", words=words), self._pressed_again(option)
        table.screen.form.show(_EndingDialog(title, sentence, answers, again))
        return True

    def _pressed_again(self, option: Option) -> Callable[[pygame.event.Event], bool]:
        """Return a function that tells whether an event presses the answer's button again."""
        table, prompt, began = self.table, self.table.prompt, self.table.screen.now
        number = next((number for number, button in enumerate(prompt.buttons) if button.option == option), -1)
        if number < 0:
            return lambda event: False
        key, places = prompt.buttons[number].key or key_of(PRESS_DIGIT.of(number + 1)), prompt.answer_rects
        rect = places[number] if number < len(places) else pygame.Rect(0, 0, 0, 0)  # a new button has no place yet

        def is_second_press(event: pygame.event.Event) -> bool:
            if table.screen.now - began < _TWICE_MS:
                return False
            if event.type == pygame.MOUSEBUTTONDOWN:
                return bool(event.button == 1 and rect.collidepoint(event.pos))
            return bool(key) and matches(event, key)

        return is_second_press


class _EndingDialog(Dialog):
    """The confirmation dialog. Enter or the answer's own button confirms; Esc goes back."""

    def __init__(
        self, title: str, sentence: str, answers: list[DialogButton], again: Callable[[pygame.event.Event], bool]
    ) -> None:
        super().__init__(title, sentence, answers)
        self._again = again

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """Open the dialog with the focus on the answer."""
        super().open(bounds, unit)
        self.form.focus(self.buttons[0])

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Handle all events while the dialog is open."""
        beside = event.type != pygame.MOUSEBUTTONDOWN or not self.rect.collidepoint(event.pos)
        if beside and self._again(event):
            self.closed = True
            return self.act("press", self.answers[0].value)
        return super().handle(event)
