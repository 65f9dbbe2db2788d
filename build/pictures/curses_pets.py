"""Curses that befall pets.

A picture is 320 by 240. It is dusk, the light comes from below and is green; the upper right corner (x over
248, y under 78) lies under the burst seal and stays free.
"""

from __future__ import annotations

from typing import Any

from pictures.creature import creature
from pictures.drawing import (
    HEIGHT,
    LINE,
    WIDTH,
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
    sparkle,
    stroke,
)
from pictures.faces import eyes, mouth
from pictures.gallery import picture
from pictures.geometry import number
from pictures.objects import paw_print
from pictures.palette import INK, light, shade
from pictures.scenes import night
from pictures.shapes import Shape, blob, ellipse, polygon, taper, tube
from pictures.suburb import house, picket, stripes
from pictures.things import box, glow, leaf_mark, lumps, tear
from pictures.things_night import dusk_sky, ghost, green_moon, hooded_head
from pictures.things_people import peeking, pet

PARTS_OF_RUNNING_PETS: dict[str, list[Shape]] = {
    "cat": [
        taper([(16, -46), (13, -60)], (11, 3)),
        taper([(30, -48), (34, -61)], (11, 3)),
        taper([(-26, -26), (-44, -32), (-44, -52)], (10, 9, 7)),
    ],
    "dog": [
        taper([(16, -48), (2, -46), (0, -34)], (10, 13, 8)),
        ellipse(38, -33, 9, 7),
        taper([(-26, -28), (-38, -42)], (10, 6)),
    ],
    "bunny": [taper([(18, -48), (4, -72)], (10, 8)), taper([(26, -50), (18, -76)], (10, 8)), ellipse(-30, -28, 8)],
    "unicorn": [
        taper([(14, -48), (10, -60)], (10, 3)),
        taper([(28, -50), (42, -74)], (8, 2)),
        ellipse(38, -34, 10, 8),
        taper([(-26, -28), (-42, -34), (-48, -22)], (10, 11, 4)),
    ],
    "dragon": [
        taper([(0, -32), (-10, -56), (-26, -50)], (12, 16, 3)),
        ellipse(38, -33, 10, 8),
        taper([(-26, -24), (-44, -30), (-54, -42)], (16, 10, 3)),
        taper([(18, -50), (12, -62)], (9, 3)),
    ],
    "pig": [
        polygon((12, -46), (10, -60), (24, -52)), polygon((28, -52), (38, -60), (38, -44)), ellipse(40, -36, 7, 6)
    ],
    "griffin": [taper([(0, -34), (-16, -62), (-34, -58)], (14, 20, 3)), taper([(36, -38), (48, -32)], (10, 3))],
}
"""Ears, tails and so on of pets that run to the right."""


def running_pet(kind: str, x: float, y: float, size: float, fill: str, turn: float = 0.0) -> str:
    """A running pet of one color, ears to tail about 70 wide, soles at `y`; `kind` as in `PARTS_OF_RUNNING_PETS`."""
    body: list[Shape] = [
        taper([(-18, -22), (4, -22), (14, -24)], (24, 25, 22)),
        ellipse(24, -38, 15, 14),
        tube([(-20, -14), (-32, 0)], 9),
        tube([(14, -16), (32, -4)], 9),
        *PARTS_OF_RUNNING_PETS[kind],
    ]
    figure = silhouette(body, fill, rim=2.6)
    figure += dot(22, -42, 5.4, "white", 6.4, line=2)
    figure += dot(33, -42, 4.8, "white", 6, line=2)
    figure += dot(24, -42, 2.4, INK)
    figure += dot(35, -42, 2.4, INK)
    figure += dot(32, -29, 3, "#7a2440", 3.4)
    return group(figure, x, y, size, turn)


