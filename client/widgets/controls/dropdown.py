"""Drop-down lists: one of several entries, of which only the chosen one shows until the list is opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Unpack

import pygame

from client.art import paint, palette, text
from client.art.sketch import clip_to
from client.input.actions import (
    BACK,
    FIRST,
    LAST,
    LIST_DOWN,
    LIST_UP,
    NEXT,
    PAGE_DOWN,
    PAGE_UP,
    PRESS,
    Command as Key,
    find_triggered,
)
from client.input.values import SET_VALUE
from client.widgets.base import Pressable, WidgetEvent, WidgetOptions
from client.widgets.controls.scroll import draw_scroll_bar
from client.widgets.description import Description, Role, ThingState
from client.widgets.form import Popup
from client.widgets.icons import draw_icon
from client.widgets.style import BODY, HINT, SMALLEST
from engine.words.say import access as say

_ROW = 42.0
STEPS = {Key("choice.next", ("Ctrl Down", "Alt Down")): 1, Key("choice.previous", ("Ctrl Up", "Alt Up")): -1}


@dataclass(frozen=True, slots=True)
class Choice:
    """An entry of a list: its value, label, icon and second line, and the reason if it can't be chosen."""

    value: Any
    words: str
    icon: str = ""
    hint: str = ""
    reason: str = ""


