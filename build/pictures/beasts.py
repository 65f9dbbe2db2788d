"""Corrupted Beasts with something to chew, perch or trample on. The top 56 units stay free for the cost."""

from __future__ import annotations

from pictures import (
    WIDTH,
    area,
    blob,
    creature,
    dot,
    dusk,
    ellipse,
    eyes,
    flat,
    group,
    picture,
    polygon,
    rectangle,
    shadow,
    silhouette,
    sparkles,
    star,
    stripes,
    stroke,
    taper,
    tube,
)

NIGHT = "#120a1e"
"""The contact shadow at dusk."""


@picture("bane-wing")
def bane_wing() -> str:
    """Roosting on the dish, receiving only the bad channels."""
    drawn = dusk() + group(_dish(), 150, 228)
    return drawn + creature(
        plan="sit", head="horse", skin="#e9e0cf", muzzle="#fbf5e6", hair="#2a1740", mane="waves", belly="none",
        wings="bone", web="#6c3f96", tail="horse", foot="hoof", claw="#3a2457", eyes="evil", mouth="fangs",
        spots=[(168, 132, 3, 12, 60), (166, 146, 3, 13, 60), (162, 160, 3, 13, 60)], spots_color="#8a7f86",
        scale=0.7, x=2, y=-28, wing_scale=0.95,
    )  # fmt: skip


def _dish() -> str:
    dish = silhouette([tube([(0, 0), (0, -34)], 12)], "dusk4", rim=2)
    bowl = blob((-76, -52), (-56, -24), (0, -8), (56, -24), (76, -52), (0, -44))
    dish += silhouette([bowl], "#b9aecb", rim=4, dark="#7d6f97")
    dish += dot(0, -50, 76, "#ded6ea", 13, line=3.4)
    return dish + stroke("M-30 -50q30 8 60 0", 2, "#a79ab9")


@picture("fang-fluff")
def fang_fluff() -> str:
    """Ninety percent adorable."""
    drawn = dusk() + shadow(156, 74, 216, NIGHT)
    return drawn + creature(
        plan="round", head="none", skin="#f4eefc", fuzz=True, eyes="evil", look=(0.1, 0.2), mouth="fangs", scale=1.08,
        x=-4, y=4, foot="claw",
    )  # fmt: skip


@picture("spite-spaniel")
def spite_spaniel() -> str:
    """Your mail, shredded, while it looks you in the eye."""
    drawn = dusk() + shadow(146, 84, 220, NIGHT)
    drawn += "".join(group(_scrap(), x, y, scale, turn) for x, y, scale, turn in _SCRAPS)
    drawn += creature(
        plan="strut", head="dog", ears="spaniel", skin="#8fd3c0", accent="#4f9489", tail="fluffy", eyes="evil",
        look=(0.1, 0.1), mouth="fangs", x=-18, y=16, scale=0.9,
    )  # fmt: skip
    drawn += group(_torn_letter(), 206, 134, 0.9, 16)
    return drawn + group(_scrap(), 262, 196, 1.1, 34) + group(_scrap(), 236, 224, 1, -50)


_SCRAPS = (
    (34, 222, 1.1, 20), (70, 232, 0.9, -30), (118, 228, 0.8, 70), (284, 226, 1, -14), (292, 150, 0.9, 60),
    (274, 104, 0.8, -36),
)  # fmt: skip


def _scrap() -> str:
    """A scrap of an envelope."""
    paper = polygon((-12, -8), (8, -10), (13, -2), (7, 2), (11, 9), (-4, 7), (-10, 10), (-8, 2))
    return silhouette([paper], "cream", 2.8, 1.8) + stroke("M-5 -3h9M-4 2h6", 1.8, "#b9ad94")


def _torn_letter() -> str:
    """An envelope with a stamp, half of it gone."""
    paper = polygon((-6, -20), (54, -22), (56, 24), (30, 22), (22, 30), (14, 20), (4, 28), (-4, 18), (2, 8), (-8, -2))
    letter = silhouette([paper], "cream", rim=3)
    letter += stroke("M0 -14L30 6L54 -18", 2.6, "#b9ad94")
    letter += rectangle(38, -16, 12, 13, "tomato", 1, 1.8)
    return letter + stroke("M10 14h22", 2.6, "#b9ad94")


