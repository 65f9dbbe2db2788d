"""Pegasi in the air."""

from __future__ import annotations

from pictures import (
    HEIGHT,
    INK,
    LINE,
    PEGASUS,
    WIDTH,
    Animal,
    above_the_roofs,
    area,
    blob,
    cable,
    creature,
    dot,
    fence,
    group,
    hexed,
    hoop,
    lawn,
    mini,
    music_note,
    on_ground,
    picture,
    polygon,
    punched,
    rectangle,
    rune_scroll,
    shade,
    shadow,
    silhouette,
    small_creature,
    star,
    stroke,
    taper,
    tube,
)

_DROP = "M0 -9q6 8 6 12a6 6 0 0 1 -12 0q0 -4 6 -12Z"
_SUNSCREEN = area("M30 -4q8 -4 14 2q-4 7 -12 5Z", "white", 1.6)


def _helmet(fill: str) -> str:
    """A bicycle helmet in head units."""
    helmet = area("M-35 -14Q-34 -48 2 -48Q38 -46 38 -16Q2 -24 -35 -14Z", fill, LINE * 1.1)
    helmet += stroke("M-20 -22Q-16 -40 -4 -44M2 -24V-46M24 -24Q20 -38 10 -44", 4, "cream")
    return helmet + stroke("M-30 -14Q-28 10 -18 22", 3)


def _kid(x: float, fill: str, animal: Animal, sunscreen: str = "") -> str:
    """A pet in a helmet and knee pads that would rather be left alone."""
    pads = dot(-16, -18, 9, "#574a63", line=2.6) + dot(16, -18, 9, "#574a63", line=2.6)
    kid = shadow(x, 26, 215)
    kid += mini(animal, x, 214, 0.56, eyes="bored", look=(0, -0.8), worn=_helmet(fill) + sunscreen)
    return kid + group(pads, x, 214, 0.56)


@picture("helicopter-parent-pegasus")
def helicopter_parent_pegasus() -> str:
    """Hovering, anxiously, over three pets in helmets, knee pads and sunscreen who only wanted to sit on the lawn."""
    drawn = lawn()
    pegasus = small_creature(
        PEGASUS, plan="hover", skin="#f3b8a6", hair="#7a4fb8", mane="curls", claw="#6b4a3a",
        wing_color="#fff0e6", wing_tip="#ffffff", eyes="worried", look=(-0.3, 0.9), brows="sad", mouth="wobble",
        collar="tag", wing_scale=0.86, head_at=(210, 78, 14),
    )
    kids = _kid(66, "#ff6f61", Animal(head="dog", skin="#f0d2a0", accent="#a8703c"), _SUNSCREEN)
    kids += _kid(158, "#ffcf4a", Animal(head="cat", skin="#8f93ad", mouth="flat", whiskers=False))
    kids += _kid(246, "#4ba6dc", Animal(head="small", ears="pig", snout="pig", skin="#f7b3b8", mouth="flat"))
    drops = "".join(
        group(area(_DROP, "#9fe3ff", 2.4), x, y, 0.8, turn)
        for x, y, turn in ((228, 40, 40), (240, 58, 60))
    )
    return drawn + kids + on_ground(pegasus, -10, -56, 0.72) + drops


def _helicopter_parent_pegasus_leftover() -> str:
    leftover = area("M108 86Q112 42 158 42Q204 44 208 86Q158 70 108 86Z", "#ff6f61", LINE * 1.1)
    leftover += stroke("M130 76Q136 54 150 48M158 72V44M186 76Q180 54 168 48", 4.4, "cream")
    return leftover


hexed(
    "helicopter-parent-pegasus", "worried", (-0.2, 0.9), bits=("wing", "collar"),
    leftover=_helicopter_parent_pegasus_leftover,
)


