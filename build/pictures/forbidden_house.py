"""Forbidden Runes of the house.

See `things_runes` for how a Rune is made.
"""

from __future__ import annotations

from pictures.drawing import LINE, area, cable, dot, group, hoop, inked, rectangle, silhouette, stroke
from pictures.faces import eye, mouth
from pictures.geometry import Point
from pictures.objects import toaster
from pictures.palette import INK
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.things import drops, faint, glow, green_sparks, words
from pictures.things_people import face
from pictures.things_runes import Mark, forbidden_rune


def _cauldron_brew() -> str:
    """The brew and the pot that holds most of it."""
    drawing = silhouette(
        [
            ellipse(120, 96, 16), ellipse(150, 84, 20), ellipse(186, 92, 17), ellipse(208, 104, 11),
            ellipse(100, 106, 11),
        ],
        "#6fdc46", rim=4, dark="#2f8a3a",
    )
    drawing += dot(146, 78, 5, "glow2")
    drawing += dot(183, 88, 4, "glow2")
    drawing += dot(128, 56, 9, "#6fdc46", line=3)
    drawing += dot(125, 53, 2.6, "glow2")
    drawing += dot(176, 48, 12, "#6fdc46", line=3)
    drawing += dot(172, 44, 3.4, "glow2")
    drawing += dot(150, 34, 5, "#6fdc46", line=2.6)
    drawing += dot(206, 72, 6, "#6fdc46", line=2.6)
    drawing += silhouette(
        [taper([(160, 84), (170, 60), (190, 62), (194, 76)], (13, 12, 10, 12))], "#6fdc46", 3, 2, dark="#2f8a3a"
    )
    drawing += "".join(
        stroke(f"M{x} {y}l{angle} {body}", 2.4)
        for x, y, angle, body in ((190, 80, 2, 6), (196, 80, 4, 5), (184, 76, -2, 6))
    )
    pot = "#3a3350"
    drawing += silhouette(
        [ellipse(160, 160, 88, 52), polygon((90, 112), (230, 112), (240, 150), (80, 150))], pot, rim=7, dark="#1f1a30"
    )
    drawing += inked("M76 104Q160 92 244 104Q250 112 244 120Q160 132 76 120Q70 112 76 104Z", "#4d4568")
    drawing += area("M92 108q6 26 12 4q4 34 12 6q6 16 10 2Z", "#6fdc46", 2.4)
    drawing += silhouette([tube([(112, 204), (108, 214)], 14), tube([(208, 204), (212, 214)], 14)], pot, rim=2)
    drawing += cable("M76 130q-18 4 -14 22", 11.2, 6, pot)
    drawing += cable("M244 130q18 4 14 22", 11.2, 6, pot)
    drawing += eye(122, 144, 11, 13, "evil", (0.2, 0), pot, 0)
    drawing += eye(196, 144, 11, 13, "evil", (0.2, 0), pot, 1)
    label = silhouette([polygon((-54, -24), (54, -24), (54, 24), (-54, 24))], "#fff6e0", 3.4, 3)
    label += stroke("M-44 -14l12 12M-32 -14l-12 12", 4.6, "#c22f2a")
    label += stroke("M-22 -13v12M-26 -13v4q0 3 4 3q4 0 4 -3v-4M-8 -13v12q-4 -6 0 -12", 2.6)
    label += words("GARY'S", 2, 3, 16, INK, 3.6)
    label += stroke("M8 -8h34", 3, "#b9ad94")
    return drawing + group(label, 162, 182, 0.96, -5)


