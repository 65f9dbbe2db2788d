"""Points, smooth paths through them, and how finely they are drawn. Lengths are units of the picture."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import Enum

Point = tuple[float, float]
Spot = tuple[float, float, float]
"""A point on a spine and the width there."""


class Detail(Enum):
    """How many points a drawing is given; the eye cannot tell, the size of the file can."""

    FULL = "full"
    THRIFTY = "thrifty"
    """Points that do not show are left out."""
    COARSE = "coarse"
    """Thrifty, and in whole units: for what is drawn at half size or less."""


_detail = Detail.FULL


@contextmanager
def drawn_with(detail: Detail) -> Iterator[None]:
    """Everything composed inside this context has the given detail, except what asks for less."""
    global _detail
    before = _detail
    _detail = detail if before is not Detail.COARSE else before
    try:
        yield
    finally:
        _detail = before


def detail() -> Detail:
    """The detail that applies now."""
    return _detail


def number(value: float) -> str:
    """A length as it stands in the file: one decimal at most."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def path(template: str, *points: Point) -> str:
    """Path data: each `{}` of the template is replaced by one of the points, such as path("M{}L{}", start, end)."""
    return template.format(*(f"{number(x)} {number(y)}" for x, y in points))


def smooth_path(points: Sequence[Point], closed: bool) -> str:
    """The data of a Catmull-Rom path through `points`, as relative cubic segments."""
    digits = 0 if _detail is Detail.COARSE else 1
    if _detail is Detail.COARSE:
        points = [(round(x), round(y)) for x, y in points]
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    parts = [f"M{number(points[0][0])} {number(points[0][1])}"]
    pen = (round(points[0][0], digits), round(points[0][1], digits))
    for index in range(count if closed else count - 1):
        segment = _segment(at(index - 1), at(index), at(index + 1), at(index + 2))
        # steps from the rounded pen: short, and without drift
        steps = [number(round(value - pen[axis % 2], digits)) for axis, value in enumerate(segment)]
        if _detail is Detail.COARSE and at(index) == at(index + 1):
            continue
        parts.append("c" + steps[0] + "".join(step if step.startswith("-") else " " + step for step in steps[1:]))
        pen = (round(pen[0] + float(steps[4]), digits), round(pen[1] + float(steps[5]), digits))
    return "".join(parts) + ("Z" if closed else "")


def _segment(before: Point, start: Point, end: Point, after: Point) -> tuple[float, ...]:
    """Two control points and the end of the cubic from `start` to `end`."""
    return (
        start[0] + (end[0] - before[0]) / 6,
        start[1] + (end[1] - before[1]) / 6,
        end[0] - (after[0] - start[0]) / 6,
        end[1] - (after[1] - start[1]) / 6,
        end[0],
        end[1],
    )


def spine(points: Sequence[Point], widths: Sequence[float], steps: int = 3) -> list[Spot]:
    """Points and widths along a Catmull-Rom line through `points`, `steps` of them for each given one."""
    if _detail is not Detail.FULL:
        steps = 1 if len(points) < 3 else 2
    spots: list[Spot] = []
    count = len(points)
    for index in range(count - 1):
        corners = (points[max(0, index - 1)], points[index], points[index + 1], points[min(count - 1, index + 2)])
        for step in range(steps):
            share = step / steps
            x, y = (_between([corner[axis] for corner in corners], share) for axis in (0, 1))
            spots.append((x, y, widths[index] + (widths[index + 1] - widths[index]) * share))
    spots.append((*points[-1], widths[-1]))
    return spots


def _between(values: list[float], share: float) -> float:
    """The Catmull-Rom value a `share` of the way from the second to the third of four values."""
    before, start, end, after = values
    linear = (end - before) * share
    square = (2 * before - 5 * start + 4 * end - after) * share**2
    cube = (3 * start - before - 3 * end + after) * share**3
    return 0.5 * (2 * start + linear + square + cube)


def on_circle(x: float, y: float, radius: float, angle: float, height: float | None = None) -> Point:
    """The point at `angle` (radians, clockwise from the right) on a circle, or on an ellipse of the given `height`."""
    return x + radius * math.cos(angle), y + (radius if height is None else height) * math.sin(angle)