@picture("pet-larceny")
def pet_larceny() -> str:
    """A long shadow-arm reaches through the pet door, with a squeaky toy as bait."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#4a2c70")
    drawing += "".join(rectangle(0, y, WIDTH, 3, "#3d2360") for y in range(18, 190, 22))
    drawing += rectangle(0, 196, WIDTH, 44, "#332046") + rectangle(0, 188, WIDTH, 10, "#5f3d88")
    drawing += rectangle(16, -10, 134, 206, "#2b1842", 0, 5) + rectangle(28, 4, 110, 52, "#3b2358", 4, 2.6)
    drawing += dot(128, 76, 6, "brass", line=2.4)
    drawing += rectangle(32, 92, 102, 104, INK, 10) + rectangle(38, 98, 90, 98, "#10240f", 8)
    drawing += glow(84, 150, 76, "glow", 0.16) + rectangle(38, 98, 90, 98, "glow", 8, opacity=0.3)
    drawing += area("M40 98L48 66H128L136 92L128 98Z", "#7a55a8", 5) + stroke("M58 74H116", 4, "#a98bd6")
    drawing += _shadow_arm()
    drawing += shadow(266, 44, 228, "#120a1e", 0.4)
    return drawing + pet(
        268, 230, 0.68, True, plan="sit", head="small", ears="mouse", snout="teeth", skin="#f3b67a", eyes="puppy",
        look=(0.8, 0.1), brows="up", mouth="open", collar="tag", tail="bob",
    )


def _shadow_arm() -> str:
    """Two eyes in the dark, an arm of several elbows, a claw, and a pink rubber bone."""
    drawing = dot(66, 122, 6.4, "glow2", 7.6) + dot(92, 122, 6.4, "glow2", 7.6)
    drawing += dot(68, 122, 2, INK, 5) + dot(94, 122, 2, INK, 5)
    arm = [
        taper([(70, 176), (104, 204), (146, 200), (160, 166), (180, 146)], (44, 32, 27, 25, 26)),
        ellipse(184, 142, 17, 15),
        taper([(180, 134), (186, 112), (202, 104)], (15, 12, 4)),
        taper([(192, 134), (210, 118), (222, 122)], (15, 12, 4)),
        taper([(196, 144), (216, 140), (226, 150)], (15, 12, 4)),
        taper([(186, 152), (204, 164), (216, 166)], (15, 12, 4)),
    ]
    drawing += silhouette(arm, "#1c0f2b", 5, 0, ink="#8dff5a") + stroke("M96 192Q128 206 148 186", 4, "#4a2f6b")
    knobs = [ellipse(x, y, 10) for x, y in ((190, 140), (196, 154), (226, 124), (232, 138))]
    drawing += silhouette([tube([(196, 146), (226, 134)], 13), *knobs], "#ff9ecb", 3.2, 2.4)
    drawing += dot(226, 121, 3, "#ffd6e8", 2)
    claws = [
        taper([(180, 130), (192, 126), (204, 134)], (12, 11, 4)),
        taper([(186, 154), (200, 160), (212, 152)], (12, 11, 4)),
    ]
    drawing += silhouette(claws, "#1c0f2b", 3, 0, ink="#8dff5a") + flat([ellipse(182, 142, 13, 12)], "#1c0f2b")
    return drawing + stroke("M226 108l2 -12M240 112l8 -10M248 124l12 -4", 3.4, "glow2")


def _half_hedge(x: float, sole: float, size: float, flip: bool, **features: Any) -> str:
    """A pet whose hind half is hedge already."""
    animal = creature(**features)
    animal += silhouette(
        [
            *lumps(100, 142, 54, 50, 9, 0.44), ellipse(70, 178, 18, 15), ellipse(98, 186, 17, 14),
            ellipse(142, 114, 15, 14), ellipse(148, 142, 14, 14), ellipse(138, 168, 14, 13),
        ],
        "leaf", rim=4,
    )
    animal += "".join(
        leaf_mark(x, y, turn)
        for x, y, turn in (
            (78, 124, 20), (104, 112, -30), (120, 146, 40), (84, 156, -20), (104, 172, 10), (70, 178, 40),
            (142, 116, 0), (144, 150, 50),
        )
    )
    animal += leaf_mark(164, 110, -40, "#6db653", 1.2)
    animal += leaf_mark(176, 146, 30, "#6db653", 1.2)
    return group(animal, x + 160 * size if flip else x - 160 * size, sole - 214 * size, size, 0, flip)


@picture("sudden-but-inevitable-shrubbery")
def sudden_but_inevitable_shrubbery() -> str:
    """Two pets, half hedge in mid-frolic; they saw it coming."""
    drawing = night(160, 120)
    drawing += stripes(196, "#3f5a4e", "#374f4a", count=9)
    drawing += "".join(
        dot(x, y, radius, "glow", radius * 0.8, 0.12)
        for x, y, radius in ((88, 140, 84), (88, 140, 60), (236, 160, 80), (236, 160, 58))
    )
    drawing += shadow(84, 60, 214, "#120a1e", 0.4)
    drawing += shadow(240, 60, 236, "#120a1e", 0.4)
    drawing += _half_hedge(
        98, 204, 0.74, False, plan="hover", head="dog", skin="#f0c27a", accent="#9a5f3c", ears="floppy", eyes="bored",
        look=(0.8, 0.1), brows="flat", mouth="flat", belly="none",
    )
    drawing += _half_hedge(
        226, 232, 0.74, True, plan="hover", head="cat", skin="#9aa0c4", muzzle="#e4e3ee", stripes="#5b5f7c",
        eyes="bored", look=(0.4, -0.4), brows="flat", mouth="flat", belly="none",
    )
    drawing += silhouette([ellipse(172, 44, 16)], "tomato", rim=2.6)
    drawing += stroke("M161 36q11 8 22 0", 2.6, "cream")
    drawing += "".join(
        leaf_mark(x, y, turn, animal, 1.2)
        for x, y, turn, animal in (
            (30, 90, 30, "#8dff5a"), (54, 54, -30, "#5faa49"), (206, 70, 60, "#8dff5a"), (290, 100, 20, "#5faa49"),
            (300, 190, -50, "#8dff5a"), (140, 206, 0, "#5faa49"),
        )
    )
    drawing += sparkle(40, 170, 8, "glow2")
    drawing += sparkle(288, 130, 8, "glow2")
    return drawing


def _dog_catchers_van() -> str:
    """The van, its cage, its driver."""
    violet = "#6c3f96"
    drawing = inked("M62 206V74Q62 62 76 62H232Q244 62 252 76L272 120L300 132Q308 136 308 148V206Z", violet)
    drawing += area("M62 184H308V206H62Z", shade(violet))
    drawing += rectangle(62, 160, 246, 8, "#8dff5a", opacity=0.85)
    drawing += area("M236 76H244L264 122H236Z", "#1a0c2a", 3)
    drawing += hooded_head(250, 112, 0.42, "#3a2160", "glow")
    drawing += rectangle(58, 200, 256, 12, "#2b1842", 5, 3.4)
    drawing += dot(302, 164, 8, "#d6ff9c", 9, line=2.8)
    drawing += dot(302, 164, 18, "glow", 18, 0.25)
    drawing += rectangle(80, 78, 140, 72, "#1a1030", 8, 2 * LINE)
    drawing += rectangle(80, 78, 140, 72, "#1f3a2a", 8)
    drawing += dot(150, 116, 66, "glow", 34, 0.16)
    drawing += ghost(110, 122, 0.56, "dog")
    drawing += ghost(192, 124, 0.54, "bunny")
    drawing += ghost(151, 118, 0.62, "cat")
    drawing += "".join(rectangle(x, 76, 6, 76, "#8b7aa8", 2, 2.4) for x in (90, 114, 140, 168, 194, 210)[:5])
    drawing += rectangle(76, 74, 148, 8, "#8b7aa8", 3, 2.6)
    drawing += rectangle(76, 146, 148, 8, "#8b7aa8", 3, 2.6)
    drawing += group(paw_print("#8dff5a"), 262, 164, 0.5)
    for x in (108, 256):
        drawing += dot(x, 208, 25, INK)
        drawing += dot(x, 208, 14, "#8b7aa8")
        drawing += dot(x, 208, 6, "#8dff5a", line=2.2)
    return drawing


@picture("re-animal-control")
def re_animal_control() -> str:
    """The dog-catcher's van, its passengers already transparent."""
    drawing = dusk_sky(190) + green_moon(252, 52, 30)
    drawing += stroke("M284 192L286 116M286 132l-18 -16M286 124l16 -18M268 116l-4 -12", 6, "#26143c")
    drawing += area("M0 164H320V168H0Z" + "".join(picket(x, 192, 6, 44) for x in range(0, 330, 16)), "#1f1033")
    drawing += rectangle(0, 190, WIDTH, 50, "#2f2440")
    drawing += "".join(rectangle(x, 212, 34, 5, "#8a7aa8") for x in range(-10, 330, 68))
    drawing += "".join(
        dot(x, y, radius, "glow", opacity=opacity)
        for x, y, radius, opacity in (
            (40, 202, 15, 0.5), (22, 188, 20, 0.36), (36, 164, 18, 0.3), (14, 148, 17, 0.24), (34, 128, 13, 0.2),
            (18, 112, 10, 0.16),
        )
    )
    drawing += shadow(170, 126, 230, "#120a1e", 0.5)
    # net on a pole over the roof
    drawing += silhouette([tube([(196, 66), (70, 34)], 8)], "wood", rim=1.6)
    net = "M68 34Q30 16 14 44Q8 92 34 104Q58 96 68 34Z"
    drawing += area(net, "#d6c2f0", 0, 0.35)
    drawing += cable(net, 6, 2.6, "cream")
    drawing += stroke("M20 38L60 70M14 62L46 94M30 26L64 52M62 50L22 88M50 28L14 66M66 72L34 100", 1.8, "#efe6fa")
    drawing += _dog_catchers_van()
    # one passenger drifts out through the roof
    drawing += ghost(158, 48, 0.64, "cat", True)
    drawing += stroke("M128 30l-10 -4M188 30l10 -6", 3, "#d6ff9c")
    drawing += sparkle(224, 40, 7, "glow2")
    return drawing


