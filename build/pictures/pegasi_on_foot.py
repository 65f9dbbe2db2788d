"""Pegasi on the ground, with luggage and opinions."""

from __future__ import annotations

from pictures import (
    INK,
    LINE,
    PEGASUS,
    area,
    blob,
    cable,
    collar,
    creature,
    dot,
    driveway,
    ellipse,
    feathered_wing,
    group,
    hexed,
    hoof,
    hoop,
    kitchen,
    light,
    mini,
    on_ground,
    picture,
    polygon,
    porch,
    rays,
    rectangle,
    shade,
    shadow,
    silhouette,
    sparkle,
    sparkles,
    star,
    street,
    stroke,
    suitcase,
    taper,
    tube,
)


@picture("frequent-flyer-pegasus")
def frequent_flyer_pegasus() -> str:
    """Neck pillow, shades, wheels rattling down the drive: one wing waves, the head does not turn."""
    drawn = driveway(wall="#f6e0b8", roof="#7a9ac0", sky_color="#d9eef0", panel="#e6ecef")
    pegasus = creature(
        PEGASUS, plan="strut", skin="#8fbfe0", muzzle="#e6f4fb", hair="#2f4f86", mane="crop", claw="#574a63",
        wing_color="#e6eefb", wing_tip="#ffffff", eyes="calm", mouth="smirk", wing_scale=0.86, wing_turn=34,
        far_wing=False, tail_points=[(78, 136), (62, 124), (52, 140), (52, 166)],
    )
    pillow = silhouette(
        [tube([(164, 94), (170, 116), (196, 124), (218, 112), (220, 96)], 24)],
        "#ff7fa8", rim=3.4,
    )
    pillow += stroke("M172 108q4 10 16 12", 2.4, "#ffc4d8")
    shades = area("M-15 -24H36L35 -10Q33 6 23 6Q14 6 13 -10H12Q11 8 0 8Q-14 8 -15 -10Z", INK, 2)
    shades += stroke("M-8 -16l6 10M20 -16l5 9", 3, "#8fb7d9")
    shades += stroke("M-14 -20L-30 -14", 3.6)
    ticket = silhouette([polygon((0, -9), (44, -16), (47, 3), (3, 10))], "cream", 3, 1.8)
    ticket += stroke("M10 -3l14 -2M11 3l20 -3", 2.4, "#4ba6dc")
    ticket += stroke("M34 -14l3 18", 2, "tomato")
    pegasus += pillow + group(shades + group(ticket, 40, 26, 0.9, 6), 202, 70, 1, -8)
    case = cable("M-14 -78L-10 -128H18L14 -78", 7, 2.6, "stone")
    case += silhouette(
        [polygon((-36, -78), (-30, -84), (30, -84), (36, -78), (36, -16), (30, -10), (-30, -10), (-36, -16))],
        "#ff9a3f", rim=5,
    )
    case += stroke("M-20 -72v50M-6 -72v50M8 -72v50M22 -72v50", 3, "#d9762a")
    case += dot(-24, -4, 8, INK)
    case += dot(24, -4, 8, INK)
    case += dot(-24, -4, 3, "stone")
    case += dot(24, -4, 3, "stone")
    case += group(
        area("M-12 0Q-10 -12 0 -12Q12 -12 12 0Z", "sun", 2) + stroke("M0 -12v16q0 5 5 3", 2),
        -14, -30, 0.9, -10,
    )
    case += dot(18, -56, 8, "teal", line=2)
    case += area(star(18, -56, 5, 5, 0.45), "white")
    wave = stroke("M112 44q-6 8 -6 18M100 42q-8 10 -7 24M178 14q8 2 12 8M182 4q10 2 16 10", 3.4, "white")
    drawn += shadow(180, 76)
    drawn += shadow(50, 40)
    drawn += group(case, 48, 214, 0.96, 10)
    drawn += on_ground(pegasus, 34, 0, 0.92)
    drawn += wave
    drawn += stroke("M6 196h-14M12 208h-18M100 212h10", 3, "white")
    return drawn


def _frequent_flyer_pegasus_leftover() -> str:
    return group(
        silhouette([polygon((-12, -16), (12, -16), (12, 16), (-12, 16))], "#ff9a3f", 3, 2.4)
        + dot(0, 0, 6, "cream", line=2)
        + stroke("M0 -16q4 -10 14 -12", 2.6),
        208, 186, 1, 10,
    )


