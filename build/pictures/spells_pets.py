"""Spells whose audience, or whose heroes, are pets.

A picture is 320 by 240. The cause is on the left, the effect on the right; the upper right corner (x over 248,
y under 78) lies under the burst seal and stays free.
"""

from __future__ import annotations

import math

from pictures.animal import Animal
from pictures.collars import collar
from pictures.drawing import (
    HEIGHT,
    LINE,
    WIDTH,
    area,
    cable,
    dot,
    flat,
    group,
    inked,
    rectangle,
    shadow,
    silhouette,
    sparkle,
    stroke,
)
from pictures.faces import cheeks, eyes, mouth
from pictures.gallery import picture
from pictures.geometry import Point
from pictures.palette import INK, color, shade
from pictures.scenes import lawn, rays
from pictures.shapes import Shape, blob, ellipse, polygon, taper, tube
from pictures.shrub import shrub
from pictures.tails import tail
from pictures.things import box, leaf, lumps, tear
from pictures.things_people import SHOE, garden_gnome, neighbor, peeking
from pictures.wings import bat_wing


def _upright_ears(fill: str) -> str:
    """The ears of a bunny."""
    ears = [taper([(-14, -36), (-26, -88)], (17, 14)), taper([(14, -38), (22, -88)], (17, 14))]
    insides = [taper([(-17, -46), (-25, -80)], (7, 6)), taper([(15, -48), (21, -80)], (7, 6))]
    return silhouette(ears, fill, rim=2.4) + flat(insides, "#f7a8b0")


def _hanging_ears(fill: str) -> str:
    """The ears of a dog."""
    ears = [
        taper([(-34, -28), (-58, -14), (-60, 16)], (16, 22, 16)),
        taper([(34, -28), (58, -14), (60, 16)], (16, 22, 16)),
    ]
    return silhouette(ears, shade(fill, 0.2), rim=2.4)


def fluffy_pet(
    x: float, y: float, size: float, fill: str, ears: str = "cat", mood: str = "dizzy", bow: str | None = "tomato",
    flip: bool = False, look: Point = (0.3, 0),
) -> str:
    """A pet after the hair dryer: a ball of fluff with `ears` (cat, dog, bunny), feet and a bow; soles at `y`."""
    bristles = [
        (radius * math.cos(angle + shift), radius * 0.96 * math.sin(angle + shift))
        for angle in (index * math.tau / 15 for index in range(15))
        for radius, shift in ((42, 0), (57, 0.22))
    ]
    ball: list[Shape] = [blob(*bristles)]
    if ears == "cat":
        ball += [taper([(-26, -34), (-36, -66)], (24, 3)), taper([(26, -34), (36, -66)], (24, 3))]
    figure = _upright_ears(fill) if ears == "bunny" else ""
    figure += silhouette([ellipse(-18, 50, 13, 9), ellipse(18, 50, 13, 9)], shade(fill, 0.12), rim=2)
    figure += silhouette([*ball, ellipse(0, 0, 44, 42)], fill, rim=4)
    figure += _hanging_ears(fill) if ears == "dog" else ""
    figure += cheeks(-26, 28, 12)
    figure += area("M-4 6h9q0 4 -4.5 6q-4.5 -2 -4.5 -6Z", "#e8708a", 2)
    figure += mouth("wobble", 0, 22, 20)
    figure += eyes(mood, (-15, -8, 11, 13), (15, -8, 11, 13), fill, look, "up")
    if bow:
        loops = [polygon((0, 0), (-15, -9), (-15, 9)), polygon((0, 0), (15, -9), (15, 9)), ellipse(0, 0, 5)]
        figure += group(silhouette(loops, bow, 2.8, 1.4), 2, -44)
    return group(figure, x, y - 58 * size, size, 0, flip)


