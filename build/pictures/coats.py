"""What grows on a body: wool, fuzz, spikes, tentacles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from math import tau

from pictures.drawing import silhouette
from pictures.geometry import Point, on_circle, spine
from pictures.plans import Plan
from pictures.shapes import Ellipse, Outline, Taper, ellipse, polygon, taper

TENTACLES = (
    ((110, 182), (74, 196), (46, 176), (36, 146)),
    ((128, 192), (104, 214), (70, 214), (46, 204)),
    ((184, 192), (208, 214), (244, 212), (266, 200)),
    ((202, 182), (238, 188), (262, 160), (252, 126)),
    ((156, 196), (150, 214), (170, 220), (190, 214)),
    ((104, 160), (66, 150), (58, 116), (74, 96)),
)
TUFTS_OF_A_BALL = 15


def wool(plan: Plan) -> list[Ellipse]:
    """Curls over the trunk and, when it sits, over the haunch."""
    curls: list[Ellipse] = []
    trunk = plan.body[0]
    if isinstance(trunk, Taper):
        for x, y, width in spine(trunk.points, trunk.widths, 2):
            curls.append(ellipse(x - width * 0.34, y, width * 0.27))
            curls.append(ellipse(x + width * 0.26, y - 3, width * 0.25))
            curls.append(ellipse(x, y - width * 0.12, width * 0.3))
    haunch = plan.body[1] if len(plan.body) > 1 else None
    if isinstance(haunch, Ellipse):
        (x, y), (rx, ry) = haunch.center, haunch.radii
        places = [on_circle(x, y - 4, rx * 0.72, index * tau / 6, ry * 0.66) for index in range(6)]
        curls += [ellipse(*place, rx * 0.42) for place in places]
    return curls


def fuzz(plan: Plan) -> list[Taper]:
    """Tufts around a ball or along a trunk."""
    body = plan.body[0]
    if isinstance(body, Ellipse):
        return [_tuft_of_ball(body, index * tau / TUFTS_OF_A_BALL) for index in range(TUFTS_OF_A_BALL)]
    tufts: list[Taper] = []
    if isinstance(body, Taper):
        for x, y, width in spine(body.points, body.widths, 2):
            tufts.append(taper([(x - width * 0.3, y - 4), (x - width * 0.62, y + 10)], (24, 4)))
            tufts.append(taper([(x + width * 0.3, y - 4), (x + width * 0.62, y + 10)], (24, 4)))
    return tufts


def _tuft_of_ball(body: Ellipse, angle: float) -> Taper:
    (x, y), (rx, ry) = body.center, body.radii
    root = on_circle(x, y, rx * 0.82, angle, ry * 0.82)
    tip = on_circle(x, y, rx * 1.16, angle + 0.14, ry * 1.16)
    return taper([root, tip], (30, 4))


def tentacles(count: int) -> list[Taper]:
    """Up to six arms of a kraken."""
    return [taper(points, (34, 26, 19, 10)) for points in TENTACLES[:count]]


def spikes(line: Sequence[Point], fill: str) -> str:
    """A row of spikes along a back."""
    return silhouette([_spike(line, index) for index in range(len(line))], fill, rim=1.6)


def _spike(line: Sequence[Point], index: int) -> Outline:
    x, y = line[index]
    before, after = line[max(0, index - 1)], line[min(len(line) - 1, index + 1)]
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1
    along_x, along_y = dx / length * 12, dy / length * 12
    up_x, up_y = dy / length, -dx / length
    if (up_y > 0 and abs(up_y) > abs(up_x)) or up_x > 0.6:
        up_x, up_y = -up_x, -up_y
    return polygon(
        (x - along_x - up_x * 8, y - along_y - up_y * 8),
        (x + up_x * 15, y + up_y * 15),
        (x + along_x - up_x * 8, y + along_y - up_y * 8),
    )
