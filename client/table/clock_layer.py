"""The small clock of a match with a time limit: how many minutes of play are left, on a tab under the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client.art import paint, text
from client.session.play_clock import shown

if TYPE_CHECKING:
    from client.table.scene import TableScene

_HEIGHT, _MARGIN = 26.0, 10.0
_LAST_S = 300
"""So many seconds before the end the clock is lit."""


class ClockLayer:
    """Shows the clock of one table, and stops it while nobody can play."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._words = ""

    def update(self) -> bool:
        """True when the clock shows something else."""
        scene = self.scene
        clock = scene.session.clock
        away = not scene.app.headless and not pygame.display.get_active()
        clock.paused = away or scene.form.popup is not None
        left = clock.left
        words = "" if left is None or scene.session.over else shown(left)
        changed, self._words = words != self._words, words
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        """The tab, at the right end of the bar's lower edge."""
        if not self._words:
            return
        scene = self.scene
        bar = scene.arrangement.rects.get("bar")
        scale, left = scene.arrangement.scale, scene.session.clock.left or 0
        grown = scale * min(1.6, scene.scale.unit / scene.scale.scenery)
        look, font, size = scene.painter.look, scene.theme.font("button")[0], 16 * grown
        tab = pygame.Rect(0, 0, round(text.width(self._words, font, size) + 20 * grown), round(_HEIGHT * grown))
        tab.topright = round(scene.scale.width - _MARGIN * scale), bar.bottom if bar is not None else 0
        lit = left <= _LAST_S
        paint.panel(surface, tab, 8 * grown, look.color("acting" if lit else "bar"))
        color = look.color("acting-text" if lit else "bar-text")
        text.draw(surface, self._words, font, size, color, tab.center, "center")
