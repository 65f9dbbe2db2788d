"""Spells in and around the house.

A picture is 320 by 240. The cause is on the left, the effect on the right; the upper right corner (x over 248,
y under 78) lies under the burst seal and stays free.
"""

from __future__ import annotations

import math

from pictures.drawing import (
    HEIGHT,
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
    silhouette,
    sparkle,
    star,
    stroke,
)
from pictures.faces import cheeks, eyes, mouth
from pictures.gallery import picture
from pictures.objects import flame
from pictures.palette import INK, color, shade
from pictures.people import person
from pictures.scenes import lawn, rays
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.suburb import fence
from pictures.things import box, leaf_mark, lumps, pierced, puff, tear
from pictures.things_people import peeking, pet, whole_neighbor


def wizard_star(x: float, y: float, radius: float = 9) -> str:
    """The star on a wizard's hat."""
    return area(star(x, y, radius, 5, 0.45), "sun", 2)


def _stampede() -> str:
    """Everybody who had waited behind the door."""
    drawing = peeking(
        "small", 152, 132, 0.56, neck=[ellipse(-4, 34, 26, 30)], ears="bunny", snout="teeth", skin="#e6d6c8",
        eyes="happy", mouth="open",
    )
    drawing += peeking(
        "cat", 190, 140, 0.7, turn=-6, neck=[taper([(0, 20), (-30, 60)], (50, 60))], skin="#f0a24e", muzzle="#fff1d9",
        stripes="#c4742c", eyes="happy", mouth="open",
    )
    drawing += puff(92, 222, 0.8, "#f6e6cc")
    drawing += peeking(
        "dragon", 116, 160, 0.74,
        neck=[taper([(-14, 20), (-34, 54), (-70, 52)], (52, 70, 20)), tube([(-6, 60), (26, 72)], 20)], skin="#63b34a",
        horns="nubs", eyes="open", look=(0.7, 0), mouth="grin",
    )
    drawing += pet(
        204, 244, 0.58, plan="hover", belly="none", head="dog", skin="#fbf1dc", accent="#8a5a3c", patch="#c9834d",
        ears="floppy", tail="cat", eyes="open", look=(0.8, 0.2), mouth="open",
    )
    return drawing


