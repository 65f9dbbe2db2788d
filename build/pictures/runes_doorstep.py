"""Runes of the doorstep and the porch.

See `things_runes` for how a Rune is made.
"""

from __future__ import annotations

from pictures.animal import DRAGON
from pictures.creature import creature
from pictures.drawing import LINE, area, cable, dot, group, hoop, inked, rectangle, silhouette, stroke
from pictures.faces import mouth
from pictures.geometry import Point
from pictures.objects import paw_print
from pictures.palette import INK, mix, shade
from pictures.people import person
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.things import glow, note, puff, sparks, words
from pictures.things_people import face, glove, rubber_arm, rubber_leg
from pictures.things_runes import Mark, rune


@rune("welcome-back-mat", "Welcome-Back Mat", "#7a4f6e", (92, 84))
def welcome_back_mat(mark: Mark) -> str:
    """Boing, and home again, lightly toasted."""
    drawing = rectangle(212, 36, 92, 178, "#ffefb8", 0, LINE)
    drawing += area("M212 214L236 190H304V214Z", "#f2d68a")
    drawing += cable("M208 216V32H308V216", 9, 4, "#fffdf4")
    drawing += inked("M304 36L284 54V226L304 214Z", "#c04a3c", 3)
    drawing += dot(290, 140, 3.6, "sun", line=2)
    drawing += area("M212 214L156 232H330V214Z", "#ffe9a0", opacity=0.28)
    drawing += stroke("M74 128Q86 86 118 72M100 134Q108 110 130 98", 4, "#fffbe8")
    drawing += puff(96, 92, 0.62, "#cfc6d4")
    drawing += puff(70, 110, 0.44, "#cfc6d4")
    dog = creature(
        plan="hover", head="dog", skin="#f3d3a0", accent="#8a5a3c", ears="half", tail="fluffy", tail_color="#5b4a58",
        eyes="happy", mouth="open", collar="tag",
        spots=[(112, 122, 20, 14, 10), (150, 130, 14, 10, -10), (92, 142, 12, 10, 0)], spots_color="#6a5866",
    )
    drawing += group(dog, 92, 9, 0.65, -8)
    drawing += puff(150, 44, 0.5, "#8a8092")
    drawing += stroke("M134 36q-6 -7 0 -13M148 30q-5 -7 2 -14", 3, "#d9d0de")
    # spring, then the mat thrown up on its hinge
    drawing += cable("M134 214q-38 -1 -38 -9t36 -8q-32 -1 -30 -9t34 -7q-26 -2 -22 -9t24 -6", 9.6, 4.4, "#c4d0da")
    drawing += "".join(
        cable(f"M{14 + index * 6.6:.0f} {188 + index * 6.4:.0f}l-10 5", 6.6, 2.6, "#e8be86") for index in range(6)
    )
    drawing += "".join(
        cable(f"M{132 + index * 8:.0f} {128 + index * 6.6:.0f}l9 -5", 6.6, 2.6, "#e8be86") for index in range(6)
    )
    drawing += silhouette([polygon((14, 186), (50, 222), (176, 164), (130, 124))], "#c07f45", rim=4)
    drawing += stroke("M32 188L54 210L158 162L130 138Z", 3, "#8a5a30")
    drawing += group(paw_print("#7a4a28"), 88, 156, 0.86, -24)
    return drawing + mark(62, 192, 13) + sparks((192, 176, 8), (196, 40, 9), (30, 140, 9))