class Dropdown(Pressable):
    """The closed list. Enter, Space or a click opens it; Ctrl or Alt with up and down changes the choice."""

    role = Role.COMBO

    def __init__(self, choices: Sequence[Choice], value: Any, **common: Unpack[WidgetOptions]) -> None:
        super().__init__(**common)
        self.choices = list(choices)
        self.value = value

    @property
    def chosen_entry(self) -> Choice:
        return next((choice for choice in self.choices if choice.value == self.value), self.choices[0])

    def describe(self) -> Description:
        return replace(super().describe(), value=self.chosen_entry.words)

    def natural_width(self, unit: float) -> int:
        widest = max(text.width(choice.words, BODY.font, BODY.size * unit) for choice in self.choices)
        icons = 30 * unit if any(choice.icon for choice in self.choices) else 0
        return round(widest + icons + 62 * unit)

    def activate(self) -> WidgetEvent:
        return WidgetEvent(self, "used", DropdownList(self))

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Handle an event like a button; Ctrl or Alt with up and down steps through the entries of the closed list."""
        if (action := find_triggered(event, STEPS)) is not None:
            return self._step(STEPS[action])
        return super().handle(event)

    def _step(self, by: int) -> WidgetEvent:
        if not self.enabled:
            return self.act("refused", self.reason)
        place = self.choices.index(self.chosen_entry) + by
        while 0 <= place < len(self.choices) and self.choices[place].reason:
            place += by
        if 0 <= place < len(self.choices):
            return self.choose(self.choices[place].value)
        return self.report_used()

    def choose(self, value: Any) -> WidgetEvent:
        """Choose this entry."""
        if value == self.value:
            return self.report_used()
        self.value = value
        return self.act("change", value)

    def draw(self, surface: pygame.Surface) -> None:
        unit, off = self.unit, not self.enabled
        fill = paint.mix(palette.RAISED, palette.SUNK, self.steps(self.hover_amount))
        fill = paint.mix(fill, palette.SOFT, self.steps(self.press_amount))
        line = palette.PAPER_LINE
        if off:
            fill, line = palette.PAPER, paint.mix(line, palette.PAPER, 0.5)
        paint.panel(surface, self.rect, 12 * unit, fill, line, 1.6 * unit)
        color = paint.mix(palette.INK_2, palette.PAPER, 0.2) if off else palette.INK
        draw_icon(surface, "down", 20 * unit, color, (self.rect.right - 22 * unit, self.rect.centery))
        inner = pygame.Rect(self.rect.x, self.rect.y, self.rect.width - self.px(36), self.rect.height)
        self.draw_chosen(surface, inner, color)

    def draw_chosen(self, surface: pygame.Surface, rect: pygame.Rect, color: str) -> None:
        """Draw the chosen entry within the closed list."""
        draw_choice(surface, self.chosen_entry, rect, self.unit, color, hint=False)


class DropdownList(Popup):
    """The open list of a drop-down, over everything else, until a choice, Esc, or a click outside."""

    def __init__(self, owner: Dropdown) -> None:
        super().__init__()
        self.owner = owner
        self.unit = owner.unit
        self.marked = owner.choices.index(owner.chosen_entry)
        self._rows = [self._height(choice) for choice in owner.choices]
        self._scroll = 0

    def describe_entry(self, number: int) -> Description:
        """Describe an entry for the voice and the accessibility tree."""
        choice, count = self.owner.choices[number], len(self.owner.choices)
        reason = say("not-now", reason=choice.reason.rstrip(".")) if choice.reason else ""
        states = {ThingState.SELECTED} if choice.value == self.owner.value else set()
        return Description(
            Role.ITEM,
            choice.words,
            details=(reason or choice.hint,),
            place=(number, count),
            states=frozenset(states | ({ThingState.DISABLED} if choice.reason else set())),
        )

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """Open next to the owner, with the chosen entry visible."""
        self._place_in(bounds)
        self._reveal()

    def _height(self, choice: Choice) -> int:
        return self.px(_ROW + (16 if choice.hint or choice.reason else 0))

    def _place_in(self, bounds: pygame.Rect) -> None:
        """Place the list below the owner, or above if there is more room, as high as fits."""
        gap, padding, owner = self.px(4), self.px(6), self.owner.rect
        widest = max(
            text.width(choice.words, BODY.font, BODY.size * self.unit) + (self.px(30) if choice.icon else 0)
            for choice in self.owner.choices
        )
        hints = max(
            text.width(choice.reason or choice.hint, HINT.font, HINT.size * self.unit)
            + (self.px(30) if choice.icon else 0)
            for choice in self.owner.choices
        )
        wanted = max(owner.width, widest + self.px(74), hints + self.px(74))
        width = min(wanted, bounds.width - 2 * gap)
        below, above = bounds.bottom - owner.bottom - 2 * gap, owner.top - bounds.top - 2 * gap
        height = sum(self._rows) + 2 * padding
        downward = height <= below or below >= above
        self.rect = pygame.Rect(owner.x, 0, width, min(height, below if downward else above))
        if downward:
            self.rect.top = owner.bottom + gap
        else:
            self.rect.bottom = owner.top - gap
        self.rect.clamp_ip(bounds)

    @property
    def _view(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.px(6), -2 * self.px(6))

    def row_rect(self, number: int) -> pygame.Rect:
        """Return the place of an entry, visible or not."""
        view = self._view
        return pygame.Rect(view.x, view.y + sum(self._rows[:number]) - self._scroll, view.width, self._rows[number])

    def _row_at(self, point: tuple[int, int]) -> int | None:
        rows = (number for number in range(len(self._rows)) if self.row_rect(number).collidepoint(point))
        return next(rows, None) if self._view.collidepoint(point) else None

    def _reveal(self) -> None:
        """Scroll the marked row into view."""
        view, row = self._view, self.row_rect(self.marked)
        if row.top < view.top:
            self._scroll -= view.top - row.top
        elif row.bottom > view.bottom:
            self._scroll += row.bottom - view.bottom

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        if event.type == pygame.MOUSEMOTION:
            row = self._row_at(event.pos)
            if row is not None and row != self.marked:
                self.marked = row
                return self.report_used()
        elif event.type == pygame.MOUSEBUTTONDOWN:
            if not self.rect.collidepoint(event.pos):
                self.closed = True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            row = self._row_at(event.pos)
            if row is not None:
                self.marked = row
                return self._take()
        elif event.type == SET_VALUE:
            self.marked = int(event.value)
            return self._take()
        elif event.type == pygame.MOUSEWHEEL:
            most = max(0, sum(self._rows) - self._view.height)
            self._scroll = max(0, min(most, self._scroll - event.y * self.px(_ROW)))
            return self.report_used()
        return self._key(event)

    def _key(self, event: pygame.event.Event) -> WidgetEvent | None:
        last = len(self._rows) - 1
        moves = {LIST_UP: -1, LIST_DOWN: 1, FIRST: -last, LAST: last, PAGE_UP: -6, PAGE_DOWN: 6}
        action = find_triggered(event, (*moves, PRESS, BACK, NEXT))
        if action in moves:
            self.marked = max(0, min(last, self.marked + moves[action]))
            self._reveal()
            return self.report_used()
        if action == PRESS:
            return self._take()
        if action is not None:
            self.closed = True
            return self.report_used()
        return self._jump(getattr(event, "unicode", ""))

    def _jump(self, letter: str) -> WidgetEvent | None:
        """Mark the next entry that begins with a letter."""
        if not letter.strip():
            return None
        count = len(self._rows)
        for step in range(1, count + 1):
            number = (self.marked + step) % count
            if self.owner.choices[number].words.lower().startswith(letter.lower()):
                self.marked = number
                self._reveal()
                break
        return self.report_used()

    def _take(self) -> WidgetEvent:
        choice = self.owner.choices[self.marked]
        if choice.reason:
            return self.report_used()
        self.closed = True
        return self.owner.choose(choice.value)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        paint.shadow(surface, self.rect, 12 * unit, 8 * unit, 0.36, (0, 5 * unit))
        paint.panel(surface, self.rect, 12 * unit, palette.RAISED, palette.INK, 2 * unit)
        view = self._view
        with clip_to(surface, view):
            for number, choice in enumerate(self.owner.choices):
                row = self.row_rect(number)
                if row.colliderect(view):
                    self._draw_row(surface, choice, row, number == self.marked)
        draw_scroll_bar(surface, view, sum(self._rows), self._scroll, unit)

    def _draw_row(self, surface: pygame.Surface, choice: Choice, row: pygame.Rect, marked: bool) -> None:
        unit = self.unit
        if marked:
            paint.panel(surface, row, 9 * unit, palette.SUNK)
        color = palette.INK if not choice.reason else paint.mix(palette.INK_2, palette.PAPER, 0.2)
        inner = pygame.Rect(row.x, row.y, row.width - self.px(34), row.height)
        draw_choice(surface, choice, inner, unit, color, hint=True)
        if choice.value == self.owner.value:
            draw_icon(surface, "check", 19 * unit, palette.GREEN, (row.right - 20 * unit, row.centery))


def draw_choice(
    surface: pygame.Surface, choice: Choice, rect: pygame.Rect, unit: float, color: str, hint: bool
) -> None:
    """Draw the icon and label of an entry, and its second line."""
    left = rect.x + 13 * unit
    if choice.icon:
        draw_icon(surface, choice.icon, 21 * unit, color, (left + 10.5 * unit, rect.centery))
        left += 30 * unit
    second = (choice.reason or choice.hint) if hint else ""
    room = rect.right - left
    y = rect.centery - (9 * unit if second else 0)
    text.draw_fitted(
        surface, choice.words, BODY.font, BODY.size * unit, color, (left, y), "midleft", room, SMALLEST * unit
    )
    if second:
        shown = text.shorten(second, HINT.font, HINT.size * unit, room)
        place = left, rect.centery + 10 * unit
        text.draw(surface, shown, HINT.font, HINT.size * unit, palette.INK_2, place, "midleft")
