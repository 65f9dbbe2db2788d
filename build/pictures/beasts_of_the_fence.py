"""Corrupted Beasts on the fence, in the roses, at the letterbox."""

from __future__ import annotations

import math

from pictures import (
    INK,
    area,
    cable,
    dot,
    dusk,
    ellipse,
    eyes,
    flame,
    flat,
    group,
    letterbox,
    mix,
    picture,
    polygon,
    rectangle,
    rose,
    shade,
    silhouette,
    stroke,
    taper,
    tube,
)
from pictures.gloaming import gloam
from pictures.things import box
from pictures.things_people import peeking, pet


@picture("sulk-shade")
def sulk_shade() -> str:
    """A wispy teenage phantom-cat slouches on a fence, which rots out of sympathy."""
    drawn = dusk()
    for index, x in enumerate(range(4, 330, 27)):
        drawn += group(_rotting_picket(index, abs(x - 150)), x, 232, 1, _PICKET_TURNS[index])
    drawn += group(box(-120, -6, 240, 13, "#8a755c", 3, 4), 96, 196, 1, 3)
    drawn += group(box(-70, -6, 140, 13, "#a391a8", 3, 4), 278, 194, 1, -5)
    drawn += "".join(dot(x, y, 5, "#8fbf5a", 4, line=2) for x, y in ((60, 188), (74, 190), (120, 192)))
    toadstool = silhouette([ellipse(0, -8, 10, 6)], "#c77a8a", 2.4, 1.6) + rectangle(-3, -6, 6, 10, "cream", 2, 1.8)
    drawn += group(toadstool, 44, 184)
    return drawn + _phantom_cat()


_PICKET_TURNS = (0, -3, 4, -9, 6, -4, 12, 3, -6, 4, 0, 2, 0)


def _rotting_picket(index: int, distance: float) -> str:
    """A picket, the more rotten the smaller its `distance` from the cat."""
    fill = mix("#c9b8d6", "#6b5a3c", max(0, 1 - distance / 150) * 0.85)
    height = 70 if distance > 110 else 58 - index % 3 * 8
    corners = polygon(
        (-10, 0), (-10, 10 - height), (-2 if distance < 110 else 0, -height), (4, 6 - height),
        (10, (16 if index % 2 else 8) - height), (10, 0),
    )  # fmt: skip
    picket = silhouette([corners], fill, 3, 3)
    if distance < 120:
        picket += stroke(f"M-4 -12q4 -10 0 -18M4 -{height - 22}l-5 8l5 6", 2.2, shade(fill, 0.5))
        picket += dot(4, -20, 4, "#7d9a4a", 3)
    return picket


def _phantom_cat() -> str:
    cat = "".join(dot(150, 136, radius, "#c9b8f0", radius * 0.6, 0.1) for radius in (130, 108))
    cat += silhouette(
        [
            taper([(176, 160), (120, 168), (78, 160), (52, 180), (26, 168), (18, 188)], (62, 62, 44, 24, 15, 3)),
            taper([(120, 178), (112, 206), (120, 226)], (26, 18, 4)),
            taper([(152, 182), (150, 208), (160, 222)], (24, 16, 4)),
            taper([(96, 168), (86, 196), (92, 210)], (22, 14, 3)),
            taper([(200, 150), (222, 176), (218, 206)], (28, 20, 14)),
            ellipse(219, 208, 12, 10),
        ],
        "#a58fd0", rim=5,
    )
    cat += peeking(
        "cat", 198, 118, 1.1, False, 12, skin="#b19cdb", ears="pointed", muzzle="#d9ccf2", eyes="bored",
        look=(0.3, 0.7), mouth="frown", whiskers=True,
    )
    cat += silhouette(
        [
            taper([(176, 84), (196, 84), (222, 100), (226, 122)], (10, 26, 24, 4)),
            taper([(176, 84), (190, 96), (202, 112)], (8, 20, 3)),
        ],
        "#3a2160", rim=3,
    )
    cat += stroke("M190 84Q208 92 216 108", 2.4, "glow")
    cat += cable("M162 116Q168 70 206 72", 8, 3.4, "#574a63")
    cat += silhouette([ellipse(162, 120, 11, 15)], "glow", 3, 2)
    cat += stroke("M264 96v-20l14 -4v18", 3.4, "#d6c2f0")
    cat += dot(260, 97, 5, "#d6c2f0", 4)
    cat += dot(274, 91, 5, "#d6c2f0", 4)
    return cat


@picture("grim-grazer")
def grim_grazer() -> str:
    """A cadaverous cow chews through a rose garden under its own small raincloud."""
    drawn = _grim_grazer_scene()
    drawn += (
        group(cable("M0 0Q20 4 34 -6", 6.4, 3, "leaf"), 222, 178)
        + rose(262, 168, 0.9, "tomato", 4)
        + "".join(
            group(area("M0 -5q6 2 4 9q-8 0 -4 -9Z", "tomato", 1.8), x, y, 1, turn)
            for x, y, turn in ((236, 194, 30), (250, 206, -40), (206, 200, 10))
        )
    )
    drawn += (
        rose(292, 166, 1.0, "#ff9ecb", 50)
        + rose(306, 196, 0.8, "tomato", 30)
        + "".join(
            stroke(f"M{x} 224Q{x + 2} {224 - height} {x} {224 - height}", 6)
            + stroke(f"M{x} 224V{224 - height}", 3, "leaf")
            for x, height in ((232, 10), (256, 14), (272, 8))
        )
    )
    drawn += silhouette(
        [
            ellipse(78, 88, 22, 17), ellipse(104, 78, 27, 22), ellipse(136, 82, 24, 19),
            ellipse(156, 92, 16, 12), ellipse(110, 96, 52, 13),
        ],
        "#6f6590", rim=5,
    )
    drawn += "".join(
        stroke(f"M{x} {y}l-5 13", 3.6, "#9fd0f0")
        for x, y in ((72, 114), (92, 118), (112, 116), (132, 118), (152, 112), (82, 134), (144, 132))
    )
    return drawn


def _grim_grazer_scene() -> str:
    scene = gloam(140, 100)
    scene += pet(
        120, 218, 0.8, plan="stand", head="none", skin="#b5bda6", tail="tuft", hair="#574a63", foot="hoof",
        claw="#574a63", head_at=(160, -600, 0), eyes="shut",
        spots=[(104, 136, 24, 16, 10), (170, 160, 14, 12, 0), (78, 158, 8, 12, 0)], spots_color="#6a6078",
        leg_width=17,
    )
    scene += "".join(stroke(f"M{x} 148Q{x + 9} 166 {x + 1} 184", 3.6, "#7d8574") for x in (96, 110, 124, 138))
    scene += silhouette(
        [
            taper([(176, 120), (160, 112), (150, 118)], (16, 18, 6)),
            taper([(212, 118), (228, 106), (240, 110)], (14, 16, 6)),
        ],
        "#9aa28c", rim=2,
    )
    scene += silhouette(
        [
            taper([(182, 106), (166, 96), (166, 80)], (12, 9, 3)),
            taper([(206, 104), (222, 92), (220, 78)], (12, 9, 3)),
        ],
        "#f3ead2", rim=2,
    )
    scene += silhouette(
        [
            taper([(194, 124), (204, 144), (214, 160)], (44, 40, 42)),
            taper([(150, 150), (176, 142), (196, 130)], (56, 46, 40)),
        ],
        "#b5bda6", rim=4,
    )
    scene += flat([ellipse(184, 118, 12, 15, 20)], "#6a6078")
    scene += silhouette([ellipse(216, 164, 26, 19, 16)], "#e2b9b4", rim=3)
    scene += dot(210, 156, 3.4, INK, 4.4)
    scene += dot(226, 158, 3.2, INK, 4.2)
    scene += stroke("M200 172Q216 184 234 172", 3)
    scene += eyes("evil", (190, 124, 9, 11), (210, 126, 8, 10), "#b5bda6", (0.5, 0.6))
    scene += stroke("M180 136q8 5 16 2", 2.2, "#7d8574")
    scene += "".join(dot(x, y, radius, INK) for x, y, radius in ((164, 108, 2.6), (236, 118, 2.2)))
    scene += stroke("M164 108l-5 -4M164 108l5 -4M236 118l4 -4M236 118l-5 -3", 1.8)
    return scene


@picture("ash-mane")
def ash_mane() -> str:
    """A smouldering lion curls around a letterbox like a guard dog on a hoard."""
    drawn = gloam(160, 120, 222)
    mane = [
        ellipse(222 + 41 * math.cos(angle), 142 + 38 * math.sin(angle), 15)
        for angle in (index * math.tau / 11 for index in range(11))
    ]
    drawn += _ash_mane_front()
    drawn += silhouette([*mane, ellipse(222, 142, 40, 36)], "#d9552a", rim=4)
    drawn += stroke("M188 118q-4 6 -2 12M256 122q4 6 2 12M196 168q-2 6 4 10", 2.4, "#ffb05a")
    drawn += peeking(
        "cat", 218, 142, 0.98, skin="#7a6880", ears="round", muzzle="#b8a6b8", eyes="evil", look=(0.3, 0.1),
        brows="stern", mouth="frown", whiskers=False,
    )
    drawn += "".join(
        dot(x, y, radius, "#8d7f9c", opacity=0.55)
        for x, y, radius in ((196, 76, 8), (186, 66, 11), (252, 74, 9), (264, 64, 12))
    )
    drawn += "".join(
        dot(x, y, 2.6, "#ffb05a")
        for x, y in ((176, 88), (270, 96), (236, 72), (160, 76), (286, 120))
    )
    drawn += "".join(area(f"M{x} {y}l6 4l-8 5Z", "#ff8a3d") for x, y in ((110, 180), (136, 186), (90, 200)))
    return drawn


def _ash_mane_front() -> str:
    front = silhouette(
        [taper([(86, 190), (140, 196), (200, 180)], (70, 66, 72)), ellipse(86, 192, 42, 34)],
        "#6b5a72", rim=6,
    )
    front += silhouette(
        [tube([(214, 196), (238, 214), (268, 214)], 24), ellipse(272, 213, 16, 11)],
        "#6b5a72", rim=3,
    )
    front += silhouette(
        [tube([(196, 200), (210, 216), (232, 220)], 22), ellipse(236, 218, 15, 10)],
        "#6b5a72", rim=3,
    )
    front += group(letterbox("tomato"), 124, 218, 1.26)
    front += silhouette(
        [taper([(64, 200), (92, 218), (128, 214), (150, 196), (138, 180), (104, 184)], (22, 20, 18, 16, 14, 11))],
        "#6b5a72", rim=3,
    )
    front += group(flame(), 112, 190, 0.6, -70)
    front += stroke("M276 210v6M240 215v6", 2.2)
    front += "".join(
        group(
            flame(), 222 + 46 * math.cos(angle), 146 + 42 * math.sin(angle) + 8, scale, math.degrees(angle) + 90,
        )
        for angle, scale in ((-2.7, 0.66), (-2.1, 0.78), (-1.57, 0.84), (-1.0, 0.78), (-0.4, 0.66), (0.2, 0.5))
    )
    return front
