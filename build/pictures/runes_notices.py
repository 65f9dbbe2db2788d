"""Runes with something to say: signs, shredders, hoses.

See `things_runes` for how a Rune is made.
"""

from __future__ import annotations

import math

from pictures.creature import creature
from pictures.drawing import LINE, area, cable, dot, flat, group, inked, rectangle, silhouette, star, stroke
from pictures.faces import cheeks, eyes, mouth
from pictures.geometry import number
from pictures.palette import INK, shade
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.shrub import shrub
from pictures.things import cake, drops, glow, puff, sparks, words
from pictures.things_people import face, glove, rubber_arm
from pictures.things_runes import Mark, rune


def _shredder_jaws() -> str:
    """The jaws and the strips of paper."""
    drawing = inked("M96 146Q160 136 224 146Q222 190 160 192Q98 190 96 146Z", "#4a1735")
    drawing += "".join(
        rectangle(
            x, 168 + index % 2 * 4, 9, 48 + index * 13 % 10,
            ("#fffdf4", "#ffe9b0", "#ffd0d8", "#fffdf4", "#cfe9f6")[index % 5],
            1, 2.2,
        )
        for index, x in enumerate(range(114, 204, 12))
    )
    drawing += area(
        "M98 147l7 14l8 -16l8 15l8 -17l8 16l8 -17l8 16l8 -16l8 16l8 -15l8 15l8 -15l8 16l8 -14l6 13l6 -12"
        "Q160 134 98 147Z",
        "white", 2.2,
    )
    for x, y, turn, fill in (
        (62, 150, 30, "#fffdf4"), (44, 184, -20, "#ffcf4a"), (80, 222, 60, "#ff8fb0"), (262, 150, -30, "#fffdf4"),
        (282, 178, 20, "#a6e0c3"), (252, 218, 70, "#ffcf4a"), (58, 214, 12, "#fffdf4"), (268, 206, 40, "#fffdf4"),
        (276, 120, 70, "#ff8fb0"), (40, 126, -60, "#a6e0c3"),
    ):
        drawing += group(rectangle(-8, -3, 16, 6, fill, 1, 2), x, y, 1, turn)
    drawing += rubber_arm([(246, 150), (276, 140), (270, 104)], "#8d97ab", 8, False)
    drawing += group(
        cable("M0 16V-14", 11.2, 6, "wood")
        + silhouette([polygon((-19, -34), (19, -34), (19, -12), (-19, -12))], "#8a4f2d", 3, 2.6)
        + rectangle(-22, -36, 6, 26, "sun", 2, 2.4)
        + rectangle(16, -36, 6, 26, "sun", 2, 2.4),
        272, 96, 1.06, 24,
    )
    return drawing + glove(270, 104, 11)


@rune("shredder-of-the-law", "Shredder of the Law", "#33506e", (160, 88))
def shredder_of_the_law(mark: Mark) -> str:
    """All rise. All shred."""
    drawing = silhouette(
        [
            polygon((86, 200), (108, 200), (104, 216), (90, 216)),
            polygon((212, 200), (234, 200), (230, 216), (216, 216)),
        ],
        "#4d4a5e", rim=0,
    )
    drawing += rectangle(74, 100, 172, 110, shade("#8d97ab"), 14, 2 * LINE)
    drawing += rectangle(74, 100, 172, 110, shade("#8d97ab"), 14)
    drawing += rectangle(74, 100, 166, 104, "#8d97ab", 13)
    drawing += rectangle(70, 96, 180, 14, "#b9c3d2", 5, LINE)
    # wig
    curls = [
        ellipse(x, y, 15)
        for x, y in ((112, 62), (132, 46), (160, 40), (188, 46), (208, 62), (146, 58), (174, 58), (160, 66))
    ]
    side = [ellipse(x, y, 13) for x, y in ((94, 82), (88, 104), (84, 126), (226, 82), (232, 104), (236, 126))]
    drawing += silhouette([*curls, ellipse(160, 76, 62, 30)], "#fff8ea", rim=4)
    drawing += silhouette(side, "#fff8ea", rim=3)
    drawing += "".join(
        stroke(f"M{x - 5} {y}a6 6 0 1 1 6 6", 2.2, "#cdbfae")
        for x, y in (
            (94, 82), (88, 104), (84, 126), (226, 82), (232, 104), (236, 126), (132, 48), (160, 42), (188, 48),
            (112, 64), (208, 64),
        )
    )
    drawing += face(160, 112, 1.3, "angry", "none", (0.1, 0.3), "stern", "#8d97ab", False, 19, 0, 0)
    drawing += _shredder_jaws()
    return drawing + mark(106, 196, 11) + sparks((50, 92, 10), (232, 34, 11), (106, 32, 8))


