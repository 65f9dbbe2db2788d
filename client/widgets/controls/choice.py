"""Choosing: toggle, check, radio buttons, segments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import pygame

from client.art import paint, palette, text
from client.widgets.base import Action, Common, Pressable, Widget
from client.widgets.icons import draw_icon
from client.widgets.style import BODY, LABEL, SMALLEST

_MARK = 26.0


class Toggle(Pressable):
    """A switch that is on or off; its knob carries a tick or a cross."""

    radius_units = 16.0

    def __init__(
        self,
        on: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.on = on

    def natural_width(self, unit: float) -> int:
        return round(56 * unit)

    def height_for(self, width: int, unit: float) -> int:
        return round(32 * unit)

    def activate(self) -> Action:
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


class Check(Pressable):
    """A box with a tick, and its words at the right; the whole row is pressed."""

    radius_units = 7.0

    def __init__(
        self,
        words: str = "",
        on: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.name = self.name or words
        self.words = words
        self.on = on

    def natural_width(self, unit: float) -> int:
        words = text.width(self.words, BODY.font, BODY.size * unit) + round(12 * unit) if self.words else 0
        return round(_MARK * unit) + words

    def height_for(self, width: int, unit: float) -> int:
        lines = len(_mark_lines(self.words, width, unit))
        return round(max(44, lines * BODY.size * 1.3 + 14) * unit)

    def activate(self) -> Action:
        self.on = not self.on
        return self.act("change", self.on)

    def draw(self, surface: pygame.Surface) -> None:
        _draw_mark(surface, self, _mark_rect(self.rect, self.unit), self.on, round_mark=False)
        _draw_mark_words(surface, self.words, self.rect, self.unit, self.enabled)

    def draw_ring(self, surface: pygame.Surface) -> None:
        if self.ring:
            paint.focus_ring(surface, _mark_rect(self.rect, self.unit), self.px(7), self.unit, self.ring_gap_units)


class RadioGroup(Widget):
    """One of several, each a row: the arrows choose, Tab leaves. `value` is that of the chosen option."""

    def __init__(
        self,
        options: Sequence[tuple[Any, str]],
        value: Any,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.options = list(options)
        self.value = value
        self._under: int | None = None

    def natural_width(self, unit: float) -> int:
        words = [text.width(words, BODY.font, BODY.size * unit) for _, words in self.options]
        return round((_MARK + 12) * unit) + max(words, default=0)

    def height_for(self, width: int, unit: float) -> int:
        return sum(self._row_height(words, width, unit) for _, words in self.options)

    def _row_height(self, words: str, width: int, unit: float) -> int:
        return round(max(44, len(_mark_lines(words, width, unit)) * BODY.size * 1.3 + 14) * unit)

    def _rows(self) -> list[pygame.Rect]:
        rows, y = [], self.rect.y
        for _, words in self.options:
            height = self._row_height(words, self.rect.width, self.unit)
            rows.append(pygame.Rect(self.rect.x, y, self.rect.width, height))
            y += height
        return rows

    def _chosen(self) -> int:
        values = [value for value, _ in self.options]
        return values.index(self.value) if self.value in values else 0

    def handle(self, event: pygame.event.Event) -> Action | None:
        """A press on a row chooses it, the arrows choose the one before or after."""
        if event.type == pygame.MOUSEMOTION:
            under = pygame.Rect(event.pos, (1, 1)).collidelist(self._rows())
            changed, self._under = under != self._under, under
            return self.used() if changed else None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._choose(pygame.Rect(event.pos, (1, 1)).collidelist(self._rows()))
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            place = self._chosen() + (1 if event.key == pygame.K_DOWN else -1)
            return self._choose(place) if 0 <= place < len(self.options) else None
        return None

    def _choose(self, place: int) -> Action:
        if not self.enabled:
            return self.act("refused", self.reason)
        if place < 0 or self.options[place][0] == self.value:
            return self.used()
        self.value = self.options[place][0]
        return self.act("change", self.value)

    def draw(self, surface: pygame.Surface) -> None:
        for number, (row, (value, words)) in enumerate(zip(self._rows(), self.options, strict=True)):
            hovered = self.hovered and number == self._under
            mark = _mark_rect(row, self.unit)
            _draw_mark(surface, self, mark, value == self.value, round_mark=True, hover=float(hovered))
            _draw_mark_words(surface, words, row, self.unit, self.enabled)

    def draw_ring(self, surface: pygame.Surface) -> None:
        if self.ring and self.options:
            mark = _mark_rect(self._rows()[self._chosen()], self.unit)
            paint.focus_ring(surface, mark, mark.width / 2, self.unit, self.ring_gap_units)


class Segments(Widget):
    """One of a few, side by side: left and right choose. `value` is that of the chosen option."""

    radius_units = 9.0
    ring_gap_units = 2.0

    def __init__(
        self,
        options: Sequence[tuple[Any, str]],
        value: Any,
        *,
        height: float = 44,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.options = list(options)
        self.value = value
        self.height = height
        self._under: int | None = None

    def natural_width(self, unit: float) -> int:
        widest = max(text.width(words, LABEL.font, LABEL.size * unit) for _, words in self.options)
        return round((widest + 30 * unit) * len(self.options))

    def height_for(self, width: int, unit: float) -> int:
        return round(self.height * unit)

    def _cells(self) -> list[pygame.Rect]:
        count, inset = len(self.options), self.px(3)
        edges = [self.rect.x + round(self.rect.width * place / count) for place in range(count + 1)]
        return [
            pygame.Rect(left + inset, self.rect.y + inset, right - left - 2 * inset, self.rect.height - 2 * inset)
            for left, right in zip(edges, edges[1:], strict=False)
        ]

    def _size(self) -> float:
        """The size of the words in pixels: the same in all cells, small enough for the longest."""
        room = self.rect.width / len(self.options) - 12 * self.unit
        return min(
            text.fit(words, LABEL.font, LABEL.size * self.unit, room, SMALLEST * self.unit) for _, words in self.options
        )

    def _chosen(self) -> int:
        values = [value for value, _ in self.options]
        return values.index(self.value) if self.value in values else 0

    def _place_at(self, point: tuple[int, int]) -> int:
        share = (point[0] - self.rect.x) / max(1, self.rect.width)
        return max(0, min(len(self.options) - 1, int(share * len(self.options))))

    def handle(self, event: pygame.event.Event) -> Action | None:
        """A press chooses what is under it; left and right go one on, Home and End to the ends."""
        if event.type == pygame.MOUSEMOTION:
            under = self._place_at(event.pos)
            changed, self._under = under != self._under, under
            return self.used() if changed else None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._choose(self._place_at(event.pos))
        if event.type == pygame.KEYDOWN:
            steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_HOME: -99, pygame.K_END: 99}
            if event.key in steps:
                return self._choose(max(0, min(len(self.options) - 1, self._chosen() + steps[event.key])))
        return None

    def _choose(self, place: int) -> Action:
        if not self.enabled:
            return self.act("refused", self.reason)
        if self.options[place][0] == self.value:
            return self.used()
        self.value = self.options[place][0]
        return self.act("change", self.value)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        fill = palette.SUNK if self.enabled else palette.PAPER
        line = palette.PAPER_LINE if self.enabled else paint.mix(palette.PAPER_LINE, palette.PAPER, 0.5)
        paint.panel(surface, self.rect, 12 * unit, fill, line, 1.6 * unit)
        chosen = self._chosen()
        size = self._size()
        for number, (cell, (_, words)) in enumerate(zip(self._cells(), self.options, strict=True)):
            color = palette.INK if self.enabled else paint.mix(palette.INK_2, palette.PAPER, 0.2)
            if number == chosen:
                paint.panel(surface, cell, 9 * unit, palette.INK if self.enabled else palette.SOFT)
                color = palette.CREAM if self.enabled else color
            elif self.hovered and number == self._under and self.enabled:
                paint.panel(surface, cell, 9 * unit, palette.RAISED)
            shown = text.shorten(words, LABEL.font, size, cell.width - 2 * unit)
            text.draw(surface, shown, LABEL.font, size, color, cell.center, "center")

    def draw_ring(self, surface: pygame.Surface) -> None:
        if self.ring:
            cell = self._cells()[self._chosen()]
            paint.focus_ring(surface, cell, 9 * self.unit, self.unit, self.ring_gap_units)


def _mark_rect(row: pygame.Rect, unit: float) -> pygame.Rect:
    size = round(_MARK * unit)
    return pygame.Rect(row.x, row.centery - size // 2, size, size)


def _mark_lines(words: str, width: int, unit: float) -> list[str]:
    return text.wrap(words, BODY.font, BODY.size * unit, width - (_MARK + 12) * unit) if words else [""]


def _draw_mark(
    surface: pygame.Surface,
    widget: Widget,
    rect: pygame.Rect,
    on: bool,
    round_mark: bool,
    hover: float | None = None,
) -> None:
    """The box of a check or the circle of a radio button in the widget's state."""
    unit = widget.unit
    hover = widget.steps(widget.hover_amount) if hover is None else hover
    press = widget.steps(widget.press_amount)
    filled = on and not round_mark
    fill, line = (palette.INK if filled else palette.RAISED), (palette.INK if on else palette.PAPER_LINE)
    fill = paint.mix(fill, palette.DUSK_5 if filled else palette.SUNK, hover if widget.enabled else 0)
    fill = paint.mix(fill, "#000000" if filled else palette.SOFT, press)
    if not widget.enabled:
        fill, line = paint.mix(fill, palette.PAPER, 0.6), paint.mix(line, palette.PAPER, 0.55)
    paint.panel(surface, rect, rect.width / 2 if round_mark else 7 * unit, fill, line, 2 * unit)
    if on and round_mark:
        dot = rect.inflate(-round(rect.width * 0.54), -round(rect.height * 0.54))
        paint.panel(surface, dot, dot.width / 2, line)
    elif on:
        draw_icon(surface, "check", 19 * unit, palette.WHITE if widget.enabled else palette.PAPER, rect.center)


def _draw_mark_words(surface: pygame.Surface, words: str, row: pygame.Rect, unit: float, enabled: bool) -> None:
    if not words:
        return
    lines = _mark_lines(words, row.width, unit)
    step = BODY.size * 1.3 * unit
    color = palette.INK if enabled else paint.mix(palette.INK_2, palette.PAPER, 0.2)
    y = row.centery - (len(lines) - 1) * step / 2
    for line in lines:
        text.draw(surface, line, BODY.font, BODY.size * unit, color, (row.x + (_MARK + 12) * unit, y), "midleft")
        y += step