@picture("blight-beak")
def blight_beak() -> str:
    """A tattered crow-griffin on a bird feeder much too small for it, and no other bird anywhere."""
    drawn = _moonlit_yard() + shadow(176, 70, 231, NIGHT)
    drawn += group(_feeder(), 176, 233)
    drawn += group(_crow_griffin(), 0, 13)
    for x, y, turn, fill in ((54, 196, 40, "#e5493a"), (268, 176, -30, "#4ba6dc"), (284, 218, 70, "#ffcf4a")):
        drawn += group(_small_feather(fill), x, y, 1.1, turn)
    return drawn


_CROW, _CROW_WING, _CROW_LIGHT = "#3a3350", "#4d4468", "#7d739c"


def _moonlit_yard() -> str:
    """A bare yard with a moon so large that whatever sits before it shows."""
    drawn = rectangle(0, 0, WIDTH, 240, "#3a2160")
    drawn += rectangle(0, 84, WIDTH, 44, "#55307f")
    drawn += rectangle(0, 124, WIDTH, 50, "#7c4a9c")
    for radius, opacity in ((108, 0.1), (94, 0.14)):
        drawn += dot(150, 118, radius, "glow", opacity=opacity)
    drawn += dot(150, 118, 80, "#e2f7c6")
    drawn += dot(116, 100, 10, "#cde6ac") + dot(196, 146, 13, "#cde6ac") + dot(138, 160, 7, "#cde6ac")
    drawn += sparkles(((28, 84, 4), (292, 92, 5), (262, 66, 4), (48, 128, 3)), "#d6c2f0")
    return drawn + stripes(186, "#3f5a4e", "#374f4a")


def _feeder() -> str:
    """A bird table on a post that leans under its guest; 0, 0 is the foot of the post."""
    feeder = silhouette([taper([(0, 0), (-3, -40), (0, -78)], (13, 12, 12))], "#8a6448", rim=3)
    feeder += silhouette([polygon((-62, -84), (62, -76), (60, -62), (-62, -70))], "#b9835a", rim=3)
    feeder += "".join(dot(x, y, 3, "#ffcf4a", line=1.6) for x, y in ((40, -78), (50, -76), (30, -80)))
    feeder += stroke("M56 -52l3 12M44 -50l1 9M-50 -56l-2 10", 3, "#ffcf4a")
    return feeder + stroke("M-54 -74L54 -67", 2, "#7a5638")


def _crow_griffin() -> str:
    wing = polygon(
        (128, 104), (70, 112), (92, 122), (50, 142), (82, 142), (58, 170), (92, 158), (84, 186), (112, 162), (140, 150)
    )  # fmt: skip
    body = [taper([(166, 96), (152, 124), (144, 140)], (44, 60, 58)), ellipse(140, 136, 34, 24)]
    tufted_tail = [taper([(118, 148), (96, 172), (98, 196), (80, 210)], (14, 11, 10, 10)), ellipse(78, 212, 11)]
    drawn = silhouette(tufted_tail, _CROW, rim=2)
    drawn += silhouette(body, _CROW, rim=4, dark="#221c34")
    drawn += silhouette([wing], _CROW_WING, rim=3, dark="#2a2340")
    drawn += stroke("M126 112L80 128M124 124L78 152M128 136L92 168", 2.4, _CROW_LIGHT)
    drawn += _clutching_feet()
    tips = ((144, -14, 18), (158, -6, 26), (172, 4, 26), (186, 12, 20))
    ruff = [taper([(x, 98), (x + dx, 98 + dy)], (18, 3)) for x, dx, dy in tips]
    skull = [ellipse(172, 80, 29, 27), taper([(150, 66), (130, 50)], (16, 3)), taper([(158, 60), (146, 40)], (14, 3))]
    drawn += silhouette([*ruff, *skull], _CROW, rim=3, dark="#221c34")
    drawn += stroke("M150 98q8 10 14 0q8 12 14 0", 2.2, _CROW_LIGHT)
    beak = blob((186, 72), (208, 66), (238, 78), (248, 96), (226, 92), (204, 92), (190, 90))
    drawn += silhouette([taper([(192, 90), (212, 98), (230, 98)], (12, 9, 3))], "#8d86a8", rim=1.6)
    drawn += silhouette([beak], "#b7b0cf", rim=3, dark="#7d76a0")
    drawn += dot(206, 76, 2.2, "ink", 2.8)
    return drawn + eyes("evil", (164, 74, 10, 11), (186, 72, 8, 9.6), _CROW, (0.4, 0.3))


