"""Runes that ring, guard and heal.

See `things_runes` for how a Rune is made.
"""

from __future__ import annotations

import math

from pictures.creature import creature
from pictures.drawing import (
    LINE,
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
    star,
    stroke,
)
from pictures.faces import eyes, mouth
from pictures.geometry import number
from pictures.objects import flame, gnome
from pictures.palette import INK, light, mix, shade
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.suburb import fence
from pictures.things import faint, glow, leaves, puff, small_wing, sparks, words
from pictures.things_people import face, rubber_leg
from pictures.things_runes import Mark, rune


def _shrieking_clock() -> str:
    """The alarm clock on its two legs."""
    clock = rubber_leg([(74, 184), (62, 200), (56, 216)], "#c4d0da", "#4d4a5e", 9, True)
    clock += rubber_leg([(138, 184), (150, 200), (154, 216)], "#c4d0da", "#4d4a5e", 9)
    clock += silhouette([tube([(86, 68), (80, 52)], 8), tube([(126, 68), (132, 52)], 8)], "#c4d0da", rim=1.6)
    clock += group(silhouette([taper([(0, 0), (0, 20)], (30, 52), (1, 0.1))], "#ffcf4a", rim=3.4), 70, 40, 1, -24)
    clock += group(silhouette([taper([(0, 0), (0, 20)], (30, 52), (1, 0.1))], "#ffcf4a", rim=3.4), 142, 40, 1, 24)
    clock += cable("M106 60V38", 10.2, 5, "#8d97ab")
    clock += silhouette([ellipse(106, 34, 11)], "tomato", 3, 2)
    clock += stroke("M88 28q-5 -6 -3 -12M124 28q5 -6 3 -12M36 66l-10 -6M178 62l10 -6", 3.4, "#fffbe8")
    clock += silhouette([ellipse(106, 128, 74)], "#e5493a", rim=6)
    clock += dot(106, 128, 58, "#fffdf4", line=3)
    clock += "".join(
        stroke(
            f"M{number(106 + 52 * math.cos(angle))} {number(128 + 52 * math.sin(angle))}"
            f"L{number(106 + 45 * math.cos(angle))} {number(128 + 45 * math.sin(angle))}",
            3.4,
        )
        for angle in (index * math.tau / 12 for index in range(12))
    )
    clock += stroke("M80 98L98 108M134 98L116 108", 5.4)
    clock += face(107, 118, 1.36, "squeezed", "none", gap=15)
    clock += group(mouth("wail", 0, 0, 48), 106, 144, 1)
    return group(clock, 0, 16, 0.94)


@rune("smoke-alarm-clock", "Smoke Alarm Clock", "#2f5f86", (96, 70))
def smoke_alarm_clock(mark: Mark) -> str:
    """It was toast. It was only toast."""
    drawing = "".join(
        hoop(100, 128, radius, mix("#2f5f86", "#ffcf4a", opacity), 5)
        for radius, opacity in ((92, 0.5), (110, 0.3), (128, 0.16))
    )
    drawing += _shrieking_clock()
    drawing += mark(46, 182, 12)
    dragon = creature(
        plan="sit", head="dragon", skin="#5fb0a0", belly="#eaf6c8", accent="#f2b233", horns="nubs", tail="spade",
        foot="claw", eyes="wide", look=(0.9, 0.2), brows="sad", mouth="wobble", collar="tag",
        tail_points=[(98, 192), (80, 198), (66, 190), (62, 172)],
    )
    drawing += shadow(258, 46, 216, "#0b2733", 0.4)
    drawing += group(dragon, 358, 64, 0.71, 0, True)
    toast = silhouette(
        [polygon((-18, -16), (18, -16), (18, 18), (-18, 18)), ellipse(-10, -16, 11), ellipse(10, -16, 11)],
        "#a8622a", 3.4, 2.6,
    )
    toast += flat([polygon((-11, -10), (11, -10), (11, 11), (-11, 11))], "#e5a04e")
    drawing += cable("M240 182L206 178", 8.8, 4, "#c4d0da")
    drawing += group(toast, 196, 172, 0.9, -14)
    drawing += puff(198, 136, 0.44, "#d9d3de")
    drawing += puff(190, 116, 0.34, "#e9e4ee")
    drawing += silhouette([ellipse(238, 180, 11, 10)], "#5fb0a0", 3, 2)
    return drawing + sparks((286, 50, 11), (200, 66, 9), (180, 30, 8))


