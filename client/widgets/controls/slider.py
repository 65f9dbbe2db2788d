"""Numbers: a slider on a rail, and a stepper with minus and plus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Unpack

import pygame

from client.art import paint, palette, text
from client.input.actions import LEAST, LESS, MORE, MOST, MUCH_LESS, MUCH_MORE, find_triggered
from client.input.values import SET_VALUE
from client.widgets.base import Widget, WidgetEvent, WidgetOptions
from client.widgets.description import Description, Range, Role
from client.widgets.icons import draw_icon
from client.widgets.style import BUTTON, LABEL, SMALLEST

_KNOB = 26.0
_MOST_TICKS = 20


class Number(Widget):
    """A whole number from `low` to `high` in steps. `words` formats it."""

    role = Role.SLIDER

    def __init__(
        self,
        low: int,
        high: int,
        value: int,
        *,
        step: int = 1,
        words: Callable[[int], str] = str,
        **common: Unpack[WidgetOptions],
    ) -> None:
        super().__init__(**common)
        self.low = low
        self.high = high
        self.step = step
        self.words = words
        self.value = value

    def describe(self) -> Description:
        return replace(
            super().describe(), value=self.words(self.value), number=Range(self.value, self.low, self.high, self.step)
        )

    def set_value(self, value: float) -> WidgetEvent:
        """Set the nearest step within the limits."""
        if not self.enabled:
            return self.act("refused", self.reason)
        nearest = self.low + round((value - self.low) / self.step) * self.step
        nearest = max(self.low, min(self.high, nearest))
        if nearest == self.value:
            return self.report_used()
        self.value = nearest
        return self.act("change", nearest)

    def _use_key(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Change the value by one step, by ten, to a limit, or to a number."""
        if event.type == SET_VALUE:
            return self.set_value(float(event.value))
        steps = {LESS: -1, MORE: 1, MUCH_LESS: -10, MUCH_MORE: 10}
        action = find_triggered(event, (*steps, LEAST, MOST))
        if action in steps:
            return self.set_value(self.value + steps[action] * self.step)
        return self.set_value(self.low if action == LEAST else self.high) if action is not None else None


