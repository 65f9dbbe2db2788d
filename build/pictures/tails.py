"""Tails, drawn behind the body along a line from root to tip."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from pictures.animal import Animal
from pictures.drawing import cable, flat, silhouette, stroke
from pictures.geometry import Point, on_circle, path, spine
from pictures.palette import light, shade
from pictures.shapes import ellipse, polygon, taper

SPADE = polygon((-6, -5), (-2, -16), (26, 0), (-2, 16), (-6, 5))


def tail(kind: str, points: Sequence[Point], animal: Animal) -> str:
    """A tail in the colors of the animal; `kind` as in `Animal.tail`, an unknown one draws nothing."""
    draw = TAILS.get(kind)
    return draw(points, animal) if draw else ""


def _direction(points: Sequence[Point]) -> float:
    """Where the tip points, in degrees."""
    (before_x, before_y), (x, y) = points[-2:]
    return math.degrees(math.atan2(y - before_y, x - before_x))


def _spade(points: Sequence[Point], animal: Animal) -> str:
    tip = SPADE.placed(*points[-1], 1, _direction(points))
    return silhouette([tip], animal.accent, rim=2) + silhouette([taper(points, (34, 24, 15, 9))], animal.skin)


def _horse(points: Sequence[Point], animal: Animal) -> str:
    root, second, third, tip = [*points, *[points[-1]] * 3][:4]
    (second_x, second_y), (third_x, third_y), (tip_x, tip_y) = second, third, tip
    above = [root, (second_x - 6, second_y - 2), (third_x - 12, third_y - 4), (tip_x - 16, tip_y - 10)]
    below = [root, (second_x + 8, second_y + 6), (third_x + 16, third_y + 6), (tip_x + 22, tip_y + 4)]
    locks = [
        taper([root, second, third, tip], (18, 30, 26, 4)),
        taper(below, (16, 26, 20, 4)),
        taper(above, (14, 18, 14, 3)),
    ]
    gleam = path("M{}Q{} {}", (second_x + 4, second_y), (third_x + 4, third_y - 6), (third_x + 2, third_y + 8))
    return silhouette(locks, animal.hair, rim=3) + stroke(gleam, 2.2, light(animal.hair, 0.35))


def _tuft(points: Sequence[Point], animal: Animal) -> str:
    tip, direction = points[-1], _direction(points)
    hairs = [
        taper([tip, on_circle(*tip, 14, math.radians(direction + aside))], (12, 4)) for aside in (-50, 0, 50)
    ]
    drawn = silhouette([*hairs, ellipse(*tip, 10)], animal.hair, rim=2)
    return drawn + silhouette([taper(points, (18, 13, 11, 10))], animal.skin)


def _scorpion(points: Sequence[Point], animal: Animal) -> str:
    x, y = points[-1]
    sting = taper([(x - 2, y), (x + 14, y - 8), (x + 30, y + 6)], (26, 22, 3))
    drawn = silhouette([sting], animal.accent, rim=2.4)
    spots = spine(points, [26] * len(points), 3)
    rings = [ellipse(x, y, 15 - 0.35 * index) for index, (x, y, _) in enumerate(spots)]
    drawn += silhouette(rings, animal.skin, rim=2.6)
    for x, y, _ in spots[1:-1]:
        drawn += stroke(path("M{}q8 3 15 -2", (x - 8, y + 7)), 1.8, shade(animal.skin, 0.4))
    return drawn


def _fluffy(points: Sequence[Point], animal: Animal) -> str:
    return silhouette([taper(points, (22, 30, 32, 12))], animal.tail_color or animal.skin)


def _cat(points: Sequence[Point], animal: Animal) -> str:
    drawn = silhouette([taper(points, (20, 17, 16, 15))], animal.skin)
    if animal.tail_color:
        drawn += flat([taper([points[-1], points[-2]], (12, 0.5))], animal.tail_color)
    return drawn


def _bob(points: Sequence[Point], animal: Animal) -> str:
    x, y = points[0]
    return silhouette([ellipse(x - 8, y - 6, 15)], animal.tail_color or animal.skin)


def _duck(points: Sequence[Point], animal: Animal) -> str:
    x, y = points[0]
    upper = taper([(x + 14, y), (x - 16, y - 12)], (34, 4))
    lower = taper([(x + 14, y + 6), (x - 22, y + 4)], (26, 4))
    return silhouette([upper, lower], animal.skin)


def _curl(points: Sequence[Point], animal: Animal) -> str:
    return cable(path("M{}q-16 2 -18 -10q0 -10 9 -9q8 2 4 9q-6 6 -18 0", points[0]), 7, 3, animal.skin)


TAILS: dict[str, Callable[[Sequence[Point], Animal], str]] = {
    "spade": _spade,
    "horse": _horse,
    "tuft": _tuft,
    "scorpion": _scorpion,
    "fluffy": _fluffy,
    "cat": _cat,
    "bob": _bob,
    "duck": _duck,
    "curl": _curl,
}