def _presiding_book() -> str:
    """The cookbook that presides."""
    drawing = area("M160 96L84 18H236Z", "#ffe9a0", opacity=0.24)
    drawing += silhouette(
        [
            polygon((74, 122), (160, 138), (160, 214), (74, 198)),
            polygon((246, 122), (160, 138), (160, 214), (246, 198)),
        ],
        "#c22b52", rim=4,
    )
    drawing += inked("M82 112Q124 106 160 128Q196 106 238 112V188Q196 184 160 204Q124 184 82 188Z", "#fff6e0", 3.2)
    drawing += stroke("M160 128V204", 2.6)
    drawing += area("M160 128Q196 106 238 112V188Q196 184 160 204Z", "#f0e0c0")
    drawing += stroke("M94 172h42M96 180h34M184 174h42M190 182h34", 2.8, "#c9b590")
    drawing += eyes("angry", (122, 140, 12, 13), (198, 140, 12, 13), "#fff6e0", (0, -0.8))
    drawing += mouth("open", 160, 158, 40)
    hat = silhouette(
        [
            ellipse(-22, -22, 18), ellipse(0, -32, 20), ellipse(22, -22, 18),
            polygon((-26, -18), (26, -18), (24, 8), (-24, 8)),
        ],
        "#ffffff", 3.4, 3, dark="#d3cfe0",
    )
    hat += stroke("M-24 -2H24", 2.6)
    hat += stroke("M-10 -8v-12M8 -8v-12", 2.2, "#bdb7cc")
    return drawing + group(hat, 160, 114, 0.94)


@rune("doorbell-book-and-candle", "Doorbell, Book and Candle", "#4a3f7a", (160, 132))
def doorbell_book_and_candle(mark: Mark) -> str:
    """Begone from this kitchen, and wipe thy feet."""
    drawing = glow(160, 130, 120, "#ffe08a", 0.1)
    drawing += _presiding_book()
    # the bell, left
    drawing += group(
        rectangle(-32, -60, 64, 110, shade("brass"), 12, 2 * LINE)
        + rectangle(-32, -60, 64, 110, shade("brass"), 12)
        + rectangle(-32, -60, 59, 104, "brass", 11)
        + dot(0, 24, 16, "#fff6e0", line=3)
        + dot(0, 24, 8, "tomato", line=2.4)
        + face(0, -26, 0.86, "shut", "none", gap=12)
        + mouth("o", 0, -10, 20),
        42, 160, 0.96, -7,
    )
    drawing += stroke("M8 108q-6 -8 0 -16M22 102q-4 -10 2 -16M80 106q6 -8 2 -16", 3.4, "sun")
    # the candle, right
    drawing += silhouette([polygon((252, 152), (306, 152), (302, 216), (256, 216))], "#b6e0d4", rim=4, dark="#7fb8ae")
    drawing += rectangle(252, 146, 54, 12, "#dff4ee", 4, 3)
    drawing += rectangle(262, 196, 34, 14, "#fff6e0", 2, 2)
    drawing += face(280, 176, 0.8, "shut", "flat", gap=12, drop=14, width=14)
    drawing += glow(280, 120, 40, "#ffcf4a", 0.22)
    drawing += stroke("M279 146v-10", 3.4)
    drawing += group(flame(), 279, 140, 0.8)
    # what leaves
    ghost = inked(
        "M-24 34Q-30 -26 0 -32Q30 -26 24 34Q16 24 10 34Q4 44 -2 34Q-10 24 -14 34Q-20 42 -24 34Z", "#efe9ff", 3
    )
    ghost += face(-1, -8, 0.8, "squeezed", "wail", gap=11, drop=12, width=16)
    drawing += group(ghost, 216, 48, 0.94, 18)
    drawing += stroke("M176 72q10 -2 16 -8M182 86q12 -2 20 -10", 3.4, "#efe9ff")
    return drawing + mark(160, 186, 13) + sparks((100, 68, 11), (284, 60, 10), (66, 92, 7))


