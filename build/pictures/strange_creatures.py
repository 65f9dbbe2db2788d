"""The sphinx, the werepoodle and the gargoyle."""

from __future__ import annotations

from pictures import (
    HEADS,
    HEIGHT,
    LINE,
    WIDTH,
    Animal,
    area,
    arm,
    cable,
    cloud,
    collar,
    creature,
    dot,
    ellipse,
    group,
    hexed,
    number,
    on_ground,
    person,
    picture,
    polygon,
    rectangle,
    shadow,
    silhouette,
    street,
    stroke,
    taper,
    tube,
)
from pictures.objects import rubber_glove


@picture("cul-de-sac-sphinx")
def cul_de_sac_sphinx() -> str:
    """A riddle from the gatepost, and the courier's pizza is getting cold."""
    drawn = street()
    skin = "#e8b04f"
    cloth_color = "#3f7fc4"
    sphinx = creature(
        plan="couch", head="cat", ears="round", skin=skin, muzzle="#fbe3b4", tail="tuft", hair="#8a5a2c",
        whiskers=False, eyes="smug", look=(0.8, 0.3), brows="smug", mouth="smirk", belly="none",
        head_at=(186, 80, 0),
    )
    courier = person(
        "#8a5a3c", "tomato", "none", "tomato", "#2f2330", None, "worried", (-0.7, -0.6), "sad", "wobble", x=262,
        y=244, scale=0.8,
    )
    courier += silhouette(
        [
            taper([(232, 138), (258, 124), (286, 138)], (16, 30, 16), (0.4, 0.4)),
            tube([(222, 142), (246, 142)], 9),
        ],
        "tomato", 3.2, 2.4,
    )
    snow = "".join(
        group(stroke("M-7 0h14M-4 -6l8 12M4 -6l-8 12", 2.6, "#6fb0d9"), snow_x, snow_y, scale)
        for snow_x, snow_y, scale in ((216, 172, 1), (298, 170, 0.8))
    )
    bubble = area(
        "M236 22Q236 8 252 8H286Q302 8 302 24V56Q302 72 286 72H262L240 84L246 70Q236 66 236 56Z", "white", 3.2,
    )
    bubble += stroke("M258 32Q258 22 269 22Q281 22 281 33Q281 42 269 46V51", 6, "#8a3fb0")
    bubble += dot(269, 62, 4, "#8a3fb0")
    drawn += _gatepost()
    drawn += on_ground(sphinx + _cloth(cloth_color), -38, -59, 0.8)
    drawn += courier
    drawn += _box()
    drawn += snow
    drawn += bubble
    return drawn


def _box() -> str:
    box = silhouette(
        [
            polygon((202, 184), (304, 184), (314, 202), (192, 202)),
            polygon((192, 202), (314, 202), (310, 216), (196, 216)),
        ],
        "#f3e0ba", rim=3,
    )
    box += stroke("M192 202H314", 2.4)
    box += dot(253, 193, 30, "#e8963f", 6.4, line=2.4)
    box += dot(253, 193, 24, "#ffd98a", 4.6)
    box += "".join(dot(sphinx, y, 4, "tomato", 2.2) for sphinx, y in ((242, 192), (256, 195), (266, 192)))
    box += silhouette([ellipse(306, 208, 10, 9)], "#8a5a3c", 3, 1.6)
    box += silhouette([ellipse(200, 209, 10, 9)], "#8a5a3c", 3, 1.6)
    return box


def _cloth(cloth_color: str) -> str:
    cloth = silhouette(
        [
            taper([(152, 62), (140, 96), (134, 134)], (20, 30, 34), (1, 0.2)),
            taper([(226, 60), (234, 90), (236, 112)], (12, 16, 18), (1, 0.2)),
            taper([(152, 56), (188, 38), (226, 56)], (24, 28, 20)),
        ],
        cloth_color, rim=3,
    )
    cloth += stroke(
        "M138 84l18 4M130 104l24 4M124 122l28 4M228 82l11 -2M228 98l13 -2M168 36l-2 14M208 36l4 14", 4.4, "sun",
    )
    cloth += silhouette([ellipse(189, 40, 8), tube([(189, 38), (193, 24)], 6)], "sun", 2.8, 1.4)
    return cloth