@forbidden_rune("cauldron-of-leftovers", "Cauldron of Leftovers")
def cauldron_of_leftovers(mark: Mark) -> str:
    """Gary has not been seen since."""
    drawing = rectangle(34, -10, 252, 250, "#cdd6de", 0, LINE)
    drawing += rectangle(52, -10, 216, 250, "#24363a", 0, 3)
    drawing += glow(160, 110, 130, "glow", 0.12)
    drawing += area("M52 -10H268V16H52Z", "#31484a")
    drawing += rectangle(52, 206, 216, 8, "#9fb4bd", 0, 2.6)
    drawing += rectangle(52, 60, 66, 6, "#9fb4bd", 0, 2.2)
    drawing += rectangle(212, 60, 56, 6, "#9fb4bd", 0, 2.2)
    drawing += silhouette([polygon((224, 26), (244, 26), (248, 60), (220, 60))], "#fffdf4", 3, 2)
    drawing += rectangle(226, 18, 16, 10, "#4ba6dc", 2, 2.4)
    drawing += rectangle(223, 40, 22, 12, "#4ba6dc")
    drawing += silhouette([ellipse(84, 50, 15, 11)], "#e58a3a", 3, 2)
    drawing += stroke("M84 40q3 -6 8 -6", 3)
    drawing += silhouette([ellipse(104, 54, 9, 8)], "#b3202c", 3, 1.6)
    drawing += _cauldron_brew()
    return drawing + mark(278, 34, 13) + green_sparks((70, 96, 9), (252, 88, 9), (232, 196, 8))


@forbidden_rune("possessed-porch-light", "Possessed Porch Light")
def possessed_porch_light(mark: Mark) -> str:
    """The moths know a word. It is a rude one."""
    drawing = rectangle(0, 0, 40, 240, "#2b1842", opacity=0.8)
    drawing += "".join(rectangle(0, y, 40, 3, "#1f1033") for y in range(18, 240, 22)) + stroke("M40 0V240", 3)
    drawing += area("M92 124L330 -20V260Z", "glow", opacity=0.12) + glow(92, 130, 100, "glow", 0.15)
    for glyph in RUDE_WORD:
        path = "M" + "L".join(f"{x} {y}" for x, y in glyph)
        drawing += faint(path, 24, "glow", 0.2) + stroke(path, 13, "#6fdc46") + stroke(path, 5, "#eaffe2")
    moths = sorted({spot for glyph in RUDE_WORD for spot in glyph}) + [(150, 192), (208, 186), (284, 188), (184, 28)]
    for index, (x, y) in enumerate(moths):
        drawing += _moth(x, y, index * 53 % 70 - 35)
    drawing += group(_grinning_lamp(), -26, 2, 1.1)
    return drawing + mark(58, 214, 12) + green_sparks((234, 206, 8), (176, 168, 6), (306, 30, 8))


RUDE_WORD = (
    ((172, 54), (172, 150)), ((172, 72), (206, 94), (172, 118)),
    ((242, 56), (242, 150)), ((220, 84), (242, 56), (264, 84)), ((222, 126), (262, 104)),
    ((298, 54), (298, 116)), ((298, 146), (298, 149)),
)  # fmt: skip
"""The strokes of three runes, the last of which must be an exclamation mark; a moth sits at every corner."""


def _moth(x: float, y: float, turn: float) -> str:
    """A moth with its wings open, 20 wide."""
    wings = "M0 2Q-10 -18 -22 -12Q-24 2 -8 5Q-16 10 -10 18Q-2 16 0 8Q2 16 10 18Q16 10 8 5Q24 2 22 -12Q10 -18 0 2Z"
    drawing = inked(wings, "#fff6e0", 2) + dot(-13, -5, 3, "#c9a4f0") + dot(13, -5, 3, "#c9a4f0")
    drawing += dot(0, 4, 3.4, "#6c4a8c", 8, line=1.6) + stroke("M-1 -4l-4 -7M1 -4l4 -7", 1.8)
    return group(drawing, x, y, 0.46, turn)


