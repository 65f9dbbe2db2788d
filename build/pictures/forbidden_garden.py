"""Forbidden Runes of the garden and the driveway.

See `things_runes` for how a Rune is made.
"""

from __future__ import annotations

from pictures.drawing import LINE, area, cable, dot, group, hoop, inked, rectangle, shadow, silhouette, sparkle, stroke
from pictures.faces import eye
from pictures.palette import INK, shade
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.shrub import shrub
from pictures.things import drops, faint, glow, green_sparks
from pictures.things_people import face
from pictures.things_runes import Mark, forbidden_rune


def _glowing_note(x: float, y: float, size: float, turn: float) -> str:
    """A green musical note that glows."""
    return group(
        stroke("M5 -1V-30Q8 -20 17 -17", 9)
        + dot(0, 0, 9.4, INK, 8)
        + dot(0, 0, 6.4, "glow", 5.2)
        + stroke("M5 -1V-30Q8 -20 17 -17", 4, "glow"),
        x, y, size, turn,
    )


def _hanging_skull(bone: str) -> str:
    """The skull from which it all hangs."""
    drawing = silhouette(
        [ellipse(160, 58, 36, 32), polygon((142, 78), (178, 78), (176, 96), (144, 96))], bone, rim=5, dark="#b9aebb"
    )
    drawing += stroke("M152 84v12M160 84v12M168 84v12", 2.4)
    drawing += area("M156 72L160 64L164 72Z", INK)
    drawing += dot(146, 56, 11, INK, 12)
    drawing += dot(175, 56, 10, INK, 11.5)
    drawing += dot(146, 57, 5, "glow")
    drawing += dot(175, 57, 4.6, "glow")
    drawing += dot(145, 56, 1.8, "glow2")
    return drawing + dot(174, 56, 1.8, "glow2")


@forbidden_rune("ominous-wind-chimes", "Ominous Wind Chimes")
def ominous_wind_chimes(mark: Mark) -> str:
    """D minor. Not a leaf stirs."""
    drawing = dot(160, 92, 78, "#e9ffd0", opacity=0.9)
    drawing += dot(160, 92, 96, "glow", opacity=0.14)
    drawing += dot(134, 66, 9, "#cdeaa8")
    drawing += dot(196, 110, 13, "#cdeaa8")
    drawing += dot(176, 50, 6, "#cdeaa8")
    drawing += rectangle(-4, -6, 328, 18, "#2b1842", 0, 3.4)
    drawing += stroke("M160 12V30", 3)
    drawing += hoop(160, 18, 6, INK, 4)
    bone = "#f3ead8"
    drawing += _hanging_skull(bone)
    # ring and bones
    drawing += silhouette([ellipse(160, 110, 92, 9)], "#6b4a58", rim=2.4)
    drawing += stroke("M142 96L78 108M178 96L242 108M160 98V108", 2, "#efe4f7")

    def bone_at(x: float, y: float, height: float, width: float = 12) -> str:
        drawing = stroke(f"M{x} 110V{y}", 2, "#efe4f7")
        drawing += silhouette(
            [
                tube([(x, y + 6), (x, y + height - 6)], width),
                ellipse(x - 6, y + 2, 7.5),
                ellipse(x + 6, y + 2, 7.5),
                ellipse(x - 6, y + height, 7.5),
                ellipse(x + 6, y + height, 7.5),
            ],
            bone, rim=3, dark="#b9aebb",
        )
        return drawing

    for x, y, rise in ((78, 122, 62), (112, 124, 80), (208, 124, 86), (242, 122, 54)):
        drawing += bone_at(x, y, rise)
    drawing += stroke("M160 114V166", 2, "#efe4f7")
    drawing += silhouette([ellipse(160, 178, 22, 20)], "#4b2a78", rim=3.4)
    drawing += mark(160, 178, 12)
    drawing += stroke("M160 198V206", 2, "#efe4f7")
    drawing += inked("M160 204L172 216L160 226L148 216Z", "#7a55a8", 2.6)
    drawing += _glowing_note(36, 176, 1, -6)
    drawing += _glowing_note(272, 84, 1.0, 8)
    drawing += _glowing_note(284, 186, 0.86, 6)
    drawing += stroke("M42 94v26M42 108q10 -8 12 1q-1 7 -12 11", 3.4, "glow")
    return drawing + green_sparks((100, 40, 9), (252, 36, 9), (134, 214, 7))


