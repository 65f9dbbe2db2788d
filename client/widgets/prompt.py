"""The prompt bar at the bottom: who acts, what is asked, what can be done."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.art import palette, text
from client.widgets.base import Widget
from client.widgets.controls.button import Button
from client.widgets.icons import draw_key_cap, draw_seat, key_cap_width
from client.widgets.style import BODY, LABEL, SMALLEST

_MARGIN = 16.0
_BUTTON_GAP = 8.0
_LINE = 1.3


class PromptBar(Widget):
    """Token, name and sentence at the left, the answers at the right; or key caps with words when nobody is
    asked.

    `answers` are buttons (kinds primary and dusk), the main answer last but one from the right as the caller
    orders them. When width is short the sentence wraps and the answers take a line of their own, then key
    caps go; answers never go. `waiting` draws the lilac line of a seat that is not a person at this
    computer.
    """

    focusable = False

    def __init__(
        self,
        answers: Sequence[Button] = (),
        *,
        seat: int = 0,
        who: str = "",
        sentence: str = "",
        waiting: bool = False,
        caps: Sequence[tuple[str, str]] = (),
        note: str = "",
    ) -> None:
        super().__init__()
        self.answers = list(answers)
        self.seat = seat
        self.who = who
        self.sentence = sentence
        self.waiting = waiting
        self.caps = list(caps)
        self.note = note

    def say(
        self,
        sentence: str,
        *,
        seat: int = 0,
        who: str = "",
        waiting: bool = False,
        answers: Sequence[Button] = (),
    ) -> None:
        """Ask something else; the bar must be placed anew, since its height may change."""
        self.sentence, self.seat, self.who, self.waiting = sentence, seat, who, waiting
        self.answers = list(answers)

    def parts(self) -> tuple[Widget, ...]:
        return tuple(self.answers)

    # -- size -----------------------------------------------------------------------------------------------

    def _answer_width(self, width: int, unit: float) -> int:
        widths = [button.natural_width(unit) for button in self.answers]
        return round(sum(widths) + max(0, len(widths) - 1) * _BUTTON_GAP * unit)

    def _sentence_left(self, unit: float) -> float:
        return (_MARGIN + (40 if self.seat else 0)) * unit

    def _sentence_lines(self, width: float, unit: float) -> list[str]:
        words = f"{self.who}: {self.sentence}" if self.who else self.sentence
        return text.wrap(words, BODY.font, BODY.size * unit, max(60 * unit, width), balanced=False)

    def _beside(self, width: int, unit: float) -> bool:
        """Whether sentence and answers have room beside each other."""
        room = width - self._sentence_left(unit) - _MARGIN * unit
        if self.answers:
            room -= self._answer_width(width, unit) + 20 * unit
        return len(self._sentence_lines(room, unit)) <= 2 and room > 160 * unit

    def _answer_rows(self, width: int, unit: float) -> list[list[Button]]:
        """The answers in rows that fit; a single row while it can be."""
        rows: list[list[Button]] = []
        used = 0.0
        for button in self.answers:
            needed = button.natural_width(unit) + _BUTTON_GAP * unit
            if not rows or used + needed > width - 2 * _MARGIN * unit:
                rows.append([])
                used = 0.0
            rows[-1].append(button)
            used += needed
        return rows

    def height_for(self, width: int, unit: float) -> int:
        if not self.sentence:
            return round(46 * unit)
        step = BODY.size * _LINE
        if self._beside(width, unit):
            room = width - self._sentence_left(unit) - _MARGIN * unit
            if self.answers:
                room -= self._answer_width(width, unit) + 20 * unit
            lines = len(self._sentence_lines(room, unit))
            return round(max(48 if self.answers else 45, lines * step + 14) * unit)
        room = width - self._sentence_left(unit) - _MARGIN * unit
        lines = len(self._sentence_lines(room, unit))
        rows = self._answer_rows(width, unit)
        return round((lines * step + 14 + len(rows) * 44 + 4) * unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        """Place the answers at the right, or in rows below the sentence."""
        super().place(rect, unit)
        if self._beside(rect.width, unit):
            self._place_row(self.answers, rect.centery + self.px(1))
            return
        y = rect.bottom - self.px(26)
        for row in reversed(self._answer_rows(rect.width, unit)):
            self._place_row(row, y)
            y -= self.px(44)

    def _place_row(self, row: Sequence[Button], middle: float) -> None:
        x: float = self.rect.right - _MARGIN * self.unit
        most = self.rect.width - 2 * round(_MARGIN * self.unit)
        for button in reversed(row):
            width = min(button.natural_width(self.unit), most)
            height = self.px(40)
            button.place(pygame.Rect(round(x - width), round(middle - height / 2), width, height), self.unit)
            x -= width + _BUTTON_GAP * self.unit

    # -- picture --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        surface.fill(palette.DUSK_9, self.rect)
        line = max(2, self.px(2.7))
        color = palette.DUSK_LINE if self.waiting else palette.AMBER
        surface.fill(color, (self.rect.x, self.rect.y - line // 2, self.rect.width, line))
        if self.sentence:
            self._draw_sentence(surface)
        else:
            self._draw_caps(surface)
        for button in self.answers:
            button.draw(surface)
        if self.note and not self.answers and not self.sentence:
            text.draw(
                surface,
                self.note,
                BODY.font,
                13.5 * unit,
                palette.CREAM_2,
                (self.rect.right - _MARGIN * unit, self.rect.centery),
                "midright",
            )

    def _draw_sentence(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        left = rect.x + self._sentence_left(unit)
        room = rect.right - left - _MARGIN * unit
        middle: float = rect.centery
        step = BODY.size * _LINE * unit
        if self._beside(rect.width, unit):
            if self.answers:
                room -= self._answer_width(rect.width, unit) + 20 * unit
            lines = self._sentence_lines(room, unit)
        else:
            lines = self._sentence_lines(room, unit)
            middle = rect.y + 8 * unit + len(lines) * step / 2
        if self.seat:
            draw_seat(surface, self.seat, self.who, 28 * unit, (rect.x + (_MARGIN + 14) * unit, middle))
        y = middle - (len(lines) - 1) * step / 2
        for number, words in enumerate(lines):
            x = left
            if number == 0 and self.who and words.startswith(self.who):
                name = f"{self.who}:"
                x += text.draw(
                    surface, name, LABEL.font, BODY.size * unit, palette.AMBER_HOVER, (x, y), "midleft"
                ).width + text.width(" ", BODY.font, BODY.size * unit)
                words = words[len(name) :].lstrip()
            size = text.fit(words, BODY.font, BODY.size * unit, left + room - x, SMALLEST * unit)
            text.draw(surface, words, BODY.font, size, palette.CREAM, (x, y), "midleft")
            y += step

    def _draw_caps(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        x = rect.x + _MARGIN * unit
        right = rect.right - _MARGIN * unit
        if self.note:
            right -= text.width(self.note, BODY.font, 13.5 * unit) + 16 * unit
        for cap, words in self.caps:
            needed = key_cap_width(cap, unit) + 9 * unit + text.width(words, BODY.font, 15 * unit)
            if x + needed > right:
                break
            x += draw_key_cap(surface, cap, unit, (x, rect.centery), dusk=True) + 9 * unit
            x += text.draw(surface, words, BODY.font, 15 * unit, palette.CREAM, (x, rect.centery), "midleft").width
            x += 22 * unit
