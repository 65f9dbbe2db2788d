"""Spells over the fence and on the lawn.

A picture is 320 by 240. The cause is on the left, the effect on the right; the upper right corner (x over 248,
y under 78) lies under the burst seal and stays free.
"""

from __future__ import annotations

from pictures.animal import Animal
from pictures.drawing import (
    WIDTH,
    area,
    dot,
    flat,
    group,
    inked,
    rectangle,
    shadow,
    silhouette,
    sparkle,
    sparkles,
    star,
    stroke,
)
from pictures.faces import cheeks, eyes, mouth
from pictures.gallery import picture
from pictures.geometry import number
from pictures.limbs import leg
from pictures.palette import INK, shade
from pictures.people import person, sleeved_arm
from pictures.scenes import rays
from pictures.shapes import ellipse, polygon, taper, tube
from pictures.shrub import shrub
from pictures.suburb import fence, house, stripes
from pictures.tails import tail
from pictures.things import box, glow, leaf, leaf_mark, tear
from pictures.things_people import garden_gnome, peeking


@picture("just-for-the-hex-of-it")
def just_for_the_hex_of_it() -> str:
    """A bored sorcerer zaps over the fence; a perfectly innocent pet sprouts leaves."""
    drawing = rays(first="#ffe3c2", second="#ffcf9f", x=206, y=130, count=16, ground="lawn")
    zap = "M120 70L166 76L158 90L198 92L190 106L226 116L176 116L182 104L144 104L152 88Z"
    drawing += shadow(226, 62, 222)
    drawing += shrub("wide", (-0.4, -0.3), ("horn", "ears", "tail"), berries="#ff8fb0", x=66, y=6, scale=0.72)
    drawing += area(zap, "sun", 5)
    drawing += area(zap, "#fff3b0")
    drawing += person(
        skin="#f2c199", robe="violet", hat="wizard", hair="#5b3a2e", beard="#fffaf0", eyes="bored", look=(0.7, 0.2),
        brows="flat", mouth="flat", x=58, y=244, scale=0.86,
    )
    drawing += fence(-4, 150, 240, 50, "fence", "fence2", 34, line=3)
    drawing += silhouette([tube([(96, 212), (122, 184), (122, 140)], 25)], "violet", rim=3)
    drawing += silhouette([tube([(122, 124), (116, 84)], 6)], "wood", 3, 1.2)
    drawing += silhouette([ellipse(122, 126, 13, 12)], "#f2c199", rim=2.4)
    drawing += area(star(115, 74, 14, 5, 0.45), "sun", 2.8)
    return drawing + sparkle(262, 44, 12) + sparkle(150, 46, 9) + sparkle(292, 110, 8)


@picture("the-grass-is-always-greener")
def the_grass_is_always_greener() -> str:
    """A unicorn hangs over the fence on its belly, from straw to emerald."""
    drawing = rays("#fff0c4", "#ffe2a0", 250, 130, count=18)
    drawing += _two_lawns()
    coat, mane, gold = "#fff4f2", "#e8609a", "#ffcf4a"
    drawing += tail("horse", [(82, 112), (58, 88), (40, 96), (24, 128)], Animal(skin=coat, hair=mane))
    far, feet = leg([(112, 128), (90, 150), (88, 180)], 19, "hoof", shade(gold, 0.18))
    drawing += silhouette(far, shade(coat, 0.26), rim=0) + feet
    shapes, feet = leg([(98, 124), (70, 140), (52, 166)], 22, "hoof", gold)
    trunk = taper([(98, 112), (146, 104), (196, 120)], (62, 66, 62))
    neck = taper([(194, 118), (226, 124), (248, 142)], (58, 48, 42))
    drawing += silhouette([*shapes, trunk, neck], coat) + feet
    drawing += stroke("M88 140Q74 120 92 102Q108 96 116 110", 2.6, shade(coat, 0.5))
    drawing += "".join(_near_picket(x) for x in (146, 170, 194))
    for points in ([(212, 140), (228, 162), (220, 184)], [(186, 138), (180, 168), (188, 192)]):
        shapes, feet = leg(points, 20, "hoof", gold)
        drawing += silhouette(shapes, coat) + feet
    drawing += peeking(
        "horse", 250, 138, 0.92, False, 14, horns="unicorn", horn="sun", skin=coat, hair=mane, mane="waves",
        eyes="puppy", look=(0.5, 0.8), brows="up", mouth="drool",
    )
    drawing += stroke("M40 176q-8 -6 -6 -14M64 190q-10 -2 -12 -10", 3.4, "#9a7440")
    return drawing + sparkles(((306, 178, 9), (226, 222, 8), (282, 224, 10), (308, 208, 6), (250, 206, 7)), "#fffbe0")