hexed("frequent-flyer-pegasus", "smug", bits=("wing",), leftover=_frequent_flyer_pegasus_leftover)


@picture("pegasus-with-excess-baggage")
def pegasus_with_excess_baggage() -> str:
    """Flattened under a tower of suitcases, one of which has a face at the zipper."""
    drawn = street()
    pegasus = creature(
        PEGASUS, plan="flop", skin="#d9a578", muzzle="#f6dfc4", hair="#4a5a9a", mane="waves", claw="#6b4431",
        wings=None, eyes="bored", look=(0.2, -0.8), brows="sad", mouth="frown", head_at=(218, 146, 6),
    )
    wing = group(feathered_wing("#f3e4d0", "#fffaf0"), 178, 148, 0.72, 40)
    pile = suitcase(134, 46, "#25a19a", 116, 158, -3)
    bag = "#c94f7c"
    open_bag = cable("M-16 -84v-8q0 -5 5 -5h22q5 0 5 5v8", 10, 4, "#c98b53")
    open_bag += silhouette(
        [polygon((-66, -78), (-58, -84), (58, -84), (66, -78), (66, -6), (60, 0), (-60, 0), (-66, -6))],
        bag, rim=5,
    )
    open_bag += area("M-56 -60Q-30 -76 2 -76Q38 -76 58 -60Q44 -24 0 -20Q-42 -24 -56 -60Z", "#3a1f36", LINE)
    face = mini(
        "griffin", -6, 32, 0.72, body=False, feather="cream", eyes="wide", look=(0.3, 0.3), mouth="flat",
        brows="up",
    )
    flap = area("M-64 -40Q-40 -14 0 -10Q44 -14 64 -38V-8L58 -2H-58L-64 -8Z", bag)
    flap += stroke("M-56 -60Q-44 -14 0 -10Q46 -14 58 -60", 3.2)
    flap += "".join(
        stroke(f"M{x} {y}v6", 2.2, "#ffe27a")
        for x, y in ((-42, -32), (-32, -22), (-18, -15), (-2, -13), (14, -14), (30, -20), (44, -32))
    )
    flap += silhouette([tube([(56, -56), (62, -44)], 7)], "sun", 2.4, 1)
    small = suitcase(64, 30, "#8a5fc7", 70, 38, -8, "#ffe27a")
    small += suitcase(66, 34, "#ffcf4a", 156, 118, 14, "tomato")
    drawn += shadow(150, 120)
    drawn += group(wing, 12, 0)
    drawn += on_ground(pegasus, 22, 0, 1.0)
    drawn += group(pile, 14, 2)
    drawn += group(open_bag + face + flap, 108, 122, 0.92, -4)
    drawn += group(small, 22, 4)
    drawn += suitcase(62, 40, "#e5713f", 42, 218, 6, "cream")
    return drawn


def _pegasus_with_excess_baggage_leftover() -> str:
    return suitcase(62, 34, "#25a19a", 160, 78, -5)


hexed(
    "pegasus-with-excess-baggage", "bored", (0.2, -0.8), bits=("wing",),
    leftover=_pegasus_with_excess_baggage_leftover,
)


