"""Creatures that pass for pets: the manticore, the dog, the cat, the kraken, the yeti."""

from __future__ import annotations

from pictures import (
    LINE,
    Animal,
    area,
    blob,
    color,
    creature,
    dot,
    ellipse,
    gnome,
    group,
    hexed,
    inked,
    lawn,
    mini,
    picture,
    polygon,
    rays,
    rectangle,
    shadow,
    silhouette,
    star,
    street,
    stroke,
    tail,
    taper,
)
from pictures.geometry import path


@picture("teeny-tiny-manticore")
def teeny_tiny_manticore() -> str:
    """Bell, stinger, fury; the flowerpot and the gnome are both taller."""
    drawn = lawn()
    drawn += group(_flowerpot(), 52, 214, 1.875)
    drawn += group(gnome(), 268, 224, 1.34)
    drawn += shadow(150, 54, 216)
    return drawn + creature(
        plan="sit", head="cat", skin="#f2b25c", belly="#fde3b4", mane="lion", hair="#c4502f", ears="round",
        tail="scorpion", tail_points=[(100, 194), (66, 190), (52, 152), (84, 118)], accent="#7a3b9c", wings="bat",
        web="#e5625a", wing_scale=0.42, eyes="angry", look=(0.3, 0), mouth="pout", collar="bell", scale=0.82,
        whiskers=False,
    )  # fmt: skip


def _flowerpot() -> str:
    pot = silhouette([ellipse(0, -58, 20, 18), ellipse(-14, -48, 14), ellipse(14, -50, 14)], "leaf", rim=3)
    pot += silhouette([polygon((-18, -34), (18, -34), (13, 0), (-13, 0))], "#c8693f", rim=3)
    return pot + silhouette([polygon((-21, -42), (21, -42), (21, -32), (-21, -32))], "#d97e52", rim=1.6)


def _stinger() -> str:
    sting = Animal(skin=color("#f2b25c"), accent=color("#7a3b9c"))
    return tail("scorpion", [(108, 178), (74, 170), (60, 132), (82, 104)], sting)


hexed("teeny-tiny-manticore", "angry", bits=("ears", "collar"), leftover=_stinger)


@picture("a-stray-dog")
def a_stray_dog() -> str:
    """Three colors, no collar, and somebody's sausages."""
    drawn = street() + shadow(150, 80, 216)
    return drawn + creature(
        plan="strut", head="dog", skin="#fbf1dc", accent="#5a4038", patch="#c9834d", muzzle="#ffffff", ears="half",
        tail="fluffy", tail_color="#5a4038", eyes="open", look=(0.7, 0.2), brows="up", mouth="smile",
        spots=[(118, 138, 26, 20, 10), (168, 130, 12, 10, 0)], spots_color="#c9834d", x=-12, y=4,
        held=group(_sausages(), -2, 2, 0.86),
    )  # fmt: skip


def _sausages() -> str:
    knots = ((0, 0), (20, 26), (6, 54), (-26, 62), (-58, 58))
    chain = ""
    for (start_x, start_y), (end_x, end_y) in zip(knots, knots[1:], strict=False):
        dx, dy = end_x - start_x, end_y - start_y
        middle = ((start_x + end_x) / 2 + 3, (start_y + end_y) / 2 + 3)
        ends = ((start_x + dx * 0.1, start_y + dy * 0.1), (end_x - dx * 0.1, end_y - dy * 0.1))
        chain += silhouette([taper([ends[0], middle, ends[1]], (12, 16, 12))], "#d9603f", 3, 2)
        gleam = ((start_x + dx * 0.34, start_y + dy * 0.3), (start_x + dx * 0.56, start_y + dy * 0.52))
        chain += stroke(path("M{}L{}", *gleam), 2.4, "#ffb08a")
    return chain + "".join(dot(x, y, 3.4, "#d9603f", line=2.2) for x, y in knots[1:-1])