@picture("open-house")
def open_house() -> str:
    """The estate-agent witch flings the door wide; the pets are already past the cheese."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#fbe3c4")
    drawing += "".join(rectangle(x, 0, 20, 190, "#f8d9b2") for x in range(0, 320, 40))
    drawing += rectangle(0, 178, WIDTH, 62, "#c98b53")
    drawing += rectangle(0, 172, WIDTH, 8, "fence")
    drawing += "".join(stroke(f"M0 {y}H320", 1.8, "#b0733f") for y in (196, 216))
    drawing += rectangle(92, 16, 120, 164, "fence", 2, 6)
    drawing += rectangle(100, 24, 104, 156, "#bfe8ea")
    drawing += dot(170, 60, 20, "#ffe08a")
    drawing += rectangle(100, 128, 104, 52, "#a9d76f")
    drawing += area("M120 180L140 128H160L186 180Z", "#efe0c0")
    drawing += fence(100, 204, 140, 24, step=15)
    drawing += area("M92 16L34 4V206L92 182Z", shade("teal"), 2 * LINE)
    drawing += area("M92 16L40 5V204L92 182Z", color("teal"))
    drawing += area("M82 36L50 30V98L82 96ZM82 112L50 116V178L82 168Z", shade("teal", 0.14), 2.6)
    drawing += dot(44, 108, 5, "sun", line=2.6)
    drawing += _stampede()
    # cheese
    drawing += silhouette([tube([(282, 186), (282, 232)], 10), ellipse(282, 234, 24, 6)], "wood", rim=2.4)
    drawing += box(244, 176, 76, 12, "#e9b873", 5, 3)
    drawing += dot(282, 174, 32, "#fffdf4", 6, line=3)
    drawing += silhouette([polygon((258, 172), (304, 172), (304, 152), (262, 162))], "sun", 3.2, 2.6)
    drawing += "".join(dot(x, y, 3.4, "brass") for x, y in ((276, 166), (290, 162), (296, 169), (268, 168)))
    drawing += stroke("M270 158V138", 2.6)
    drawing += area("M270 138l14 5l-14 5Z", "tomato", 2.4)
    # the witch
    drawing += group(
        whole_neighbor(
            0, 0, 0.5, False, skin="#f2c199", robe="#8a4fb0", hat="wizard", hat_color="#4a3a7a", hair="#c4502f",
            eyes="happy", brows="up", mouth="grin", arms=([(-40, -36), (-66, -60), (-70, -92)],),
        ),
        36, 238,
    )
    return drawing


def _face_against_glass(middle_x: float, middle_y: float) -> str:
    """The face against the glass, tumbled."""
    face_in_glass = silhouette(
        [
            taper([(-8, -36), (-18, -60), (-40, -72)], (66, 36, 8), (0.1, 1)),
            taper([(-46, -30), (0, -40), (46, -32)], (13, 18, 13)),
        ],
        "violet", rim=3,
    )
    face_in_glass += stroke("M-30 -44Q0 -54 30 -46", 6, "gold")
    face_in_glass += wizard_star(-14, -62, 7)
    face_in_glass = (
        silhouette(
            [
                taper([(0, 20), (2, 44), (-26, 58)], (70, 46, 6), (0.1, 1)),
                ellipse(-34, 14, 12, 18), ellipse(36, 14, 12, 18),
            ],
            "#fffaf0", rim=3,
        )
        + silhouette([ellipse(0, 0, 44, 36)], "#f6c9a0", rim=3)
        + face_in_glass
    )
    face_in_glass += eyes("dizzy", (-16, -12, 13, 14), (18, -12, 13, 14), "#f6c9a0", (0, 0))
    face_in_glass += dot(1, 8, 15, "#f29b80", 10, line=2.8)
    face_in_glass += dot(1, 8, 9, "#f7b49c", 5.5)
    face_in_glass += dot(-30, 10, 11, "#ff8f8f", 8, 0.6)
    face_in_glass += dot(32, 10, 11, "#ff8f8f", 8, 0.6)
    face_in_glass += dot(1, 27, 15, "#7a2440", 7, line=2.8)
    face_in_glass += dot(1, 30, 9, "#f2677a", 3.6)
    return group(face_in_glass, middle_x + 1, middle_y + 4, 0.92, 24)


@picture("spin-cycle")
def spin_cycle() -> str:
    """A wizard, hat and all, on full spin."""
    drawing = rays("#cdeef0", "#b8e4e8", 160, 132, count=18, ground="#f6d9a8")
    drawing += dot(160, 226, 118, "#2f4a3a", 12, 0.28)
    reach, middle_x, middle_y = (66, 156, 142)
    drawing += dot(middle_x, middle_y, 74, "#7fc9ea")
    drawing += dot(middle_x, middle_y, 60, "#a6dcf4")
    drawing += stroke(
        f"M{middle_x - 50} {middle_y + 30}Q{middle_x - 70} {middle_y - 50} {middle_x + 10} {middle_y - 58}"
        f"M{middle_x + 52} {middle_y - 24}Q{middle_x + 66} {middle_y + 46} {middle_x - 6} {middle_y + 58}",
        9, "#e8f8ff",
    )
    drawing += _face_against_glass(middle_x, middle_y)
    # the machine with a hole
    x0, y0, x1, y1 = (66, 44, 250, 224)
    hole = (
        f"M{x0 + 12} {y0}H{x1 - 12}Q{x1} {y0} {x1} {y0 + 12}V{y1 - 8}Q{x1} {y1} {x1 - 8} {y1}H{x0 + 8}"
        f"Q{x0} {y1} {x0} {y1 - 8}V{y0 + 12}Q{x0} {y0} {x0 + 12} {y0}Z"
        f"M{middle_x - reach} {middle_y}A{reach} {reach} 0 0 0 {middle_x + reach} {middle_y}"
        f"A{reach} {reach} 0 0 0 {middle_x - reach} {middle_y}Z"
    )
    drawing += pierced(hole, "#f4f8fa")
    drawing += area(f"M{x1 - 10} {y0 + 8}L{x1} {y0 + 12}V{y1 - 8}L{x1 - 10} {y1 - 8}Z", "#c9d6df")
    drawing += hoop(middle_x, middle_y, reach + 3, INK, 18)
    drawing += hoop(middle_x, middle_y, reach + 3, "#b9c6d4", 11.5)
    drawing += stroke(f"M{middle_x - 44} {middle_y - 44}A62 62 0 0 1 {middle_x - 4} {middle_y - 61}", 6, "#ffffff")
    drawing += stroke(f"M{x0} 72H{x1}", 2.6, "#b4c3d0")
    drawing += rectangle(78, 50, 54, 16, "#25a19a", 4, 2.8)
    drawing += dot(158, 58, 9, "tomato", line=2.8)
    drawing += stroke("M158 58l4 -6", 2.6, "white")
    drawing += "".join(dot(x, 58, 4.4, fill, line=2) for x, fill in ((182, "sun"), (196, "#f58fb3"), (210, "blue")))
    drawing += rectangle(226, 130, 12, 26, "#b9c6d4", 4, 2.8)
    foam = [(74, 224, 15), (94, 228, 12), (112, 226, 10), (226, 226, 13), (246, 222, 16), (264, 228, 11)]
    drawing += silhouette([ellipse(x, y, radius) for x, y, radius in foam], "white", 3, 2.4)
    drawing += "".join(
        dot(x, y, radius, "#eaf9ff", line=2.4)
        for x, y, radius in ((46, 184, 9), (28, 160, 6), (280, 176, 8), (296, 158, 5), (52, 140, 5))
    )
    drawing += stroke("M48 66q-14 10 -8 26M34 58q-20 16 -10 46M268 96q12 10 6 26M282 88q18 16 8 44", 4.4)
    drawing += silhouette([ellipse(92, 36, 12, 8), ellipse(104, 34, 9, 8)], "white", 2.6, 1.6)
    return drawing


def _culprit() -> str:
    """The sorcerer at the sill."""
    drawing = person(
        skin="#f2c199", robe="#8a5fc7", hat="none", hair="#6b4431", eyes="bored", look=(-0.5, -0.75), brows="sad",
        mouth="pout", x=160, y=240, scale=0.98,
    )
    drawing += silhouette(
        [
            taper([(124, 106), (138, 96), (160, 92), (186, 96), (196, 110)], (8, 18, 22, 18, 8)),
            taper([(158, 92), (168, 78)], (10, 3)),
            taper([(146, 94), (148, 82)], (9, 3)),
        ],
        "#6b4431", rim=2.4,
    )
    drawing += silhouette(
        [tube([(96, 186), (118, 192), (158, 184)], 27), tube([(224, 186), (202, 192), (160, 186)], 27)],
        "#8a5fc7", rim=3,
    )
    drawing += silhouette([ellipse(146, 182, 14, 11), ellipse(176, 184, 14, 11)], "#f2c199", rim=2.4)
    return drawing


@picture("grounded-until-further-notice")
def grounded_until_further_notice() -> str:
    """A sorcerer sulks at the upstairs window; his wand lies on the top shelf."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#f4cf9c")
    drawing += "".join(rectangle(0, y, WIDTH, 3, "#e6bb82") for y in range(10, 240, 20))
    drawing += area("M-10 0H330V14H-10Z", "#c9604a")
    drawing += rectangle(54, 22, 212, 170, "fence", 6, 2 * LINE)
    drawing += rectangle(54, 22, 212, 170, "fence", 6)
    drawing += rectangle(66, 34, 188, 150, "#3f5a86", 2, 3)
    drawing += "".join(dot(160, 120, radius, "#5b7ab0", radius * 0.8, 0.5) for radius in (88, 66))
    # the shelf
    drawing += rectangle(72, 78, 176, 9, "wood", 2, 3)
    drawing += dot(156, 60, 26, "sun", 26, 0.16)
    drawing += dot(156, 60, 18, "sun", 18, 0.2)
    drawing += silhouette([tube([(106, 70), (150, 62)], 7)], "#8a5a3c", 3, 1.4)
    drawing += inked(star(156, 60, 14, 5, 0.45), "sun", 2.8)
    drawing += sparkle(132, 48, 6)
    drawing += sparkle(178, 46, 7)
    drawing += silhouette([polygon((206, 50), (218, 50), (218, 77), (206, 77))], "tomato", 3, 2)
    drawing += silhouette([polygon((219, 54), (230, 54), (230, 77), (219, 77))], "teal", 3, 2)
    drawing += silhouette([ellipse(84, 66, 10, 11)], "#d9c7f2", 3, 2)
    drawing += _culprit()
    # sill, flower box, shutters
    drawing += box(40, 194, 240, 12, "fence", 4, 3)
    drawing += box(64, 210, 192, 34, "#c8693f", 4, 4)
    for index, x in enumerate(range(78, 250, 28)):
        drawing += silhouette([ellipse(x - 8, 210, 10, 8), ellipse(x + 8, 210, 10, 8)], "leaf", 2.6, 2)
        drawing += group(
            "".join(
                dot(7 * math.cos(angle), 7 * math.sin(angle), 5, ("#f58fb3", "#fffdf4")[index % 2], line=1.8)
                for angle in (0, 1.26, 2.5, 3.77, 5.03)
            )
            + dot(0, 0, 5, "sun", line=1.8),
            x, 202 + index % 2 * 4,
        )
    for x in (14, 272):
        drawing += box(x, 22, 34, 170, "teal", 4, 4)
        drawing += "".join(rectangle(x + 6, y, 20, 5, shade("teal", 0.2), 2) for y in range(34, 184, 14))
    return drawing