def _two_lawns() -> str:
    """Straw on this side, emerald on the other."""
    drawing = rectangle(0, 160, 176, 80, "#cfab72") + dot(268, 160, 60, "#fff8d8", 46, 0.35)
    drawing += area("M0 160H30L-10 240H-40ZM70 160H108L92 240H44ZM142 160H160L172 240H140Z", "#c19a5e")
    drawing += area("M158 160H320V240H172Z", "#2fae66")
    drawing += area("M196 160H234L272 240H222ZM272 160H312L372 240H322Z", "#27a05a")
    drawing += dot(256, 206, 84, "#fff3a8", 34, 0.22) + dot(256, 206, 52, "#fff3a8", 22, 0.25)
    for x, y in ((24, 216), (64, 228), (114, 216), (132, 188)):
        drawing += stroke(f"M{x - 2} {y}l-5 -12M{x + 2} {y}l3 -14", 3, "#9a7440")
    for x, y in ((216, 232), (298, 232), (298, 192), (264, 236)):
        drawing += stroke(f"M{x - 2} {y}l-4 -12M{x + 2} {y}l3 -14", 3.4, "#8fe06a")
    return drawing + rectangle(128, 150, 92, 10, "fence2", 2, 3)


def _near_picket(x: float) -> str:
    """One of the pickets on which it hangs."""
    outline = polygon((x - 10, 240), (x - 10, 144), (x, 128), (x + 10, 144), (x + 10, 240))
    return silhouette([outline], "fence", 3, 2.6, dark="#d5cbb5")


@picture("lawn-of-the-dead")
def lawn_of_the_dead() -> str:
    """Midnight: a fluffy paw breaks through the lawn and will not let go of its bone."""
    drawing = rays("#3a5799", "#446299", 166, 110, count=18)
    drawing += dot(54, 50, 30, "#fff0b8") + dot(66, 42, 26, "#3f5d96")
    drawing += sparkles(((112, 24, 5), (28, 112, 5), (226, 34, 5), (292, 108, 5), (60, 128, 5)), "#fff0b8")
    drawing += house(226, 168, 110, 46, "#6d7fb4", "#35437a", "#35437a", "#ffe08a")
    drawing += fence(0, WIDTH, 186, 38, "#dfe6f2", "#b4c0da") + stripes(184, "#5fa068", "#539360")
    drawing += glow(166, 100, 100, "sun", 0.1)
    drawing += dot(166, 212, 78, "#3f6b4a", 20) + dot(166, 212, 66, "#4b2f2a", 15)
    drawing += _fluffy_paw("#f6d9b0")
    soil = [
        (104, 208, 15, 10), (230, 208, 16, 10), (130, 219, 19, 10), (204, 220, 21, 10), (166, 223, 29, 12),
        (88, 216, 9, 6), (250, 218, 9, 6),
    ]
    drawing += silhouette([ellipse(*clod) for clod in soil], "#7a5140", rim=2.6)
    thrown = [(112, 166, 7, 6), (236, 164, 8, 6), (252, 188, 5, 4), (92, 186, 5, 4)]
    drawing += silhouette([ellipse(*clod) for clod in thrown], "#7a5140", 2.6, 1.4)
    for x, y, turn, size in ((100, 146, -60, 1.3), (248, 146, 30, 1.4), (80, 166, 200, 1.2)):
        drawing += leaf_mark(x, y, turn, "#9fd071", size)
    gnome = garden_gnome("#3aa0a0", "#d9603f", "wide", (0.8, -0.5), "o", brows="up")
    return drawing + group(gnome, 42, 228, 0.6)


