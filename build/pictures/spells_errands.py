"""Spells on an errand: the mail, the bylaws, deliveries.

A picture is 320 by 240. The cause is on the left, the effect on the right; the upper right corner (x over 248,
y under 78) lies under the burst seal and stays free.
"""

from __future__ import annotations

import math

from pictures.drawing import LINE, area, cable, dot, group, inked, rectangle, shadow, silhouette, sparkle, star, stroke
from pictures.faces import cheeks, eyes, mouth
from pictures.gallery import picture
from pictures.geometry import number
from pictures.objects import letterbox, sigil, toaster
from pictures.palette import INK, light, shade
from pictures.people import person, sleeved_arm
from pictures.scenes import lawn, rays, street
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.things import box, coin, leaf_mark, lumps, puff, scrawl, tear, words
from pictures.things_people import garden_gnome, neighbor, pet


def stamp(
    x: float, y: float, fill: str = "tomato", size: float = 1.0, turn: float = 0.0, glyph: str | None = None
) -> str:
    """A postage stamp with its teeth."""
    paper = area("M-15 -18H15V18H-15Z", "#fffdf4", 3.6)
    teeth = "".join(dot(px, py, 2, INK) for px in (-16.4, 16.4) for py in (-12, -4, 4, 12))
    teeth += "".join(dot(px, py, 2, INK) for py in (-19.4, 19.4) for px in (-9, 0, 9))
    return group(
        paper + teeth + rectangle(-10.5, -13.5, 21, 27, fill, 1) + (glyph or area(star(0, 0, 9, 5, 0.45), "#fff1d0")),
        x, y, size, turn,
    )


SOUP_LETTERS = (
    ("A", 46, 84, 2.1, -18), ("S", 240, 94, 2.0, 16), ("P", 30, 36, 1.7, 12), ("E", 208, 138, 1.7, -16),
    ("B", 66, 136, 1.7, 22), ("O", 188, 22, 1.2, 20), ("Z", 104, 26, 1.2, -14),
)
"""Letters in the wind: x, y, size, turn."""


@picture("this-spells-disaster")
def this_spells_disaster() -> str:
    """Alphabet soup boils over into a small purple tornado, and the mail is leaving early."""
    drawing = rays("#bfe6e2", "#a6dad6", 150, 150, ground="#f6d9a8")
    for x, fill in ((242, "teal"), (286, "gold")):
        drawing += group(letterbox(fill), x, 228, 0.56, 6)
    drawing += group(letterbox("blue"), 270, 146, 0.54, 38)
    drawing += _tornado()
    for letter, x, y, size, turn in SOUP_LETTERS:
        outline = group(words(letter, 0, -6, 12, INK, 7.4) + words(letter, 0, -6, 12, "#ffe9b0", 3.6), x, y, size, turn)
        drawing += outline
    return drawing + _soup_pot()


def _tornado() -> str:
    """A funnel of five hoops, its foot in the pot, with the face of someone who means it."""
    tilt = ((150, 40, 84), (140, 66, 66), (152, 92, 52), (142, 118, 40), (148, 142, 28), (144, 166, 20))
    hoops = [ellipse(x, y, radius, 19 if radius > 50 else 16) for x, y, radius in tilt]
    drawing = silhouette(hoops, "violet", rim=6)
    drawing += "".join(
        stroke(f"M{x - radius + 12} {y + 7}Q{x} {y + 21} {x + radius - 12} {y + 5}", 4.4, "#c3a3ec")
        for x, y, radius in tilt[1:]
    )
    drawing += dot(150, 34, 68, "#6c45a8", 11)
    drawing += stroke("M96 34Q150 48 204 32M118 28q32 8 62 0", 4, "#b38fe6")
    drawing += eyes("angry", (128, 72, 13, 14), (162, 71, 12, 13.5), "violet", (0.4, 0.5), "stern")
    return drawing + mouth("grin", 147, 98, 36)