def _head_in_hammock() -> str:
    """A sleeping head, the hat over its brow."""
    drawing = silhouette([ellipse(104, 122, 34, 32)], "#f2c199")
    drawing += silhouette(
        [taper([(122, 138), (150, 148), (176, 140)], (50, 40, 8)), ellipse(110, 144, 18, 12)], "#fffaf0", rim=3.4
    )
    drawing += stroke("M96 118q7 7 14 0M118 118q6 6 12 0", 3.4)
    drawing += silhouette([ellipse(120, 130, 8)], "#f29b80", 2.6, 1.6)
    drawing += stroke("M116 146q8 6 16 -1", 3)
    drawing += cheeks(96, 132, 132)
    drawing += group(
        silhouette(
            [
                taper([(0, 0), (-12, -34), (-40, -52)], (66, 36, 8), (0.1, 1)),
                taper([(-46, 4), (0, -5), (46, 4)], (13, 18, 13)),
            ],
            "violet", rim=3,
        )
        + stroke("M-30 -10Q0 -20 30 -11", 6, "gold")
        + wizard_star(-10, -30, 8),
        98, 104, 0.9, -22,
    )
    return drawing


def _potion() -> str:
    """A potion with an umbrella, and the snores."""
    drawing = silhouette([tube([(150, 158), (176, 132)], 22)], "#8a5fc7", rim=2.6)
    potion = inked("M-7 -40V-24Q-24 -14 -22 4Q-18 20 0 20Q18 20 22 4Q24 -14 7 -24V-40Z", "#e8f7fb", 3.2)
    potion += area("M-20 -4Q-22 18 0 18Q22 18 20 -4Q10 -9 0 -4T-20 -4Z", "#f58fb3")
    potion += dot(-6, 6, 3, "white")
    potion += dot(6, 0, 2.4, "white")
    potion += rectangle(-10, -43, 20, 6, "#e8f7fb", 2, 2.6)
    potion += stroke("M2 -20L22 -58", 3.4)
    potion += inked("M0 -56Q16 -82 46 -62Z", "sun", 2.8)
    potion += area("M15 -60Q20 -70 22 -72Q34 -68 30 -61Z", "tomato")
    drawing += group(potion, 186, 112, 0.9, 4)
    return drawing + silhouette([ellipse(178, 126, 12, 11)], "#f2c199", rim=2.4)