def _pony(x: float, y: float, size: float, fill: str, mane: str, flip: bool = False, far: bool = False) -> str:
    """A painted pony on its pole; a `far` one shows little more than its head."""
    figure = cable("M0 -82V58", 8.8, 4, "#d9c48a")
    if not far:
        figure += silhouette(
            [
                taper([(-24, 10), (4, 12), (22, 8)], (26, 28, 28)),
                tube([(-26, 18), (-34, 40)], 9),
                tube([(-16, 20), (-20, 42)], 9),
                tube([(20, 18), (34, 34)], 9),
                tube([(12, 20), (14, 42)], 9),
                taper([(20, 6), (26, -18)], (24, 20)),
            ],
            fill, 3.4, 2.6,
        )
        figure += silhouette([taper([(-36, 6), (-50, 12), (-52, 30)], (10, 14, 4))], mane, 3, 1.6)
    else:
        figure += silhouette([ellipse(0, 12, 34, 15), tube([(24, 8), (28, -16)], 20)], fill, 3.4, 2.6)
    figure += silhouette(
        [
            ellipse(28, -26, 21, 19), ellipse(28, -10, 14, 13), taper([(14, -40), (10, -54)], (11, 3)),
            taper([(40, -40), (46, -54)], (11, 3)),
        ],
        fill, 3.4, 2.6,
    )
    figure += silhouette([taper([(24, -46), (30, -38), (28, -30)], (12, 12, 4))], mane, 3, 1.6)
    figure += dot(20, -26, 9, "glow", 10, 0.3)
    figure += dot(37, -26, 9, "glow", 10, 0.3)
    figure += dot(20, -26, 6.4, "glow2", 7.4, line=2.2)
    figure += dot(37, -26, 6.4, "glow2", 7.4, line=2.2)
    figure += dot(20, -26, 1.8, INK, 4.6)
    figure += dot(37, -26, 1.8, INK, 4.6)
    figure += dot(24, -8, 1.6, INK)
    figure += dot(33, -8, 1.6, INK)
    figure += stroke("M21 -3q7 5 14 0", 2.2)
    figure += inked("M-12 -2Q2 -8 10 -2L8 12H-10Z", "#b3202c", 2.4)
    return group(figure, x, y, size, 0, flip)


@forbidden_rune("merry-go-wrong", "Merry-Go-Wrong")
def merry_go_wrong(mark: Mark) -> str:
    """Five ponies. Ten eyes. One visitor."""
    drawing = glow(160, 130, 130, "glow", 0.1)
    drawing += silhouette([ellipse(160, 206, 128, 18)], "#4b2a78", rim=5)
    drawing += dot(160, 200, 116, "#6c3f96", 12)
    drawing += silhouette([polygon((148, 66), (172, 66), (174, 200), (146, 200))], "brass", rim=3)
    drawing += stroke("M148 90l24 14M148 118l24 14M148 146l24 14M148 174l24 14", 3.4, "#8a5a20")
    drawing += _pony(104, 132, 0.7, "#9a86b8", "#3a2160", False, True)
    drawing += _pony(216, 132, 0.7, "#9a86b8", "#3a2160", True, True)
    drawing += _pony(62, 152, 0.96, "#efe4f7", "#8a3f8f", False)
    drawing += _pony(258, 152, 0.96, "#efe4f7", "#8a3f8f", True)
    drawing += _pony(152, 156, 1.16, "#fff6e0", "#2b1842", False)
    # canopy
    drawing += inked("M160 6Q220 34 300 66L292 84H28L20 66Q100 34 160 6Z", "#8a3f6f")
    drawing += area(
        "M160 6Q130 34 108 84H64Q104 40 160 6ZM160 6Q190 34 212 84H256Q216 40 160 6ZM160 6L146 84H174Z", "#efe4f7"
    )
    drawing += inked(
        "M22 66H298L292 82Q280 98 266 84Q252 98 238 84Q224 98 210 84Q196 98 182 84Q172 98 160 86Q148 98 138 84"
        "Q124 98 110 84Q96 98 82 84Q68 98 54 84Q40 98 28 82Z",
        "#4b2a78", 3,
    )
    drawing += "".join(dot(x, 76, 4, "glow", line=2) for x in range(40, 290, 28))
    drawing += mark(160, 30, 13)
    return drawing + green_sparks((94, 26, 9), (250, 26, 9), (298, 120, 8))