def _boxing_glove(x: float, y: float, size: float, turn: float, flip: bool = False) -> str:
    """A boxing glove and its cuff."""
    kennel = silhouette(
        [
            blob((-22, 6), (-24, -22), (-4, -34), (20, -26), (26, -4), (16, 16), (-8, 20)),
            taper([(-14, 4), (-30, -6), (-26, -20)], (18, 16, 13)),
        ],
        "#d8323c", rim=4,
    )
    kennel += stroke("M-4 -10Q8 -4 18 -10", 2.6, "#8a1c2c")
    kennel += dot(6, -20, 4, "#ff8a8a", 3)
    kennel += rectangle(-14, 14, 28, 13, "#fffdf4", 3, 3.2)
    return group(kennel, x, y, size, turn, flip)


@picture("wrecking-brawl")
def wrecking_brawl() -> str:
    """A wrecking ball with a scowl and boxing gloves above a row of pet houses."""
    drawing = dusk_sky(186) + green_moon(52, 50, 24) + stripes(184, "#3f5a4e", "#374f4a", count=9)
    drawing += glow(128, 108, 104, steps=(1, 0.78), opacity=0.1)
    # the jib and the chain
    drawing += cable("M150 -6L330 40", 16, 9, "#f2b233")
    drawing += stroke("M176 4l14 -8l6 14l14 -8l6 14l14 -8l6 14l14 -8l6 14l14 -8", 2.4)
    drawing += stroke("M214 8L156 70", 12)
    drawing += "".join(
        group(hoop(0, 0, 8, "#b9a8d6", 3.6, 5), 214 - 58 * share, 8 + 62 * share, 1, -46 + (90 if index % 2 else 0))
        for index, share in enumerate((0.06, 0.24, 0.42, 0.6, 0.78, 0.94))
    )
    drawing += stroke("M52 92Q34 126 52 160M34 104Q22 128 32 150M78 172Q88 186 106 190", 5, "#8dff5a")
    # houses
    for x, scale, fill, _ears in (
        (152, 0.9, "#a0527a", "cat"), (220, 1.0, "#4b6fae", "dog"), (290, 0.92, "#8a6a3c", None)
    ):
        figure = box(-28, -44, 56, 44, fill, 3, 4)
        figure += inked("M-38 -42L0 -76L38 -42L30 -34L0 -60L-30 -34Z", shade(fill, 0.4), 3)
        figure += area("M-17 0V-20Q-17 -36 0 -36Q17 -36 17 -20V0Z", "#150a22", 3)
        figure += dot(-6, -18, 5, "white", 6, line=2)
        figure += dot(7, -18, 5, "white", 6, line=2)
        figure += dot(-7, -20, 2.4, INK)
        figure += dot(6, -20, 2.4, INK)
        figure += silhouette([ellipse(0, -50, 5)], "sun", 2.2, 1)
        drawing += group(figure, x, 230, scale, -4 if x == 152 else 0)
    drawing += tear(196, 152, 0.7, -20)
    drawing += tear(252, 146, 0.7, 20)
    drawing += tear(222, 140, 0.6, 0)
    # the ball
    drawing += silhouette(
        [tube([(82, 150), (62, 176), (92, 194)], 18), tube([(176, 126), (206, 132), (222, 108)], 18)],
        "#4d4a5e", rim=2.6,
    )
    drawing += silhouette([ellipse(130, 114, 62)], "#5d5872", rim=8, dark="#332c48")
    drawing += silhouette([polygon((140, 60), (152, 46), (170, 60), (164, 74))], "#8b859e", 3.2, 2.2)
    drawing += stroke("M84 92Q92 70 112 62", 7, "#8f89a8")
    drawing += dot(80, 110, 3.6, "#8f89a8")
    drawing += eyes("angry", (120, 108, 14, 16), (158, 106, 13, 15), "#5d5872", (0.6, 0.4), "stern", iris="#c22b2b")
    drawing += mouth("fangs", 142, 138, 46)
    drawing += stroke("M100 128l14 6M104 120l6 20", 3, "#332c48")
    drawing += _boxing_glove(94, 188, 0.98, 96)
    drawing += _boxing_glove(226, 98, 1.06, 20)
    drawing += stroke("M256 76l12 -8M262 92l14 -1", 4, "#d6ff9c")
    return drawing