class Slider(Number):
    """A knob on a rail, dragged or moved with the arrows. The value shows above it while it is in use.

    With `show_value` the value always stands to the right of the rail.
    """

    radius_units = _KNOB / 2

    def __init__(
        self,
        low: int,
        high: int,
        value: int,
        *,
        step: int = 1,
        words: Callable[[int], str] = str,
        show_value: bool = False,
        **common: Unpack[WidgetOptions],
    ) -> None:
        super().__init__(low, high, value, step=step, words=words, **common)
        self.show_value = show_value

    def natural_width(self, unit: float) -> int:
        return round(210 * unit) + self._value_room(unit)

    def _value_room(self, unit: float) -> int:
        """Return the pixels to the right of the rail for the longest value."""
        if not self.show_value:
            return 0
        size = BUTTON.size * unit
        widest = max(text.width(self.words(value), BUTTON.font, size) for value in (self.low, self.high, self.value))
        return widest + round(12 * unit)

    @property
    def _rail(self) -> pygame.Rect:
        inset, height = self.px(_KNOB / 2), self.px(8)
        width = self.rect.width - 2 * inset - self._value_room(self.unit)
        return pygame.Rect(self.rect.x + inset, self.rect.centery - height // 2, max(1, width), height)

    @property
    def _share(self) -> float:
        return (self.value - self.low) / max(1, self.high - self.low)

    def _knob(self, size: float = _KNOB) -> pygame.Rect:
        rail, pixels = self._rail, self.px(size)
        knob = pygame.Rect(0, 0, pixels, pixels)
        knob.center = round(rail.x + rail.width * self._share), rail.centery
        return knob

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Move the knob to a click on the rail. It follows the pointer until the button is released."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.pressed = self.enabled
            return self._follow(event.pos)
        if event.type == pygame.MOUSEMOTION and self.pressed:
            return self._follow(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.pressed = False
            return self.report_used()
        return self._use_key(event)

    def _follow(self, point: tuple[int, int]) -> WidgetEvent:
        rail = self._rail
        share = (point[0] - rail.x) / rail.width
        return self.set_value(self.low + share * (self.high - self.low))

    def draw(self, surface: pygame.Surface) -> None:
        unit, rail, off = self.unit, self._rail, not self.enabled
        line = paint.mix(palette.PAPER_LINE, palette.PAPER, 0.5) if off else palette.PAPER_LINE
        done = paint.mix(palette.AMBER_LIP, palette.PAPER, 0.6) if off else palette.AMBER_LIP
        paint.panel(surface, rail, rail.height / 2, palette.SOFT, line, 1.2 * unit)
        knob = self._knob(_KNOB + 4 * max(self.steps(self.hover_amount), self.steps(self.press_amount)))
        paint.panel(
            surface,
            pygame.Rect(rail.x, rail.y, max(rail.height, knob.centerx - rail.x), rail.height),
            rail.height / 2,
            done,
        )
        self._draw_ticks(surface, rail, line)
        face = paint.mix(palette.AMBER, palette.AMBER_HOVER, self.steps(self.hover_amount))
        face = paint.mix(face, palette.AMBER_PRESSED, self.steps(self.press_amount))
        edge = palette.INK
        if off:
            face, edge = (
                paint.mix(palette.SOFT, palette.PAPER, 0.2),
                paint.mix(palette.PAPER_LINE, palette.PAPER, 0.4),
            )
        else:
            paint.shadow(surface, knob, knob.width / 2, 2 * unit, 0.27, (0, 1.5 * unit))
        paint.panel(surface, knob, knob.width / 2, face, edge, 2 * unit)
        if self.show_value:
            color = paint.mix(palette.INK_2, palette.PAPER, 0.2) if off else palette.INK
            place = self.rect.right, self.rect.centery
            text.draw(surface, self.words(self.value), BUTTON.font, BUTTON.size * unit, color, place, "midright")
        elif (self.hovered or self.pressed or self.ring) and not off:
            self._draw_bubble(surface, knob)

    def _draw_ticks(self, surface: pygame.Surface, rail: pygame.Rect, color: str) -> None:
        count = (self.high - self.low) // self.step
        if not 1 <= count <= _MOST_TICKS:
            return
        width = max(1, self.px(1.5))
        for number in range(count + 1):
            x = rail.x + rail.width * number / count
            surface.fill(palette.rgb(color), (round(x - width / 2), rail.centery + self.px(11), width, self.px(5)))

    def _draw_bubble(self, surface: pygame.Surface, knob: pygame.Rect) -> None:
        unit, words = self.unit, self.words(self.value)
        width = text.width(words, LABEL.font, 15 * unit) + self.px(18)
        bubble = pygame.Rect(0, 0, width, self.px(28))
        bubble.midbottom = knob.centerx, knob.centery - self.px(22)
        paint.panel(surface, bubble, 8 * unit, palette.CHOSEN)
        text.draw(surface, words, LABEL.font, 15 * unit, palette.CREAM, bubble.center, "center")

    def draw_ring(self, surface: pygame.Surface) -> None:
        if self.ring:
            knob = self._knob()
            paint.focus_ring(surface, knob, knob.width / 2, self.unit, self.ring_gap_units)


class Stepper(Number):
    """Minus, the value, plus."""

    _side = 0

    def natural_width(self, unit: float) -> int:
        widest = max(
            text.width(self.words(value), BUTTON.font, BUTTON.size * unit)
            for value in (self.low, self.high, self.value)
        )
        return round(max(144 * unit, widest + 104 * unit))

    def _side_at(self, point: tuple[int, int]) -> int:
        if not self.contains(point):
            return 0
        third = self.rect.width / 3
        return -1 if point[0] < self.rect.x + third else 1 if point[0] > self.rect.right - third else 0

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Decrease with a click on the left third, increase on the right third. The arrows work, too."""
        if event.type == pygame.MOUSEMOTION:
            side = self._side_at(event.pos)
            changed, self._side = side != self._side, side
            return self.report_used() if changed else None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._side = self._side_at(event.pos)
            self.pressed = self.enabled and self._side != 0
            return self.report_used() if self.enabled else self.act("refused", self.reason)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            pressed, self.pressed = self.pressed, False
            if pressed and self._side_at(event.pos) == self._side:
                return self.set_value(self.value + self._side * self.step)
            return self.report_used()
        return self._use_key(event)

    def draw(self, surface: pygame.Surface) -> None:
        unit, off = self.unit, not self.enabled
        line = paint.mix(palette.PAPER_LINE, palette.PAPER, 0.5) if off else palette.PAPER_LINE
        paint.panel(surface, self.rect, 12 * unit, palette.PAPER if off else palette.RAISED, line, 1.6 * unit)
        inset = self.px(4)
        size = min(self.rect.height - 2 * inset, self.px(40))
        for side, name in ((-1, "minus"), (1, "plus")):
            place = pygame.Rect(0, 0, self.px(36), size)
            place.midleft = self.rect.x + inset, self.rect.centery
            if side > 0:
                place.midright = self.rect.right - inset, self.rect.centery
            spent = off or (self.value <= self.low if side < 0 else self.value >= self.high)
            if not spent:
                paint.panel(surface, place, 9 * unit, self._face(side))
            color = paint.mix(palette.PAPER_LINE, palette.PAPER, 0.4) if spent else palette.INK
            draw_icon(surface, name, 20 * unit, color, place.center)
        words = self.words(self.value)
        room = self.rect.width - 2 * self.px(44)
        fitted = text.fit(words, BUTTON.font, BUTTON.size * unit, room, SMALLEST * unit)
        color = paint.mix(palette.INK_2, palette.PAPER, 0.2) if off else palette.INK
        text.draw(surface, words, BUTTON.font, fitted, color, self.rect.center, "center")

    def _face(self, side: int) -> str:
        if side != self._side or not self.hovered:
            return palette.SUNK
        return palette.AMBER_PRESSED if self.pressed else palette.AMBER_HOVER
