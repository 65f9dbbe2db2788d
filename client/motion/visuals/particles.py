"""Drawings that fly between cards and gauges with a tail of light, the bursts where they hit, and confetti."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, svg, text
from client.art.cache import SurfaceCache
from client.layout.pieces import Point
from client.motion.card_moves.growth import puff, put
from client.motion.easing import arrive, speed_up
from client.motion.visuals.visual import Visual, arc

BURST_MS, COMES_MS = 400.0, 90.0
"""How long a number shows where it hits, and how much of that it takes to appear."""
_TAIL, _TAIL_STEP = 4, 0.06
_FROM_SCALE = 1.5
CONFETTI_MS = 900.0
_PIECES, _SIZES = 120, 3
_WIDE, _HIGH = 15.0, 25.0
"""The largest piece, in pixels of a table 1920 wide."""
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


@dataclass(slots=True)
class Confetti(Visual):
    """Slips of paper in some colors that shoot up from both lower corners, flutter and fall."""

    size: tuple[int, int]
    colors: Sequence[str]
    scale: float

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share, chance = self.share(now), random.Random(len(self.colors))
        width, height = self.size
        for number in range(_PIECES):
            side = number % 2
            far, up, spin = chance.uniform(0.05, 0.75), chance.uniform(0.35, 0.95), chance.uniform(0, math.tau)
            grown, color = 1 + number % _SIZES / 2, self.colors[number % len(self.colors)]
            x = abs(side - far * arrive(share)) * width
            y = height * (1 - up * math.sin(math.pi * min(1.0, 0.15 + 0.85 * share)))
            turned = abs(math.cos(spin + 9 * share))
            extent = (max(2, round(turned * _WIDE * self.scale * grown / 2) * 2), round(_HIGH * self.scale * grown / 2))
            put(surface, paint.panel_surface(extent, 1, color), (x, y))
