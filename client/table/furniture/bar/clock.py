"""Tabs under the top bar: the time left in a timed match, and "Not saved yet"."""

from __future__ import annotations

import pygame

from client.art import palette
from client.table.context import TableContext
from client.table.furniture.bar.tab import draw_tab
from client.table.layer import Band, Layer
from engine.session.play_clock import format_time_left
from engine.words.say import session as say

_LAST_S = 300
"""The clock is lit in the last seconds of a match."""


class ClockLayer(Layer):
    """Shows a table's clock and pauses it while no player can act. A mark next to it warns that the last moves are not
    saved yet.
    """

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
            right = draw_tab(surface, table, self.words, color(face), color(ink)).left
        if self.mark:
            draw_tab(surface, table, self.mark, palette.AMBER, palette.ON_AMBER, right)