@rune("leash-resistance", "Leash Resistance", "#54703a", (236, 74))
def leash_resistance(mark: Mark) -> str:
    """Somebody is not going home."""
    drawing = silhouette([taper([(42, 222), (46, 150), (40, 60), (44, -20)], (74, 48, 46, 60))], "#8a5a3c", rim=6)
    drawing += stroke("M30 190q4 -30 2 -60M52 196q-2 -20 2 -40M38 100q4 -20 2 -40", 2.6, "#6b4431")
    drawing += silhouette([ellipse(16, 8, 44, 24), ellipse(76, 0, 50, 24), ellipse(124, -12, 40, 22)], "leaf", rim=4)
    drawing += cable("M112 128L226 146", 9, 4.4, "tomato")
    drawing += stroke("M140 116l5 -9M160 119l5 -9M138 146l4 9M158 149l5 9", 3, "#fffbe8")
    dragon = creature(
        DRAGON, plan="stand", skin="#e0643f", belly="peach", accent="#ffb03b", horns="swept", eyes="angry",
        look=(0.6, 0.1), brows="stern", mouth="pout", collar="tag", collar_color="#2f86c9", wing_scale=0.62,
        far_wing=False,
    )
    drawing += group(group(group(dragon, -160, -214), 160, 214, 1, -16), 350, 66, 0.7, 0, True)
    drawing += silhouette(
        [ellipse(176, 217, 17, 9), ellipse(204, 219, 15, 8), ellipse(246, 219, 17, 8), ellipse(272, 219, 14, 7)],
        "#7a4f36", 3.2, 2,
    )
    drawing += "".join(
        dot(x, y, radius, "#7a4f36", line=2.2) for x, y, radius in ((160, 202, 4), (150, 210, 3), (226, 206, 3.4))
    )
    drawing += cable("M24 116Q46 106 70 114M24 146Q46 154 70 144", 12, 6, "tomato")
    drawing += silhouette(
        [blob((50, 130), (60, 102), (92, 94), (116, 112), (118, 144), (92, 162), (60, 156))], "#3fa9c4", rim=5
    )
    drawing += silhouette([taper([(58, 102), (44, 130), (58, 158)], (10, 10, 10))], "#2f7f98", 3, 2)
    drawing += face(90, 117, 0.86, "squeezed", "none")
    drawing += mark(88, 142, 12)
    return drawing + sparks((150, 76, 10), (292, 48, 11), (132, 182, 8))


@rune("lazy-lazy-susan", "Lazy Lazy Susan", "#5a6b3a", (160, 120))
def lazy_lazy_susan(mark: Mark) -> str:
    """Off duty, with full authority to delegate."""
    drawing = silhouette([ellipse(160, 218, 152, 20)], "#c98b53", rim=4)
    drawing += stroke("M40 214Q160 228 280 214", 2, "#a8703c")
    drawing += silhouette([polygon((116, 186), (204, 186), (216, 214), (104, 214))], "#b9783f", rim=4)
    drawing += inked("M40 142V164Q60 200 160 200Q260 200 280 164V142Z", "#e2a964")
    drawing += area("M280 142V164Q260 200 160 200Q240 190 262 158V142Z", shade("#e2a964"))
    drawing += dot(160, 142, 120, "#f6d39c", 22, line=7.2)
    drawing += dot(160, 142, 120, "#f6d39c", 22)
    drawing += hoop(160, 141, 100, "#d79a5c", 2.2, 15)
    cheese = silhouette([polygon((-34, -30), (34, -16), (34, 12), (-34, 12))], "#ffd45c", rim=3.4, dark="#d9982a")
    cheese += "".join(
        dot(x, y, radius, "#e0a030", line=1.8) for x, y, radius in ((-18, -8, 5), (2, 0, 6), (22, -2, 4), (-12, 7, 3))
    )
    drawing += group(cheese, 108, 130, 0.86)
    drawing += silhouette([ellipse(164, 128, 28, 17)], "#fff1d8", 3.4, 3)
    drawing += area("M164 128L190 119A28 17 0 0 1 190 137Z", "#f7c95e", 2.4)
    drawing += "".join(
        silhouette([ellipse(x, y, 7.5)], "#8a5fc7", 2.6, 1.8)
        for x, y in ((208, 136), (220, 138), (214, 128), (226, 130), (220, 121))
    )
    drawing += face(160, 174, 1.1, "shut", "none", (0, 0), None, "#e2a964", True, 20, 8, 14)
    drawing += dot(160, 188, 5, "#7a2440", 4, line=2.4)
    drawing += inked("M34 134Q26 104 46 88Q72 76 78 120Q58 122 34 134Z", "#4f7fc0", 3.2)
    drawing += cable("M32 138Q54 124 80 122", 9, 4.6, "#fffdf4")
    drawing += inked("M46 88Q24 82 18 106Q32 98 44 102Z", "#4f7fc0", 3)
    drawing += dot(17, 112, 7, "#fffdf4", line=2.8)
    drawing += rubber_arm([(272, 160), (298, 150), (284, 116)], "#e2a964", 8, False)
    drawing += cable("M276 140L264 84", 11.2, 6, "#c98b53")
    drawing += group(
        silhouette([polygon((-62, -34), (62, -34), (62, 34), (-62, 34))], "#fff6e0", rim=4)
        + words("YOU", 0, -24, 20, INK, 4.6)
        + words("DO IT", 0, 5, 20, "#c22f2a", 4.6),
        242, 54, 1, 7,
    )
    drawing += glove(282, 118, 10, "#e2a964")
    for x, y, height in ((128, 84, 12), (112, 58, 17), (136, 28, 23)):
        drawing += words("Z", x, y, height, "#fffbe8", 4)
    return drawing + mark(84, 172, 11) + sparks((296, 196, 8), (92, 84, 8), (166, 84, 8))