def _soup_pot() -> str:
    """The pot on its flame, running over."""
    drawing = shadow(144, 92, 234)
    drawing += inked("M72 176Q74 228 112 233H178Q214 228 216 176Z", "#e5493a")
    drawing += area("M180 233Q214 228 216 176H200Q200 220 164 233Z", shade("#e5493a"))
    drawing += silhouette([ellipse(64, 190, 13, 9), ellipse(224, 190, 13, 9)], "#e5493a", rim=2.4)
    soup = (
        "M66 176Q66 159 144 159Q222 159 222 176Q222 186 210 189Q210 207 200 207Q190 207 190 193Q144 201 110 194"
        "Q108 202 100 204Q94 206 94 216Q94 229 83 229Q72 227 72 208Q72 192 66 176Z"
    )
    drawing += inked(soup, "#ff9a4a")
    drawing += dot(144, 175, 64, "#ffb66e", 10)
    drawing += stroke("M118 176q8 -6 16 0M162 179q9 -6 18 0M98 172q7 -5 14 0", 3, "#fff0d0")
    drawing += stroke("M108 206Q144 214 184 206", 5, "#ff8d7a")
    return drawing + group(words("S", 0, -6, 12, INK, 7.4) + words("S", 0, -6, 12, "#ffe9b0", 3.6), 82, 206, 1.1, 10)


@picture("return-to-sender")
def return_to_sender() -> str:
    """An indignant pegasus, franked from nose to tail, leaves the mail truck the way it came."""
    drawing = rays("#fbe6c0", "#f6d8a2", 220, 120, count=16, ground="#a39eb0")
    drawing += shadow(110, 130, 226)
    drawing += rectangle(100, 60, 66, 140, "#2f3a56", 6, 2 * LINE)
    drawing += pet(
        212, 214, 0.84, plan="hover", head="horse", wings="feather", far_wing=False, wing_scale=0.62, wing_turn=44,
        foot="hoof", claw="#6b4a3a", skin="#f4dcc0", muzzle="#fff3e2", hair="#4a6ab0", mane="crop",
        wing_color="#e6eefb", wing_tip="#ffffff", eyes="angry", look=(0.5, 0.2), brows="stern", mouth="frown",
        belly="none",
    )
    drawing += box(-30, 52, 180, 146, "#fdf6e8", 16, 7)
    drawing += rectangle(-30, 120, 176, 18, "tomato")
    drawing += rectangle(-30, 142, 176, 8, "navy")
    drawing += rectangle(-30, 190, 204, 16, "#8b93a8", 4, 2 * LINE)
    drawing += rectangle(-30, 190, 204, 16, "#8b93a8", 4)
    drawing += rectangle(154, 184, 16, 10, "sun", 3, 2.6)
    drawing += dot(58, 204, 30, INK)
    drawing += dot(58, 204, 17, "#cfd6de")
    drawing += dot(58, 204, 7, "#8b93a8", line=2.2)
    drawing += rectangle(36, 66, 70, 44, "#fff1d0", 4, 3)
    drawing += stroke("M38 68L71 92L104 68", 3.4)
    drawing += dot(71, 92, 7, "tomato", line=2.4)
    drawing += silhouette([polygon((144, 52), (152, 52), (152, 196), (144, 196))], "#e2dac6", 3, 2)
    for x, y, fill, size, turn in (
        (180, 124, "tomato", 0.84, -10), (214, 152, "teal", 0.8, 12), (236, 118, "gold", 0.72, -14),
        (184, 164, "#8a5fc7", 0.74, 8), (262, 110, "blue", 0.56, 8),
    ):
        drawing += stamp(x, y, fill, size, turn)
    drawing += stroke("M196 132q4 -4 9 0t9 0M196 139q4 -4 9 0t9 0", 2.2, "#3d4a6e")
    return drawing + stroke("M288 96l14 -8M290 112l16 0M284 82l8 -10", 4) + puff(22, 222, 0.8, "#efe6da")