@rune("beware-of-frog-sign", "Beware of Frog Sign", "#3f6f5a", (160, 100))
def beware_of_frog_sign(mark: Mark) -> str:
    """He has read it. He stands by it."""
    drawing = silhouette(
        [ellipse(60, 222, 90, 22), ellipse(260, 222, 90, 22), ellipse(160, 226, 130, 22)], "#8fc95d", 0, 0
    )
    drawing += silhouette([polygon((152, 130), (168, 130), (170, 218), (150, 218))], "wood", rim=3)
    board = inked("M-112 -52H112V52H-112Z", "#fff6e0")
    board += rectangle(-103, -43, 206, 86, "none", 4, 5, ink="#c22f2a")
    board += words("BEWARE", 0, -32, 26, "#c22f2a", 6.4)
    # on the sign: a monster of a frog
    frog = silhouette([ellipse(-17, -12, 9), ellipse(17, -12, 9), ellipse(0, 2, 34, 17)], INK, 0, 0)
    frog += area("M-26 4L-20 14L-14 5L-8 14L-2 5L4 14L10 5L16 14L22 4Q0 -2 -26 4Z", "#fff6e0")
    frog += area("M-24 -14L-10 -8A8 8 0 0 1 -22 -8ZM24 -14L10 -8A8 8 0 0 0 22 -8Z", "#ffcf4a")
    board += group(frog, 0, 24, 0.94)
    board += dot(-102, -42, 3, INK)
    board += dot(102, -42, 3, INK)
    board += dot(-102, 42, 3, INK)
    board += dot(102, 42, 3, INK)
    drawing += group(board, 166, 80, 1, -3)
    drawing += "".join(
        stroke(f"M{x} 220l{path} -16M{x + 6} 220l{-path} -12", 4, "#5faa49")
        for x, path in ((60, -4), (98, 3), (224, -3), (266, 4))
    )
    # the real one
    green = "#6cc04a"
    drawing += silhouette(
        [
            ellipse(160, 196, 30, 21), ellipse(134, 208, 14, 10), ellipse(186, 208, 14, 10), ellipse(144, 166, 14, 14),
            ellipse(176, 166, 14, 14), ellipse(160, 178, 31, 17),
        ],
        green, rim=4,
    )
    drawing += flat([ellipse(160, 202, 19, 13)], "#e6f5b8")
    drawing += silhouette([ellipse(148, 216, 10, 5), ellipse(172, 216, 10, 5)], green, 3, 1.4)
    drawing += eyes("bored", (144, 165, 9.5, 10), (176, 165, 9.5, 10), green, (0, 0.3))
    drawing += mouth("flat", 160, 184, 32)
    drawing += cheeks(136, 186, 182)
    return drawing + mark(258, 112, 13) + sparks((60, 150, 10), (282, 160, 11), (104, 172, 7))


