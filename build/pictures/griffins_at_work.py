"""Griffins with something to do."""

from __future__ import annotations

from pictures import (
    GRIFFIN,
    INK,
    LINE,
    Animal,
    above_the_roofs,
    area,
    arm,
    blob,
    cable,
    collar,
    creature,
    dot,
    ellipse,
    eye,
    feathered_wing,
    group,
    hexed,
    lawn,
    light,
    mini,
    music_note,
    on_ground,
    path,
    paw_print,
    picture,
    polygon,
    rectangle,
    shade,
    shadow,
    silhouette,
    small_creature,
    street,
    stroke,
    tail,
    talon,
    taper,
    tube,
)


@picture("trash-day-griffin")
def trash_day_griffin() -> str:
    """Dawn, wheelie bin, back paws in the air, tail wagging: found something."""
    drawn = street()
    skin = "#d9a24a"
    lid = silhouette([polygon((112, 120), (208, 120), (212, 96), (108, 96))], "#35603c", rim=2)
    lid += group(
        silhouette([blob((-52, -10), (52, -10), (58, 2), (50, 12), (-50, 12), (-58, 2))], "#3f8646", rim=3),
        96, 78, 0.9, -64,
    )
    wings = group(feathered_wing("#a8663c", "#e8c07a"), 124, 128, 0.66, -22)
    wings += group(feathered_wing("#a8663c", "#e8c07a"), 198, 128, 0.66, 22, True)
    wagging_tail = tail("tuft", [(162, 64), (168, 44), (156, 30), (164, 18)], Animal(skin=skin, hair="#8a4f2d"))
    bag = shadow(276, 34)
    bag += silhouette(
        [blob((246, 206), (250, 176), (268, 164), (286, 166), (304, 180), (306, 208), (276, 214))],
        "#574a63", rim=5,
    )
    bag += silhouette([taper([(276, 168), (272, 152)], (10, 16))], "#574a63", 3, 2)
    bag += stroke("M268 166h16", 4, "sun")
    bag += stroke("M258 186q4 -8 10 -10", 3, "#8a7a98")
    bone = cable("M-16 0H14M-8 -7v14M0 -8v16M8 -6v12", 6, 2.6, "cream")
    bone += area("M14 -8L26 0L14 8Z", "cream", 2.4)
    bone += area("M-16 0l-8 -7v14Z", "cream", 2.2)
    wag = stroke("M188 18q4 8 1 18M198 14q6 10 2 24M138 20q-4 8 -1 18", 3, "white")
    drawn += shadow(160, 66, 218)
    drawn += lid
    drawn += wings
    drawn += group(wagging_tail + _griffin(skin), 13, 13, 0.92)
    drawn += _bin_of_garbage()
    drawn += bag
    drawn += group(_peel(), 60, 92, 0.9, -24)
    drawn += group(bone, 268, 92, 0.9, 24)
    drawn += group(
        silhouette([polygon((-9, -12), (9, -12), (9, 12), (-9, 12))], "#d9603f", 2.8, 2)
        + rectangle(-9, -5, 18, 9, "cream"),
        48, 190, 1, 78,
    )
    drawn += wag
    return drawn


def _bin_of_garbage() -> str:
    bin_of_garbage = silhouette(
        [polygon((106, 118), (214, 118), (202, 212), (118, 212))],
        "#4f9a55", rim=6, dark="#2c6541",
    )
    bin_of_garbage += silhouette([polygon((100, 112), (220, 112), (218, 126), (102, 126))], "#5fb065", rim=2.6)
    bin_of_garbage += area("M160 150l14 8v17l-14 8l-14 -8v-17Z", "#fff6e0", 2.6)
    bin_of_garbage += group(paw_print("#2c6541"), 148.5, 155, 0.48)
    bin_of_garbage += stroke("M118 138L124 200", 4, "#8fd08a")
    bin_of_garbage += dot(120, 212, 12, INK)
    bin_of_garbage += dot(120, 212, 5, "stone")
    bin_of_garbage += dot(200, 212, 12, INK)
    bin_of_garbage += dot(200, 212, 5, "stone")
    return bin_of_garbage


def _beans() -> str:
    return "".join(
        group(
            dot(0, 3, 6, "#f58f8f", 5)
            + dot(-7, -5, 2.6, "#f58f8f")
            + dot(0, -8, 2.8, "#f58f8f")
            + dot(7, -5, 2.6, "#f58f8f"),
            x, y, 1, turn,
        )
        for x, y, turn in ((100, 31, -10), (233, 39, 34))
    )