@picture("organic-only-pegasus")
def organic_only_pegasus() -> str:
    """Hand-knitted scarf, reading glasses, and open contempt for ingredient number one."""
    drawn = kitchen(wall="#e6efcf", tile="#b9d39a")
    pegasus = creature(
        PEGASUS, plan="offer", skin="#cfe0b4", muzzle="#f4f6e0", hair="#8a5a3c", mane="crop", claw="#6b4a3a",
        belly="none", wing_color="#f6f0dc", wing_tip="#fffdf4", eyes="bored", look=(0.8, 0.8), brows="stern",
        mouth="frown", wing_scale=0.66, wing_turn=-16, far_wing=False, head_at=(170, 76, 6),
    )
    wool = "#e58a3f"
    scarf = silhouette([tube([(150, 122), (150, 152), (144, 178)], 24)], wool, rim=3)
    scarf += "".join(stroke(f"M{138 - i} {140 + i * 13}h22", 5, "#fff0c8") for i in range(3))
    scarf += stroke("M134 188v9M141 190v9M148 190v9M155 189v8", 3.6)
    scarf += silhouette([tube([(122, 112), (150, 126), (184, 116)], 25)], wool, rim=3)
    scarf += stroke("M126 112l8 10M142 118l5 10M160 119l0 10M174 114l-3 10", 5, "#fff0c8")
    pegasus += scarf + collar("tag", 158, 99, 25, 6)
    bottle = silhouette(
        [polygon((-9, -64), (9, -64), (9, -44), (26, -28), (26, 30), (-26, 30), (-26, -28), (-9, -44))],
        "#63b34a", rim=4, dark="#2c6541",
    )
    bottle += silhouette([polygon((-12, -74), (12, -74), (12, -62), (-12, -62))], "wood", 3, 2)
    bottle += rectangle(-26, -22, 52, 40, "cream", 0, 2.6)
    bottle += area("M-16 -4Q-12 -18 6 -16Q6 0 -8 2Z", "leaf", 2)
    bottle += stroke("M-18 4L0 -12", 2)
    bottle += stroke("M-18 9h36M-18 14h24", 2, "#b9ad94")
    bottle += stroke("M10 -14l8 8M18 -14l-8 8", 3, "tomato")
    bottle += stroke("M-18 -26v-4l8 -8", 3, "#c9f0b0")
    glasses = hoop(2, -4, 14, "#b3452f", 3.6, glass="#e6f7ff", clear=0.3)
    glasses += hoop(29, -4, 12, "#b3452f", 3.6, glass="#e6f7ff", clear=0.3)
    glasses += stroke("M-12 -6L-28 -12", 3.6, "#b3452f")
    pegasus += group(glasses, 170, 78, 1, 6)
    pegasus += group(bottle, 258, 140, 0.92, 8)
    pegasus += hoof(236, 146, -74, "#6b4a3a")
    return drawn + shadow(140, 74) + on_ground(pegasus, -18, 2, 1.02)


def _organic_only_pegasus_leftover() -> str:
    return group(
        silhouette(
            [polygon((-8, -52), (8, -52), (8, -38), (20, -26), (20, 16), (-20, 16), (-20, -26), (-8, -38))],
            "#63b34a", rim=3, dark="#2c6541",
        )
        + silhouette([polygon((-10, -60), (10, -60), (10, -50), (-10, -50))], "wood", 3, 1.4)
        + rectangle(-20, -20, 40, 26, "cream", 0, 2.4)
        + area("M-11 -4Q-8 -14 6 -14Q6 0 -6 2Z", "leaf", 2),
        212, 184, 1, 14,
    )


hexed(
    "organic-only-pegasus", "bored", (0.6, 0.6), bits=("wing", "collar"), berries="#e58a3f",
    leftover=_organic_only_pegasus_leftover,
)


@picture("foster-parent-pegasus")
def foster_parent_pegasus() -> str:
    """Diaper bag, bags under the eyes, and the door held open for just one more."""
    drawn = porch("#f3d9c2", "#8a6a5c", "#e3c2a4")
    drawn += rectangle(96, 24, 92, 166, "#ffe9a8")
    drawn += rectangle(96, 24, 92, 166, "#fff3cf", opacity=0.6)
    drawn += dot(142, 46, 12, "#fff9e0")
    drawn += rectangle(96, 176, 92, 14, "#d9a06a")
    door = area("M96 20L44 34V206L96 192Z", "#4f9aa0", LINE * 1.3)
    door += area("M86 38L54 46V96L86 92Z", "#7fc0c2")
    door += area("M86 108L54 112V182L86 174Z", "#3f868c")
    door += dot(56, 128, 5, "sun", line=2.4)
    pegasus = creature(
        PEGASUS, plan="stand", skin="#e9c9d9", muzzle="#fbeaf2", hair="#8a5f7a", mane="crop", claw="#6b4a5a",
        wing_color="#f7eaf2", wing_tip="#fffafd", eyes="bored", look=(0.5, 0.9), brows="sad", mouth="smile",
        collar="tag", wing_scale=0.7, wing_turn=16, far_wing=False, tail=None,
    )
    bags = stroke("M203 92q8 6 17 2M230 90q7 5 13 1", 2.6, "#a0708f")
    bag = cable("M128 112Q150 96 176 108", 7, 3, "#7fc8b8")
    bag += silhouette(
        [blob((104, 134), (112, 124), (158, 124), (166, 134), (168, 172), (156, 180), (112, 180), (102, 172))],
        "#7fc8b8", rim=4,
    )
    bag += area("M106 140Q136 154 166 140V128Q136 118 106 128Z", "#a6e0cf", 2.6)
    bag += silhouette([polygon((150, 106), (164, 106), (164, 128), (150, 128))], "white", 3, 2)
    bag += silhouette([polygon((152, 98), (162, 98), (162, 108), (152, 108))], "#ffb3c4", 2.6, 1.2)
    hamster = mini(
        "small", 36, 214, 0.42, ears="mouse", skin="#f3b67a", eyes="happy", mouth="smile", snout="teeth",
    )
    kitten = mini("cat", 96, 216, 0.42, skin="#fff1d6", eyes="open", mouth="smile", whiskers=False, look=(0.6, 0))
    newcomer = shadow(280, 28, 216)
    newcomer += mini(
        "small", 272, 216, 0.62, flip=True, ears="lamb", skin="#f5d3bd", hair="#fffdf6", eyes="puppy",
        mouth="smile", look=(0.4, -0.7),
    )
    newcomer += suitcase(34, 24, "#c98b53", 302, 218, 0)
    drawn += door
    drawn += shadow(150, 90)
    drawn += on_ground(pegasus + bags + bag, -22, 0, 0.92)
    drawn += hamster
    drawn += kitten
    drawn += newcomer
    return drawn