@picture("carpool-pegasus")
def carpool_pegasus() -> str:
    """A minivan on a rope in the sky, three passengers buckled in, one radio."""
    drawn = above_the_roofs()
    pegasus = small_creature(
        PEGASUS, plan="hover", skin="#fdf3e4", hair="#d8584a", mane="crop", claw="#6b4a3a", wing_color="#e6eefb",
        wing_tip="#ffffff", eyes="bored", look=(-0.5, 0.1), brows="flat", mouth="flat", wing_scale=0.86,
    )
    fill = "#3fa99a"
    heads = mini(
        "dog", -78, -12, 0.62, body=False, skin="#d9935a", accent="#5a4038", eyes="angry", mouth="wail",
        look=(0.8, 0), ears="floppy",
    )
    heads += mini(
        "cat", -24, -12, 0.58, body=False, skin="#a79fc4", eyes="squeezed", mouth="open", whiskers=False,
    )
    heads += mini(
        "dragon", 36, -12, 0.56, flip=True, body=False, skin="#7dbb4a", belly="cream", accent="#f2b233",
        eyes="angry", mouth="wail", look=(0.8, 0),
    )
    door = area("M-108 -42H70L82 -40H104L108 -30H-109Z", fill)
    door += stroke("M-104 -43H78", 3)
    door += stroke("M-50 -42V-8M8 -42V-8", 2.4, shade(fill, 0.4))
    door += stroke("M-40 -34h12M18 -34h12", 3.4, "cream")
    door += stroke("M-104 -20H-8M14 -20H110", 5, "#fff3d9")
    door += dot(104, -30, 8, "#fff3b8", line=2.6)
    door += rectangle(94, -10, 26, 9, "stone", 4, 2.6)
    door += rectangle(-118, -10, 24, 9, "stone", 4, 2.6)
    for x in (-64, 62):
        door += dot(x, 4, 19, INK)
        door += dot(x, 4, 11, "cream")
        door += dot(x, 4, 5, fill, line=2)
    rope = cable("M200 176Q240 160 252 96", 6, 2.6, "#e8c07a")
    noise = music_note(86, 46, 1.1)
    noise += music_note(150, 58, 0.9, "#8a3fb0")
    noise += area("M112 26l12 -2l-5 9l12 -1l-18 17l4 -11l-10 1Z", "sun", 2.4)
    drawn += rope
    drawn += group(_van(fill) + heads + door, 112, 196, 0.92, -7)
    drawn += on_ground(pegasus, 84, -92, 0.56)
    drawn += noise
    drawn += stroke("M2 204h-12M6 190h-14", 3, "white")
    return drawn


def _van(fill: str) -> str:
    van = dot(-64, 4, 22, INK) + dot(62, 4, 22, INK)
    van += silhouette(
        [
            blob(
                (-104, -4), (-112, -50), (-100, -110), (-60, -118), (20, -118), (58, -108), (84, -58),
                (110, -44), (114, -10), (100, 0), (-90, 0),
            ),
        ],
        fill, rim=6,
    )
    van += area(
        "M-100 -50L-92 -108L-54 -112V-50ZM-46 -50V-112H4V-50ZM12 -50V-112Q40 -112 52 -102L74 -50Z", "#e6f7f7", 3,
    )
    return van


def _carpool_pegasus_leftover() -> str:
    leftover = hoop(212, 160, 25, INK, 13)
    leftover += hoop(212, 160, 25, "#4d5468", 6)
    leftover += stroke("M188 160h48M212 160v24", 5, "#4d5468")
    leftover += dot(212, 160, 7, "#3fa99a", line=2.6)
    return leftover


hexed("carpool-pegasus", "bored", (-0.6, 0), bits=("wing", "tail"), leftover=_carpool_pegasus_leftover)


@picture("paper-route-pegasus")
def paper_route_pegasus() -> str:
    """Satchel full of runes, a fine throwing arm, and not one window open."""
    drawn = _paper_route_pegasus_scene()
    glass = rectangle(230, 70, 64, 70, "#9fd3e6")
    glass += rectangle(259, 70, 5, 70, "fence")
    glass += rectangle(230, 102, 64, 5, "fence")
    hole = area(
        "M262 84L272 72L278 90L296 92L284 106L292 124L272 118L262 132L252 116L234 122L242 104L230 90L250 90Z",
        "#4a5a78", 3,
    )
    hole += stroke("M262 84l-6 -14M292 124l8 8M234 122l-10 8M296 92l10 -6", 2.6, "white")
    shards = "".join(
        area("M0 0l9 3l-5 8Z", "#dff4fb", 2).replace("M0 0", f"M{x} {y}")
        for x, y in ((218, 90), (228, 134), (306, 122), (214, 112), (300, 78))
    )
    pegasus = creature(
        PEGASUS, plan="hover", skin="#f2c65a", muzzle="#fff0c4", hair="#5b3a2e", mane="crop", claw="#5b3a2e",
        wing_color="#fff3d6", wing_tip="#ffffff", eyes="happy", brows="up", mouth="grin", wing_scale=0.8,
        far_wing=False, head_at=(206, 74, -4), tail_points=[(78, 126), (60, 112), (44, 122), (38, 138)],
    )
    cap = silhouette(
        [taper([(184, 46), (204, 36), (226, 46)], (14, 28, 14), (0.5, 0.5)), tube([(222, 50), (246, 52)], 8)],
        "#3f7fc4", 3.2, 2.4,
    )
    satchel = cable("M176 92Q150 116 132 146", 8, 4, "#8a5a3c")
    satchel += rune_scroll(122, 132, 0.7, -70)
    satchel += rune_scroll(142, 134, 0.7, -104)
    satchel += silhouette(
        [blob((98, 146), (104, 138), (160, 138), (166, 146), (164, 182), (152, 188), (110, 188), (100, 182))],
        "#b9814f", rim=4,
    )
    satchel += area("M99 144Q132 166 165 144V138H100Z", "#cf9a64", 2.6)
    satchel += dot(132, 156, 4.6, "sun", line=2)
    trail = stroke("M196 150Q212 140 228 122M198 164Q220 150 236 132", 3, "white")
    drawn += glass
    drawn += hole
    drawn += shards
    drawn += rune_scroll(270, 206, 0.8, 14)
    drawn += shadow(108, 66, 220)
    drawn += on_ground(pegasus + cap + satchel, -52, -2, 0.88)
    drawn += trail
    drawn += rune_scroll(250, 106, 1, -34)
    return drawn


