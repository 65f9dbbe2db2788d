"""Runes of the garden and the tool shed.

See `things_runes` for how a Rune is made.
"""

from __future__ import annotations

import math

from pictures.creature import creature
from pictures.drawing import area, cable, dot, group, inked, rectangle, silhouette, sparkle, star, stroke
from pictures.faces import mouth
from pictures.objects import gnome, toaster
from pictures.palette import INK
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.suburb import fence, house
from pictures.things import cake, faint, glow, leaves, small_wing, sparks
from pictures.things_people import face, rubber_arm, rubber_leg
from pictures.things_runes import Mark, rune


@rune("toastinator-2000", "Toastinator 2000", "#1f6f7a", (160, 84))
def toastinator_2000(mark: Mark) -> str:
    """A toaster with laser eyes: two golden-brown cards, caught as they pop."""
    cards = ((104, 52, -20), (216, 50, 20))
    drawing = ""
    for x, y, turn in cards:
        drawing += dot(x, y, 52, "#ff5a6e", opacity=0.16) + dot(x, y, 40, "#ff9aa6", opacity=0.2)
        drawing += group(_toasted_card(), x, y + 14, 1.06, turn)
    drawing += stroke("M118 118l-6 -16M146 112v-16M174 112v-16M202 118l6 -16", 3.6, "white")
    drawing += group(toaster(), 160, 212)
    for eye_x, (x, y, _) in zip((134, 186), cards, strict=True):
        beam = f"M{eye_x} 146L{x} {y + 14}"
        drawing += faint(beam, 15, "#ff5a6e", 0.4) + stroke(beam, 5, "#ff5a6e") + stroke(beam, 2, "#ffe3e6")
        drawing += dot(eye_x, 148, 17, "#ff5a6e", opacity=0.35) + dot(eye_x, 148, 12, "#ff5a6e", line=3)
        drawing += dot(eye_x, 146, 5, "#ffe3e6")
        drawing += area(star(x, y + 14, 17, 8, 0.42), "#ffe3e6", 2) + area(star(x, y + 14, 9, 8, 0.42), "#ff5a6e")
    drawing += stroke("M116 132L148 140M204 132L172 140", 5) + stroke("M148 166Q160 172 172 166", 3.4)
    return drawing + mark(160, 190, 13) + sparks((52, 100, 12), (270, 108, 10), (160, 40, 10))


def _toasted_card() -> str:
    """A card like a slice of toast."""
    drawing = silhouette([polygon((-19, -46), (19, -46), (19, 20), (-19, 20))], "#f3b65a", rim=3, dark="#c47a2c")
    return drawing + rectangle(-13, -40, 25, 36, "#ffe2a0", 3) + stroke("M-9 6H9M-9 12H5", 3, "#c47a2c")


@rune("grubby-grabber", "Grubby Grabber", "#2b6b58")
def grubby_grabber(mark: Mark) -> str:
    """A litter picker with jam on its fingers snatches a Spell out of the air."""
    card = silhouette([polygon((-27, -38), (27, -38), (27, 38), (-27, 38))], "cream", rim=3)
    card += rectangle(-19, -30, 38, 36, "coral", 4)
    card += area(star(0, -12, 13, 8, 0.5), "sun", 2)
    card += stroke("M-16 16h32M-16 25h22", 4, "#d9c4a4")
    drawing = "".join(
        dot(206, 76, radius, "sun", opacity=angle) for radius, angle in ((72, 0.16), (56, 0.22), (42, 0.3))
    )
    drawing += group(silhouette([taper([(152, 96), (158, 48), (196, 22)], (22, 22, 12))], "#93a4b8"), 0, 0)
    drawing += group(card, 208, 74, 1.05, 16)
    drawing += silhouette([tube([(26, 226), (146, 114)], 17)], "teal", rim=3)
    drawing += silhouette([tube([(20, 232), (52, 202)], 26)], "tomato", rim=3)
    drawing += silhouette([taper([(58, 190), (84, 204), (92, 224)], (12, 12, 9))], "tomato", rim=2)
    drawing += silhouette([ellipse(148, 112, 19)], "gold", rim=3)
    drawing += dot(148, 112, 6, "cream", line=2.4)
    drawing += silhouette([taper([(160, 118), (206, 126), (240, 98)], (22, 22, 12))], "#b9c6d4", rim=3)
    drawing += silhouette(
        [blob((224, 92), (240, 82), (256, 92), (252, 106), (240, 108), (238, 120), (231, 112))], "#c22b52", rim=2.4
    )
    drawing += silhouette(
        [blob((182, 14), (196, 8), (212, 16), (208, 28), (198, 28), (192, 40), (188, 28))], "#c22b52", rim=2.4
    )
    drawing += dot(237, 91, 3, "#ff9db4")
    drawing += dot(196, 14, 2.6, "#ff9db4")
    drawing += silhouette([ellipse(214, 150, 5, 7)], "#c22b52", 2.4, 1)
    drawing += mark(100, 158, 15)
    drawing += sparkle(262, 46, 13)
    drawing += sparkle(282, 130, 9, "sun")
    drawing += sparkle(122, 50, 9, "sun")
    return drawing