@picture("staycation")
def staycation() -> str:
    """Hammock, cocktail umbrella in the potion, the gate says zzz."""
    drawing = lawn(sky_colors=("#aee3ea", "#fdf1c9"))
    for x, lean in ((28, 6), (286, -4)):
        drawing += silhouette(
            [taper([(x, 226), (x + lean, 150), (x + lean * 2, 60)], (30, 22, 18))], "#a8703c", rim=3.4
        )
    drawing += silhouette(lumps(20, 34, 64, 46, 10, 0.42), "#6db653", rim=5)
    drawing += silhouette(lumps(310, 66, 46, 34, 9, 0.42), "#6db653", rim=4)
    drawing += leaf_mark(30, 30, 20, size=1.4)
    drawing += leaf_mark(50, 52, -30, size=1.4)
    drawing += leaf_mark(8, 58, 50, size=1.4)
    drawing += dot(160, 222, 100, "#2f4a3a", 9, 0.24)
    drawing += cable("M42 112Q60 126 74 140M282 110Q262 126 250 142", 7, 3, "cream")
    # feet and body
    drawing += silhouette([tube([(216, 158), (240, 128)], 24), tube([(204, 160), (222, 120)], 24)], "#8a5fc7", rim=3)
    drawing += silhouette([ellipse(244, 116, 12, 18, 16), ellipse(224, 108, 12, 18, 8)], "#fff1d0", rim=2.6)
    drawing += stroke("M236 126q8 6 16 4M216 118q8 6 16 3", 4, "tomato")
    drawing += silhouette([taper([(112, 142), (160, 150), (212, 160)], (60, 76, 50))], "#8a5fc7", rim=4)
    drawing += _head_in_hammock()
    # hammock cloth
    drawing += inked("M66 134Q110 176 164 178Q220 178 256 136Q250 214 160 216Q74 212 66 134Z", "#ef6a5a")
    drawing += area("M256 136Q250 214 160 216Q140 216 124 212Q226 206 240 158Z", shade("#ef6a5a"))
    drawing += "".join(
        stroke(path, 8, "cream")
        for path in (
            "M100 164Q102 190 114 208", "M140 177Q140 198 144 214", "M186 177Q186 196 178 214",
            "M222 164Q218 190 206 206",
        )
    )
    drawing += _potion()
    # gate with its sign
    snores = "".join(
        group(stroke("M-7 -7H7L-7 7H7", 4.4), x, y, size) for x, y, size in ((-16, 5, 0.8), (2, 0, 1.0), (22, -5, 1.2))
    )
    drawing += fence(240, 322, 236, 50, step=20)
    drawing += stroke("M258 190L272 178L286 190", 3)
    drawing += group(box(-34, -17, 68, 34, "#fff1d0", 4, 3) + snores, 270, 202, 0.84, -4)
    return drawing


