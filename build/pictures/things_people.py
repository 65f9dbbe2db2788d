"""Neighbors, gnomes and animals as the pictures of single titles need them: busts, arms, hats, faces on objects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pictures.animal import Animal
from pictures.creature import creature
from pictures.drawing import area, group, hoop, silhouette, star, stroke
from pictures.faces import cheeks, eyes, mouth
from pictures.geometry import Point
from pictures.heads import HEADS
from pictures.palette import INK, color
from pictures.people import person
from pictures.shapes import Shape, blob, ellipse, polygon, taper, tube

GLOVE = "#fffdf4"
SHOE = "#5b3a2e"
GNOME_SKIN = "#f6c9a0"
GNOME_SHOE = "#6b4431"


def pet(
    x: float, sole: float, size: float = 1.0, flip: bool = False, /, base: Animal | None = None, **features: Any
) -> str:
    """An animal whose middle stands at `x` and whose soles stand at `sole`; `features` change `base`."""
    return creature(base, scale=size, x=x - 160, y=sole - 214, flip=flip, **features)


def peeking(
    head: str,
    x: float,
    y: float,
    size: float = 1.0,
    flip: bool = False,
    turn: float = 0.0,
    neck: Sequence[Shape] = (),
    over: str = "",
    **features: Any,
) -> str:
    """The head of an animal alone, its skull at `x`, `y`, for animals that stick out of something.

    The shapes of `neck` become one silhouette with the head; `over` is drawn on top, in the head's own coordinates.
    """
    animal = Animal(head=head, **features).in_hex()
    parts = HEADS[head](animal)
    skin = animal.feather if head == "griffin" else animal.skin
    return group(parts.behind + silhouette([*neck, *parts.shapes], skin) + parts.face + over, x, y, size, turn, flip)


def neighbor(
    x: float, y: float, size: float = 1.0, flip: bool = False, over: str = "", under: str = "", **looks: Any
) -> str:
    """A neighbor from the waist up with something worn or held (`over`, `under`: in the person's own coordinates)."""
    return group(under + person(x=0, y=0, **looks) + over, x, y, size, 0, flip)


def whole_neighbor(x: float, y: float, size: float = 0.6, flip: bool = False, over: str = "", **looks: Any) -> str:
    """A neighbor from hat to shoes: the egg-shaped robe on two shoes, soles at `y`."""
    shoes = silhouette([ellipse(-20, 72, 20, 10), ellipse(28, 72, 20, 10)], SHOE, rim=2)
    return group(shoes + person(x=0, y=0, **looks) + over, x, y - 80 * size, size, 0, flip)


# What neighbors wear, in a person's coordinates


def peaked_cap(fill: str = "navy", badge: str = "sun") -> str:
    """An official's cap."""
    crown = blob((-40, -124), (-46, -148), (-6, -160), (40, -152), (42, -126), (0, -130))
    drawing = silhouette([crown], fill, rim=3)
    drawing += silhouette([taper([(-6, -126), (30, -126), (56, -118)], (10, 13, 6))], "soot", 3, 1.6)
    return drawing + area(star(6, -144, 9, 5, 0.5), badge, 2)


def party_hat(fill: str = "tomato", trim: str = "sun") -> str:
    """A paper cone with its rubber band."""
    drawing = silhouette([polygon((-26, -132), (28, -134), (-4, -192))], fill, rim=3)
    drawing += stroke("M-16 -148L20 -144M-10 -164L12 -161", 5, trim)
    drawing += silhouette([ellipse(-4, -194, 9)], trim, 2.8, 1.6)
    return drawing + stroke("M-26 -130Q-36 -90 -8 -64", 1.8)


def glasses(fill: str = INK) -> str:
    """Round glasses."""
    drawing = hoop(-8, -106, 14, fill, 3) + hoop(21, -107, 12.5, fill, 3)
    return drawing + stroke("M6 -108h3M-22 -108l-12 -3", 3, fill)


# Gnomes


def garden_gnome(
    hat: str | None = "tomato",
    coat: str = "blue",
    mood: str = "smug",
    look: Point = (0.5, 0.1),
    grin: str = "grin",
    stride: bool = False,
    arms: Sequence[Sequence[Point]] = (),
    beard: str = "#fffaf0",
    brows: str | None = None,
) -> str:
    """A garden gnome, feet at 0, 0 and about 150 tall; the soles of a striding one stand at 22. `hat` may be None."""
    drawing = _gnome_shoes(stride)
    drawing += silhouette([taper([(0, -66), (0, -36), (0, -10)], (58, 76, 70), (0.3, 0.12))], coat, rim=4)
    drawing += area("M-37 -34H37V-23H-37Z", SHOE, 2.8)
    drawing += area("M-9 -37H10V-20H-9Z", "gold", 2.8)
    drawing += silhouette([ellipse(0, -84, 33, 28)], GNOME_SKIN)
    whiskers = [ellipse(-30, -78, 13, 17), ellipse(32, -78, 12, 16)]
    drawing += silhouette([taper([(0, -66), (2, -48), (-2, -22)], (70, 54, 6), (0.1, 1)), *whiskers], beard, rim=3.4)
    drawing += eyes(mood, (-10, -90, 8.5, 10), (15, -91, 8, 9.5), GNOME_SKIN, look, brows)
    drawing += silhouette([ellipse(4, -78, 9, 8)], "#f29b80", 2.6, 1.5)
    drawing += mouth(grin, 4, -58, 30)
    if hat:
        cone = taper([(0, -104), (-8, -136), (-34, -164)], (68, 42, 8), (0.12, 1))
        brim = taper([(-34, -101), (0, -108), (36, -102)], (12, 16, 12))
        drawing += silhouette([cone, brim], hat, rim=3.4)
    for arm in arms:
        drawing += silhouette([tube(arm, 20), ellipse(*arm[-1], 12, 11)], coat, rim=2.4)
        drawing += silhouette([ellipse(*arm[-1], 11, 10)], GNOME_SKIN, 2.6, 1.6)
    return drawing


def _gnome_shoes(stride: bool) -> str:
    """Two shoes at rest, or in full stride."""
    if not stride:
        return silhouette([ellipse(-18, -6, 17, 9), ellipse(20, -6, 17, 9)], GNOME_SHOE, rim=2)
    back = [tube([(-12, -20), (-30, 4)], 18), ellipse(-40, 4, 10, 17, -24)]
    front = [tube([(14, -20), (30, 10)], 18), ellipse(42, 14, 18, 10, -10)]
    return silhouette(back, GNOME_SHOE, rim=2) + silhouette(front, GNOME_SHOE, rim=2)


# Objects that live


def face(
    x: float,
    y: float,
    size: float = 1.0,
    mood: str = "open",
    lips: str = "smile",
    look: Point = (0.3, 0.1),
    brow: str | None = None,
    skin: str = "#ffffff",
    rosy: bool = False,
    gap: float = 13,
    drop: float = 17,
    width: float = 28,
    rx: float = 9.5,
    ry: float = 11,
    turn: float = 0,
) -> str:
    """Two eyes and a mouth for an object, the eyes at the height of `y`.

    `gap` is half the distance of the eyes, `drop` how far below them the mouth lies and `width` how wide it is; `rx`
    and `ry` are the radii of an eye.
    """
    drawing = mouth(lips, 1, drop, width)
    if rosy:
        drawing += cheeks(-gap - 8, gap + 8, drop * 0.6)
    drawing += eyes(mood, (-gap, 0, rx, ry), (gap, -0.5, rx * 0.95, ry * 0.97), color(skin), look, brow)
    return group(drawing, x, y, size, turn)


def glove(x: float, y: float, radius: float = 10, fill: str = GLOVE) -> str:
    """A round white glove."""
    return silhouette([ellipse(x, y, radius, radius * 0.92)], fill, 3, 2)


def rubber_arm(
    points: Sequence[Point], fill: str = GLOVE, width: float = 7, gloved: bool = True, radius: float = 10
) -> str:
    """The thin arm of an enchanted object, with a glove at its end."""
    arm = silhouette([tube(points, width)], fill, 2.8, 1.2)
    return arm + (glove(*points[-1], radius) if gloved else "")


def rubber_leg(
    points: Sequence[Point], fill: str = "#4d4a5e", shoe: str = "tomato", width: float = 7, flip: bool = False
) -> str:
    """The thin leg of an enchanted object; the sole of its shoe is at the last of `points`."""
    x, y = points[-1]
    ahead = -1 if flip else 1
    drawing = silhouette([tube([*points[:-1], (x, y - 5)], width)], fill, 2.8, 1.2)
    outline = [(-7, -9), (4, -11), (16, -5), (15, 1), (-8, 1)]
    return drawing + silhouette([blob(*((x + dx * ahead, y + dy) for dx, dy in outline))], shoe, 3, 1.8)
