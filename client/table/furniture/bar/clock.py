"""Tabs under the top bar: the time left in a timed match, and "Not saved yet"."""

from __future__ import annotations

import pygame

from client.art import paint, palette, text
from client.table.context import TableContext
from client.table.layer import Band, Layer
from engine.session.play_clock import format_time_left
from engine.words.say import session as say

_HEIGHT, _MARGIN = 26.0, 10.0
_LAST_S = 300
"""The clock is lit in the last seconds of a match."""


class ClockLayer(Layer):
    """Shows a table's clock, paused while no player can act, with a mark while the last moves are not saved."""

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.words = ""
        self.mark = ""

    def update(self, now: int) -> bool:
        """Return True when the clock or the mark has changed."""
        table = self.table
        clock = table.session.clock
        clock.paused = not table.screen.is_visible or table.screen.dialog is not None
        left = clock.seconds_left
        before = self.words, self.mark
        self.words = "" if left is None or table.session.over else format_time_left(left)
        self.mark = say("save-late") if table.session.save_is_late else ""
        return (self.words, self.mark) != before

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the tabs, from the right end of the bar's lower edge."""
        table, right = self.table, 0
        if self.words:
            lit, color = (table.session.clock.seconds_left or 0) <= _LAST_S, table.screen.painter.look.color
            face, ink = ("acting", "acting-text") if lit else ("bar", "bar-text")
            right = _draw_tab(surface, table, self.words, color(face), color(ink)).left
        if self.mark:
            _draw_tab(surface, table, self.mark, palette.AMBER, palette.ON_AMBER, right)


def _draw_tab(
    surface: pygame.Surface, table: TableContext, words: str, face: str, ink: str, right: int = 0
) -> pygame.Rect:
    """Draw a tab under the bar at its right end, or left of `right` (pixels). Return its rectangle."""
    bar = table.places.arrangement.rects.get("bar")
    scale = table.places.arrangement.scale
    grown = scale * min(1.6, table.screen.scale.text)
    font, size = table.screen.theme.font("button")[0], 16 * grown
    tab = pygame.Rect(0, 0, round(text.width(words, font, size) + 20 * grown), round(_HEIGHT * grown))
    tab.topright = round((right or table.screen.scale.width) - _MARGIN * scale), bar.bottom if bar is not None else 0
    paint.panel(surface, tab, 8 * grown, face)
    text.draw(surface, words, font, size, ink, tab.center, "center")
    return tab