def _rune_trolley() -> str:
    """The silver trolley with its toasters."""
    drawing = cable("M146 112Q128 108 122 126", 9, 4, "#d9e3ea")
    drawing += rectangle(150, 112, 8, 100, "#aab8c8", 3, 5)
    drawing += rectangle(282, 112, 8, 100, "#aab8c8", 3, 5)
    drawing += rectangle(150, 112, 8, 100, "#d9e3ea", 3)
    drawing += rectangle(282, 112, 8, 100, "#d9e3ea", 3)
    drawing += box(144, 182, 152, 10, "#d9e3ea", 4, 3)
    drawing += "".join(dot(x, 216, 13, INK) + dot(x, 216, 6, "#d9e3ea") for x in (156, 284))
    drawing += group(
        silhouette([taper([(0, -4), (0, -44)], (110, 40), (0.1, 1))], "#e6edf3", rim=5, dark="#98a9bd")
        + silhouette([ellipse(0, -66, 7)], "gold", 3, 2)
        + rectangle(-60, -6, 120, 8, "#cfd9e2", 4, 3.4)
        + stroke("M-32 -16Q-26 -44 -6 -50", 5, "white"),
        220, 180, 0.66,
    )
    for x, size, name in ((186, 0.46, "one"), (256, 0.46, "two")):
        drawing += group(toaster(), x, 113, size)
        drawing += sigil(x, 94, 9, "rune service " + name)
    drawing += group(toaster(), 220, 74, 0.42)
    drawing += sigil(220, 56, 9, "rune service three")
    drawing += box(140, 112, 160, 11, "#eef3f7", 5, 3)
    drawing += "".join(
        stroke(f"M{x} {y}q-5 -7 0 -13t0 -12", 3.6, "#ffe08a") for x, y in ((206, 28), (234, 28), (166, 60), (276, 62))
    )
    return drawing


@picture("rune-service")
def rune_service() -> str:
    """A butler gnome wheels a silver trolley of glowing toasters up the garden path."""
    drawing = lawn()
    drawing += area("M40 240L130 160H176L300 240Z", "#efe0c0")
    drawing += "".join(
        stroke(f"M{angle} {y}H{body}", 2.2, "#d9c69e")
        for angle, body, y in ((112, 192, 176), (92, 222, 194), (64, 258, 216))
    )
    drawing += shadow(184, 110, 228)
    drawing += "".join(dot(218, 104, radius, "sun", radius * 0.8, 0.2) for radius in (96, 70, 50))
    drawing += _rune_trolley()
    # butler
    butler = garden_gnome("#3d4358", "#3d4358", "shut", (0, 0), "flat", True, brows="up")
    butler += silhouette(
        [polygon((2, -50), (-16, -60), (-16, -40)), polygon((2, -50), (20, -60), (20, -40)), ellipse(2, -50, 5)],
        "tomato", 2.8, 1.4,
    )
    arm = silhouette([tube([(22, -50), (40, -34), (58, -54)], 20)], "#3d4358", rim=2.4)
    arm += silhouette([ellipse(60, -58, 12, 11)], "white", 2.8, 1.8)
    arm += inked("M24 -44L50 -38L46 -4L20 -8Z", "#fffdf4", 2.8)
    arm += stroke("M24 -22l23 4", 2.4, "tomato")
    drawing += group(butler + arm, 66, 208, 1.0, 4)
    return drawing + sparkle(140, 52, 9, "sun") + sparkle(300, 150, 7, "sun")