def _fluffy_paw(fur: str) -> str:
    """The arm, the pads, and the toes over the bone."""
    tufts = [
        taper([(166 + side * 24, y), (166 + side * 42, y + 13)], (20, 4)) for side in (-1, 1) for y in (140, 160, 180)
    ]
    drawing = silhouette([taper([(166, 206), (166, 168), (166, 124)], (60, 54, 60)), *tufts], fur)
    drawing += stroke("M148 180q4 6 2 12M186 166q-3 6 -1 12M164 192q3 5 2 9", 2.6, shade(fur, 0.4))
    drawing += silhouette([ellipse(166, 98, 56, 46)], fur, rim=4)
    drawing += flat([ellipse(166, 112, 20, 13), ellipse(151, 121, 10, 9), ellipse(181, 121, 10, 9)], "#d98a7a")
    ends = [ellipse(x, y, 16) for x in (82, 250) for y in (70, 92)]
    drawing += silhouette([tube([(84, 82), (248, 82)], 20), *ends], "#fffaf0", rim=3.4, dark="#cfc4e0")
    drawing += stroke("M94 72h34M206 74h30", 3.4, "#ffffff")
    toes = [(121, 76, 14, 20, -12), (150, 64, 16, 23, -4), (182, 64, 16, 23, 4), (211, 76, 14, 20, 12)]
    return drawing + "".join(silhouette([ellipse(*toe)], fur, rim=3) for toe in toes)


def _cat_root() -> str:
    """The weed: leaves above, a cat in the middle, roots below."""
    drawing = leaf(208, 70, -150, "leaf", 0.95)
    drawing += leaf(212, 68, -118, "#7cc05a", 1.0)
    drawing += leaf(216, 66, -88, "leaf", 0.95)
    drawing += leaf(220, 68, -52, "#7cc05a", 1.0)
    drawing += leaf(222, 72, -20, "leaf", 0.95)
    drawing += silhouette([tube([(216, 106), (214, 70)], 10)], "leaf", rim=2)
    fur = "#f0a24e"
    roots = [
        taper([(216, 164), (216, 188), (226, 214)], (52, 34, 4)),
        taper([(204, 178), (186, 196), (180, 206)], (18, 9, 3)),
        taper([(226, 180), (246, 196), (252, 194)], (16, 8, 3)),
    ]
    drawing += silhouette([*roots, ellipse(190, 172, 13, 11), ellipse(244, 172, 13, 11)], fur, rim=3)
    drawing += stroke("M184 172v6M191 173v6M240 173v6M247 172v6", 2)
    drawing += stroke("M202 190h12M208 200h14", 2.4, "#c4742c")
    drawing += peeking(
        "cat", 214, 136, 1.0, skin=fur, muzzle="#fff1d9", stripes="#c4742c", eyes="puppy", look=(-0.7, -0.4),
        brows="up", mouth="open",
    )
    return drawing


def _tears_of_joy(left: float, size: float) -> str:
    """Two streams and some drops."""
    drawing = ""
    for flip in (-1, 1):
        x = left + 6 * size
        drawing += inked(
            f"M{number(x + flip * 20)} 148q{flip * 22} -8 {flip * 34} 14q{flip * 2} 10 {flip * 1} 22q{flip * -8} "
            f"-20 {flip * -18} -22q{flip * -12} 0 {flip * -17} -14Z",
            "#9fe3ff", 2.4,
        )
    drawing += tear(38, 198, 0.9, 10)
    drawing += tear(140, 194, 0.9, -10)
    return drawing + tear(28, 172, 0.7, 30)


@picture("weed-it-and-weep")
def weed_it_and_weep() -> str:
    """A gardener sobs with joy: the weed has a familiar furry face."""
    drawing = rays("#eaf6c8", "#d9edb2", 214, 130, count=16, ground="lawn")
    drawing += dot(222, 216, 46, "#7fb851", 12)
    drawing += dot(222, 217, 36, "#6b4431", 9)
    # the plant: cat face, root body
    drawing += _cat_root()
    drawing += silhouette(
        [ellipse(160, 200, 5, 4), ellipse(198, 222, 6, 4), ellipse(262, 208, 5, 4), ellipse(240, 226, 5, 4)],
        "#7a5140", 2.4, 1.2,
    )
    hand = (211, 84)
    x0, y0, size = (84, 250, 0.98)
    arm = [
        (38, -40), (84, -60),
        ((hand[0] - 30 - x0) / size, (hand[1] + 34 - y0) / size),
        ((hand[0] - x0) / size, (hand[1] - y0) / size),
    ]
    drawing += person(
        skin="#e8b48c", robe="#3f8fa8", hat="none", hair="#8a4f2d", eyes="happy", look=(0.5, 0), brows="sad",
        mouth="open", x=x0, y=y0, scale=size, arms=(arm,),
    )
    drawing += group(
        silhouette(
            [
                taper([(0, -134), (-2, -158), (-4, -166)], (78, 66, 40), (0.1, 0.8)),
                taper([(-64, -126), (0, -138), (62, -130)], (15, 24, 15)),
            ],
            "#f2cf72", rim=3.4,
        )
        + stroke("M-38 -142Q0 -154 36 -144", 8, "tomato"),
        x0, y0, size,
    )
    drawing += _tears_of_joy(x0, size)
    return drawing + sparkle(150, 42, 10) + sparkle(276, 120, 9) + sparkle(44, 36, 8)


