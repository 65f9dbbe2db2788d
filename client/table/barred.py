"""A table with a bar of its own along the bottom of the window, for matches that are only looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client.table.scene import TableScene
from client.table.score_layer import ScoreLayer
from client.widgets.panel import Panel, darken

if TYPE_CHECKING:
    from client.widgets.form import Form

_BUTTONS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)


class BarredTable(TableScene):
    """The bar and its keys come first, then the table as far as it can be looked at."""

    @property
    def bar_form(self) -> Form:
        """The controls of the bar."""
        raise NotImplementedError

    @property
    def bar_rect(self) -> pygame.Rect:
        """Where the bar lies in the window (pixels)."""
        raise NotImplementedError

    @property
    def scores(self) -> ScoreLayer:
        """Who shows the score sheets, which a bar puts away."""
        return self.layers.of(ScoreLayer)

    @property
    def asks(self) -> bool:
        """Whether a dialog waits for an answer; a score sheet only waits to be looked at."""
        return self.form.popup is not None and self.form.popup is not self.scores.sheet

    def shade_bar(self, surface: pygame.Surface) -> None:
        """While a dialog asks, the bar lies in the dark like the rest of the window."""
        popup = self.form.popup
        if self.asks and isinstance(popup, Panel):
            darken(surface, self.bar_rect, popup.shade)

    def handle(self, event: pygame.event.Event) -> None:
        """See Scene.handle."""
        self.now = max(self.now, self.app.clock.now())
        form = self.bar_form
        if form.popup is not None or self.is_for_bar(event):
            form.handle(event)
            self.redraw()
            return
        if event.type == pygame.MOUSEMOTION and form.hovered is not None:
            form.handle(event)
        if event.type == pygame.KEYDOWN and self.take_key(event):
            self.redraw()
            return
        super().handle(event)

    def is_for_bar(self, event: pygame.event.Event) -> bool:
        """Whether the mouse is in the bar, or has hold of something there; nothing on the table is pointed at then."""
        if event.type not in _BUTTONS or self.asks:
            return False
        inside = self.bar_form.holds_pointer or self.bar_rect.collidepoint(getattr(event, "pos", self.pointer))
        if inside and event.type == pygame.MOUSEMOTION and not self.bar_rect.collidepoint(self.pointer):
            self.input.rest()
        return inside

    def take_key(self, event: pygame.event.Event) -> bool:
        """The keys of the bar; true when it was one."""
        raise NotImplementedError
