"""Griffins with nothing to do."""

from __future__ import annotations

from pictures import (
    GRIFFIN,
    LINE,
    area,
    arm,
    creature,
    dot,
    ellipse,
    feathered_wing,
    group,
    hexed,
    hoop,
    inked,
    lawn,
    mini,
    on_ground,
    parlor,
    picture,
    polygon,
    rays,
    rectangle,
    shadow,
    silhouette,
    small_creature,
    sparkle,
    star,
    stroke,
    talon,
    taper,
    tube,
)


@picture("gossiping-griffin")
def gossiping_griffin() -> str:
    """Elbow on the fence, tea in hand, beak open, eyebrows higher than the hedge: you did not hear it from her."""
    drawn = lawn(("#bfe8ea", "#fdf1c9"))
    skin = "#b9698f"
    griffin = creature(
        GRIFFIN, plan="upright", skin=skin, belly="none", feather="#fff0e2", wings=None, tail=None, eyes="wide",
        look=(0.9, 0.1), mouth="open", arms=[], head_at=(156, 76, -6), head_scale=1.12,
    )
    brow = stroke("M132 24Q142 8 160 16M174 14Q186 6 196 20", 5.4)
    wings = group(feathered_wing("#8f4a70", "#e6a8c4"), 116, 142, 0.7, -18)
    curl = silhouette(
        [ellipse(122, 48, 12), ellipse(138, 41, 11), ellipse(112, 64, 12), ellipse(110, 82, 11)],
        "#4a3a66", 3.4, 2.4,
    )
    curl += "".join(hoop(x, y, 5, "#b9a6d9", 2.2) for x, y in ((122, 48), (138, 41), (112, 64), (110, 82)))
    pickets = "".join(
        area(f"M{x} 244V172L{x + 17} 154L{x + 34} 172V244Z", "fence", LINE)
        + area(f"M{x + 25} 244V164L{x + 34} 172V244Z", "fence2")
        + area(f"M{x} 244V172L{x + 17} 154L{x + 34} 172V244Z", "none", LINE)
        for x in range(-6, 320, 46)
    )
    rail = rectangle(-6, 186, 332, 14, "fence2", 0, LINE)
    mug = silhouette([ellipse(22, -18, 12, 13)], "tomato", 3.2, 1.6)
    mug += dot(22, -18, 5.5, "#e9c9a0", 6.5, line=2.6)
    mug += silhouette([polygon((-20, -38), (20, -38), (17, 2), (-17, 2))], "tomato", rim=3.6)
    mug += dot(0, -38, 20, "#8a5a3c", 5, line=3)
    mug += area("M-2 -24q-6 -6 -9 0q0 6 9 12q9 -6 9 -12q-3 -6 -9 0Z", "cream")
    mug += stroke("M-8 -48q-5 -6 0 -12t0 -12M6 -48q-5 -6 0 -12t0 -12", 3, "white")
    talk = stroke("M262 66q8 -8 16 0t16 0M266 84q8 -6 14 0t14 0M262 48q6 -6 12 0t12 0", 3.6, "#e5493a")
    near_arm = silhouette([tube([(108, 138), (84, 164), (122, 168)], 21)], skin, rim=2.6)
    near_arm += talon(128, 166, 10, scale=0.9)
    far_arm = silhouette([tube([(186, 138), (216, 162), (212, 150)], 21)], skin, rim=2.6)
    drawn += rail
    drawn += on_ground(wings + griffin + curl + brow, 0, 24, 1.06)
    drawn += pickets
    drawn += near_arm
    drawn += far_arm
    drawn += group(mug, 226, 152, 1.05, 8)
    drawn += talon(216, 142, 20, scale=0.9)
    drawn += talk
    return drawn


def _gossiping_griffin_leftover() -> str:
    leftover = stroke("M116 78Q130 58 152 66M170 64Q186 54 202 70", 6)
    leftover += group(
        silhouette([ellipse(22, -18, 11, 12)], "tomato", 3.2, 1.6)
        + silhouette([polygon((-20, -38), (20, -38), (17, 2), (-17, 2))], "tomato", rim=3.6)
        + dot(0, -38, 20, "#8a5a3c", 5, line=3)
        + stroke("M-8 -48q-5 -6 0 -12M6 -48q-5 -6 0 -12", 3, "white"),
        206, 190, 0.84, 8,
    )
    return leftover


hexed(
    "gossiping-griffin", "wide", (0.9, 0), bits=("wing",), berries="#b9698f",
    leftover=_gossiping_griffin_leftover,
)


