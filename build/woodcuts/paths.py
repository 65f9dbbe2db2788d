"""Outlines as points and as short path data: one decimal, relative, without points that change nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]
Node = tuple[float, ...]
"""A point of an outline; a third number other than 0 makes it a sharp corner."""
Curve = tuple[Point, Point, Point]
"""Two control points and the end of a Bezier curve."""

TOLERANCE = 0.22
"""Pixels by which a line may miss the points it replaces."""
BEND = 0.347
"""How far a control point lies from its end, as a share of the way; a circle of eight points comes out round."""
LONGEST_BEND = 0.3


def number(value: float) -> str:
    """The value with at most one decimal."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def thinned(points: Sequence[Point]) -> list[Point]:
    """The points without those that lie on the line between the ones that stay (Douglas-Peucker)."""
    if len(points) < 4:
        return list(points)
    kept, spans = {0, len(points) - 1}, [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        farthest, index = _farthest(points, first, last)
        if index and farthest > TOLERANCE:
            kept.add(index)
            spans += [(first, index), (index, last)]
    return [points[index] for index in sorted(kept)]


def _farthest(points: Sequence[Point], first: int, last: int) -> tuple[float, int]:
    """How far the points between two others lie from the line at most, and which one does; (0, 0) without any."""
    (x1, y1), (x2, y2) = points[first], points[last]
    length, farthest, found = math.hypot(x2 - x1, y2 - y1), 0.0, 0
    for index in range(first + 1, last):
        x, y = points[index]
        if length > 0.01:
            distance = abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
        else:
            distance = math.dist((x, y), (x1, y1))
        if distance > farthest:
            farthest, found = distance, index
    return farthest, found


def line_path(points: Sequence[Point], closed: bool = True) -> str:
    """Straight path data through the points, relative and without drift."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in thinned(points)]
    last_x, last_y = tenths[0]
    data = f"M{last_x / 10:g} {last_y / 10:g}l"
    for x, y in tenths[1:]:
        across, down = f"{(x - last_x) / 10:g}", f"{(y - last_y) / 10:g}"
        data += ("" if data[-1] == "l" or across[0] == "-" else " ") + across
        data += ("" if down[0] == "-" else " ") + down
        last_x, last_y = x, y
    return data + ("z" if closed else "")


def curve_path(start: Node, curves: Sequence[Curve], closed: bool) -> str:
    """Path data of the curves."""
    data = f"M{number(start[0])} {number(start[1])}"
    for curve in curves:
        data += "C" + " ".join(f"{number(x)} {number(y)}" for x, y in curve)
    return data + ("Z" if closed else "")


def smoothed(nodes: Sequence[Node], closed: bool, step: float = 4.0) -> tuple[list[Curve], list[Point]]:
    """A smooth line through the nodes (Catmull-Rom, broken at corners): its curves, and points `step` pixels apart."""
    count = len(nodes)
    corner = [len(node) > 2 and bool(node[2]) for node in nodes]
    points: list[Point] = [(float(node[0]), float(node[1])) for node in nodes]
    curves: list[Curve] = []
    samples = [points[0]]
    for index in range(count if closed else count - 1):
        after = (index + 1) % count
        start, end = points[index], points[after]
        before = start if corner[index] or (not closed and index == 0) else points[index - 1]
        beyond = end if corner[after] or (not closed and index == count - 2) else points[(index + 2) % count]
        curve = _curve(before, start, end, beyond)
        curves.append(curve)
        steps = max(2, int(math.dist(start, end) / step))
        samples += [_on_curve(start, curve, number / steps) for number in range(1, steps + 1)]
    return curves, samples


def _curve(before: Point, start: Point, end: Point, beyond: Point) -> Curve:
    distance = math.dist(start, end)
    bend_in = min(LONGEST_BEND, BEND * distance / (math.dist(before, end) or 1))
    bend_out = min(LONGEST_BEND, BEND * distance / (math.dist(start, beyond) or 1))
    first = (start[0] + (end[0] - before[0]) * bend_in, start[1] + (end[1] - before[1]) * bend_in)
    second = (end[0] - (beyond[0] - start[0]) * bend_out, end[1] - (beyond[1] - start[1]) * bend_out)
    return first, second, end


def _on_curve(start: Point, curve: Curve, share: float) -> Point:
    first, second, end = curve
    rest = 1 - share
    x, y = (
        rest**3 * start[axis] + 3 * rest * rest * share * first[axis] + 3 * rest * share * share * second[axis]
        + share**3 * end[axis]
        for axis in (0, 1)
    )  # fmt: skip
    return x, y


def area(points: Sequence[Point]) -> float:
    """The area inside the closed line; negative when it runs against the clock on paper."""
    return sum(points[i - 1][0] * points[i][1] - points[i][0] * points[i - 1][1] for i in range(len(points))) / 2


def inside(points: Sequence[Point], x: float, y: float) -> bool:
    """Whether x, y lies inside the closed line."""
    within = False
    for index in range(len(points)):
        (x1, y1), (x2, y2) = points[index - 1], points[index]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
    return within


def sides(points: Sequence[Point], widths: Sequence[float]) -> tuple[list[Point], list[Point]]:
    """The two edges of a band along an open line: half of `widths` to either side of each point."""
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for index, (x, y) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(last, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        half = widths[index] / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return left, right