@picture("total-lawn-makeover")
def total_lawn_makeover() -> str:
    """A television crew of gnomes unveils the blow-dried pets."""
    drawing = rays("#ffe0e6", "#ffd0da", 200, 120, count=12, ground="lawn")
    drawing += "".join(dot(206, 130, radius, "#fffbe8", radius * 0.8, 0.35) for radius in (104, 78))
    path = "M0 0H70Q66 70 44 120Q58 170 62 236L0 244Z"
    drawing += group(
        inked(path, "#c9403f")
        + area("M50 0H70Q66 70 44 120Q30 90 50 0ZM44 128Q58 170 62 236L44 238Z", shade("#c9403f"))
        + stroke("M16 4Q14 90 16 236M34 4Q34 80 30 116", 3, "#f08a7c")
        + silhouette([ellipse(42, 122, 8, 6)], "sun", 2.8, 1.6),
        322, -4, 1, 0, True,
    )
    drawing += rectangle(-4, -6, 330, 14, "sun", 4, 3.4)
    drawing += shadow(206, 86, 196)
    drawing += fluffy_pet(156, 178, 0.74, "#f7e3c0", "dog", "dizzy", "#4ba6dc")
    drawing += fluffy_pet(264, 178, 0.74, "#d9c2f2", "bunny", "wide", None)
    drawing += fluffy_pet(216, 224, 0.9, "#f6a86a", "cat", "dizzy", "tomato")
    # camera gnome
    drawing += group(garden_gnome("#3fa98f", "#d9603f", "wink", (0.7, 0), "smile"), 36, 236, 0.8)
    drawing += cable("M80 160L62 236M83 160L84 238M86 160L104 234", 8, 3.6, "#8b93a8")
    camera = box(-34, -22, 64, 42, "#4d5468", 6, 5)
    camera += silhouette([polygon((30, -12), (50, -20), (50, 18), (30, 10))], "#3d4358", rim=2)
    camera += dot(-18, -38, 17, "#4d5468", line=LINE)
    camera += dot(14, -40, 19, "#4d5468", line=LINE)
    camera += dot(-18, -38, 6, "#8b93a8", line=2.4)
    camera += dot(14, -40, 6, "#8b93a8", line=2.4)
    camera += dot(-22, -10, 5, "tomato", line=2.2)
    drawing += group(camera, 82, 146, 0.7, -2)
    drawing += silhouette([tube([(50, 196), (62, 184), (64, 170)], 16), ellipse(65, 166, 10)], "#d9603f", rim=2.4)
    drawing += silhouette([ellipse(65, 164, 9, 8)], "#f6c9a0", 2.8, 1.6)
    # curtain gnome
    drawing += group(
        garden_gnome("tomato", "#3f8fa8", "happy", (0, 0), "open", arms=([(28, -54), (46, -64), (40, -88)],)),
        294, 238, 0.5, 0, True,
    )
    drawing += "".join(sparkle(x, y, radius, "white") for x, y, radius in ((178, 52, 9), (126, 96, 8)))
    return drawing


def _foam_and_tub() -> str:
    """The foam, and the tub in front of it."""
    foam = [
        (56, 150, 18), (82, 144, 15), (106, 152, 18), (132, 148, 15), (158, 153, 18), (184, 147, 16), (210, 152, 18),
        (236, 146, 15), (262, 151, 18),
    ]
    drawing = silhouette([ellipse(x, y, radius) for x, y, radius in foam], "white", 3.2, 3, dark="#cfe2ee")
    drawing += silhouette([ellipse(70, 222, 14, 12), ellipse(250, 222, 14, 12)], "gold", rim=2.6)
    drawing += inked("M28 158H292Q290 196 262 214Q250 220 236 220H84Q70 220 58 214Q30 196 28 158Z", "#fffdf6")
    drawing += area("M292 158Q290 196 262 214Q250 220 236 220H150Q250 210 268 158Z", "#d5dfea")
    drawing += rectangle(16, 150, 288, 16, INK, 8, 2 * LINE)
    drawing += rectangle(16, 150, 288, 16, "#fffdf6", 8)
    drawing += rectangle(16, 160, 288, 6, "#d5dfea", 3)
    duck = silhouette(
        [ellipse(0, 0, 20, 13), ellipse(14, -17, 12), taper([(-15, -4), (-28, -13)], (14, 5))], "sun", rim=2.4
    )
    duck += dot(17, -20, 2.6, INK)
    duck += area("M24 -18l13 3l-11 6Z", "#f08b3c", 2.6)
    duck += stroke("M-6 -2q6 8 12 0", 2.4, "brass")
    drawing += group(duck, 92, 146, 0.96, -4)
    loofah = silhouette(lumps(0, 0, 20, 18, 8, 0.44), "#f58fb3", 3, 2)
    loofah += stroke("M-8 -4q6 -6 12 0q4 8 -4 10q-8 0 -8 -6", 2.4, "#d0628c")
    loofah += stroke("M0 -18q-2 -12 8 -12q6 4 0 12", 2.8)
    drawing += group(loofah, 168, 158, 1.0, 8)
    drawing += "".join(
        dot(x, y, radius, "#f2fbff", line=2.4) + dot(x - radius * 0.3, y - radius * 0.3, radius * 0.26, "white")
        for x, y, radius in ((36, 98, 10), (54, 70, 6), (26, 60, 5), (228, 52, 7), (206, 30, 5))
    )
    return drawing


