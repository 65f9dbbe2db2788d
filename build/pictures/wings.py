"""Wings, root at 0, 0, raised to the upper left."""

from __future__ import annotations

import math

from pictures.animal import Animal
from pictures.drawing import area, inked, silhouette, stroke
from pictures.geometry import Detail, Point, drawn_with, path
from pictures.palette import light, shade
from pictures.shapes import Outline, blob, ellipse, tube

ARM = ((0, 0), (-16, -42), (-46, -74))
FEATHER_ROOTS = ((-46, -74), (-40, -62), (-32, -50), (-24, -38), (-14, -24), (-6, -10))
FEATHER_TIPS = ((-106, -92), (-112, -66), (-104, -42), (-88, -20), (-66, -2), (-38, 8))


def feathered_wing(fill: str, tip: str | None = None) -> str:
    """A wing with six flight feathers; `tip` is their color, if not that of the arm."""
    feathers = list(zip(FEATHER_ROOTS, FEATHER_TIPS, strict=True))
    quills = "".join(
        path(
            "M{}L{}",
            (root[0] - 18, root[1] - 10),
            ((root[0] + end[0]) / 2 - 14, (root[1] + end[1]) / 2 - 16),
        )
        for root, end in feathers[1:]
    )
    coverts = [
        tube([(root[0] + 4, root[1]), (root[0] * 0.66 + end[0] * 0.34, root[1] * 0.66 + end[1] * 0.34)], 14)
        for root, end in feathers
    ]
    with drawn_with(Detail.COARSE):
        wing = silhouette([*(_feather(root, end) for root, end in feathers), tube(ARM, 26)], tip or fill, rim=3)
        wing += stroke(quills, 1.8, shade(tip or fill, 0.4))
        return wing + silhouette([*coverts, tube(ARM, 17)], fill, 0, 2.4)


def _feather(root: Point, end: Point) -> Outline:
    """One flight feather: broadest in the middle."""
    dx, dy = end[0] - root[0], end[1] - root[1]
    length = math.hypot(dx, dy)
    tx, ty = dx / length, dy / length
    middle = ((root[0] + end[0]) / 2 - 2, (root[1] + end[1]) / 2 - 4)
    return blob(
        (root[0] - ty * 10, root[1] + tx * 10),
        (middle[0] - ty * 13, middle[1] + tx * 13),
        (end[0] - ty * 7, end[1] + tx * 7),
        (end[0] + tx * 6, end[1] + ty * 6),
        (end[0] + ty * 6, end[1] - tx * 6),
        (middle[0] + ty * 13, middle[1] - tx * 13),
        (root[0] + ty * 10, root[1] - tx * 10),
    )


def bat_wing(fill: str, web: str) -> str:
    """A wing of skin between fingers; `web` is the color of the skin."""
    wing = inked("M4 2L-14 -60L-88 -92Q-78 -66 -104 -44Q-76 -40 -82 -10Q-58 -22 -44 4Q-24 -10 4 2Z", web)
    wing += area("M-14 -60L-88 -92Q-78 -66 -104 -44Z", light(web, 0.18))
    wing += stroke("M-14 -58L-100 -44M-12 -54L-80 -11M-8 -42L-44 2", 2.4, shade(web, 0.35))
    arm = [
        tube([(2, 0), (-10, -36), (-15, -60)], 13),
        tube([(-15, -60), (-52, -80), (-88, -91)], 8),
        ellipse(-16, -66, 6, 8),
    ]
    return wing + silhouette(arm, fill, rim=2)


def bone_wing(bone: str, web: str) -> str:
    """A wing of which little more than the bones is left."""
    bones = [
        tube(ARM, 8),
        tube([(-46, -74), (-100, -92)], 6),
        tube([(-40, -66), (-104, -54)], 6),
        tube([(-30, -52), (-88, -22)], 6),
        tube([(-18, -34), (-58, 0)], 6),
        ellipse(-16, -44, 7),
        ellipse(-46, -74, 7),
    ]
    tatters = "M-6 -12L-46 -74L-96 -86L-84 -66L-98 -52L-80 -44L-86 -24L-62 -24L-58 -2L-34 -14Z"
    return inked(tatters, web) + silhouette(bones, bone, 2.6, 1.6)


def wing(animal: Animal) -> str:
    """A wing of the kind this animal has."""
    if animal.wings == "bat":
        return bat_wing(animal.skin, animal.web or animal.accent)
    if animal.wings == "feather":
        return feathered_wing(animal.wing_color or animal.skin, animal.wing_tip)
    if animal.wings == "bone":
        return bone_wing(animal.bone, animal.web or "dusk3")
    return ""


def far_wing(animal: Animal) -> str:
    """The same wing on the far side: in the shade."""
    shaded = animal.but(
        skin=shade(animal.skin, 0.18),
        wing_color=shade(animal.wing_color or animal.skin, 0.16),
        wing_tip=shade(animal.wing_tip or animal.wing_color or animal.skin, 0.2),
        web=shade(animal.web or animal.accent, 0.2),
    )
    return wing(shaded)
