"""Roles that look after something.

A neighbor from the waist up with one telling object, inside a window with very round corners that ends at y =
220.
"""

from __future__ import annotations

from pictures.animal import DRAGON
from pictures.drawing import (
    HEIGHT,
    WIDTH,
    area,
    cable,
    dot,
    group,
    hoop,
    inked,
    rectangle,
    silhouette,
    sparkle,
    star,
    stroke,
)
from pictures.gallery import picture
from pictures.people import sleeved_arm
from pictures.scenes import rays, street
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.suburb import fence
from pictures.supporting import mini
from pictures.things import box, small_wing
from pictures.things_people import neighbor, pet


@picture("the-griffin-lady")
def the_griffin_lady() -> str:
    """A lady in a feather boa on a bench, griffins perched on every part of her that was free."""
    drawing = rays("#d9f0e6", "#c3e6d8", 160, 110)
    for y in (150, 176, 202):
        drawing += box(-10, y, 340, 16, "wood", 4, 3, 3)
    drawing += _perched(50, 160, 0.78, "#9db7d8", "#c9dcf0", "smug")
    drawing += _perched(270, 160, 0.78, "#b79be0", "#dccdf4", "bored", True)
    drawing += neighbor(
        160, 244, 0.94, skin="#a9714f", robe="#c74f8a", hat="none", hair="#efe3ea", eyes="happy", look=(0.3, 0),
        brows="up", mouth="grin", trim="sun",
    )
    drawing += sleeved_arm([(116, 214), (86, 214), (58, 204), (48, 178)], "#c74f8a", "#a9714f", 24)
    drawing += sleeved_arm([(204, 214), (234, 214), (262, 204), (272, 178)], "#c74f8a", "#a9714f", 24)
    boa = [(106, 186), (122, 178), (140, 186), (160, 190), (180, 186), (198, 178), (214, 186)]
    drawing += silhouette([ellipse(x, y, 15) for x, y in boa], "#ff9ecb", rim=3.4)
    drawing += _perched(104, 182, 0.56, "#f2b233", "#e8c07a", "wide")
    drawing += _perched(216, 182, 0.56, "#6fc0a4", "#c4ecdc", "happy", True)
    return drawing + _perched(154, 108, 0.66, "#e58f6a", "#f4c2a4", "calm")


def _perched(x: float, sole: float, size: float, skin: str, plume: str, mood: str, flip: bool = False) -> str:
    """A small sitting griffin with half-raised wings."""
    drawing = group(small_wing(plume, 1.3), -20, -34)
    drawing += mini("griffin", 0, 0, 1, skin=skin, eyes=mood, mouth="smile", look=(0.6, 0.1))
    drawing += stroke("M-24 -2l-4 6M-14 -2v7M-4 -2l4 6M8 -2l-4 6M18 -2v7M28 -2l4 6", 4.4, "#f08b3c")
    return group(drawing, x, sole, size, 0, flip)



