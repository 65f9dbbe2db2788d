"""A table with its own bar along the bottom of the window, for matches that are only watched."""

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
    """The bar: its controls, and its place in the window (pixels)."""

    form: Form
    rect: pygame.Rect

    def height_for(self, width: int, unit: float) -> int: ...

    def place(self, rect: pygame.Rect, unit: float) -> None: ...

    def draw(self, surface: pygame.Surface) -> None: ...


class BarredTable(TableScene):
    """A table with a bar at the bottom. The bar and its keys come first, then the table for watching."""

    current_profile = None
    bar: Bar

    def enter(self, app: Host) -> None:
        super().enter(app)
        self.bar.form.motion = app.motion

    def _set_up(self) -> None:
        super()._set_up()
        self._adopt_speed()

    def adopt_pace(self) -> None:
        super().adopt_pace()
        self._adopt_speed()

    def _adopt_speed(self) -> None:
        """Set the speed of motions and score sheets."""
        raise NotImplementedError

    def layout(self, size: tuple[int, int], scale: Scale) -> None:
        """Place the bar along the bottom, and the table above it."""
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
        """Draw the table and the bar below it. A dialog darkens the bar like the rest of the window."""
        table = pygame.Rect(0, 0, self.screen.scale.width, self.screen.scale.height).clip(surface.get_rect())
        super().draw(surface.subsurface(table))
        self.bar.draw(surface)
        popup = self.form.popup
        if self.asks and isinstance(popup, Panel):
            darken(surface, self.bar.rect, popup.shade)

    @property
    def scores(self) -> ScoreLayer:
        """The layer of the score sheets, which the bar can close."""
        return self.layers.of(ScoreLayer)

    @property
    def asks(self) -> bool:
        """Whether a dialog waits for an answer. A score sheet doesn't."""
        return self.form.popup is not None and self.form.popup is not self.scores.sheet

    def handle(self, event: pygame.event.Event) -> None:
        self.screen.now = max(self.screen.now, self.app.clock.now())
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
        """Return whether the mouse is in the bar or drags something there. The table then has no pointer."""
        if event.type not in _BUTTONS or self.asks:
            return False
        inside = self.bar.form.holds_pointer or self.bar.rect.collidepoint(getattr(event, "pos", self.pointer.at))
        if inside and event.type == pygame.MOUSEMOTION and not self.bar.rect.collidepoint(self.pointer.at):
            self.input.rest()
        return inside

    def take_key(self, event: pygame.event.Event) -> bool:
        """Handle the bar's keys. Return True if it was one."""
        raise NotImplementedError
