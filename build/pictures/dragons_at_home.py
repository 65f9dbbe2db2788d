"""Dragons at home: at the grill, in the garage, behind the curtains."""

from __future__ import annotations

from pictures import (
    DRAGON,
    HEIGHT,
    INK,
    LINE,
    WIDTH,
    area,
    arm,
    blob,
    cable,
    collar,
    creature,
    dot,
    ellipse,
    flame,
    group,
    hexed,
    lawn,
    mouth,
    on_ground,
    picture,
    polygon,
    rectangle,
    shadow,
    silhouette,
    sparkle,
    star,
    stroke,
    taper,
    tube,
)
from pictures.objects import binoculars


@picture("grillmaster-dragon")
def grillmaster_dragon() -> str:
    """Apron with a kiss on it, a chef's hat, and a jet of flame at a kettle grill that is long past medium."""
    skin = "#3f93a6"
    hat = silhouette(
        [
            ellipse(-14, -52, 15),
            ellipse(8, -60, 17),
            ellipse(28, -50, 14),
            polygon((-16, -46), (28, -46), (26, -26), (-14, -28)),
        ],
        "white", rim=3,
    )
    dragon = creature(
        DRAGON, plan="upright", skin=skin, belly="#d9f0dc", accent="#f2b233", spikes=None, eyes="happy",
        look=(0.6, 0.1), brows=None, mouth="none", wings="bat", wing_scale=0.62, arms=[], tail="spade",
    )
    dragon += area(
        "M130 114H172L174 130Q192 138 194 156L198 194Q152 206 104 194L110 156Q112 138 128 130Z", "cream", LINE,
    )
    dragon += stroke("M130 114Q132 104 138 102M172 114Q170 104 166 102", 3)
    dragon += area("M130 158Q140 142 151 151Q162 142 173 158Q152 180 130 158Z", "tomato", 2.6)
    dragon += stroke("M133 159Q152 165 170 159", 2.2)
    dragon += dot(120, 178, 4, "#d9a06a")
    dragon += dot(184, 184, 5, "#d9a06a")
    dragon += dot(178, 140, 3, "#d9a06a")
    dragon += group(hat, 146, 64, 1, -8) + group(mouth("o", 46, 20, 34), 152, 74)
    dragon += group(cable("M0 0L34 -40M0 0L44 -30", 8, 3.6, "stone"), 98, 172, 1, -86)
    dragon += arm([(124, 126), (98, 146), (96, 170)], skin)
    dragon += arm([(180, 126), (206, 150), (188, 170)], skin)
    drawn = lawn()
    drawn += shadow(92, 56)
    drawn += shadow(256, 46)
    sausages = "".join(
        group(
            silhouette([taper([(-13, 2), (0, -3), (13, 2)], (11, 12, 11))], "#8f4630", 3, 2)
            + stroke("M-6 -2l2 4M2 -3l2 4", 1.8, "#d9906a"),
            x, y, 1, turn,
        )
        for x, y, turn in ((226, 56, -30), (298, 66, 40))
    )
    return drawn + _grill() + on_ground(dragon, -54, 2, 0.98) + _jet() + sausages


def _grill() -> str:
    grill = cable("M232 168L214 214M280 168L298 214M256 172V212", 8, 3.4, "stone")
    grill += "".join(
        group(flame(), x, y, scale, turn)
        for x, y, scale, turn in ((226, 142, 1.3, -16), (286, 142, 1.4, 14), (256, 142, 2.0, 2))
    )
    grill += silhouette(
        [blob((206, 140), (216, 172), (256, 184), (296, 172), (306, 140), (256, 136))],
        "#d8432f", rim=5,
    )
    grill += rectangle(202, 134, 108, 9, "stone", 4, 3)
    grill += stroke("M222 152Q228 166 240 172", 4, "#ff9a8a")
    return grill


def _jet() -> str:
    jet = area(
        "M138 98Q168 84 196 90Q190 96 204 98Q228 94 246 112Q234 114 240 124Q250 132 256 142"
        "Q232 146 214 136Q218 128 204 129Q188 132 174 120Q178 113 166 113Q150 113 138 104Z",
        "#ff7a2f", LINE,
    )
    jet += area(
        "M146 101Q170 93 184 97Q182 103 196 105Q216 104 228 116Q220 118 226 126Q214 128 206 120"
        "Q196 122 186 113Q170 108 146 101Z",
        "sun",
    )
    return jet


def _grillmaster_dragon_leftover() -> str:
    return group(
        silhouette(
            [
                ellipse(-14, -22, 13),
                ellipse(6, -28, 15),
                ellipse(24, -20, 12),
                polygon((-14, -18), (24, -18), (22, 0), (-12, 0)),
            ],
            "white", rim=3,
        ),
        150, 66, 1.1, -6,
    )


hexed("grillmaster-dragon", "angry", bits=("bat", "horns"), leftover=_grillmaster_dragon_leftover)