@picture("taking-a-fence")
def taking_a_fence() -> str:
    """A fence panel tiptoes away; the homeowner is deeply insulted."""
    drawing = rays("#d8f0ea", "#c4e6de", 214, 120, count=16, ground="lawn")
    drawing += fence(-6, 40, 206, 66, step=26)
    drawing += dot(60, 208, 5, "#6b4431", 3)
    drawing += dot(92, 210, 5, "#6b4431", 3)
    drawing += person(
        skin="#f2c199", robe="#d98aa8", hat="none", hair="#8a4f2d", eyes="wide", look=(0.8, 0.2), brows="up",
        mouth="wail", x=66, y=232, scale=0.94,
    )
    drawing += sleeved_arm([(104, 204), (122, 222), (138, 200)], "#d98aa8", "#f2c199", 27)
    drawing += silhouette([tube([(142, 192), (152, 176)], 8)], "#f2c199", 3, 1.4)
    drawing += sleeved_arm([(32, 206), (40, 226), (76, 204)], "#d98aa8", "#f2c199", 27)
    drawing += "".join(
        group(silhouette([ellipse(0, 0, 12, 9)], fill, 2.8, 2) + dot(-2, -1, 4, "white"), x, y)
        for x, y, fill in ((34, 104, "#8ad0c6"), (60, 94, "#8ad0c6"), (88, 98, "#8ad0c6"))
    )
    drawing += shadow(236, 70, 224)
    # the panel, leaning forward on stubby legs
    legs = [
        tube([(-44, 30), (-58, 50)], 15), ellipse(-54, 58, 16, 8), tube([(-14, 34), (-10, 56)], 15),
        ellipse(-4, 62, 16, 8), tube([(20, 32), (36, 48)], 15), ellipse(44, 54, 15, 8, -16),
        tube([(50, 28), (60, 52)], 15), ellipse(68, 60, 15, 8),
    ]
    panel = silhouette(legs, "fence", rim=2.4, dark="#d5cbb5")
    panel += silhouette(
        [polygon((-72, -28), (76, -28), (76, -14), (-72, -14)), polygon((-72, 14), (76, 14), (76, 27), (-72, 27))],
        "#eee4cf", rim=2.4, dark="#cfc3aa",
    )
    panel += "".join(
        silhouette(
            [polygon((x - 11, 36), (x - 11, -48), (x, -64), (x + 11, -48), (x + 11, 36))],
            "fence", rim=2.6, dark="#d5cbb5",
        )
        for x in (-58, -29, 0, 29, 58)
    )
    panel += dot(-58, -36, 1.6, INK)
    panel += dot(58, -36, 1.6, INK)
    panel += eyes("smug", (-14, -28, 14, 16), (22, -28, 13, 15), "#fffdf4", (-0.9, 0.1), "smug")
    panel += mouth("smirk", 6, 2, 34)
    panel += cheeks(-34, 46, -8, "#ff9d9d")
    drawing += group(panel, 228, 150, 0.98, 7)
    return drawing + stroke("M152 190q-10 6 -4 14M158 212q-10 4 -6 12", 3.6) + sparkle(150, 60, 9)