def _foster_parent_pegasus_leftover() -> str:
    leftover = stroke("M130 148q9 6 18 0M172 148q8 6 16 0", 3, "#2c6541")
    leftover += group(
        silhouette([polygon((-10, -22), (10, -22), (10, 14), (-10, 14))], "white", 3, 2.4)
        + silhouette([polygon((-11, -30), (11, -30), (11, -22), (-11, -22))], "#7fc8b8", 3, 1.4)
        + silhouette([ellipse(0, -36, 6, 7)], "#f2b98a", 3, 1.4)
        + stroke("M-4 -12h8M-4 -4h8M-4 4h8", 2, "#7fc8b8"),
        208, 176, 1, 16,
    )
    return leftover


hexed(
    "foster-parent-pegasus", "bored", (0.2, 0.8), bits=("wing", "collar"),
    leftover=_foster_parent_pegasus_leftover,
)


@picture("the-handsomest-pegasus")
def the_handsomest_pegasus() -> str:
    """Impossible hair, a wink, a gleam on the grin, and a convertible nobody looks at."""
    drawn = rays("#ffe3b3", "#ffd494", 176, 90, ground="#a9d76f")
    drawn += group(_convertible(), 150, 222, 0.92)
    drawn += shadow(150, 84, 216)
    drawn += creature(
        PEGASUS, plan="strut", skin="#fdf3e4", hair="#3d3a78", mane="pomp", claw="#6b4a3a", wing_color="#e6eefb",
        wing_tip="#ffffff", eyes="wink", iris="#2d86c4", look=(0.5, 0), brows="smug", mouth="grin", collar="tag",
        wing_scale=0.86, y=2,
    )  # fmt: skip
    drawn += sparkle(268, 104, 15.3, "white", 2.2)
    return drawn + sparkles(((40, 40, 10), (292, 40, 8)))


def _convertible() -> str:
    fill = "#ff6f61"
    hull = blob(
        (-146, -30), (-150, -62), (-120, -66), (-60, -60), (10, -64), (80, -62), (126, -50), (138, -26), (120, -14),
        (-130, -14),
    )  # fmt: skip
    car = area("M-34 -62L-12 -96L4 -98L-8 -62Z", "#dff4f7", 3.2)
    car += silhouette([hull], fill, rim=6)
    car += area("M-150 -64L-176 -84L-128 -66Z", fill, 3.2)
    car += stroke("M-138 -42H116", 4, "cream")
    car += stroke("M-12 -60V-20M-66 -58V-20", 2.4, shade(fill, 0.4))
    car += stroke("M0 -48h12", 3.4, "cream")
    car += dot(126, -38, 9, "#fff3b8", line=2.8)
    car += rectangle(104, -22, 44, 9, "stone", 4, 2.6)
    car += rectangle(-158, -22, 40, 9, "stone", 4, 2.6)
    for x in (-92, 76):
        car += dot(x, -12, 25, "ink")
        car += dot(x, -12, 15, "cream")
        car += dot(x, -12, 7, fill, line=2)
    return car


def _handsome_leftover() -> str:
    """The hair does not hex."""
    hair = taper([(108, 104), (118, 66), (164, 44), (206, 60), (196, 90)], (22, 36, 42, 32, 6))
    return silhouette([hair], "#3d3a78", rim=3) + stroke("M122 72Q146 46 186 54", 2.6, light("#3d3a78", 0.35))


hexed("the-handsomest-pegasus", "glam", bits=("wing", "collar"), leftover=_handsome_leftover)