@forbidden_rune("bobblehead-of-regret", "Bobblehead of Regret")
def bobblehead_of_regret(mark: Mark) -> str:
    """It nods. It knows."""
    # windscreen
    drawing = rectangle(0, 0, 320, 240, "#241336")
    drawing += inked("M30 176L62 22Q160 10 258 22L290 176Z", "#55307f")
    drawing += area("M36 150L54 60H266L284 150Z", "#7c4a9c", opacity=0.7)
    drawing += dot(92, 54, 17, "#e9ffd0")
    drawing += dot(92, 54, 26, "glow", opacity=0.16)
    drawing += area("M30 176L34 158Q160 140 286 158L290 176Z", "#3f5a4e")
    drawing += stroke("M132 176L150 150M196 176L176 150", 2, "#6f8a7e")
    drawing += faint("M84 168L104 40M98 168L114 60", 5, "#ffffff", 0.14)
    # the shrub reconsiders
    drawing += shrub("worried", (-0.9, 0.1), ("horn", "ears", "tail"), x=84, y=-48, scale=0.56)
    drawing += drops(((290, 66, 0.7, 20), (204, 72, 0.6, -24)))
    # mirror, dashboard
    drawing += silhouette([blob((182, 6), (230, 4), (234, 20), (186, 24))], "#4d4a5e", rim=2.4)
    drawing += inked("M-10 178Q160 160 330 178V250H-10Z", "#3a2160")
    drawing += stroke("M-4 188Q160 170 324 188", 4, "#6c3f96")
    drawing += dot(262, 214, 15, "#4b2a78", line=3)
    drawing += stroke("M262 214l8 -8", 3, "glow")
    drawing += dot(40, 214, 15, "#4b2a78", line=3)
    drawing += stroke("M40 214l-8 -7", 3, "glow")
    # the bobblehead: a big-headed little judge of character
    drawing += silhouette([ellipse(128, 206, 42, 10)], "#4d4a5e", rim=3)
    drawing += silhouette([taper([(128, 158), (128, 200)], (36, 60), (0.3, 0.15))], "#8a3f6f", rim=3.4)
    drawing += silhouette([tube([(110, 176), (96, 190)], 12), tube([(146, 176), (160, 190)], 12)], "#8a3f6f", 3, 2)
    drawing += silhouette([ellipse(94, 192, 7), ellipse(162, 192, 7)], "#d8c79a", 2.8, 1.4)
    drawing += cable("M128 160q-12 -3 0 -6q12 -3 0 -6q-12 -3 0 -6q12 -3 0 -6", 7, 3, "#c4d0da")
    head = silhouette(
        [ellipse(0, 0, 52, 48), ellipse(-50, 6, 9, 12), ellipse(50, 6, 9, 12)], "#d8c79a", rim=5, dark="#9a8266"
    )
    head += inked("M-52 -8Q-54 -56 0 -58Q54 -56 52 -8Q40 -32 0 -32Q-40 -32 -52 -8Z", "#c9c3d6", 3.2)
    head += stroke("M-30 -42Q-16 -50 2 -50", 3, "#efe9f6")
    head += face(2, -2, 1.56, "bored", "frown", (0.2, 0.3), "sad", "#d8c79a", False, 14, 17, 24)
    head += stroke("M-30 18q4 5 12 4M36 18q-4 5 -12 4", 2.4, "#9a8266")
    drawing += group(head, 130, 96, 1.0, 9)
    drawing += stroke("M66 66q-9 8 -9 20M54 58q-14 12 -14 32M188 128q6 -4 9 -14", 3.6, "glow2")
    return drawing + mark(128, 186, 11) + green_sparks((282, 36, 9), (60, 150, 8), (196, 196, 8))


