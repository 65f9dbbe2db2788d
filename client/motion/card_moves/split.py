"""Cards of which only a part is left: split by lightning, or burned from below.

A cut (`client.layout.pieces.CardCut`) takes a picture with a card in its center and returns the remaining part.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from client.art.cache import SurfaceCache
from client.layout.pieces import Point

BOLT: tuple[Point, ...] = ((0.06, -0.5), (-0.12, -0.2), (0.1, -0.16), (-0.1, 0.14), (0.12, 0.16), (-0.04, 0.5))
"""The line of the lightning down a card centered at (0, 0), in shares of its width and height."""
_STEPS = 12
_TEETH = 14
_RAGGED = 0.06
_CHAR = (58, 34, 22)
"""The remaining red, green and blue at the burning edge, of 255."""
_masks = SurfaceCache(3 << 20)


@dataclass(frozen=True, slots=True)
class HalfCut:
    """The half to the left (side -1) or right (1) of the lightning. `shape` is the card's height over its width."""

    side: int
    shape: float

    def of(self, picture: pygame.Surface, width: float) -> pygame.Surface:
        """Return the half of a picture of a card that is `width` pixels wide."""
        size = picture.get_size()

        def make() -> pygame.Surface:
            line = to_pixels(BOLT, size, width, width * self.shape)
            edge = 0 if self.side < 0 else size[0]
            line = [(line[0][0], 0), *line, (line[-1][0], size[1])]
            return _mask(size, [(edge, 0), *line, (edge, size[1])])

        return _cut(picture, _masks.get(("half", size, round(width), self.side), make))


@dataclass(frozen=True, slots=True)
class BurntCut:
    """The unburned part of a card of this shape when fire has burned a share of it (0 to 1)."""

    share: float
    shape: float

    def of(self, picture: pygame.Surface, width: float) -> pygame.Surface:
        """Return the unburned part of a picture of a card that is `width` pixels wide."""
        size, step = picture.get_size(), round(self.share * _STEPS)

        def make() -> pygame.Surface:
            front = to_pixels(fire_front(step / _STEPS), size, width, width * self.shape)
            mask = _mask(size, [(0, 0), (0, front[0][1]), *front, (size[0], front[-1][1]), (size[0], 0)])
            above = [(x, y - width * 0.07) for x, y in front]
            pygame.draw.polygon(mask, (*_CHAR, 255), [*front, *above[::-1]])
            return mask

        return _cut(picture, _masks.get(("burnt", size, round(width), step), make))


def fire_front(share: float) -> tuple[Point, ...]:
    """Return the burning edge from left to right after a share of the card has burned. Coordinates as in `BOLT`."""
    chance = random.Random(7)
    height = 0.5 + _RAGGED - share * (1 + 2 * _RAGGED)
    return tuple(
        (number / _TEETH - 0.5, height + _RAGGED * chance.uniform(-1, 1) + 0.05 * math.sin(number * 0.9))
        for number in range(_TEETH + 1)
    )


def to_pixels(line: Sequence[Point], size: tuple[int, int], width: float, height: float) -> list[Point]:
    """Convert a line in shares of a card to pixels, with the card in the center of `size`."""
    return [(size[0] / 2 + x * width, size[1] / 2 + y * height) for x, y in line]


def _mask(size: tuple[int, int], shape: Sequence[Point]) -> pygame.Surface:
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.polygon(mask, "#FFFFFF", shape)
    return mask


def _cut(picture: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    cut = picture.copy()
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut
