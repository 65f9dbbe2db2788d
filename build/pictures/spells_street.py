"""Spells on the street and in the air above it.

A picture is 320 by 240. The cause is on the left, the effect on the right; the upper right corner (x over 248,
y under 78) lies under the burst seal and stays free.
"""

from __future__ import annotations

import math
from typing import Any

from pictures.animal import GRIFFIN
from pictures.drawing import (
    LINE,
    WIDTH,
    area,
    cable,
    dot,
    flat,
    group,
    hoop,
    inked,
    rectangle,
    shadow,
    silhouette,
    sparkle,
    sparkles,
    stroke,
)
from pictures.faces import cheeks, eyes, mouth
from pictures.gallery import picture
from pictures.geometry import number, on_circle
from pictures.palette import INK, light, shade
from pictures.people import person
from pictures.scenes import driveway, rays, street
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.suburb import fence, stripes
from pictures.things import box, leaf, leaf_mark, lumps, scrawl
from pictures.things_people import peeking, pet, whole_neighbor

Spot = tuple[float, float, float]


def _chopper(x: float, y: float, size: float, turn: float = 0.0, mood: str = "angry") -> str:
    """A shrub with a rotor of leaves."""
    rotor = silhouette([tube([(-40, 6), (-92, -8)], 9)], "wood", rim=1.6)
    rotor += leaf(-92, -8, -120, "#7cc05a", 0.6)
    rotor += leaf(-92, -8, 60, "#7cc05a", 0.5)
    rotor += silhouette(
        [tube([(-20, 40), (-26, 54)], 5), tube([(20, 40), (26, 54)], 5), tube([(-40, 56), (44, 56)], 6)], "wood", 3, 1
    )
    rotor += silhouette(lumps(0, 8, 54, 42, 10, 0.42), "leaf", rim=4)
    rotor += leaf_mark(-26, 18, 30)
    rotor += leaf_mark(-10, 34, -20)
    rotor += leaf_mark(26, 30, 20)
    rotor += leaf_mark(-30, -6, -30)
    rotor += eyes(mood, (4, 4, 12, 14), (32, 2, 11, 13), light("leaf", 0.1), (0.6, 0.4))
    rotor += mouth("smirk", 18, 28, 22)
    rotor += silhouette([tube([(0, -28), (0, -44)], 8)], "wood", rim=1.4)
    for start_x in (-1, 1):
        rotor += inked(f"M0 -46Q{start_x * 40} -66 {start_x * 94} -48Q{start_x * 50} -34 0 -46Z", "#7cc05a", 3)
        rotor += stroke(f"M{start_x * 6} -46Q{start_x * 44} -54 {start_x * 84} -48", 2, "#3f8646")
    return group(rotor + stroke("M-84 -64Q-44 -74 -14 -68M84 -36Q50 -26 20 -32", 2.6, "#fff1d0"), x, y, size, turn)


@picture("shrubocalypse-now")
def shrubocalypse_now() -> str:
    """Leaf helicopters before the sunset; a sorcerer loves the smell of mulch in the evening."""
    drawing = rays("#ffc07a", "#ffae66", 196, 150, count=18)
    drawing += dot(196, 150, 92, "#ff8a4a")
    drawing += dot(196, 150, 76, "#ffa758")
    drawing += dot(196, 150, 58, "#ffc870")
    drawing += area(
        "M0 178H30V162L50 150L70 162V178H120V160L146 146L172 160V178H224V164L246 152L268 164V178H320V240H0Z", "#a8506a"
    )
    drawing += rectangle(0, 190, WIDTH, 50, "#7a4468")
    drawing += fence(0, WIDTH, 198, 22, "#c77a7c", "#a8606c", 14)
    drawing += _chopper(250, 136, 0.44, 6)
    drawing += _chopper(88, 84, 0.56, 4)
    drawing += _chopper(196, 70, 0.7, 8, "smug")
    drawing += "".join(
        leaf_mark(x, y, turn, "#5faa49", 1.3)
        for x, y, turn in ((150, 124, 30), (232, 178, -30), (280, 196, 50), (52, 130, 10), (176, 160, -60))
    )
    # mulch and its admirer
    drawing += silhouette(
        [ellipse(150, 240, 52, 20), ellipse(126, 232, 26, 15), ellipse(172, 230, 30, 17)], "#6b4431", rim=3
    )
    drawing += stroke("M136 226l8 -4M158 220l9 3M174 232l8 -4M122 236l8 2", 3, "#a8704a")
    drawing += stroke("M138 206q-7 -8 0 -15t0 -14M160 202q-7 -8 0 -15t0 -12", 4, "#ffe3c2")
    drawing += person(
        skin="#f2c199", robe="#4a6a4e", hat="wizard", hat_color="#5f7a4a", hair="#5b3a2e", beard="#e9dccb", eyes="shut",
        look=(0, 0), mouth="smile", nose=1.15, x=66, y=254, scale=0.84, trim="sun",
        arms=([(42, -30), (66, -8), (30, -4)],),
    )
    return drawing


def _burglar(x: float, y: float, size: float, flip: bool, skin: str, **features: Any) -> str:
    """A sorcerer in stripes, a mask and bunny ears."""
    over = "".join(
        stroke(path, 11, INK)
        for path in ("M-46 -44Q0 -26 46 -44", "M-58 -18Q0 4 58 -18", "M-60 10Q0 34 60 10", "M-52 38Q0 58 52 38")
    )
    ears = silhouette(
        [taper([(-16, -128), (-26, -186)], (20, 16)), taper([(14, -130), (24, -186)], (20, 16))], "#fffdf4", rim=2.6
    )
    ears += flat([taper([(-17, -134), (-25, -180)], (9, 7)), taper([(15, -136), (23, -180)], (9, 7))], "#f7a8b0")
    ears += cable("M-34 -124Q0 -150 36 -126", 7, 3, "#f58fb3")
    mask = area("M-34 -112Q6 -124 38 -112Q42 -98 26 -96Q14 -96 8 -103Q0 -94 -16 -95Q-36 -97 -34 -112Z", INK)
    mask += eyes(features.pop("eyes", "wide"), (-8, -106, 9, 10), (20, -107, 8, 9.5), skin, (0.8, 0.1))
    mask += silhouette([ellipse(10, -90, 9, 8)], light(skin, 0.1), 2.6, 1.6)
    return whole_neighbor(x, y, size, flip, over + mask + ears, skin=skin, robe="#fffdf4", hat="none", **features)


@picture("free-range-rescue")
def free_range_rescue() -> str:
    """Sorcerers in burglar stripes and bunny ears open the coop at midnight."""
    drawing = rays("#31487f", "#3b5490", 220, 140, count=18)
    drawing += dot(54, 40, 24, "#fff0b8")
    drawing += dot(64, 34, 21, "#35508c")
    drawing += "".join(sparkle(x, y, 5, "#fff0b8") for x, y in ((110, 24), (150, 50), (20, 90), (232, 20)))
    drawing += stripes(186, "#5b9465", "#4f8659")
    # coop
    drawing += box(176, 100, 134, 96, "#c8603f", 3, 6)
    drawing += "".join(stroke(f"M{x} 102V192", 2.2, "#a84a30") for x in (194, 214, 276, 294))
    drawing += inked("M162 106L196 56H294L324 106Z", "#8a4a3c")
    drawing += stroke("M184 82H306M174 94H314", 2.4, "#6e382e")
    drawing += rectangle(206, 120, 66, 76, "#fff0b8", 3, 6)
    drawing += dot(238, 160, 60, "#fff0b8", 52, 0.16)
    drawing += inked("M272 116L306 108V206L272 198Z", "#e0a060", 3.5)
    drawing += stroke("M276 122L302 200M302 116L276 192", 4, "#b8743c")
    drawing += inked("M206 197H272L292 232H168Z", "#d9a05c", 3)
    drawing += stroke("M196 206H280M186 218H286", 3.4, "#a8703c")
    # the rescued
    drawing += peeking(
        "small", 256, 140, 0.62, True, 0, [ellipse(0, 40, 30, 26)], ears="lamb", skin="#f5d3bd", hair="#fffdf6",
        eyes="puppy", mouth="smile",
    )
    drawing += peeking(
        "small", 236, 178, 0.62, True, 0, [ellipse(-2, 36, 28, 24)], ears="pig", snout="pig", skin="#f7b3b8",
        eyes="happy", mouth="smile",
    )
    drawing += pet(
        268, 234, 0.34, True, plan="sit", head="small", snout="bill", skin="#ffd95a", beak="#f08b3c", tail="duck",
        foot="web", claw="#f08b3c", belly="none", eyes="happy", mouth="smile",
    )
    drawing += _burglar(54, 234, 0.66, False, "#a9714f", hair="#3a2a2a", mouth="grin", eyes="calm")
    drawing += _burglar(128, 242, 0.72, False, "#f2c199", hair="#6b4431", beard="#d9d3c8", mouth="o")
    drawing += silhouette([tube([(156, 190), (178, 186), (196, 168)], 19)], "#fffdf4", rim=2.6)
    drawing += stroke("M172 176l8 18", 7)
    drawing += silhouette([ellipse(199, 164, 11)], "#f2c199", rim=2)
    return drawing


def _wheel(x: float, y: float, radius: float) -> str:
    """A spoked carriage wheel."""
    rim = hoop(x, y, radius, INK, 13) + hoop(x, y, radius, "#f2b233", 6)
    spokes = "".join(
        f"M{x} {y}L{number(x + radius * math.cos(angle))} {number(y + radius * math.sin(angle))}"
        for angle in (index * math.pi / 4 + 0.2 for index in range(8))
    )
    return rim + cable(spokes, 6, 2.4, "gold") + dot(x, y, 7, "tomato", line=2.8)


def _ticket_frog() -> str:
    """A parking ticket that is already most of a frog."""
    frog_green = "#7cc05a"
    frog = silhouette(
        [
            tube([(-16, 30), (-40, 24), (-30, 46)], 12), tube([(16, 30), (42, 26), (32, 46)], 12),
            ellipse(-34, 48, 14, 6), ellipse(36, 48, 14, 6), ellipse(-17, -38, 14), ellipse(17, -38, 14),
            taper([(0, -26), (0, -10)], (60, 62)),
        ],
        frog_green, rim=2.6,
    )
    frog += box(-25, -16, 50, 56, "#fffdf4", 2, 4, 3)
    frog += rectangle(-17, 4, 24, 6, "tomato", 1)
    frog += scrawl(-17, 17, 34, 3, 7, line=2.4)
    frog += area("M-29 -24Q0 -40 29 -24L28 -2Q14 8 0 0Q-14 8 -28 -2Z", frog_green)
    frog += stroke("M-28 -2Q-14 8 0 0Q14 8 28 -2", 2.6)
    frog += silhouette(
        [tube([(-22, 8), (-36, 2)], 9), tube([(22, 8), (38, -2)], 9), ellipse(-40, 0, 7), ellipse(42, -4, 7)],
        frog_green, 2.8, 1.6,
    )
    frog += dot(-17, -40, 8.5, "white", line=2.4)
    frog += dot(17, -40, 8.5, "white", line=2.4)
    frog += dot(-15, -39, 4.4, INK)
    frog += dot(19, -39, 4.4, INK)
    frog += dot(-17, -41, 1.6, "white")
    frog += dot(17, -41, 1.6, "white")
    frog += mouth("smile", 0, -16, 34)
    frog += cheeks(-24, 26, -14)
    drawing = group(frog, 266, 170, 0.92, 8)
    drawing += stroke("M232 214q6 12 18 14M236 228q4 6 10 8", 3.6)
    drawing += sparkle(238, 124, 9, "sun")
    drawing += sparkle(304, 132, 8, "sun")
    drawing += sparkle(302, 212, 8, "sun")
    return drawing + sparkle(226, 182, 6, "white")


@picture("double-parked")
def double_parked() -> str:
    """A pumpkin carriage blocks the driveway; its ticket is already turning into a frog."""
    drawing = driveway(wall="#f3d0c4", roof="#5f8f9c")
    drawing += area("M0 226H320V240H0Z", "#9a95a6")
    drawing += rectangle(0, 224, WIDTH, 5, "#c4bdb7")
    drawing += shadow(136, 116, 232)
    # coach
    drawing += cable("M62 196H214", 10, 4.6, "gold")
    drawing += silhouette(
        [
            ellipse(72, 134, 34, 56), ellipse(204, 134, 34, 56), ellipse(104, 128, 40, 64), ellipse(172, 128, 40, 64),
            ellipse(138, 126, 42, 68),
        ],
        "#f08b3c", rim=6,
    )
    drawing += stroke(
        "M96 74Q72 126 94 186M180 74Q204 126 182 186M66 92Q52 132 66 176M210 92Q224 132 210 176", 3, "#c2602a"
    )
    drawing += silhouette([taper([(138, 60), (136, 44), (152, 34)], (16, 12, 8))], "leaf", rim=2.4)
    drawing += cable("M146 52q22 -14 28 4q2 10 -8 8q-6 -4 0 -8", 6.4, 3, "leaf")
    drawing += leaf(128, 56, 190, "leaf", 0.7)
    drawing += rectangle(110, 84, 56, 100, "#ffd27a", 24, 2 * LINE)
    drawing += rectangle(110, 84, 56, 100, "#ffd27a", 24)
    drawing += rectangle(118, 92, 40, 44, "#5b3a6e", 18, 3)
    drawing += area("M118 110Q118 92 138 92Q130 108 118 124ZM158 110Q158 92 138 92Q146 108 158 124Z", "#f58fb3", 2.2)
    drawing += dot(157, 154, 4.6, "brass", line=2.4)
    drawing += silhouette(
        [polygon((122, 72), (128, 60), (134, 70), (138, 56), (142, 70), (148, 60), (154, 72))], "sun", 2.8, 1.4
    )
    drawing += _wheel(74, 204, 25)
    drawing += _wheel(204, 204, 25)
    drawing += _ticket_frog()
    return drawing


@picture("moving-van-ish")
def moving_van_ish() -> str:
    """Half the removal van is gone; on the sofa in the other half a griffin has questions."""
    drawing = street() + shadow(110, 110, 232)
    drawing += _invisible_half()
    drawing += _griffin_on_sofa()
    return drawing + _visible_half() + sparkles(((160, 92, 10), (166, 146, 8), (158, 190, 9), (300, 96, 8)), "white")


VANISHED = "#8a6fc0"
"""The dashes where the van should be."""


def _invisible_half() -> str:
    """What dashes remember of the van."""
    drawing = area("M150 62H286Q296 62 296 72V206H150Z", "#f2ecff", opacity=0.62)
    dashes = "".join(f"M{x} 62h13" for x in range(168, 280, 24))
    dashes += "".join(f"M296 {y}v13" for y in range(82, 196, 24))
    dashes += "".join(f"M{x} 206h13" for x in range(168, 232, 24)) + "M276 206h13M286 62q9 1 10 9"
    drawing += stroke(dashes, 4.4, VANISHED)
    for index in range(9):
        start, end = (on_circle(252, 208, 22, index * math.tau / 9 + turn) for turn in (0, 0.38))
        arc = f"M{number(start[0])} {number(start[1])}A22 22 0 0 1 {number(end[0])} {number(end[1])}"
        drawing += stroke(arc, 4.4, VANISHED)
    return drawing


def _visible_half() -> str:
    """The cab and the front of the box; its edge dissolves."""
    teal = "#4ba6a8"
    edge = "L176 62L160 80L178 100L160 118L178 138L160 156L176 176L164 206"
    drawing = inked(f"M74 50H164{edge}H74Z", teal) + area("M74 50H164L173 60L168 68H74Z", light(teal, 0.25))
    drawing += area("M74 150H163L160 156L168 166H74Z", "cream")
    drawing += area("M74 190H170L164 206H74Z", shade(teal))
    home = inked("M-26 16V-8L0 -28L26 -8V16Z", "#fff1d0", 3) + rectangle(-7, -6, 14, 22, "tomato", 2, 2.6)
    drawing += group(home + stroke("M34 -12H46M36 0H52M34 12H46", 4, "cream"), 110, 112, 0.94)
    cab = "M78 206H-4V150Q-2 142 4 138L24 96Q28 90 36 90H78Z"
    drawing += inked(cab, "#f2b233") + area("M78 206H60V92H78Z", shade("#f2b233"))
    drawing += area("M16 138L32 102H62V138Z", "#dff4f7", 3) + stroke("M30 132L44 106", 4, "white")
    drawing += stroke("M64 152h10", 4) + dot(4, 172, 9, "#fff3b8", line=2.8)
    drawing += rectangle(-10, 192, 96, 16, "#8b93a8", 4, LINE)
    for x in (40, 128):
        drawing += dot(x, 208, 25, INK) + dot(x, 208, 14, "#cfd6de") + dot(x, 208, 6, "#8b93a8", line=2.2)
    return drawing


def _griffin_on_sofa() -> str:
    """The sofa and the griffin on it, in mid-air."""
    sofa = "#d9547a"
    back = blob((178, 156), (182, 122), (206, 114), (240, 116), (274, 114), (292, 124), (292, 156))
    drawing = silhouette([back], sofa, rim=4)
    drawing += pet(
        232, 196, 0.74, False, base=GRIFFIN, plan="sit", skin="#f0ac35", feather="#fff6e6", wing_color="#b8693c",
        wing_tip="#eec27d", hair="#8a4f2d", wing_scale=0.5, eyes="wide", look=(-0.7, 0.2), brows="sad", mouth="open",
    )
    drawing += silhouette([blob((176, 206), (174, 178), (230, 174), (292, 178), (296, 206), (234, 212))], sofa, rim=5)
    for x in (176, 292):
        arm = polygon((x - 10, 166), (x + 10, 166), (x + 10, 208), (x - 10, 208))
        drawing += silhouette([ellipse(x, 166, 15, 14), arm], sofa, rim=3)
    return drawing + stroke("M234 180V206", 2.4, shade(sofa, 0.4))
