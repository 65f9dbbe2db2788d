"""Drawings that show a note of the game at a yard: a hammered sign, a shield, a gate, prints, eyes.

Lengths are pixels of the window. The drawings are files of the assets.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, svg
from client.layout.pieces import Point
from client.motion.easing import arrive, leave, settle
from client.motion.visuals.popups import put
from client.motion.visuals.visual import Visual, point_along

CROSS_MS, LINGER_MS = 250.0, 420.0
"""How long an object takes to cross a zone, and how long it stays after that."""
KNOCK_MS, KNOCKED_MS = 40.0, 520.0
SHIELD_MS, SHIELDED_MS = 180.0, 640.0
GATE_MS, CLOSED_MS = 300.0, 620.0
EYES_MS = 1100.0


@dataclass(slots=True, kw_only=True)
class Crossing(Visual):
    """Splashes or prints that cross a zone from its lower left to its upper right and fade.

    art: the drawing; with `walking` left and right steps, else splashes
    crosses: the share of the time until all have appeared
    """

    art: str
    rect: pygame.Rect
    walking: bool
    crosses: float
    number: int

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share = self.share(now)
        come, fading = min(1.0, share / self.crosses), 1 - max(0.0, (share - 0.7) / 0.3)
        for moment, place, size, turn in self._paw_prints() if self.walking else self._drops():
            if come >= moment:
                born = min(1.0, (come - moment) * 5)
                put(surface, self.art, size * (0.6 + 0.4 * arrive(born)), place, fading, turn)

    def _paw_prints(self) -> list[tuple[float, Point, float, float]]:
        rect = self.rect
        line = [rect.bottomleft, (rect.left + rect.width * 0.45, rect.top + rect.height * 0.62), rect.topright]
        size, found, count = min(rect.size) * 0.15, [], 9
        for number in range(count):
            share = (number + 0.5) / count
            here, there = point_along(line, share), point_along(line, min(1.0, share + 0.02))
            angle = math.atan2(there[1] - here[1], there[0] - here[0])
            side = size * 0.6 * (1 if number % 2 else -1)
            place = here[0] - math.sin(angle) * side, here[1] + math.cos(angle) * side
            found.append((share, place, size, -math.degrees(angle) - 90))
        return found

    def _drops(self) -> list[tuple[float, Point, float, float]]:
        rect, chance = self.rect, random.Random(self.number)
        found, count = [], 8
        for number in range(count):
            share = (number + 0.5) / count
            x = rect.left + rect.width * share
            y = rect.bottom - rect.height * (0.5 + 0.32 * math.sin(number * 2.2) + 0.1 * chance.uniform(-1, 1))
            found.append((share, (x, y), min(rect.size) * chance.uniform(0.3, 0.5), 30.0 * chance.randrange(12)))
        return found


@dataclass(slots=True, kw_only=True)
class HammeredSign(Visual):
    """A drawing that comes down at a point and is knocked in twice. Its lower edge stands at the point."""

    art: str
    foot: Point
    width: float
    knock_ms: float

    def draw(self, surface: pygame.Surface, now: float) -> None:
        passed = (now - self.begin) / max(1e-6, self.knock_ms)
        up = 0.0 if passed >= 6 else 0.34 if passed < 2 else 0.17 if passed < 4 else 0.0
        jolt = 0.05 if 2 <= passed < 2.6 or 4 <= passed < 4.6 else 0.0
        height = self.width / svg.proportions(self.art)
        put(surface, self.art, self.width * (1 + jolt), (self.foot[0], self.foot[1] - height * (0.5 + up)))


@dataclass(slots=True, kw_only=True)
class Shield(Visual):
    """A drawing that springs up over a card, which turns gray behind it."""

    art: str
    rect: pygame.Rect
    color: str
    pop_ms: float

    def draw(self, surface: pygame.Surface, now: float) -> None:
        come = min(1.0, (now - self.begin) / max(1e-6, self.pop_ms))
        fading = min(1.0, (self.end - now) / 160)
        strength = round(0.7 * come * fading * 8) / 8
        if strength > 0:
            paint.panel(surface, self.rect, self.rect.width * 0.08, self.color, opacity=strength)
        put(surface, self.art, min(self.rect.size) * 0.72 * settle(come), self.rect.center, fading)


@dataclass(slots=True, kw_only=True)
class Gate(Visual):
    """Two drawings that close along the front of a zone. Their lower edge is `front` pixels below the window's top."""

    arts: Sequence[str]
    rect: pygame.Rect
    front: float
    close_ms: float

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share = leave(min(1.0, (now - self.begin) / max(1e-6, self.close_ms)))
        fading = min(1.0, (self.end - now) / 160)
        half = self.rect.width / 2
        bump = 3 * math.sin(share * math.pi) if share < 1 else 0
        for art, side in zip(self.arts, (-1, 1), strict=False):
            open_by = half * 0.86 * (1 - share)
            width = half - open_by
            if width < 6:
                continue
            center = self.rect.centerx + side * (half - width / 2), self.front - bump
            picture = svg.image(art, round(half), round(half / svg.proportions(art)))
            shown = pygame.Rect(0 if side < 0 else round(half - width), 0, round(width), picture.get_height())
            picture.set_alpha(round(255 * fading))
            surface.blit(picture, (round(center[0] - width / 2), round(center[1] - picture.get_height())), shown)
            picture.set_alpha(255)


@dataclass(slots=True, kw_only=True)
class Eyes(Visual):
    """Two eyes on a card that another player looks at. They blink once."""

    art: str
    rect: pygame.Rect

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share = self.share(now)
        if 0.48 < share < 0.56:
            return
        size = min(self.rect.size) * 0.4
        shown = min(1.0, share * 8, (1 - share) * 6)
        for side in (-1, 1):
            place = self.rect.centerx + side * size * 0.56, self.rect.centery - self.rect.height * 0.06
            put(surface, self.art, size * (0.7 + 0.3 * shown), place, shown)