def _fan(x: float, y: float, size: float, fill: str, mood: str, look: Point, lips: str) -> str:
    """A small desk fan with a face, its foot at `x`, `y`."""
    figure = silhouette([ellipse(0, -6, 28, 8)], fill, 3.2, 2)
    figure += silhouette([tube([(0, -8), (0, -34)], 9)], fill, 3.2, 2)
    figure += silhouette([ellipse(0, -62, 34, 34)], fill, rim=3)
    figure += dot(0, -62, 27, "#eaf4f6", line=2.4)
    figure += "".join(
        group(area("M0 0Q-12 -10 0 -25Q12 -10 0 0Z", mix(fill, "#ffffff", 0.55)), 0, -62, 1, turn)
        for turn in (20, 140, 260)
    )
    figure += "".join(hoop(0, -62, radius, INK, 1.2) for radius in (10, 19))
    if mood == "heart":
        figure += "".join(
            area(
                f"M{row} -54Q{row - 13} -66 {row - 9} -73Q{row - 4} -77 {row} -70Q{row + 4} -77 {row + 9} -73"
                f"Q{row + 13} -66 {row} -54Z",
                "tomato", 2.4,
            )
            for row in (-12, 12)
        )
        figure += mouth(lips, 0, -46, 20)
    else:
        figure += face(0, -66, 0.92, mood, lips, look, None, "#eaf4f6", True, 12, 17, 20)
    return group(figure, x, y, size)


