"""Text fields: one editable line of text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Unpack

import pygame

from client.art import fonts, paint, palette, text
from client.art.fallback import letters
from client.art.sketch import clip_to
from client.input import clipboard, keys
from client.input.values import SET_VALUE
from client.widgets.base import Widget, WidgetEvent, WidgetOptions
from client.widgets.controls.field_line import FieldLine
from client.widgets.controls.keyboard import OnScreenKeyboard
from client.widgets.description import Description, Role
from client.widgets.icons import draw_icon
from client.widgets.style import BODY, SECOND
from engine.words.say import widgets as say

BLINK_MS = 530
_PADDING = 14.0
# Between the field and the error, where the focus ring lies.
_ERROR_GAP = 8.0


def _has_font(letter: str) -> bool:
    return letters.can_draw(letter, fonts.effective(BODY.font))


class TextField(Widget):
    """One line of editable text. `then` gets the text after each change. Enter submits it.

    `error` is the sentence below an invalid text; `height_for` includes it. `allowed` says which characters are
    accepted, `hint` shows while the field is empty.
    """

    role = Role.FIELD

    def __init__(
        self,
        content: str = "",
        *,
        longest: int = 40,
        hint: str = "",
        allowed: Callable[[str], bool] = lambda _: True,
        **common: Unpack[WidgetOptions],
    ) -> None:
        super().__init__(**common)
        self.line = FieldLine(content, longest, lambda letter: allowed(letter) and _has_font(letter))
        self.hint = hint
        self.error = ""
        self._scroll = 0
        self._shown = True
        self._blink_at: int | None = None
        self._dragged = False
        self._last_press = (-1000, -1)
        self._usual_tooltip = self.tooltip
        self._unsure = False
        """Whether a letter was typed whose font is still being searched."""

    @property
    def content(self) -> str:
        """Return the text."""
        return self.line.content

    @content.setter
    def content(self, content: str) -> None:
        self.line.content = content
        self.line.go(len(content))

    def describe_content(self) -> str:
        return self.error

    def describe(self) -> Description:
        return replace(super().describe(), value=self.content)

    # -- size -----------------------------------------------------------------------------------------------

    def height_for(self, width: int, unit: float) -> int:
        return round(44 * unit) + self._error_height(width, unit)

    def _error_lines(self, width: int, unit: float) -> list[str]:
        if not self.error:
            return []
        return text.wrap(self.error, SECOND.font, SECOND.size * unit, width - 4 * unit)

    def _error_height(self, width: int, unit: float) -> int:
        lines = self._error_lines(width, unit)
        return round((_ERROR_GAP + len(lines) * SECOND.size * 1.3) * unit) if lines else 0

    @property
    def box(self) -> pygame.Rect:
        """Return the box of the field itself, without the error below it."""
        height = self.rect.height - self._error_height(self.rect.width, self.unit)
        return pygame.Rect(self.rect.x, self.rect.y, self.rect.width, max(self.px(30), height))

    @property
    def _inner(self) -> pygame.Rect:
        box = self.box
        right = self.px(38) if self.error else self.px(_PADDING)
        return pygame.Rect(box.x + self.px(_PADDING), box.y, box.width - self.px(_PADDING) - right, box.height)

    # -- events ---------------------------------------------------------------------------------------------

    def focus_gained(self) -> None:
        """Show the caret and start text input."""
        self._shown, self._blink_at = True, None
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.box)

    def blur(self) -> None:
        pygame.key.stop_text_input()
        self.line.go(self.line.caret)
        self._blink_at = None

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Edit the text with keys and the clipboard. A click places the caret, a drag selects."""
        self._shown, self._blink_at = True, None
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        if not self.enabled:
            return None
        if event.type == pygame.TEXTINPUT:
            return self._write(event.text)
        if event.type == SET_VALUE:
            self.line.select_all()
            return self._write(str(event.value))
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def _mouse(self, event: pygame.event.Event) -> WidgetEvent | None:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if not self.enabled:
                return self.act("refused", self.reason)
            place = self._place_at(event.pos[0])
            now = pygame.time.get_ticks()
            if now - self._last_press[0] < 400 and self._last_press[1] == place:
                self.line.select_word(place)
            else:
                self.line.go(place, select=bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
                self._dragged = True
            self._last_press = (now, place)
            return self.report_used()
        if event.type == pygame.MOUSEMOTION and self._dragged:
            self.line.go(self._place_at(event.pos[0]), select=True)
            return self.report_used()
        if event.type == pygame.MOUSEBUTTONUP and self._dragged:
            self._dragged = False
            return self.report_used()
        return None

    def _key(self, event: pygame.event.Event) -> WidgetEvent | None:
        word, select = keys.control_held(event), keys.shift_held(event)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not event.mod & pygame.KMOD_ALT:
            if getattr(event, "pad", False):
                return WidgetEvent(self, "used", OnScreenKeyboard(self.line, lambda: self._report_change(True)))
            return self.act("submit", self.content)
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.line.move(event.key == pygame.K_RIGHT, word, select)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.line.go(0 if event.key == pygame.K_HOME else len(self.content), select)
        elif event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            return self._report_change(self.line.delete(event.key == pygame.K_DELETE, word))
        elif word:
            return self._clipboard(event.key)
        elif event.mod & pygame.KMOD_ALT or not getattr(event, "unicode", "").isprintable() or not event.unicode:
            return None
        return self.report_used()

    def _clipboard(self, key: int) -> WidgetEvent | None:
        if key == pygame.K_a:
            self.line.select_all()
        elif key == pygame.K_v and (pasted := clipboard.paste()):
            return self._write(pasted.replace("\n", " "))
        elif key in (pygame.K_c, pygame.K_x) and self.line.selected:
            if clipboard.copy(self.line.selected) and key == pygame.K_x:
                return self._report_change(self.line.delete(forward=True))
        else:
            return None
        return self.report_used()

    def _write(self, added: str) -> WidgetEvent:
        """Insert text. Letters that no font has are left out, with a message."""
        changed = self._report_change(self.line.insert(added))
        self._unsure = letters.searching()
        if all(_has_font(letter) for letter in added):
            self.tooltip = self._usual_tooltip
            return changed
        self.tooltip = say("no-font")
        return self.act("refused", self.tooltip)

    def _drop_boxes(self) -> None:
        """Remove letters for which no font was found after they were typed."""
        kept = "".join(letter for letter in self.content if _has_font(letter))
        if kept != self.content:
            self.content, self.tooltip, self.wants_tooltip = kept, say("no-font"), True
            self.act("change", kept)

    def _report_change(self, changed: bool) -> WidgetEvent:
        return self.act("change", self.content) if changed else self.report_used()

    def _place_at(self, x: int) -> int:
        """Return the position between two characters that is closest to an x in the window."""
        wanted = x - self._inner.x + self._scroll
        size = BODY.size * self.unit
        places = [text.offset(self.content, count, BODY.font, size) for count in range(len(self.content) + 1)]
        return min(range(len(places)), key=lambda place: abs(places[place] - wanted))

    # -- time and picture -----------------------------------------------------------------------------------

    def wake_at(self) -> int | None:
        return self._blink_at if self.focused else None

    def tick(self, now: int) -> bool:
        self._follow_caret()
        if self._unsure and not letters.searching():
            self._unsure = False
            self._drop_boxes()
        if not self.focused or not self.enabled:
            return False
        if self._blink_at is None:
            self._blink_at = now + BLINK_MS
            return False
        if now < self._blink_at:
            return False
        self._shown, self._blink_at = not self._shown, now + BLINK_MS
        return True

    def draw(self, surface: pygame.Surface) -> None:
        unit, box, off = self.unit, self.box, not self.enabled
        line, width = palette.PAPER_LINE, 1.6
        if self.error:
            line, width = palette.RED, 2.4
        elif off:
            line = paint.mix(line, palette.PAPER, 0.5)
        elif self.hovered:
            line, width = palette.INK, 2.4
        paint.panel(surface, box, 12 * unit, palette.PAPER if off else palette.RAISED, line, width * unit)
        with clip_to(surface, self._inner.inflate(self.px(4), 0)):
            self._draw_content(surface)
        if self.error:
            draw_icon(surface, "warning", 22 * unit, palette.RED, (box.right - 23 * unit, box.centery))
            lines = self._error_lines(self.rect.width, unit)
            text.paragraph(
                surface,
                lines,
                SECOND.font,
                SECOND.size * unit,
                palette.RED,
                (box.x + 2 * unit, box.bottom + (_ERROR_GAP + 4) * unit),
            )

    def _follow_caret(self) -> float:
        """Scroll the caret into view. Returns its distance from the start of the text in pixels."""
        inner, size = self._inner, BODY.size * self.unit
        before = text.offset(self.content, self.line.caret, BODY.font, size)
        if self.focused:
            self._scroll = max(before - inner.width, min(self._scroll, before))
        whole = text.width(self.content, BODY.font, size)
        self._scroll = max(0, min(self._scroll, whole - inner.width))
        return before

    def _draw_content(self, surface: pygame.Surface) -> None:
        unit, inner, size = self.unit, self._inner, BODY.size * self.unit
        before = self._follow_caret()
        left = inner.x - self._scroll
        start, end = self.line.selection
        if self.focused and start != end:
            first, last = sorted(text.offset(self.content, place, BODY.font, size) for place in (start, end))
            light = left + first, inner.centery - 12 * unit, last - first, 24 * unit
            surface.fill(palette.rgb(palette.AMBER_TINT), light)
        color = paint.mix(palette.INK_2, palette.PAPER, 0.2) if not self.enabled else palette.INK
        if self.content:
            text.draw(surface, self.content, BODY.font, size, color, (left, inner.centery), "midleft")
        elif self.hint:
            hint = text.shorten(self.hint, BODY.font, size, inner.width)
            text.draw(surface, hint, BODY.font, size, palette.INK_2, (left, inner.centery), "midleft")
        if self.focused and self._shown and self.enabled:
            caret = pygame.Rect(round(left + before), 0, max(1, self.px(2)), self.px(22))
            caret.centery = inner.centery
            surface.fill(palette.rgb(palette.INK), caret)

    def draw_ring(self, surface: pygame.Surface) -> None:
        if self.ring:
            paint.focus_ring(surface, self.box, self.px(12), self.unit, self.ring_gap_units)
