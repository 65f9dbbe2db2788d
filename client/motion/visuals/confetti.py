"""Confetti that rains over the table for a moment."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from client.art import paint
from client.motion.easing import arrive
from client.motion.visuals.visual import Visual

CONFETTI_MS = 900.0
_PIECES, _SIZES = 120, 3
_WIDE, _HIGH = 15.0, 25.0
"""The largest piece, in pixels of a table 1920 wide."""


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
            slip = paint.panel_surface(extent, 1, color)
            surface.blit(slip, slip.get_rect(center=(round(x), round(y))))
