"""Body plans: how the body of an animal rests. Feet stand on y = 214, the animal faces right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pictures.geometry import Point
from pictures.shapes import Shape, Taper, ellipse, taper

Limb = Sequence[Point]
"""From hip or shoulder to foot or hand."""


@dataclass(frozen=True)
class Plan:
    """One way to rest, in picture coordinates."""

    body: Sequence[Shape]
    near: Sequence[Limb]
    """The legs on our side; the last one is the fore leg."""
    head: tuple[float, float, float]
    """The middle of the skull, and a turn in degrees."""
    wing: Point
    tail: Sequence[Point]
    """From root to tip."""
    collar: tuple[float, float, float, float]
    """The middle of the neck, half its width, and a turn in degrees."""
    far: Sequence[Limb] = ()
    feet: Sequence[tuple[str, float, float]] = ()
    """Feet without legs: a kind of foot (or "haunch"), x and y."""
    arms: Sequence[Limb] = ()
    """Drawn over the belly."""
    belly: Sequence[Taper] = ()
    haunch: str = ""
    """The path of the line of the thigh."""
    spine: Sequence[Point] = ()
    """Where spikes stand, from the neck to the tail."""


PLANS = {
    "sit": Plan(
        body=[taper([(150, 104), (146, 140), (132, 178)], (44, 66, 88)), ellipse(118, 184, 34, 29)],
        near=[[(168, 146), (172, 180), (174, 206)]],
        far=[[(148, 150), (150, 206)]], feet=[("haunch", 134, 210)], head=(170, 78, 0), wing=(122, 128),
        tail=[(98, 192), (66, 198), (44, 184), (38, 160)],
        collar=(154, 108, 25, 10),
        belly=[taper([(166, 124), (164, 150), (156, 180)], (20, 34, 26))],
        haunch="M96 176Q112 148 138 164Q150 176 144 196",
        spine=[(134, 92), (118, 112), (104, 136), (92, 160)],
    ),
    "stand": Plan(
        body=[
            taper([(104, 146), (146, 150), (184, 140)], (68, 72, 66)),
            taper([(182, 138), (198, 112), (206, 92)], (56, 48, 44)),
        ],
        near=[[(98, 160), (94, 184), (96, 207)], [(182, 158), (184, 182), (182, 207)]],
        far=[[(120, 166), (124, 207)], [(202, 150), (206, 207)]],
        head=(212, 76, 0), wing=(150, 126),
        tail=[(76, 134), (50, 138), (40, 166), (28, 186)],
        collar=(199, 112, 25, 24),
        haunch="M92 186Q84 166 100 152Q112 146 120 158",
        spine=[(176, 96), (162, 110), (138, 112), (112, 112), (88, 118)],
    ),
    "strut": Plan(
        body=[
            taper([(104, 150), (146, 150), (182, 136)], (66, 70, 66)),
            taper([(182, 136), (192, 108), (196, 86)], (56, 48, 44)),
        ],
        near=[[(98, 160), (90, 184), (94, 207)], [(182, 154), (208, 168), (214, 190)]],
        far=[[(124, 164), (134, 186), (132, 207)], [(190, 152), (190, 207)]],
        head=(202, 70, -8), wing=(146, 126),
        tail=[(78, 138), (52, 132), (40, 104), (52, 84)],
        collar=(192, 106, 25, 14),
        haunch="M90 186Q82 166 98 154Q110 148 118 160",
        spine=[(168, 92), (156, 108), (134, 114), (110, 116), (86, 122)],
    ),
    "hover": Plan(
        body=[
            taper([(104, 138), (142, 144), (180, 130)], (64, 70, 66)),
            taper([(180, 128), (196, 102), (204, 84)], (56, 48, 44)),
        ],
        near=[[(98, 150), (78, 168), (66, 186)], [(178, 150), (202, 164), (192, 184)]],
        far=[[(118, 156), (106, 182), (92, 194)], [(196, 142), (222, 152), (216, 172)]],
        head=(210, 70, 4), wing=(140, 114),
        tail=[(76, 126), (50, 122), (32, 138), (18, 132)],
        collar=(197, 104, 25, 24),
        haunch="M78 168Q82 146 102 146Q112 150 114 162",
        spine=[(172, 90), (156, 104), (132, 106), (106, 106), (84, 112)],
    ),
    "flop": Plan(
        body=[taper([(78, 176), (122, 166), (176, 182)], (66, 84, 58))],
        near=[[(176, 194), (206, 206), (232, 204)], [(82, 190), (58, 204), (36, 200)]],
        far=[[(180, 178), (214, 170), (232, 154)], [(82, 160), (58, 156), (44, 134)]],
        head=(204, 150, 6), wing=(120, 140),
        tail=[(60, 166), (36, 176), (22, 158), (30, 136)],
        collar=(180, 172, 26, 40),
        haunch="M62 196Q62 172 86 170Q104 174 104 192",
        spine=[(158, 138), (136, 127), (112, 125), (88, 134), (68, 148)],
    ),
    "upright": Plan(
        body=[taper([(150, 104), (150, 140), (148, 172)], (54, 76, 84))],
        near=[[(130, 186), (126, 207)], [(168, 186), (172, 207)]],
        arms=[[(122, 126), (98, 146), (92, 168)], [(178, 126), (202, 144), (210, 164)]],
        head=(152, 74, 0), wing=(122, 122),
        tail=[(116, 184), (84, 196), (58, 190), (46, 168)],
        collar=(151, 104, 28, 0),
        belly=[taper([(152, 124), (152, 150), (151, 184)], (34, 48, 46))],
        spine=[(118, 92), (112, 116), (104, 142), (102, 168)],
    ),
    "hulk": Plan(
        body=[
            taper([(96, 166), (134, 148), (178, 122)], (60, 82, 100)),
            taper([(178, 118), (192, 86)], (86, 50)),
        ],
        near=[[(92, 178), (88, 207)], [(178, 150), (184, 182), (186, 207)]],
        far=[[(118, 182), (120, 207)], [(210, 146), (218, 182), (218, 207)]],
        head=(200, 62, 0), wing=(128, 118),
        tail=[(70, 160), (44, 162), (34, 134), (44, 112)],
        collar=(193, 84, 22, 20),
        haunch="M82 196Q74 172 92 160Q108 154 116 172",
    ),
    "round": Plan(
        body=[ellipse(156, 146, 68, 62)], near=[], feet=[("paw", 126, 210), ("paw", 186, 210)],
        head=(162, 136, 0), wing=(104, 130), tail=[(94, 178), (66, 186), (48, 168)], collar=(158, 190, 50, 0),
    ),
    "ring": Plan(
        body=[
            taper(
                [(104, 108), (84, 140), (104, 178), (156, 192), (206, 176), (224, 138)],
                (46, 60, 66, 66, 60, 50),
            ),
            taper([(224, 140), (218, 110), (204, 88)], (50, 46, 42)),
        ],
        near=[
            [(96, 176), (72, 194), (58, 214)], [(130, 196), (124, 222)], [(196, 186), (210, 208), (226, 216)],
            [(222, 162), (250, 172), (262, 186)],
        ],
        head=(192, 70, 188), wing=(150, 170),
        tail=[(104, 108), (112, 88), (130, 80)],
        collar=(219, 116, 24, -10),
    ),
}
"""By name; the titles may add poses of their own to it."""
