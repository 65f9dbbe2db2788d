"""What shows at a place for a while: drawings that pop up, and old pictures that fade. Lengths are window pixels."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import svg
from client.art.cache import SurfaceCache, to_fast_format
from client.art.sketch import cut
from client.layout.pieces import Point
from client.motion.easing import settle
from client.motion.visuals.visual import Visual

POP_MS = 120.0
_TURN_STEP, _TURNED_SIZE = 15, 12
"""Degrees, and pixels of width, between two rotated pictures, because rotating one takes a millisecond."""
HEAL_MS = 250.0
_FOOT = 0.42
"""The bottom strip of a card, where its numbers are."""
_kept = SurfaceCache(12 << 20)


def put(surface: pygame.Surface, art: str, width: float, center: Point, alpha: float = 1.0, turn: float = 0.0) -> None:
    """Draw a drawing about `width` pixels wide around a point. Sizes, rotations and opacity are rounded and cached."""
    if alpha <= 0 or width < 2 or not art:
        return
    angle = round(turn / _TURN_STEP) * _TURN_STEP % 360
    step = _TURNED_SIZE if angle else 3
    pixels = max(4, round(width / step) * step)
    strength = max(1, min(8, round(alpha * 8)))

    def solid() -> pygame.Surface:
        picture = svg.image(art, pixels)
        return to_fast_format(pygame.transform.rotozoom(picture, angle, 1) if angle else picture.copy())

    def faint() -> pygame.Surface:
        picture = _kept.get(("pop", art, pixels, angle, 8), solid).copy()
        picture.fill((255, 255, 255, strength * 255 // 8), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    picture = _kept.get(("pop", art, pixels, angle, strength), faint if strength < 8 else solid)
    surface.blit(picture, picture.get_rect(center=(round(center[0]), round(center[1]))))


@dataclass(slots=True)
class GrowingDrawing(Visual):
    """Drawings that grow where a card lay, and stay until the place is drawn again."""

    art: str
    rect: pygame.Rect

    def draw(self, surface: pygame.Surface, now: float) -> None:
        grown = (now - self.begin) / max(1e-6, self.duration) * 3
        for number, (x, y, size) in enumerate(((0.32, 0.3, 0.26), (0.66, 0.5, 0.2), (0.4, 0.72, 0.22))):
            share = min(1.0, max(0.0, grown - 0.25 * number))
            if share > 0:
                place = self.rect.left + x * self.rect.width, self.rect.top + y * self.rect.height
                put(surface, self.art, self.rect.width * size * settle(share), place)


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