@rune("tricky-trap", "Tricky Trap", "#2f6b78", (160, 140))
def tricky_trap(mark: Mark) -> str:
    """A mousetrap like a doormat; the cupcake on it knows nothing, officially."""
    steel = "#b9c6d4"
    drawing = cable("M226 150L262 46Q266 34 252 34H130Q116 34 112 46L92 150", 14, 8, steel)
    drawing += silhouette([polygon((70, 148), (252, 148), (300, 196), (22, 196))], "#e0b070", rim=0)
    drawing += area("M70 148H252L300 196H22Z", "#e0b070")
    drawing += stroke("M60 160H200M46 174H130M190 178H268M90 186H150", 2, "#c0884c")
    drawing += silhouette([polygon((22, 196), (300, 196), (296, 216), (26, 216))], "#b9783f", rim=3)
    drawing += cable("M84 158H124M196 158H236", 20, 14, "#8fa0b5")
    drawing += "".join(stroke(f"M{x} 151l5 14", 2.6) for x in (86, 96, 106, 116, 198, 208, 218, 228))
    # the bait
    drawing += silhouette([ellipse(160, 184, 46, 10)], steel, 3.2, 2.4)
    drawing += silhouette([polygon((126, 138), (194, 138), (184, 184), (136, 184))], "#ff8fb0", rim=4)
    drawing += stroke("M142 142l4 38M160 142v38M178 142l-4 38", 2.4, "#d9628a")
    drawing += silhouette(
        [ellipse(160, 130, 43, 20), ellipse(158, 110, 32, 18), ellipse(162, 93, 20, 15), ellipse(166, 80, 9, 10)],
        "#fff1f7", rim=4, dark="#e3bcd6",
    )
    drawing += "".join(
        group(rectangle(-4, -1.6, 8, 3.4, fill, 1.6), x, y, 1, turn)
        for x, y, turn, fill in (
            (132, 116, 30, "#25a19a"), (146, 88, -30, "#8a5fc7"), (186, 112, 60, "#e5493a"), (176, 92, 20, "#4ba6dc"),
            (194, 132, -20, "#f2b233"), (128, 136, -40, "#8a5fc7"), (158, 102, 70, "#f2b233"),
        )
    )
    drawing += silhouette([ellipse(167, 70, 10)], "tomato", 3, 2)
    drawing += dot(164, 67, 2.6, "#ffc4b8")
    drawing += face(160, 120, 0.86, "puppy", "cat", (0, -0.2), None, "#fff1f7", True, 13, 13, 16)
    return drawing + mark(64, 180, 15) + sparks((214, 84, 12), (110, 92, 9), (206, 62, 8), (286, 110, 10), (40, 110, 9))


