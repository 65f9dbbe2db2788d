"""Drawings that fly between cards and gauges with a tail of light, and the bursts where they hit."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import svg, text
from client.art.cache import SurfaceCache
from client.layout.pieces import Point
from client.motion.card_moves.growth import puff, put
from client.motion.easing import arrive, speed_up
from client.motion.visuals.visual import Visual, arc

BURST_MS, COMES_MS = 400.0, 90.0
"""How long a number shows where it hits, and how much of that it takes to appear."""
_TAIL, _TAIL_STEP = 4, 0.06
_FROM_SCALE = 1.5
_kept = SurfaceCache(1 << 20)


@dataclass(slots=True)
class FlyingDrawing(Visual):
    """A drawing that flies in an arc with a tail of light."""

    art: str
    color: str
    size: float
    start: Point
    target: Point
    lift: float

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share = self.share(now)
        for step in range(_TAIL, 0, -1):
            behind = share - step * _TAIL_STEP
            if self.color and behind > 0:
                light = puff(self.size * (1 - 0.16 * step), self.color, 0.6 - 0.12 * step)
                put(surface, light, arc(self.start, self.target, self.lift, speed_up(behind)))
        put(surface, svg.image(self.art, round(self.size)), arc(self.start, self.target, self.lift, speed_up(share)))


@dataclass(slots=True)
class Burst(Visual):
    """A drawing with a number that hits, stays a moment and fades. With `still` it only fades."""

    art: str
    words: str
    center: Point
    size: float
    ink: str
    typeface: str
    still: bool = False

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share = self.share(now)
        coming = min(1.0, share * BURST_MS / COMES_MS)
        picture, grown = self._picture(), 1.0 if self.still else 1 + (_FROM_SCALE - 1) * (1 - arrive(coming))
        if grown > 1:
            size = round(self.size * grown)
            picture = pygame.transform.smoothscale(picture, (size, size))
        picture.set_alpha(round(255 * min(1.0, (1 - share) * 2.5, 0.4 + coming)))
        put(surface, picture, self.center)
        picture.set_alpha(255)

    def _picture(self) -> pygame.Surface:
        """Return the drawing with its number at rest."""
        size = max(1, round(self.size))

        def make() -> pygame.Surface:
            picture = svg.image(self.art, size).copy() if self.art else pygame.Surface((size, size), pygame.SRCALPHA)
            letters = text.fit(self.words, self.typeface, size * 0.5, size * 0.62)
            text.draw(picture, self.words, self.typeface, letters, self.ink, picture.get_rect().center, "center")
            return picture

        return _kept.get((self.art, self.words, size, self.ink, self.typeface), make)