@picture("bylaw-and-order")
def bylaw_and_order() -> str:
    """Two officials in bathrobes nail a scroll to a tree house; a dog looks into it, with one very large eye."""
    drawing = rays("#dff0c8", "#cfe6b4", 170, 120, count=16, ground="lawn")
    drawing += _tree_house()
    drawing += group(_new_bylaw(), 178, 150, 1.0, 3)
    drawing += neighbor(
        38, 208, 0.72, over=_bathrobe("#5f8fd0"), skin="#f2c199", robe="#7fa9e0", hat="none", hair="#8a7f98",
        beard="#fffaf0", eyes="bored", look=(0.8, 0.2), brows="flat", mouth="flat",
    )
    drawing += neighbor(
        84, 244, 0.88, over=_bathrobe("#e58fb0") + _towel_turban("#fffdf4"), skin="#a9714f", robe="#f4b3cb", hat="none",
        hair="#33223b", eyes="angry", look=(0.8, -0.4), brows="stern", mouth="frown",
    )
    hammer = cable("M0 34L0 -18", 10, 5, "wood")
    hammer += silhouette([taper([(-20, -24), (18, -24)], (20, 18), (0.2, 0.2))], "#8d97ab")
    drawing += group(hammer, 146, 104, 0.92, 24)
    drawing += sleeved_arm([(122, 214), (150, 196), (140, 132)], "#f4b3cb", "#a9714f", 26)
    drawing += stroke("M166 78l-4 -12M178 76l4 -12M154 86l-10 -6", 4)
    return drawing + _inspector()


def _tree_house() -> str:
    """A crown of leaves, a trunk, and a house between them."""
    crown = [(60, 10, 66, 34), (160, -4, 90, 44), (262, 10, 70, 36), (310, 30, 40, 26), (14, 30, 40, 26)]
    drawing = silhouette([ellipse(*lobe) for lobe in crown], "leaf", rim=6)
    for x, y, turn in ((40, 16, 20), (100, 26, -20), (236, 24, 30)):
        drawing += leaf_mark(x, y, turn, "#8fd06a", 1.4)
    drawing += silhouette([taper([(184, 60), (180, 140), (186, 250)], (64, 70, 96), (0.2, 0.2))], "#a8703c", rim=5)
    drawing += stroke("M160 206q4 14 0 28M214 190q-6 18 0 40M206 90q-4 10 0 18", 2.6, "#7a4a2a")
    drawing += box(118, 66, 130, 14, "wood", 3, 4)
    drawing += box(132, 16, 100, 52, "#e0b070", 3, 5) + stroke("M134 34H226M134 52H226", 2, "#b9864a")
    drawing += inked("M122 22L142 -8H222L244 22Z", "#d8432f")
    drawing += rectangle(160, 26, 30, 28, "#ffe59a", 2, 3)
    return drawing + stroke("M175 26V54M160 40H190", 2.4)


def _new_bylaw() -> str:
    """A scroll with a seal and four nails."""
    drawing = silhouette([polygon((-36, -46), (36, -46), (36, 50), (-36, 50))], "#fff6e0", rim=3.4)
    drawing += silhouette([ellipse(0, 50, 42, 8), ellipse(0, -46, 42, 8)], "#f0dcb4", 3, 2)
    drawing += stroke("M-18 -32H18", 5, "#b3202c") + scrawl(-24, -18, 48, 4, 11)
    drawing += area(star(16, 34, 13, 10, 0.76), "#b3202c", 2.6)
    return drawing + "".join(dot(x, -36, 3.4, "#8d97ab", line=2) for x in (-28, 28))


def _bathrobe(trim: str) -> str:
    """Lapels and a belt over a person's robe."""
    drawing = stroke("M-20 -64L0 -26L20 -64", 9) + stroke("M-20 -64L0 -26L20 -64", 4.6, trim)
    return drawing + cable("M-58 -8Q0 6 58 -8", 10, 5, trim) + cable("M4 -2L-6 14M4 -2L16 12", 8, 4, trim)


def _towel_turban(fill: str) -> str:
    """A towel round wet hair, in a person's coordinates."""
    folds = [taper([(-34, -116), (-30, -150), (4, -162), (36, -134)], (16, 34, 36, 10)), ellipse(10, -160, 17, 12, -20)]
    drawing = silhouette(folds, fill, rim=4)
    return drawing + stroke("M-26 -132Q0 -158 28 -140M-8 -166Q10 -152 24 -156", 2.6, "#c9bfae")