def _sorted_orbit() -> str:
    """Glass, tin and paper in neat orbits."""
    bottle = silhouette(
        [polygon((-8, -4), (8, -4), (8, 22), (-8, 22)), polygon((-4, -18), (4, -18), (7, -2), (-7, -2))],
        "#63b34a", 3, 1.8,
    )
    can = silhouette([polygon((-9, -12), (9, -12), (9, 12), (-9, 12)), ellipse(0, -12, 9, 3)], "#c4d0da", 3, 1.8)
    can += rectangle(-9, -5, 17, 9, "#e5493a")
    paper = silhouette([polygon((-11, -13), (11, -13), (11, 13), (-11, 13))], "#fff6e0", 3, 1.8)
    paper += stroke("M-6 -6h12M-6 0h12M-6 6h8", 2, "#b9ad94")
    drawing = ""
    for _scale, (thing, x) in enumerate(((bottle, 82), (can, 160), (paper, 238))):
        drawing += "".join(
            group(thing, x + dx, y, size, turn)
            for dx, y, size, turn in (
                (0, 116, 1.0, 8), ((x - 160) * 0.1, 76, 0.8, -10), ((x - 160) * 0.04, 44, 0.62, 14)
            )
        )
    return drawing


@forbidden_rune("bottomless-recycling-bin", "Bottomless Recycling Bin")
def bottomless_recycling_bin(mark: Mark) -> str:
    """Paper, glass, tin, infinity."""
    # the void rising out of the bin
    drawing = silhouette(
        [taper([(160, 132), (150, 96), (166, 62), (158, 20)], (110, 150, 200, 262), (0.2, 0.2))], "#120a2a", 0, 0
    )
    drawing += area("M84 130Q60 90 34 60Q10 20 24 -4H296Q312 24 286 60Q256 92 236 130Z", "#140a30")
    drawing += stroke("M84 130Q60 90 34 60Q14 28 22 -4M236 130Q256 92 286 60Q308 28 298 -4", 5, "glow")
    drawing += stroke("M160 100Q120 96 118 72Q124 44 168 46Q214 52 208 84Q200 110 160 112", 5, "#6c3f96")
    drawing += stroke("M160 90Q138 88 138 74Q146 58 170 62Q190 68 184 82Q176 94 160 92", 4, "#9a6cc6")
    drawing += dot(162, 78, 10, "glow2")
    drawing += dot(162, 78, 18, "glow", opacity=0.25)
    drawing += "".join(
        sparkle(x, y, radius, blue)
        for x, y, radius, blue in (
            (88, 40, 5, "#efe4f7"), (238, 34, 6, "#efe4f7"), (120, 18, 4, "#d6ff9c"), (196, 20, 5, "#efe4f7"),
            (226, 102, 4, "#d6ff9c"), (98, 104, 4, "#efe4f7"), (268, 26, 4, "#efe4f7"), (140, 34, 3, "#fff"),
            (210, 60, 3, "#fff"), (104, 76, 3.4, "#fff"),
        )
    )
    drawing += _sorted_orbit()
    # the bin
    fill = "#2f6fb0"
    drawing += silhouette([polygon((70, 136), (250, 136), (232, 216), (88, 216))], fill, rim=6)
    drawing += rectangle(60, 124, 200, 18, "#4a8fd0", 7, LINE)
    drawing += stroke("M104 150L110 206M216 150L210 206", 3, shade(fill, 0.4))
    drawing += eye(136, 162, 11, 12, "evil", (0, -0.8), fill, 0)
    drawing += eye(184, 162, 11, 12, "evil", (0, -0.8), fill, 1)
    arrows = "".join(
        group(stroke("M-11 7L-1 -11", 5, "#fffdf4") + area("M-7 -13L7 -18L5 -4Z", "#fffdf4"), 0, 0, 1, turn)
        for turn in (0, 120, 240)
    )
    drawing += group(arrows, 208, 192, 0.8)
    drawing += group(arrows, 112, 192, 0.8)
    return drawing + mark(160, 194, 14) + green_sparks((290, 150, 9), (40, 160, 9), (272, 196, 7))


