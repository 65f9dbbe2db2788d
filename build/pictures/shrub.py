"""A hexed Creature: a round shrub, two eyes, and whatever still sticks out of it."""

from __future__ import annotations

from collections.abc import Collection
from math import tau

from pictures.collars import collar
from pictures.drawing import area, dot, group, on_ground, silhouette, stroke
from pictures.faces import eyes
from pictures.geometry import Point, on_circle
from pictures.palette import light, shade
from pictures.shapes import ellipse, taper, tube
from pictures.wings import bat_wing, feathered_wing

LEAF = "M-8 0Q0 -7 9 0Q0 7 -8 0Z"
LEAVES = (
    (112, 120), (128, 98), (156, 90), (188, 100), (206, 126), (104, 150), (120, 176), (150, 190), (186, 184),
    (208, 158), (142, 116), (178, 112), (136, 172), (172, 172),
)  # fmt: skip
BERRIES = ((118, 136), (196, 170), (146, 100), (202, 116))
LIFT = -12
"""The crown sits a little above the stem, so that a collar round the stem never reads as a mouth."""


def shrub(
    mood: str = "bored",
    look: Point = (0.3, 0.1),
    bits: Collection[str] = (),
    berries: str | None = None,
    fill: str = "leaf",
    x: float = 0,
    y: float = 0,
    scale: float = 1.0,
) -> str:
    """A shrub in picture coordinates, scaled about the middle of the ground line, then moved.

    `mood` and `look` as for `faces.eye`; `bits` are what sticks out: horn, horns, ears, wing, bat, tail, collar;
    `berries` is their color.
    """
    drawn = group(_sticking_out(bits, fill), 0, LIFT)
    drawn += silhouette([tube([(158, 180), (158, 208)], 24)], "wood", rim=2.4)
    crown = _crown(fill)
    if berries:
        crown += "".join(dot(berry_x, berry_y, 4.5, berries, line=1.8) for berry_x, berry_y in BERRIES)
    brow = "flat" if mood == "bored" else None
    crown += eyes(mood, (140, 136, 14, 16), (180, 136, 13, 15.5), light(fill, 0.12), look, brow)
    crown += stroke("M150 166q10 -6 20 0", 3)
    drawn += group(crown, 0, LIFT)
    if "collar" in bits:
        drawn += collar("tag", 158, 194, 21)
    return on_ground(drawn, x, y, scale)


def _sticking_out(bits: Collection[str], fill: str) -> str:
    drawn = ""
    if "tail" in bits:
        drawn += silhouette([taper([(100, 180), (70, 184), (54, 160)], (18, 14, 6))], shade(fill, 0.1))
    if "wing" in bits:
        drawn += group(feathered_wing(light(fill, 0.25), light(fill, 0.1)), 112, 128, 0.62, -18)
        drawn += group(feathered_wing(light(fill, 0.1), fill), 206, 128, 0.62, 18, True)
    if "bat" in bits:
        wing = bat_wing(shade(fill, 0.1), light(fill, 0.2))
        drawn += group(wing, 112, 128, 0.62, -14)
        drawn += group(wing, 206, 128, 0.62, 14, True)
    if "horn" in bits:
        drawn += silhouette([taper([(166, 86), (176, 30)], (20, 3))], "sun", rim=2.4)
        drawn += stroke("M158 70l18 4M162 57l14 3M166 45l9 2", 2, "brass")
    if "horns" in bits:
        horns = [taper([(132, 92), (120, 66)], (14, 4)), taper([(184, 92), (198, 66)], (14, 4))]
        drawn += silhouette(horns, "cream", rim=2)
    if "ears" in bits:
        ears = [taper([(118, 104), (104, 70)], (26, 4)), taper([(198, 104), (214, 70)], (26, 4))]
        drawn += silhouette(ears, fill, rim=2.4)
    return drawn


def _crown(fill: str) -> str:
    lumps = [ellipse(*on_circle(158, 142, 54, index * tau / 10, 48), 25) for index in range(10)]
    drawn = silhouette([*lumps, ellipse(158, 142, 60, 54)], fill, rim=4.5)
    for index, (x, y) in enumerate(LEAVES):
        leaf = area(LEAF, light(fill, 0.34) if index % 3 else shade(fill, 0.18))
        drawn += group(leaf, x, y, 1, index * 67 % 180 - 90)
    return drawn