@picture("decluttering-griffin")
def decluttering_griffin() -> str:
    """One spoon, clutched to the chest. Does it spark joy? Everything about the spoon."""
    drawn = parlor(wall="#d6e3c4", stripe="#e3edd4", floor="#c98b53")
    skin = "#b58a5f"
    griffin = creature(
        GRIFFIN, plan="upright", skin=skin, belly="none", feather="#f6ead6", wing_color="#8a6448",
        wing_tip="#d9b894", wing_scale=0.66, wing_turn=-14, hair="#6b4a34", eyes="puppy", look=(0.1, -0.2),
        brows="sad", mouth="flat", arms=[], fore_foot=None,
    )
    glow = "".join(dot(152, 128, radius, "#fff3b0", opacity=opacity) for radius, opacity in ((46, 0.3), (34, 0.4)))
    spoon = silhouette(
        [tube([(150, 132), (146, 188)], 9), ellipse(151, 114, 15, 21, 4)],
        "#dfe8ef", LINE, 2.8, dark="#98a9bd",
    )
    spoon += stroke("M144 108Q146 100 152 98", 3.4, "white")
    griffin += glow
    griffin += spoon
    griffin += silhouette([tube([(118, 130), (104, 158), (138, 160)], 21)], skin, rim=2.4)
    griffin += silhouette([tube([(184, 130), (198, 156), (164, 148)], 21)], skin, rim=2.4)
    griffin += group(talon(0, 0, 0, scale=0.95), 158, 148, 1, 12, True)
    griffin += talon(140, 162, -8, scale=0.95)
    hearts = "".join(
        group(area("M0 -2q-7 -9 -12 0q0 8 12 16q12 -8 12 -16q-5 -9 -12 0Z", "#f2677a", 2.4), x, y, scale, turn)
        for x, y, scale, turn in ((214, 84, 0.8, 12), (232, 60, 0.6, -10))
    )
    drawn += shadow(160, 62)
    drawn += _boxes()
    drawn += on_ground(griffin, 8, 2, 1.04)
    drawn += hearts
    drawn += sparkle(118, 98, 10, "sun")
    drawn += sparkle(206, 112, 8, "white")
    drawn += sparkle(100, 128, 7, "white")
    return drawn


def _boxes() -> str:
    boxes = silhouette([polygon((6, 146), (84, 140), (86, 214), (10, 218))], "#d7a468", rim=4, dark="#a8743c")
    boxes += stroke("M22 176l14 14l26 -30", 6, "#4f9a55")
    boxes += silhouette(
        [polygon((242, 140), (314, 146), (310, 218), (240, 214))],
        "#d7a468", rim=4, dark="#a8743c",
    )
    boxes += stroke("M262 168l30 28M292 168l-30 28", 6, "tomato")
    boxes += silhouette([tube([(262, 140), (258, 96)], 8), ellipse(258, 88, 13, 17)], "wood", rim=2)
    boxes += silhouette([polygon((280, 142), (278, 112), (306, 110), (306, 142))], "#7fb8d9", rim=3)
    boxes += silhouette([ellipse(296, 100, 11)], "#f58fb3", rim=2)
    boxes += silhouette([taper([(292, 140), (300, 120), (294, 104)], (9, 12, 4))], "#e5713f", 3, 1.4)
    boxes += silhouette([tube([(30, 142), (38, 108)], 7), tube([(54, 140), (58, 100)], 7)], "stone", 3, 1.2)
    boxes += silhouette([ellipse(40, 100, 9, 14), tube([(52, 96), (64, 96)], 7)], "stone", 3, 1.6)
    return boxes


def _decluttering_griffin_leftover() -> str:
    return silhouette(
        [tube([(204, 180), (226, 142)], 8), ellipse(232, 130, 11, 15, 30)],
        "#dfe8ef", 3.2, 2.4, dark="#98a9bd",
    )


hexed("decluttering-griffin", "puppy", bits=("wing",), leftover=_decluttering_griffin_leftover)