def _gatepost() -> str:
    brick = rectangle(14, 156, 176, 84, "#c2604a", 0, LINE * 1.2)
    for row in range(4):
        for column in range(5):
            x = 18 + column * 42 - (20 if row % 2 else 0)
            if 16 <= x <= 152:
                fill = "#d97757" if (column + row) % 3 else "#e08a68"
                brick += rectangle(x, 170 + row * 18, 36, 14, fill)
    brick += rectangle(4, 144, 196, 18, "#f0e2cc", 3, LINE)
    brick += rectangle(4, 154, 196, 8, "#d8c7a8", 3)
    return brick


def _cul_de_sac_sphinx_leftover() -> str:
    leftover = cable("M112 84Q158 62 204 84", 12, 6, "sun")
    leftover += dot(158, 70, 8, "#3f7fc4", line=2.8)
    return leftover


hexed("cul-de-sac-sphinx", "smug", (0.7, 0.2), bits=("ears", "tail"), leftover=_cul_de_sac_sphinx_leftover)


@picture("werepoodle")
def werepoodle() -> str:
    """Half fearsome beast, half best in show, howling at a porch light."""
    drawn = _werepoodle_scene()
    drawn += _porch_light()
    return drawn + on_ground(_poodle(), -18, 2, 0.98)


BEAST, FLUFF, CLAW = "#c3b4d6", "#f7d6e6", "#4a3a66"


def _poodle() -> str:
    tufts = [taper([(118 + i * 3, 124 + i * 14), (100 + i * 3, 136 + i * 14)], (16, 3)) for i in range(3)]
    drawn = silhouette([tube([(98, 186), (70, 172), (58, 140)], 11)], BEAST, rim=2)
    drawn += _pom(54, 128, 18, 3)
    drawn += silhouette(tufts, BEAST, rim=2)
    drawn += _beast_body()
    drawn += "".join(area(f"M{x} 206q5 -1 6 8h-8Z", CLAW, 1.6) for x in (120, 128, 171, 179))
    drawn += _pom(106, 194, 19, 3)
    drawn += _pom(168, 192, 19, 3)
    drawn += _howling_head()
    drawn += _pom(140, 40, 22, 3.4)
    drawn += arm([(176, 128), (206, 140), (222, 120)], BEAST)
    drawn += _claws(228, 112, -40)
    drawn += _pom(210, 134, 15, 2.6)
    drawn += arm([(120, 128), (92, 146), (84, 126)], BEAST)
    drawn += _claws(82, 114, -100)
    return drawn + _pom(90, 140, 15, 2.6)


def _howling_head() -> str:
    """Thrown back, with a collar between the beast and the best in show."""
    animal = Animal(
        head="dog", skin=BEAST, accent=FLUFF, ears="spaniel", mouth="none", eyes="squeezed", look=(0, 0),
        muzzle="#e6dcf0",
    )  # fmt: skip
    head = HEADS["dog"](animal)
    neck = taper([(150, 110), (160, 86)], (46, 46))
    drawn = silhouette([neck, *(shape.placed(164, 74, 1, -42) for shape in head.shapes)], BEAST)
    drawn += _pom(148, 122, 36, 3.6)
    face = head.face
    face += area("M12 26Q24 22 40 24Q42 44 28 48Q12 44 12 26Z", "#7a2440", 3)
    face += dot(27, 41, 8, "#f2677a", 5)
    face += area("M15 26l4 9l4 -9.5ZM31 24l4 8l3 -8Z", "white", 1.6)
    drawn += group(face, 164, 74, 1, -42)
    return drawn + collar("tag", 156, 108, 29, -16)


def _beast_body() -> str:
    shapes = [
        taper([(146, 110), (140, 142), (134, 178)], (74, 66, 62)),
        tube([(122, 176), (104, 192), (112, 206)], 25),
        tube([(152, 180), (164, 194), (160, 206)], 25),
        ellipse(116, 208, 20, 9),
        ellipse(166, 208, 20, 9),
    ]
    return silhouette(shapes, BEAST, rim=4)