@picture("dragon-with-too-much-stuff")
def dragon_with_too_much_stuff() -> str:
    """Wedged in its own garage between an exercise bike and everything else, guarding one gold coin."""
    drawn = _dragon_with_too_much_stuff_scene()
    skin = "#e3a43a"
    dragon = creature(
        DRAGON, plan="upright", skin=skin, belly="#ffeec0", accent="#c04a3c", horns="nubs", eyes="smug",
        look=(-0.2, 0.5), mouth="smirk", wings=None, tail=None, fat=1.5, arms=[],
    )
    coin = dot(0, 0, 21, "sun", line=LINE)
    coin += dot(0, 0, 14, "#f2b233")
    coin += dot(-7, -8, 4.5, "#fffbe0")
    coin += area(star(0, 1, 10, 5, 0.45), "#fff0b0")
    dragon += group(coin, 152, 138, 1.05)
    dragon += silhouette(
        [
            tube([(108, 128), (104, 156), (132, 150)], 22), ellipse(134, 148, 13, 12),
            tube([(196, 128), (200, 156), (174, 150)], 22), ellipse(171, 148, 13, 12),
        ],
        skin, rim=2.4,
    )
    back = silhouette([polygon((52, 92), (104, 92), (104, 132), (52, 132))], "#c99a62", rim=3)
    back += stroke("M70 92v14M86 92v14", 3, "#8a5c34")
    back += cable("M238 180V92", 8, 3.6, "gold")
    back += silhouette([polygon((222, 66), (254, 66), (266, 98), (210, 98))], "#ef6a5a", rim=3)
    back += silhouette([tube([(76, 60), (62, 176)], 9)], "teal", rim=2)
    back += silhouette([tube([(92, 58), (82, 176)], 9)], "tomato", rim=2)
    box = silhouette([polygon((214, 148), (292, 144), (294, 218), (216, 218))], "#d7a468", rim=4, dark="#a8743c")
    box += rectangle(246, 146, 14, 22, "#efe0b8")
    box += stroke("M228 192h26M228 201h18", 3.4, "#a8743c")
    ball = dot(196, 200, 19, "violet", line=LINE)
    ball += dot(189, 192, 3, INK)
    ball += dot(197, 190, 3, INK)
    ball += dot(194, 199, 3, INK)
    drawn += back
    drawn += shadow(160, 130, 218)
    drawn += on_ground(dragon, 0, -8, 0.98)
    drawn += _bike()
    drawn += _bread_maker()
    drawn += box
    drawn += ball
    drawn += sparkle(178, 112, 9, "white")
    drawn += sparkle(128, 172, 6, "white")
    return drawn


def _bike() -> str:
    bike = stroke("M44 182L74 138L106 182M74 138L66 120M106 182L114 122M66 120h-12", 9, INK)
    bike += stroke("M44 182L74 138L106 182M74 138L66 120M106 182L114 122M66 120h-12", 4, "#e8f0f4")
    bike += dot(44, 188, 25, INK)
    bike += dot(44, 188, 20, "#cfd8e2")
    bike += dot(44, 188, 13, "#8f9fb5")
    bike += dot(44, 188, 4, INK)
    bike += silhouette([taper([(98, 122), (128, 118)], (9, 15))], "soot", rim=2)
    bike += stroke("M106 182h22M22 214h92", 7)
    bike += stroke("M24 214h88", 3, "#e8f0f4")
    bike += silhouette([tube([(46, 116), (58, 122)], 8)], "tomato", 3, 1)
    return bike


def _bread_maker() -> str:
    bread_maker = silhouette(
        [blob((226, 146), (226, 112), (240, 104), (274, 104), (284, 114), (284, 144))],
        "#e8eef2", rim=4, dark="#98a9bd",
    )
    bread_maker += rectangle(238, 112, 34, 12, "#574a63", 4, 2.4)
    bread_maker += dot(242, 134, 4, "tomato")
    bread_maker += dot(256, 134, 4, "teal")
    bread_maker += area("M240 104Q244 88 256 92Q270 88 272 104Z", "#d9954a", LINE)
    return bread_maker


def _dragon_with_too_much_stuff_scene() -> str:
    scene = rectangle(0, 0, WIDTH, HEIGHT, "#cfe3b6")
    scene += rectangle(0, 0, WIDTH, 178, "#f2d3a6")
    scene += area("M-10 40L20 0H300L330 40Z", "#b0674f")
    scene += rectangle(28, 34, 264, 146, "fence")
    scene += rectangle(38, 44, 244, 136, "#6b5a78")
    scene += rectangle(38, 44, 244, 18, "#fff3d9")
    scene += rectangle(38, 60, 244, 5, "#d8c7a8")
    scene += rectangle(0, 178, WIDTH, 62, "#d8d2cb")
    return scene


