"""What happened since a person last looked, over the table, until it is closed or that person answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client.scenes.recap import RecapPanel
from engine.kernel.layout import SPECTATOR

if TYPE_CHECKING:
    from client.table.scene import TableScene

_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_SCROLLS = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)
_LINK = 24.0
"""The height of a line in u, for what is shown beside a card's name."""


class RecapLayer:
    """Keeps the panel of `session.recap` in the form of the table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.panel: RecapPanel | None = None

    def update(self) -> None:
        """Show the recap if there is one for the person who looks, and take it away when there is none."""
        scene, lines = self.scene, self.scene.session.recap
        if not lines:
            self.forget()
        elif self.panel is None and lines and scene.session.viewer != SPECTATOR:
            names = scene.session.names
            game = scene.session.game.slug
            self.panel = RecapPanel(names[scene.session.viewer], lines, names, self._closed, game)
            scene.form.add(self.panel)
            self.fit()

    def close(self) -> bool:
        """It has been read; false when there was none."""
        if self.panel is None:
            return False
        self.scene.session.dismiss_recap()
        self.update()
        return True

    def forget(self) -> None:
        """Somebody else may look now: take it away, unread or not."""
        if self.panel is not None:
            self.scene.form.clear()
            self.panel = None

    def _closed(self, _: object) -> None:
        self.close()

    def fit(self) -> None:
        """Lie where the map says, else at the right of the table, above the bar with the question and its answers."""
        if self.panel is None:
            return
        scene = self.scene
        own = scene.arrangement.rects.get("recap")
        if own is not None:
            self.panel.fit_into(own, scene.scale.unit)
            return
        area, prompt = scene.area, scene.arrangement.rects.get("prompt")
        bottom = area.bottom
        if prompt is not None and prompt.top > area.top + area.height // 3:
            bottom = min(bottom, prompt.top - scene.scale.px(8))
        self.panel.fit(area, scene.scale.unit, bottom)

    def covers(self, point: tuple[int, int]) -> bool:
        """Whether it lies over this point of the window."""
        return self.panel is not None and self.panel.rect.collidepoint(point)

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether a press or a turn of the wheel is for the recap and not for the table."""
        scene = self.scene
        if self.panel is None or event.type not in _PRESSES or scene.hand.drag is not None:
            return False
        return scene.form.holds_pointer or self.covers(getattr(event, "pos", scene.input.mouse))

    def scroll(self, event: pygame.event.Event) -> bool:
        """Scroll with the page keys; false when there is no recap."""
        if self.panel is None or event.key not in _SCROLLS:
            return False
        self.panel.list.handle(event)
        return True

    def card_at(self, point: tuple[int, int]) -> tuple[int, pygame.Rect] | None:
        """The card whose name is at a point, and the place of the name."""
        card = self.panel.list.link_at(point) if self.panel is not None and self.covers(point) else None
        if not isinstance(card, int) or not self.scene.knows(card) or self.panel is None:
            return None
        line = pygame.Rect(self.panel.rect.x, 0, self.panel.rect.width, self.scene.scale.px(_LINK))
        line.centery = point[1]
        return card, line
