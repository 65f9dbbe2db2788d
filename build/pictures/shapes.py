"""Filled shapes that know how to grow (for outlines) and how to shrink (for the lit side).

Bodies are not drawn but collected: a list of shapes becomes one silhouette with `drawing.silhouette`.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from pictures.geometry import Detail, Point, detail, number, smooth_path, spine

ROUND_CAP = ((0.7, 0.7), (1.0, 0.0), (0.7, -0.7))
POINTED_CAP = ((1.0, 0.0),)
NARROW = 8
"""Half a width below which one point is enough for a round end."""


@dataclass(frozen=True)
class Placing:
    """How a shape is put into a picture: flipped, scaled, turned (degrees), then moved, in this order."""

    x: float = 0
    y: float = 0
    scale: float = 1.0
    turn: float = 0.0
    flip: bool = False

    def point(self, point: Point) -> Point:
        """Where `point` comes to lie."""
        cosine, sine = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        x, y = (-point[0] if self.flip else point[0]) * self.scale, point[1] * self.scale
        return self.x + x * cosine - y * sine, self.y + x * sine + y * cosine


class Shape(ABC):
    """One filled shape."""

    def placed(self, x: float = 0, y: float = 0, scale: float = 1.0, turn: float = 0.0, flip: bool = False) -> Shape:
        """A copy scaled, flipped, turned (degrees) and moved."""
        return self._put(Placing(x, y, scale, turn, flip))

    @abstractmethod
    def _put(self, placing: Placing) -> Shape: ...

    @abstractmethod
    def svg(self, fill: str, grow: float = 0.0, dx: float = 0.0, dy: float = 0.0) -> str:
        """The element, grown by `grow` on every side and moved."""


@dataclass(frozen=True)
class Ellipse(Shape):
    """An ellipse: center, radii, and a turn in degrees."""

    center: Point
    radii: Point
    turn: float = 0

    def _put(self, placing: Placing) -> Shape:
        radii = (self.radii[0] * placing.scale, self.radii[1] * placing.scale)
        turn = (-self.turn if placing.flip else self.turn) + placing.turn
        return Ellipse(placing.point(self.center), radii, turn)

    def svg(self, fill: str, grow: float = 0.0, dx: float = 0.0, dy: float = 0.0) -> str:
        """The element, grown by `grow` on every side and moved."""
        x, y = number(self.center[0] + dx), number(self.center[1] + dy)
        rx, ry = (number(max(0.5, radius + grow)) for radius in self.radii)
        turned = f' transform="rotate({number(self.turn)} {x} {y})"' if self.turn % 180 else ""
        return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"{turned}/>'


@dataclass(frozen=True)
class Tube(Shape):
    """A line of one width with round ends."""

    points: tuple[Point, ...]
    width: float

    def _put(self, placing: Placing) -> Shape:
        return Tube(tuple(placing.point(point) for point in self.points), self.width * placing.scale)

    def svg(self, fill: str, grow: float = 0.0, dx: float = 0.0, dy: float = 0.0) -> str:
        """The element, grown by `grow` on every side and moved."""
        path = smooth_path([(x + dx, y + dy) for x, y in self.points], False)
        width = number(max(0.8, self.width + 2 * grow))
        return (
            f'<path d="{path}" fill="none" stroke="{fill}" stroke-width="{width}" '
            f'stroke-linecap="round" stroke-linejoin="round"/>'
        )


@dataclass(frozen=True)
class Taper(Shape):
    """A spine with a width at each point. `caps`: how round its two ends are (1 round, 0.15 nearly flat)."""

    points: tuple[Point, ...]
    widths: tuple[float, ...]
    caps: Point = (1, 1)

    def widened(self, factor: float) -> Taper:
        """The same spine with every width multiplied."""
        return Taper(self.points, tuple(width * factor for width in self.widths), self.caps)

    def _put(self, placing: Placing) -> Shape:
        points = tuple(placing.point(point) for point in self.points)
        return Taper(points, tuple(width * placing.scale for width in self.widths), self.caps)

    def svg(self, fill: str, grow: float = 0.0, dx: float = 0.0, dy: float = 0.0) -> str:
        """The element, grown by `grow` on every side and moved."""
        return f'<path d="{smooth_path(self._outline(grow, dx, dy), True)}" fill="{fill}"/>'

    def _outline(self, grow: float, dx: float, dy: float) -> list[Point]:
        spots = spine(self.points, self.widths, 2 if len(self.points) < 4 else 3)
        left: list[Point] = []
        right: list[Point] = []
        last = len(spots) - 1
        for index, (x, y, width) in enumerate(spots):
            before, after = spots[max(0, index - 1)], spots[min(last, index + 1)]
            length = math.hypot(after[0] - before[0], after[1] - before[1]) or 1
            along = ((after[0] - before[0]) / length, (after[1] - before[1]) / length)
            half = max(0.4, width / 2 + grow)
            x, y = x + dx, y + dy
            if index == 0:
                left += _cap((x, y), (-along[0], -along[1]), half, self.caps[0])
            left.append((x - along[1] * half, y + along[0] * half))
            right.append((x + along[1] * half, y - along[0] * half))
            if index == last:
                right += reversed(_cap((x, y), along, half, self.caps[1]))
        return left + right[::-1]


def _cap(end: Point, outward: Point, half: float, roundness: float) -> list[Point]:
    """The points of a round end, in the order in which the outline passes them."""
    offsets = POINTED_CAP if half < NARROW and detail() is not Detail.FULL else ROUND_CAP
    return [
        (
            end[0] + (outward[0] * ahead * roundness - outward[1] * aside) * half,
            end[1] + (outward[1] * ahead * roundness + outward[0] * aside) * half,
        )
        for ahead, aside in offsets
    ]


@dataclass(frozen=True)
class Outline(Shape):
    """A closed outline through points, with corners (`smooth` false) or without (`smooth` true)."""

    points: tuple[Point, ...]
    smooth: bool

    def _put(self, placing: Placing) -> Shape:
        return Outline(tuple(placing.point(point) for point in self.points), self.smooth)

    def svg(self, fill: str, grow: float = 0.0, dx: float = 0.0, dy: float = 0.0) -> str:
        """The element, grown by `grow` on every side and moved."""
        points = [(x + dx, y + dy) for x, y in (self._shrunk(-grow) if grow < 0 else self.points)]
        if self.smooth:
            path = smooth_path(points, True)
        else:
            path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
        edge = f' stroke="{fill}" stroke-width="{number(2 * grow)}" stroke-linejoin="round"' if grow > 0 else ""
        return f'<path d="{path}" fill="{fill}"{edge}/>'

    def _shrunk(self, by: float) -> list[Point]:
        """The points moved towards their middle."""
        middle_x = sum(x for x, _ in self.points) / len(self.points)
        middle_y = sum(y for _, y in self.points) / len(self.points)
        moved = []
        for x, y in self.points:
            share = max(0.2, 1 - by / (math.hypot(x - middle_x, y - middle_y) or 1))
            moved.append((middle_x + (x - middle_x) * share, middle_y + (y - middle_y) * share))
        return moved


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> Ellipse:
    """An ellipse about `x`, `y`; a circle without `ry`."""
    return Ellipse((x, y), (rx, rx if ry is None else ry), turn)


def tube(points: Sequence[Point], width: float) -> Tube:
    """A line of one width with round ends: legs, arms, handles."""
    return Tube(tuple(points), width)


def taper(points: Sequence[Point], widths: Sequence[float], caps: Point = (1, 1)) -> Taper:
    """A spine with a width at each point: bodies, tails, ears, horns. Nearly flat caps (0.15) make hats and coats."""
    return Taper(tuple(points), tuple(widths), caps)


def blob(*points: Point) -> Outline:
    """A closed smooth outline."""
    return Outline(points, True)


def polygon(*points: Point) -> Outline:
    """A closed outline with corners, rounded only by its ink line."""
    return Outline(points, False)