def _griffin(skin: str) -> str:
    griffin = silhouette(
        [
            taper([(160, 84), (160, 112), (160, 140)], (74, 80, 78)),
            tube([(138, 84), (112, 66), (102, 40)], 24),
            tube([(182, 84), (212, 70), (228, 48)], 24),
            ellipse(101, 32, 15, 16, -8),
            ellipse(232, 40, 15, 16, 30),
        ],
        skin, rim=4,
    )
    griffin += _beans()
    griffin += stroke("M160 62V92", 2.6, shade(skin, 0.45))
    griffin += stroke("M138 96Q136 82 146 74M182 96Q184 82 176 74", 2.6, shade(skin, 0.45))
    return griffin


def _peel() -> str:
    return silhouette(
        [
            taper([(0, 0), (-14, 8), (-18, 22)], (8, 9, 3)),
            taper([(0, 0), (14, 6), (20, 18)], (8, 9, 3)),
            taper([(0, 0), (2, 12), (2, 24)], (8, 9, 3)),
            tube([(0, -2), (0, -8)], 6),
        ],
        "sun", 2.8, 1.6,
    )


def _trash_day_griffin_leftover() -> str:
    return group(
        silhouette(
            [
                taper([(0, 0), (-16, 8), (-24, 22)], (8, 10, 3)),
                taper([(0, 0), (16, 8), (24, 20)], (8, 10, 3)),
                tube([(0, -2), (0, -10)], 6),
            ],
            "sun", 2.8, 1.6,
        ),
        158, 72, 1.2, -6,
    )


hexed("trash-day-griffin", "happy", bits=("wing", "tail"), leftover=_trash_day_griffin_leftover)


@picture("crossing-guard-griffin")
def crossing_guard_griffin() -> str:
    """Hi-vis, whistle, stop sign; nobody in the queue is going to make it on time."""
    drawn = street()
    drawn += area("".join(f"M{x} 218h26l-8 22h-30Z" for x in range(20, 310, 56)), "#f7f4ee")
    skin = "#d99a3d"
    griffin = small_creature(
        GRIFFIN, plan="upright", skin=skin, belly="none", feather="#fff6e6", wings=None, hair="#8a4f2d",
        eyes="angry", look=(0.8, 0), brows="stern", mouth="flat", arms=[], foot="paw", fore_foot=None,
    )
    wing_far = group(feathered_wing("#a8663c", "#e8c07a"), 118, 132, 0.56, -6)
    tag = collar("tag", 151, 108, 28, 0)
    whistle = group(
        silhouette([ellipse(0, 0, 8), tube([(0, -4), (-14, -6)], 6)], "sun", 2.8, 1.6) + dot(0, 0, 2.6, INK),
        204, 98, 0.95, 8,
    )
    griffin += _vest()
    griffin += group(_stop_sign(), 224, 58, 1.0, 6)
    griffin += tag
    griffin += whistle
    griffin += arm([(120, 130), (98, 152), (106, 176)], skin)
    griffin += arm([(182, 130), (204, 146), (214, 130)], skin)
    griffin += talon(218, 122, -50, scale=0.8)
    griffin += talon(108, 182, 30, scale=0.7)
    clock = group(
        dot(0, 0, 13, "white", line=3) + stroke("M0 0v-8M0 0l6 4", 2.6) + stroke("M-10 -13l-5 -4M10 -13l5 -4", 3),
        250, 130,
    )
    drawn += shadow(86, 50)
    drawn += _queue()
    drawn += on_ground(wing_far + griffin, -72, 2, 0.98)
    drawn += clock
    return drawn


def _stop_sign() -> str:
    corners = ((-15, -36), (15, -36), (36, -15), (36, 15), (15, 36), (-15, 36), (-36, 15), (-36, -15))
    inside = path("M" + "{}L" * 7 + "{}Z", *((x * 0.82, y * 0.82) for x, y in corners))
    sign = silhouette([tube([(0, 30), (0, 124)], 8)], "wood", rim=1.6)
    sign += silhouette([polygon(*corners)], "tomato", rim=4)
    sign += stroke(inside, 3.4, "#fff6e0")
    return sign + group(paw_print("#fff6e0"), -20, -23, 0.84)


_LATE_DOG = Animal(head="dog", ears="spaniel", skin="#f0e2c8", accent="#8a5a3c", eyes="worried", mouth="wobble")


