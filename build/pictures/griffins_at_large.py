"""Griffins with a character: the tiny head, the sneak, the one that will not let go."""

from __future__ import annotations

from pictures import (
    GRIFFIN,
    INK,
    PLANS,
    Plan,
    area,
    blob,
    collar,
    creature,
    dot,
    ellipse,
    evening,
    feathered_wing,
    group,
    hexed,
    lawn,
    letterbox,
    on_ground,
    picture,
    rays,
    shade,
    shadow,
    silhouette,
    stroke,
    talon,
    taper,
    tube,
)


@picture("griffin-with-a-tiny-head")
def griffin_with_a_tiny_head() -> str:
    """Magnificent everywhere but at the top, and confident there too."""
    drawn = rays("#cdeccf", "#b7e0bf", 180, 90, ground="#8fc95d")
    drawn += group(_weights(), 56, 202, 0.8, -8)
    drawn += shadow(150, 96, 216)
    return drawn + creature(
        GRIFFIN, plan="hulk", skin="#f0ac35", feather="#fff6e6", wing_color="#b8693c", wing_tip="#eec27d",
        hair="#8a4f2d", head_scale=0.46, eyes="smug", mouth="smile", leg_width=27, head_at=(196, 66, 0), x=4,
    )  # fmt: skip


def _weights() -> str:
    weights = silhouette([tube([(-44, 0), (44, 0)], 7)], "stone", rim=1.4)
    plates = [ellipse(-46, 0, 12, 22), ellipse(-58, 0, 8, 16), ellipse(46, 0, 12, 22), ellipse(58, 0, 8, 16)]
    return weights + silhouette(plates, "soot", rim=3)


hexed(
    "griffin-with-a-tiny-head", "smug", bits=("wing", "tail"), leftover=lambda: group(_weights(), 158, 66, 0.9, -5)
)


@picture("sneaky-griffin")
def sneaky_griffin() -> str:
    """A ski mask, a borrowed leaf blower, and eyes on the window behind."""
    drawn = evening() + shadow(150, 80, 216)
    drawn += creature(
        GRIFFIN, plan="strut", skin="#d99a3d", feather="#fbead0", hood="#3b3560", wing_color="#94593c",
        wing_tip="#d9a86a", hair="#7a4a2a", eyes="wide", look=(-0.9, 0.1), mouth="smirk", wing_scale=0.7,
        wing_turn=-18, far_wing=False, scale=1.02, x=-4,
    )  # fmt: skip
    return drawn + group(_leaf_blower(), 124, 132, 0.74, 14)


def _leaf_blower() -> str:
    blower = silhouette([taper([(10, 0), (54, 6), (92, 22)], (24, 20, 26))], "#4d5468", rim=3)
    blower += silhouette([blob((-34, -20), (0, -28), (22, -14), (22, 16), (-4, 26), (-34, 18))], "#f08b3c", rim=4)
    blower += silhouette([tube([(-24, -24), (-6, -40), (14, -22)], 8)], INK, 0, 0)
    blower += dot(-8, 0, 11, INK)
    blower += dot(-8, 0, 7, "stone")
    return blower + stroke("M-8 -6v12M-14 0h12", 2.4)


hexed(
    "sneaky-griffin", "wide", (-0.9, 0), bits=("wing", "tail"),
    leftover=lambda: group(_leaf_blower(), 186, 164, 0.66, 12),
)  # fmt: skip

_FUR, _WING, _WING_TIP = "#c98a4f", "#8f5a3c", "#e0b078"
PLANS["cling"] = Plan(  # stretched between what it holds and who holds it
    body=[taper([(92, 160), (144, 156), (192, 160)], (50, 58, 60))],
    near=[], head=(208, 134, 4), wing=(150, 136),
    tail=[(74, 154), (54, 148), (34, 150), (14, 152)],
    collar=(184, 156, 27, 50),
)


@picture("clingy-griffin")
def clingy_griffin() -> str:
    """Round the letterbox with all four paws and both wings; the hand on the tail is not going to win."""
    drawn = lawn(("#ffd9a0", "#fff1c9"))
    return drawn + on_ground(_hug() + _pulling_hand(), -18, 0, 0.88)


def _hug() -> str:
    hug = shadow(244, 40, 217) + shadow(120, 60, 217)
    hug += group(feathered_wing(shade(_WING, 0.14), shade(_WING_TIP, 0.16)), 262, 132, 0.5, 150)
    hug += silhouette([tube([(206, 158), (246, 152), (270, 144)], 19)], shade(_FUR, 0.26), rim=0)
    hug += talon(272, 142, 10, "#c9702f", 0.9)
    hug += group(letterbox("#3f86c9"), 246, 220, 1.5)
    hug += creature(
        GRIFFIN, plan="cling", skin=_FUR, feather="#fff0dc", hair="#7a4a2a", wings=None, eyes="puppy", brows="sad",
        mouth="flat", look=(-0.9, 0.1), belly="none",
    )  # fmt: skip
    hug += group(feathered_wing(_WING, _WING_TIP), 152, 146, 0.7, -6)
    hug += silhouette([tube([(112, 168), (164, 196), (228, 204)], 25), ellipse(240, 205, 18, 12)], _FUR, rim=2.6)
    hug += stroke("M244 200v9M250 201v7", 2)
    hug += silhouette([tube([(186, 190), (222, 194), (248, 174)], 22)], _FUR, rim=2.6)
    hug += talon(250, 170, -40, scale=1.1)
    hug += collar("tag", 180, 156, 28, 44)
    tear = area("M0 -9q6 8 6 12a6 6 0 0 1 -12 0q0 -4 6 -12Z", "#9fe3ff", 2.4)
    return hug + group(tear, 168, 116, 0.9, 70) + group(tear, 162, 134, 0.8, 84)


def _pulling_hand() -> str:
    hand = silhouette([tube([(-16, 196), (12, 172)], 30)], "#574a63", rim=3.4)
    hand += silhouette([tube([(6, 176), (22, 160)], 20), ellipse(30, 152, 16, 14)], "#f2c199", 3.2, 2)
    hand += stroke("M26 142q8 3 9 12M35 141q8 4 8 13", 2.2)
    return hand + stroke("M58 132l-4 -10M72 132l3 -11M46 178l-6 9", 3, "white")


hexed(
    "clingy-griffin", "puppy", (-0.6, 0.2), bits=("wing", "tail", "collar"),
    leftover=lambda: group(letterbox("#3f86c9"), 236, 208, 0.8, 8),
)  # fmt: skip
