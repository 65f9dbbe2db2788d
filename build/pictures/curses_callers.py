"""Curses that call at the door, or in the mail.

A picture is 320 by 240. It is dusk, the light comes from below and is green; the upper right corner (x over
248, y under 78) lies under the burst seal and stays free.
"""

from __future__ import annotations

import math

from pictures.animal import Animal
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
    shadow,
    silhouette,
    sparkle,
    stroke,
)
from pictures.faces import eyes
from pictures.gallery import picture
from pictures.geometry import on_circle
from pictures.palette import INK, shade
from pictures.people import person
from pictures.scenes import night, rays
from pictures.shapes import ellipse, taper, tube
from pictures.tails import tail
from pictures.things import box, coin, glow, leaf, lumps, note, scrawl, tear
from pictures.things_night import green_moon, hooded_head
from pictures.things_people import peeking, pet


def _ghostly_letter() -> str:
    """The letter, and the fingers that push it."""
    letter = box(-78, -32, 156, 66, "#fffdf4", 3, 5)
    letter += stroke("M-62 6h74M-62 20h60", 4.6, "#3fae3a")
    letter += note(46, 8, INK, 1.0, 0)
    letter += hoop(50, -1, 23, "#e5493a", 5.4)
    letter += stroke("M34 -17L66 15", 5.4, "tomato")
    letter += area("M-78 28Q-68 54 -58 33Q-50 60 -38 33Q-30 46 -20 33H-78Z", "#8dff5a", 2.6)
    letter += area("M32 33Q40 54 50 33Q58 46 76 26V33H32Z", "#8dff5a", 2.6)
    drawing = group(letter, 128, 206, 0.98, -3)
    ectoplasm, edge_ink = ("#b9ffb0", "#24592f")
    for points, widths in (
        ([(70, 166), (56, 178), (48, 194)], (20, 17, 10)),
        ([(86, 164), (82, 186), (80, 206)], (21, 18, 11)),
        ([(107, 164), (106, 188), (106, 212)], (21, 18, 11)),
        ([(128, 164), (130, 186), (132, 208)], (21, 18, 11)),
        ([(148, 165), (154, 182), (158, 198)], (19, 16, 10)),
    ):
        (x, y), (x1, y1) = (points[1], points[2])
        drawing += silhouette([taper(points, widths)], ectoplasm, 3, 2.4, edge_ink, dark="#7fe06a")
        drawing += stroke(f"M{x - 4} {y - 6}q4 3 8 0M{x - 3.4} {y - 1}q3.4 2.4 7 0", 2, "#4fae46")
        drawing += area(f"M{x1 - 3.6} {y1 + 3}q3.6 -7 7.2 0q-3.6 5 -7.2 0Z", "#eaffe2", 1.6, ink=edge_ink)
    drawing += rectangle(60, 158, 130, 8, "#5a2f4a")
    drawing += stroke("M60 166H190", 3.6)
    drawing += area(
        "M62 158Q60 142 72 132Q72 142 84 146Q84 126 98 116Q98 136 110 140Q118 130 116 118Q132 132 130 146"
        "Q142 142 142 132Q154 144 150 158Z",
        ectoplasm, opacity=0.4,
    )
    return drawing