@rune("ceiling-fan-club", "Ceiling Fan Club", "#7a4468")
def ceiling_fan_club(mark: Mark) -> str:
    """One famous fan, three smaller ones."""
    drawing = rectangle(0, -4, 320, 14, "#fff1d0", 0, 3)
    drawing += area("M160 62L20 240H300Z", "#ffe9a0", opacity=0.16)
    drawing += silhouette([tube([(160, 8), (160, 34)], 12)], "brass", rim=2)
    blade = "M0 -10Q40 -20 108 -16Q122 0 108 14Q40 18 0 10Z"
    drawing += group(inked(blade, "#9a5f38") + stroke("M20 -4H96", 2.2, "#7a4528"), 190, 58, 0.94, -7)
    drawing += group(inked(blade, "#9a5f38") + stroke("M20 -4H96", 2.2, "#7a4528"), 130, 58, 0.94, -173)
    drawing += group(inked("M-16 0L-26 -34Q0 -44 26 -34L16 0Z", "#7f4a2c"), 160, 46, 0.8)
    drawing += silhouette([blob((118, 48), (130, 36), (190, 36), (202, 48), (198, 72), (122, 72))], "gold", rim=4)
    drawing += rubber_arm([(198, 108), (226, 116), (222, 140)], "#fff1d0", 8, False)
    drawing += silhouette(
        [blob((122, 72), (198, 72), (204, 96), (186, 122), (160, 130), (134, 122), (116, 96))],
        "#fff6da", rim=5, dark="#e9c98a",
    )
    drawing += inked(
        "M126 84H158V94Q156 106 142 106Q130 104 128 94ZM162 84H194L192 94Q190 104 178 106Q164 106 162 94Z", INK, 1.4
    )
    drawing += stroke("M158 86h6M134 88l8 10M170 88l8 10", 2.6, "#9fb4c8")
    drawing += mouth("smirk", 160, 116, 24)
    drawing += mark(160, 54, 12)
    card = silhouette([polygon((-22, -27), (22, -27), (22, 27), (-22, 27))], "#fffdf4", rim=3)
    card += rectangle(-15, -21, 30, 24, "#f7c95e", 2)
    card += stroke("M-12 -13L12 -5M12 -13L-12 -5", 5, "#9a5f38")
    card += stroke("M-14 16q5 -10 9 0t9 -2t9 -2", 2.6, "#8a3fb0")
    drawing += _fan(54, 218, 1.0, "#4ba6dc", "heart", (0, 0), "open")
    drawing += _fan(132, 222, 0.86, "#f58fb3", "puppy", (0.3, -0.8), "open")
    drawing += _fan(274, 218, 1.0, "#63b98a", "happy", (0, 0), "wail")
    drawing += group(card, 200, 182, 1, -8)
    drawing += rubber_arm([(242, 192), (232, 200), (220, 196)], "#63b98a", 6, False)
    drawing += cable("M226 134L208 176", 11.2, 6, "tomato")
    drawing += glove(221, 144, 11)
    return drawing + sparks((92, 120, 9), (300, 116, 9), (252, 120, 7))


@rune("surge-defector", "Surge Defector", "#2f6f6a", (160, 90))
def surge_defector(mark: Mark) -> str:
    """Changing sides, collar up."""
    drawing = rectangle(0, 0, 150, 240, "#7a2f4a", opacity=0.55)
    links = "".join(f"M{x} 36L{x + 200} 236" for x in range(-220, 330, 26))
    links += "".join(f"M{x} 36L{x - 200} 236" for x in range(0, 540, 26))
    drawing += stroke(links, 2.2, "#9fb4bd")
    drawing += rectangle(0, 28, 320, 9, "#b9c6d4", 4, 3)
    drawing += area("M84 222Q70 90 150 56Q246 52 248 222Z", "#1f4f5a")
    drawing += stroke(
        "M84 222L78 196L94 176L78 150L102 134L96 108L124 98L132 70L160 76L176 58L196 78L222 82L222 112L244 126"
        "L232 150L252 172L238 194L250 222",
        4.4, "#9fb4bd",
    )
    drawing += cable("M132 214Q70 226 50 200Q36 176 14 192", 13, 7, "#fffdf4")
    drawing += silhouette([polygon((8, 184), (24, 176), (30, 196), (14, 202))], "#fffdf4", 3, 1.6)
    drawing += cable("M8 190l-10 4M12 198l-10 4", 6, 2, "#c4d0da")
    drawing += rubber_leg([(146, 200), (128, 208), (120, 220)], "#fffdf4", "#6b4431", flip=True)
    drawing += rubber_leg([(182, 200), (208, 204), (218, 218)], "#fffdf4", "#6b4431")
    drawing += rubber_arm([(210, 150), (238, 156), (250, 126)], "#c9a066", 17, True, 11)
    drawing += inked("M112 110Q100 160 96 208Q160 220 232 208Q228 160 214 110Z", "#a37c48")
    drawing += silhouette(
        [blob((126, 60), (132, 52), (196, 52), (202, 60), (202, 196), (196, 206), (132, 206), (126, 196))],
        "#fffdf4", rim=5, dark="#cfcabf",
    )
    for y in (146, 182):
        drawing += dot(164, y, 16, "#e6dfcf", line=2.8)
        drawing += stroke(f"M158 {y - 6}v9M170 {y - 6}v9", 4)
    drawing += face(166, 88, 1.16, "worried", "wobble", (-0.9, 0.1), "sad", "#fffdf4", False, 14, 22, 22)
    drawing += inked("M112 108Q98 160 94 210Q114 216 138 214Q134 170 144 136Z", "#c9a066")
    drawing += inked("M214 108Q228 160 234 210Q212 216 190 214Q194 170 184 136Z", "#b98d54")
    drawing += stroke("M106 170l18 4M224 170l-18 4", 2.6, "#7a5a34")
    drawing += inked(
        "M114 88L102 124L124 142L138 158L150 132L126 112ZM212 88L224 124L204 142L190 158L178 132L202 112Z", "#dcb57a", 3
    )
    drawing += inked("M110 58Q164 40 218 58Q222 70 208 72Q164 60 122 72Q106 70 110 58Z", "#8a6a44")
    drawing += inked("M128 54Q132 18 150 20Q164 28 180 20Q198 20 202 56Q166 46 128 54Z", "#a37f52")
    drawing += stroke("M129 52Q166 42 202 54", 7, "#5a3f2c")
    return drawing + mark(116, 182, 12) + sparks((276, 80, 12), (290, 160, 8), (54, 120, 9))


