"""A table with a bar of its own along the bottom of the window, for matches that are only looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from client.shell.scene import Host, Scale, Scene, soonest
from client.table.furniture.score_sheet.layer import ScoreLayer
from client.table.scene import TableScene
from client.widgets.form import Form
from client.widgets.panel import Panel, darken

_BUTTONS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)


class Bar(Protocol):
    """The bar: its controls, and where it lies in the window (pixels)."""

    form: Form
    rect: pygame.Rect

    def height_for(self, width: int, unit: float) -> int: ...

    def place(self, rect: pygame.Rect, unit: float) -> None: ...

    def draw(self, surface: pygame.Surface) -> None: ...


class BarredTable(TableScene):
    """The bar and its keys come first, then the table as far as it can be looked at."""

    current_profile = None
    bar: Bar

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.bar.form.motion = app.motion

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """The bar along the bottom, the table above it."""
        height = self.bar.height_for(size[0], scale.unit)
        self.bar.place(pygame.Rect(0, size[1] - height, size[0], height), scale.unit)
        self.bar.form.layout(scale.rect, scale.unit)
        table = size[0], max(1, size[1] - height)
        super().layout(table, Scale.of(table, self.app.settings.text_scale))

    def animating(self) -> bool:
        return super().animating() or self.bar.form.animating()

    def wake_at(self) -> int | None:
        return soonest(super().wake_at(), self.bar.form.wake_at())

    def draw_changes(self, surface: pygame.Surface, region: pygame.Rect | None) -> Sequence[pygame.Rect] | None:
        return Scene.draw_changes(self, surface, region)

    def draw(self, surface: pygame.Surface) -> None:
        """The table, and the bar below it; while a dialog asks, that lies in the dark like the rest of the window."""
        table = pygame.Rect(0, 0, self.scale.width, self.scale.height).clip(surface.get_rect())
        super().draw(surface.subsurface(table))
        self.bar.draw(surface)
        popup = self.form.popup
        if self.asks and isinstance(popup, Panel):
            darken(surface, self.bar.rect, popup.shade)

    @property
    def scores(self) -> ScoreLayer:
        """Who shows the score sheets, which a bar puts away."""
        return self.layers.of(ScoreLayer)

    @property
    def asks(self) -> bool:
        """Whether a dialog waits for an answer; a score sheet only waits to be looked at."""
        return self.form.popup is not None and self.form.popup is not self.scores.sheet

    def handle(self, event: pygame.event.Event) -> None:
        self.now = max(self.now, self.app.clock.now())
        form = self.bar.form
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
        inside = self.bar.form.holds_pointer or self.bar.rect.collidepoint(getattr(event, "pos", self.pointer))
        if inside and event.type == pygame.MOUSEMOTION and not self.bar.rect.collidepoint(self.pointer):
            self.input.rest()
        return inside

    def take_key(self, event: pygame.event.Event) -> bool:
        """The keys of the bar; true when it was one."""
        raise NotImplementedError
