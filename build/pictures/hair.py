"""Crown horns and manes, in head units: the skull is centered on 0, 0 and about 70 wide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pictures.drawing import silhouette, stroke
from pictures.palette import light, shade
from pictures.shapes import Shape, Taper, ellipse, taper

HORNS: dict[str, list[Taper]] = {
    "nubs": [
        taper([(-14, -24), (-20, -42)], (13, 6)),
        taper([(8, -28), (10, -45)], (12, 6)),
    ],
    "swept": [
        taper([(-16, -22), (-32, -38), (-52, -42)], (15, 11, 3)),
        taper([(4, -28), (-6, -48), (-24, -58)], (13, 10, 3)),
    ],
    "bull": [
        taper([(-22, -18), (-44, -24), (-48, -44)], (15, 12, 4)),
        taper([(24, -22), (44, -28), (46, -46)], (14, 11, 4)),
    ],
    "ram": [
        taper([(-14, -22), (-38, -30), (-46, -8), (-32, 4)], (15, 13, 10, 4)),
    ],
    "tall": [
        taper([(-10, -26), (-16, -46), (-12, -60)], (14, 10, 3)),
        taper([(10, -28), (10, -48), (18, -60)], (13, 9, 3)),
    ],
}

CURLS = ((4, -34), (-10, -34), (18, -28), (-24, -24), (-34, -8), (-36, 10), (-40, 28))


@dataclass(frozen=True)
class Mane:
    """The hair of a horse and the lines on it."""

    shapes: Sequence[Shape]
    rim: float
    lines: str = ""
    line: float = 2.2
    dark: bool = False
    """Whether the lines are shade instead of gleam."""


MANES = {
    "waves": Mane(
        [
            taper([(-14, -26), (-34, -10), (-28, 14), (-44, 34)], (22, 26, 22, 4)),
            taper([(-20, -16), (-40, 6), (-36, 30), (-56, 46)], (18, 24, 20, 4)),
            taper([(-10, -32), (4, -37), (14, -30), (14, -20)], (14, 18, 13, 3)),
        ],
        2.6,
        "M-26 -8Q-36 6 -32 22M-4 -35Q6 -38 11 -27",
    ),
    "pomp": Mane(
        [
            taper([(-16, -20), (-40, 0), (-40, 26), (-62, 38)], (24, 28, 24, 4)),
            taper([(-22, -4), (-50, 8), (-64, 22)], (22, 18, 3)),
            taper([(-22, -24), (-8, -50), (24, -56), (40, -40), (32, -28)], (22, 30, 30, 22, 5)),
        ],
        3,
        "M-14 -34Q-2 -54 26 -52M-8 -30Q4 -44 28 -42M-34 2Q-40 14 -36 26",
        2.4,
    ),
    "curls": Mane(
        [ellipse(x, y, 12) for x, y in CURLS],
        2.4,
        "".join(f"M{x - 4} {y}a5 5 0 1 1 5 4" for x, y in CURLS),
        1.8,
    ),
    "crop": Mane(
        [
            taper([(-36, 40), (-39, 10), (-30, -18), (-12, -37), (6, -37)], (8, 16, 18, 15, 6)),
            taper([(-10, -36), (2, -48)], (14, 4)),
            taper([(-2, -36), (14, -44)], (13, 4)),
        ],
        2.2,
        "M-36 16l-8 -3M-32 -4l-9 -6M-22 -22l-8 -7",
        dark=True,
    ),
    "braid": Mane(
        [
            *(ellipse(x, y, radius) for x, y, radius in ((-24, -16, 13), (-32, 0, 12), (-38, 16, 11), (-42, 31, 10))),
            taper([(-44, 38), (-50, 54)], (12, 3)),
            taper([(-8, -32), (12, -34), (20, -22)], (12, 16, 4)),
        ],
        2.4,
    ),
}


def crown_horns(kind: str | None, fill: str) -> str:
    """A pair of horns behind the skull; a `kind` that is not among `HORNS` (such as "unicorn") draws nothing."""
    return silhouette(HORNS.get(kind or "", []), fill, rim=2)


def mane(kind: str, fill: str) -> str:
    """The hair of a horse, over its neck; a `kind` that is not among `MANES` draws nothing."""
    hair = MANES.get(kind)
    if hair is None:
        return ""
    drawn = silhouette(hair.shapes, fill, rim=hair.rim)
    ink = shade(fill, 0.25) if hair.dark else light(fill, 0.35)
    return drawn + (stroke(hair.lines, hair.line, ink) if hair.lines else "")
