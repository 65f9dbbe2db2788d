"""The buttons of the top bar and the prompt bar. The bars block everything below them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.input.focus import ANSWER, BUTTON, FocusStop
from client.table.actions import ANNOUNCE, DECLINE_ALL, NOBODY, PRESS_ANSWER, PRESS_TOOL, SHOW_REACTIONS, TOOLS, key_of
from client.table.advice.hint_button import hint_button
from client.table.layer import Layer
from client.table.pointer_targets import TOOL, Point, PressTarget, ReadableThing
from client.widgets.tooltip import draw_tooltip
from engine.words.say import table as say

_BARS = ("bar", "log")
_LATER = (ANNOUNCE, SHOW_REACTIONS, NOBODY, DECLINE_ALL)


class BarLayer(Layer):
    """A table's two bars. The still layer draws them."""

    def covers(self, point: Point) -> bool:
        """Return whether a bar or the log's place covers `point`."""
        rects = self.table.places.arrangement.rects
        prompt = self.table.prompt.rect
        return (prompt is not None and prompt.collidepoint(point)) or any(
            rects[name].collidepoint(point) for name in _BARS if name in rects
        )

    def _tools(self) -> list[tuple[str, pygame.Rect]]:
        """Return the top bar buttons that this table has."""
        rects = self.table.places.arrangement.rects
        return [(name, rects[f"button.{name}"]) for name in TOOLS if f"button.{name}" in rects]

    def control_at(self, point: Point) -> PressTarget | None:
        for name, rect in self._tools():
            if rect.collidepoint(point):
                return _tool(name)
        for number, rect in enumerate(self.table.prompt.answer_rects):
            if rect.collidepoint(point):
                return _answer(number)
        return None

    def hit(self, point: Point) -> ReadableThing | None:
        return next((self._thing(name, rect) for name, rect in self._tools() if rect.collidepoint(point)), None)

    def _thing(self, name: str, rect: pygame.Rect) -> ReadableThing:
        return ReadableThing(TOOL, name, None, tuple(rect), lambda surface: self._draw_tooltip(surface, name, rect))

    def _draw_tooltip(self, surface: pygame.Surface, name: str, rect: pygame.Rect) -> None:
        table = self.table
        sentence = table.session.undo_sentence if name == "undo" else ""
        if name == "hint":
            sentence = say(f"hint-{hint_button(table)}")
        draw_tooltip(
            surface,
            say(f"tool-{name}"),
            sentence,
            key_of(TOOLS[name]),
            rect,
            table.screen.scale.rect,
            table.screen.scale.unit,
            paper=table.screen.theme.slip,
        )

    def stops(self) -> Sequence[FocusStop]:
        """Return the prompt bar's buttons, then the others. Announcing and declining are last, away from Enter."""
        later = [number for number, button in enumerate(self.table.prompt.buttons) if button.command in _LATER]
        answers = [FocusStop(ANSWER, number, rect) for number, rect in enumerate(self.table.prompt.answer_rects)]
        answers.sort(key=lambda stop: stop.name in later)
        return [*answers, *(FocusStop(BUTTON, name, rect) for name, rect in self._tools())]

    def on_focus(self, stop: FocusStop | None) -> ReadableThing | None:
        return self._thing(str(stop.name), stop.rect) if stop is not None and stop.kind == BUTTON else None

    def activate(self, stop: FocusStop) -> bool:
        if stop.kind == BUTTON:
            return self.do.perform(PRESS_TOOL.of(str(stop.name)))
        return stop.kind == ANSWER and isinstance(stop.name, int) and self.do.perform(PRESS_ANSWER.of(stop.name))


def _tool(name: str) -> PressTarget:
    return PressTarget(BUTTON, name, PRESS_TOOL.of(name))


def _answer(number: int) -> PressTarget:
    return PressTarget(ANSWER, number, PRESS_ANSWER.of(number))