def _paper_route_pegasus_scene() -> str:
    scene = rectangle(0, 0, WIDTH, HEIGHT, "#ffd9a0")
    scene += rectangle(0, 0, WIDTH, 70, "#ffe6bd")
    scene += dot(64, 34, 22, "#fff3cf")
    scene += rectangle(0, 178, WIDTH, 62, "lawn")
    scene += rectangle(0, 206, WIDTH, 34, "#e5ddd2")
    scene += fence(0, 200, 184, 34, step=16)
    scene += rectangle(196, 34, 140, 150, "#cfe3e6")
    scene += "".join(rectangle(196, y, 140, 2.2, "#b5ccd2") for y in range(50, 184, 16))
    scene += area("M180 38L206 -4H340V38Z", "#b0674f")
    scene += rectangle(222, 62, 80, 84, "fence")
    scene += rectangle(216, 146, 92, 9, "fence2", 3)
    return scene


def _paper_route_pegasus_leftover() -> str:
    return rune_scroll(160, 76, 1, -12)


hexed("paper-route-pegasus", "happy", bits=("wing",), leftover=_paper_route_pegasus_leftover)


@picture("fetching-pegasus")
def fetching_pegasus() -> str:
    """At the window again, with the slobbery spellbook, ready to play."""
    drawn = lawn()
    drawn += creature(
        PEGASUS, plan="hover", skin="#f6c990", hair="#9a4f38", mane="crop", claw="#8a5a3c", wing_color="#fff6e6",
        wing_tip="#ffffff", eyes="puppy", look=(0.2, 0.3), brows="up", mouth="open", collar="tag",
        collar_color="#2f86c9", wing_scale=0.82, scale=0.94, x=-12, y=-4,
        held=group(_spellbook(), 12, 2, 0.86, 14),
    )  # fmt: skip
    return drawn + _window()


def _spellbook() -> str:
    book = silhouette([polygon((-30, -22), (30, -22), (30, 22), (-30, 22))], "violet", rim=3)
    book += rectangle(24, -18, 5, 36, "cream")
    book += rectangle(-30, -22, 9, 44, shade("violet", 0.4))
    book += area(star(2, 0, 13, 5, 0.45), "sun", 2)
    book += area("M-16 22q6 0 5 10q-1 8 -6 8t-5 -8Z", "#bfe8ff", 2)
    return book + area("M8 22q5 0 4 7q-1 6 -4 6t-4 -6Z", "#bfe8ff", 2)


def _window() -> str:
    """A window frame with curtains around the whole picture."""
    window = punched("M0 0H320V240H0ZM28 18V200H292V18Z", "#e9b873")
    window += punched("M20 10H300V208H20ZM32 22V196H288V22Z", "fence")
    window += rectangle(10, 200, 300, 16, "fence", 4)
    window += rectangle(10, 211, 300, 6, "fence2", 3)
    curtain = area("M0 0H92Q84 50 46 74Q26 90 22 132Q12 172 0 184Z", "#ef6a5a")
    curtain += stroke("M66 0Q58 40 26 70M34 0Q30 36 8 62", 3, "#c94a45")
    curtain += stroke("M44 76Q26 90 22 120", 4, "cream")
    return window + curtain + group(curtain, 320, 0, flip=True)


hexed(
    "fetching-pegasus", "puppy", bits=("wing", "collar"), leftover=lambda: group(_spellbook(), 194, 164, 0.86, 14)
)
