"""Roles that want something.

A neighbor from the waist up with one telling object, inside a window with very round corners that ends at y =
220.
"""

from __future__ import annotations

from collections.abc import Sequence

from pictures.creature import creature
from pictures.drawing import HEIGHT, WIDTH, area, cable, dot, group, inked, rectangle, silhouette, sparkle, stroke
from pictures.gallery import picture
from pictures.objects import paw_print
from pictures.palette import INK, light, shade
from pictures.people import person, sleeved_arm
from pictures.scenes import dusk, lawn, rays
from pictures.shapes import blob, ellipse, taper, tube
from pictures.shrub import shrub
from pictures.things import box, drops, glow
from pictures.things_people import glasses, neighbor, pet

Spot = tuple[float, float, float]


def skull_goblet(size: float = 1.0) -> str:
    """A goblet made of somebody's skull; 0, 0 is the table."""
    figure = silhouette([ellipse(0, 8, 26, 7), taper([(0, -24), (0, 4)], (9, 12))], "gold", rim=3)
    figure += silhouette([ellipse(0, -52, 34, 30), taper([(2, -34), (2, -22)], (42, 32), (0.2, 0.5))], "#f6ecd6", rim=5)
    figure += dot(-12, -50, 10, INK, 11)
    figure += dot(15, -50, 9, INK, 10.5)
    figure += area("M2 -40l-4 8h8Z", INK)
    figure += stroke("M-8 -28v8M1 -28v9M10 -28v8", 2.4)
    figure += dot(-14, -53, 3, "glow")
    figure += dot(13, -53, 3, "glow")
    figure += dot(0, -78, 26, "#5a2d86", 7, line=4)
    return group(figure, 0, 0, size)


@picture("the-nefarious-neighbor")
def the_nefarious_neighbor() -> str:
    """A cloaked warlock waters black roses and waves, too slowly, at everyone."""
    drawing = dusk() + glow(150, 120, 120, "glow", 0.09, (1.0, 0.8, 0.62))
    drawing += person(
        skin="#b9d69a", robe="#3a1f5c", hat="hood", hat_color="#4b2a78", hair="#1a0c2a", eyes="evil", look=(0.5, 0.1),
        brows="stern", mouth="grin", nose=1.15, x=126, y=246, scale=1.06,
        arms=([(-46, -40), (-74, -66), (-66, -104)],),
    )
    drawing += stroke("M44 112q-8 8 -8 18M80 112q8 8 9 16", 3.4, "glow2")
    for x, y, size in ((302, 188, 0.96), (260, 198, 0.92), (284, 216, 0.84)):
        drawing += _black_rose(x, y, size)
    drawing += silhouette([tube([(176, 218), (196, 198)], 28)], "#3a1f5c", rim=3)
    drawing += group(_watering_can(), 216, 150, 0.92, 30)
    drawing += silhouette([ellipse(197, 176, 12, 11)], "#b9d69a", rim=2)
    return drawing + drops(((286, 166, 0.62, -10), (272, 172, 0.54, 6), (298, 170, 0.5, -20)), "#8dff5a")


def _black_rose(x: float, y: float, size: float) -> str:
    """A rose at `x`, `y` on a thorny stem that goes to the ground."""
    drawing = stroke("M0 8Q-4 50 0 100", 8) + stroke("M0 8Q-4 50 0 100", 3.6, "#3f7a45")
    drawing += area("M-2 48q16 -12 24 -2q-10 10 -24 2ZM-2 66q-16 -12 -24 -2q10 10 24 2Z", "#3f7a45", 2.4)
    petals = [ellipse(0, 0, 17), ellipse(-12, 6, 12), ellipse(12, 6, 12), ellipse(0, -9, 12)]
    drawing += dot(0, 2, 30, "#b57ae0", opacity=0.3)
    drawing += silhouette(petals, "#46205c", 3.4, 3)
    drawing += stroke("M-7 -2q7 -10 14 0q0 10 -11 9q-9 -4 -3 -12", 2.8, "#c79af0")
    return group(drawing, x, y, size)


def _watering_can() -> str:
    """A tin can with a rose of its own, pouring to the right."""
    tin = "#9a8fc4"
    drawing = silhouette([taper([(16, -2), (42, -14), (56, -30)], (16, 11, 11))], tin, rim=2)
    drawing += silhouette([ellipse(58, -34, 14, 8, 40)], tin, 3, 1.4)
    drawing += cable("M-22 -26Q-2 -62 22 -26", 11, 5, tin)
    drawing += silhouette([blob((-28, -28), (24, -30), (28, 14), (-30, 14))], tin, rim=4)
    return drawing + stroke("M-24 -12H20", 3, shade(tin, 0.4))