def _pom(x: float, y: float, radius: float, rim: float) -> str:
    """A ball of trimmed fluff."""
    around = ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87))
    lumps = [ellipse(x + radius * 0.62 * dx, y + radius * 0.62 * dy, radius * 0.56) for dx, dy in around]
    return silhouette([*lumps, ellipse(x, y, radius * 0.8)], FLUFF, rim=rim)


def _claws(x: float, y: float, turn: float) -> str:
    claws = "M6 -3q9 1 11 6q-8 2 -13 0ZM4 -10q10 -3 13 1q-6 4 -12 3ZM6 4q9 2 10 7q-7 0 -11 -4Z"
    return group(area(claws, CLAW, 1.6), x, y, 1, turn)


def _porch_light() -> str:
    lamp = silhouette([tube([(232, 10), (232, 34)], 8), tube([(232, 12), (260, 12)], 7)], "#4d4a5e", 3.2, 1.6)
    lamp += dot(232, 68, 25, "#fff3b8", line=LINE)
    lamp += dot(224, 60, 7, "white")
    lamp += silhouette([polygon((208, 50), (256, 50), (246, 32), (218, 32))], "#4d4a5e", rim=2.4)
    moth = silhouette([ellipse(-6, -3, 6, 4, 30), ellipse(6, -3, 6, 4, -30)], "cream", 2.4, 1)
    return lamp + group(moth + stroke("M0 -5v8", 2.4), 262, 112, 0.9, 20)


def _werepoodle_scene() -> str:
    scene = rectangle(0, 0, WIDTH, HEIGHT, "#5f6aa8")
    scene += "".join(rectangle(0, y, WIDTH, 2.4, "#525c98") for y in range(18, 190, 20))
    scene += rectangle(0, 188, WIDTH, 12, "#cfc4d9")
    scene += rectangle(0, 198, WIDTH, 42, "#7a6488")
    scene += "".join(rectangle(0, y, WIDTH, 2, "#6a5678") for y in (210, 224))
    scene += rectangle(10, 58, 64, 130, "#e9dfee")
    scene += rectangle(18, 66, 48, 122, "#3f7f8a")
    scene += rectangle(26, 76, 32, 40, "#ffe9a8")
    scene += dot(58, 136, 4, "sun")
    for radius, opacity in ((84, 0.14), (62, 0.2), (42, 0.3)):
        scene += dot(232, 66, radius, "#ffe08a", opacity=opacity)
    scene += shadow(140, 70, 216, "#2a2440")
    return scene


def _werepoodle_leftover() -> str:
    return silhouette([ellipse(148, 66, 14), ellipse(168, 66, 14), ellipse(158, 56, 14)], "#f7d6e6", 3.4, 3)


hexed("werepoodle", "squeezed", bits=("ears", "collar"), leftover=_werepoodle_leftover)


