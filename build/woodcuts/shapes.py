"""Shapes: an outline as path data and as points, so that it can be filled, outlined, shaded and hatched."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from woodcuts.paths import Node, Point, curve_path, line_path, sides, smoothed


@dataclass(frozen=True)
class Shape:
    """A line on the block: what is written, and the same line as points."""

    data: str
    points: tuple[Point, ...]
    closed: bool = True

    def moved(
        self, dx: float = 0, dy: float = 0, scale: float = 1.0, turn: float = 0.0, about: Point = (0, 0)
    ) -> Shape:
        """The shape scaled and turned by degrees about a point, then moved."""
        cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        ax, ay = about
        points = tuple(
            (
                (x - ax) * cosine * scale - (y - ay) * sine * scale + ax + dx,
                (x - ax) * sine * scale + (y - ay) * cosine * scale + ay + dy,
            )
            for x, y in self.points
        )
        return Shape(line_path(points, self.closed), points, self.closed)


def blob(nodes: Sequence[Node], closed: bool = True) -> Shape:
    """A smooth outline through the nodes."""
    curves, points = smoothed(nodes, closed)
    return Shape(curve_path(nodes[0], curves, closed), tuple(points[:-1] if closed else points), closed)


def polygon(nodes: Sequence[Node], closed: bool = True) -> Shape:
    """Straight lines from node to node."""
    corners = [(node[0], node[1]) for node in nodes]
    _, points = smoothed([(x, y, 1) for x, y in corners], closed, 6)
    return Shape(line_path(corners, closed), tuple(points[:-1] if closed else points), closed)


def ellipse(x: float, y: float, across: float, down: float | None = None, turn: float = 0.0) -> Shape:
    """An ellipse by its radii; a circle by one."""
    down = across if down is None else down
    eighths = [index * math.pi / 4 for index in range(8)]
    shape = blob([(x + across * math.cos(angle), y + down * math.sin(angle)) for angle in eighths])
    return shape.moved(turn=turn, about=(x, y)) if turn else shape


def box(x: float, y: float, width: float, height: float) -> Shape:
    """A rectangle."""
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Shape:
    """A rectangle with round corners."""
    right, bottom = x + width - radius, y + height - radius
    corners = ((right, y + radius, -90), (right, bottom, 0), (x + radius, bottom, 90), (x + radius, y + radius, 180))
    nodes = []
    for center_x, center_y, start in corners:
        for step in range(5):
            angle = math.radians(start + step * 22.5)
            nodes.append((center_x + radius * math.cos(angle), center_y + radius * math.sin(angle)))
    return polygon(nodes)


def star(x: float, y: float, outer: float, inner: float, tips: int, turn: float = -90.0) -> Shape:
    """A star; with many tips and like radii, a toothed wheel."""
    nodes = []
    for index in range(2 * tips):
        radius, angle = inner if index % 2 else outer, math.radians(turn + index * 180 / tips)
        nodes.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(nodes)


def stroke(nodes: Sequence[Node], start: float = 1.0, middle: float = 3.0, end: float = 0.5) -> Shape:
    """A swelling brush line, by its widths."""
    _, points = smoothed(nodes, False, 5)
    last = len(points) - 1
    widths = []
    for index in range(last + 1):
        share = index / last
        rest = 1 - share
        width = rest * (1 - 2 * share) * start + 4 * share * rest * middle + share * (2 * share - 1) * end
        widths.append(2 * max(width / 2, 0.15))
    left, right = sides(points, widths)
    outline = tuple(left + right[::-1])
    return Shape(line_path(outline), outline)


def tentacle(
    nodes: Sequence[Node], root: float, tip: float = 1.5, suckers: int = 0, side: int = 1
) -> tuple[Shape, list[Shape]]:
    """An arm that tapers from the width `root` to `tip`, and a sucker every so many points along one side."""
    _, points = smoothed(nodes, False, 4)
    last = len(points) - 1
    shares = [index / last for index in range(last + 1)]
    widths = [root * (1 - share) ** 0.8 + tip * share for share in shares]
    left, right = sides(points, widths)
    found = []
    for index, (x, y) in enumerate(points):
        if suckers and index % suckers == suckers // 2 and shares[index] < 0.9:
            edge = left[index] if side == 1 else right[index]
            center = (x + (edge[0] - x) * 0.55, y + (edge[1] - y) * 0.55)
            found.append(ellipse(*center, widths[index] / 2 * 0.36))
    outline = tuple(left + right[::-1])
    return Shape(line_path(outline), outline), found
