"""Cuts: the tapered ticks, parallel lines and chisel marks that make light and shadow on the block."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from woodcuts.paths import Point, area, inside
from woodcuts.shapes import Shape

Tone = float | Callable[[float, float], float]
"""The share of ink, everywhere or by place."""
Cut = list[Point]
"""One mark: the outline of what the knife leaves."""

FROM_UPPER_LEFT = (-0.6, -0.8)
SEGMENT = 9
"""Pixels after which a line of hatching takes the tone of its place again."""


def ticks(
    shape: Shape, random: Random, depth: float, gap: float, width: float, light: Point, lean: float, bias: float
) -> list[Cut]:
    """Wedges from the edge inwards, longest where the edge faces away from the light."""
    points = shape.points
    sign = 1 if area(points) > 0 else -1
    walked, found = 0.0, []
    for index in range(len(points)):
        (x1, y1), (x2, y2) = points[index - 1], points[index]
        distance = math.dist((x1, y1), (x2, y2))
        walked += distance
        if walked < gap or distance == 0:
            continue
        walked = 0
        along = ((x2 - x1) / distance, (y2 - y1) / distance)
        outwards = (sign * along[1], -sign * along[0])
        away = -(outwards[0] * light[0] + outwards[1] * light[1]) + bias
        if away <= 0.05:
            continue
        length = depth * min(1, away) ** 0.8 * random.uniform(0.7, 1.15)
        found.append(_tick((x2, y2), along, outwards, length, width, light, lean))
    return found


def _tick(at: Point, along: Point, outwards: Point, length: float, width: float, light: Point, lean: float) -> Cut:
    inwards = [-outwards[axis] * (1 - lean) + light[axis] * lean for axis in (0, 1)]
    size = math.hypot(*inwards) or 1
    vx, vy = inwards[0] / size, inwards[1] / size
    x, y = at
    half_x, half_y = along[0] * width / 2, along[1] * width / 2
    return [
        (x + half_x - vx, y + half_y - vy),
        (x + vx * length, y + vy * length),
        (x - half_x - vx, y - half_y - vy),
    ]


def hatching(
    shape: Shape, random: Random, angle: float, gap: float, tone: Tone, wobble: float, least: float
) -> list[Cut]:
    """Parallel lines inside the shape, as wide as the tone of their place; nothing where it is below `least`."""
    tone_at = tone if callable(tone) else (lambda x, y: tone)
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turned = [(x * cosine + y * sine, -x * sine + y * cosine) for x, y in shape.points]
    heights = [point[1] for point in turned]
    found: list[Cut] = []

    def upright(point: Point) -> Point:
        return point[0] * cosine - point[1] * sine, point[0] * sine + point[1] * cosine

    def half_width(x: float, y: float) -> float:
        ink = max(0, min(1, tone_at(*upright((x, y)))))
        return -1 if ink < least else ink * gap / 2

    y = min(heights) + gap * 0.5
    while y < max(heights):
        crossings = _crossings(turned, y)
        for start, end in zip(crossings[::2], crossings[1::2], strict=False):
            if end - start >= 2:
                phase = random.uniform(0, 6)
                found += _line(start, end, y, wobble, phase, half_width)
        y += gap * random.uniform(0.93, 1.07)
    return [[upright(point) for point in cut] for cut in found]


def _crossings(points: list[Point], y: float) -> list[float]:
    """Where the closed line crosses the height, from left to right."""
    found = []
    for index in range(len(points)):
        (x1, y1), (x2, y2) = points[index - 1], points[index]
        if (y1 <= y) != (y2 <= y):
            found.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return sorted(found)


def _line(
    start: float, end: float, y: float, wobble: float, phase: float, half_width: Callable[[float, float], float]
) -> list[Cut]:
    """One level line from start to end, broken where there is no ink; it tapers at the breaks."""
    found: list[Cut] = []
    upper: list[Point] = []
    lower: list[Point] = []

    def finish() -> None:
        if len(upper) > 1:
            found.append(upper + lower[::-1])
        upper.clear()
        lower.clear()

    steps = max(2, int((end - start) / SEGMENT))
    for step in range(steps + 1):
        x = start + (end - start) * step / steps
        waved = y + wobble * math.sin(x / 17 + phase)
        half = half_width(x, y)
        if half < 0:
            if upper:
                upper.append((x, waved))
                lower.append((x, waved))
            finish()
            continue
        if not upper and step:
            tip = (x - (end - start) / steps * 0.7, waved)
            upper.append(tip)
            lower.append(tip)
        upper.append((x, waved - half))
        lower.append((x, waved + half))
    finish()
    return found


def wedges(
    x: float, y: float, inner: float, outer: float, count: int, width: float, jitter: float, start: float, end: float,
    random: Random,
) -> list[Cut]:  # fmt: skip
    """Rays of light: thin at the source, wide outside; angles in degrees."""
    found = []
    for index in range(count):
        angle = math.radians(start + (end - start) * (index + random.uniform(-jitter, jitter)) / count)
        far = outer * random.uniform(0.8, 1.0)
        near = inner * random.uniform(1, 1.25)
        ux, uy = math.cos(angle), math.sin(angle)
        found.append([
            (x + ux * near, y + uy * near),
            (x + ux * far - uy * width, y + uy * far + ux * width),
            (x + ux * far * 1.03, y + uy * far * 1.03),
            (x + ux * far + uy * width, y + uy * far - ux * width),
        ])  # fmt: skip
    return found


def dashes(x: float, y: float, inner: float, outer: float, gap: float, count: int, random: Random) -> list[Cut]:
    """Short dashes on rings, thinning outwards: the glow of a flame."""
    found, radius = [], inner
    while radius < outer:
        share = (radius - inner) / (outer - inner)
        for index in range(count):
            angle = (index + (int(radius) % 2) / 2) * 2 * math.pi / count
            if random.random() < share * 0.75:
                continue
            length, half = radius * math.pi / count * 0.8, (1 - share) * gap * 0.33 + 0.3
            ux, uy = math.cos(angle), math.sin(angle)
            found.append([
                (x + ux * radius - uy * length, y + uy * radius + ux * length),
                (x + ux * (radius + half), y + uy * (radius + half)),
                (x + ux * radius + uy * length, y + uy * radius - ux * length),
                (x + ux * (radius - half), y + uy * (radius - half)),
            ])  # fmt: skip
        radius += gap
    return found


def chips(shape: Shape, random: Random, count: int, length: float, width: float, angle: float) -> list[Cut]:
    """Loose chisel marks inside a mass."""
    across = [point[0] for point in shape.points]
    down = [point[1] for point in shape.points]
    found: list[Cut] = []
    for _ in range(count * 6):
        x, y = random.uniform(min(across), max(across)), random.uniform(min(down), max(down))
        if not inside(shape.points, x, y) or len(found) >= count:
            continue
        turn = math.radians(angle + random.uniform(-12, 12))
        ux, uy, size = math.cos(turn), math.sin(turn), length * random.uniform(0.5, 1.1)
        found.append([
            (x, y),
            (x + ux * size * 0.5 - uy * width / 2, y + uy * size * 0.5 + ux * width / 2),
            (x + ux * size, y + uy * size),
            (x + ux * size * 0.5 + uy * width / 2, y + uy * size * 0.5 - ux * width / 2),
        ])  # fmt: skip
    return found