def _rake_tines() -> str:
    """Tines, then the bar in front of their roots."""
    places = [24 + index * 22 for index in range(9)]
    tines = [
        taper([(x, 198 + index), (x - 4, 168 + index), (x + 6, 132 + index * 1.2)], (11, 10, 2.6))
        for index, x in enumerate(places)
    ]
    drawing = silhouette(tines, "#c4cbda", rim=2.8, dark="#5f6680")
    drawing += silhouette(
        [taper([(16, 194), (60, 202), (110, 208), (160, 210), (208, 206)], (18, 23, 26, 24, 20))],
        "#8d97ab", rim=4.5, dark="#545b74",
    )
    drawing += "".join(sparkle(places[index] + 7, 130 + index * 1.2, 9, "#ffffff", 1.6) for index in (1, 4, 7))
    drawing += "".join(
        dot(x, y, radius, "#b5603c", opacity=0.85)
        for x, y, radius in ((54, 176, 3.6), (110, 168, 3.4), (166, 176, 4), (82, 186, 3))
    )
    drawing += silhouette(
        [ellipse(22, 198, 13, 8), ellipse(38, 204, 11, 6), ellipse(204, 212, 12, 7)], "leaf", 2.6, 1.6
    )
    drawing += stroke(
        "M44 150Q54 162 66 150M44 164Q54 176 66 164M66 154Q76 166 88 154M66 168Q76 180 88 168", 1.8, "#efe4f7"
    )
    drawing += eye(92, 205, 9.5, 10, "evil", (0.3, -0.5), "#8d97ab", 0)
    drawing += eye(130, 208, 9.5, 10, "evil", (0.3, -0.5), "#8d97ab", 1)
    drawing += dot(168, 170, 5.4, INK)
    drawing += stroke("M168 164V146M163 168l-6 -4M163 172l-6 4M173 168l6 -4M173 172l6 4", 1.8)
    return drawing


@forbidden_rune("rake-of-doom", "Rake of Doom")
def rake_of_doom(mark: Mark) -> str:
    """It has time."""
    drawing = rectangle(0, 0, 320, 130, "#2b1842", opacity=0.55)
    drawing += dot(150, 62, 50, "#e9ffd0")
    drawing += dot(150, 62, 72, "glow", opacity=0.14)
    drawing += dot(150, 62, 94, "glow", opacity=0.08)
    drawing += dot(132, 46, 8, "#cdeaa8")
    drawing += dot(170, 70, 11, "#cdeaa8")
    drawing += dot(146, 84, 6, "#cdeaa8")
    drawing += area("".join(f"M{x} 132V106L{x + 5} 98L{x + 10} 106V132Z" for x in range(-4, 330, 18)), "#1f1033")
    drawing += rectangle(0, 112, 320, 5, "#1f1033")
    drawing += rectangle(0, 126, 320, 120, "#3f5a4e")
    drawing += area(
        "".join(
            f"M{160 + index * 18} 126h18L{160 + (index + 1) * 50} 240H{160 + index * 50}Z" for index in range(-9, 9, 2)
        ),
        "#374f4a",
    )
    drawing += dot(130, 200, 118, "#e9ffd0", 26, 0.12)
    # the handle runs away up the lawn
    drawing += shadow(140, 112, 212, "#120a1e", 0.5)
    drawing += area("M136 204L306 132L312 140L150 216Z", "#120a1e", opacity=0.4)
    drawing += silhouette([taper([(124, 196), (210, 158), (302, 118)], (20, 15, 10))], "#a8805c", rim=3.4)
    drawing += stroke("M172 172l22 -10M216 154l18 -8M256 136l16 -7", 2, "#6f5240")
    drawing += silhouette([taper([(108, 200), (126, 194), (146, 186)], (24, 24, 22))], "#8d97ab", rim=3)
    drawing += _rake_tines()
    return drawing + mark(222, 154, 13) + green_sparks((254, 46, 9), (290, 80, 7), (76, 86, 8), (220, 26, 6))