@picture("noise-complaint-from-beyond")
def noise_complaint_from_beyond() -> str:
    """A ghostly hand slips a strongly worded note under the door; the party stops."""
    drawing = rectangle(0, 0, WIDTH, 176, "#4b2a78")
    drawing += "".join(rectangle(x, 0, 20, 170, "#432469") for x in range(0, 320, 40))
    drawing += rectangle(0, 160, WIDTH, 14, "#6c4a94")
    drawing += rectangle(0, 174, WIDTH, 66, "#33204a")
    drawing += "".join(stroke(f"M0 {y}H320", 1.8, "#291a3c") for y in (190, 208, 226))
    # door with a bright gap
    drawing += rectangle(50, -10, 150, 182, "#2b1842", 0, 8)
    drawing += rectangle(60, -10, 130, 172, "#5a2f4a", 0, 3.4)
    drawing += rectangle(74, -4, 102, 62, "#4b2540", 4, 3)
    drawing += rectangle(74, 74, 102, 76, "#4b2540", 4, 3)
    drawing += dot(180, 72, 7, "brass", line=2.8)
    drawing += glow(124, 172, 110, steps=(1, 0.75, 0.5), opacity=0.13)
    drawing += rectangle(60, 162, 130, 12, "#8dff5a")
    drawing += rectangle(60, 165, 130, 5, "#eaffd8")
    drawing += area("M60 174H190L236 214H22Z", "#8dff5a", opacity=0.22)
    drawing += _ghostly_letter()
    # the culprit, caught with a trumpet
    drawing += shadow(272, 50, 226, "#120a1e", 0.5)
    drawing += pet(
        276, 224, 0.64, True, plan="sit", head="small", ears="bunny", snout="teeth", skin="#e6d6c8", tail="bob",
        tail_color="white", belly="cream", eyes="wide", look=(0.8, 0.3), brows="up", mouth="o",
    )
    trumpet = silhouette([tube([(0, 0), (52, 0)], 8)], "gold", 3, 1.4)
    trumpet += silhouette([taper([(-2, 0), (-26, 0)], (8, 36), (0.3, 0.2))], "gold", rim=2.6)
    trumpet += "".join(rectangle(x, -12, 6, 12, "brass", 2, 2.4) for x in (16, 26, 36))
    trumpet += cable("M12 4Q28 22 44 4", 7, 3, "gold")
    drawing += group(trumpet, 238, 162, 0.84, 24)
    drawing += silhouette([tube([(268, 180), (262, 172)], 14), ellipse(260, 170, 9)], "#e6d6c8", 3, 2)
    drawing += note(214, 126, "#d6ff9c", 0.8, -14)
    drawing += note(228, 98, "#d6ff9c", 0.62, 10)
    drawing += stroke("M284 96l4 -12M268 92l-2 -12M298 106l10 -8", 3.4, "#d6ff9c")
    return drawing


def _plate(x: float, y: float, size: float, turn: float, fill: str) -> str:
    """A plate of the catalog: one flower."""
    return group(
        rectangle(-20, -16, 40, 32, "#d9f0b4", 3, 2.4)
        + stroke("M0 12V-2", 3, "#3f8646")
        + "".join(dot(7 * math.cos(angle), -6 + 7 * math.sin(angle), 4.4, fill) for angle in (0, 1.26, 2.5, 3.8, 5))
        + dot(0, -6, 3.4, "sun"),
        x, y, size, turn,
    )


def _open_catalog() -> str:
    """The open book with its plates."""
    drawing = inked("M160 178Q100 152 8 174L22 232Q104 214 160 236Q216 214 298 232L312 174Q220 152 160 178Z", "#7a2f55")
    drawing += inked("M160 172Q100 146 18 166L30 222Q106 204 160 228Z", "#fff6e6", 3)
    drawing += inked("M160 172Q220 146 302 166L290 222Q214 204 160 228Z", "#f3e6d2", 3)
    drawing += stroke("M160 172V228", 3)
    drawing += area("M160 176Q148 170 140 169L146 222L160 228Z", "#e2d3ba")
    drawing += area("M160 176Q172 170 180 169L174 222L160 228Z", "#d9c8ac")
    drawing += _plate(66, 184, 0.94, 3, "#e5493a")
    drawing += _plate(256, 184, 0.94, -3, "#b06ae0")
    drawing += scrawl(46, 208, 44, 1, fill="#b9a88c")
    drawing += scrawl(232, 206, 44, 1, fill="#b9a88c")
    drawing += coin(118, 200, 8)
    return drawing + coin(204, 200, 8)


def _pop_up_jaws(green: str, violet: str) -> str:
    """The head that reaches for the reader: petals, two rows of teeth, eyes."""
    petals = [
        taper([on_circle(160, 76, 46, index * 0.7, 38), on_circle(160, 76, 78, index * 0.7, 62)], (34, 5))
        for index in range(9)
    ]
    drawing = silhouette(petals, violet, rim=3)
    drawing += silhouette([ellipse(160, 76, 56, 46)], green, rim=5)
    drawing += area("M110 80Q160 62 210 80Q206 118 160 120Q114 118 110 80Z", "#3a0f2c", 4)
    drawing += area(
        "M114 80L122 96L132 76L144 94L154 73L166 94L176 74L188 95L198 77L206 82Q160 64 114 80Z", "#fffdf4", 2.2
    )
    drawing += area(
        "M122 108L132 98L142 114L152 102L162 118L172 102L182 113L190 100L198 106Q184 120 160 120Q136 120 122 108Z",
        "#fffdf4", 2.2,
    )
    drawing += dot(160, 106, 14, "#f2677a", 6)
    drawing += eyes("evil", (140, 52, 12, 13), (180, 52, 12, 13), green, (0.0, 0.5), "stern")
    drawing += dot(118, 66, 4, "#8de06a")
    drawing += dot(204, 64, 4, "#8de06a")
    return drawing + dot(160, 40, 3.4, "#8de06a")