@picture("teacup-ride-griffin")
def teacup_ride_griffin() -> str:
    """Wedged in, arms up, faster please; the two passengers regret the hot dogs."""
    drawn = _teacup_ride_griffin_scene()
    skin = "#c98ad0"
    dog = mini(
        "dog", 62, 182, 0.7, body=True, skin="#b9d68a", accent="#6b8a4a", muzzle="#dcecb8", eyes="dizzy",
        mouth="wobble", ears="floppy", turn=-14,
    )
    cat = mini(
        "cat", 254, 184, 0.7, body=True, skin="#a9cf9a", muzzle="#d6ecc4", eyes="worried", mouth="wobble",
        whiskers=False, turn=12, look=(0, 0.6),
    )
    back = dot(160, 142, 126, "#d96a8f", 24, line=7)
    back += dot(160, 142, 126, "#b84a72", 24)
    cup = silhouette([ellipse(292, 172, 26, 24)], "#f6a9c0", LINE, 3)
    cup += dot(292, 172, 12, "#ffe0b8", 11, line=LINE)
    body = "M34 142Q36 206 106 222H214Q284 206 286 142Q270 166 160 168Q50 166 34 142Z"
    cup += inked(body, "#f6a9c0")
    cup += area("M214 222Q284 206 286 142Q282 150 268 156Q258 200 190 222Z", "#dd86a6")
    cup += stroke("M44 172Q160 204 278 170", 6, "#fff6e0")
    cup += "".join(area(star(x, y, 9, 5, 0.45), "sun", 2) for x, y in ((96, 198), (160, 206), (224, 197)))
    cup += stroke("M66 156Q76 186 90 196", 4, "#ffd3e0")
    saucer = shadow(160, 130, 232) + dot(160, 224, 112, "#fff6e0", 13, line=LINE)
    spin = stroke("M8 190Q20 214 52 224M312 190Q300 214 268 224M4 168q2 6 4 10M316 168q-2 6 -4 10", 4, "white")
    dogs = group(
        silhouette([taper([(-14, 2), (0, -2), (14, 2)], (9, 10, 9))], "#d9603f", 2.8, 1.4)
        + silhouette([taper([(-15, 6), (0, 3), (15, 6)], (9, 11, 9))], "#f0c27a", 2.8, 1.6)
        + stroke("M-8 -1q4 -4 8 0t8 -1", 2, "sun"),
        36, 66, 1.1, -24,
    )
    drawn += back
    drawn += on_ground(_teacup_ride_griffin_griffin(skin), 0, -34, 0.9)
    drawn += dog
    drawn += cat
    drawn += saucer
    drawn += cup
    drawn += spin
    drawn += dogs
    drawn += group(dogs, 250, -2, 0.9, 10)
    return drawn


def _teacup_ride_griffin_griffin(skin: str) -> str:
    griffin = small_creature(
        GRIFFIN, plan="upright", skin=skin, belly="none", feather="#fff3e6", wing_color="#a860b0",
        wing_tip="#ecc4f0", wing_scale=0.6, wing_turn=10, tail=None, eyes="happy", brows="up", mouth="open",
        arms=[], fore_foot=None, fat=1.1,
    )
    griffin += arm([(118, 130), (84, 108), (78, 74)], skin)
    griffin += arm([(184, 130), (222, 110), (232, 78)], skin)
    griffin += talon(77, 64, -100, scale=0.95)
    griffin += talon(234, 66, -70, scale=0.95)
    return griffin


def _teacup_ride_griffin_scene() -> str:
    scene = rays(first="#ffe6c9", second="#ffd9b0", x=160, y=120, count=16, ground="#c9a4d9")
    scene += stroke("M-6 8Q160 46 326 8", 3, "#fffdf4")
    scene += "".join(
        area(f"M{x} {y}l20 {slope}l-12 20Z", fill)
        for x, y, slope, fill in (
            (10, 14, 4, "#ff8a6b"), (52, 22, 2, "#7fc8c2"), (96, 26, 1, "#f2c65a"), (140, 28, 0, "#f58fb3"),
            (186, 28, -1, "#ff8a6b"), (230, 25, -2, "#7fc8c2"), (274, 19, -4, "#f2c65a"),
        )
    )
    return scene


def _teacup_ride_griffin_leftover() -> str:
    return group(
        silhouette([taper([(-14, 2), (0, -2), (14, 2)], (9, 10, 9))], "#d9603f", 2.8, 1.4)
        + silhouette([taper([(-15, 6), (0, 3), (15, 6)], (9, 11, 9))], "#f0c27a", 2.8, 1.6)
        + stroke("M-8 -1q4 -4 8 0t8 -1", 2, "sun"),
        158, 70, 1.5, -8,
    )


hexed("teacup-ride-griffin", "dizzy", bits=("wing",), berries="#f6a9c0", leftover=_teacup_ride_griffin_leftover)