hexed("a-stray-dog", "open", bits=("ears", "tail"), leftover=lambda: group(_sausages(), 188, 152, 0.8, -50))


@picture("alley-cat")
def alley_cat() -> str:
    """One ear, no box any more, and every step of it was the plan."""
    drawn = street()
    drawn += group(_flattened_box(), 140, 214, 1.04)
    drawn += shadow(170, 60, 216)
    drawn += creature(
        plan="strut", head="cat", skin="#8f93ad", muzzle="#e4e3ee", stripes="#5b5f7c", ears="torn", tail="cat",
        eyes="bored", look=(0.5, 0.1), mouth="smirk", scale=1.04, x=-4, spots_color="#5b5f7c",
        spots=[(104, 122, 5, 12, 20), (122, 120, 5, 13, 8), (140, 120, 5, 13, -4)],
    )  # fmt: skip
    return drawn + stroke("M248 196l10 -6M252 206l13 -1", 3, "white")


def _flattened_box() -> str:
    board = silhouette(
        [polygon((-104, 2), (-70, -26), (82, -26), (110, 2), (76, 14), (-76, 14))], "#d7a468", rim=3, dark="#a8743c"
    )
    flaps = [
        polygon((-104, 2), (-142, -18), (-102, -38), (-70, -26)),
        polygon((110, 2), (146, -24), (108, -40), (82, -26)),
    ]
    board += silhouette(flaps, "#e8be86", rim=2.4)
    board += stroke("M-40 -8h40M-40 -1h26", 3, "#a8743c")
    board += stroke("M8 -26L14 14", 8, "#efe0b8")
    return board + stroke("M44 -12v14M38 -6l6 -7l6 7M62 -12v14M56 -6l6 -7l6 7", 3, "#a8743c")


def _cardboard_hat() -> str:
    hat = silhouette([polygon((116, 98), (120, 58), (186, 50), (198, 88))], "#d7a468", rim=3, dark="#a8743c")
    hat += silhouette([polygon((116, 98), (98, 84), (104, 60), (120, 58))], "#e8be86", rim=2)
    return hat + stroke("M146 90v-20M138 78l8 -9l8 9M172 86v-20M164 74l8 -9l8 9", 3, "#a8743c")


hexed("alley-cat", "bored", bits=("ears", "tail"), leftover=_cardboard_hat)


@picture("kiddie-pool-kraken")
def kiddie_pool_kraken() -> str:
    """It fills the pool to the brim and politely carries the last swimmer off the premises."""
    drawn = lawn()
    drawn += group(_water(), 150, 218, 1.16)
    drawn += creature(
        plan="round", head="none", skin="#3fa9a4", tentacles=6, eyes="calm", brows="up", look=(0.8, 0), mouth="smile",
        spots=[(118, 108, 9, 7, 0), (190, 100, 7, 5, 0), (206, 120, 5, 4, 0)], spots_color="#2b8580", x=-18, y=-16,
        scale=0.94,
    )  # fmt: skip
    drawn += _escort()
    return drawn + group(_pool(), 150, 226, 1.16)


def _escort() -> str:
    """A pet in a swimming ring, held up by the scruff at the end of one long arm."""
    reach = taper([(202, 176), (230, 150), (226, 104), (246, 84)], (32, 26, 19, 14))
    swimmer = mini("dog", 278, 130, 0.62, skin="#f0d2a0", accent="#a8703c", eyes="wide", look=(-0.6, 0.6), mouth="flat")
    swimmer += inked("M252 116Q276 128 304 116Q308 128 300 136Q278 144 256 136Q248 128 252 116Z", "#ff8a6b", 3)
    swimmer += stroke("M266 124l2 14M292 124l-2 14", 5, "#fff6e0")
    grip = taper([(246, 84), (260, 98), (284, 101), (296, 92)], (14, 14, 11, 5))
    return silhouette([reach], "#3fa9a4") + swimmer + silhouette([grip], "#3fa9a4")