@picture("bad-seed-catalog")
def bad_seed_catalog() -> str:
    """A mail-order catalog, open at the page that reaches for you."""
    drawing = night(160, 110) + glow(160, 100, 120, steps=(1, 0.7), opacity=0.1)
    drawing += shadow(160, 140, 232, "#120a1e", 0.5)
    drawing += _open_catalog()
    # the pop-up: paper stem, jaws, arms
    green, violet = ("#5fb548", "#8d3f9c")
    drawing += area("M132 206L160 176L188 206L160 222Z", "#2c6541", 5)
    drawing += silhouette([taper([(160, 208), (150, 168), (166, 132), (160, 96)], (40, 30, 28, 30))], green, rim=4)
    drawing += stroke("M148 190l22 -5M148 170l22 -4M154 150l22 -2M156 130l20 2", 2.4, "#2c6541")
    for flip in (False, True):
        arm = silhouette([taper([(154, 168), (112, 158), (78, 124), (58, 128)], (24, 20, 17, 15))], green, rim=3)
        arm += silhouette(
            [
                taper([(60, 126), (40, 104), (26, 104)], (15, 12, 4)),
                taper([(58, 130), (32, 126), (14, 138)], (15, 12, 4)),
                taper([(62, 134), (44, 150), (30, 168)], (15, 12, 4)),
                taper([(68, 130), (66, 152), (56, 168)], (13, 11, 4)),
                ellipse(62, 130, 14, 13),
            ],
            violet, rim=2.6,
        )
        arm += leaf(104, 152, -110, "leaf", 0.7)
        drawing += group(arm, 320, 0, 1, 0, True) if flip else arm
    drawing += _pop_up_jaws(green, violet)
    drawing += sparkle(40, 70, 8, "glow2")
    drawing += sparkle(96, 30, 7, "glow2")
    drawing += sparkle(286, 96, 7, "glow2")
    return drawing


def _rider(x: float, y: float, size: float, robe: str) -> str:
    """A hooded cyclist whose front wheel burns; the saddle is above `x`, the ground at `y`."""
    radius = 34
    bike = dot(-58, -36, radius + 34, "glow", opacity=0.16)
    tongues = [
        taper([(-44, -8), (-84, -14), (-116, 4)], (34, 24, 3)),
        taper([(-48, -34), (-96, -46), (-130, -36)], (40, 28, 3)),
        taper([(-44, -58), (-82, -82), (-112, -86)], (34, 22, 3)),
    ]
    bike += silhouette(tongues, "#6fdc46", 3.4, 2.6)
    cores = [
        taper([(-50, -10), (-82, -14), (-100, -6)], (16, 12, 2)),
        taper([(-56, -36), (-92, -44), (-114, -38)], (20, 14, 2)),
        taper([(-52, -60), (-80, -78), (-98, -80)], (16, 11, 2)),
    ]
    bike += flat(cores, "#eaffd0")
    bike += dot(-38, -34, radius, INK)
    bike += dot(-38, -34, radius - 5, "#8b7aa8")
    bike += dot(-38, -34, radius - 12, "#2b1842")
    bike += stroke("M-38 -34L-12 -42M-38 -34L-60 -20M-38 -34L-44 -58M-38 -34L-26 -10", 2.6, "#8b7aa8")
    bike += dot(-38, -34, 7, "#8dff5a", line=2.6)
    frame = "M-38 -34L10 -30L30 -74M10 -30L-6 -78M10 -30V0M-52 2H56M30 -74L44 -80"
    bike += cable(frame, 11, 5, "#b9a8d6")
    bike += silhouette([ellipse(-8, -82, 18, 6)], "soot", 3, 1.4)
    bike += silhouette([tube([(-2, -84), (22, -58), (12, -28)], 17), ellipse(18, -22, 13, 8)], shade(robe, 0.2), rim=2)
    bike += dot(10, -30, 8, "#8dff5a", line=2.6)
    bike += silhouette(
        [taper([(-6, -78), (0, -112), (14, -132)], (44, 42, 32)), tube([(8, -112), (34, -100), (44, -82)], 15)],
        robe, rim=3.4,
    )
    bike += silhouette([ellipse(45, -82, 8)], "#b9d69a", 2.6, 1.4)
    bike += hooded_head(20, -142, 0.72, robe)
    bike += tear(52, -158, 0.6, -40)
    bike += tear(-12, -162, 0.6, 40)
    return group(bike, x, y, size)