@rune("out-of-order-sign", "Out-of-Order Sign", "#8a5a3a", (160, 84))
def out_of_order_sign(mark: Mark) -> str:
    """The garden spinner has spun its last."""
    drawing = glow(160, 90, 110, "#ffd98a", 0.1)
    drawing += silhouette([tube([(160, 90), (160, 214)], 14)], "wood", rim=3)
    drawing += silhouette([ellipse(160, 218, 54, 10)], "#7a4f36", 3, 2.4)
    blade = "M0 0Q-8 -46 20 -84Q58 -76 58 -44Q40 -10 0 0Z"
    for index, fill in enumerate(("#f6b93b", "#63b34a", "#4ba6dc", "#fff1d0", "#e5493a", "#b596e3")):
        drawing += group(
            inked(blade, fill, 3.2) + area("M0 0Q-8 -46 20 -84Q20 -40 0 0Z", shade(fill, 0.2)),
            160, 94,
            1.0 if index != 1 else 0.86,
            index * 60 - 20 + (16 if index == 1 else 0),
        )
    drawing += dot(160, 94, 17, "sun", line=3.6)
    drawing += stroke("M153 88l6 6M159 88l-6 6M165 88l6 6M171 88l-6 6", 2.6)
    drawing += stroke("M154 102q7 -5 13 0", 2.4)
    drawing += puff(86, 40, 0.9, "#8f8798")
    drawing += puff(64, 18, 0.6, "#a9a1b2")
    drawing += puff(232, 30, 0.8, "#8f8798")
    drawing += puff(262, 12, 0.56, "#a9a1b2")
    drawing += cable("M236 118q10 -10 14 2t14 2t14 4", 7, 3, "#c4d0da")
    drawing += area(star(66, 118, 15, 7, 0.45), "sun", 2.6)
    drawing += area(star(258, 76, 12, 7, 0.45), "#ff8a4a", 2.6)
    paper = silhouette([polygon((-76, -40), (76, -40), (72, 42), (-76, 42))], "#fff6e0", rim=3.4)
    paper += area("M72 42L50 42L74 20Z", "#d9c9a8", 2.4)
    paper += words("OUT OF", 0, -31, 24, "#c22f2a", 5.4)
    paper += words("ORDER", 0, 4, 24, "#c22f2a", 5.4)
    tape = group(rectangle(-20, -8, 40, 16, "#ffe9a0", 0, 2.4), -70, -38, 1, -42)
    tape += group(rectangle(-20, -8, 40, 16, "#ffe9a0", 0, 2.4), 70, -38, 1, 40)
    drawing += group(paper + tape, 166, 154, 0.9, -11)
    return drawing + mark(160, 207, 11) + sparks((292, 150, 10), (52, 170, 9), (268, 190, 9))


@rune("tattletale-thermostat", "Tattletale Thermostat", "#86596a", (262, 40))
def tattletale_thermostat(mark: Mark) -> str:
    """It is two degrees and one slice over."""
    drawing = glow(130, 108, 118, "#ffe0a0", 0.1)
    drawing += silhouette([ellipse(130, 108, 84)], "#e0b85a", rim=6)
    drawing += dot(130, 108, 70, "#fffdf4", line=2.8)
    drawing += "".join(
        stroke(
            f"M{number(130 + 62 * math.cos(angle))} {number(108 + 62 * math.sin(angle))}"
            f"L{number(130 + (54 if index % 3 else 50) * math.cos(angle))} "
            f"{number(108 + (54 if index % 3 else 50) * math.sin(angle))}",
            2.6 if index % 3 else 3.6,
        )
        for index, angle in enumerate(math.radians(150 + size * 10) for size in range(25))
    )
    drawing += stroke("M180 84A56 56 0 0 1 186 110", 6, "#e5493a")
    drawing += stroke("M74 110A56 56 0 0 1 82 80", 6, "#4ba6dc")
    drawing += area("M124 62L130 44L136 62Z", "tomato", 2.4)
    drawing += face(132, 100, 1.5, "angry", "pout", (1, 0.7), "stern", "#fffdf4", False, 14, 18, 24)
    drawing += mark(130, 158, 13)
    drawing += cable("M46 150q-18 14 -8 26t-4 18t4 18t-10 18", 8.8, 4, "#4d4a5e")
    drawing += rubber_arm([(60, 150), (34, 140), (42, 112)], "#e0b85a", 9, False)
    drawing += group(
        silhouette(
            [taper([(-4, -46), (-14, 0), (-4, 46)], (17, 15, 17)), ellipse(4, -44, 17, 12), ellipse(4, 44, 17, 12)],
            "#c22f2a", rim=3.4,
        ),
        50, 112, 0.96, -10,
    )
    drawing += glove(40, 114, 12, "#fffdf4")
    cat = creature(
        plan="strut", head="cat", skin="#f0b45c", muzzle="#fff3dd", stripes="#c97f34", ears="pointed", tail="cat",
        eyes="wide", look=(-0.9, -0.5), mouth="flat", spots=[(104, 122, 5, 12, 20), (124, 120, 5, 12, 8)],
        spots_color="#c97f34", whiskers=False,
    )
    slice_of_cake = silhouette([polygon((-30, -26), (34, -16), (34, 14), (-30, 14))], "#f0c277", 3.4, 3)
    slice_of_cake += rectangle(-30, -8, 64, 7, "#fff6e0")
    slice_of_cake += inked("M-32 -28L36 -18V-6q-8 10 -14 0q-8 10 -16 -2q-8 10 -16 -2q-8 10 -22 -4Z", "#ff9dbb", 3)
    slice_of_cake += silhouette([ellipse(-4, -32, 9)], "tomato", 3, 2)
    drawing += group(cat + group(slice_of_cake, 240, 112, 1.06, 8), 138, 92, 0.58)
    return drawing + sparks((248, 60, 12), (294, 104, 9), (220, 28, 8))


