"""An on-screen keyboard, for names typed with a game controller."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import paint, palette, text
from client.input.actions import BACK, NEXT, PRESS, PREVIOUS, WAYS, find_triggered
from client.input.keys import matches
from client.widgets.base import WidgetEvent
from client.widgets.controls.field_line import FieldLine
from client.widgets.form import Popup
from client.widgets.style import BODY, LABEL
from engine.words.say import widgets as say

_KEY, _GAP, _PADDING = 46.0, 6.0, 14.0
SHIFT, SPACE, ERASE, DONE = "shift", "space", "erase", "done"
_LAST = (SHIFT, SPACE, ERASE, DONE)
_NARROW = 2
"""Columns of each key in the last row, except the space bar, which takes the others."""


class OnScreenKeyboard(Popup):
    """Types into a field's line until it is closed. `changed` is called after each change and returns its event."""

    def __init__(self, line: FieldLine, changed: Callable[[], WidgetEvent]) -> None:
        super().__init__()
        self.line = line
        self.changed = changed
        self.rows = say("keyboard").split()
        """The letters of each row, the first row the longest."""
        self.shift = not line.content
        self.marked = 0, 1
        """Column and row of the focused key."""

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """Open centered at the bottom, as large as fits."""
        columns, rows = len(self.rows[0]), len(self.rows) + 1
        widest = columns * (_KEY + _GAP) - _GAP + 2 * _PADDING
        tallest = rows * (_KEY + _GAP) - _GAP + 2 * _PADDING + 40
        self.unit = min(unit, bounds.width / (widest + 20), bounds.height / (tallest + 20))
        self.rect = pygame.Rect(0, 0, self.px(widest), self.px(tallest))
        self.rect.midbottom = bounds.centerx, bounds.bottom - self.px(10)

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        """Place the keyboard again after the window changed."""
        self.open(bounds, unit)

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Handle arrows (move), Enter (type) and Esc (close). Typing on a real keyboard works, too."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            key = next((key for key, rect in self.keys().items() if rect.collidepoint(event.pos)), None)
            if key is not None:
                self.marked = key
                return self._press()
            self.closed = not self.rect.collidepoint(event.pos)
            return self.report_used()
        if event.type == pygame.TEXTINPUT:
            return self._write(event.text)
        action = find_triggered(event, (*WAYS, BACK, PRESS, NEXT, PREVIOUS))
        if action in WAYS:
            return self._go(*WAYS[action])
        if action == PRESS:
            return self._write(" ") if matches(event, "Space") else self._press()
        if action == PREVIOUS:
            return self._edit(self.line.delete(forward=False))
        self.closed = action in (BACK, NEXT)
        return self.report_used() if action is not None else None

    def keys(self) -> dict[tuple[int, int], pygame.Rect]:
        """Return the box of each key, by column and row."""
        step, top = self.px(_KEY + _GAP), self.rect.y + self.px(_PADDING + 40)
        left, size = self.rect.x + self.px(_PADDING), self.px(_KEY)
        found = {
            (column, row): pygame.Rect(left + column * step, top + row * step, size, size)
            for row, letters in enumerate(self.rows)
            for column in range(len(letters))
        }
        column = 0
        for wide in self._wide():
            found[column, len(self.rows)] = pygame.Rect(
                left + column * step, top + len(self.rows) * step, wide * step - self.px(_GAP), size
            )
            column += wide
        return found

    def key_text(self, key: tuple[int, int]) -> str:
        """Return what a key types, or its name in the last row."""
        column, row = key
        rows = self.rows
        if row < len(rows):
            letter = rows[row][column]
            return letter.upper() if self.shift and letter != "ß" else letter
        wide = self._wide()
        return _LAST[[sum(wide[:place]) for place in range(len(wide))].index(column)]

    def _wide(self) -> tuple[int, ...]:
        """Return the columns of each key in the last row."""
        return _NARROW, len(self.rows[0]) - 3 * _NARROW, _NARROW, _NARROW

    def _go(self, across: int, down: int) -> WidgetEvent:
        """Move to the nearest key in a direction, if there is one."""
        keys = self.keys()
        here = keys[self.marked]
        ahead = {
            key: rect
            for key, rect in keys.items()
            if (rect.centerx - here.centerx) * across > 0
            and key[1] == self.marked[1]
            or (key[1] - self.marked[1]) * down == 1
        }
        if ahead:
            self.marked = min(ahead, key=lambda key: abs(ahead[key].centerx - here.centerx))
        return self.report_used()

    def _press(self) -> WidgetEvent:
        key = self.key_text(self.marked)
        if key == DONE:
            self.closed = True
            return self.report_used()
        if key == SHIFT:
            self.shift = not self.shift
            return self.report_used()
        if key == ERASE:
            return self._edit(self.line.delete(forward=False))
        return self._write(" " if key == SPACE else key)

    def _write(self, letters: str) -> WidgetEvent:
        changed = self.line.insert(letters)
        self.shift = letters == " "
        return self._edit(changed)

    def _edit(self, changed: bool) -> WidgetEvent:
        return self.changed() if changed else self.report_used()

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        paint.shadow(surface, self.rect, 14 * unit, 10 * unit, 0.4, (0, 6 * unit))
        paint.panel(surface, self.rect, 14 * unit, palette.RAISED, palette.INK, 2 * unit)
        content = f"{self.line.content}|"
        shown = text.shorten(content, BODY.font, BODY.size * 1.2 * unit, self.rect.width - 2 * self.px(_PADDING))
        text.draw(
            surface,
            shown,
            BODY.font,
            BODY.size * 1.2 * unit,
            palette.INK,
            (self.rect.x + self.px(_PADDING + 4), self.rect.y + self.px(_PADDING + 16)),
            "midleft",
        )
        for key, rect in self.keys().items():
            lit = key == self.marked or self.key_text(key) == SHIFT and self.shift
            paint.panel(
                surface,
                rect,
                9 * unit,
                palette.AMBER_TINT if lit else palette.SUNK,
                palette.INK if key == self.marked else "",
                2.5 * unit if key == self.marked else 0,
            )
            words = self.key_text(key)
            words = say(f"key-{words}") if key[1] == len(self.rows) else words
            size = text.fit(words, LABEL.font, LABEL.size * 1.1 * unit, rect.width - 6 * unit)
            text.draw(surface, words, LABEL.font, size, palette.INK, rect.center, "center")