def _queue() -> str:
    queue = ""
    for x, y, scale, animal in (
        (310, 206, 0.56, Animal(head="small", ears="bunny", skin="#e6d6c8", eyes="bored", mouth="flat")),
        (268, 210, 0.6, Animal(head="cat", skin="#e8963f", eyes="bored", mouth="flat", whiskers=False)),
        (216, 215, 0.64, _LATE_DOG),
    ):
        queue += shadow(x, 24, y)
        queue += mini(animal, x, y, scale, flip=True, look=(0.7, -0.3))
    return queue


def _vest() -> str:
    vest = silhouette(
        [taper([(150, 124), (150, 150), (148, 182)], (62, 84, 88), (0.2, 0.25))],
        "#c8ea3c", rim=4, dark="#8fae2a",
    )
    vest += area("M134 112L150 142L168 112Z", "#fff6e6", 2.6)
    vest += stroke("M150 142V190", 2.6)
    vest += area("M109 158H192L193 170H107Z", "#f2f6fa", 2)
    vest += stroke("M120 122L118 158M180 122L183 158", 9, "#ff8a3c")
    return vest


def _crossing_guard_griffin_leftover() -> str:
    leftover = silhouette([tube([(226, 196), (232, 120)], 7)], "wood", 3.2, 1.4)
    leftover += group(
        silhouette(
            [polygon((-12, -28), (12, -28), (28, -12), (28, 12), (12, 28), (-12, 28), (-28, 12), (-28, -12))],
            "tomato", rim=3,
        )
        + group(paw_print("#fff6e0"), -15, -17, 0.62),
        236, 106, 0.9, 8,
    )
    return leftover


hexed(
    "crossing-guard-griffin", "angry", (0.7, 0), bits=("wing", "collar"),
    leftover=_crossing_guard_griffin_leftover,
)


@picture("topiary-griffin")
def topiary_griffin() -> str:
    """Shears behind the back, a tune on the beak, and a bush that used to fetch."""
    drawn = lawn()
    skin = "#c9a23d"
    griffin = creature(
        GRIFFIN, plan="sit", skin=skin, belly="none", feather="#e9f0d6", wing_color="#6f8f4a",
        wing_tip="#c9dc9a", hair="#5a7a3a", eyes="open", look=(-0.6, -0.95), brows="up", mouth="flat",
        wing_scale=0.72, wing_turn=10, far_wing=False, tail_points=[(98, 196), (74, 206), (50, 202), (36, 210)],
    )
    back = group(_blades(), 66, 140, 0.95, -30)
    back += silhouette([tube([(126, 148), (96, 160), (82, 162)], 20)], shade(skin, 0.2), rim=0)
    back += talon(80, 164, 190, scale=0.9)
    cuttings = "".join(
        group(area(_LEAF, "hedge", 1.8), x, y, 0.9, turn)
        for x, y, turn in (
            (200, 206, 20), (222, 214, -30), (296, 204, 50), (186, 216, 0), (280, 216, -20), (66, 80, 40),
        )
    )
    drawn += shadow(124, 60)
    drawn += shadow(250, 48)
    drawn += on_ground(back, -8, 0, 0.94)
    drawn += on_ground(griffin, -14, 0, 0.94)
    drawn += group(_bush(), 254, 208, 1.06)
    drawn += cuttings
    drawn += music_note(208, 62, 1.1)
    drawn += music_note(236, 42, 0.8)
    drawn += music_note(226, 80, 0.7)
    return drawn


_LEAF = "M-8 0Q0 -7 9 0Q0 7 -8 0Z"


def _bush() -> str:
    """What used to fetch."""
    bush = silhouette([tube([(0, -10), (0, 8)], 18)], "wood", rim=2)
    bush += silhouette(
        [
            ellipse(-10, -34, 32, 26), ellipse(12, -38, 28, 26), ellipse(18, -74, 26, 24),
            ellipse(36, -68, 16, 13), polygon((-4, -88), (4, -112), (16, -92)),
            polygon((22, -92), (36, -110), (38, -86)), tube([(-36, -44), (-52, -66)], 15), ellipse(-54, -72, 11),
            ellipse(-22, -14, 14, 11), ellipse(24, -14, 14, 11),
        ],
        "hedge", LINE, 4.4,
    )
    bush += "".join(
        group(area(_LEAF, light("hedge", 0.34)), dx, dy, 1, turn)
        for dx, dy, turn in (
            (-20, -46, 30), (6, -30, -40), (-4, -20, 60), (24, -48, 10), (30, -92, -30), (-50, -70, 70),
        )
    )
    bush += eye(12, -78, 8, 10, "wide", (-0.8, 0), light("hedge", 0.1), 0)
    bush += eye(32, -79, 7, 9.4, "wide", (-0.8, 0), light("hedge", 0.1), 1)
    bush += dot(46, -70, 6, INK, 4.6)
    bush += stroke("M30 -60q6 -5 12 0", 2.6)
    return bush