@rune("porch-pirate-flag", "Porch Pirate Flag", "#35577a", (140, 80))
def porch_pirate_flag(mark: Mark) -> str:
    """The parcel sails at dusk. And it sails that way."""
    drawing = rectangle(40, -10, 150, 200, "#c04a3c", 0, LINE)
    drawing += rectangle(58, 10, 114, 60, "#d95f4e", 5, 2.6)
    drawing += rectangle(58, 88, 114, 92, "#d95f4e", 5, 2.6)
    drawing += dot(176, 100, 6, "sun", line=2.4)
    drawing += silhouette([polygon((14, 190), (230, 190), (250, 212), (0, 212))], "#c9c3c9", rim=4)
    drawing += rectangle(-6, 212, 332, 40, "#a8a2ac", 0, 3)
    drawing += area("M52 190H190L200 204H46Z", "#8a7a5a", 2.4)
    drawing += stroke("M64 197H186", 3, "#6b5c42")
    # fishing rod from beyond the right edge
    drawing += cable("M330 92Q292 40 238 16", 11.6, 6, "#7a4f36")
    drawing += dot(306, 62, 8, "stone", line=2.8)
    drawing += stroke("M238 16L184 118", 2, "#fffbe8")
    parcel = silhouette([polygon((-62, -44), (62, -44), (62, 44), (-62, 44))], "#d7a468", rim=6, dark="#a8743c")
    parcel += rectangle(-11, -44, 22, 88, "#f2d9a8")
    parcel += stroke("M-11 -44V44M11 -44V44", 2, "#b98a50")
    parcel += area("M-62 -44H62V-32H-62Z", "#e8be86")
    parcel += stroke("M-62 -31H62", 2, "#a8743c")
    parcel += rectangle(20, 8, 34, 22, "#fff6e0", 2, 2.4)
    parcel += stroke("M25 15h22M25 22h14", 2.6, "#9a8a70")
    drawing += group(parcel, 132, 152, 1, -9)
    drawing += face(118, 140, 1.2, "worried", "o", (0.8, -0.5), "sad", "#d7a468", True, 15, 19, 24, turn=-9)
    # hook under the string, flag on top
    drawing += cable("M184 116q9 4 6 13q-5 9 -13 3", 9.2, 4, "#c4d0da")
    drawing += cable("M96 112L84 48", 10.6, 5, "wood")
    drawing += inked("M86 46Q104 36 120 42T154 34L160 76Q144 86 128 80T93 88Z", "#2e2840", 3.2)
    drawing += dot(122, 56, 10, "#fffdf4")
    drawing += rectangle(116.5, 61, 11, 8, "#fffdf4", 2)
    drawing += dot(118, 56, 2.8, INK)
    drawing += dot(126, 55, 2.8, INK)
    drawing += stroke("M106 74l32 -7M107 66l32 10", 3, "#fffdf4")
    drawing += stroke("M214 176q14 2 24 -6M218 192q20 2 34 -8M58 200q-12 0 -20 -6", 4, "#fffbe8")
    return drawing + mark(164, 172, 13) + sparks((252, 112, 11), (206, 54, 9), (282, 168, 9))