@picture("the-humane-sorcerer")
def the_humane_sorcerer() -> str:
    """A sorcerer with empty pockets and a full heart shares one sandwich with a stray."""
    drawing = street() + dot(160, 110, 108, "#fff6d6", opacity=0.55)
    pocket = silhouette([taper([(50, 184), (38, 198), (36, 212)], (15, 22, 14))], "#fff6e6", 3, 3)
    pocket += stroke("M44 178L60 190", 4)
    moth = group(
        area("M0 0q-14 -12 -16 1q2 9 16 3q14 6 16 -3q-2 -13 -16 -1Z", "#e8d6b4", 2.4)
        + stroke("M0 -3v9M0 -3l-3 -6M0 -3l3 -6", 2.2),
        26, 168, 0.9, -14,
    )
    drawing += neighbor(
        104, 232, 1.1, False, "", skin="#a9714f", robe="#5f86b5", hat="wizard", hair="#33223b", eyes="happy",
        brows="up", mouth="smile", beard="#efe3ea",
    )
    drawing += pet(
        232, 236, 0.94, True, plan="sit", head="dog", skin="#fbf1dc", accent="#5a4038", patch="#c9834d",
        muzzle="#ffffff", ears="half", tail="fluffy", tail_color="#5a4038", eyes="puppy", look=(0.4, 0.4), brows="up",
        mouth="open", spots=[(118, 170, 22, 18, 10)], spots_color="#c9834d", belly="none",
    )
    half = silhouette([polygon((-26, 14), (26, 14), (0, -22))], "#f3d49a", rim=3, dark="#c98f4a")
    half += stroke("M-28 16H28", 9)
    half += stroke("M-26 16H26", 4, "leaf")
    half += stroke("M-22 20q6 5 10 0t10 0t10 0t10 0", 4, "tomato")
    drawing += group(half, 180, 150, 0.86, -10)
    drawing += sleeved_arm([(136, 214), (156, 206), (170, 174)], "#5f86b5", "#a9714f", 25)
    drawing += group(half, 118, 194, 0.8, 10)
    drawing += sleeved_arm([(64, 200), (80, 220), (108, 204)], "#5f86b5", "#a9714f", 25)
    drawing += pocket
    drawing += moth
    heart = "M0 14C-24 -2 -14 -20 0 -8C14 -20 24 -2 0 14Z"
    drawing += group(inked(heart, "tomato", 2.6), 182, 78, 1.15, 6)
    drawing += group(area(heart, "#ff9d8a"), 210, 56, 0.5, 14)
    return drawing


def _thunderstorm() -> str:
    """Clouds, a ring of light, two bolts."""
    drawing = rectangle(0, 120, WIDTH, 120, "#7484b5")
    drawing += silhouette(
        [
            ellipse(20, 20, 50, 34), ellipse(76, 8, 48, 30), ellipse(250, 8, 52, 32), ellipse(306, 26, 46, 34),
            ellipse(160, -14, 60, 26),
        ],
        "#3f4a78", 0, 6,
    )
    drawing += "".join(
        dot(160, 74, radius, "#fff3b0", opacity=opacity) for radius, opacity in ((112, 0.16), (88, 0.2), (66, 0.3))
    )
    bolt = "M0 0L-26 50H-8L-22 96L18 36H-2L14 0Z"
    drawing += group(inked(bolt, "sun"), 54, 50, 0.9, 8)
    return drawing + group(inked(bolt, "sun"), 276, 58, 0.8, -10)


