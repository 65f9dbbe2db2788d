"""Surfaces that note what is drawn on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

Draw = Callable[[pygame.Surface], object]


class Easel(pygame.Surface):
    """A clear surface that notes where it is drawn on: to search a large picture for its edges takes far longer.

    Draw on it with `blit`, `fill`, and `strokes`, then `take` the picture.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, pygame.SRCALPHA)
        self._used = pygame.Rect(0, 0, 0, 0)

    def blit(self, *arguments: Any, **options: Any) -> pygame.Rect:
        """Draw a picture; see `pygame.Surface.blit`."""
        return self._note(super().blit(*arguments, **options))

    def fill(self, *arguments: Any, **options: Any) -> pygame.Rect:
        """Fill a part; see `pygame.Surface.fill`."""
        return self._note(super().fill(*arguments, **options))

    def strokes(self, bounds: pygame.Rect, draw: Draw) -> None:
        """Let `draw` use `pygame.draw` within the bounds."""
        draw(self)
        self._note(bounds.clip(self.get_clip()))

    def take(self) -> tuple[pygame.Surface, pygame.Rect]:
        """Return what was drawn and its place, and clear the easel."""
        rect, self._used = self._used, pygame.Rect(0, 0, 0, 0)
        picture = self.subsurface(rect).copy()
        super().fill((0, 0, 0, 0), rect)
        return picture, rect

    def _note(self, rect: pygame.Rect) -> pygame.Rect:
        if rect:
            self._used = rect.union(self._used) if self._used else rect
        return rect


def strokes(surface: pygame.Surface, bounds: pygame.Rect, draw: Draw) -> None:
    """Draw with `pygame.draw` on any surface, also on one that notes what is drawn; `draw` keeps within the bounds."""
    noting = getattr(surface, "strokes", None)
    if noting is None:
        draw(surface)
    else:
        noting(bounds, draw)