def _grinning_lamp() -> str:
    """The lamp on its bracket, and its face in the glass."""
    iron = "#4d4a5e"
    drawing = silhouette([blob((20, 40), (38, 36), (46, 54), (46, 104), (38, 118), (20, 114))], iron, rim=3)
    drawing += cable("M40 76Q60 40 108 42V58", 13.2, 8, iron)
    drawing += silhouette([taper([(108, 52), (108, 78)], (26, 104), (0.4, 0.12))], iron, rim=4)
    drawing += inked("M68 84H148L138 172H78Z", "#d6ff9c") + area("M148 84L138 172H122L130 84Z", "#8dff5a")
    drawing += stroke("M84 90L88 106M96 90v8", 4, "#ffffff")
    drawing += silhouette([blob((70, 172), (146, 172), (140, 186), (120, 192), (96, 192), (76, 186))], iron, rim=3)
    drawing += dot(108, 198, 6, iron, line=3)
    drawing += eye(90, 116, 13, 15, "evil", (0.8, -0.2), "#9fe06a", 0)
    drawing += eye(126, 116, 13, 15, "evil", (0.8, -0.2), "#9fe06a", 1)
    drawing += mouth("fangs", 108, 144, 48)
    return drawing + stroke("M156 92l11 -7M158 160l11 6", 3.6, "glow2")


def _burglars_glove() -> str:
    """The glove, held fast."""
    glove_arm = silhouette([tube([(330, 176), (262, 174), (206, 166)], 40)], "#3a3350", rim=4)
    glove_arm += stroke("M264 158Q258 174 264 192", 6, "#6c3f96")
    glove_arm += stroke("M284 156Q278 174 284 194M306 156Q300 174 306 194", 8, "#efe4f7")
    glove_arm += silhouette(
        [
            taper([(236, 170), (200, 166), (168, 162)], (44, 46, 40)),
            taper([(196, 150), (186, 134), (196, 118)], (17, 15, 11)),
            taper([(166, 150), (142, 148)], (16, 11)),
            taper([(164, 166), (136, 168)], (17, 11)),
            taper([(168, 182), (146, 188)], (16, 11)),
        ],
        "#c98b53", rim=3.4,
    )
    glove_arm += silhouette([taper([(236, 148), (238, 170), (236, 194)], (14, 15, 14))], "#a8703c", 3, 2)
    drawing = group(glove_arm, 0, -10)
    drawing += silhouette(
        [
            polygon(
                (82 + index * 16, 118), (98 + index * 16, 118), (90 + index * 16, 140 if index not in (0, 5) else 132)
            )
            for index in range(6)
        ],
        "#fffdf4", 2.8, 1.4,
    )
    drawing += silhouette(
        [polygon((84 + index * 16, 202), (100 + index * 16, 202), (92 + index * 16, 180)) for index in range(6)],
        "#fffdf4", 2.8, 1.4,
    )
    drawing += drops(((66, 180, 0.7, 60), (200, 204, 0.8, 0), (172, 214, 0.6, 10)), "#8dff5a")
    drawing += stroke("M246 132l6 -12M264 132l12 -8M252 212l8 8M240 116l0 -9", 3.4, "glow2")
    return drawing + stroke("M58 120q-8 0 -12 8M56 146q-8 4 -8 12M58 96l-9 -4", 3, "glow2")


@forbidden_rune("haunted-pet-door", "Haunted Pet Door")
def haunted_pet_door(mark: Mark) -> str:
    """It used to let the cat in."""
    drawing = rectangle(40, -10, 176, 230, "#4b2a78", 0, LINE)
    drawing += rectangle(58, -4, 140, 44, "#3a2160", 5, 2.6)
    drawing += dot(204, 76, 7, "brass", line=2.6)
    drawing += glow(128, 134, 110, "glow", 0.12)
    drawing += rectangle(66, 58, 126, 152, "#8a8fa8", 16, 2 * LINE)
    drawing += rectangle(66, 58, 126, 152, "#b9bdd0", 16)
    drawing += rectangle(80, 74, 98, 126, "#0f2410", 10, 3.4)
    drawing += glow(128, 150, 46, "glow", 0.2)
    # flap as a muzzle
    drawing += inked("M80 74H178L184 118Q160 132 128 130Q96 130 74 118Z", "#7a55a8")
    drawing += stroke("M90 84Q128 78 168 84", 4, "#a684cc")
    drawing += eye(110, 102, 13, 15, "evil", (0.7, 0.2), "#7a55a8", 0)
    drawing += eye(150, 102, 13, 15, "evil", (0.7, 0.2), "#7a55a8", 1)
    drawing += _burglars_glove()
    return drawing + mark(129, 46, 11) + green_sparks((256, 62, 11), (292, 112, 8), (240, 32, 8))


