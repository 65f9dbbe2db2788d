"""Dragons caught in the act: the tantrum, the red carpet, the cord."""

from __future__ import annotations

from pictures import (
    DRAGON,
    area,
    creature,
    dot,
    driveway,
    ellipse,
    flame,
    group,
    hexed,
    inked,
    kitchen,
    lawn,
    picture,
    rectangle,
    shadow,
    silhouette,
    sparkles,
    stroke,
    taper,
    tube,
)
from pictures.objects import power_cord
from pictures.things import forbidden_ring, picture_sign
from pictures.things_people import pet

_TEAR = "M0 0q8 9 8 15a8 8 0 0 1 -16 0q0 -6 8 -15Z"
_TEARS = ((-46, -16, 1, 62), (-54, 6, 0.8, 80), (46, -24, 1, -60), (58, -4, 0.8, -80), (-28, -36, 0.8, 30))


@picture("bratty-dragon")
def bratty_dragon() -> str:
    """Flat on the kitchen floor, eyes squeezed, everything on fire: not even one more Rune."""
    tears = "".join(group(area(_TEAR, "#9fe3ff", 2.6), x, y, scale, turn) for x, y, scale, turn in _TEARS)
    drawn = kitchen() + shadow(146, 112, 216)
    drawn += creature(
        DRAGON, plan="flop", skin="tomato", belly="peach", accent="#ffb03b", horns="nubs", spikes="#ffb03b",
        eyes="squeezed", mouth="wail", wing_scale=0.62, wing_turn=12, scale=1.08, x=12, worn=group(tears, 4, -8),
    )  # fmt: skip
    drawn += group(flame(), 288, 214, 0.85, 12)
    drawn += group(flame(), 262, 222, 0.55, -8)
    return drawn + group(flame(), 304, 228, 0.5, 20)


def _bratty_dragon_leftover() -> str:
    tears = group(area(_TEAR, "#9fe3ff", 2.6), 112, 142, 1, 30) + group(area(_TEAR, "#9fe3ff", 2.6), 206, 142, 1, -30)
    return tears + group(flame(), 150, 74, 0.8, -8) + group(flame(), 176, 76, 0.56, 12)


hexed("bratty-dragon", "angry", bits=("bat", "horns"), leftover=_bratty_dragon_leftover)

_GEM_COLORS = ("#8df0ff", "#ffe27a", "#ff9ecb", "#b6ffb0")
_GEMS = (
    (112, 176), (126, 192), (106, 198), (138, 150), (130, 128), (188, 62), (196, 180), (58, 190), (80, 196), (150, 64),
)  # fmt: skip


@picture("sparkly-dragon")
def sparkly_dragon() -> str:
    """Rhinestones from nose to tail, and the driveway is a red carpet if you stand on it like that."""
    drawn = driveway("#cfe9e2", "#e07a5f") + _carpet() + shadow(146, 62, 216)
    drawn += creature(
        DRAGON, plan="sit", skin="#c08be8", belly="#ffe3f1", accent="#ff7fb8", horn="sun", horns="swept", ears="frill",
        spikes="sun", eyes="glam", iris="#2f9aa8", look=(0.3, -0.1), mouth="smirk", collar="gems", wing_scale=0.86,
        scale=1.06, x=-2,
    )  # fmt: skip
    drawn += _gems(_GEMS)
    gleams = ((60, 60, 13), (262, 84, 15), (236, 36, 9), (96, 40, 8), (282, 150, 9), (34, 128, 9))
    return drawn + sparkles(gleams)


def _gems(places: tuple[tuple[float, float], ...]) -> str:
    gems = ""
    for index, (x, y) in enumerate(places):
        gems += area(f"M{x} {y - 6}l6 5l-6 8l-6 -8Z", _GEM_COLORS[index % 4], 1.8)
        gems += stroke(f"M{x - 4} {y - 1}h8", 1.2, "white")
    return gems


def _carpet() -> str:
    carpet = area("M96 196L214 196L262 240L40 240Z", "#d8384a")
    carpet += area("M96 196L104 196L56 240L40 240ZM206 196L214 196L262 240L246 240Z", "sun")
    post = silhouette([tube([(0, 0), (0, -34)], 6), ellipse(0, -38, 6)], "sun", 2.6, 1.4)
    post += rectangle(-9, -4, 18, 6, "brass", 2, 2.4)
    return carpet + group(post, 76, 204, 0.9) + group(post, 240, 204, 0.9)


def _sparkly_dragon_leftover() -> str:
    places = ((126, 92), (158, 80), (190, 96), (108, 124), (208, 130), (124, 162), (192, 164))
    return _gems(places) + sparkles(((98, 78, 12), (222, 84, 14), (232, 160, 9), (88, 160, 8)))


hexed("sparkly-dragon", "glam", bits=("bat", "horns", "collar"), leftover=_sparkly_dragon_leftover)