def _inspector() -> str:
    """The dog, and the eye behind its lens."""
    drawing = pet(
        268, 236, 0.9, True, plan="sit", head="dog", skin="#f0d2a0", accent="#8a5a3c", ears="floppy", tail="fluffy",
        eyes="open", look=(0.5, 0), brows="stern", mouth="flat", collar="tag",
    )
    drawing += dot(236, 118, 29, INK) + dot(236, 118, 24.5, "gold") + dot(236, 118, 20, "#e8fbff", line=2.6)
    drawing += dot(236, 118, 17, "white") + dot(233, 119, 11, INK)
    drawing += dot(229, 114, 4.4, "white") + dot(238, 124, 2, "white")
    drawing += cable("M250 142L264 172", 12, 6, "wood")
    paw = [tube([(284, 178), (272, 184), (262, 172)], 19), ellipse(261, 170, 12, 11)]
    return drawing + silhouette(paw, "#f0d2a0", rim=2.4)


def _armful_of_invoices() -> str:
    """Two arms, eight invoices."""
    drawing = silhouette(
        [tube([(196, 186), (176, 212), (200, 228)], 26), tube([(286, 186), (306, 212), (280, 228)], 26)],
        "#8a5fc7", rim=3,
    )
    for x, y, radius in (
        (182, 212, -30), (294, 210, 30), (214, 202, -12), (264, 202, 16), (238, 196, 4), (200, 226, 24),
        (280, 228, -18), (240, 220, -6),
    ):
        drawing += group(
            box(-21, -26, 42, 52, "#fffdf4", 2, 3, 3)
            + rectangle(-15, -20, 20, 5, "tomato", 1)
            + scrawl(-15, -10, 28, 2, 6, line=2)
            + coin(9, 13, 6.4),
            x, y, 0.96, radius,
        )
    return drawing + silhouette([ellipse(190, 232, 13, 11), ellipse(288, 232, 13, 11)], "#f2c199", rim=2.4)


@picture("hoa-nother-fee")
def hoa_nother_fee() -> str:
    """A letterbox pours its chain of invoices into a weeping wizard's arms."""
    drawing = rays("#d9eef4", "#c6e4ee", 110, 110, count=16, ground="lawn")
    drawing += shadow(70, 40, 230)
    drawing += shadow(230, 84, 234)
    drawing += group(
        person(
            skin="#f2c199", robe="#8a5fc7", hat="wizard", hair="#5b3a2e", beard="#fffaf0", eyes="squeezed", look=(0, 0),
            brows="sad", mouth="wail", x=0, y=0,
        ),
        240, 226, 0.9, 0, True,
    )
    drawing += group(letterbox("tomato"), 62, 230, 1.34, 0, True)
    drawing += inked("M70 134V110Q70 78 96 76Q122 78 122 110V134Z", "#5c2030")
    drawing += area("M68 138L128 138L140 160L62 160Z", "#c23a30", 5)
    drawing += "".join(
        group(
            box(-19, -24, 38, 48, "#fffdf4", 2, 3, 3)
            + rectangle(-13, -18, 18, 5, "tomato", 1)
            + scrawl(-13, -8, 24, 2, 6, line=2)
            + coin(8, 13, 6),
            x, y, size, turn,
        )
        for x, y, size, turn in (
            (104, 114, 0.86, 60), (130, 98, 0.92, 78), (160, 110, 0.96, 118), (172, 142, 1.0, 158), (178, 176, 1.0, 176)
        )
    )
    drawing += _armful_of_invoices()
    drawing += tear(280, 118, 0.9, -46)
    drawing += tear(292, 138, 0.75, -66)
    drawing += tear(204, 108, 0.8, 50)
    drawing += tear(276, 148, 0.6, -80)
    return drawing + stroke("M118 66l5 -12M134 62l10 -9M104 66l-1 -12", 4)


