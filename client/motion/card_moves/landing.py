"""Visuals of heavy landings and hits: dust, a ring of light, a jolt of the whole table, a knock at a portrait."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame

from client.art.sketch import cut
from client.layout.pieces import Point
from client.motion.card_moves.growth import puff, put
from client.motion.easing import arrive
from client.motion.visuals.visual import Visual

DUST_MS, RING_MS, JOLT_MS, KNOCK_MS = 380.0, 460.0, 150.0, 180.0
_RINGS = 48


@dataclass(slots=True)
class Dust(Visual):
    """Small clouds that fly out along the lower edge of a landed card and fade."""

    rect: pygame.Rect
    color: str = "#FFFFFF"
    count: int = 7
    number: int = 0

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share, chance = arrive(self.share(now)), random.Random(self.number)
        size = 0.16 * self.rect.width
        for place in range(self.count):
            side = (place + 0.5) / self.count * 2 - 1
            far = chance.uniform(0.1, 0.3) * self.rect.width * share
            x = self.rect.centerx + side * self.rect.width * 0.46 + math.copysign(far, side)
            y = self.rect.bottom - chance.uniform(0.0, 0.12) * self.rect.width * share
            cloud = puff(size * (0.6 + 0.6 * share), self.color, 0.55 * (1 - self.share(now)))
            put(surface, cloud, (x, y))


@dataclass(slots=True)
class Ring(Visual):
    """Lights in a circle that spreads and fades."""

    center: Point
    radius: float
    color: str = "#FFEFC0"

    def draw(self, surface: pygame.Surface, now: float) -> None:
        passed = self.share(now)
        far, light = (
            self.radius * (0.55 + 0.75 * arrive(passed)),
            puff(max(4.0, self.radius * 0.09), self.color, 0.9 * (1 - passed)),
        )
        for number in range(_RINGS):
            turn = math.tau * number / _RINGS
            put(surface, light, (self.center[0] + far * math.cos(turn), self.center[1] + far * math.sin(turn)))


@dataclass(slots=True)
class Jolt(Visual):
    """A jolt of the picture by a few pixels: of all of it, or within a rectangle, which takes far less time to draw."""

    pixels: float
    rect: pygame.Rect | None = None

    def draw(self, surface: pygame.Surface, now: float) -> None:
        passed = self.share(now)
        down = round(self.pixels * (1 - passed) * math.cos(passed * 3 * math.pi))
        if down:
            area = surface.get_rect() if self.rect is None else self.rect.clip(surface.get_rect())
            surface.blit(cut(surface, area), area.move(0, down))


@dataclass(slots=True)
class Knock(Visual):
    """A portrait that shakes to and fro twice, by a few pixels."""

    rect: pygame.Rect
    pixels: float

    def draw(self, surface: pygame.Surface, now: float) -> None:
        across = round(self.pixels * math.sin(4 * math.pi * self.share(now)))
        if across:
            surface.blit(cut(surface, self.rect), self.rect.move(across, 0))