def _blades() -> str:
    blades = silhouette(
        [taper([(0, 0), (-10, -36), (-6, -66)], (10, 13, 3)), taper([(0, 0), (12, -36), (6, -66)], (10, 13, 3))],
        "#dfe8ef", 3.2, 2.4, dark="#98a9bd",
    )
    blades += silhouette(
        [tube([(0, 0), (-16, 20), (-18, 48)], 10), tube([(0, 0), (16, 20), (20, 48)], 10)],
        "tomato", 3.2, 2,
    )
    blades += dot(0, 0, 5, "stone", line=2.6)
    return blades


def _topiary_griffin_leftover() -> str:
    return group(
        silhouette(
            [
                taper([(0, 0), (-10, -36), (-6, -66)], (10, 13, 3)),
                taper([(0, 0), (12, -36), (6, -66)], (10, 13, 3)),
            ],
            "#dfe8ef", 3.2, 2.4, dark="#98a9bd",
        )
        + silhouette(
            [tube([(0, 0), (-16, 20), (-18, 48)], 10), tube([(0, 0), (16, 20), (20, 48)], 10)],
            "tomato", 3.2, 2,
        )
        + dot(0, 0, 5, "stone", line=2.6),
        214, 168, 0.84, -64,
    )


hexed("topiary-griffin", "wide", (-0.7, -0.8), bits=("wing", "tail"), leftover=_topiary_griffin_leftover)


@picture("rescue-shelter-griffin")
def rescue_shelter_griffin() -> str:
    """Wings out over the roofs, a very relieved lamb under each arm."""
    drawn = above_the_roofs("#ffe0b8", "#9fd3e6")
    skin = "#d9a24a"
    griffin = small_creature(
        GRIFFIN, plan="upright", skin=skin, belly="none", feather="#fff6e6", wing_color="#5f8fb8",
        wing_tip="#bfe0f2", hair="#5f7fa8", eyes="happy", brows="up", mouth="smile", arms=[], fore_foot=None,
        wing_scale=0.98, wing_turn=4, tail_points=[(150, 186), (142, 204), (124, 212), (106, 206)],
    )
    shirt = silhouette([taper([(151, 120), (150, 148), (148, 176)], (64, 84, 88), (0.2, 0.25))], "#2fa58f", rim=4)
    shirt += area("M134 112Q151 130 168 112L164 122Q151 134 138 122Z", "#bfeadf", 2.2)
    shirt += area("M151 150q-9 -10 -15 0q0 9 15 19q15 -10 15 -19q-6 -10 -15 0Z", "#fff6e0", 2.4)
    lamb = ""
    for x, flip in ((58, True), (246, False)):
        woolly = silhouette(
            [ellipse(-22, 6, 15), ellipse(-8, 10, 16), ellipse(-16, -6, 14), ellipse(-34, 2, 11)],
            "#fffdf6", LINE, 2.6,
        )
        woolly += silhouette(
            [tube([(-30, 14), (-32, 30)], 8), tube([(-14, 20), (-14, 36)], 8)],
            "#f5d3bd", 3, 1.4,
        )
        woolly += mini(
            "small", -4, 54, 0.62, body=False, ears="lamb", skin="#f5d3bd", hair="#fffdf6", eyes="happy",
            mouth="smile",
        )
        lamb += group(woolly, x, 156, 1.14, 0, flip)
    griffin += shirt
    griffin += collar("tag", 151, 104, 28, 0)
    griffin += lamb
    griffin += arm([(118, 130), (100, 146), (82, 176)], skin)
    griffin += arm([(184, 130), (204, 146), (222, 176)], skin)
    griffin += talon(80, 182, 150, scale=0.9)
    griffin += talon(224, 182, 30, scale=0.9)
    wind = stroke("M30 190h26M40 204h16M262 190h26M262 204h14", 3.4, "white")
    return drawn + on_ground(griffin, 8, -18, 0.96) + wind


def _rescue_shelter_griffin_leftover() -> str:
    return mini(
        "small", 216, 206, 0.5, flip=True, ears="lamb", skin="#f5d3bd", hair="#fffdf6", eyes="happy",
        mouth="smile",
    )


hexed(
    "rescue-shelter-griffin", "happy", bits=("wing", "collar"), berries="#fffdf6",
    leftover=_rescue_shelter_griffin_leftover,
)
