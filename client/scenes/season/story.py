"""Story pages: the opening of a season, the moments of the party, and the endings. One sentence at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from client.art import paint, palette, text
from client.input.actions import BACK, PRESS, cap, find_triggered
from client.scenes.season.backdrop import BackdropScene
from client.shell.scene import Scale
from client.widgets import Button
from client.widgets.style import SCREEN_TITLE, Style
from engine.words.say import season as say

_SENTENCE = Style("nunito-700", 22)
_WIDEST, _PADDING, _LINE = 900.0, 28.0, 1.36
_BUTTON, _GAP = 230.0, 16.0


class StoryScene(BackdropScene):
    """Sentences on the street. `button` is the label after the last sentence. `then` is called at the end."""

    lit = True

    def __init__(self, title: str, lines: Sequence[str], button: str, then: Callable[[], None], dusk: float) -> None:
        super().__init__(dusk)
        self.title = title
        self.lines = list(lines)
        self.shown = 0
        self._button, self._then = button or say("continue"), then
        self.next = Button("", "primary", icon="right", then=lambda _: self.go_on())
        self.skip = Button(say("skip"), "dusk", then=lambda _: self._then())
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._show(0)

    @property
    def _is_last(self) -> bool:
        return self.shown == len(self.lines) - 1

    def _show(self, number: int) -> None:
        self.shown = number
        self.next.words = self.next.name = self._button if self._is_last else say("next")
        self.skip.visible = not self._is_last
        self.form.widgets = [self.next, self.skip]
        self.form.focus(self.next, ring=False)
        self.bar.caps = [(cap(PRESS), self.next.words)] + ([(cap(BACK), say("skip"))] if self.skip.visible else [])

    def go_on(self) -> None:
        """Show the next sentence, or end the story after the last one."""
        if self._is_last:
            self._then()
            return
        self._show(self.shown + 1)
        self.place_again()

    def describe_content(self) -> Sequence[str]:
        return (self.title if not self.shown else "", self.lines[self.shown])

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Put the sentence into the lower third of the window, and the buttons below it."""
        self.place_street(size, scale, 0)
        width = min(scale.px(_WIDEST), size[0] - scale.px(24))
        padding, inner = scale.px(_PADDING), width - 2 * scale.px(_PADDING)
        lines = text.wrap(self.lines[self.shown], _SENTENCE.font, _SENTENCE.size * scale.unit, inner, False)
        high = round(len(lines) * _SENTENCE.size * _LINE * scale.unit) + scale.px(44 + _GAP) + 2 * padding
        bottom = self.bar.rect.top - scale.px(18)
        third = round(self.bar.rect.top * 2 / 3)
        top = min(third, bottom - high)
        self._panel = pygame.Rect((size[0] - width) // 2, max(0, top), width, high)
        right, y = self._panel.right - padding, self._panel.bottom - padding - scale.px(44)
        for button in (self.next, self.skip):
            wide = min(max(scale.px(120), button.natural_width(scale.unit)), inner)
            button.place(pygame.Rect(right - wide, y, wide, scale.px(44)), scale.unit)
            right -= wide + scale.px(_GAP)

    def handle(self, event: pygame.event.Event) -> None:
        """Enter or a click anywhere shows the next sentence; Esc skips the rest."""
        if find_triggered(event, (BACK,)):
            self._then()
        elif self.form.handle(event) is None and event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.go_on()

    def update(self, now: int) -> bool:
        changed = self.form.update(now)
        self.live(now, changed)
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_street(surface)
        unit, panel = self.scale.unit, self._panel
        if self.title:
            self._draw_title(surface)
        paint.shadow(surface, panel, 16 * unit, 10 * unit, 0.4, (0, 5 * unit))
        paint.panel(surface, panel, 16 * unit, palette.PAPER, palette.AMBER_LIP, 2 * unit)
        padding = self.scale.px(_PADDING)
        size, step = _SENTENCE.size * unit, _SENTENCE.size * _LINE * unit
        lines = text.wrap(self.lines[self.shown], _SENTENCE.font, size, panel.width - 2 * padding, False)
        for number, line in enumerate(lines):
            place = panel.x + padding, panel.y + padding + (number + 0.5) * step
            text.draw(surface, line, _SENTENCE.font, size, palette.INK, place, "midleft")
        self._draw_progress(surface)
        self.draw_controls(surface)

    def _draw_title(self, surface: pygame.Surface) -> None:
        """Draw the title on a green plate like the word mark's, above the sentence."""
        unit, panel = self.scale.unit, self._panel
        size = text.fit(self.title, SCREEN_TITLE.font, SCREEN_TITLE.size * unit, panel.width - 60 * unit, 16 * unit)
        width = text.width(self.title, SCREEN_TITLE.font, size) + round(48 * unit)
        plate = pygame.Rect(panel.x, panel.y - round(66 * unit), width, round(52 * unit))
        paint.shadow(surface, plate, 12 * unit, 6 * unit, 0.4, (0, 3 * unit))
        paint.panel(surface, plate, 12 * unit, palette.SIGN_GREEN, palette.SIGN_CREAM, 2.4 * unit)
        text.draw(surface, self.title, SCREEN_TITLE.font, size, palette.CREAM, plate.center, "center")

    def _draw_progress(self, surface: pygame.Surface) -> None:
        """Draw a dot for each sentence at the panel's lower left."""
        unit, panel, padding = self.scale.unit, self._panel, self.scale.px(_PADDING)
        for number in range(len(self.lines)):
            color = palette.AMBER_LIP if number <= self.shown else palette.SOFT
            place = round(panel.x + padding + (6 + 18 * number) * unit), round(panel.bottom - padding - 22 * unit)
            pygame.draw.circle(surface, palette.rgb(color), place, max(2, round(5 * unit)))