def _palace() -> str:
    """The house next door, its towers and its smile."""
    pink_wall = "#f4e4ef"
    drawing = ""
    for x, width, y in ((178, 26, 96), (246, 26, 96)):
        drawing += box(x, y, width, 92, pink_wall, 2, 4)
        drawing += inked(f"M{x - 5} {y}L{x + width / 2} {y - 40}L{x + width + 5} {y}Z", "violet", 3.2)
    drawing += box(192, 110, 64, 78, "#fff6f2", 2, 5)
    drawing += inked("M184 112L224 72L264 112Z", "violet")
    drawing += area("M206 188V160Q224 140 242 160V188Z", "#c98b53", 3)
    drawing += dot(224, 98, 8, "sun", line=2.8)
    drawing += eyes("smug", (212, 128, 9, 10), (238, 128, 9, 10), "#d9c6e0", (-0.9, 0.2))
    drawing += mouth("smirk", 226, 146, 18)
    drawing += "".join(
        stroke(f"M{x} {y}V{y - 14}", 2.6) + area(f"M{x} {y - 14}l-14 5l14 5Z", fill, 2.2)
        for x, y, fill in ((191, 56, "tomato"), (224, 72, "sun"))
    )
    return drawing


MARBLE = {
    "#f6c9a0": "#e9ebf1", "#5b3a2e": "#b3bac8", "#f29b80": "#dfe3ea", "#6b4431": "#b9c0cd", "#f2b233": "#d9dee8",
}  # fmt: skip
"""What becomes of the colors of a painted gnome."""


@picture("keeping-up-with-the-gnomeses")
def keeping_up_with_the_gnomeses() -> str:
    """A modest house glares at the one next door: a moat, a marble gnome, a second moat."""
    drawing = rays("#cfeaf0", "#bfe0ea", 220, 80, count=16, ground="lawn")
    drawing += rectangle(0, 180, WIDTH, 60, "lawn")
    drawing += area("M0 180H30L0 230ZM60 180H88L60 240H22ZM116 180H140L128 240H92Z", "lawn2")
    # modest house
    drawing += box(14, 118, 92, 72, "#f7d9b0", 3, 6)
    drawing += inked("M2 122L34 78H90L118 122Z", "#d97757")
    drawing += area("M104 110L118 122H96Z", shade("#d97757"))
    drawing += rectangle(30, 66, 12, 22, "#a8503f", 1, 3.2)
    drawing += rectangle(26, 132, 28, 24, "white", 4, 3.2)
    drawing += rectangle(68, 132, 28, 24, "white", 4, 3.2)
    drawing += dot(46, 145, 6, INK)
    drawing += dot(88, 145, 6, INK)
    drawing += dot(44, 142, 2, "white")
    drawing += dot(86, 142, 2, "white")
    drawing += stroke("M22 124L56 136M102 124L66 136", 6)
    drawing += inked("M48 190V172Q60 160 74 172V190Z", "#8a4a3c", 3)
    drawing += cheeks(28, 96, 164)
    # outer moat, inner moat, island
    for rx, ry, row in ((104, 40, "#e9dfc4"), (100, 37, "#56b6e0"), (80, 26, "#8fc95d")):
        drawing += dot(224, 196, rx, row, ry, line=3 if rx in (104, 80) else 0)
    drawing += dot(224, 194, 64, "#56b6e0", 19, line=2.6)
    drawing += dot(224, 188, 52, "#8fc95d", 15, line=3)
    drawing += stroke(
        "M140 200q8 -5 16 0M150 214q8 -5 16 0M278 216q8 -5 16 0M168 196q6 -4 12 0M262 198q6 -4 12 0M210 228q8 -5 16 0",
        3, "white",
    )
    drawing += _palace()
    # the marble gnome, and a duck on each moat
    marble_gnome = garden_gnome("#e3e6ee", "#cfd4df", "smug", (-0.7, 0.1), "smirk", beard="#f6f8fb")
    for painted, marble in MARBLE.items():
        marble_gnome = marble_gnome.replace(painted, marble)
    drawing += box(264, 188, 44, 20, "#e3e6ee", 2, 4)
    drawing += group(marble_gnome, 286, 188, 0.5)
    drawing += sparkle(306, 112, 8)
    duck = silhouette([ellipse(0, 0, 11, 7), ellipse(8, -9, 6), taper([(-8, -2), (-15, -7)], (8, 3))], "sun", 2.8, 1.6)
    duck += dot(10, -10, 1.6, INK)
    duck += area("M13 -9l8 1l-7 4Z", "#f08b3c", 2)
    return drawing + group(duck, 172, 218, 1) + group(duck, 160, 189, 0.7, 0, True)
