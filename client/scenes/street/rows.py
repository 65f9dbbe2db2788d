"""Rows of the street page: opponents and feats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from client.art import paint, palette, svg, text
from client.widgets import Column, Pressable, StaticWidget, Widget, Words, draw_icon
from client.widgets.paper import SHELL_PAPER, Paper
from client.widgets.style import BODY, HINT, LABEL, SECOND, Style
from engine.session.computers.opponents import policy_words
from engine.street.feats import Feat
from engine.street.library import portrait
from engine.street.street_file import Opponent
from engine.words import assets
from engine.words.say import street as say

PICTURE = 84.0
_PADDING, _MARK = 10.0, 26.0
_LINE = 1.3


def draw_portrait(surface: pygame.Surface, drawing: str, rect: pygame.Rect) -> None:
    """Draw an opponent, if there is a drawing."""
    if assets.exists(drawing):
        surface.blit(svg.image(drawing, *rect.size), rect)


class OpponentRow(Pressable):
    """An opponent: portrait, name, description, play style, and the day of the first win (`day`)."""

    radius_units = 14.0

    def __init__(self, street: str, opponent: Opponent, day: str, then: Callable[[Any], None]) -> None:
        level = policy_words(opponent.policy)
        note = say("beaten", day=day) if day else say("not-beaten", level=level)
        super().__init__(name=f"{opponent.name}. {opponent.about} {note}", then=then)
        self.opponent = self.value = opponent
        self.beaten = bool(day)
        self._drawing = portrait(street, opponent.id)
        self._parts = [
            (opponent.name, LABEL, palette.INK),
            (opponent.about, SECOND, palette.INK),
            (f"{level}. {note}" if day else level, HINT, palette.INK_2),
        ]

    def _text_left(self, unit: float) -> int:
        return round((PICTURE + 2 * _PADDING + 4) * unit)

    def _lines(self, width: int, unit: float) -> list[tuple[str, Style, str]]:
        room = width - self._text_left(unit) - round((_PADDING + (_MARK if self.beaten else 0)) * unit)
        return [
            (line, style, color)
            for words, style, color in self._parts
            for line in text.wrap(words, style.font, style.size * unit, room, False)
        ]

    def height_for(self, width: int, unit: float) -> int:
        lines = sum(style.size * _LINE for _, style, _ in self._lines(width, unit))
        return round(max(PICTURE + 2 * _PADDING, lines + 2 * _PADDING) * unit)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_tile(surface, self.rect)
        unit, rect = self.unit, self.rect
        size = round(PICTURE * unit)
        place = pygame.Rect(rect.x + self.px(_PADDING), rect.centery - size // 2, size, size)
        draw_portrait(surface, self._drawing, place)
        lines = self._lines(rect.width, unit)
        y = rect.centery - sum(style.size * _LINE for _, style, _ in lines) * unit / 2
        for line, style, color in lines:
            step = style.size * _LINE * unit
            text.draw(
                surface,
                line,
                style.font,
                style.size * unit,
                color,
                (rect.x + self._text_left(unit), y + step / 2),
                "midleft",
            )
            y += step
        if self.beaten:
            middle = rect.right - self.px(_PADDING + _MARK / 2), rect.y + self.px(_PADDING + _MARK / 2)
            draw_icon(surface, "flag", 22 * unit, palette.GREEN, middle)


class FeatRow(Widget):
    """A feat: what is to be done, and the day on which it was. Nothing happens to it, but the keyboard stops there."""

    radius_units = 14.0

    def __init__(self, feat: Feat, day: str) -> None:
        note = say("feat-done", day=day) if day else ""
        super().__init__(name=" ".join(filter(None, (f"{feat.title}.", feat.about, note))))
        self.done = bool(day)
        done = [Words(note, HINT, palette.INK_2)] if self.done else []
        self._texts = Column(Words(feat.title, LABEL), Words(feat.about, SECOND, palette.INK), *done, gap=0)

    def _inner(self, width: int, unit: float) -> int:
        return width - round((3 * _PADDING + _MARK) * unit)

    def height_for(self, width: int, unit: float) -> int:
        return round(2 * _PADDING * unit) + self._texts.height_for(self._inner(width, unit), unit)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        corner = rect.x + self.px(2 * _PADDING + _MARK), rect.y + self.px(_PADDING)
        self._texts.place(pygame.Rect(corner, (self._inner(rect.width, unit), rect.height)), unit)

    def draw(self, surface: pygame.Surface) -> None:
        fill, edge = (palette.AMBER_TINT, palette.AMBER_LIP) if self.done else (palette.RAISED, palette.SOFT)
        paint.panel(surface, self.rect, 14 * self.unit, fill, edge, 1.5 * self.unit)
        middle = self.rect.x + self.px(_PADDING + _MARK / 2), self.rect.y + self.px(_PADDING + _MARK / 2)
        draw_icon(surface, "trophy", self.px(22), palette.AMBER_LIP if self.done else palette.SOFT, middle)
        self._texts.draw(surface)


class RemarkView(StaticWidget):
    """What an opponent says, next to the portrait."""

    def __init__(self, street: str, opponent: Opponent, words: str, paper: Paper = SHELL_PAPER) -> None:
        super().__init__(name=f"{opponent.name}: {words}")
        self._drawing = portrait(street, opponent.id)
        self._words = Words(say("they-say", words=words), BODY, paper.text)

    def parts(self) -> tuple[Words, ...]:
        return (self._words,)

    def _inner(self, width: int, unit: float) -> int:
        return width - round((PICTURE + 14) * unit)

    def height_for(self, width: int, unit: float) -> int:
        return max(round(PICTURE * unit), self._words.height_for(self._inner(width, unit), unit))

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        inner = self._inner(rect.width, unit)
        high = self._words.height_for(inner, unit)
        self._words.place(pygame.Rect(rect.right - inner, rect.centery - high // 2, inner, high), unit)

    def draw(self, surface: pygame.Surface) -> None:
        size = self.px(PICTURE)
        draw_portrait(surface, self._drawing, pygame.Rect(self.rect.x, self.rect.centery - size // 2, size, size))
        self._words.draw(surface)
