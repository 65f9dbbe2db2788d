"""A page of three columns; in narrow windows or with large text, three steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.art import palette, text
from client.scenes.page import Page
from client.shell.scene import Scale
from client.widgets import ScrollArea, Segments, Widget
from client.widgets.style import SECTION
from engine.words.say import scenes as say

RING = 10.0
_COLUMNS_UNITS = 1000.0
_WIDEST = 1440.0
_SPACIOUS = 1100.0


class ColumnsPage(Page):
    """A page with three scroll areas (`areas`), one for each column or step."""

    areas: tuple[ScrollArea, ScrollArea, ScrollArea]

    def __init__(self, title: str, back: Callable[[], None] | None, steps: Sequence[str]) -> None:
        super().__init__(title, back)
        self.step = 0
        self.segments = Segments(list(enumerate(steps)), 0, name=say("step"), height=42, then=self.go_to)
        self._headings: list[tuple[str, int, int]] = []
        """Words, and where they stand: left and middle."""

    @property
    def narrow(self) -> bool:
        return self.scale.width_units < _COLUMNS_UNITS

    def bar_height(self) -> int:
        return self.scale.px(62) if self.narrow else super().bar_height()

    def go_to(self, step: int) -> None:
        """Show a step, if the columns don't fit side by side."""
        self.step = step
        self.place_again()

    def focus_next_column(self, otherwise: Widget) -> None:
        """Focus the first control of the next column or step, or `otherwise` if it has none."""
        here = next((place for place, area in enumerate(self.areas) if self.form.focused in with_parts(area)), 2)
        place = (here + 1) % 3
        if self.narrow:
            self.go_to((self.step + 1) % 3)
            place = self.step
        inside = [widget for widget in self.form.stops() if widget in with_parts(self.areas[place])]
        self.form.focus(inside[0] if inside else otherwise)

    def place_body(self) -> None:
        if self.narrow:
            self._place_steps()
        else:
            self._place_columns()

    def _place_steps(self) -> None:
        raise NotImplementedError

    def _place_columns(self) -> None:
        raise NotImplementedError

    def _place_step(self, right: int, *buttons: Widget) -> None:
        """Place the step that is shown, up to the right edge `right`; the `buttons` are in the bar."""
        scale, body, margin, ring = self.scale, self.body, self.margin, self.scale.px(RING)
        self._headings = []
        self.set_controls(self.segments, self.areas[self.step], *buttons)
        self.segments.value = self.step
        place = pygame.Rect(margin, body.top + scale.px(9), body.width - 2 * margin, scale.px(42))
        self.segments.place(place, scale.unit)
        top = self.segments.rect.bottom + scale.px(2)
        area = pygame.Rect(margin - ring, top, right - margin + ring, body.bottom - top)
        self.areas[self.step].place(area, scale.unit)

    def _place_areas(self, columns: Sequence[pygame.Rect], top: int, bottoms: Sequence[int]) -> None:
        ring = self.scale.px(RING)
        for area, column, bottom in zip(self.areas, columns, bottoms, strict=True):
            place = pygame.Rect(column.x - ring, top - ring, column.width + 2 * ring, bottom - top + 2 * ring)
            area.place(place, self.scale.unit)

    def draw_body(self, surface: pygame.Surface) -> None:
        size = SECTION.size * self.scale.unit
        for words, x, middle in self._headings:
            text.draw(surface, words, SECTION.font, size, palette.INK, (x, middle), "midleft")


def with_parts(widget: Widget) -> list[Widget]:
    """Return a control with everything in it."""
    return [widget, *(inner for part in widget.parts() for inner in with_parts(part))]


def three_columns(body: pygame.Rect, margin: int, scale: Scale) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the columns for games, seats and house rules. They are as high as `body`; their widths have limits."""
    inner = min(body.width - 2 * margin, scale.px(_WIDEST))
    left = body.x + (body.width - inner) // 2
    gap = scale.px(30 if inner > scale.px(_SPACIOUS) else 18)
    games = max(scale.px(196), min(scale.px(300), round(inner * 0.221)))
    rules = max(scale.px(272), min(scale.px(420), round(inner * 0.299)))
    seats = inner - games - rules - 2 * gap
    x = left + games + gap
    return (
        pygame.Rect(left, body.y, games, body.height),
        pygame.Rect(x, body.y, seats, body.height),
        pygame.Rect(x + seats + gap, body.y, rules, body.height),
    )


def fitting_height(tall: float, flat: float, count: int, room: float, gap: float) -> float:
    """Return the height of each entry if `count` of them share `room`: `tall` if it fits, `flat` at least. All in u."""
    return max(flat, min(tall, room / max(1, count) - gap))
