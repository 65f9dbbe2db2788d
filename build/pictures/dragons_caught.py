"""Dragons caught in the act: the tantrum, the red carpet, the cord."""

from __future__ import annotations

from pictures import (
    DRAGON,
    area,
    creature,
    driveway,
    ellipse,
    flame,
    group,
    hexed,
    kitchen,
    picture,
    rectangle,
    shadow,
    silhouette,
    sparkles,
    stroke,
    tube,
)
from pictures.objects import power_cord

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


hexed("bratty-dragon", "angry", bits=("bat", "horns"))

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
    for index, (x, y) in enumerate(_GEMS):
        drawn += area(f"M{x} {y - 6}l6 5l-6 8l-6 -8Z", _GEM_COLORS[index % 4], 1.8)
        drawn += stroke(f"M{x - 4} {y - 1}h8", 1.2, "white")
    gleams = ((60, 60, 13), (262, 84, 15), (236, 36, 9), (96, 40, 8), (282, 150, 9), (34, 128, 9))
    return drawn + sparkles(gleams)


def _carpet() -> str:
    carpet = area("M96 196L214 196L262 240L40 240Z", "#d8384a")
    carpet += area("M96 196L104 196L56 240L40 240ZM206 196L214 196L262 240L246 240Z", "sun")
    post = silhouette([tube([(0, 0), (0, -34)], 6), ellipse(0, -38, 6)], "sun", 2.6, 1.4)
    post += rectangle(-9, -4, 18, 6, "brass", 2, 2.4)
    return carpet + group(post, 76, 204, 0.9) + group(post, 240, 204, 0.9)


hexed("sparkly-dragon", "glam", bits=("bat", "horns", "collar"), berries="#8df0ff")


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


hexed("rune-eating-dragon", "worried", bits=("bat", "horns"))
