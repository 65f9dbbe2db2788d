"""The key bar at the bottom of a screen, which says what the keys do."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.art import palette, text
from client.input.pad import button_for, family
from client.widgets.base import Widget
from client.widgets.icons import draw_key_cap, key_cap_width
from client.widgets.paper import SHELL_PAPER, Paper
from client.widgets.style import BODY

_MARGIN = 16.0
_WORDS, _NOTE = 15.0, 13.5


class KeyBar(Widget):
    """Key caps with labels, as many as fit, and a note on the right."""

    focusable = False

    def __init__(self, caps: Sequence[tuple[str, str]] = (), note: str = "", paper: Paper = SHELL_PAPER) -> None:
        super().__init__()
        self.paper = paper
        self.caps = list(caps)
        self.note = note

    def height_for(self, width: int, unit: float) -> int:
        return round(46 * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        surface.fill(palette.rgb(self.paper.header), rect)
        line = max(2, self.px(2.7))
        surface.fill(palette.rgb(self.paper.header_line), (rect.x, rect.y - line // 2, rect.width, line))
        x, right = rect.x + _MARGIN * unit, rect.right - _MARGIN * unit
        if self.note:
            place = right, rect.centery
            text.draw(surface, self.note, BODY.font, _NOTE * unit, palette.CREAM_2, place, "midright")
            right -= text.width(self.note, BODY.font, _NOTE * unit) + 16 * unit
        for cap, words in self.caps:
            if family() and not button_for(cap):
                continue
            needed = key_cap_width(cap, unit) + 9 * unit + text.width(words, BODY.font, _WORDS * unit)
            if x + needed > right:
                break
            x += draw_key_cap(surface, cap, unit, (x, rect.centery), dusk=True) + 9 * unit
            place = x, rect.centery
            x += text.draw(surface, words, BODY.font, _WORDS * unit, palette.CREAM, place, "midleft").width + 22 * unit
