"""The small clock of a match with a time limit: how many minutes of play are left, on a tab under the bar."""

from __future__ import annotations

import pygame

from client.art import paint, text
from client.session.play_clock import shown
from client.table.context import TableContext
from client.table.layer import Band, Layer

_HEIGHT, _MARGIN = 26.0, 10.0
_LAST_S = 300
"""So many seconds before the end the clock is lit."""


class ClockLayer(Layer):
    """Shows the clock of one table, and stops it while nobody can play."""

    bands = (Band.OVER,)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.words = ""

    def update(self, now: int) -> bool:
        """True when the clock shows something else."""
        model = self.model
        clock = model.session.clock
        clock.paused = not model.in_sight or model.dialog is not None
        left = clock.left
        words = "" if left is None or model.session.over else shown(left)
        changed, self.words = words != self.words, words
        return changed

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """The tab, at the right end of the bar's lower edge."""
        if not self.words:
            return
        model = self.model
        bar = model.arrangement.rects.get("bar")
        scale, left = model.arrangement.scale, model.session.clock.left or 0
        grown = scale * min(1.6, model.scale.unit / model.scale.scenery)
        look, font, size = model.painter.look, model.theme.font("button")[0], 16 * grown
        tab = pygame.Rect(0, 0, round(text.width(self.words, font, size) + 20 * grown), round(_HEIGHT * grown))
        tab.topright = round(model.scale.width - _MARGIN * scale), bar.bottom if bar is not None else 0
        lit = left <= _LAST_S
        paint.panel(surface, tab, 8 * grown, look.color("acting" if lit else "bar"))
        color = look.color("acting-text" if lit else "bar-text")
        text.draw(surface, self.words, font, size, color, tab.center, "center")