@picture("spin-class-from-the-abyss")
def spin_class_from_the_abyss() -> str:
    """Hooded cyclists on flaming bikes; a demon shouts encouragement."""
    drawing = rays("#3a1638", "#4f1d44", 84, 90, count=12)
    drawing += "".join(dot(84, 96, radius, "glow", opacity=0.09) for radius in (120, 90, 64))
    drawing += dot(160, 256, 220, "#22102c", 46)
    # the instructor
    drawing += box(6, 188, 116, 48, "#5d3c86", 5, 6)
    drawing += stroke("M8 204H116", 3, "#8dff5a")
    drawing += pet(
        66, 192, 0.76, False, plan="upright", head="cat", ears="round", skin="#c23a4a", inner="#7a1f38",
        muzzle="#e5707a", belly="#e5707a", horns="tall", tail="spade", accent="#7a1f38", whiskers=False, eyes="angry",
        look=(0.7, 0.2), brows="stern", mouth="wail",
        arms=[[(122, 126), (92, 116), (84, 82)], [(178, 126), (206, 132), (222, 112)]], foot="claw", leg_width=23,
    )
    drawing += silhouette(
        [taper([(48, 66), (38, 46), (44, 28)], (14, 10, 3)), taper([(74, 62), (86, 42), (82, 26)], (14, 10, 3))],
        "cream", rim=2,
    )
    drawing += cable("M38 68Q60 54 84 66", 9, 5, "#8dff5a")
    mega = silhouette([taper([(0, 0), (34, -12)], (12, 46), (0.3, 0.15))], "#f2b233", rim=3)
    mega += dot(36, -13, 6, "#8a5a1c", 21)
    mega += rectangle(-12, -5, 13, 10, "#5b3a2e", 2, 2.6)
    drawing += group(mega, 116, 112, 0.8, 8)
    drawing += silhouette([ellipse(112, 116, 9)], "#c23a4a", 2.8, 1.6)
    drawing += stroke("M154 82l12 -8M158 98h13M154 114l11 7", 4.4, "#d6ff9c")
    drawing += _rider(286, 206, 0.7, "#a0527a")
    return drawing + _rider(214, 238, 0.92, "#7a4fb8")


def _hostess() -> str:
    """The lady of the house with her tray."""
    drawing = group(
        person(
            skin="#f2c199", robe="#a0527a", hat="none", hair="#e6dff0", eyes="happy", look=(-0.2, 0), brows="up",
            mouth="smile", x=0, y=0,
        )
        + silhouette([ellipse(-22, -154, 16, 14)], "#e6dff0", rim=2.4)
        + hoop(-8, -106, 14, INK, 3)
        + hoop(22, -107, 13, INK, 3)
        + area("M-34 -40H34L42 60H-42Z", "#fffdf4", 3.2)
        + stroke("M-34 -40L-22 -64M34 -40L22 -64", 5, "#fffdf4"),
        256, 216, 0.74, 0, True,
    )
    cookies = "".join(
        silhouette([ellipse(x, y, 11, 7)], "#d99a55", 2.8, 1.6)
        + dot(x - 3, y - 1, 2, "#5b3a2e")
        + dot(x + 4, y + 1, 2, "#5b3a2e")
        + dot(x + 1, y - 3, 1.6, "#5b3a2e")
        for x, y in ((-22, -4), (0, -6), (22, -4), (-11, -12), (11, -12), (0, -19))
    )
    drawing += silhouette(
        [tube([(292, 172), (286, 196), (256, 196)], 19), tube([(232, 172), (222, 190)], 17)], "#a0527a", rim=2.4
    )
    drawing += group(rectangle(-42, 0, 84, 9, "#b9c6d4", 4, 3.2) + cookies, 224, 190, 0.98, -3)
    return drawing + silhouette([ellipse(254, 194, 10, 9)], "#f2c199", 2.8, 1.6)


def _open_door() -> str:
    """The wall of the house and the light that falls out of the door."""
    drawing = rectangle(0, 0, 150, 190, "#4b2a78")
    drawing += "".join(sparkle(x, y, 4, "#d6c2f0") for x, y in ((20, 24), (64, 46), (110, 18)))
    drawing += green_moon(44, 66, 20)
    drawing += area("M0 150Q60 136 150 152V200H0Z", "#2b3a4a")
    drawing += rectangle(150, 0, 170, 196, "#5f3d88")
    drawing += "".join(rectangle(150, y, 170, 3, "#523377") for y in range(16, 196, 20))
    drawing += rectangle(0, 190, WIDTH, 50, "#4a3a5c")
    drawing += rectangle(0, 188, WIDTH, 6, "#6c4a94")
    drawing += rectangle(186, 14, 110, 180, "#2b1842", 4, 2 * LINE)
    drawing += rectangle(194, 22, 94, 172, "#ffd98a", 2)
    drawing += dot(240, 110, 60, "#fff3c0", 76, 0.5)
    return drawing + area("M186 190H296L320 222H150Z", "#ffe3a0", opacity=0.25)