@picture("shrub-a-dub-dub")
def shrub_a_dub_dub() -> str:
    """Three shrubs in a tub, one rubber duck, one loofah."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#cfeaf0")
    drawing += "".join(rectangle(x, y, 38, 38, "#dcf2f6", 4) for x in range(2, 320, 42) for y in range(-10, 170, 42))
    drawing += rectangle(0, 178, WIDTH, 62, "#f3dfc0")
    drawing += "".join(area(f"M{x} {y}l14 8l-14 8l-14 -8Z", "#e6c999") for x in range(20, 330, 56) for y in (186, 212))
    drawing += shadow(160, 132, 228)
    drawing += cable("M292 232V96Q292 66 264 66", 11, 5, "#b9c6d4")
    drawing += silhouette([taper([(264, 66), (258, 82)], (12, 30), (1, 0.2))], "#b9c6d4", rim=2)
    drawing += "".join(tear(x, y, 0.55, 0) for x, y in ((250, 94), (260, 104), (268, 92)))
    drawing += shrub("happy", (0, 0), ("ears",), fill="#6db653", berries="#ff8fb0", x=-84, y=-46, scale=0.62)
    drawing += shrub("bored", (0.4, 0.2), ("horn",), x=74, y=-46, scale=0.62)
    drawing += shrub("wide", (0.2, -0.5), fill="#7cc05a", x=-4, y=-60, scale=0.66)
    # shower cap on the middle one
    drawing += group(
        inked("M-36 8Q-40 -30 0 -34Q40 -30 36 8Q0 -6 -36 8Z", "#f7a9cc")
        + "".join(dot(x, y, 4, "white") for x, y in ((-18, -12), (4, -20), (20, -8), (-2, -4)))
        + silhouette(
            [ellipse(x, 6 - abs(x) * -0.06, 7, 6) for x in (-36, -24, -12, 0, 12, 24, 36)], "#f7a9cc", 2.6, 1.4
        ),
        156, 68, 0.82, -4,
    )
    drawing += _foam_and_tub()
    return drawing


@picture("watch-party")
def watch_party() -> str:
    """The street, in lawn chairs and with popcorn, watches a neighbor fold a tent. The tent is winning."""
    drawing = lawn()
    drawing += _winning_tent()
    cat = peeking(
        "cat", 6, -76, 0.9, neck=[taper([(0, 20), (-4, 56), (0, 76)], (50, 60, 60)), tube([(10, 58), (38, 64)], 22)],
        skin="#8f93ad", muzzle="#e4e3ee", stripes="#5b5f7c", eyes="smug", look=(0.8, 0), mouth="smirk",
    )
    dog = peeking(
        "dog", 6, -82, 0.92, neck=[taper([(0, 20), (-4, 60), (0, 80)], (54, 66, 66)), tube([(10, 66), (42, 70)], 24)],
        skin="#f0c27a", accent="#9a5f3c", ears="floppy", eyes="happy", mouth="open",
    )
    soda = silhouette([polygon((-9, -18), (9, -18), (7, 14), (-7, 14))], "tomato", 3, 2) + stroke("M2 -18l6 -14", 4)
    drawing += _lawn_chair(44, 176, 0.84, "teal", cat, group(soda, 44, -40, 1.1, 6))
    return drawing + _lawn_chair(100, 220, 0.96, "tomato", dog, group(_popcorn(), 44, -30, 1.2, 6))


def _lawn_chair(x: float, y: float, size: float, fill: str, occupant: str, held: str) -> str:
    """A folding chair, seen from the side, and who sits in it."""
    drawing = cable("M-34 26L8 -16M26 26L-14 -16", 9, 4, "#d9e3ea")
    drawing += occupant
    drawing += inked("M-52 -62L-40 -66L-14 -12L36 -14L36 0L-22 2Z", fill, 3.2)
    drawing += stroke("M-40 -40L-28 -44M-30 -18L-18 -24M0 -13V1M18 -14V0", 4, "#fffdf4")
    return group(drawing + held, x, y, size)


def _popcorn() -> str:
    """A striped bag of popcorn."""
    kernels = [(-11, -22), (0, -27), (11, -22), (-5, -18), (7, -18)]
    drawing = silhouette([ellipse(x, y, 7) for x, y in kernels], "#fff3c4", 2.6, 1.4)
    drawing += silhouette([polygon((-15, -16), (15, -16), (11, 14), (-11, 14))], "#fffdf4", 3, 2)
    return drawing + area("M-9 -16H-3L-3 14H-7ZM5 -16H11L8 14H4Z", "tomato")


def _winning_tent() -> str:
    """A tent that is worn rather than folded; every pole points somewhere else."""
    drawing = shadow(230, 98, 226)
    drawing += cable("M160 212L196 60M300 214L282 84M268 70L214 214", 9, 4.4, "#d9e3ea")
    drawing += neighbor(
        228, 172, 0.7, skin="#f2c199", robe="#f08b3c", hat="wizard", hat_color="violet", beard="#fffaf0",
        eyes="dizzy", look=(0, 0), brows="sad", mouth="wobble",
    )
    canvas = "M200 136Q228 156 258 136Q270 180 322 216Q276 236 228 228Q176 236 136 216Q188 180 200 136Z"
    drawing += inked(canvas, "#f08b3c")
    drawing += area("M200 136Q208 144 216 146Q206 196 178 229Q156 226 136 216Q188 180 200 136Z", "#fff1d0")
    drawing += area("M258 136Q250 144 242 146Q250 196 280 229Q304 226 322 216Q270 180 258 136Z", "#fff1d0")
    drawing += area("M258 136Q270 180 322 216Q310 224 296 226Q262 186 252 140Z", shade("#fff1d0", 0.2))
    drawing += inked("M228 168L206 226Q218 228 228 228Q240 228 252 226Z", "#5c2c1c", 2.6)
    drawing += area("M228 168L222 227Q238 229 252 226Z", "#f8b070", 2.6)
    drawing += silhouette([tube([(282, 200), (306, 190)], 17), ellipse(311, 180, 10, 16, 14)], SHOE, rim=2)
    drawing += silhouette([tube([(190, 172), (172, 152)], 18)], "violet", rim=2.4)
    drawing += silhouette([ellipse(170, 144, 12, 11)], "#f2c199", 3, 1.8) + stroke("M164 140v7M170 138v8", 2)
    return drawing + stroke("M184 64l-10 -8M202 46v-12M262 58l-6 -10M290 72l8 -10", 4)



def _bloom(x: float, y: float, size: float, fill: str) -> str:
    """A flower of the bouquet."""
    return group(
        "".join(
            dot(8 * math.cos(angle), 8 * math.sin(angle), 6.4, fill, line=2.2)
            for angle in (index * math.tau / 6 for index in range(6))
        )
        + "".join(
            dot(8 * math.cos(angle), 8 * math.sin(angle), 6, fill)
            for angle in (index * math.tau / 6 for index in range(6))
        )
        + dot(0, 0, 5.4, "sun", line=2.2),
        x, y, size,
    )


def _doghouse_dragon(scales: str) -> str:
    """The dragon who is sorry."""
    drawing = silhouette(
        [
            taper([(124, 196), (112, 212)], (44, 36)),
            taper([(186, 196), (202, 212)], (44, 36)),
            taper([(152, 160), (154, 214)], (96, 92), (1, 0.3)),
            ellipse(112, 218, 22, 11), ellipse(206, 218, 22, 11),
        ],
        scales, rim=4,
    )
    drawing += flat([taper([(158, 178), (158, 212)], (46, 48), (1, 0.3))], "#fdf0c4")
    drawing += stroke("M142 194q14 5 30 0M142 206q14 5 30 0", 2, "#d9c68a")
    drawing += "".join(area(f"M{x} 220q6 0 7 7h-8Z", "#fff3d2", 1.8) for x in (98, 108, 118, 198, 208, 218))
    drawing += collar("tag", 156, 180, 26, 0)
    drawing += peeking(
        "dragon", 148, 142, 1.08, False, 0, skin=scales, belly="#fdf0c4", accent="gold", horn="#fff0c8", horns="nubs",
        eyes="puppy", look=(0.4, -0.4), brows="sad", mouth="smile",
    )
    drawing += silhouette(
        [tube([(184, 172), (150, 184)], 6), tube([(186, 176), (156, 192)], 6), tube([(184, 166), (152, 176)], 6)],
        "leaf", 2.6, 1,
    )
    drawing += silhouette([polygon((180, 176), (220, 128), (262, 168), (196, 190))], "#fffdf4", rim=3)
    drawing += stroke("M194 178L228 148M198 184L244 164", 2.2, "#d9cdb4")
    drawing += leaf(232, 136, -60, "leaf", 0.6)
    drawing += leaf(262, 160, 10, "leaf", 0.6)
    drawing += _bloom(222, 128, 1.1, "#f58fb3")
    drawing += _bloom(246, 140, 1.2, "tomato")
    drawing += _bloom(260, 164, 1.05, "#b596e3")
    drawing += _bloom(230, 152, 1.0, "#fffdf4")
    heart_path = "M0 6C-16 -6 -10 -18 0 -10C10 -18 16 -6 0 6Z"
    drawing += group(inked(heart_path, "#f2677a", 2.8), 238, 96, 1.2, 10)
    return drawing + group(inked(heart_path, "#f2677a", 2.6), 216, 74, 0.8, -12)


@picture("out-of-the-doghouse")
def out_of_the_doghouse() -> str:
    """Forgiven at last: a dragon, far too big for the doghouse, comes out with a bouquet."""
    drawing = rays("#ffe6d0", "#ffd8bc", 176, 140, count=18, ground="lawn")
    scales, _belly = ("#4fb3a0", "#3a8f86")
    drawing += shadow(150, 124, 228)
    drawing += tail("spade", [(48, 196), (24, 190), (20, 160), (34, 138)], Animal(skin=scales, accent=color("gold")))
    # house
    drawing += group(bat_wing(scales, "#f2b84a"), 74, 116, 0.56, -4)
    drawing += group(bat_wing(scales, "#f2b84a"), 234, 116, 0.56, 4, True)
    drawing += box(58, 110, 192, 112, "#e0604a", 3, 7)
    drawing += "".join(stroke(f"M60 {y}H248", 2.2, "#b8443a") for y in (140, 168, 196))
    drawing += inked("M34 122L154 32L274 122L262 136L154 58L46 136Z", "#6a5a8c")
    drawing += area("M154 32L274 122L262 136L154 58Z", shade("#6a5a8c", 0.14))
    drawing += area("M154 62L212 106H96Z", "#f08a72", 0)
    drawing += rectangle(126, 78, 56, 22, "#fff1d0", 5, 3.2)
    drawing += silhouette(
        [
            taper([(142, 89), (166, 89)], (7, 7)), ellipse(140, 86, 4.6), ellipse(140, 92, 4.6), ellipse(168, 86, 4.6),
            ellipse(168, 92, 4.6),
        ],
        "#f2b233", 2.2, 1,
    )
    drawing += inked("M92 224V172Q92 112 152 112Q212 112 212 172V224Z", "#4a2430")
    drawing += _doghouse_dragon(scales)
    return drawing
