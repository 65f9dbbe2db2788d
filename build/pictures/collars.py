"""The collar, which matters in the rules: wide, bright, with something that hangs from it."""

from __future__ import annotations

from pictures.drawing import LINE, area, dot, group, inked, silhouette, star, stroke
from pictures.geometry import path
from pictures.palette import light
from pictures.shapes import ellipse, polygon


def collar(kind: str, x: float, y: float, half_width: float, turn: float = 0, fill: str = "tomato") -> str:
    """A collar about the neck whose middle is at `x`, `y`. `kind`: tag, bell, gems, bow or scarf; `turn` in degrees."""
    left, right = -half_width, half_width
    drawn = inked(
        path("M{}Q0 9 {}L{}Q0 24 {}Z", (left, -6), (right, -6), (right - 1, 8), (left + 1, 8)), fill, LINE - 0.6
    )
    drawn += stroke(path("M{}Q0 12 {}", (left + 4, -1), (right - 4, -1)), 2, light(fill, 0.45))
    if kind == "gems":
        for place in (-2, -1, 0, 1, 2):
            gem = star(place * half_width * 0.36, 9 - abs(place) * 3.4, 7, 4, 0.62)
            drawn += area(gem, "#e8fbff", 1.8)
    elif kind == "bow":
        loops = [polygon((0, 10), (-20, 0), (-20, 22)), polygon((0, 10), (20, 0), (20, 22))]
        drawn += silhouette([*loops, ellipse(0, 10, 6)], fill, 3, 1.5)
    elif kind == "bell":
        drawn += dot(0, 24, 12, "sun", line=3.2)
        drawn += dot(-4, 20, 3, "#fff3c0")
        drawn += stroke("M-11 24h22M0 27v6", 2.6)
    if kind in ("tag", "gems", "scarf"):
        drawn += _tag(24 if kind == "tag" else 27)
    return group(drawn, x, y, 1, turn)


def _tag(y: float) -> str:
    """A round golden tag with a heart."""
    drawn = dot(0, y, 10.5, "sun", line=3.2)
    drawn += dot(-3, y - 3, 2.8, "#fff3c0")
    return drawn + area(path("M{}q0 -4 4 -2q4 -2 4 2q0 3 -4 5q-4 -2 -4 -5Z", (-4, y + 2)), "brass")