@picture("the-henchman")
def the_henchman() -> str:
    """A neighbor in a cardigan polishes somebody else's skull goblet."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#c9b3dc")
    drawing += "".join(rectangle(x, 0, 20, HEIGHT, "#d3c0e4") for x in range(0, 320, 40))
    drawing += "".join(box(x, y, width, 9, "#8a5f7a", 2, 3) for x, y, width in ((-6, 96, 92), (234, 76, 92)))
    drawing += "".join(group(skull_goblet(0.42), x, y) for x, y in ((34, 92), (66, 92), (262, 72), (294, 72)))
    card = area("M-22 -64L0 -26L22 -64L10 -67H-10Z", "cream", 2.6)
    card += stroke("M0 -26V6", 3)
    card += "".join(dot(7, y, 4, "brass", line=2) for y in (-16, -2))
    card += inked("M-14 -62L0 -52L14 -62L12 -44L0 -52L-12 -44Z", "tomato", 2.2)
    card += stroke("M-40 -22h22v18h-22Z", 2.4, "#8a5a2a")
    hair = silhouette([taper([(-34, -118), (-16, -140), (18, -140), (34, -122)], (14, 22, 18, 5))], "#7a4a2f", rim=2.4)
    drawing += neighbor(
        150, 242, 1.16, False, card + hair + glasses(), skin="#f2c199", robe="#d9962a", hat="none", hair="#7a4a2f",
        eyes="calm", look=(0.8, 0.6), brows="up", mouth="smile",
    )
    drawing += "".join(dot(236, 140, radius, "#fff6d6", opacity=opacity) for radius, opacity in ((66, 0.3), (50, 0.3)))
    drawing += group(skull_goblet(1.2), 234, 186)
    drawing += silhouette([tube([(96, 226), (128, 228), (168, 212)], 30)], "#d9962a", rim=3)
    drawing += silhouette([tube([(204, 232), (222, 214)], 30)], "#d9962a", rim=3)
    drawing += silhouette([ellipse(230, 200, 17, 12)], "#f2c199", rim=2.4)
    drawing += stroke("M222 198v6M230 198v7", 2)
    drawing += silhouette(
        [blob((168, 166), (202, 148), (214, 170), (208, 196), (186, 204), (170, 192))], "#f7fbff", rim=4, dark="#b9cbd8"
    )
    drawing += stroke("M182 170l14 -6M184 184l16 -6", 2.4, "#9fb6c6")
    drawing += silhouette([ellipse(180, 186, 15, 13)], "#f2c199", rim=2.4)
    drawing += stroke("M176 180q8 -2 12 2M176 188q8 -2 12 1", 2)
    drawing += sparkle(268, 102, 13)
    drawing += sparkle(206, 108, 8)
    drawing += stroke("M286 146q6 8 2 16M294 138q10 14 4 30", 3, "white")
    return drawing


def _leafy(points: Sequence[Spot], fill: str = "hedge") -> str:
    """Box hedge in rounds at (x, y, radius), with leaves."""
    bush = silhouette([ellipse(x, y, radius) for x, y, radius in points], fill, rim=5)
    drawing = bush
    drawing += "".join(
        group(
            area("M-8 0Q0 -7 9 0Q0 7 -8 0Z", light(fill, 0.25)),
            x + index % 3 * 8 - 8, y + index % 2 * 10 - 4, 1, index * 67 % 180 - 90,
        )
        for index, (x, y, radius) in enumerate(points)
    )
    return drawing


@picture("the-hexlord")
def the_hexlord() -> str:
    """A dramatic figure on a throne of box hedge, crown of twigs, cape of ivy."""
    drawing = rays(first="#d3ecb8", second="#c0e09f", x=160, y=100)
    drawing += _leafy(
        [(82, y, 24) for y in range(48, 240, 38)]
        + [(238, y, 24) for y in range(48, 240, 38)]
        + [(x, 34 - 12 * (1 - abs(x - 160) / 80), 24) for x in range(96, 230, 32)]
        + [(x, y, 30) for x in (122, 198) for y in (74, 130, 186)]
        + [(160, 70, 40)],
    )
    drawing += "".join(silhouette([ellipse(x, 16, 15)], "leaf", rim=3) for x in (78, 242))
    cape = silhouette([taper([(0, -56), (0, -20), (0, 12)], (112, 150, 176), (0.5, 0.3))], "#79b84e", rim=4)
    cape += "".join(stroke(path, 2.4, "#4f8a35") for path in ("M-52 -50Q-70 -20 -66 10", "M52 -50Q70 -20 66 10"))
    crown = silhouette(
        [
            tube([(-36, -132), (0, -140), (36, -134)], 8), taper([(-30, -134), (-44, -164)], (7, 3)),
            taper([(-38, -150), (-52, -152)], (5, 2)), taper([(-12, -138), (-18, -172)], (7, 3)),
            taper([(-16, -156), (-4, -168)], (5, 2)), taper([(10, -140), (14, -176)], (7, 3)),
            taper([(30, -136), (44, -166)], (7, 3)), taper([(38, -152), (54, -156)], (5, 2)),
        ],
        "#8a5a3c", rim=1.6,
    )
    crown += "".join(
        group(area("M-8 0Q0 -7 9 0Q0 7 -8 0Z", "leaf", 1.8), x, y, 0.9, turn)
        for x, y, turn in ((-20, -174, -50), (46, -168, -30), (0, -142, 10), (56, -158, 0), (-54, -152, 170))
    )
    crown += dot(-28, -138, 4, "tomato", line=1.8)
    crown += dot(24, -139, 4, "tomato", line=1.8)
    ivy = "".join(
        group(area("M0 12Q-14 4 -12 -8L-4 -4L0 -14L4 -4L12 -8Q14 4 0 12Z", fill, 2), x, y, size, turn)
        for x, y, size, turn, fill in (
            (-46, -44, 1, 20, "leaf"), (-30, -58, 0.9, -10, "#7cc05a"), (-62, -22, 1, 30, "#7cc05a"),
            (-50, 0, 1, 0, "leaf"), (46, -44, 1, -20, "leaf"), (30, -58, 0.9, 10, "#7cc05a"),
            (62, -22, 1, -30, "#7cc05a"), (50, 0, 1, 0, "leaf"), (-70, 2, 0.9, 10, "leaf"), (70, 4, 0.9, 10, "leaf"),
        )
    )
    drawing += neighbor(
        160, 226, 1.12, False, ivy + crown, cape, skin="#e9c3a0", robe="#4a3768", hat="none", hair="#241634",
        eyes="smug", look=(0.6, 0.3), brows="smug", mouth="smirk",
    )
    drawing += sleeved_arm([(112, 210), (86, 206), (78, 168)], "#79b84e", "#e9c3a0", 26)
    drawing += cable("M76 214L80 108", 9, 4.4, "wood")
    drawing += silhouette([ellipse(80, 158, 13, 12)], "#e9c3a0", rim=2)
    drawing += shrub("bored", (0.4, 0.2), ("horns",), x=-80, y=-112, scale=0.3)
    return drawing + shrub("wide", (-0.5, 0.1), ("ears",), x=98, y=8, scale=0.44)


@picture("the-control-freak")
def the_control_freak() -> str:
    """A sorcerer with a label maker before a color-coded wall of leashes."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#f4ead2")
    drawing += "".join(dot(x, y, 2, "#d9ccb0") for x in range(12, 320, 16) for y in range(12, 220, 16))
    drawing += box(-6, 30, 332, 10, "wood", 2, 3)
    for index, fill in enumerate((
        "#e5493a", "#f08b3c", "#ffcf4a", "#8fc95d", "#25a19a", "#4ba6dc", "#8a5fc7", "#f58fb3"
    )):
        x = 24 + index * 39
        drawing += stroke(f"M{x} 46V52", 5)
        drawing += cable(f"M{x} 52C{x - 16} 90 {x - 14} 140 {x} 150C{x + 14} 140 {x + 14} 90 {x} 52", 9, 4.6, fill)
        drawing += dot(x, 156, 6, "gold", line=2.6)
        drawing += box(x - 14, 14, 28, 15, "cream", 2, 2, 2.4)
        drawing += rectangle(x - 10, 18, 12, 6, fill)
    hat_label = group(box(-15, -7, 30, 14, "cream", 2, 2, 2.2) + stroke("M-9 0h14", 2.4), -10, -160, 1, -14)
    drawing += neighbor(
        144, 238, 1.1, False,
        hat_label + group(box(-17, -8, 34, 16, "cream", 2, 2, 2.2) + stroke("M-10 0h16", 2.6), -30, -20, 1, -6),
        skin="#f6d3b5", robe="#3c6fa8", hat="wizard", hair="#5b3a2e", eyes="smug", look=(0.7, 0.5), brows="flat",
        mouth="smirk",
    )
    drawing += group(glasses(), 144, 238, 1.1)
    label_maker = silhouette([blob((-34, -14), (-14, -26), (26, -24), (34, -8), (30, 10), (-30, 12))], "#e0553c", rim=4)
    label_maker += silhouette([tube([(-18, 10), (-24, 38)], 17)], "#e0553c", rim=3)
    label_maker += dot(-8, -14, 13, "cream", 0, line=0)
    label_maker += dot(2, -10, 13, "sun", line=3)
    label_maker += dot(2, -10, 5, "cream", line=2)
    label_maker += stroke("M-12 12l2 12", 4)
    drawing += group(
        box(0, -9, 66, 17, "cream", 2, 3)
        + group(paw_print("#3c6fa8"), 6, -10, 0.4)
        + stroke("M30 -2h26M30 3h14", 2.6, "#b9ad94"),
        252, 166, 1, 14,
    )
    drawing += group(label_maker, 228, 166, 1.1, 6)
    return drawing + sleeved_arm([(182, 220), (206, 218), (208, 200)], "#3c6fa8", "#f6d3b5", 25)