def _clutching_feet() -> str:
    feet = ""
    for x, y in ((140, 150), (176, 152)):
        toes = [tube([(x, y - 8), (x + dx, y + dy)], 8) for dx, dy in ((-10, 3), (1, 5), (11, 3))]
        feet += silhouette(toes, "#b7b0cf", 2.8, 1.4)
    return feet


def _small_feather(fill: str) -> str:
    """What is left of the other birds."""
    return area("M-14 0Q-2 -11 14 -3Q4 9 -14 0Z", fill, 2.4) + stroke("M-20 2L8 -2", 2)


@picture("gloom-hoof")
def gloom_hoof() -> str:
    """A smoke-maned nightmare, a trail of black hoofprints, and six rosettes that no longer mean anything."""
    drawn = _prize_lawns()
    drawn += shadow(186, 84, 218, NIGHT, 0.45)
    drawn += _smoke(((70, 92, 15), (52, 84, 11), (36, 96, 8), (88, 82, 12), (62, 110, 12), (40, 114, 7)))
    return drawn + creature(
        plan="strut", head="horse", skin="#2f2744", muzzle="#4b4066", inner="#4b4066", hair="#cfc3e6", mane="waves",
        tail="horse", tail_points=[(78, 138), (50, 128), (36, 106), (44, 86)], foot="hoof", claw="#8dff5a",
        eyes="glow", mouth="frown", x=26, y=14, scale=0.94, head_at=(204, 84, 6),
    )  # fmt: skip


def _prize_lawns() -> str:
    """Two rows of lawns with a rosette on each, and what has walked across them."""
    drawn = rectangle(0, 0, WIDTH, 240, "#3a2160")
    drawn += rectangle(0, 66, WIDTH, 30, "#55307f")
    drawn += rectangle(0, 92, WIDTH, 34, "#7c4a9c")
    drawn += dot(262, 74, 30, "#e2f7c6") + dot(262, 74, 42, "glow", opacity=0.14)
    drawn += stripes(122, "#7fae86", "#6f9e7c")
    drawn += stroke("M0 122H320M-10 158H330M106 122L70 158M214 122L250 158", 5, "#e2d9ee")
    for x, y, scale in _ROSETTES:
        drawn += group(_rosette(), x, y, scale)
    for x, y, scale, turn in _HOOFPRINTS:
        drawn += group(_hoofprint(), x, y, scale, turn)
    return drawn


_ROSETTES = (
    (44, 122, 0.7), (160, 122, 0.7), (276, 122, 0.7), (26, 166, 0.95), (112, 162, 0.9), (298, 170, 1),
)  # fmt: skip
_HOOFPRINTS = ((22, 226, 0.85, 66), (52, 198, 0.72, 60), (78, 228, 0.8, 72), (20, 190, 0.6, 54))


def _rosette() -> str:
    """A first prize on a stick; 0, 0 is the ground."""
    rosette = stroke("M0 0V-34", 4.4, "#e9dcc0")
    rosette += area("M-7 -32L-11 -14L-4 -19L0 -12L4 -19L11 -14L7 -32Z", "#f2b233", 2)
    rosette += area(star(0, -40, 15, 10, 0.78), "#e5493a", 2.4)
    return rosette + dot(0, -40, 7, "#fff6e0", line=1.8)


def _hoofprint() -> str:
    """A burnt horseshoe, open to the right."""
    print_ = stroke("M14 -11Q-16 -16 -16 0Q-16 16 14 11", 11, "#1a1024")
    return print_ + stroke("M8 -16q4 -6 0 -12M-6 -20q-4 -6 1 -11", 3, "#3a2d4e")


def _smoke(puffs: tuple[tuple[float, float, float], ...]) -> str:
    drawn = flat([ellipse(x, y, radius + 5) for x, y, radius in puffs], "#5a4a78")
    return drawn + flat([ellipse(x, y, radius) for x, y, radius in puffs], "#b5a6d2")
