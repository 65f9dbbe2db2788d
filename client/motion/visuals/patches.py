"""Old pictures of places, which fade over the new ones."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art.sketch import cut
from client.motion.visuals.visual import Visual

HEAL_MS = 250.0
_FOOT = 0.42
"""The bottom strip of a card, where its numbers are."""


@dataclass(slots=True)
class FadingPatch(Visual):
    """The picture of a place when this began, fading over whatever is there now."""

    rect: pygame.Rect
    picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, now: float) -> None:
        """Copy the place first, then draw the copy over it, increasingly transparent."""
        if self.picture is None:
            self.rect = self.rect.clip(surface.get_rect())
            self.picture = cut(surface, self.rect)
        self.picture.set_alpha(round(255 * (1 - self.share(now))))
        surface.blit(self.picture, self.rect.topleft)


def foot_of(rect: pygame.Rect) -> pygame.Rect:
    """Return the bottom strip of a card, where its numbers are."""
    height = round(rect.height * _FOOT)
    return pygame.Rect(rect.x, rect.bottom - height, rect.width, height)