@picture("the-exotic-pet-collector")
def the_exotic_pet_collector() -> str:
    """A collector in safari gear introduces a kraken to a yeti at a garden party."""
    drawing = lawn(sky_colors=("#bfe8ea", "#fdf1c9")) + stroke("M-10 22Q80 62 160 30Q240 62 330 20", 3)
    drawing += "".join(
        area(f"M{x - 11} {y}h22l-11 22Z", fill, 2.4)
        for x, y, fill in (
            (28, 36, "tomato"), (64, 44, "sun"), (104, 43, "teal"), (142, 34, "coral"), (180, 35, "sun"),
            (216, 44, "tomato"), (254, 44, "blue"), (292, 34, "coral"),
        )
    )
    drawing += neighbor(
        160, 226, 0.94, False,
        silhouette(
            [
                taper([(0, -128), (0, -146), (0, -156)], (70, 66, 40), (0.2, 0.7)),
                taper([(-56, -122), (0, -132), (54, -124)], (12, 18, 12)),
            ],
            "#e8cf9a", rim=3,
        )
        + stroke("M-33 -138Q0 -146 32 -139", 6, "#8a5a3c")
        + stroke("M-44 -36h26v22h-26ZM18 -36h26v22h-26Z", 2.6, "#8a6a3c")
        + area("M-18 -64L0 -40L18 -64L0 -52Z", "tomato", 2.4),
        skin="#f2c199", robe="#d3b67a", hat="none", hair="#b8632c", beard=None, eyes="happy", brows="up", mouth="grin",
    )
    drawing += sleeved_arm([(128, 192), (110, 160), (92, 128)], "#d3b67a", "#f2c199", 22)
    drawing += sleeved_arm([(196, 190), (214, 150), (226, 122)], "#d3b67a", "#f2c199", 22)
    drawing += group(
        creature(
            plan="round", head="none", skin="#3fa9a4", tentacles=5, eyes="calm", brows="up", look=(0.8, 0.1),
            mouth="smile", foot="none", spots=[(118, 108, 9, 7, 0), (190, 100, 7, 5, 0)], spots_color="#2b8580",
        ),
        -50, 50, 0.72,
    )
    drawing += pet(
        262, 240, 0.94, True, plan="upright", head="small", skin="#9fc9e8", hair="#ffffff", wool=True, ears="mouse",
        horns="nubs", eyes="puppy", look=(0.6, 0.2), brows="up", mouth="smile", belly="none", leg_width=26, arms=[],
    )
    drawing += silhouette([taper([(92, 172), (122, 204), (156, 200), (178, 190)], (26, 22, 17, 12))], "#3fa9a4", rim=3)
    drawing += silhouette(
        [tube([(226, 172), (206, 194), (190, 194)], 24), ellipse(184, 192, 14, 12)], "#ffffff", rim=3, dark="#b9cfe0"
    )
    drawing += silhouette([taper([(172, 198), (186, 202), (196, 192), (188, 182)], (13, 12, 10, 5))], "#3fa9a4", 3, 2)
    return drawing + stroke("M176 212l-4 8M190 212l2 9M200 206l7 6", 3, "white")