@rune("nosy-mailbox", "Nosy Mailbox", "#6a4a86", (106, 60))
def nosy_mailbox(mark: Mark) -> str:
    """On tiptoe, for the news."""
    drawing = rectangle(196, 6, 140, 214, "#2f6f6a", 0, LINE)
    drawing += rectangle(212, 20, 110, 52, "#3b827c", 6, 2.6)
    drawing += rectangle(212, 150, 110, 60, "#3b827c", 6, 2.6)
    drawing += glow(228, 106, 54, "#ffe08a", 0.2)
    drawing += rectangle(206, 76, 44, 62, "brass", 12, 3.4)
    drawing += rectangle(211, 81, 34, 52, "#f7c95e", 9)
    drawing += dot(228, 100, 9, INK)
    drawing += area("M223 100L219 122H237L233 100Z", INK)
    drawing += dot(228, 99, 5, "#ffe98a")
    drawing += area("M226 102L224 118H232L230 102Z", "#ffe98a")
    drawing += dot(282, 110, 13, "brass", line=3.4)
    drawing += dot(278, 106, 4, "#fff3c0")

    def tip(x: float) -> str:
        return silhouette(
            [blob((x - 8, 190), (x + 4, 186), (x + 14, 204), (x + 20, 214), (x + 4, 216), (x - 2, 206))],
            "#6b4431", 3, 2,
        )

    drawing += silhouette([tube([(84, 146), (78, 170), (84, 192)], 9)], "#fffdf4", 2.8, 1.4)
    drawing += silhouette([tube([(106, 146), (112, 172), (110, 192)], 9)], "#fffdf4", 2.8, 1.4)
    drawing += tip(82)
    drawing += tip(110)
    drawing += stroke("M64 210l-10 -5M60 198l-10 -1M144 210l10 -5M146 198l10 -1", 3, "#fffbe8")
    drawing += silhouette([polygon((74, 112), (118, 112), (114, 152), (78, 152))], "#fffdf4", rim=4, dark="#cfc5b2")
    case = "M-74 32V-16Q-74 -50 -40 -50H40Q74 -50 74 -16V32Z"
    box = inked(case, "#e5493a")
    box += area("M-74 32V-16Q-74 -50 -40 -50Q-26 -50 -18 -40Q-10 -30 -10 -14V32Z", shade("#e5493a", 0.12))
    box += area("M-10 20H74V32H-74V20Z", shade("#e5493a"))
    box += stroke("M18 -8V-66", 7)
    box += silhouette([polygon((16, -78), (46, -70), (16, -54))], "sun", 3, 2)
    box += inked("M62 -22L92 -14V20L62 24Z", "#c22f2a", 3)
    box += stroke("M76 -12V18", 6)
    box += stroke("M-58 -26Q-54 -38 -40 -40", 4, "#ff9a8a")
    drawing += group(box, 116, 96, 1, 8)
    drawing += face(138, 80, 1.3, "wide", "smirk", (1, 0.2), "up", "#e5493a", False, 13, 21, 30, turn=8)
    drawing += rubber_arm([(110, 136), (150, 150), (190, 132)], "#fffdf4", 7, True, 10)
    return drawing + mark(72, 106, 14) + sparks((172, 28, 9), (54, 160, 8), (170, 184, 10))


