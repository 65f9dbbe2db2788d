"""Legs, feet, arms and hands."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pictures.drawing import LINE, area, group, silhouette, stroke
from pictures.geometry import Point, path
from pictures.shapes import Shape, blob, ellipse, polygon, taper, tube

HOOF = polygon((-11, -13), (10, -13), (14, 0), (-12, 0))

Part = tuple[list[Shape], str]
"""Shapes that belong to the silhouette of the body, and what is drawn on top of it."""


def foot(kind: str, x: float, y: float, claw: str = "#fff3d2", turn: float = 0.0) -> Part:
    """One foot whose sole is at `y`. `kind`: hoof, talon, claw, paw, web or none; `turn` (degrees) is for hooves."""
    if kind == "hoof":
        return [], hoof(x, y, turn, claw)
    if kind == "talon":
        toes = [
            taper([(x - 2, y - 8), (x + 16, y - 3)], (10, 6)),
            taper([(x - 2, y - 7), (x + 4, y - 1)], (10, 7)),
            taper([(x - 2, y - 8), (x - 12, y - 2)], (9, 6)),
        ]
        return [], silhouette(toes, claw, LINE - 0.6, 1.4)
    if kind == "claw":
        claws = "".join(area(path("M{}q6 0 7 7h-8Z", (x + aside, y - 6)), claw, 1.8) for aside in (-4, 4, 12))
        return [ellipse(x + 4, y - 7, 15, 9)], claws
    if kind == "paw":
        toes_line = path("M{}v6M{}v5", (x + 6, y - 7), (x + 12, y - 7))
        return [ellipse(x + 4, y - 7, 15, 9.5)], stroke(toes_line, 2)
    if kind == "web":
        sole = blob((x - 6, y - 4), (x + 8, y - 9), (x + 20, y), (x + 6, y + 1), (x - 10, y + 1))
        return [], silhouette([sole], claw, 3, 1.4)
    return [], ""


def leg(points: Sequence[Point], width: float, kind: str, claw: str) -> Part:
    """A leg along `points`, from the hip to the foot of the given `kind`."""
    (ankle_x, ankle_y), (x, y) = points[-2:]
    turn = math.degrees(math.atan2(y - ankle_y, x - ankle_x)) - 90
    turn = 0 if abs(turn) < 14 else turn
    step = 7 / (math.hypot(x - ankle_x, y - ankle_y) or 1)
    dx, dy = (x - ankle_x) * step, (y - ankle_y) * step
    shapes, top = foot(kind, x + (dx if turn else 0), y + (dy if turn else 7), claw, turn)
    if kind in ("hoof", "talon"):
        points = [*points[:-1], (x - dx, y - dy)]
    return [tube(points, width), *shapes], top


def arm(points: Sequence[Point], skin: str, width: float = 21, hand: float = 13) -> str:
    """An arm over everything, with its hand at the last point."""
    return silhouette([tube(points, width), ellipse(*points[-1], hand, hand - 1)], skin, rim=2.4)


def talon(x: float, y: float, turn: float = 0, fill: str = "#f08b3c", scale: float = 1.0) -> str:
    """A griffin's hand: three toes, pointing right when not turned (degrees)."""
    toes = [tube([(0, 0), (15, -8)], 9), tube([(0, 0), (18, 1)], 9), tube([(0, 0), (14, 9)], 9), ellipse(0, 0, 8)]
    return group(silhouette(toes, fill, LINE - 0.6, 1.6), x, y, scale, turn)


def hoof(x: float, y: float, turn: float = 0, fill: str = "#f2b233") -> str:
    """A hoof with its sole at `y`; the leg comes from above when not turned (degrees)."""
    return silhouette([HOOF.placed(x, y, 1, turn)], fill, LINE - 0.6, 2)