@picture("the-savior")
def the_savior() -> str:
    """A hero in pajamas holds a lamb aloft against a thunderstorm."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#5b6aa0")
    drawing += _thunderstorm()
    drawing += "".join(
        stroke(f"M{x} {y}l-8 22", 3, "#b9d3f0")
        for x, y in (
            (26, 150), (96, 60), (60, 190), (230, 60), (300, 160), (250, 180), (108, 120), (220, 124), (282, 204)
        )
    )
    cape = silhouette(
        [
            blob((-40, -62), (-74, -50), (-112, -34), (-98, -4), (-108, 20), (-20, 14), (10, -60)),
            blob((30, -60), (74, -46), (104, -26), (96, 0), (112, 22), (20, 14)),
        ],
        "#e5493a", rim=5,
    )
    pajamas = "".join(
        area(star(x, y, 7, 5, 0.45), "#fff6c8")
        for x, y in ((-40, -34), (-24, -6), (40, -34), (26, -6), (-50, 0), (52, 0))
    )
    pajamas += area("M-22 -66L-30 -50L-2 -38L0 -34L2 -38L30 -50L22 -66L0 -34Z", "#ffffff", 2.6)
    pajamas += "".join(dot(0, y, 4, "#e5493a", line=2) for y in (-20, -4))
    pajamas += silhouette([ellipse(-36, -132, 12), ellipse(-8, -142, 13), ellipse(16, -140, 12)], "#b8632c", 0, 0)
    cape_knot = silhouette([ellipse(0, -54, 9)], "#e5493a", 3, 2)
    hair = silhouette(
        [
            taper([(-34, -116), (-20, -140), (14, -144), (36, -124)], (14, 22, 20, 5)),
            taper([(-6, -144), (-16, -158)], (12, 3)),
            taper([(8, -146), (10, -162)], (11, 3)),
        ],
        "#b8632c", rim=2.4,
    )
    drawing += neighbor(
        160, 252, 0.96, False, pajamas + cape_knot + hair, cape, skin="#f2c199", robe="#8fc4ee", hat="none",
        hair="#b8632c", eyes="angry", look=(0.4, -0.6), brows="stern", mouth="grin",
    )
    drawing += sleeved_arm([(118, 214), (88, 178), (102, 142), (122, 116)], "#8fc4ee", "#f2c199", 26)
    drawing += sleeved_arm([(204, 214), (234, 178), (218, 142), (198, 116)], "#8fc4ee", "#f2c199", 26)
    drawing += "".join(
        area(star(x, y, 6, 5, 0.45), "#fff6c8") for x, y in ((96, 186), (92, 164), (226, 186), (230, 164))
    )
    drawing += stroke("M92 146L112 152M228 146L208 152", 6, "cream")
    drawing += pet(
        154, 120, 0.56, plan="stand", head="small", skin="#f5d3bd", hair="#fffdf6", wool=True, ears="lamb",
        eyes="happy", mouth="open", belly="none", tail="bob", tail_color="#fffdf6",
    )
    return drawing + silhouette([ellipse(124, 110, 13, 11), ellipse(196, 110, 13, 11)], "#f2c199", rim=2)


@picture("the-tidier")
def the_tidier() -> str:
    """A spotless sorcerer on a spotless lawn straightens a single blade of grass."""
    drawing = rectangle(0, 0, WIDTH, 150, "#d9f1f2")
    drawing += rectangle(0, 96, WIDTH, 30, "#eaf8ee")
    drawing += fence(0, WIDTH, 140, 46, step=22)
    drawing += rectangle(0, 136, WIDTH, 104, "#a9d76f")
    drawing += "".join(
        area(f"M{x} 136h22L{160 + (x + 22 - 160) * 2.2} 240H{160 + (x - 160) * 2.2}Z", "#98cb60")
        for x in range(6, 320, 44)
    )
    drawing += neighbor(
        110, 226, 1.06, False,
        stroke("M-44 -44L-30 -10M44 -44L34 -10", 2.4, "#b9cbd8")
        + group(box(-9, -6, 18, 13, "#25a19a", 2, 2, 2), 30, -34, 1, 6),
        skin="#f6d3b5", robe="#fdfdfb", hat="wizard", hat_color="#fdfdfb", hair="#5b3a2e", eyes="calm", look=(0.9, 0.7),
        brows="flat", mouth="flat", trim="#25a19a",
    )
    drawing += "".join(dot(238, 176, radius, "#fffbe0", opacity=opacity) for radius, opacity in ((62, 0.3), (44, 0.4)))
    drawing += silhouette([taper([(232, 222), (230, 186), (240, 142)], (13, 14, 2))], "#3f9a3a", 3, 2.4)
    drawing += cable("M238 196L196 176M238 178L192 168", 9, 4.4, "#d3dee6")
    drawing += silhouette([tube([(144, 208), (166, 200)], 27)], "#fdfdfb", rim=3)
    drawing += silhouette(
        [tube([(170, 196), (184, 178)], 17), ellipse(188, 172, 14, 12)], "#ffffff", rim=2, dark="#c3d3dd"
    )
    drawing += stroke("M168 190l10 8", 2.6, "#25a19a")
    drawing += silhouette([polygon((282, 214), (290, 214), (290, 146), (282, 146))], "sun", 2.8, 2)
    drawing += "".join(stroke(f"M282 {y}h{(4 if index % 2 else 6)}", 1.8) for index, y in enumerate(range(154, 212, 8)))
    drawing += sparkle(60, 70, 12)
    drawing += sparkle(170, 60, 10)
    drawing += sparkle(256, 128, 10)
    drawing += sparkle(210, 108, 7)
    drawing += sparkle(40, 186, 9)
    drawing += sparkle(206, 222, 8)
    return drawing


def _feather_duster() -> str:
    """The duster and the glove that holds it."""
    feather = cable("M0 0L34 -22", 9, 4.4, "wood")
    feather += silhouette(
        [
            taper([(32, -20), (52, -36), (60, -58)], (12, 22, 5)),
            taper([(32, -20), (60, -30), (78, -46)], (12, 22, 5)),
            taper([(32, -20), (60, -20), (84, -24)], (12, 20, 5)),
            taper([(32, -20), (46, -44), (44, -64)], (10, 18, 4)),
        ],
        "#f7b8d3", rim=3,
    )
    drawing = group(feather, 126, 192, 0.86, -14)
    drawing += silhouette([tube([(104, 220), (116, 206)], 26)], "#33455f", rim=3)
    drawing += silhouette([ellipse(122, 194, 15, 13)], "#ffffff", rim=2.4, dark="#cfd6e2")
    return drawing + stroke("M116 192h12M117 199h11", 2, "#b9c3d3")


@picture("the-curator")
def the_curator() -> str:
    """A curator in white gloves dusts a plinth on which a bored dragon naps."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#ead9cf")
    drawing += rectangle(0, 182, WIDTH, 60, "#b98a72")
    drawing += box(26, 26, 76, 58, "gold", 3, 4)
    drawing += rectangle(34, 34, 58, 40, "#8fc7d9")
    drawing += area("M34 74L54 50L70 64L80 54L92 66V74Z", "#7aa86a")
    drawing += box(222, 16, 72, 50, "gold", 3, 4)
    drawing += rectangle(230, 24, 54, 32, "#f7c6cf")
    drawing += silhouette([taper([(244, 52), (250, 40), (262, 34)], (5, 8, 12))], "#fff6f2", 2.4, 1)
    drawing += box(144, 146, 152, 20, "#f7f2ea", 3, 5)
    drawing += box(158, 166, 124, 80, "#efe6da", 0, 10)
    drawing += box(196, 182, 50, 22, "gold", 3, 3)
    drawing += stroke("M204 190h32M208 197h24", 2.4, "#8a6420")
    drawing += pet(
        208, 150, 0.68, base=DRAGON, plan="flop", skin="#4fae8e", belly="#e6f3c4", accent="#2f7f86", horns="nubs",
        spikes="#2f7f86", eyes="shut", mouth="flat", wing_scale=0.46, wing_turn=14, brows="flat",
    )
    drawing += stroke("M262 70h14l-14 16h14M286 44h10l-10 12h10", 3.6, "#7a5a86")
    bow = silhouette(
        [polygon((0, -58), (-16, -66), (-16, -48)), polygon((0, -58), (16, -66), (16, -48)), ellipse(0, -57, 6)],
        "#b3202c", 3, 2,
    )
    drawing += neighbor(
        82, 240, 1.06, False,
        bow
        + hoop(20, -107, 13, "#f2b233", 4)
        + stroke("M32 -100Q40 -70 30 -44", 2, "#f2b233")
        + silhouette([taper([(-36, -112), (-26, -136), (0, -146), (30, -132)], (12, 20, 20, 5))], "#9aa0b0", rim=2.4),
        skin="#a9714f", robe="#33455f", hat="none", hair="#9aa0b0", eyes="calm", look=(0.8, 0.4), brows="up",
        mouth="flat",
    )
    drawing += _feather_duster()
    drawing += "".join(
        dot(x, y, radius, "#fffaf0", opacity=0.8) for x, y, radius in ((150, 132, 5), (140, 120, 4), (160, 118, 3))
    )
    return drawing
