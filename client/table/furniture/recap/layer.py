"""What happened since a person last looked, over the table, until it is closed or that person answers."""

from __future__ import annotations

import pygame

from client.input.actions import FIRST, LAST, PAGE_DOWN, PAGE_UP, meant
from client.table.context import TableContext
from client.table.furniture.recap.panel import RecapPanel
from client.table.layer import Layer
from client.table.things import CARD, Point, Thing
from engine.kernel.layout import SPECTATOR
from engine.kernel.state import Option

_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_SCROLLS = (PAGE_UP, PAGE_DOWN, FIRST, LAST)
_LINK = 24.0
"""The height of a line in u, for what is shown beside a card's name."""


class RecapLayer(Layer):
    """Keeps the panel of `session.recap` in the form of the table."""

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.panel: RecapPanel | None = None

    def caught_up(self) -> None:
        """Show the recap if there is one for the person who looks, and take it away when there is none."""
        model, lines = self.model, self.model.session.recap
        if not lines:
            self.forget()
        elif self.panel is None and lines and model.session.viewer != SPECTATOR:
            names = model.session.names
            game = model.session.game.slug
            self.panel = RecapPanel(names[model.session.viewer], lines, names, self._closed, game)
            self.do.add(self.panel)
            self._fit()

    def close(self) -> bool:
        """It has been read; false when there was none."""
        if self.panel is None:
            return False
        self.do.session.dismiss_recap()
        self.caught_up()
        return True

    def forget(self) -> None:
        """Somebody else may look now: take it away, unread or not."""
        if self.panel is not None:
            self.do.clear_controls()
            self.panel = None

    def _closed(self, _: object) -> None:
        self.close()

    def layout(self) -> None:
        self.caught_up()
        self._fit()

    def _fit(self) -> None:
        """Lie where the map says, else at the right of the table, above the bar with the question and its answers."""
        if self.panel is None:
            return
        model = self.model
        own = model.arrangement.rects.get("recap")
        if own is not None:
            self.panel.fit_into(own, model.scale.unit)
            return
        area, prompt = model.area, model.arrangement.rects.get("prompt")
        bottom = area.bottom
        if prompt is not None and prompt.top > area.top + area.height // 3:
            bottom = min(bottom, prompt.top - model.scale.px(8))
        self.panel.fit(area, model.scale.unit, bottom)

    def covers(self, point: Point) -> bool:
        """Whether it lies over this point of the window."""
        return self.panel is not None and self.panel.rect.collidepoint(point)

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether a press or a turn of the wheel is for the recap and not for the table."""
        model = self.model
        if self.panel is None or event.type not in _PRESSES or model.hand.drag is not None:
            return False
        return model.holds_control or self.covers(getattr(event, "pos", model.pointer))

    def watch(self, event: pygame.event.Event) -> bool:
        """Scroll with the page keys; false when there is no recap."""
        keyed = not self.model.browsing and meant(event, _SCROLLS)
        if self.panel is None or not keyed:
            return False
        self.panel.list.handle(event)
        return True

    def perform(self, action: str, about: str) -> bool:
        return action == "recap.close" and self.close()

    def locate(self, anchor: str | Option) -> pygame.Rect | None:
        """The panel, while it is there."""
        return self.panel.rect if anchor == "recap" and self.panel is not None else None

    def hit(self, point: Point) -> Thing | None:
        """The card whose name is at a point."""
        card = self.panel.list.link_at(point) if self.panel is not None and self.covers(point) else None
        if not isinstance(card, int) or not self.model.knows(card) or self.panel is None:
            return None
        line = pygame.Rect(self.panel.rect.x, 0, self.panel.rect.width, self.model.scale.px(_LINK))
        line.centery = point[1]
        return Thing(CARD, card, None, tuple(line))
