"""Scroll areas: widgets that scroll inside an area, with a scroll bar."""

from __future__ import annotations

import pygame

from client.art import paint, palette
from client.art.sketch import clip_to
from client.input.actions import PAGE_DOWN, PAGE_UP, find_triggered
from client.widgets.base import Widget, WidgetEvent
from client.widgets.controls.stack import Column

_BAR = 8.0
_BAR_ROOM = 12.0
_WHEEL = 54.0


class ScrollArea(Column):
    """A column that is scrolled with the wheel, the bar, the page keys, or by moving the focus.

    It places the children at its whole width, less the bar's if there is one.
    """

    def __init__(
        self, *children: Widget, gap: float = 12, padding: float = 0, on_dusk: bool = False, name: str = ""
    ) -> None:
        super().__init__(*children, gap=gap, padding=padding, name=name)
        self.on_dusk = on_dusk
        self.content_height = 0
        self._grip: int | None = None

    def contains(self, point: tuple[int, int]) -> bool:
        return self.rect.collidepoint(point)

    def viewport(self) -> pygame.Rect:
        return self.rect

    @property
    def farthest(self) -> int:
        """Return the largest offset, in pixels; 0 if everything shows."""
        return max(0, self.content_height - self.rect.height)

    def _stack(self, width: int) -> None:
        self.content_height = self.height_for(width, self.unit)
        if self.content_height > self.rect.height:
            # The bar may overlap the padding. Only what it needs beyond that is taken from the children.
            width -= self.px(max(0.0, _BAR_ROOM - self.padding))
            self.content_height = self.height_for(width, self.unit)
        super()._stack(width)
        self.scroll_to(self.offset)

    def scroll_to(self, offset: float) -> bool:
        """Scroll to an offset in pixels from the top, within the limits. Returns True if anything moved."""
        wanted = max(0, min(self.farthest, round(offset)))
        shift = self.offset - wanted
        self.offset = wanted
        if shift:
            for child in self.children:
                child.move(0, shift)
        return shift != 0

    def reveal(self, widget: Widget) -> None:
        """Scroll this widget into view with a small margin."""
        room = self.px(14)
        if widget.rect.top - room < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - widget.rect.top + room))
        elif widget.rect.bottom + room > self.rect.bottom:
            self.scroll_to(self.offset + widget.rect.bottom + room - self.rect.bottom)

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        if (action := find_triggered(event, (PAGE_UP, PAGE_DOWN))) is not None:
            page = self.rect.height - self.px(_WHEEL)
            moved = self.scroll_to(self.offset + (page if action == PAGE_DOWN else -page))
            return self.report_used() if moved else None
        if event.type == pygame.MOUSEWHEEL:
            return self.report_used() if self.scroll_to(self.offset - event.y * self.px(_WHEEL)) else None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._bar_column().collidepoint(event.pos):
            self._grip = event.pos[1]
            bar = scroll_bar(self.rect, self.content_height, self.offset, self.unit)
            if bar and not bar.collidepoint((bar.centerx, event.pos[1])):
                page = self.rect.height if event.pos[1] > bar.centery else -self.rect.height
                self.scroll_to(self.offset + page)
            return self.report_used()
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            moved, self._grip = event.pos[1] - self._grip, event.pos[1]
            self.scroll_to(self.offset + moved * self.content_height / max(1, self.rect.height))
            return self.report_used()
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return self.report_used()
        return None

    def pull(self, pixels: int) -> WidgetEvent | None:
        return self.report_used() if self._grip is None and self.scroll_to(self.offset - pixels) else None

    def _bar_column(self) -> pygame.Rect:
        width = self.px(_BAR_ROOM) if self.farthest else 0
        return pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)

    def draw(self, surface: pygame.Surface) -> None:
        # Shadows and raised slabs extend beyond the sides, so only the top and bottom are clipped.
        with clip_to(surface, self.rect.inflate(self.px(24), 0)):
            for child in self.children:
                if child.visible and child.rect.colliderect(self.rect):
                    child.draw(surface)
        draw_scroll_bar(surface, self.rect, self.content_height, self.offset, self.unit, self.on_dusk)


def scroll_bar(view: pygame.Rect, content: int, offset: float, unit: float) -> pygame.Rect | None:
    """Return the box of a scroll bar's grip at the right of `view`, or None if everything shows."""
    if content <= max(0, view.height):
        return None
    height = max(round(28 * unit), round(view.height * view.height / content))
    share = offset / max(1, content - view.height)
    width = round(_BAR * unit)
    return pygame.Rect(view.right - width, view.y + round((view.height - height) * share), width, height)


def draw_scroll_bar(
    surface: pygame.Surface, view: pygame.Rect, content: int, offset: float, unit: float, on_dusk: bool = False
) -> None:
    """Draw the bar at the right of `view`, if `content` pixels exceed it."""
    grip = scroll_bar(view, content, offset, unit)
    if grip is None:
        return
    rail = pygame.Rect(grip.x, view.y, grip.width, view.height)
    paint.panel(surface, rail, grip.width / 2, palette.DUSK_7 if on_dusk else palette.SUNK)
    paint.panel(surface, grip, grip.width / 2, palette.DUSK_LINE if on_dusk else palette.PAPER_LINE)
