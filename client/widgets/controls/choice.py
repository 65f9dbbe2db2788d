"""Choices: a toggle, one of several, segments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Unpack

import pygame

from client.art import paint, palette, text
from client.input.actions import FIRST, LAST, LEFT, RIGHT, Command as Key, find_triggered
from client.input.values import SET_VALUE
from client.widgets.base import Pressable, Widget, WidgetEvent, WidgetOptions
from client.widgets.description import Description, Role, ThingState
from client.widgets.icons import draw_icon
from client.widgets.style import LABEL, SMALLEST


class Toggle(Pressable):
    """A switch that is on or off. Its knob shows a check mark or a cross."""

    role = Role.SWITCH
    radius_units = 16.0

    def __init__(self, on: bool = False, **common: Unpack[WidgetOptions]) -> None:
        super().__init__(**common)
        self.on = on

    def describe(self) -> Description:
        about = super().describe()
        return replace(about, states=about.states | {ThingState.CHECKED}) if self.on else about

    def natural_width(self, unit: float) -> int:
        return round(56 * unit)

    def height_for(self, width: int, unit: float) -> int:
        return round(32 * unit)

    def activate(self) -> WidgetEvent:
        self.on = not self.on
        return self.act("change", self.on)

    def draw(self, surface: pygame.Surface) -> None:
        unit, hover, press = self.unit, self.steps(self.hover_amount), self.steps(self.press_amount)
        fill = palette.GREEN if self.on else palette.RAISED
        line = palette.GREEN if self.on else palette.PAPER_LINE
        knob = palette.WHITE if self.on else palette.PAPER_LINE
        sign = palette.GREEN if self.on else palette.RAISED
        fill = paint.mix(fill, palette.WHITE if self.on else palette.SUNK, (0.2 if self.on else 1) * hover)
        fill = paint.mix(fill, "#000000", (0.18 if self.on else 0.12) * press)
        if not self.enabled:
            fill, line = paint.mix(fill, palette.PAPER, 0.72), paint.mix(line, palette.PAPER, 0.5)
            knob = knob if self.on else paint.mix(knob, palette.PAPER, 0.5)
            sign = paint.mix(sign, palette.PAPER, 0.5) if self.on else sign
        rect = self._rail()
        paint.panel(surface, rect, rect.height / 2, fill, line, 2 * unit)
        size, inset = self.px(22), self.px(5)
        left = rect.right - size - inset if self.on else rect.x + inset
        place = pygame.Rect(left, rect.centery - size // 2, size, size)
        paint.panel(surface, place, size / 2, knob)
        draw_icon(surface, "check" if self.on else "close", self.px(15), sign, place.center)

    def _rail(self) -> pygame.Rect:
        width, height = self.px(56), self.px(32)
        return pygame.Rect(self.rect.x, self.rect.centery - height // 2, width, height)

    def draw_ring(self, surface: pygame.Surface) -> None:
        if self.ring:
            paint.focus_ring(surface, self._rail(), self.px(16), self.unit, self.ring_gap_units)


class SingleChoice(Widget):
    """One of several options, chosen by a click, the arrows, Home and End. `value` is the chosen one.

    With a `reason` the choice is shown but can't be changed.
    """

    role = Role.CHOICES
    keys: Mapping[Key, int]
    """How many options each command moves."""

    def __init__(self, value: Any, **common: Unpack[WidgetOptions]) -> None:
        super().__init__(**common)
        self.value = value
        self._under = -1

    def entries(self) -> Sequence[tuple[Any, str]]:
        """Return the value and the label of each option, in order."""
        raise NotImplementedError

    def describe(self) -> Description:
        label = next((words for value, words in self.entries() if value == self.value), "")
        return replace(super().describe(), value=label)

    def cells(self) -> list[pygame.Rect]:
        """Return the places of the options, in order."""
        raise NotImplementedError

    def _place_at(self, point: tuple[int, int]) -> int:
        """Return the index of the option at a point, or -1."""
        return pygame.Rect(point, (1, 1)).collidelist(self.cells())

    def _chosen_index(self) -> int:
        return next((place for place, (value, _) in enumerate(self.entries()) if value == self.value), 0)

    def ring_rect(self) -> pygame.Rect:
        """Return the place of the chosen option."""
        return self.cells()[self._chosen_index()]

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        if event.type == pygame.MOUSEMOTION:
            under = self._place_at(event.pos)
            changed, self._under = under != self._under, under
            return self.report_used() if changed else None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._choose(self._place_at(event.pos))
        if event.type == SET_VALUE:
            return self._choose(int(event.value))
        if (action := find_triggered(event, self.keys)) is not None:
            return self._choose(max(0, min(len(self.entries()) - 1, self._chosen_index() + self.keys[action])))
        return None

    def _choose(self, place: int) -> WidgetEvent:
        if not self.enabled:
            return self.act("refused", self.reason)
        wanted = self.entries()[place][0] if place >= 0 else self.value
        if wanted == self.value:
            return self.report_used()
        self.value = wanted
        return self.act("change", self.value)


class Segments(SingleChoice):
    """A few options side by side, chosen with left and right."""

    radius_units = 9.0
    ring_gap_units = 2.0
    keys = {LEFT: -1, RIGHT: 1, FIRST: -99, LAST: 99}

    def __init__(
        self, options: Sequence[tuple[Any, str]], value: Any, *, height: float = 44, **common: Unpack[WidgetOptions]
    ) -> None:
        super().__init__(value, **common)
        self.options = list(options)
        self.height = height

    def entries(self) -> Sequence[tuple[Any, str]]:
        return self.options

    def natural_width(self, unit: float) -> int:
        widest = max(text.width(words, LABEL.font, LABEL.size * unit) for _, words in self.options)
        return round((widest + 30 * unit) * len(self.options))

    def height_for(self, width: int, unit: float) -> int:
        return round(self.height * unit)

    def cells(self) -> list[pygame.Rect]:
        count, inset = len(self.options), self.px(3)
        edges = [self.rect.x + round(self.rect.width * place / count) for place in range(count + 1)]
        return [
            pygame.Rect(left + inset, self.rect.y + inset, right - left - 2 * inset, self.rect.height - 2 * inset)
            for left, right in zip(edges, edges[1:], strict=False)
        ]

    def _size(self) -> float:
        """Return the text size in pixels for all cells, small enough for the longest label."""
        room = self.rect.width / len(self.options) - 12 * self.unit
        return min(
            text.fit(words, LABEL.font, LABEL.size * self.unit, room, SMALLEST * self.unit) for _, words in self.options
        )

    def _place_at(self, point: tuple[int, int]) -> int:
        share = (point[0] - self.rect.x) / max(1, self.rect.width)
        return max(0, min(len(self.options) - 1, int(share * len(self.options))))

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        fill = palette.SUNK if self.enabled else palette.PAPER
        line = palette.PAPER_LINE if self.enabled else paint.mix(palette.PAPER_LINE, palette.PAPER, 0.5)
        paint.panel(surface, self.rect, 12 * unit, fill, line, 1.6 * unit)
        chosen = self._chosen_index()
        size = self._size()
        for number, cell in enumerate(self.cells()):
            color = palette.INK if self.enabled else paint.mix(palette.INK_2, palette.PAPER, 0.2)
            if number == chosen:
                paint.panel(surface, cell, 9 * unit, palette.CHOSEN if self.enabled else palette.SOFT)
                color = palette.CREAM if self.enabled else color
            elif self.hovered and number == self._under and self.enabled:
                paint.panel(surface, cell, 9 * unit, palette.RAISED)
            self.draw_option(surface, number, cell, size, color)

    def draw_option(self, surface: pygame.Surface, number: int, cell: pygame.Rect, size: float, color: str) -> None:
        """Draw the label of an option in its cell, `size` pixels large."""
        shown = text.shorten(self.options[number][1], LABEL.font, size, cell.width - 2 * self.unit)
        text.draw(surface, shown, LABEL.font, size, color, cell.center, "center")