@rune("salty-shaker", "Salty Shaker", "#35608c", (236, 62))
def salty_shaker(mark: Mark) -> str:
    """Smug china, tipped over a cake that was somebody's pride."""
    drawing = cake(238, 218, 0.98)
    drawing += area("M176 118L204 92Q244 104 262 146L214 146Q206 126 176 118Z", "#ffffff", opacity=0.32)
    drawing += silhouette([taper([(238, 122), (238, 144)], (8, 66), (1, 0.2))], "#ffffff", 3.2, 2.6, dark="#c9d4e6")
    drawing += stroke("M226 134l2 1M240 128l2 1M250 137l2 1", 2.4, "#b9c6d8")
    drawing += "".join(
        dot(
            196 + share * 46 + (size - 1) * (5 + share * 7),
            106 + share * share * 30 - share * 2 - (size - 1) * 5 * (1 - share),
            2.8, "white", line=1.4,
        )
        for index in range(5)
        for size, share in ((index % 3, index / 5), ((index + 1) % 3, index / 5 + 0.1))
    )
    body = silhouette([taper([(0, 58), (0, 20), (0, -34)], (96, 98, 66), (0.3, 0.2))], "#fffdf4", rim=5, dark="#cfd3e2")
    body += stroke("M-43 40H43", 5, "#4ba6dc")
    body += stroke("M-41 48H41", 2.4, "#4ba6dc")
    body += inked("M-36 -34H36L33 -48Q28 -66 0 -66Q-28 -66 -33 -48Z", "#c4d0da")
    body += area("M20 -64Q30 -58 33 -48L36 -34H22Z", "#93a4b8")
    body += "".join(dot(x, y, 3, INK) for x, y in ((-14, -54), (0, -58), (14, -54), (-6, -48), (8, -48)))
    body += stroke("M-28 -44Q-26 -54 -18 -58", 3, "white")
    drawing += group(body, 114, 92, 1.14, 112)
    drawing += face(112, 84, 1.28, "smug", "smirk", (0.8, 0.5), "smug", "#fffdf4", True, 14, 19, 30, turn=12)
    drawing += mark(72, 130, 13)
    return drawing + sparks((172, 44, 10), (292, 90, 9), (262, 48, 12), (160, 186, 8))


@rune("gettin-diggy-with-it", "Gettin' Diggy With It", "#3a5f4a", (160, 110))
def gettin_diggy_with_it(mark: Mark) -> str:
    """A disco spade, and what it has dug up."""
    drawing = glow(166, 96, 90, "#ffd98a")
    drawing += silhouette([tube([(158, 216), (144, 192), (174, 172), (168, 146)], 13)], "wood", rim=2.6)
    drawing += rubber_arm([(160, 178), (122, 182), (100, 156)], "#e7dcc8", 8, True, 11)
    drawing += rubber_arm([(172, 170), (216, 152), (254, 96)], "#e7dcc8", 8, True, 11)
    drawing += cable("M256 86l8 -16", 9, 4.4, "#fffdf4")
    drawing += group(
        creature(
            plan="sit", head="dog", skin="#e8b377", accent="#8a5a3c", ears="floppy", eyes="wide", look=(-0.2, 0.6),
            brows="up", mouth="wobble",
        ),
        56, -16, 0.66,
    )
    blade = "M116 72H220V110Q218 144 168 162Q118 144 116 110Z"
    drawing += inked(blade, "#b9c6d4")
    drawing += area("M220 72V110Q218 144 168 162Q200 134 200 102V72Z", "#8fa0b5")
    drawing += stroke("M127 86V110Q129 124 142 134", 4, "white")
    drawing += silhouette(
        [ellipse(128, 70, 22, 13), ellipse(168, 70, 38, 15), ellipse(208, 70, 22, 13)], "#7a4f36", rim=3
    )
    drawing += stroke("M144 68l4 4M180 66l5 4M204 70l4 3M126 70l4 2", 2.6, "#5a3828")
    drawing += inked(
        "M122 92H166V106Q164 120 146 120Q130 118 128 108ZM170 92H214L208 108Q206 118 190 120Q172 120 170 106Z", INK, 1.4
    )
    drawing += stroke("M166 95h6", 5)
    drawing += stroke("M132 98l11 14M139 97l6 8M180 98l11 14M187 97l6 8", 2.6, "#9fb4c8")
    drawing += mouth("grin", 168, 134, 30)
    drawing += silhouette(
        [ellipse(104, 214, 36, 13), ellipse(160, 214, 44, 16), ellipse(218, 214, 36, 13)], "#7a4f36", rim=3
    )
    for x, y, fill in ((62, 190, "#ff8fb0"), (86, 198, "#ffcf4a"), (236, 184, "#ff8fb0"), (260, 196, "#b596e3")):
        drawing += stroke(f"M{x} {y}V216", 4.4, "leaf")
        drawing += silhouette(
            [
                ellipse(x + 8 * math.cos(angle), y + 8 * math.sin(angle), 6)
                for angle in (index * math.tau / 5 - 1.57 for index in range(5))
            ],
            fill, 2.6, 1.4,
        )
        drawing += dot(x, y, 4.6, "#fff6e0", line=2)
    drawing += "".join(
        dot(x, y, radius, "#7a4f36", line=2.4)
        for x, y, radius in ((106, 62, 5), (236, 66, 6), (248, 48, 4), (94, 76, 3.6))
    )
    return drawing + mark(192, 212, 12) + sparks((84, 112, 11), (290, 60, 12), (284, 140, 8))


