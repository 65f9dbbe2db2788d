"""Pets and neighbors that support the hero of a picture: small, and with fewer strokes."""

from __future__ import annotations

from typing import Any

from pictures.animal import Animal
from pictures.collars import collar
from pictures.creature import creature
from pictures.drawing import area, group, shadow, silhouette, stroke
from pictures.faces import eye
from pictures.geometry import Detail, Point, drawn_with
from pictures.heads import HEADS
from pictures.palette import light
from pictures.shapes import Shape, ellipse, polygon, taper, tube


def bust(base: Animal, x: float, y: float, scale: float = 1.0, flip: bool = False, turn: float = 0) -> str:
    """A head without a body."""
    animal = base.in_hex()
    head = HEADS[animal.head](animal)
    skull = silhouette(head.shapes, animal.feather if head.feathered else animal.skin)
    return group(head.behind + skull + head.face, x, y, scale, turn, flip)


def small_creature(base: Animal | None = None, worn: str = "", held: str = "", **features: Any) -> str:
    """`creature` in whole units, for one that is drawn small."""
    with drawn_with(Detail.COARSE):
        return creature(base, worn, held, **features)


def mini(
    head: str | Animal,
    x: float,
    y: float,
    scale: float = 0.42,
    flip: bool = False,
    band: str | None = None,
    worn: str = "",
    turn: float = 0,
    body: bool = True,
    **features: Any,
) -> str:
    """A small sitting pet with its feet at `x`, `y`: this animal, or one with this kind of head.

    `band` is the color of its collar, `worn` lies over its head, `turn` turns its head
    (degrees). Without `body` it is a head alone. `features` as for `creature`.
    """
    base = Animal(head=head) if isinstance(head, str) else head
    animal = base.but(**features).in_hex()
    parts = HEADS[animal.head](animal)
    size = 1.12 if animal.head == "small" else 1
    shapes: list[Shape] = []
    if body:
        shapes = [ellipse(-2, -34, 30, 34), ellipse(-14, -6, 15, 8), ellipse(16, -6, 15, 8)]
    skull = [shape.placed(4, -84, size, turn) for shape in parts.shapes]
    with drawn_with(Detail.COARSE):
        drawn = group(parts.behind, 4, -84, size, turn)
        if parts.feathered:
            drawn += silhouette(shapes, animal.skin) + silhouette(skull, animal.feather)
        else:
            drawn += silhouette(shapes + skull, animal.skin)
        if band:
            drawn += collar("tag", 2, -56, 24, 4, band)
        drawn += group(parts.face + worn, 4, -84, size, turn)
    return group(drawn, x, y, scale, 0, flip)


def shrublet(
    x: float,
    y: float,
    scale: float,
    mood: str = "wide",
    look: Point = (0, 0),
    bits: tuple[str, ...] = (),
    mouth: str | None = None,
) -> str:
    """A hexed neighbor in the background, standing at `x`, `y`: the shrub with half the leaves.

    `bits`: horn, ears. `mouth` is a path in the coordinates of the shrub.
    """
    drawn = shadow(158, 60) + silhouette([tube([(158, 180), (158, 208)], 24)], "wood", rim=2.4)
    if "horn" in bits:
        drawn += silhouette([taper([(166, 76), (176, 20)], (20, 3))], "sun", rim=2.4)
    if "ears" in bits:
        ears = [polygon((104, 110), (96, 52), (138, 84)), polygon((178, 84), (220, 52), (212, 110))]
        drawn += silhouette(ears, "leaf", 5, 2.4)
    places = ((-40, -24), (0, -42), (40, -24), (46, 18), (0, 34), (-46, 18))
    lumps = [ellipse(158 + dx, 130 + dy, 34) for dx, dy in places]
    drawn += silhouette([*lumps, ellipse(158, 130, 56, 50)], "leaf", 5, 5)
    leaf = area("M-8 0Q0 -7 9 0Q0 7 -8 0Z", light("leaf", 0.34))
    for leaf_x, leaf_y, turn in ((112, 106, 30), (156, 80, -20), (206, 120, 60), (120, 160, -40), (192, 162, 20)):
        drawn += group(leaf, leaf_x, leaf_y, 1.3, turn)
    drawn += eye(138, 124, 15, 17, mood, look, light("leaf", 0.12), 0)
    drawn += eye(180, 124, 14, 16.5, mood, look, light("leaf", 0.12), 1)
    drawn += area(mouth, "#2c4a2c", 3) if mouth else stroke("M148 156q10 8 20 0", 3.4)
    return group(drawn, x - 158 * scale, y - 214 * scale, scale)