def _vacuum_doctor() -> str:
    """The vacuum in its coat, with mirror and stethoscope."""
    doctor = silhouette([ellipse(52, 212, 13), ellipse(134, 212, 13)], "#4d4a5e", rim=2)
    doctor += dot(52, 212, 5, "stone")
    doctor += dot(134, 212, 5, "stone")
    doctor += silhouette(
        [blob((36, 120), (44, 104), (142, 104), (150, 120), (148, 196), (138, 206), (48, 206), (38, 196))],
        "#fffdf4", rim=6, dark="#cfd6e2",
    )
    doctor += stroke("M93 132V204", 2.6, "#b9c3d2")
    doctor += inked("M62 106L93 140L124 106L112 100H74Z", "#bfe3ea", 2.6)
    doctor += dot(100, 156, 3, INK)
    doctor += dot(100, 176, 3, INK)
    doctor += silhouette(
        [blob((40, 100), (46, 66), (70, 46), (118, 46), (142, 66), (146, 100), (92, 108))],
        "#ffcf4a", rim=5, dark="#d9962a",
    )
    doctor += rectangle(34, 96, 118, 12, "#4d4a5e", 5, 3.2)
    doctor += cable("M46 62Q92 42 140 62", 7, 3, "#fffdf4")
    doctor += dot(94, 48, 15, "#e8f2f6", line=3.2)
    doctor += dot(94, 48, 5, "#8d97ab", line=1.6)
    doctor += face(96, 78, 1.16, "calm", "smile", (0.8, 0.1), None, "#ffcf4a", False, 14, 14, 20)
    doctor += cable("M68 108Q66 138 80 146Q94 152 112 140", 6, 2.4, "#e5493a")
    doctor += dot(116, 138, 8, "#c4d0da", line=2.8)
    doctor += rectangle(58, 170, 22, 22, "tomato", 4, 2.4)
    doctor += area("M66 174h6v4h4v6h-4v4h-6v-4h-4v-6h4Z", "white")
    return group(doctor, -12, 22, 0.9)


@rune("wet-and-dry-vac-cine", "Wet-and-Dry Vac-cine", "#3a6f7c", (80, 66))
def wet_and_dry_vac_cine(mark: Mark) -> str:
    """This will not hurt a leaf. Correction: it will."""
    pegasus = creature(
        head="horse", foot="hoof", plan="stand", skin="#fdf3e4", hair="#e07aa0", mane="crop", claw="#8a5a3c",
        eyes="happy", mouth="smile", brows="up",
    )
    pegasus += group(small_wing("#e6eefb"), 156, 116, 1.5, 26)
    foliage = silhouette(
        [
            ellipse(88, 138, 27), ellipse(110, 128, 24), ellipse(94, 166, 22), ellipse(116, 156, 22),
            ellipse(74, 152, 20),
        ],
        "leaf", rim=4,
    )
    foliage += leaves(
        (
            (86, 128, 1.5, 20), (108, 124, 1.5, -30), (98, 150, 1.5, 40), (78, 158, 1.5, -10), (118, 146, 1.5, 10),
            (100, 172, 1.5, -40),
        ),
        "#7cc05a",
    )
    drawing = shadow(244, 62, 217, "#0b2733", 0.4) + group(pegasus + foliage, 136, 72, 0.68)
    drawing += _vacuum_doctor()
    drawing += mark(98, 192, 12)
    drawing += silhouette([tube([(122, 98), (150, 84), (142, 122), (158, 138)], 14)], "#4d5468", rim=3)
    drawing += "".join(
        stroke(f"M{x} {y}l{angle} {body}", 2.2, "#7c849c")
        for x, y, angle, body in ((130, 88, 5, 12), (146, 82, 3, 13), (138, 104, 12, 2), (138, 120, 12, -2))
    )
    drawing += silhouette([polygon((146, 134), (156, 124), (176, 140), (166, 158))], "#4d5468", rim=2.6)
    drawing += leaves(
        ((168, 126, 0.8, 10), (186, 142, 1, -30), (176, 166, 0.9, 40), (160, 172, 0.8, 60), (188, 126, 0.7, -10)),
        "leaf",
    )
    return drawing + sparks((196, 50, 11), (296, 60, 9), (172, 196, 8))


