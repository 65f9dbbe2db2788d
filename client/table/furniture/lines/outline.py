"""The outline around cards in a row of any direction."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import pygame

_ROUND = 6
"""Points per rounded corner."""
Point = tuple[float, float]


def outline(rects: Sequence[pygame.Rect], away: float, radius: float) -> list[Point]:
    """Return the corners of the smallest convex, rounded shape around `rects`, `away` pixels from them."""
    around = []
    for rect in rects:
        left, right = rect.left - away + radius, rect.right + away - radius
        top, bottom = rect.top - away + radius, rect.bottom + away - radius
        for number, (x, y) in enumerate(((right, bottom), (left, bottom), (left, top), (right, top))):
            for step in range(_ROUND + 1):
                angle = math.pi / 2 * (number + step / _ROUND)
                around.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return hull(around)


def hull(points: Iterable[Point]) -> list[Point]:
    """Return the convex hull of some points, in order."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    return _half(ordered)[:-1] + _half(ordered[::-1])[:-1]


def _half(points: Sequence[Point]) -> list[Point]:
    """Return one side of the hull, from the first to the last point."""
    side: list[Point] = []
    for point in points:
        while len(side) > 1 and _turn(side[-2], side[-1], point) <= 0:
            side.pop()
        side.append(point)
    return side


def _turn(first: Point, second: Point, third: Point) -> float:
    """Return a positive number for a turn to one side, negative for the other, 0 for a straight line."""
    return (second[0] - first[0]) * (third[1] - first[1]) - (second[1] - first[1]) * (third[0] - first[0])
