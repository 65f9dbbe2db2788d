"""Brief visuals at a card: leaves that grow or fly off, a cloud with legs, a flare, grass.

Lengths are pixels of the window. `scale` is pixels per pixel of the map. The same number gives the same picture.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from client.art import paint, svg
from client.art.cache import SurfaceCache, to_fast_format
from client.art.sketch import clip_to, strokes
from client.layout.pieces import Point
from client.motion.easing import arrive, leave, speed_up
from client.motion.visuals.visual import Visual

GROW_MS = 300.0
"""From the first leaf at the border until the card is covered."""
_BLINK_MS, _CLEAR_MS = 260.0, 180.0
OVERGROWN_MS = GROW_MS + _BLINK_MS + _CLEAR_MS
SHED_MS, LEAVES_SHED = 620.0, 12
SHAKE_MS, POP = 130.0, 0.12
CLOUD_MS, FLARE_MS, GRASS_MS, OUT_MS = 520.0, 560.0, 420.0, 400.0
SQUASH = 0.08

_LEAF = (
    '<path d="M0 -10C9 -6 9 6 0 10C-9 6 -9 -6 0 -10Z" fill="{fill}" stroke="{ink}" stroke-width="1.6"/>'
    '<path d="M0 -6V6" stroke="{ink}" stroke-width="1.2" opacity="0.5"/>'
)
_LEGS = (
    '<path d="M-15 0Q-17 -16 -9 -20L-3 -3Z M9 0Q8 -18 17 -20L20 -2Z" fill="{fill}" stroke="{ink}" '
    'stroke-width="3" stroke-linejoin="round"/><ellipse cx="-11" cy="-22" rx="7" ry="5" fill="{ink}"/>'
    '<ellipse cx="17" cy="-22" rx="7" ry="5" fill="{ink}"/>'
)
_INK = "#33223B"
_TURNS = 12
_kept = SurfaceCache(10 << 20)


def leaf(size: float, color: str, turn: int) -> pygame.Surface:
    """Return a picture of a leaf in one of `_TURNS` rotations."""
    pixels = max(4, round(size / 3) * 3)
    turn %= _TURNS

    def make() -> pygame.Surface:
        body = f'<g transform="translate(12 12)">{_LEAF.format(fill=color, ink=_INK)}</g>'
        leaf = svg.inline(body, pixels, pixels, 24, 24)
        return to_fast_format(pygame.transform.rotozoom(leaf, turn * 360 / _TURNS, 1))

    return _kept.get(("leaf", pixels, color, turn), make)


def puff(diameter: float, color: str, opacity: float) -> pygame.Surface:
    """Return a picture of a soft round cloud. Its opacity is rounded to eighths."""
    pixels, strength = max(4, round(diameter / 6) * 6), round(opacity * 8) / 8

    def make() -> pygame.Surface:
        return to_fast_format(paint.panel_surface((pixels, pixels), pixels / 2, color, opacity=strength).copy())

    return _kept.get(("puff", pixels, color, strength), make)


def put(surface: pygame.Surface, picture: pygame.Surface, at: Point) -> None:
    """Draw a picture centered at a point."""
    surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


def _point_on_edge(rect: pygame.Rect, share: float) -> Point:
    """Return the point at a share of the way around a rectangle."""
    way = share % 1 * 2 * (rect.width + rect.height)
    for start, step, length in (
        (rect.topleft, (1, 0), rect.width),
        (rect.topright, (0, 1), rect.height),
        (rect.bottomright, (-1, 0), rect.width),
        (rect.bottomleft, (0, -1), rect.height),
    ):
        if way <= length:
            return start[0] + step[0] * way, start[1] + step[1] * way
        way -= length
    return rect.topleft


@dataclass(slots=True)
class LeavesGrow(Visual):
    """A green puff, then leaves that cover the card; eyes blink once. The card below may change at `GROW_MS`."""

    rect: pygame.Rect
    leaves: Sequence[str]
    puff: str
    number: int

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share = self.share(now) * OVERGROWN_MS
        rect = self.rect
        clearing = max(0.0, (share - GROW_MS - _BLINK_MS) / _CLEAR_MS)
        self._draw_puff(surface, share, rect)
        size = min(rect.size) * 0.34
        for place, late, color, turn in self._places(rect):
            grown = min(1.0, max(0.0, (share - late * GROW_MS * 0.55) / (GROW_MS * 0.45)))
            fallen = max(0.0, clearing * 1.5 - late * 0.5)
            if grown > 0 and fallen < 1:
                picture = leaf(size * arrive(grown) * (1 - fallen), color, turn)
                put(surface, picture, (place[0], place[1] + fallen * size))
        if share >= GROW_MS * 0.9 and clearing < 0.5:
            _draw_eyes(surface, rect, (share - GROW_MS) / _BLINK_MS)

    def _draw_puff(self, surface: pygame.Surface, share: float, rect: pygame.Rect) -> None:
        blown = min(1.0, share / (GROW_MS * 1.2))
        for number in range(9):
            angle = number / 9 * math.tau
            far = 0.38 + 0.3 * arrive(blown)
            x, y = math.cos(angle) * rect.width * far, math.sin(angle) * rect.height * far
            place = rect.centerx + x, rect.centery + y
            put(surface, puff(min(rect.size) * (0.2 + 0.25 * blown), self.puff, 0.75 * (1 - blown)), place)

    def _places(self, rect: pygame.Rect) -> Iterator[tuple[Point, float, str, int]]:
        """Yield for each leaf of three rings its position, when it appears (0 first, 1 last), color and rotation."""
        chance = random.Random(self.number)
        for ring, count in enumerate((16, 11, 6)):
            inner = rect.inflate(-rect.width * (0.1 + 0.34 * ring), -rect.height * (0.1 + 0.34 * ring))
            for number in range(count):
                x, y = _point_on_edge(inner, (number + chance.random() * 0.5) / count)
                late = ring / 2.4 + chance.random() * 0.15
                yield (x, y), late, self.leaves[chance.randrange(len(self.leaves))], chance.randrange(_TURNS)


def _draw_eyes(surface: pygame.Surface, rect: pygame.Rect, share: float) -> None:
    """Draw two round eyes that blink once in the middle of their time."""
    size = min(rect.size) * 0.15
    lid = abs(share - 0.5) < 0.16
    for side in (-1, 1):
        center = round(rect.centerx + side * size * 0.85), round(rect.centery - rect.height * 0.06)
        if lid:
            width = max(2, round(size * 0.22))
            ends = (center[0] - size * 0.5, center[1]), (center[0] + size * 0.5, center[1])
            bounds = pygame.Rect(rect.centerx, center[1], 0, 0).inflate(4 * size, 2 * width + 4)
            strokes(
                surface, bounds, partial(pygame.draw.line, color=_INK, start_pos=ends[0], end_pos=ends[1], width=width)
            )
            continue
        put(surface, paint.panel_surface((round(size * 1.15),) * 2, size, "#FFFFFF", _INK, size * 0.12), center)
        put(surface, paint.panel_surface((round(size * 0.5),) * 2, size, _INK), center)


@dataclass(slots=True)
class LeavesFall(Visual):
    """Leaves that fly off a card in all directions and fall."""

    rect: pygame.Rect
    leaves: Sequence[str]
    number: int

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share, chance = self.share(now), random.Random(self.number)
        size = min(self.rect.size) * 0.26 * (1 - leave(share) * 0.7)
        for number in range(LEAVES_SHED):
            angle = (number + chance.random()) / LEAVES_SHED * math.tau
            far = arrive(share) * (0.45 + 0.5 * chance.random())
            x = self.rect.centerx + math.cos(angle) * self.rect.width * far
            y = self.rect.centery + math.sin(angle) * self.rect.height * far + speed_up(share) * self.rect.height * 0.4
            turn = chance.randrange(_TURNS) + round(share * 10)
            put(surface, leaf(size, self.leaves[number % len(self.leaves)], turn), (x, y))


@dataclass(slots=True)
class Cloud(Visual):
    """A cloud of dust over a leaving card, with hind legs sticking out."""

    rect: pygame.Rect
    color: str = "#FFF6E0"
    shade: str = "#E2DAC6"
    number: int = 0

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share, rect, chance = self.share(now), self.rect, random.Random(self.number)
        width = min(rect.size)
        fading = 1 - max(0.0, (share - 0.6) / 0.4)
        if 0.08 < share < 0.8:
            kick = math.sin(share * 6 * math.pi) * width * 0.04
            legs = svg.inline(
                f'<g transform="translate(30 34)">{_LEGS.format(fill=self.shade, ink=_INK)}</g>',
                round(width * 0.6),
                round(width * 0.4),
                60,
                40,
            )
            put(surface, legs, (rect.centerx + kick, rect.centery - width * 0.42))
        puffs = []
        for number in range(11):
            angle = number * 2.4 + share * 3
            far = (0.1 + 0.26 * chance.random()) * (0.6 + 0.6 * arrive(share))
            place = rect.centerx + math.cos(angle) * width * far * 1.2, rect.centery + math.sin(angle) * width * far
            big = width * (0.24 + 0.2 * chance.random()) * (0.5 + 0.5 * arrive(min(1.0, share * 3)))
            puffs.append((big, self.color if number % 3 else self.shade, place))
        line = max(4.0, width * 0.045)
        for big, _, place in puffs:
            put(surface, puff(big + line, _INK, fading), place)
        for big, color, place in puffs:
            put(surface, puff(big, color, fading), place)


@dataclass(slots=True)
class Flare(Visual):
    """An icon that flares up over a card, 1.6 times as large, and a gleam that crosses the card once."""

    rect: pygame.Rect
    art: str = ""
    color: str = "#FFCF4A"

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share, rect = self.share(now), self.rect
        size = min(rect.size) * 0.34
        glow = puff(size * (1.2 + 1.5 * arrive(share)), self.color, 0.6 * (1 - share))
        put(surface, glow, rect.center)
        if self.art:
            picture = svg.image(self.art, round(size * (1 + 0.6 * arrive(share)) / 4) * 4).copy()
            picture.set_alpha(round(255 * min(1.0, (1 - share) * 2)))
            put(surface, picture, rect.center)
        self._gleam(surface, rect, share)

    def _gleam(self, surface: pygame.Surface, rect: pygame.Rect, share: float) -> None:
        band, lean = rect.width * 0.22, rect.height * 0.3
        x = rect.left - band * 2 + (rect.width + band * 4) * share
        light = _kept.get(("gleam", rect.height, round(band)), lambda: _gleam_picture(rect.height, band, lean))
        with clip_to(surface, rect):
            surface.blit(light, (round(x - light.get_width() / 2), rect.top))


def _gleam_picture(height: int, band: float, lean: float) -> pygame.Surface:
    width = band + lean
    body = f'<path d="M{lean} 0H{width}L{band} {height}H0Z" fill="#FFFFFF" fill-opacity="0.45"/>'
    return svg.inline(body, width, height, width, height)


@dataclass(slots=True)
class Grass(Visual):
    """Three blades of grass that fly up on each side of a card that has dropped."""

    rect: pygame.Rect
    color: str = "#8FC95D"

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share, rect = self.share(now), self.rect
        size = min(rect.size) * 0.2
        for number in range(3):
            for side in (-1, 1):
                out = rect.width * (0.42 + (0.1 + 0.07 * number) * arrive(share))
                up = math.sin(math.pi * share) * size * (0.9 + 0.5 * number)
                place = rect.centerx + side * out, rect.bottom - up
                put(surface, leaf(size * (1 - 0.5 * share), self.color, side * (2 + number) + round(share * 5)), place)


@dataclass(slots=True)
class Veil(Visual):
    """Reduced motion: a color that fades in and out over an object. The object may change in the middle."""

    rect: pygame.Rect
    color: str
    radius: float = 8.0

    def draw(self, surface: pygame.Surface, now: float) -> None:
        strength = round(math.sin(math.pi * self.share(now)) * 6) / 6
        if strength > 0:
            paint.panel(surface, self.rect, self.radius, self.color, opacity=strength)