def _water() -> str:
    water = inked("M-112 -44A112 18 0 0 1 112 -44A112 18 0 0 1 -112 -44Z", "#7fd7ee")
    return water + stroke("M-80 -44q10 -6 20 0M40 -40q10 -6 20 0M-10 -50q8 -5 16 0", 3, "white")


def _pool() -> str:
    pool = inked("M-112 -44L-96 4Q0 22 96 4L112 -44Z", "#ff8fb0")
    pool += stroke("M-104 -22Q0 -2 104 -22", 9, "#ffe27a")
    return pool + "".join(area(star(x, y, 7, 5, 0.45), "white") for x, y in ((-60, 0), (0, 6), (58, 0)))


def _kraken_arms() -> str:
    right = taper([(200, 170), (240, 156), (250, 116), (230, 100), (220, 114)], (28, 24, 18, 12, 6))
    left = taper([(112, 172), (70, 166), (58, 130), (72, 112)], (26, 22, 16, 8))
    return silhouette([right, left], "#3fa9a4")


hexed("kiddie-pool-kraken", "calm", leftover=_kraken_arms)


@picture("yeti-in-the-chest-freezer")
def yeti_in_the_chest_freezer() -> str:
    """Home is where the frozen peas are."""
    drawn = rays("#cfe9f6", "#bfe0f2", ground="#9fc7df")
    drawn += group(_lid(), 158, 140, 1.12)
    drawn += shadow(150, 64, 216)
    drawn += creature(
        plan="upright", head="small", skin="#9fc9e8", hair="#ffffff", wool=True, ears="mouse", horns="nubs",
        eyes="happy", mouth="smile", collar="tag", belly="none", scale=0.92, y=-24, leg_width=26,
        arms=[[(122, 126), (92, 136), (84, 112)], [(178, 126), (208, 140), (196, 166)]],
    )  # fmt: skip
    return drawn + group(_freezer(), 158, 226, 1.12)


def _lid() -> str:
    lid = silhouette([polygon((-116, 0), (-104, -92), (104, -92), (116, 0))], "#e3f0f6", rim=5, dark="#b4cbdb")
    return lid + stroke("M-90 -14L-82 -78H82L90 -14Z", 3, "#b9d4e2")


def _freezer() -> str:
    chest = blob((-120, -84), (-122, -4), (-110, 4), (110, 4), (122, -4), (120, -84), (60, -88), (-60, -88))
    freezer = silhouette([chest], "#f4fafc", rim=6, dark="#b4cbdb")
    freezer += rectangle(-122, -92, 244, 15, "#dcebf2", 5, LINE)
    frost = "M-110 -78q8 16 16 0q6 26 16 0q8 12 14 0ZM40 -78q8 22 16 0q8 12 14 0q8 26 18 0Z"
    freezer += area(frost, "#cdeaf6")
    freezer += rectangle(64, -56, 40, 10, "stone", 4, 2.4)
    freezer += dot(-92, -22, 7, "tomato", line=2.4)
    return freezer + group(_peas(), -72, -84, 1, -10)


def _peas() -> str:
    peas = silhouette([polygon((-20, -26), (18, -30), (22, 0), (-18, 2))], "leaf", rim=2.4)
    return peas + "".join(dot(x, y, 4, "#b9e58a", line=1.4) for x, y in ((-8, -14), (2, -18), (8, -8), (-4, -6)))


def _yeti_leftover() -> str:
    icicles = "Q196 98 190 112Q180 96 170 106Q158 94 148 108Q138 96 128 110Z"
    return area("M112 108Q124 76 158 74Q194 76 206 108" + icicles, "white", 3) + group(_peas(), 204, 178, 1.1, 10)


hexed("yeti-in-the-chest-freezer", "happy", bits=("horns", "collar"), leftover=_yeti_leftover)
