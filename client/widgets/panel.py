"""Panels in the middle of the darkened window, with widgets of their own: dialogs, pickers, an enlarged card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from client.art import paint, palette
from client.input.actions import BACK, FINISH, find_triggered
from client.widgets.base import WidgetEvent
from client.widgets.controls.button import Button
from client.widgets.form import Form, Popup

_RADIUS = 22.0


class Panel(Popup):
    """The base of such popups, with their widgets in `form`. Its `layout` begins with `lay_out_window`."""

    fill = palette.RAISED
    shade = 153
    """How dark the window behind it becomes, 0 to 255."""

    def __init__(self, form: Form, *, name: str = "", then: Callable[[Any], None] | None = None) -> None:
        super().__init__(name=name, then=then)
        self.form = form
        self._window = pygame.Rect(0, 0, 1280, 720)

    def lay_out_window(self, bounds: pygame.Rect, unit: float) -> None:
        """Store the window's size and unit."""
        self._window, self.unit = pygame.Rect(bounds), unit
        self.form.layout(bounds, unit)

    def tick(self, now: int) -> bool:
        return self.form.update(now)

    def wake_at(self) -> int | None:
        return self.form.wake_at()

    def is_settled(self) -> bool:
        return not self.form.animating()

    def darken(self, surface: pygame.Surface) -> None:
        darken(surface, self._window, self.shade)

    def draw_ground(self, surface: pygame.Surface, clear: bool = False) -> None:
        """Draw the empty panel and its shadow. On a `clear` surface nothing is cached."""
        radius = _RADIUS * self.unit
        if clear:
            paint.draw_raised_panel(
                surface,
                self.rect,
                radius,
                self.fill,
                palette.INK,
                2 * self.unit,
                14 * self.unit,
                0.45,
                (0, 8 * self.unit),
            )
            return
        paint.shadow(surface, self.rect, radius, 14 * self.unit, 0.45, (0, 8 * self.unit))
        paint.panel(surface, self.rect, radius, self.fill, palette.INK, 2 * self.unit)

    def draw(self, surface: pygame.Surface) -> None:
        self.darken(surface)
        self.draw_ground(surface)
        self.form.draw(surface)


class Picker(Panel):
    """A panel to pick something: Ctrl+Enter confirms, Esc cancels."""

    fill = palette.PAPER

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        action = find_triggered(event, (FINISH, BACK))
        if action is None:
            return self.form.handle(event)
        if action == FINISH:
            self._finish()
        else:
            self._leave()
        return self.report_used()

    def _place_buttons(self, inner: pygame.Rect, first: Button, second: Button, share: float) -> int:
        """Place two buttons at the bottom, the first at most this `share` wide. Returns where the rest ends."""
        gap, high = self.px(12), self.px(48)
        wide = min(first.natural_width(self.unit), round(inner.width * share))
        top = inner.bottom - high
        first.place(pygame.Rect(inner.x, top, wide, high), self.unit)
        second.place(pygame.Rect(inner.x + wide + gap, top, inner.width - wide - gap, high), self.unit)
        return top - gap

    def _leave(self) -> None:
        """Close without picking."""
        self.closed = True

    def _finish(self) -> None:
        """Close and report what was picked."""
        raise NotImplementedError


def darken(surface: pygame.Surface, rect: pygame.Rect, shade: int = Panel.shade) -> None:
    """Darken the area behind a panel, 0 to 255."""
    left = 255 - shade
    night = [part * shade // 255 for part in paint.rgb(palette.DUSK_9)]
    surface.fill((left, left, left), rect, pygame.BLEND_RGB_MULT)
    surface.fill(night, rect, pygame.BLEND_RGB_ADD)