@rune("blo-blo-gadget", "Blo Blo Gadget", "#4a5a94", (96, 84))
def blo_blo_gadget(mark: Mark) -> str:
    """Three gardens away, and still climbing."""
    drawing = ""
    for x, width, roof in ((160, 50, "#d97757"), (218, 46, "#5f9c86"), (272, 48, "#b9739c")):
        drawing += house(x, 206, width, 26, "#f7dfb4", roof, "#8a5a3c", "#ffe8a0", False)
    drawing += rectangle(144, 202, 180, 18, "#78a85a")
    drawing += fence(144, 322, 218, 20, step=13)
    drawing += area("M168 150L160 116Q206 98 226 66L262 112Q220 142 168 150Z", "#ffffff", opacity=0.26)
    drawing += stroke("M176 122Q204 112 220 94M182 134Q214 124 236 104M178 146Q214 140 244 122", 4.6, "#ffffff")
    griffin = group(small_wing("#c98458"), 156, 108, 1.3, 78)
    griffin += creature(
        plan="hover", head="griffin", skin="#e7a53a", feather="#fff6e0", foot="paw", fore_foot="paw", tail="tuft",
        hair="#8a4f2d", eyes="wide", look=(-0.8, 0.5), brows="up", mouth="open",
    )
    griffin += group(small_wing("#eec27d"), 140, 114, 1.5, 10)
    drawing += group(griffin, 174, -24, 0.6, 18)
    blower = silhouette([taper([(30, -18), (62, -36), (88, -40)], (34, 34, 50), (1, 0.15))], "#4d5468", rim=3.4)
    blower += stroke("M50 -44l10 26", 3, "#7c849c")
    blower += silhouette([tube([(-46, -38), (-30, -66), (6, -66), (22, -40)], 12)], "#4d5468", rim=2)
    blower += silhouette(
        [blob((-64, -30), (-44, -50), (10, -54), (44, -34), (48, 8), (28, 34), (-38, 36), (-64, 14))], "#f08b3c", rim=6
    )
    blower += group(
        silhouette(
            [ellipse(22 * math.cos(index * math.tau / 8), 22 * math.sin(index * math.tau / 8), 6) for index in range(8)]
            + [ellipse(0, 0, 20)],
            "#ffcf4a", 3, 2,
        ),
        -58, 16, 0.86,
    )
    blower += cable("M-70 -24q-22 -6 -14 -28q10 -18 -4 -26", 8, 3.6, "teal")
    blower += cable("M-20 -54v-22M-30 -76h20", 7, 3, "sun")
    blower += group(silhouette([polygon((-9, 0), (9, 0), (13, -14), (-13, -14))], "tomato", 2.8, 1.4), 8, -60)
    drawing += group(blower, 98, 170, 1.06)
    drawing += face(98, 152, 1.12, "smug", "smirk", (0.8, -0.6), "smug", "#f08b3c", False, 14, 18, 28)
    drawing += silhouette(
        [polygon((96, 199), (68, 184), (68, 214)), polygon((96, 199), (124, 184), (124, 214)), ellipse(96, 199, 9)],
        "tomato", 3.2, 2,
    )
    return drawing + mark(37, 186, 15) + sparks((130, 64, 10), (176, 46, 9), (300, 166, 8))


@rune("gnasty-gnome", "Gnasty Gnome", "#2d5f86", (118, 60))
def gnasty_gnome(mark: Mark) -> str:
    """A chipped grin, a fishing rod, and a burglar's sock on the hook."""
    drawing = "".join(dot(150, 150, radius, "sun", opacity=angle) for radius, angle in ((100, 0.12), (80, 0.16)))
    drawing += stroke("M236 58V120", 1.8, "cream")
    drawing += cable("M128 190L236 56", 9, 4.6, "wood")
    drawing += dot(146, 176, 8, "stone", line=2.8)
    sock = silhouette([taper([(2, 0), (4, 26), (10, 44), (34, 48)], (22, 22, 24, 20))], "cream", rim=2.6)
    sock += stroke("M-6 6h18M-5 14h18", 4.4, "tomato")
    sock += area("M28 38q14 0 15 10q-3 10 -14 10Z", "tomato", 2.4)
    drawing += group(sock, 232, 126, 1, 8)
    drawing += stroke("M236 118q-8 10 2 14q8 0 7 -8", 3.4)
    drawing += group(gnome(), 116, 216, 1.16)
    drawing += silhouette([tube([(148, 150), (164, 160)], 22), ellipse(166, 158, 11, 10)], "blue", rim=2.4)
    drawing += mark(117, 183, 13)
    drawing += sparkle(52, 66, 12, "sun")
    drawing += sparkle(276, 58, 9)
    drawing += sparkle(272, 196, 11, "sun")
    return drawing


