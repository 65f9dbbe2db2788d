"""Dialogs: a question over everything else, with full-width answers below each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from client.art import palette
from client.input.actions import BACK, find_triggered
from client.widgets.base import Widget, WidgetEvent
from client.widgets.controls.button import Button
from client.widgets.controls.field import TextField
from client.widgets.controls.scroll import ScrollArea
from client.widgets.controls.words import Words
from client.widgets.form import Form
from client.widgets.icons import draw_icon
from client.widgets.panel import Panel
from client.widgets.style import DIALOG_TITLE

_WIDTH = 427.0
_PADDING = 22.0
_ANSWER_GAP = 12.0
# The room inside the scrolling list for the answers' focus ring.
_RING_ROOM = 8.0


@dataclass(frozen=True, slots=True)
class DialogButton:
    """An answer whose label names the outcome, and its value. `reason` says why it can't be chosen.

    A value that can be called is called once the dialog has closed. `harmless` gets the focus first.
    """

    words: str
    value: Any
    kind: str = "secondary"
    icon: str = ""
    harmless: bool = False
    reason: str = ""


class Dialog(Panel):
    """Shown with `form.show(dialog)`. Its event is a press with the answer's value; Esc gives the harmless one.

    `content` are widgets between sentence and answers, such as a field.
    """

    def __init__(
        self,
        title: str,
        sentence: str,
        answers: Sequence[DialogButton],
        *,
        icon: str = "",
        content: Sequence[Widget] = (),
        width: float = _WIDTH,
    ) -> None:
        self.answers = list(answers)
        self.icon = icon
        self.wanted_width = width
        self._title = Words(title, DIALOG_TITLE, line_height=1.15)
        self.buttons = [
            Button(
                answer.words, answer.kind, icon=answer.icon, value=answer.value, reason=answer.reason, show_reason=True
            )
            for answer in answers
        ]
        middle: list[Widget] = [Words(sentence)] if sentence else []
        self._middle = ScrollArea(*middle, *content, gap=10)
        self._list = ScrollArea(*self.buttons, gap=_ANSWER_GAP, padding=_RING_ROOM)
        super().__init__(Form(self._middle, self._list), name=title)

    def harmless(self) -> DialogButton:
        """Return the answer that changes nothing: the marked one, or the last."""
        return next((answer for answer in self.answers if answer.harmless), self.answers[-1])

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        """Open in the middle of the window, with the focus on the harmless answer."""
        self.layout(bounds, unit)
        self.form.focus(self.buttons[self.answers.index(self.harmless())])

    def layout(self, bounds: pygame.Rect, unit: float) -> None:
        self.lay_out_window(bounds, unit)
        padding, gap, ring = self.px(_PADDING), self.px(14), self.px(_RING_ROOM)
        width = min(self.px(self.wanted_width), bounds.width - self.px(24))
        inner = width - 2 * padding
        title_left = self.px(40) if self.icon else 0
        title = self._title.height_for(inner - title_left, unit)
        between = gap if self._middle.children else 0
        room = bounds.height - self.px(24) - 2 * padding - title - gap - between
        middle, answers = self._share(inner, room)
        self.rect = pygame.Rect(0, 0, width, 2 * padding + title + gap + middle + between + answers)
        self.rect.center = bounds.center
        x, y = self.rect.x + padding, self.rect.y + padding
        self._title.place(pygame.Rect(x + title_left, y, inner - title_left, title), unit)
        y += title + gap
        self._middle.place(pygame.Rect(x, y, inner, middle), unit)
        y += middle + between
        self._list.place(pygame.Rect(x, y, inner, answers).inflate(2 * ring, 2 * ring), unit)
        if self.form.focused is not None:
            self.form.focus(self.form.focused, self.form.focused.ring)

    def _share(self, width: int, room: int) -> tuple[int, int]:
        """Return the heights of the middle and the answers within `room` pixels. Both scroll if there are too few."""
        ring = self.px(_RING_ROOM)
        middle = self._middle.height_for(width, self.unit) if self._middle.children else 0
        answers = self._list.height_for(width + 2 * ring, self.unit) - 2 * ring
        if middle + answers <= room:
            return middle, answers
        least = min(middle, self.px(60))
        answers = min(answers, max(room - middle, (room - least) * 2 // 3))
        return min(middle, max(least, room - answers)), min(answers, room - least)

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Handle every event while the dialog is open. Esc gives the harmless answer."""
        if self.form.popup is None and find_triggered(event, (BACK,)):
            self.closed = True
            return self.act("press", self.harmless().value)
        action = self.form.handle(event)
        if action is not None and action.kind == "press" and action.widget in self.buttons:
            self.closed = True
            return self.act("press", action.value)
        return action

    def draw(self, surface: pygame.Surface) -> None:
        self.darken(surface)
        self.draw_panel(surface)

    def draw_panel(self, surface: pygame.Surface) -> None:
        """Draw the panel without darkening the window behind it."""
        self.draw_ground(surface)
        if self.icon:
            unit = self.unit
            place = self.rect.x + (_PADDING + 15) * unit, self._title.rect.y + DIALOG_TITLE.size * 0.57 * unit
            draw_icon(surface, self.icon, 30 * unit, palette.WARNING, place)
        self._title.draw(surface)
        self.form.draw(surface)


def make_warning(title: str, sentence: str, yes: str, no: str, then: Callable[[], None], icon: str = "") -> Dialog:
    """Return a dialog that asks before something is lost, and calls `then` if the player agrees.

    `yes` and `no` are the labels of the answers, `icon` is that of the first.
    """
    answers = [DialogButton(yes, then, "danger", icon), DialogButton(no, None, harmless=True)]
    return Dialog(title, sentence, answers, icon="warning")


class FieldDialog(Dialog):
    """A dialog about a text `field` in its `content`, which has the focus first. Enter gives the first answer."""

    def __init__(
        self, field: TextField, title: str, sentence: str, answers: Sequence[DialogButton], **more: Any
    ) -> None:
        super().__init__(title, sentence, answers, **more)
        self.field = field

    def open(self, bounds: pygame.Rect, unit: float) -> None:
        super().open(bounds, unit)
        self.form.focus(self.field)

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        action = super().handle(event)
        if action is not None and action.kind == "submit":
            self.closed = True
            if self.then is not None:
                self.then(self.answers[0].value)
        return action
