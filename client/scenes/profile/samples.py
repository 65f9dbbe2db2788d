"""Samples for the first start: text in its size with a card, and seats in their colors."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.art import paint, palette, text
from client.cards.face import Face
from client.scenes.gallery.face_book import FaceBook, theme_of
from client.scenes.games import first_game
from client.widgets import StaticWidget, draw_seat
from client.widgets.style import BODY, LABEL
from engine.games import load
from engine.store.player.profiles import COLORS
from engine.words.say import profiles as say

_CARD, _SAMPLE = 112.0, 220.0


class SizeSample(StaticWidget):
    """A card and a sentence in the size that is being chosen, in percent. Its own height is always the same."""

    def __init__(self, percent: int) -> None:
        super().__init__(name=say("size-sample"))
        self.percent = percent
        self.pixels_at_100 = 1.0
        slug = first_game("")
        theme = theme_of(slug)
        self._book = FaceBook(load(slug), theme) if theme else None
        self._card: Face | None = self._book.faces[0] if self._book and self._book.faces else None

    def height_for(self, width: int, unit: float) -> int:
        return round(_SAMPLE * self.pixels_at_100)

    def draw(self, surface: pygame.Surface) -> None:
        factor = self.pixels_at_100 * self.percent / 100
        paint.panel(surface, self.rect, 14 * self.unit, palette.RAISED, palette.SOFT, 1.6 * self.unit)
        left = self.rect.x + round(14 * self.pixels_at_100)
        if self._book is not None and self._card is not None:
            self._book.begin(patient=True)
            shape = self._book.shape(self._card)
            tallest = self.rect.height - round(16 * self.pixels_at_100)
            wide = min(round(_CARD * factor), self.rect.width // 3, round(tallest / shape))
            picture = self._book.picture(self._card, wide)
            surface.blit(picture, picture.get_rect(midleft=(left, self.rect.centery)))
            left += wide + round(18 * self.pixels_at_100)
        size = BODY.size * factor
        room = self.rect.right - round(12 * self.pixels_at_100) - left
        lines = text.wrap(say("size-sample"), BODY.font, size, room, balanced=False)
        y = self.rect.centery - (len(lines) - 1) * size * 0.65
        text.paragraph(surface, lines, BODY.font, size, palette.INK, (left, y), "midleft")


class ColorSample(StaticWidget):
    """Eight badges in the colors of the seats, and a line of the log."""

    def __init__(self, name: Callable[[], str]) -> None:
        super().__init__(name=say("color-sample"))
        self._name = name

    def _columns(self, width: int, unit: float) -> int:
        return COLORS if width >= COLORS * 56 * unit else COLORS // 2

    def height_for(self, width: int, unit: float) -> int:
        rows = COLORS // self._columns(width, unit)
        return round((rows * 58 + 50) * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, count = self.unit, self._columns(self.rect.width, self.unit)
        step = min(self.rect.width / count, 68 * unit)
        for number in range(COLORS):
            center = self.rect.x + (number % count + 0.5) * step, self.rect.y + (number // count * 58 + 27) * unit
            draw_seat(surface, number + 1, self._name(), 46 * unit, center)
        line = pygame.Rect(self.rect.x, self.rect.bottom - self.px(44), self.rect.width, self.px(40))
        paint.panel(surface, line, 10 * unit, palette.RAISED, palette.SOFT, 1.4 * unit)
        draw_seat(surface, 1, "", 24 * unit, (line.x + 24 * unit, line.centery))
        words = say("log-sample", name=self._name())
        size = text.fit(words, LABEL.font, LABEL.size * unit, line.width - 54 * unit, 12.5 * unit)
        text.draw(surface, words, LABEL.font, size, palette.INK, (line.x + 44 * unit, line.centery), "midleft")