THIEF_SKIN = "#f0c59a"


def _palm(x: float, y: float, turn: float) -> str:
    """A hand flat against nothing, seen from the side."""
    fingers = [
        ellipse(-2, 0, 9, 12), tube([(0, -8), (3, -22)], 7), tube([(2, -4), (5, -15)], 6),
        tube([(1, 8), (4, 20)], 7), tube([(2, 3), (5, 13)], 6), tube([(-6, -8), (-8, -17)], 6),
    ]
    return group(silhouette(fingers, THIEF_SKIN, 3, 1.8), x, y, 1, turn)


def _flattened_face() -> str:
    """The thief's cap, mask and nose, pressed flat."""
    drawing = silhouette([ellipse(134, 82, 34, 36), ellipse(163, 90, 14, 30)], THIEF_SKIN, rim=4)
    drawing += silhouette(
        [taper([(108, 58), (132, 46), (158, 56)], (20, 28, 12)), ellipse(132, 38, 7)], "#2e2840", rim=3
    )
    drawing += inked("M102 72Q128 60 174 70V92Q128 96 102 90Z", "#2e2840", 2)
    drawing += dot(138, 80, 9.4, "white", 10.4, line=2.4)
    drawing += dot(164, 81, 7, "white", 10, line=2.4)
    drawing += stroke("M133 75l10 10M143 75l-10 10M160 76l8 10M168 76l-8 10", 2.8)
    drawing += silhouette([ellipse(173, 99, 6, 11)], light(THIEF_SKIN, 0.1), 2.6, 1.4)
    drawing += inked("M148 112Q162 104 174 110V120Q160 124 148 112Z", "#7a2440", 1.4)
    return drawing + dot(142, 104, 6, "#ff7f7f", 4, 0.5)


@rune("invisible-offense", "Invisible Offense", "#2f7a7a")
def invisible_offense(mark: Mark) -> str:
    """A pet thief, and nothing at all."""
    drawing = area("M176 0H200V222H176Z", "#ffffff", opacity=0.2)
    drawing += stroke("M182 14V60M182 186V214M194 36V56M194 96V180", 2.8, "#e8fbff")
    drawing += area(star(172, 104, 74, 12, 0.62, 8), "#ffe08a", opacity=0.34)
    dark = "#3a3350"
    drawing += silhouette([tube([(86, 150), (52, 158), (34, 182)], 26)], "#2e2840", rim=3)
    drawing += silhouette([blob((24, 176), (44, 180), (46, 196), (34, 206), (14, 196))], "#6b4431", 3, 2)
    drawing += silhouette([tube([(106, 146), (124, 186), (158, 194)], 26)], "#2e2840", rim=3)
    drawing += silhouette(
        [blob((156, 178), (170, 172), (176, 186), (176, 214), (164, 212), (154, 206))], "#6b4431", 3, 2
    )
    drawing += silhouette([tube([(112, 106), (128, 66), (162, 48)], 23)], dark, rim=3)
    drawing += _palm(168, 46, 4)
    drawing += silhouette(
        [blob((64, 122), (84, 92), (130, 92), (150, 116), (138, 152), (102, 168), (70, 152))], dark, rim=5
    )
    drawing += stroke("M80 100Q90 130 84 160M102 93Q116 130 106 166M124 92Q138 124 130 152", 7, "#fffdf4")
    drawing += silhouette([tube([(116, 118), (142, 150), (162, 150)], 22)], "#4d4568", rim=2)
    drawing += _palm(168, 150, 6)
    drawing += _flattened_face()
    drawing += stroke("M46 96H76M30 116H56M54 76H86", 4.4, "#fffbe8")
    dog = creature(
        plan="sit", head="dog", skin="#f0d2a0", accent="#a8683c", ears="floppy", tail="bob", eyes="happy", mouth="wail",
        collar="tag",
    )
    drawing += shadow(262, 44, 214, "#0b2733", 0.4)
    drawing += group(dog, 178, 86, 0.6)
    drawing += words("Z", 296, 84, 14, "#fffbe8", 4)
    return drawing + mark(188, 78, 13) + sparks((220, 26, 10), (232, 84, 8), (292, 40, 9), (70, 216, 8))