@rune("hose-line-is-it-anyway", "Hose Line Is It Anyway", "#7a3b46", (110, 86))
def hose_line_is_it_anyway(mark: Mark) -> str:
    """A tough crowd of one, newly leafy."""
    drawing = "".join(
        rectangle(x + (22 if row % 2 else 0), 14 + row * 24, 38, 18, "#8f4a52", 2, opacity=0.55)
        for row in range(8)
        for x in range(-20, 320, 44)
    )
    drawing += area("M150 -10L30 222H214Z", "#ffe9a8", opacity=0.24)
    drawing += dot(112, 216, 98, "#ffe9a8", 15, 0.3)
    drawing += silhouette([ellipse(96, 206, 62, 14)], "#4fae52", rim=4)
    drawing += silhouette([ellipse(100, 192, 54, 13)], "#4fae52", rim=4)
    drawing += silhouette([ellipse(96, 179, 44, 12)], "#4fae52", rim=4)
    drawing += dot(97, 175, 26, shade("#4fae52", 0.4), 5)
    drawing += silhouette([tube([(110, 178), (134, 154), (104, 120), (112, 84)], 21)], "#4fae52", rim=4)
    drawing += stroke("M128 152Q118 134 110 122", 3.4, "#8ed67f")
    drawing += silhouette(
        [blob((82, 64), (90, 40), (120, 34), (142, 44), (148, 68), (136, 88), (100, 92))], "#4fae52", rim=5
    )
    drawing += silhouette([polygon((140, 44), (160, 38), (168, 76), (148, 82))], "brass", rim=3)
    drawing += silhouette([polygon((162, 34), (176, 30), (186, 78), (172, 82))], "#f7c95e", rim=2.6)
    drawing += face(112, 60, 1.16, "happy", "open", (0.6, 0), "up", "#4fae52", True, 14, 17, 28)
    drawing += drops((
        (200, 66, 1, -80), (216, 84, 0.9, -50), (206, 48, 0.8, -100), (236, 104, 1, -40), (222, 60, 0.7, -70),
        (250, 128, 0.9, -30),
    ))
    # microphone
    drawing += rubber_arm([(132, 156), (164, 160), (166, 134)], "#4fae52", 9, False)
    drawing += cable("M172 146L156 116", 11.2, 6, "#4d4a5e")
    drawing += silhouette([ellipse(151, 107, 11)], "#8d97ab", 3, 2.4)
    drawing += stroke("M145 105l10 6M146 112l8 -10", 1.6)
    drawing += glove(166, 133, 10)
    drawing += rubber_arm([(118, 132), (76, 132), (62, 104)], "#4fae52", 9, True, 10)
    # the audience
    drawing += shrub("bored", (-0.7, -0.5), ("ears", "tail"), x=88, y=4, scale=0.6)
    drawing += drops(((228, 170, 0.7, 10), (276, 166, 0.7, -10), (252, 208, 0.7, 0)))
    drawing += dot(250, 218, 46, "#9fe3ff", 6, 0.7)
    return drawing + mark(96, 204, 13) + sparks((282, 40, 11), (48, 144, 9), (290, 90, 8))


@rune("trading-place-mats", "Trading-Place Mats", "#6b4a7c")
def trading_place_mats(mark: Mark) -> str:
    """Excuse me. No, excuse me."""
    drawing = rectangle(0, 118, 320, 122, "#b9783f")
    drawing += rectangle(0, 112, 320, 10, "#d79a5c", 0, 3)
    drawing += stroke("M0 148H320M0 186H320M0 222H320", 2, "#a8683a")

    def mat(fill: str, trim: str) -> str:
        figure = "".join(
            cable(f"M{-92 * side} {-15 + index * 6}l{-9 * side} 0", 6.4, 2.4, trim)
            for index in range(6)
            for side in (-1, 1)
        )
        figure += inked("M-84 -22H84L94 20H-94Z", fill)
        figure += stroke("M-74 -14H74L82 12H-82Z", 2.8, trim)
        figure += area("M-94 20H94V26H-94Z", shade(fill, 0.4), 2)
        return figure

    drawing += stroke("M40 136H96M30 152H86M60 166H80M312 188H262M318 204H262M306 218H256", 5, "#ffe9c4")
    drawing += group(mat("#25a19a", "#bff0e4"), 212, 146, 0.96, -3)
    drawing += group(cake(0, 0, 1), 236, 152, 0.94, 10)
    drawing += group(mat("#e5493a", "#ffd0b8"), 112, 200, 1.0, 2)
    imp = creature(
        plan="sit", head="small", ears="goat", horns="nubs", skin="#b57fe0", muzzle="#e8d0fa", nose="#8a3fb0",
        belly="#e0c4f6", tail="spade", accent="#7a3fa8", horn="#ffcf4a", eyes="wide", look=(0.7, -0.3), brows="up",
        mouth="o", foot="claw",
    )
    drawing += group(imp, -14, 46, 0.72, -8)
    drawing += stroke("M134 76l7 -9M144 88l11 -6M70 66l-7 -10M58 78l-11 -5", 3.4, "#fffbe8")
    drawing += stroke("M282 66q10 -2 14 -12M288 82q12 0 18 -8", 3.4, "#fffbe8")
    return drawing + mark(176, 202, 13) + sparks((214, 36, 11), (170, 112, 8), (120, 30, 9))
