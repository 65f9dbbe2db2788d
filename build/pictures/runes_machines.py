"""Runes with a plug.

See `things_runes` for how a Rune is made.
"""

from __future__ import annotations

import math

from pictures.creature import creature
from pictures.drawing import (
    LINE,
    WIDTH,
    area,
    cable,
    dot,
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
from pictures.palette import INK, shade
from pictures.people import person
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.suburb import house
from pictures.things import box, drops, glow, sparks
from pictures.things_people import face, glove, rubber_arm, rubber_leg
from pictures.things_runes import Mark, rune


@rune("remote-out-of-control", "Remote Out-of-Control", "#5a4a8a")
def remote_out_of_control(mark: Mark) -> str:
    """Forty buttons, and one of them was for this."""
    drawing = area("M118 60L330 4V226L118 72Z", "#bfe8ff", opacity=0.25)
    drawing += person(
        skin="#c9c4d6", robe="#7a86a8", hat="wizard", hair="#4d4a5e", beard="#eef0f6", eyes="angry", look=(-0.8, 0.1),
        brows="stern", mouth="wail", x=230, y=250, scale=0.98, trim="#c9d3e6",
        arms=([(-40, -40), (-70, -58), (-64, -92)], [(44, -40), (72, -62), (70, -98)]),
    )
    drawing += cable("M167 154L154 124", 8, 4, "#8d97ab")
    drawing += area(star(152, 118, 13, 5, 0.45), "#dfe6f2", 2.6)
    drawing += "".join(
        stroke(f"M{x} {y}h{width}", 2.4, "#e8f6ff")
        for x, y, width in ((142, 92, 30), (266, 122, 44), (154, 184, 26), (274, 206, 40), (250, 62, 40))
    )
    drawing += rectangle(254, 18, 17, 50, "#fffdf4", 3, 3.4)
    drawing += rectangle(282, 18, 17, 50, "#fffdf4", 3, 3.4)
    remote = rectangle(-48, -104, 96, 214, "#5a5474", 16, 2 * LINE)
    remote += rectangle(-48, -104, 96, 214, "#3a3450", 16)
    remote += rectangle(-48, -104, 91, 208, "#5a5474", 15)
    remote += rectangle(-13, -112, 26, 11, "#e5493a", 4, 3)
    fills = ("#e5493a", "#ffcf4a", "#63b34a", "#4ba6dc", "#fffdf4", "#f58fb3")
    for row in range(6):
        for index in range(4):
            if row < 2 and index in (1, 2):
                continue
            remote += dot(-30 + index * 20, -8 + row * 19, 7, fills[(index * 2 + row * 3) % 6], line=2)
    remote += rectangle(-19, -17, 38, 36, "#ffcf4a", 6, 2.8)
    remote += rectangle(-9, -8, 6, 18, INK, 1)
    remote += rectangle(4, -8, 6, 18, INK, 1)
    remote += rectangle(-38, -94, 76, 66, "#8d86b0", 12)
    remote += face(1, -68, 1.22, "smug", "smirk", (0.9, 0.1), "smug", "#8d86b0", False, 14, 19, 26)
    drawing += group(remote, 84, 128, 0.94, 12)
    return drawing + mark(30, 206, 11) + sparks((148, 34, 10), (196, 24, 9), (20, 120, 8))


def _poster(x: float, y: float, size: float, turn: float) -> str:
    """A poster of a fluffy pet."""
    figure = silhouette([polygon((-36, -46), (36, -46), (36, 46), (-36, 46))], "#fffdf4", rim=3)
    figure += rectangle(-28, -38, 56, 9, "#e5493a", 1)
    figure += rectangle(-28, -24, 56, 48, "#bfe8ea", 2)
    fluff = [
        ellipse(19 * math.cos(angle), 2 + 16 * math.sin(angle), 8)
        for angle in (index * math.tau / 9 for index in range(9))
    ]
    figure += silhouette([*fluff, ellipse(0, 2, 20, 17)], "#f3d0a0", 2.2, 2)
    figure += dot(-6, 0, 2.8, INK)
    figure += dot(8, 0, 2.8, INK)
    figure += dot(1, 6, 3.4, INK, 2.4)
    figure += stroke("M-3 11q4 4 8 0", 1.8)
    figure += stroke("M-24 33h48M-16 40h32", 3, "#b9ad94")
    return group(figure, x, y, size, turn)


@rune("missing-pet-poster-printer", "Missing-Pet Poster Printer", "#7a6a3a", (120, 110))
def missing_pet_poster_printer(mark: Mark) -> str:
    """Have you seen this dog? It is right there. Ask it again in a wig."""
    drawing = _poster(104, 58, 0.86, -10)
    drawing += _poster(66, 204, 0.6, -70)
    drawing += _poster(176, 40, 0.56, 24)
    drawing += silhouette(
        [blob((32, 130), (44, 108), (176, 108), (190, 130), (194, 192), (184, 204), (38, 204), (28, 192))],
        "#c9d3de", rim=6, dark="#93a4b8",
    )
    drawing += rectangle(56, 100, 108, 14, INK, 6)
    drawing += stroke("M20 130l-10 -5M18 154h-12M202 128l10 -6M206 150h10M36 96l-8 -8", 3.4, "#fffbe8")
    drawing += face(110, 140, 1.3, "dizzy", "wobble", (0, 0), None, "#c9d3de", False, 17, 20, 30)
    drawing += inked("M56 182H166L186 214H44Z", "#aab8c8", 3.2)
    drawing += rectangle(64, 178, 94, 9, INK, 4)
    drawing += group(
        silhouette([polygon((-32, -6), (32, -6), (40, 18), (-40, 18))], "#fffdf4", 3, 2)
        + rectangle(-26, -1, 52, 6, "#e5493a", 1),
        112, 196, 0.9,
    )
    drawing += dot(176, 122, 4, "#63b34a", line=2)
    # the understudy: short-haired dog, fluffy wig
    dog = creature(
        plan="sit", head="dog", skin="#c98f5c", accent="#8a5a3c", ears="floppy", tail="cat", eyes="open",
        look=(-0.2, -0.2), brows="up", mouth="smile", collar=None,
    )
    wig = silhouette(
        [
            ellipse(174 + 40 * math.cos(angle), 74 + 36 * math.sin(angle), 15)
            for angle in (math.radians(size) for size in (150, 178, 206, 234, 262, 290, 318))
        ]
        + [ellipse(168, 44, 22)],
        "#f3d0a0", rim=4,
    )
    script = silhouette([polygon((-20, -26), (20, -26), (20, 26), (-20, 26))], "#fff6e0", 3.4, 3)
    script += stroke("M-12 -14h24M-12 -4h24M-12 6h18M-12 16h22", 2.6, "#9a8a70")
    drawing += shadow(258, 46, 216, "#0b2733", 0.4)
    drawing += group(
        dog + wig + group(script, 190, 156, 1, 8) + silhouette([ellipse(172, 160, 13, 11)], "#c98f5c", 3, 2),
        150, 60, 0.72,
    )
    return drawing + mark(166, 166, 12) + sparks((222, 70, 11), (296, 62, 9), (224, 176, 8))


@rune("meg-hoa-phone", "Meg-HOA-Phone", "#7a5a8a")
def meg_hoa_phone(mark: Mark) -> str:
    """Six in the morning. Article one. Section one."""
    drawing = _dawn()
    drawing += _woken_house(258, 204)
    drawing += stroke("M206 66q18 12 24 34M212 38q32 18 42 50M206 96q8 5 10 14", 6, "#fffbe8")
    drawing += rubber_leg([(74, 160), (66, 188), (58, 224)], "#c4d0da", "#3d5a80", 11, True)
    drawing += rubber_leg([(108, 160), (116, 188), (124, 224)], "#c4d0da", "#3d5a80", 11)
    drawing += group(_megaphone(), 94, 114, 1.02, -14)
    drawing += rubber_arm([(64, 136), (40, 166), (58, 196)], "#c4d0da", 9, True, 12)
    drawing += group(_bylaws(), 104, 196, 0.92, -6)
    drawing += rubber_arm([(126, 156), (158, 168), (138, 190)], "#c4d0da", 9, True, 12)
    return drawing + mark(40, 136, 13) + sparks((84, 30, 9), (300, 28, 10), (24, 74, 7))


def _dawn() -> str:
    """The first light behind the street."""
    drawing = rectangle(0, 0, WIDTH, 130, "#6f5a94")
    drawing += rectangle(0, 60, WIDTH, 40, "#b07a94")
    drawing += rectangle(0, 96, WIDTH, 60, "#f2b48a")
    drawing += dot(170, 172, 74, "#ffe08a", opacity=0.3) + dot(170, 172, 48, "#ffe08a")
    drawing += house(-22, 176, 76, 44, "#8a729c", "#4a3d70", "#3a3058", "#ffe98a", False)
    drawing += rectangle(0, 174, WIDTH, 80, "#7f9f66")
    return drawing + area("M0 200Q160 182 320 204V240H0Z", "#6f9058")


def _woken_house(x: float, y: float) -> str:
    """The house next door, its light on, and a nightcap at the window; the middle of its wall stands at `x`, `y`."""
    drawing = box(x - 54, y - 84, 120, 86, "#d9b8c4", 2, 6)
    drawing += inked(f"M{x - 70} {y - 82}L{x - 44} {y - 128}H{x + 66}V{y - 82}Z", "#5a4a86")
    drawing += rectangle(x - 46, y - 74, 88, 62, INK, 4, 7) + rectangle(x - 46, y - 74, 88, 62, "#ffe98a", 3)
    sleeper = silhouette([ellipse(0, 0, 24, 22)], "#f2c199", rim=3)
    sleeper += eyes("angry", (-12, -3, 8, 9.5), (7, -3, 7.5, 9), "#f2c199", (-0.9, 0.1), "stern")
    sleeper += silhouette([ellipse(-4, 7, 7, 6)], "#f2b08a", 2.4, 1.2) + mouth("wail", -2, 14, 14)
    cap = [taper([(0, -16), (10, -36), (34, -34), (42, -16)], (44, 30, 16, 8), (0.2, 1)), ellipse(43, -12, 7)]
    sleeper += silhouette(cap, "teal", rim=2.4) + stroke("M-22 -14Q0 -22 22 -14", 7, "#fffdf4")
    drawing += group(sleeper, x - 4, y - 34, 1.24)
    drawing += silhouette([ellipse(x - 38, y - 28, 11, 12), ellipse(x + 30, y - 28, 11, 12)], "#f2c199", 3, 1.8)
    return drawing + rectangle(x - 54, y - 14, 104, 9, "#fffdf4", 3, 3)


def _megaphone() -> str:
    """The horn, its face, and the ring of its mouth; it points right."""
    grip = [(-66, -22), (-58, -30), (-36, -30), (-30, -22), (-30, 22), (-36, 30), (-58, 30), (-66, 22)]
    drawing = silhouette([blob(*grip)], "#4d4a5e", rim=3)
    drawing += silhouette([taper([(-34, 0), (20, 0), (74, 0)], (56, 82, 130), (0.1, 0.1))], "#e5493a", rim=5)
    drawing += stroke("M-18 -18L46 -38", 4, "#ff9a8a")
    drawing += inked("M78 -68A20 68 0 0 1 78 68A20 68 0 0 1 78 -68Z", "#fff6e0")
    drawing += dot(80, 0, 12, "#7a2440", 50, line=2.6) + dot(82, 22, 8, "#f2677a", 20)
    return drawing + face(4, -10, 1.34, "angry", "none", (0.9, 0.1), "stern", "#e5493a", gap=14)


def _bylaws() -> str:
    """A scroll that goes on to the ground."""
    drawing = silhouette([polygon((-24, -28), (24, -28), (24, 30), (-24, 30))], "#fff6e0", 3.2, 2.4)
    drawing += silhouette([ellipse(0, -28, 29, 7), ellipse(0, 30, 29, 7)], "#f0dcb4", 3, 1.6)
    return drawing + stroke("M-14 -14h28M-14 -4h28M-14 6h20M-14 16h28", 3, "#9a8a70")


def _traveled_suitcase() -> str:
    """A suitcase with stickers."""
    drawing = rubber_arm([(200, 160), (226, 152), (250, 142)], "#3f9a5f", 9, False)
    drawing += cable("M238 146Q240 132 256 132T274 146", 8, 3.4, "#8a5a3c")
    drawing += silhouette(
        [blob((212, 154), (220, 146), (292, 146), (300, 154), (300, 208), (292, 216), (220, 216), (212, 208))],
        "#b9683f", rim=5,
    )
    drawing += rectangle(222, 146, 9, 70, "#7a4028", 0, 2)
    drawing += rectangle(281, 146, 9, 70, "#7a4028", 0, 2)
    drawing += group(dot(0, 0, 12, "#4ba6dc", line=2.4) + area("M-8 5L-1 -7L3 0L5 -3L9 5Z", "#fffdf4"), 246, 166)
    drawing += group(
        rectangle(-14, -9, 28, 18, "#ffcf4a", 2, 2.4) + stroke("M-8 4v-6M0 4v-9M8 4v-6M-10 -4h20", 2.2, "#c22f2a"),
        262, 194, 1, 12,
    )
    drawing += area(star(268, 170, 9, 5, 0.5), "#f58fb3", 2)
    return drawing + glove(256, 134, 10)


@rune("compost-bin-there", "Compost Bin There", "#54622f", (130, 84))
def compost_bin_there(mark: Mark) -> str:
    """Been everywhere. Smells of it."""
    drawing = group(
        silhouette([blob((-74, -4), (-66, -16), (66, -16), (74, -4), (66, 12), (-66, 12))], "#2f7d4f", rim=4)
        + rectangle(-14, -26, 28, 10, "#2f7d4f", 4, 3.2),
        66, 72, 1, -62,
    )
    cat = creature(
        plan="upright", head="cat", skin="#e8e0ea", muzzle="#ffffff", stripes=None, ears="pointed", patch=None,
        eyes="happy", mouth="smile", whiskers=True, tail=None, belly="#fffaf6",
        arms=[[(122, 126), (96, 140), (88, 160)], [(178, 126), (214, 110), (232, 84)]], collar="bell",
    )
    drawing += group(cat, 30, 4, 0.74)
    y = "#ffd84a"
    peel = silhouette(
        [
            taper([(0, -14), (-20, -4), (-34, 20)], (20, 18, 8)),
            taper([(0, -14), (20, -4), (32, 22)], (20, 18, 8)),
            taper([(0, -12), (4, 6), (2, 20)], (20, 18, 8)),
            taper([(0, -14), (6, -34)], (18, 8)),
        ],
        y, rim=3, dark="#c9962a",
    )
    peel += dot(7, -36, 4, "#6b4431", line=2)
    drawing += group(peel, 142, 38, 0.94, -8)
    drawing += silhouette([polygon((66, 116), (204, 116), (192, 216), (78, 216))], "#3f9a5f", rim=6)
    drawing += rectangle(58, 106, 154, 18, "#2f7d4f", 6, LINE)
    drawing += stroke("M78 186H192M76 198H194", 3, shade("#3f9a5f", 0.35))
    drawing += face(132, 148, 1.2, "calm", "smirk", (0.7, 0), "up", "#3f9a5f", True, 16, 19, 26)
    drawing += "".join(
        group(area("M-8 0Q0 -7 9 0Q0 7 -8 0Z", fill, 2), x, y, 1.2, turn)
        for x, y, turn, fill in ((78, 104, 30, "#8fc95d"), (196, 102, -20, "#d98a3f"), (58, 204, 10, "#8fc95d"))
    )
    drawing += silhouette([taper([(178, 106), (190, 92)], (7, 6)), ellipse(176, 110, 5)], "#fff6e0", 2.6, 1)
    drawing += _traveled_suitcase()
    return drawing + mark(104, 198, 12) + sparks((196, 62, 9), (268, 70, 12), (292, 116, 8))


def _blender_in_robes(goo: str) -> str:
    """The blender, base in a robe, jug tipped."""
    drawing = inked("M74 118Q50 150 36 214Q100 226 172 214Q160 150 142 118Z", "#2e2840")
    drawing += area("M142 118Q160 150 172 214Q150 218 134 218Q142 160 124 118Z", "#1f1a30")
    drawing += stroke("M66 160Q60 190 58 216M100 176V218", 2.6, "#1a1528")
    drawing += silhouette([blob((66, 126), (74, 112), (142, 112), (150, 126), (146, 150), (70, 150))], "#c9d3de", rim=4)
    drawing += inked("M96 144L108 150L120 144L126 186L108 196L90 186Z", "#fffdf4", 2.8)
    drawing += stroke("M98 158h20M97 170h22", 2.2, "#cfc5b2")
    jug = inked("M-36 -78H36L28 30H-28Z", "#e8f6fa")
    jug += area("M-33 -40L36 -76L28 30H-28Z", goo)
    jug += stroke("M-24 -60L-19 16", 5, "#ffffff")
    jug += inked("M-34 30H34L38 44H-38Z", "#4d5468", 3)
    jug += cable("M-38 -66Q-70 -60 -64 -26Q-60 4 -34 10", 12.2, 7, "#4d5468")
    jug += silhouette([polygon((26, -88), (54, -80), (38, -66))], "#e8f6fa", 3.2, 2)
    drawing += group(jug, 114, 80, 0.96, 26)
    drawing += face(112, 72, 1.24, "angry", "flat", (0.9, 0.6), "stern", goo, False, 14, 20, 20, turn=8)
    drawing += rubber_arm([(60, 166), (34, 156), (36, 122)], "#2e2840", 14, False)
    drawing += group(
        cable("M0 14V-10", 10.2, 5, "wood")
        + silhouette([polygon((-16, -28), (16, -28), (16, -9), (-16, -9))], "#8a4f2d", 3, 2.4),
        36, 108, 0.96, -10,
    )
    return drawing + glove(36, 118, 10)


@rune("just-desserts-blender", "Just-Desserts Blender", "#7a3a5a", (110, 66))
def just_desserts_blender(mark: Mark) -> str:
    """The sentence is one smoothie, to be served in full."""
    # the thief, from the belt down
    drawing = silhouette(
        [tube([(246, 60), (240, 130), (232, 192)], 36), tube([(280, 60), (284, 130), (286, 192)], 36)], "#4d5a80", rim=4
    )
    drawing += silhouette([polygon((222, -10), (304, -10), (304, 70), (222, 70))], "#4d5a80", rim=4)
    drawing += "".join(rectangle(220, y, 86, 9, "#fffdf4") for y in (-2, 18))
    drawing += rectangle(218, 32, 90, 13, "#2e2840", 2, 3)
    drawing += rectangle(254, 31, 18, 15, "sun", 2, 2.6)
    drawing += stroke("M263 74V112", 2.6, "#36406a")
    for x in (222, 276):
        drawing += silhouette(
            [blob((x - 14, 194), (x + 14, 192), (x + 22, 204), (x + 20, 216), (x - 24, 216), (x - 26, 206))],
            "#8a4f2d", rim=3,
        )
    goo = "#ff8fb8"
    drawing += silhouette(
        [
            ellipse(232, 216, 54, 9), ellipse(216, 200, 24, 13), ellipse(270, 202, 22, 11), ellipse(196, 214, 18, 7),
            ellipse(300, 216, 16, 6),
        ],
        goo, 3.2, 2.6,
    )
    drawing += drops(((180, 186, 0.8, -60), (250, 176, 0.9, 20), (186, 204, 0.6, -80), (266, 184, 0.7, 40)), goo)
    # stream
    drawing += silhouette([taper([(180, 50), (206, 78), (217, 140), (216, 198)], (14, 17, 20, 26))], goo, rim=3)
    drawing += stroke("M203 88Q211 120 210 176", 3, "#ffd0e0")
    drawing += _blender_in_robes(goo)
    return drawing + mark(74, 192, 12) + sparks((178, 30, 11), (192, 140, 8), (56, 84, 8))


@rune("bug-zapper-of-consequences", "Bug Zapper of Consequences", "#2d4468")
def bug_zapper_of_consequences(mark: Mark) -> str:
    """Nobody here but us moths."""
    drawing = glow(120, 116, 116, "#bfe0ff", 0.16)
    drawing += cable("M120 -4V34", 10.2, 5, "#8d97ab")
    drawing += hoop(120, 28, 11, INK, 9)
    drawing += hoop(120, 28, 11, "#8d97ab", 4)
    drawing += silhouette([taper([(120, 38), (120, 66)], (40, 130), (0.4, 0.12))], "#4d5468", rim=5)
    drawing += inked("M66 72H174L168 184H72Z", "#dff0ff")
    drawing += glow(120, 128, 44, "#ffffff", 0.3)
    drawing += silhouette([tube([(98, 88), (98, 172)], 11), tube([(142, 88), (142, 172)], 11)], "#9fd0ff", 2.8, 2)
    drawing += "".join(
        stroke(f"M{72 + index * 19.2:.0f} 74L{75 + index * 18:.0f} 182", 3.4, "#6b7488") for index in range(6)
    )
    drawing += stroke("M68 100H172M70 158H170", 3, "#6b7488")
    drawing += silhouette([blob((60, 182), (66, 176), (174, 176), (180, 182), (170, 200), (70, 200))], "#4d5468", rim=4)
    drawing += face(121, 124, 1.4, "angry", "flat", (0.9, 0), "stern", "#dff0ff", False, 16, 21, 24)
    drawing += stroke("M176 106l10 -5l2 8l12 -5M178 150l10 4l3 -7l12 5M62 118l-10 -5l-3 8l-10 -6", 3.4, "#e8f6ff")
    # the wand, a moth honest
    wand = group(
        silhouette(
            [
                ellipse(-24, -18, 24, 15, 28), ellipse(24, -18, 24, 15, -28), ellipse(-18, 12, 16, 11, -30),
                ellipse(18, 12, 16, 11, 30),
            ],
            "#fff1d0", 3.2, 2.4,
        )
        + dot(-26, -18, 6, "#e8c88a")
        + dot(26, -18, 6, "#e8c88a")
        + stroke("M-14 -4L14 -12M-14 -12L14 -4", 2.6, "#c9a066"),
        0, 4,
    )
    wand += cable("M0 62V-32", 16, 10, "#5a3f78")
    wand += cable("M0 62V48", 16, 10, "#fffdf4")
    wand += cable("M-6 -50q-10 -10 -16 -6M6 -50q10 -10 16 -6", 5.2, 1.6, "#5a3f78")
    wand += dot(-23, -56, 4, INK)
    wand += dot(23, -56, 4, INK)
    wand += inked(star(0, -40, 23, 5, 0.55), "sun")
    drawing += group(wand, 246, 132, 1.16, 14)
    drawing += face(256, 88, 0.78, "worried", "wobble", (-0.9, -0.2), "sad", "#ffcf4a", gap=10, drop=14, width=14)
    drawing += drops(((286, 62, 0.7, 20), (222, 66, 0.6, -30)))
    drawing += stroke("M206 192q12 -2 16 6M286 178q-12 0 -14 10", 3, "#fffbe8")
    return drawing + mark(120, 190, 13) + sparks((206, 34, 10), (290, 122, 8), (44, 168, 9))


def _leprechaun() -> str:
    """A leprechaun who checks the time."""
    leprechaun = silhouette([ellipse(-14, -6, 15, 8), ellipse(16, -6, 15, 8)], "#2e2840", rim=2)
    leprechaun += silhouette([taper([(0, -56), (0, -10)], (44, 58), (0.3, 0.15))], "#3f9a4f", rim=4)
    leprechaun += rectangle(-28, -30, 56, 9, "#2e2840", 2, 2.6)
    leprechaun += rectangle(-7, -33, 15, 14, "sun", 2, 2.6)
    leprechaun += silhouette([ellipse(0, -76, 27, 24)], "#f6c9a0")
    leprechaun += silhouette(
        [taper([(-26, -74), (-16, -54), (0, -48), (16, -54), (26, -74)], (12, 18, 20, 18, 12))], "#e58a3a", rim=3
    )
    leprechaun += eyes("calm", (-12, -80, 7, 8.5), (10, -80, 7, 8.5), "#f6c9a0", (-0.8, 0.6), "up")
    leprechaun += silhouette([ellipse(-2, -70, 7, 6)], "#f29b80", 2.6, 1.2)
    leprechaun += mouth("smile", 0, -58, 14)
    leprechaun += silhouette(
        [polygon((-24, -134), (24, -134), (22, -98), (-22, -98)), ellipse(0, -98, 38, 8)], "#3f9a4f", rim=3.4
    )
    leprechaun += rectangle(-24, -112, 48, 10, "#2e2840", 0, 2.4)
    leprechaun += rectangle(-7, -114, 14, 14, "sun", 2, 2.4)
    drawing = group(leprechaun, 254, 218, 0.98)
    drawing += silhouette([tube([(236, 170), (220, 176), (210, 158)], 14)], "#3f9a4f", 3, 2)
    drawing += dot(206, 146, 16, "#fffdf4", line=3.6)
    drawing += stroke("M206 136v10l6 4", 2.8)
    drawing += rectangle(202, 125, 8, 6, "sun", 1, 2.2)
    return drawing + silhouette([ellipse(214, 158, 8)], "#f6c9a0", 2.8, 1.4)


@rune("casserole-pot-of-gold", "Casserole Pot of Gold", "#3f5a4f", (128, 92))
def casserole_pot_of_gold(mark: Mark) -> str:
    """Eight hours on low, and it still comes out gold."""
    drawing = ""
    for index, fill in enumerate(("#e5493a", "#f08b3c", "#ffcf4a", "#63b34a", "#4ba6dc", "#8a5fc7")):
        drawing += hoop(306, 150, 186 - index * 12, fill, 12.6)
    drawing += dot(320, 262, 120, "#2f463f", 46)
    drawing += glow(122, 110, 80, "#ffe08a", 0.2)
    coins = "".join(
        dot(x, y, 10, "sun", 8, line=2.8) + stroke(f"M{x - 3} {y - 2}h6", 2, "#d9962a")
        for x, y in ((84, 122), (102, 114), (122, 110), (142, 112), (160, 120), (112, 120), (134, 120))
    )
    drawing += coins
    drawing += silhouette([ellipse(48, 160, 14, 10), ellipse(196, 160, 14, 10)], "#4d4a5e", 3.2, 2)
    drawing += silhouette(
        [blob((52, 132), (60, 122), (184, 122), (192, 132), (186, 196), (166, 208), (78, 208), (58, 196))],
        "#d0623f", rim=6,
    )
    drawing += rectangle(52, 118, 140, 12, "#e8edf2", 5, 3.2)
    drawing += silhouette([polygon((80, 206), (164, 206), (170, 216), (74, 216))], "#4d4a5e", rim=1.6)
    drawing += group(
        inked("M-66 0Q-56 -32 0 -34Q56 -32 66 0Z", "#dff0f4")
        + stroke("M-46 -8Q-36 -24 -14 -27", 4, "white")
        + rectangle(-70, -2, 140, 9, "#c4d0da", 4, 3)
        + silhouette([ellipse(0, -40, 13, 9)], "#4d4a5e", 3, 2),
        124, 88, 1, -13,
    )
    drawing += stroke("M40 84l-12 -6M46 66l-10 -9M200 74l9 -9M206 92l12 -3", 3.4, "#fffbe8")
    drawing += face(122, 156, 1.26, "happy", "open", (0, 0), None, "#d0623f", True, 17, 18, 30)
    drawing += mark(74, 184, 11)
    for x, y, turn in ((66, 96, -20), (190, 104, 30), (172, 54, 10)):
        drawing += group(dot(0, 0, 9, "sun", line=2.8) + stroke("M-3 0h6", 2, "#d9962a"), x, y, 1, turn)
    drawing += _leprechaun()
    return drawing + sparks((86, 40, 11), (296, 90, 8), (38, 118, 8))