@rune("no-refund-boomerang", "No-Refund Boomerang", "#8a5a2f")
def no_refund_boomerang(mark: Mark) -> str:
    """Many unhappy returns."""
    drawing = rectangle(0, 196, 320, 44, "#78a85a") + fence(-4, 324, 222, 40, step=24, line=2.6)
    drawing += stroke("M22 176Q20 84 92 52Q116 42 142 42", 5, "#fff3d6")
    drawing += stroke("M16 214Q-4 150 20 100", 4, "#fff3d6")
    drawing += stroke("M262 46q16 2 24 -8M288 84q16 4 26 -4M264 190q14 6 26 2", 4, "#fff3d6")
    boomerang = [
        taper([(-66, 26), (-22, -24), (0, -34)], (24, 34, 38)), taper([(0, -34), (30, -22), (74, 34)], (38, 34, 24))
    ]
    drawing += group(
        silhouette(boomerang, "#c8693f", rim=5) + stroke("M54 12l15 -8M63 24l15 -8M-40 -6l16 12", 4.4, "#ffcf4a"),
        226, 104, 1.24, 30,
    )
    drawing += face(228, 76, 1.16, "smug", "smirk", (0.7, 0.4), "smug", "#c8693f", False, 13, 16, 22, turn=16)
    unicorn = creature(
        plan="hover", head="horse", horns="unicorn", horn="#ffcf4a", foot="hoof", tail="horse", mane="curls",
        skin="#fff4f2", hair="#37b3b0", claw="#f2b233", eyes="wide", look=(0.6, -0.5), brows="up", mouth="flat",
    )
    drawing += group(
        unicorn + rectangle(238, 92, 9, 9, "white", 2, 2) + rectangle(248, 93, 9, 9, "white", 2, 2), -24, 102, 0.66, -25
    )
    return drawing + mark(262, 138, 12) + sparks((196, 28, 10), (300, 124, 8), (196, 172, 10))


def _guard(x: float, y: float, size: float, hat: str, coat: str, flip: bool) -> str:
    """A gnome with a laser pointer."""
    figure = silhouette([taper([(0, -30), (0, -4)], (36, 44), (0.3, 0.15))], coat, 4, 3)
    figure += silhouette([ellipse(0, -44, 18, 15)], "#f6c9a0", 4, 2)
    figure += silhouette([taper([(0, -36), (0, -8)], (40, 6), (0.2, 1))], "#fffaf0", 4, 2.4)
    figure += silhouette([taper([(0, -52), (-6, -86)], (42, 6), (0.15, 1))], hat, 4, 3)
    figure += dot(-7, -46, 3.4, INK)
    figure += dot(8, -46, 3.4, INK)
    figure += silhouette([ellipse(2, -38, 5)], "#f29b80", 3, 1)
    figure += silhouette([ellipse(22, -22, 7)], "#f6c9a0", 3.4, 1.4)
    figure += rectangle(22, -27, 16, 8, "#4d4a5e", 2, 3)
    return group(figure, x, y, size, 0, flip)