def _shrub_in_a_pot() -> str:
    """A potted shrub that has seen where this is going."""
    plant = silhouette(lumps(0, -62, 40, 36, 9, 0.42), "leaf", rim=4)
    plant += "".join(
        leaf_mark(x, y, turn)
        for x, y, turn in ((-20, -76, 20), (16, -84, -30), (24, -56, 40), (-22, -48, -20), (0, -40, 10))
    )
    plant += eyes("wide", (-10, -66, 10, 12), (14, -66, 10, 12), light("leaf", 0.1), (0.8, 0.3), "sad")
    plant += mouth("wobble", 4, -44, 20)
    plant += silhouette([tube([(0, -30), (0, -20)], 10)], "wood", rim=1.6)
    plant += silhouette([polygon((-24, -20), (24, -20), (18, 22), (-18, 22))], "#d9744a", rim=4)
    plant += silhouette([polygon((-28, -30), (28, -30), (28, -16), (-28, -16))], "#e58a5c", rim=2)
    return group(plant, 186, 146, 0.94, 12)


def _compost_heap() -> str:
    """The steaming heap."""
    heap = [ellipse(268, 220, 62, 40), ellipse(236, 226, 34, 26), ellipse(302, 224, 36, 28), ellipse(270, 186, 34, 24)]
    drawing = stroke("M244 150q-10 -10 0 -20t0 -18M272 146q-10 -10 0 -20t0 -22M298 156q-8 -9 0 -17t0 -14", 7, "white")
    drawing += silhouette(heap, "#7a5140", rim=5)
    drawing += stroke("M246 196l12 -5M284 184l10 6M262 214l12 4M296 210l10 -5M230 222l9 -4", 3.6, "#a8704a")
    drawing += leaf_mark(256, 180, -20, "#9fd071", 1.2)
    drawing += leaf_mark(292, 200, 40, "#e0b64c", 1.3)
    drawing += leaf_mark(274, 226, 10, "#9fd071", 1.3)
    drawing += area("M244 204q8 -12 18 -2q-6 10 -18 2Z", "#ffcf4a", 2.4)
    return drawing + silhouette([taper([(286, 216), (296, 204), (310, 204)], (4, 11, 5))], "#e5493a", 2.6, 1.6)


@picture("compost-haste")
def compost_haste() -> str:
    """A delivery gnome sprints a potted shrub to the steaming heap while the stopwatch runs."""
    drawing = rays("#ffefc0", "#ffe3a0", 250, 170, count=18, ground="lawn")
    drawing += _compost_heap()
    drawing += shadow(112, 66, 226)
    drawing += stroke("M20 150H52M10 172H44M22 196H50", 5, "#fffdf4")
    drawing += puff(48, 222, 0.9, "#f3e6d2")
    drawing += puff(20, 212, 0.6, "#f3e6d2")
    courier = garden_gnome("tomato", "#3f8fa8", "angry", (0.8, 0), "open", True)
    courier += cable("M-26 -64L24 -30", 7, 3.4, "#f2b233")
    drawing += group(courier, 98, 200, 1.02, 14)
    drawing += _shrub_in_a_pot()
    drawing += silhouette([tube([(118, 152), (140, 164), (164, 152)], 20)], "#3f8fa8", rim=2.4)
    drawing += silhouette([ellipse(167, 150, 12, 11)], "#f6c9a0", 2.8, 1.6)
    # stopwatch
    stopwatch = silhouette([polygon((-7, -44), (7, -44), (7, -32), (-7, -32)), ellipse(0, -46, 12, 6)], "gold", rim=2)
    stopwatch += silhouette([taper([(24, -26), (31, -33)], (9, 9))], "gold", rim=1.4)
    stopwatch += dot(0, 0, 36, INK)
    stopwatch += dot(0, 0, 32.4, "gold")
    stopwatch += dot(0, 0, 25, "#fffdf4", line=2.6)
    stopwatch += area("M0 0V-25A25 25 0 0 1 23.8 7.7Z", "#ff9a80")
    stopwatch += "".join(
        stroke(
            f"M{number(20 * math.cos(angle))} {number(20 * math.sin(angle))}"
            f"L{number(24 * math.cos(angle))} {number(24 * math.sin(angle))}",
            2.6,
        )
        for angle in (index * math.tau / 8 for index in range(8))
    )
    stopwatch += stroke("M0 0L15 5", 4.4)
    stopwatch += dot(0, 0, 4, INK)
    return drawing + group(stopwatch, 46, 74, 1.0, -12) + stroke("M88 66q3 8 1 16M96 60q5 12 2 26", 3.6)