@picture("dark-side-of-the-lawn")
def dark_side_of_the_lawn() -> str:
    """A prism splits the moonlight into seven colors of fleeing pets."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#1f1133")
    drawing += rectangle(0, 60, WIDTH, 60, "#271640")
    drawing += rectangle(0, 120, WIDTH, 60, "#301c4c")
    drawing += "".join(sparkle(x, y, 4, "#d6c2f0") for x, y in ((110, 20), (200, 18), (16, 110)))
    drawing += rectangle(0, 204, WIDTH, 36, "#2f4a44")
    drawing += area(
        "".join(
            f"M{160 + index * 30} 204h30L{160 + (index + 1) * 50} 240H{160 + index * 50}Z" for index in range(-5, 6, 2)
        ),
        "#294139",
    )
    drawing += green_moon(36, 40, 24)
    drawing += area("M40 58L54 52L88 104L82 114Z", "#f2ffe6", opacity=0.9)
    drawing += area("M32 62L62 48L94 98L78 124Z", "#d6ff9c", opacity=0.2)
    fills = ["#f0524a", "#f7913d", "#ffd24a", "#7fd858", "#4fc3e8", "#5c7fe8", "#b06ae0"]
    kinds = ["bunny", "dragon", "cat", "dog", "unicorn", "griffin", "pig"]
    edge_x, edge_y = (152, 112)
    for place, fill in enumerate(fills):
        y0, y1 = (edge_y - 16 + place * 5.4, 74 + place * 26)
        drawing += area(
            f"M{edge_x} {number(y0)}L322 {number(y1)}V{number(y1 + 26)}L{edge_x} {number(y0 + 5.6)}Z",
            fill, opacity=0.85,
        )
    # table and prism
    drawing += shadow(112, 74, 230, "#120a1e", 0.5)
    drawing += cable("M66 174L52 230M160 174L174 230M113 176V226", 11, 5, "#b9a8d6")
    drawing += silhouette([ellipse(113, 170, 76, 12)], "#b9a8d6", rim=4, dark="#7d6f97")
    drawing += inked("M108 52L134 44L190 148L166 162H50Z", "#a795d8")
    drawing += area("M108 52L50 162H166Z", "#d9cff6")
    drawing += area("M108 60L62 156H78L112 70Z", "#f6f0ff")
    drawing += stroke("M108 52L166 162", 2.6)
    drawing += area("M86 108L158 104V150L152 150Z", "#ffffff", opacity=0.5)
    spots = [
        (240, 92, 0.44), (284, 106, 0.46), (226, 130, 0.42), (280, 154, 0.48), (222, 170, 0.42), (280, 202, 0.5),
        (224, 216, 0.48),
    ]
    for (x, y, size), fill, kind in zip(spots, fills, kinds, strict=False):
        drawing += running_pet(kind, x, y, size * 1.28, light(fill, 0.22), (y - 140) * 0.1)
    return drawing


def _upper_jaw(white: str, shaded: str) -> str:
    """Upper jaw of pickets, hanging."""
    drawing = "".join(
        silhouette(
            [polygon(
                (x - 10, 64), (x, 46), (x + 10, 64), (x + 10, 104), (x, 120 if index % 2 else 114), (x - 10, 104)
            )],
            white, rim=3, dark=shaded,
        )
        for index, x in enumerate((102, 125, 148, 171, 194, 218))
    )
    drawing += silhouette([ellipse(104, 192, 9, 7), ellipse(132, 192, 9, 7)], "#f0c27a", 2.8, 1.6)
    drawing += silhouette([ellipse(176, 192, 9, 7), ellipse(204, 192, 9, 7)], "#9aa0c4", 2.8, 1.6)
    drawing += eyes("evil", (112, 84, 14, 15), (148, 84, 14, 15), white, (-0.9, 0.2))
    return drawing + stroke("M92 58L122 72M166 58L138 72", 6)


def _striding_fence() -> str:
    """Pickets that walk, with two pets inside."""
    white, shaded = ("#e9e0f4", "#a996c4")
    drawing = silhouette(
        [
            row
            for x in (84, 126, 178, 228)
            for row in (tube([(x, 196), (x - 12, 216)], 16), ellipse(x - 20, 224, 17, 8))
        ],
        white, rim=2.6, dark=shaded,
    )
    drawing += silhouette(
        [polygon((66, 92), (252, 92), (252, 106), (66, 106)), polygon((66, 186), (252, 186), (252, 200), (66, 200))],
        "#cfc0e2", rim=2.6, dark=shaded,
    )
    drawing += rectangle(84, 100, 150, 90, "#1a0c2a")
    drawing += peeking(
        "dog", 118, 152, 0.66, skin="#f0c27a", accent="#9a5f3c", ears="floppy", eyes="worried", look=(-0.5, 0.3),
        brows="sad", mouth="wobble", neck=[taper([(-4, 20), (-6, 60)], (46, 56))],
    )
    drawing += peeking(
        "cat", 190, 152, 0.7, True, 0, [taper([(0, 20), (0, 56)], (46, 54))], skin="#9aa0c4", muzzle="#e4e3ee",
        stripes="#5b5f7c", eyes="bored", look=(-0.2, -0.5), brows="flat", mouth="flat",
    )
    for x, low in ((78, 0), (154, 1), (226, 1), (244, 0)):
        if low:
            drawing += silhouette(
                [polygon((x - 9, 202), (x - 9, 134), (x, 118), (x + 9, 134), (x + 9, 202))], white, rim=2.6, dark=shaded
            )
        else:
            drawing += silhouette(
                [polygon((x - 11, 204), (x - 11, 66), (x, 48), (x + 11, 66), (x + 11, 204))], white, rim=3, dark=shaded
            )
    return drawing + _upper_jaw(white, shaded)


@picture("eminent-doom-ain")
def eminent_doom_ain() -> str:
    """The fence walks ten feet to the left overnight, with two pets and a swing set inside."""
    drawing = dusk_sky(170)
    drawing += green_moon(252, 52, 30)
    drawing += house(10, 150, 120, 60, "#2f1a4a", "#1f1033", "#1a0c2a", "#8dff5a")
    drawing += stroke("M284 152L286 96M286 112l-18 -16M286 104l16 -18M268 96l-4 -12", 6, "#26143c")
    drawing += stripes(150, "#3f5a4e", "#374f4a", count=9)
    # where it stood
    drawing += "".join(dot(x, y, 8, "#22162f", 3.6) for x, y in ((270, 226), (292, 226), (314, 226)))
    drawing += stroke("M250 206h34M262 192h30M256 178h22", 4.6, "#8dff5a")
    # swing set, half swallowed
    drawing += cable("M-2 202L26 96M44 208L26 96M26 98H150", 12, 6, "#d9547a")
    drawing += cable("M62 100L54 164M88 100L80 164", 3.4, 1.6, "#efe6fa")
    drawing += group(box(-18, -4, 36, 9, "#f2b233", 2, 2, 3), 66, 166, 1, -3)
    drawing += shadow(150, 118, 232, "#120a1e", 0.5)
    drawing += _striding_fence()
    return drawing