@picture("gutter-duty-gargoyle")
def gutter_duty_gargoyle() -> str:
    """Rubber gloves, a ladder, one leaf at a time. Nobody has ever taken a gutter so seriously."""
    drawn = _gutter_duty_gargoyle_scene()
    gutter = silhouette([polygon((112, 78), (330, 78), (330, 98), (120, 98))], "#f4efe4", rim=4, dark="#c9bfae")
    leaves = "".join(
        group(area("M-9 0Q0 -9 11 0Q0 9 -9 0ZM-9 0h-5", fill, 2), x, y, 1, turn)
        for x, y, turn, fill in (
            (196, 74, -30, "#e5713f"), (214, 70, 40, "#d9a23a"), (232, 75, 0, "#c2503a"),
            (252, 70, -60, "#e5713f"), (274, 74, 20, "#d9a23a"), (296, 70, -20, "#c2503a"),
            (178, 76, 60, "#d9a23a"), (312, 75, 40, "#e5713f"),
        )
    )
    ladder = cable("M72 244L120 56M132 244L176 56", 10, 5, "wood")
    ladder += cable("M76 228h60M83 202h58M90 176h58M104 122h56M118 68h54", 8, 3.6, "#e0ac74")
    skin = "#a9a6b3"
    gargoyle = creature(
        plan="upright", head="cat", ears="pointed", horns=None, skin=skin, muzzle="#c9c6d0", inner="#8a8794",
        belly="#c3c0cb", wings="bat", web="#85828f", wing_scale=0.6, tail="spade", accent="#85828f",
        whiskers=False, eyes="angry", look=(0.9, 0.3), brows="stern", mouth="frown", arms=[], nose="#6b6878",
        tail_points=[(116, 184), (84, 190), (62, 206), (44, 196)],
    )
    fang = area("M154 98l4 9l4 -8ZM166 99l4 8l4 -8Z", "white", 1.8)
    crack = stroke("M118 158l8 6l-3 8l7 6M178 150l-5 7l4 6M134 46l5 8l-3 6", 2.2, "#6b6878")
    gargoyle += _horns()
    gargoyle += fang
    gargoyle += crack
    gargoyle += silhouette([tube([(120, 128), (96, 150), (104, 170)], 20)], skin, rim=2.4)
    gargoyle += rubber_glove(107, 184, 165)
    gargoyle += silhouette([tube([(182, 126), (208, 132), (226, 112)], 20)], skin, rim=2.4)
    gargoyle += rubber_glove(238, 98, 40)
    fall = "".join(
        group(area("M-9 0Q0 -9 11 0Q0 9 -9 0Z", fill, 2), x, y, 0.9, turn)
        for x, y, turn, fill in ((204, 128, 60, "#d9a23a"), (188, 176, -30, "#e5713f"), (214, 204, 10, "#c2503a"))
    )
    drawn += leaves
    drawn += gutter
    drawn += ladder
    drawn += on_ground(gargoyle, -36, -30, 0.86)
    drawn += group(area("M-9 0Q0 -9 11 0Q0 9 -9 0Z", "#c2503a", 2.2), 204, 52, 1.3, -50)
    drawn += group(area("M-9 0Q0 -9 11 0Q0 9 -9 0Z", "#e5713f", 2.2), 194, 48, 1.2, -110)
    drawn += fall
    return drawn


def _gutter_duty_gargoyle_scene() -> str:
    scene = rectangle(0, 0, WIDTH, HEIGHT, "#f9d9a8")
    scene += dot(44, 60, 26, "#ffe9bd")
    scene += cloud(20, 112, 0.7)
    scene += rectangle(150, 96, 180, 150, "#d6e3d0")
    scene += "".join(rectangle(150, y, 180, 2.2, "#bccdb6") for y in range(116, 240, 16))
    scene += area("M120 84L196 -20H330V84Z", "#8a5f6b")
    scene += "".join(
        stroke(f"M{number(120 + 76 * (84 - y) / 104 + 6)} {y}H330", 2.2, "#774f5b")
        for y in (66, 46, 26, 8)
    )
    scene += rectangle(238, 126, 60, 60, "fence")
    scene += rectangle(245, 133, 46, 46, "#9fd3e6")
    return scene


def _horns() -> str:
    return group(
        silhouette(
            [
                taper([(-14, -24), (-26, -40), (-20, -54)], (13, 10, 3)),
                taper([(16, -26), (28, -42), (22, -56)], (13, 10, 3)),
            ],
            "#d9d3c4", rim=2,
        ),
        152, 74,
    )


def _gutter_duty_gargoyle_leftover() -> str:
    leftover = rubber_glove(216, 150, 40)
    leftover += "".join(
        group(area("M-9 0Q0 -9 11 0Q0 9 -9 0Z", "#e5713f", 2), x, y, 1.1, turn)
        for x, y, turn in ((132, 84, -30), (178, 78, 40), (112, 160, 10))
    )
    return leftover


hexed("gutter-duty-gargoyle", "angry", (0.8, 0.2), bits=("bat", "horns"), leftover=_gutter_duty_gargoyle_leftover)