@picture("rune-eating-dragon")
def rune_eating_dragon() -> str:
    """Caught with the cord of the toaster hanging out of its mouth like spaghetti."""
    drawn = kitchen("#cfeadf", "#8fc7b5") + shadow(150, 84, 216)
    drawn += creature(
        DRAGON, plan="sit", skin="#63b34a", belly="#f7eaa8", accent="#f2b233", horns="nubs", spikes="#f2b233",
        eyes="wide", look=(-0.9, 0.2), mouth="pout", wing_scale=0.58, scale=1.12, x=-10, brows="sad", fat=1.26,
        held=group(power_cord(), 2, 4, 0.72),
    )  # fmt: skip
    return drawn + sparkles(((252, 118, 8), (268, 136, 6)), "sun")


hexed(
    "rune-eating-dragon", "worried", bits=("bat", "horns"),
    leftover=lambda: group(power_cord(), 168, 154, 0.7, -58),
)  # fmt: skip


@picture("leaf-burning-dragon")
def leaf_burning_dragon() -> str:
    """A dragon proudly torches a leaf pile in defiance of four posted signs."""
    drawn = lawn(("#f6dcae", "#fdf1c9"))
    drawn += _forbidden(34, 104, group(flame(), 0, 18, 0.5), 0.98, -7, 84)
    green_leaf = area("M-12 10Q-14 -10 12 -12Q14 10 -12 10Z", "leaf", 2) + stroke("M-12 12L8 -8", 2)
    drawn += _forbidden(186, 44, green_leaf, 0.9, 4, 130)
    small_dragon = silhouette([taper([(-14, 6), (6, -4)], (10, 12)), ellipse(10, -6, 7)], "#63b34a", 2.4, 1.4)
    drawn += _forbidden(240, 54, small_dragon, 0.92, -4, 120)
    drawn += _forbidden(292, 74, area("M-16 12Q0 -18 16 12Z", "#d9732a", 2), 0.96, 7, 110)
    drawn += shadow(130, 70, 222)
    drawn += pet(
        112, 222, 0.9, base=DRAGON, plan="upright", skin="#d98a2f", belly="#ffe7b0", accent="#a8432f",
        horn="cream", horns="swept", eyes="smug", look=(0.8, 0.3), brows="smug", mouth="grin", wing_scale=0.62,
        arms=[[(122, 126), (98, 140), (110, 160)], [(178, 126), (204, 138), (196, 160)]],
    )
    tongue = "M0 0Q26 -16 52 2Q70 22 64 52Q44 56 38 40Q26 44 24 26Q8 20 0 0Z"
    jet = area(tongue, "#ff7a2f", 5) + area(tongue, "#ff9a3d")
    jet += area("M8 0Q28 -6 44 8Q56 24 54 40Q34 30 26 16Q14 12 8 0Z", "sun")
    drawn += group(jet, 164, 104, 0.96, 8)
    return drawn + _burning_pile()



def _forbidden(x: float, y: float, what: str, scale: float, turn: float, pole: float) -> str:
    return picture_sign(x, y, forbidden_ring(what), scale, turn, pole=pole)


def _burning_pile() -> str:
    pile = group(flame(), 232, 204, 1.1, -6)
    pile += group(flame(), 262, 204, 1.5, 4)
    pile += group(flame(), 292, 206, 1.1, 12)
    pile += inked("M180 236Q196 200 226 196Q250 178 276 192Q306 196 322 236Z", "#c8632a")
    pile += "".join(
        group(area("M-12 0Q0 -11 13 0Q0 11 -12 0Z", fill, 2) + stroke("M-10 0H9", 1.6), x, y, 1, turn)
        for x, y, turn, fill in (
            (206, 222, 20, "#f2b233"), (232, 208, -30, "#e5493a"), (256, 200, 10, "#f2b233"),
            (282, 212, 50, "#a8432f"), (238, 228, 0, "#e08a3a"), (268, 226, -20, "#f2b233"),
            (298, 228, 24, "#e5493a"), (190, 234, -20, "#e08a3a"),
        )
    )
    pile += "".join(
        group(area("M-9 0Q0 -8 10 0Q0 8 -9 0Z", "#e08a3a", 1.8), x, y, 1, turn)
        for x, y, turn in ((212, 160, 40), (306, 150, -30))
    )
    return pile


def _leaf_burning_dragon_leftover() -> str:
    fires = group(flame(), 158, 78, 0.7) + group(flame(), 206, 122, 0.62, 14) + group(flame(), 114, 176, 0.56, -10)
    return fires + "".join(dot(x, y, 2.6, "#ffb05a") for x, y in ((190, 56), (222, 74), (96, 128), (134, 52)))


hexed("leaf-burning-dragon", "smug", bits=("bat", "horns"), leftover=_leaf_burning_dragon_leftover)
