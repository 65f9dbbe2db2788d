"""Number fields for each human player, such as how many pets they have. They can be skipped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from client.input.actions import Command as Key, find_triggered
from client.scenes.setup.match_setup import SeatSetup
from client.widgets import Column, Labeled, Stepper, WidgetEvent
from engine.words.say import setup as say

_SKIPPED = -1
_DIGITS = [Key("number.digit", (str(digit), f"Keypad {digit}"), (digit,)) for digit in range(10)]
_SHORTER, SKIPPING = Key("number.shorter", ("Backspace",)), Key("number.skip", ("Delete", "S"))
NUMBERS = (*_DIGITS, _SHORTER, SKIPPING)


class SkipStepper(Stepper):
    """A number that can be typed or stepped; one step below 0 it says that it is skipped."""

    def __init__(self, most: int, value: int | None, name: str, then: Callable[[Any], None]) -> None:
        shown = _SKIPPED if value is None else value
        super().__init__(_SKIPPED, most, shown, words=_words, name=name, then=then)

    @property
    def number(self) -> int | None:
        """The number, None when it is skipped."""
        return None if self.value == _SKIPPED else self.value

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Handle an event like any stepper. Digits write a number, Backspace deletes one, Delete and S skip."""
        action = find_triggered(event, NUMBERS)
        if action in _DIGITS:
            return self._write(_DIGITS.index(action))
        if action is not None:
            return self.set_value(self.value // 10 if action == _SHORTER and self.value >= 10 else _SKIPPED)
        return super().handle(event)

    def _write(self, digit: int) -> WidgetEvent:
        longer = max(0, self.value) * 10 + digit
        return self.set_value(longer if longer <= self.high else digit)


class SeatNumbers(Column):
    """A stepper for each seat that a person plays. `changed` gets the numbers of all seats."""

    def __init__(self, most: int, name: str, changed: Callable[[list[int | None]], None]) -> None:
        super().__init__(gap=4, name=name)
        self.most = most
        self.numbers: list[int | None] = []
        self._changed = changed
        self._places: list[int] = []

    def take(self, seats: Sequence[SeatSetup], numbers: Sequence[int | None]) -> None:
        """Show these players and their numbers."""
        self.numbers = list(numbers)
        places = [place for place, seat in enumerate(seats) if seat.human]
        if places != self._places:
            self._places = places
            self.children = [self._row(place) for place in places]
        for place, row in zip(places, self.children, strict=True):
            assert isinstance(row, Labeled) and isinstance(row.control, SkipStepper)
            called = seats[place].name.strip() or say("seat", number=place + 1)
            row.label = called
            row.control.name = f"{self.name} {called}"
            number = self.numbers[place]
            row.control.value = _SKIPPED if number is None else number

    def _row(self, place: int) -> Labeled:
        return Labeled("", SkipStepper(self.most, None, "", lambda _: self._take_number(place)))

    def _take_number(self, place: int) -> None:
        row = self.children[self._places.index(place)]
        assert isinstance(row, Labeled) and isinstance(row.control, SkipStepper)
        self.numbers[place] = row.control.number
        self._changed(list(self.numbers))


def _words(value: int) -> str:
    return say("skip") if value == _SKIPPED else str(value)