@rune("gnome-security-system", "Gnome Security System", "#2a3f6b")
def gnome_security_system(mark: Mark) -> str:
    """Eight on the beam, one on the donut."""
    guards = [
        (24, 104, 0.56, False), (78, 92, 0.5, False), (242, 92, 0.5, True), (296, 104, 0.56, True),
        (26, 160, 0.66, False), (294, 160, 0.66, True), (34, 222, 0.76, False), (288, 222, 0.76, True),
    ]
    ends = [(300, 70), (280, 122), (36, 124), (20, 72), (262, 62), (58, 54), (250, 150), (70, 150)]
    beams = ""
    for (x, y, size, flip), (end_x, end_y) in zip(guards, ends, strict=True):
        beams += f"M{number(x + (-38 if flip else 38) * size)} {number(y - 23 * size)}L{end_x} {end_y}"
    drawing = faint(beams, 6, "#ff5a6e", 0.35)
    drawing += stroke(beams, 2.2, "#ff9aa6")
    fills = ("#e5493a", "#25a19a", "#8a5fc7", "#f2b233", "#4ba6dc", "#e5493a", "#63b34a", "#f58fb3")
    for index, (x, y, size, flip) in enumerate(guards):
        drawing += _guard(x, y, size, fills[index], fills[(index + 3) % 8], flip)
    # the chief, behind the desk
    drawing += group(gnome("tomato", "blue", False), 160, 216, 0.98)
    donut = silhouette([ellipse(0, 0, 19, 18)], "#e0a860", 3.2, 2.4)
    donut += silhouette([ellipse(-1, -2, 16, 14)], "#ff9dbb", 0, 2)
    donut += dot(0, 0, 5.4, "#7a2440", line=2.4)
    donut += "".join(
        group(rectangle(-3, -1.2, 6, 2.6, fill, 1), x, y, 1, turn)
        for x, y, turn, fill in (
            (-9, -7, 20, "#fff"), (8, -9, 70, "#25a19a"), (11, 4, 10, "#fff"), (-10, 6, 60, "#8a5fc7")
        )
    )
    drawing += area("M150 152q10 -7 22 0q-2 10 -11 10t-11 -10Z", "#7a2440", 2.4)
    drawing += group(donut, 190, 156, 1.0)
    drawing += area("M172 146q6 4 4 8q4 3 1 8q3 4 -2 7l-7 -12Z", "#f6c9a0")
    drawing += silhouette([tube([(196, 184), (204, 172)], 17), ellipse(202, 166, 11, 10)], "blue", rim=2.4)
    drawing += silhouette([polygon((70, 190), (250, 190), (262, 230), (58, 230))], "#8a5a3c", rim=4)
    drawing += rectangle(64, 184, 192, 12, "#b9783f", 3, 3.2)
    drawing += silhouette([polygon((70, 146), (122, 146), (122, 184), (70, 184))], "#4d5468", rim=3)
    drawing += rectangle(75, 151, 42, 28, "#bfe8ea", 2, 2)
    drawing += area("M80 178L86 164L94 172L102 158L114 178Z", "#7fb8c4")
    drawing += silhouette([ellipse(228, 182, 9, 4)], "#fff6e0", 2.4, 1)
    drawing += silhouette([polygon((220, 168), (236, 168), (234, 184), (222, 184))], "#fffdf4", 3, 2)
    drawing += stroke("M236 171q8 2 5 8q-2 3 -6 2", 2.6)
    drawing += stroke("M226 162q-3 -5 1 -9", 2.4, "#fffbe8")
    return drawing + mark(160, 209, 12) + sparks((124, 40, 9), (206, 34, 10))
