"""The tabs under the bar: the minutes of play that are left in a match with a time limit, and "Not saved yet"."""

from __future__ import annotations

import pygame

from client.art import palette
from client.table.context import TableContext
from client.table.furniture.bar.tab import draw_tab
from client.table.layer import Band, Layer
from engine.session.play_clock import shown
from engine.words.say import session as say

_LAST_S = 300
"""So many seconds before the end the clock is lit."""


class ClockLayer(Layer):
    """Shows the clock of one table, and stops it while nobody can play. Next to it stands a mark while the last moves
    are late on their way to the disk.
    """

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.words = ""
        self.mark = ""

    def update(self, now: int) -> bool:
        """True when the clock or the mark shows something else."""
        model = self.model
        clock = model.session.clock
        clock.paused = not model.in_sight or model.dialog is not None
        left = clock.left
        before = self.words, self.mark
        self.words = "" if left is None or model.session.over else shown(left)
        self.mark = say("save-late") if model.session.save_is_late else ""
        return (self.words, self.mark) != before

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """The tabs, from the right end of the bar's lower edge."""
        model, right = self.model, 0
        if self.words:
            lit, color = (model.session.clock.left or 0) <= _LAST_S, model.painter.look.color
            face, ink = ("acting", "acting-text") if lit else ("bar", "bar-text")
            right = draw_tab(surface, model, self.words, color(face), color(ink)).left
        if self.mark:
            draw_tab(surface, model, self.mark, palette.AMBER, palette.ON_AMBER, right)