def _sheep_suit(wool: str) -> str:
    """Wool, curls, and a zipper."""
    drawing = silhouette(lumps(98, 162, 70, 66, 12, 0.36), wool, rim=5, dark="#c9bcd0")
    drawing += "".join(
        stroke(f"M{x} {y}q5 -8 11 -2q2 6 -4 7", 2.4, "#c9bcd0")
        for x, y in ((60, 150), (76, 186), (112, 190), (128, 150), (52, 176))
    )
    drawing += stroke("M104 124V206", 5, "#8b859e")
    drawing += stroke("".join(f"M104 {y}v3" for y in range(124, 206, 7)), 2, "#efe6fa")
    return drawing + rectangle(100, 128, 9, 12, "#f2b233", 2, 2.4)


def _wolf_head(gray: str, wool: str) -> str:
    """The head in its woolen cap, a ribbon, and the price tag."""
    drawing = peeking(
        "dog", 98, 88, 0.96, neck=[], skin=gray, accent="#6b6780", ears="prick", muzzle="#d6d0de", eyes="smug",
        look=(0.8, 0.2), brows="smug", mouth="grin",
    )
    cap = [
        ellipse(98 + 40 * math.cos(angle), 76 + 34 * math.sin(angle), 13)
        for angle in (3.0, 3.4, 3.8, 4.2, 4.6, 5.0, 5.4, 5.8, 6.2)
    ]
    drawing += silhouette([*cap, ellipse(96, 48, 30, 12)], wool, rim=3.4, dark="#c9bcd0")
    drawing += silhouette([taper([(74, 42), (66, 14)], (22, 4)), taper([(112, 42), (120, 14)], (20, 4))], gray, rim=2.4)
    drawing += flat([taper([(73, 38), (68, 22)], (10, 3)), taper([(113, 38), (118, 22)], (9, 3))], "#e8a0b0")
    drawing += cable("M70 124Q98 142 128 122", 7, 3.4, "tomato")
    tag = inked("M-20 -14H14L26 0L14 14H-20Z", "#fff6e0", 3)
    tag += dot(15, 0, 3.6, INK)
    tag += coin(-6, 0, 9)
    tag += stroke("M-18 11L8 -11", 4, "tomato")
    drawing += stroke("M30 98Q26 108 32 116", 2.8)
    return drawing + group(tag, 36, 138, 1.12, -84)


@picture("wolf-in-cheap-clothing")
def wolf_in_cheap_clothing() -> str:
    """A wolf in a discount sheep suit, price tag and all, is welcomed with cookies."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#3a2160")
    drawing += _open_door()
    # the wolf
    drawing += shadow(98, 74, 230, "#120a1e", 0.5)
    gray, wool = ("#8a86a0", "#f7f1e6")
    drawing += tail("fluffy", [(54, 196), (30, 200), (14, 178), (18, 152)], Animal(skin=gray))
    drawing += silhouette(
        [
            tube([(76, 206), (74, 222)], 20), tube([(122, 206), (124, 222)], 20), ellipse(80, 226, 18, 9),
            ellipse(130, 226, 18, 9),
        ],
        gray, rim=2.6,
    )
    drawing += stroke("M84 226v6M91 226v5M134 226v6M141 226v5", 2)
    drawing += _sheep_suit(wool)
    drawing += silhouette(
        [taper([(58, 72), (34, 84), (28, 100)], (22, 20, 14)), taper([(136, 66), (152, 60), (160, 70)], (18, 14, 10))],
        wool, rim=2.6, dark="#c9bcd0",
    )
    drawing += _wolf_head(gray, wool)
    drawing += silhouette([tube([(146, 150), (166, 168), (182, 160)], 22)], wool, rim=2.8, dark="#c9bcd0")
    drawing += silhouette([ellipse(186, 158, 12, 10)], gray, 2.8, 1.8)
    drawing += stroke("M184 162v6M190 161v6", 1.8)
    drawing += _hostess()
    return drawing + "".join(stroke(f"M{x} 164q-5 -7 0 -12t0 -10", 3, "#fff3c0") for x in (210, 226, 242))