def _dragon_with_too_much_stuff_leftover() -> str:
    coin = dot(0, 0, 17, "sun", line=LINE) + dot(0, 0, 11, "#f2b233") + dot(-6, -6, 3.6, "#fffbe0")
    return group(coin + area(star(0, 1, 8, 5, 0.45), "#fff0b0"), 200, 158)


hexed(
    "dragon-with-too-much-stuff", "worried", (-0.3, 0.6), bits=("bat", "horns"),
    leftover=_dragon_with_too_much_stuff_leftover,
)


@picture("neighborhood-watch-dragon")
def neighborhood_watch_dragon() -> str:
    """Behind the net curtains, in a reflective vest, binoculars down, clipboard up: it saw that."""
    drawn = rectangle(0, 0, WIDTH, HEIGHT, "#e9cdb0")
    drawn += rectangle(30, 6, 260, 200, "fence")
    drawn += rectangle(42, 16, 236, 190, "#6f83ad")
    drawn += rectangle(42, 16, 236, 70, "#8ea2c4")
    net = "M36 8H108Q98 66 82 92Q64 134 56 206H36Z"
    skin = "#4f86c9"
    dragon = creature(
        DRAGON, plan="upright", skin=skin, belly="none", accent="#f2b233", horns="nubs", eyes="angry",
        look=(0.8, 0.1), brows="stern", mouth="pout", wings=None, tail=None, arms=[],
    )
    dragon += silhouette(
        [taper([(150, 118), (150, 150), (148, 190)], (64, 86, 92), (0.2, 0.3))],
        "#ff9a2f", rim=4,
    )
    dragon += area("M136 108L151 138L168 108Z", skin, 2.6)
    dragon += stroke("M151 138V220", 2.6)
    dragon += area("M107 160H197L197 172H107Z", "#fff3a8", 2.2)
    dragon += area("M126 112L137 110L134 160H122ZM168 110L178 112L182 160H170Z", "#fff3a8", 2.2)
    dragon += collar("tag", 152, 106, 28, 0)
    board = silhouette([polygon((-30, -38), (30, -38), (30, 38), (-30, 38))], "#a8703c", rim=3)
    board += rectangle(-24, -29, 48, 60, "cream", 2)
    board += rectangle(-13, -44, 26, 13, "stone", 3, 2.6)
    board += "".join(
        stroke(f"M-8 {y}h{width}", 2.6, "#b9ad94") + stroke(f"M-20 {y - 1}l3 4l5 -8", 2.8, "tomato")
        for y, width in ((-17, 26), (-3, 20), (11, 26), (24, 16))
    )
    dragon += arm([(116, 130), (90, 150), (84, 166)], skin)
    dragon += group(board, 80, 142, 1, -8)
    dragon += silhouette([ellipse(94, 160, 7, 6), ellipse(96, 150, 7, 6)], skin, 3, 1.4)
    dragon += group(_glasses(), 216, 136, 0.95, -50)
    dragon += arm([(184, 132), (206, 158), (202, 142)], skin)
    drawn += _curtains(net) + on_ground(dragon, 6, 22, 1.12)
    drawn += rectangle(0, 206, WIDTH, 40, "#e9cdb0")
    drawn += "".join(
        rectangle(0, y, 30, 2.4, "#d9b894") + rectangle(290, y, 30, 2.4, "#d9b894")
        for y in range(12, 200, 20)
    )
    drawn += rectangle(0, 226, WIDTH, 2.4, "#d9b894")
    drawn += rectangle(20, 200, 280, 16, "fence", 4)
    drawn += rectangle(20, 210, 280, 7, "fence2", 3)
    drawn += rectangle(28, 2, 264, 11, "#b0674f", 4)
    return drawn


def _glasses() -> str:
    glasses = stroke("M-26 -16Q-20 -44 -64 -46M26 -16Q30 -56 -30 -58", 3)
    glasses += binoculars()
    glasses += stroke("M-22 20l6 -2M14 20l6 -2", 2.4, "white")
    return glasses


def _curtains(net: str) -> str:
    curtains = area(net, "white", opacity=0.9)
    curtains += area("M284 8H232Q240 80 258 124Q266 160 266 206H284Z", "white", opacity=0.9)
    curtains += stroke(
        "M54 14Q52 90 46 198M74 14Q70 80 56 130M92 14Q88 66 74 104M264 14Q266 90 274 198M248 14Q252 80 266 128",
        2, "#cdd9e6",
    )
    curtains += "".join(
        dot(x, y, 2.4, "#cdd9e6")
        for x, y in ((52, 150), (62, 60), (84, 50), (48, 100), (76, 90), (256, 60), (274, 110), (272, 164))
    )
    curtains += stroke("M108 8Q98 66 82 92Q64 134 56 206M232 8Q240 80 258 124Q266 160 266 206", 2.6, "#a9b8cc")
    return curtains


hexed(
    "neighborhood-watch-dragon", "angry", (0.8, 0), bits=("bat", "horns", "collar"),
    leftover=lambda: group(binoculars(), 206, 160, 0.8, -24),
)  # fmt: skip