@forbidden_rune("surge-infector", "Surge Infector")
def surge_infector(mark: Mark) -> str:
    """It spreads."""
    drawing = glow(100, 120, 100, "glow", 0.1)
    goo = "#a94fd8"
    drawing += group(toaster(), 240, 212, 0.84)
    drawing += silhouette(
        [polygon((218, 104), (262, 104), (260, 132), (220, 132)), ellipse(228, 104, 9), ellipse(252, 104, 9)],
        "#c47a2c", 3, 2.4,
    )
    drawing += rectangle(200, 128, 34, 8, INK, 4)
    drawing += rectangle(247, 128, 34, 8, INK, 4)
    drawing += face(246, 160, 1.3, "wide", "wobble", (-0.9, 0.2), "sad", "#d9e3ea", False, 16, 22, 30)
    drawing += drops(((300, 112, 0.9, 30), (186, 118, 0.7, -40), (306, 138, 0.7, 50)))
    # the strip
    strip = rectangle(-44, -98, 88, 196, "#a899b8", 14, 2 * LINE)
    strip += rectangle(-44, -98, 88, 196, "#a899b8", 14)
    strip += rectangle(-44, -98, 83, 191, "#e6dfcf", 13)
    strip += rectangle(-18, -90, 36, 18, "#b3202c", 5, 3)
    strip += rectangle(-15, -88, 16, 14, "#8dff5a", 3)
    for y in (24, 70):
        strip += dot(0, y, 20, "#cfc4d9", line=3)
        strip += stroke(f"M-8 {y - 8}v12M8 {y - 8}v12", 4.6)
    strip += eye(-15, -46, 11.5, 13.5, "evil", (0.8, 0.2), "#e6dfcf", 0)
    strip += eye(16, -46, 11, 13, "evil", (0.8, 0.2), "#e6dfcf", 1)
    strip += group(mouth("fangs", 0, 0, 46), 0, -20)
    drawing += cable("M82 214Q36 226 30 192Q26 160 8 158", 13, 7, "#e6dfcf")
    drawing += group(strip, 104, 116, 1, 4)
    # what comes out of it
    ooze = [
        taper([(106, 106), (110, 130), (112, 160), (126, 198)], (38, 34, 34, 46)),
        taper([(84, 108), (82, 126), (84, 136)], (14, 12, 11)),
        taper([(130, 108), (134, 130), (136, 146)], (14, 13, 12)),
        taper([(118, 190), (160, 210), (206, 206)], (44, 30, 26)), ellipse(150, 215, 52, 8), ellipse(206, 214, 34, 8),
        ellipse(206, 192, 15, 20), ellipse(192, 182, 9, 15), ellipse(220, 186, 8, 13),
    ]
    drawing += silhouette(ooze, goo, rim=4.5, dark="#5a2490")
    drawing += dot(104, 124, 5, "#d99cf2")
    drawing += dot(108, 138, 3, "#d99cf2")
    drawing += dot(130, 192, 5, "#d99cf2")
    drawing += dot(200, 186, 4, "#d99cf2")
    drawing += dot(168, 206, 3.4, "#d99cf2")
    drawing += area("M84 101l5 8l6 -8l6 9l6 -9l6 9l6 -9l5 8l4 -8Z", "#ffffff", 2)
    drawing += drops(((160, 150, 0.9, 180), (56, 150, 0.9, 180), (168, 176, 0.7, 180)), goo)
    return drawing + mark(74, 182, 11) + green_sparks((166, 56, 10), (214, 66, 8), (48, 96, 8))