def _buccaneer() -> str:
    """The trimmers under their hat."""
    drawing = rubber_leg([(150, 146), (170, 156), (178, 166)], "#4d4a5e", "#6b4431", 8)
    bar = "M176 108L268 42L284 44L276 60L188 124Z"
    teeth = [
        polygon((x0, y0), (x0 + 4, y0 - 15), (x0 + 14, y0 - 10))
        for x0, y0 in ((190 + index * 17, 98 - index * 12) for index in range(5))
    ]
    teeth += [
        polygon((x0, y0), (x0 + 14, y0 + 6), (x0 + 14, y0 - 10))
        for x0, y0 in ((194 + index * 17, 116 - index * 12) for index in range(5))
    ]
    drawing += silhouette(teeth, "#8fa0b5", 3, 1)
    drawing += inked(bar, "#dbe4ec")
    drawing += stroke("M192 108L270 52", 3, "white")
    drawing += silhouette(
        [blob((86, 108), (100, 84), (146, 78), (186, 92), (192, 124), (170, 150), (118, 156), (90, 138))],
        "#ef7d3a", rim=6,
    )
    drawing += cable("M92 128q-22 4 -24 22q2 18 22 12", 14, 8, "#4d5468")
    drawing += face(144, 110, 1.2, "angry", "grin", (0.7, -0.1), None, "#ef7d3a", False, 15, 20, 34)
    drawing += stroke("M100 88L186 112", 3)
    drawing += dot(126, 109, 15, INK, 14)
    hat = "M74 88Q92 40 136 32Q172 32 196 80Q188 86 176 82Q132 70 92 94Q80 96 74 88Z"
    drawing += inked(hat, "#3a3350")
    drawing += stroke("M84 86Q130 62 186 78", 4, "sun")
    drawing += dot(134, 54, 9, "#fffdf4")
    drawing += rectangle(129, 58, 10, 9, "#fffdf4", 2)
    drawing += dot(131, 54, 2.4, INK)
    drawing += dot(138, 54, 2.4, INK)
    return drawing + stroke("M120 68l28 -4M121 62l27 9", 3, "#fffdf4")


@rune("shiver-me-trimmers", "Shiver Me Trimmers", "#2b5d86", (150, 130))
def shiver_me_trimmers(mark: Mark) -> str:
    """Avast, shrubbery."""
    drawing = cable("M118 150L96 208", 14, 8, "wood")
    # the boat bush
    hull = [
        taper([(176, 190), (226, 194), (286, 178)], (44, 54, 36)), ellipse(170, 172, 16), ellipse(192, 172, 14),
        ellipse(214, 174, 15), ellipse(236, 174, 15), ellipse(258, 172, 15), ellipse(282, 160, 16),
        ellipse(298, 150, 12), ellipse(152, 166, 12),
    ]
    drawing += cable("M206 168L166 222", 13, 7, "#d9a66b")
    drawing += silhouette([ellipse(162, 222, 8, 14, 36)], "#d9a66b", 3, 1.6)
    drawing += silhouette([tube([(252, 176), (252, 108)], 7)], "wood", 3, 1.6)
    drawing += inked("M256 110Q290 118 296 146Q272 142 256 150Z", "#a6dc83", 3)
    drawing += leaves(((270, 128, 0.8, 20), (280, 140, 0.7, 60), (266, 142, 0.7, -20)))
    drawing += silhouette(hull, "leaf", rim=4.5)
    drawing += leaves(
        (
            (190, 190, 1, -20), (214, 204, 1, 12), (240, 186, 1, -30), (262, 196, 1, 20), (286, 174, 1, -40),
            (170, 182, 0.9, 40), (226, 180, 0.9, 0), (200, 208, 0.8, -40),
        ),
        "#7cc05a",
    )
    drawing += _buccaneer()
    return drawing + mark(108, 136, 12) + sparks((284, 96, 10), (62, 110, 10), (220, 40, 9))