def _fire_in_garage() -> str:
    """What comes out of the left door."""
    blaze = [blob(
        (20, 232), (16, 186), (34, 150), (44, 118), (58, 142), (74, 98), (94, 140), (108, 116), (120, 152), (140, 184),
        (142, 232), (80, 240),
    )]
    inner_blaze = [blob(
        (38, 234), (40, 198), (54, 170), (64, 182), (80, 142), (96, 180), (108, 166), (122, 200), (124, 234), (80, 240)
    )]
    drawing = dot(80, 176, 66, "#ffb04a", 70, 0.3)
    drawing += silhouette(blaze, "#ff7a2f", rim=6, dark="#d9482a")
    drawing += flat(inner_blaze, "sun")
    drawing += eyes("angry", (66, 192, 11, 13), (94, 192, 11, 13), "#ffb03b", (0.2, 0.2))
    drawing += mouth("grin", 80, 216, 34)
    drawing += group(flame(), 18, 150, 0.42, -20)
    drawing += group(flame(), 138, 140, 0.4, 24)
    # flood
    blaze = [blob(
        (174, 236), (176, 200), (184, 160), (206, 124), (244, 112), (276, 124), (284, 144), (268, 150), (254, 142),
        (252, 166), (280, 190), (306, 200), (312, 236), (240, 244),
    )]
    drawing += silhouette(blaze, "#4ba6dc", rim=6, dark="#2f78b0")
    drawing += silhouette(
        [
            ellipse(214, 122, 13), ellipse(236, 110, 15), ellipse(260, 114, 14), ellipse(280, 130, 13),
            ellipse(274, 146, 9), ellipse(194, 142, 10),
        ],
        "white", 3, 2.4, dark="#cfe6f4",
    )
    drawing += stroke("M192 196Q200 150 232 134M206 206Q208 172 236 152", 5, "#8fd0f2")
    drawing += eyes("smug", (222, 178, 11, 13), (250, 180, 11, 13), "#6bb8e4", (-0.3, 0.2))
    drawing += mouth("grin", 238, 206, 34)
    duck = silhouette(
        [ellipse(0, 0, 16, 10), ellipse(11, -13, 9), taper([(-12, -3), (-22, -10)], (11, 4))], "sun", 3, 2
    )
    duck += dot(14, -15, 2, INK)
    duck += area("M19 -14l10 2l-9 5Z", "#f08b3c", 2.2)
    drawing += group(duck, 288, 190, 1, 12)
    drawing += tear(164, 150, 0.8, 30)
    drawing += tear(306, 168, 0.8, -30)
    return drawing + tear(170, 186, 0.6, 50)


@picture("two-spell-garage")
def two_spell_garage() -> str:
    """Two garage doors, two disasters: fire from one, flood from the other."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#bfe8ea")
    drawing += rectangle(4, 34, 312, 150, "#f9e2b4")
    drawing += area("M-12 44L22 0H298L332 44Z", "#c9604a")
    drawing += rectangle(0, 176, WIDTH, 64, "#d8d2cb")
    drawing += stroke("M160 178V240", 2.4, "#c4bdb7")
    drawing += "".join(
        rectangle(x, 62, 124, 120, "fence", 5, 2 * LINE)
        + rectangle(x, 62, 124, 120, "fence", 5)
        + rectangle(x + 9, 72, 106, 110, fill, 2, 3)
        for x, fill in ((22, "#6b2330"), (174, "#1f3f6b"))
    )
    drawing += "".join(
        rectangle(x + 9, 72, 106, 17, "#f1e3c4", 2, 3) + stroke(f"M{x + 14} 81H{x + 110}", 2, "#cbbb94")
        for x in (22, 174)
    )
    drawing += rectangle(152, 96, 16, 24, "#f2b233", 4, 3)
    drawing += dot(160, 104, 3.4, INK)
    drawing += _fire_in_garage()
    return drawing
