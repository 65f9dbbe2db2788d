"""Heads, facing right, the skull centered on 0, 0 and about 70 units wide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import tau

from pictures.animal import Animal
from pictures.drawing import area, dot, flat, group, rectangle, silhouette, stroke
from pictures.faces import EyeSpot, cheeks, eyes, mouth
from pictures.geometry import Point, on_circle
from pictures.hair import crown_horns, mane
from pictures.palette import INK, light, shade
from pictures.shapes import Shape, Taper, blob, ellipse, polygon, taper


@dataclass(frozen=True)
class Head:
    """The parts of a head, from back to front."""

    behind: str
    """Under everything: the far ear, the mane behind, horns."""
    shapes: Sequence[Shape]
    """One silhouette with the neck."""
    face: str
    """On top: muzzle, eyes, mouth, hair."""
    mouth: Point
    """Where something held in the mouth hangs."""
    brow: Point
    """The top of the head."""
    feathered: bool = False
    """Whether the neck is feathered, apart from the body."""


def _eyes(animal: Animal, near: EyeSpot, far: EyeSpot, skin: str) -> str:
    return eyes(animal.eyes, near, far, skin, animal.look, animal.brows, animal.iris)


def dragon_head(animal: Animal) -> Head:
    skin = animal.skin
    shapes: list[Shape] = [
        ellipse(-2, -2, 33, 31), ellipse(26, 13, 31, 20), ellipse(-6, -23, 15, 15), ellipse(21, -23, 13, 14),
        ellipse(46, 0, 9, 8), ellipse(34, -2, 9, 8),
    ]
    behind = ""
    if animal.ears == "frill":
        behind += silhouette(
            [
                taper([(-22, -6), (-42, -16), (-58, -20)], (20, 16, 3)),
                taper([(-22, 4), (-42, 2), (-58, 4)], (18, 14, 3)),
                taper([(-22, 14), (-38, 18), (-50, 26)], (16, 12, 3)),
            ],
            animal.accent, rim=2.4,
        )
    behind += crown_horns(animal.horns, animal.horn)
    kind = animal.mouth
    face = flat([ellipse(28, 22, 24, 9)], animal.belly) if kind != "wail" else ""
    face += stroke("M38 -1q3 -3 5 0M50 2q3 -2 4 1", 2.4)
    face += mouth(kind, 30, 20 if kind != "wail" else 16, 40 if kind != "wail" else 34)
    face += cheeks(0, 52, 12)
    face += _eyes(animal, (-6, -22, 10.5, 12), (20, -23, 9, 11.5), skin)
    return Head(shapes=shapes, behind=behind, face=face, mouth=(46, 24), brow=(6, -38))


def horse_head(animal: Animal) -> Head:
    skin = animal.skin
    shapes: list[Shape] = [
        ellipse(-2, -3, 31, 29),
        taper([(4, 0), (24, 13), (40, 21)], (52, 46, 40)),
        taper([(-16, -22), (-22, -46)], (17, 5)),
    ]
    behind = silhouette([taper([(6, -26), (4, -46)], (15, 5))], shade(skin, 0.12), rim=0)
    face = flat([ellipse(39, 20, 17, 15, 20)], animal.muzzle or light(skin, 0.5))
    face += flat([taper([(-16, -26), (-20, -40)], (8, 2))], animal.inner)
    kind = animal.mouth
    face += dot(47, 13, 2.6, INK, 3.4) + dot(37, 11, 2.2, INK, 3)
    face += mouth(kind, 38, 28, 30)
    face += cheeks(4, 30, 12)
    face += _eyes(animal, (0, -9, 10.5, 13.5), (24, -10, 8.5, 12.5), skin)
    if animal.mane:
        face += mane(animal.mane, animal.hair)
    if animal.horns == "unicorn":
        horn = animal.horn
        face += silhouette([taper([(13, -30), (30, -78)], (18, 3))], horn, rim=2.2)
        face += stroke("M9 -42l15 4M14 -53l12 3M19 -63l8 2", 2, shade(horn, 0.35))
    return Head(shapes=shapes, behind=behind, face=face, mouth=(40, 32), brow=(12, -34))


def griffin_head(animal: Animal) -> Head:
    skin = animal.feather
    shapes: list[Shape] = [
        ellipse(-2, -3, 32, 31), taper([(-18, -20), (-34, -40)], (18, 4)),
        taper([(-24, -12), (-46, -24)], (16, 4)), ellipse(-18, 14, 20, 18),
    ]
    behind = silhouette([taper([(8, -26), (8, -46)], (14, 4))], shade(skin, 0.12), rim=0)
    beak = animal.beak
    hood = ""
    if animal.hood:
        hood = silhouette(
            [ellipse(-3, -4, 35, 34), ellipse(-16, 16, 22, 18), ellipse(-12, -42, 9, 9)],
            animal.hood,
        )
        hood += flat([ellipse(7, -11, 27, 16)], skin, 2.4)
        hood += stroke("M-30 18q16 12 34 12", 2.4, light(animal.hood, 0.3))
    if animal.mouth in ("open", "wail"):
        face = silhouette([taper([(16, 14), (34, 22), (42, 28)], (14, 11, 4))], shade(beak, 0.15), rim=1.6)
        face += area("M14 8L44 14L36 22L16 18Z", "#7a2440")
    else:
        face = silhouette([taper([(14, 15), (30, 18), (38, 19)], (12, 9, 4))], shade(beak, 0.15), rim=1.6)
    face += silhouette(
        [blob((8, -6), (26, -14), (44, -6), (53, 10), (50, 27), (42, 17), (28, 14), (12, 13))],
        beak, rim=2.6,
    )
    face += dot(26, -2, 2.2, INK, 2.8)
    if animal.mouth == "smirk":
        face += stroke("M12 13Q26 20 40 16", 2.4)
    elif animal.mouth == "smile":
        face += stroke("M6 12Q20 20 40 16", 2.4)
    face += "" if hood else cheeks(-8, 2, 14)
    face = hood + face + _eyes(animal, (-4, -10, 10.5, 12), (18, -13, 8, 10.5), skin)
    return Head(shapes=shapes, behind=behind, face=face, mouth=(42, 22), brow=(6, -36), feathered=True)


DOG_EARS: dict[str, list[Taper]] = {
    "floppy": [taper([(-22, -24), (-40, -14), (-44, 10)], (16, 24, 14))],
    "half": [
        taper([(-18, -24), (-30, -48)], (20, 12)),
        taper([(-30, -48), (-46, -44), (-46, -30)], (12, 12, 4)),
    ],
    "prick": [taper([(-18, -20), (-24, -52)], (24, 4))],
    "spaniel": [taper([(-24, -20), (-42, 0), (-40, 34)], (16, 28, 26))],
}


def dog_head(animal: Animal) -> Head:
    skin = animal.skin
    shapes: list[Shape] = [ellipse(-2, -4, 33, 31), ellipse(24, 14, 23, 18)]
    behind = ""
    kind = animal.ears or "floppy"
    far_ear = taper([(12, -26), (18, -48)], (18, 4))
    if kind == "floppy":
        far_ear = taper([(14, -28), (30, -38), (40, -26)], (14, 16, 8))
    behind += silhouette([far_ear], shade(animal.accent, 0.12), rim=0)
    face = flat([ellipse(25, 17, 20, 13)], animal.muzzle or light(skin, 0.6))
    if animal.patch:
        face += flat([ellipse(-2, -10, 17, 18, 15)], animal.patch)
    face += silhouette(DOG_EARS[kind], animal.accent, rim=2.6)
    face += mouth(animal.mouth, 26, 23, 30) + stroke("M32 10v8", 2.4)
    face += flat([ellipse(35, 4, 9.5, 7)], INK) + dot(32, 1.5, 3, "white", 1.8)
    face += cheeks(-8, 46, 10)
    face += _eyes(animal, (-2, -9, 9.5, 11.5), (21, -11, 8, 10.5), animal.patch or skin)
    return Head(shapes=shapes, behind=behind, face=face, mouth=(38, 26), brow=(6, -34))


def cat_head(animal: Animal) -> Head:
    skin = animal.skin
    shapes: list[Shape] = [ellipse(0, 0, 36, 29), ellipse(4, 8, 32, 22)]
    left = taper([(-20, -18), (-29, -46)], (26, 3))
    right = taper([(20, -20), (26, -46)], (24, 3))
    inner: list[Shape] = [taper([(-21, -22), (-27, -37)], (13, 2)), taper([(20, -24), (24, -37)], (12, 2))]
    if animal.ears == "torn":
        shapes += [left, blob((10, -26), (14, -36), (20, -31), (24, -38), (30, -26), (30, -14), (14, -16))]
        inner = inner[:1]
    elif animal.ears == "round":
        shapes += [ellipse(-26, -22, 13), ellipse(26, -24, 12)]
        inner = [ellipse(-26, -22, 7), ellipse(26, -24, 6)]
    else:
        shapes += [left, right]
    behind = ""
    if animal.mane == "lion":
        locks = [ellipse(*on_circle(2, 2, 43, index * tau / 11 + 0.2, 40), 16) for index in range(11)]
        behind += silhouette([*locks, ellipse(2, 2, 40, 38)], animal.hair, rim=3.2)
    face = flat(inner, animal.inner)
    if animal.stripes:
        face += stroke("M-2 -28v10M-11 -26l2 8M8 -27l-1 8M-34 2l10 2M-33 10l9 0M36 2l-8 2", 3.4, animal.stripes)
    face += flat([ellipse(7, 13, 10, 8), ellipse(21, 13, 10, 8)], animal.muzzle or light(skin, 0.6))
    face += area("M9 4h11q1 3 -5.5 7q-6 -4 -5.5 -7Z", "#e8708a", 2)
    face += mouth(animal.mouth if animal.mouth != "smile" else "cat", 14, 14, 22)
    if animal.whiskers:
        face += stroke("M-8 12l-26 -4M-8 16l-25 4M36 12l20 -5M36 16l20 3", 1.8)
    face += cheeks(-16, 36, 10)
    face += _eyes(animal, (-8, -5, 9.5, 11), (24, -6, 8.5, 10.5), skin)
    return Head(shapes=shapes, behind=behind, face=face, mouth=(16, 20), brow=(8, -28))


def small_head(animal: Animal) -> Head:
    """Round innocent heads: lamb, bunny, piglet, duckling, hamster, goat, by `ears` and `snout`."""
    skin = animal.skin
    shapes: list[Shape] = [ellipse(0, 0, 31, 29)]
    behind, face = _small_ears(animal)
    behind += crown_horns(animal.horns, animal.horn)
    face += _small_snout(animal)
    face += cheeks(-14, 28, 10)
    face += _eyes(animal, (-7, -6, 8.5, 10.5), (19, -7, 8, 10), skin)
    return Head(shapes=shapes, behind=behind, face=face, mouth=(12, 20), brow=(6, -28))


def _small_ears(animal: Animal) -> tuple[str, str]:
    """What of the ears lies behind the skull, and what in front of it."""
    skin, ears = animal.skin, animal.ears
    behind, face = "", ""
    if ears == "lamb":
        behind += silhouette(
            [taper([(-20, -8), (-46, -2)], (14, 12)), taper([(22, -10), (46, -8)], (12, 10))],
            skin, rim=2,
        )
        face += silhouette(
            [ellipse(x, y, 11) for x, y in ((-20, -20), (-8, -28), (6, -30), (19, -24), (-2, -20), (10, -20))],
            animal.hair, rim=2.4,
        )
    elif ears == "bunny":
        behind += silhouette(
            [taper([(-10, -20), (-18, -66)], (15, 12)), taper([(10, -22), (16, -66)], (14, 11))],
            skin, rim=2,
        )
        behind += flat(
            [taper([(-12, -30), (-17, -60)], (6, 4)), taper([(10, -32), (15, -60)], (6, 4))],
            animal.inner,
        )
    elif ears == "pig":
        behind += silhouette(
            [polygon((-26, -16), (-28, -42), (-8, -26)), polygon((26, -18), (26, -42), (8, -28))],
            shade(skin, 0.1),
            rim=0,
        )
    elif ears == "mouse":
        behind += silhouette([ellipse(-22, -24, 11), ellipse(22, -25, 10)], skin, rim=2)
        behind += flat([ellipse(-22, -24, 6), ellipse(22, -25, 5)], animal.inner)
    elif ears == "goat":
        behind += silhouette(
            [taper([(-22, -4), (-46, 8)], (12, 8)), taper([(22, -6), (44, 4)], (11, 7))],
            skin, rim=2,
        )
    return behind, face


def _small_snout(animal: Animal) -> str:
    skin, snout = animal.skin, animal.snout
    face = ""
    if snout == "pig":
        face += silhouette([ellipse(12, 8, 14, 10)], light(skin, 0.25), 2.8, 1.5)
        face += dot(8, 8, 2.4, INK, 3.4)
        face += dot(17, 8, 2.4, INK, 3.4)
        face += mouth(animal.mouth, 12, 22, 18)
    elif snout == "bill":
        face += silhouette([taper([(6, 8), (28, 8), (46, 6)], (20, 20, 12))], animal.beak, 3, 2)
        face += stroke("M6 12Q26 17 48 9", 2.2)
    else:
        face += flat([ellipse(10, 11, 15, 11)], animal.muzzle or light(skin, 0.6))
        face += area("M5 4h10q0 3 -5 6q-5 -3 -5 -6Z", animal.nose, 1.8)
        face += mouth(animal.mouth, 10, 14, 18)
        if snout == "teeth":
            face += rectangle(6, 17, 8, 7, "white", 2, 1.6)
    return face


def no_head(animal: Animal) -> Head:
    """The face sits on the body (round plan)."""
    face = mouth(animal.mouth, 8, 16, 52)
    face += cheeks(-24, 40, 8)
    face += _eyes(animal, (-9, -14, 13, 15), (25, -15, 11.5, 14), animal.skin)
    horns = group(crown_horns(animal.horns, animal.horn), -6, -30, 1.3)
    return Head(behind=horns, shapes=[], face=face, mouth=(12, 22), brow=(8, -34))


HEADS: dict[str, Callable[[Animal], Head]] = {
    "dragon": dragon_head,
    "horse": horse_head,
    "griffin": griffin_head,
    "dog": dog_head,
    "cat": cat_head,
    "small": small_head,
    "none": no_head,
}