def _swearing_coin(
    x: float, y: float, turn: float, size: float, lips: str, mood: str = "angry", look: Point = (0, 0),
    fill: str = "#e0a92f",
) -> str:
    """A coin with a face and an opinion."""
    return group(
        silhouette([ellipse(0, 0, 21, 20)], fill, 3, 2.4, dark="#9a6a1a")
        + hoop(-0.5, -0.5, 15.5, "#fff0a8", 1.6)
        + face(0, -4, 0.62, mood, lips, look, "stern" if mood == "angry" else None, fill, False, 11, 17, 22),
        x, y, size, turn,
    )


@forbidden_rune("cursed-coin-jar", "Cursed Coin Jar", ground=(150, 96))
def cursed_coin_jar(mark: Mark) -> str:
    """A coin for every word. A word for every coin."""
    drawing = glow(150, 140, 110, "glow", 0.1)
    drawing += area("M84 84Q60 98 60 124V198Q60 214 78 214H222Q240 214 240 198V124Q240 98 216 84Z", "#3a4f5e", 2 * LINE)
    drawing += area("M84 84Q60 98 60 124V198Q60 214 78 214H222Q240 214 240 198V124Q240 98 216 84Z", "#54707c")
    drawing += "".join(
        _swearing_coin(*row)
        for row in (
            (88, 136, -14, 0.9, "frown"), (128, 130, 10, 0.96, "wail"), (172, 132, -8, 0.94, "fangs"),
            (212, 138, 14, 0.9, "open"), (84, 190, 10, 1.0, "fangs"), (128, 186, -6, 1.06, "open"),
            (174, 188, 8, 1.06, "frown"), (216, 190, -12, 0.98, "wail"),
        )
    )
    drawing += area(
        "M84 84Q60 98 60 124V198Q60 214 78 214H222Q240 214 240 198V124Q240 98 216 84Z", "#d6f4ff", opacity=0.16
    )
    drawing += stroke("M72 126Q72 108 86 98", 6, "#ffffff")
    drawing += stroke("M72 142v18", 6, "#ffffff")
    drawing += rectangle(80, 66, 140, 20, "#8a6aa8", 6, LINE)
    drawing += rectangle(80, 78, 140, 8, "#6c4a8c", 3)
    drawing += rectangle(128, 62, 44, 8, INK, 4)
    # two that got out
    drawing += _swearing_coin(152, 42, -16, 1.06, "wail")
    drawing += _swearing_coin(276, 182, 18, 0.9, "wail")
    drawing += stroke("M128 66q-6 -6 -6 -14M176 66q8 -4 10 -12", 3, "glow2")
    # the language
    drawing += inked(
        "M196 34Q196 10 222 10H290Q312 10 312 34V56Q312 78 290 78H236L206 92L214 74Q196 72 196 54Z", "#fffdf4", 3.2
    )
    drawing += stroke("M212 32L232 54M232 32L212 54M222 28V58M210 43H234", 3.6, "#6c3f96")
    drawing += stroke("M256 50a10 10 0 1 1 2 -12q2 12 8 6q2 -14 -10 -18q-16 -2 -18 14q0 18 16 18", 3, "#b3202c")
    drawing += area("M276 62L284 26H294L286 50ZM276 60h9v8h-9Z", "#2f8a3a", 1.6)
    drawing += dot(302, 62, 5, "#b3202c", line=1.6)
    drawing += stroke("M302 56l3 -8", 2.6)
    return drawing + mark(150, 160, 14) + green_sparks((270, 116, 9), (40, 110, 9), (44, 196, 8))