@rune("picket-pocketer", "Picket Pocketer", "#4a7a4a")
def picket_pocketer(mark: Mark) -> str:
    """Please mind your belongings near the fence."""

    def picket(x: float, top: float, mood: str, look: Point, lips: str, flip: bool = False, turn: float = 0) -> str:
        figure = inked("M-19 190V26L0 0L19 26V190Z", "#fffdf4")
        figure += area("M19 190V26L6 8V190Z", "#e2dac6")
        figure += face(0, 46, 0.78, mood, lips, look, None, "#fffdf4", False, 10, 19, 16)
        return group(figure, x, top, 1, turn, flip)

    drawing = rectangle(-4, 150, 328, 14, "#e2dac6", 0, 3)
    drawing += picket(30, 62, "smug", (0.9, 0.2), "smirk")
    drawing += picket(76, 50, "open", (0.9, 0.4), "none", turn=4)
    drawing += picket(248, 50, "open", (-0.9, 0.4), "none", turn=-4)
    drawing += picket(294, 62, "smug", (-0.9, 0.2), "smirk")
    drawing += mouth("o", 79, 114, 18)
    drawing += mouth("smile", 246, 116, 18)
    coat = "#c77f3a"
    drawing += person(
        skin="#e7b98f", robe=coat, hat="none", hair="#5b3a2e", eyes="happy", look=(0.4, -0.4), brows="up", mouth="o",
        x=160, y=262, scale=1.16,
    )
    drawing += inked("M108 124Q108 62 164 58Q216 62 216 112Q238 112 238 122Q160 108 94 130Q90 122 108 124Z", "#3d5a80")
    drawing += stroke("M108 118Q160 102 216 110", 6, "#ffcf4a")
    drawing += stroke("M118 214l34 -6M172 208l34 6", 4.6, shade(coat, 0.5))
    # the pickets' hands
    drawing += rubber_arm([(46, 176), (82, 212), (116, 208)], "#fffdf4", 9, True, 12)
    drawing += rubber_arm([(280, 174), (244, 214), (206, 206)], "#fffdf4", 9, True, 12)
    drawing += rubber_arm([(82, 140), (104, 150), (112, 172)], "#fffdf4", 8, True, 10)
    drawing += cable("M112 172q6 10 0 18", 5, 2, "sun")
    drawing += dot(110, 194, 11, "sun", line=3)
    drawing += dot(110, 194, 7, "#fff6e0", line=1.6)
    drawing += stroke("M110 190v4h3", 1.8)
    drawing += rubber_arm([(246, 138), (226, 150), (214, 176)], "#fffdf4", 8, True, 10)
    drawing += group(
        silhouette([polygon((-14, -10), (14, -10), (14, 10), (-14, 10))], "#8a4f2d", 3, 2)
        + stroke("M2 -10v20", 2)
        + rectangle(-8, -16, 12, 7, "#a6dc83", 1, 2),
        212, 190, 1, -16,
    )
    drawing += note(222, 100, "#fffbe8", 0.8, 10)
    drawing += note(106, 96, "#fffbe8", 0.6, -8)
    return drawing + mark(294, 150, 13) + sparks((110, 42, 10), (270, 30, 11), (54, 200, 7))