@picture("clean-sweep")
def clean_sweep() -> str:
    """An enchanted broom sweeps the whole street's clutter out of the picture."""
    drawing = street()
    drawing += "".join(sparkle(x, y, radius) for x, y, radius in ((26, 196, 9), (60, 214, 7), (20, 164, 6)))
    drawing += area("M60 236Q140 244 216 214L196 190Q140 222 60 236Z", "#fff6dc", opacity=0.8)
    drawing += stroke("M40 226Q116 232 168 206M62 210Q116 212 150 194", 5, "white")
    # clutter on its way
    drawing += group(letterbox("teal"), 196, 128, 0.5, 22)
    drawing += group(garden_gnome("tomato", "blue", "wide", (0.2, -0.6), "o"), 262, 204, 0.46, 36)
    drawing += group(toaster(), 204, 186, 0.44, -20)
    bird = cable("M0 0L-6 34M6 0L10 32", 4.4, 2, "#f08b3c")
    bird += silhouette(
        [
            ellipse(0, -8, 20, 13),
            taper([(12, -12), (26, -30), (14, -44), (24, -56)], (12, 10, 9, 10)),
            ellipse(24, -58, 8, 7),
        ],
        "#f58fb3", rim=2.4,
    )
    bird += area("M30 -60l12 4l-8 6Z", INK)
    bird += dot(25, -60, 1.8, INK)
    drawing += group(bird, 254, 120, 0.9, 24)
    drawing += group(
        rectangle(-18, -13, 36, 26, "#fffdf4", 2, 3) + scrawl(-12, -6, 22, 3, 6, line=2), 294, 128, 0.9, 24
    )
    drawing += silhouette([ellipse(296, 96, 12)], "tomato", 3, 2)
    drawing += stroke("M288 90q8 4 16 0", 2.4, "cream")
    drawing += puff(190, 228, 0.9, "#f3e6d2")
    drawing += puff(238, 230, 0.8, "#f3e6d2")
    drawing += puff(296, 226, 1.0, "#f3e6d2")
    drawing += silhouette([ellipse(158, 228, 8, 6)], "#f3e6d2", 2.6, 1.6)
    # the broom
    broom = silhouette([tube([(0, -150), (0, -20)], 13)], "#b8743c", rim=2.4)
    broom += silhouette([ellipse(0, -152, 9)], "tomato", rim=2)
    broom += silhouette(
        [blob((-26, -18), (26, -18), (42, 30), (64, 84), (30, 92), (-4, 88), (-40, 92), (-56, 84), (-40, 30))],
        "#f2c84f", rim=6, dark="#c9932f",
    )
    broom += stroke("M-24 20Q-34 60 -44 84M-6 24Q-8 60 -12 84M12 24Q18 60 22 86M28 20Q40 56 50 82", 2.6, "#a87424")
    broom += silhouette([polygon((-24, -30), (24, -30), (28, -12), (-28, -12))], "tomato", rim=2.4)
    broom += eyes("angry", (-14, 14, 11, 13), (14, 14, 11, 13), "#f2c84f", (0.5, 0.4))
    broom += mouth("grin", 2, 42, 34)
    broom += cheeks(-26, 28, 32)
    drawing += group(broom, 96, 124, 0.9, -26)
    return drawing + stroke("M14 96Q6 70 18 46M30 108Q26 88 32 70", 4) + sparkle(100, 46, 8)
