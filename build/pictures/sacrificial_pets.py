"""Sacrificial Creatures in bowls, carriages, robes and goggles."""

from __future__ import annotations

from pictures import (
    INK,
    area,
    blob,
    border,
    candle,
    collar,
    dot,
    ellipse,
    eyes,
    flame,
    flat,
    group,
    inked,
    mouth,
    picture,
    polygon,
    rectangle,
    silhouette,
    sparkle,
    spokes,
    stroke,
    taper,
    tube,
)
from pictures.gloaming import gloam
from pictures.things import box
from pictures.things_people import peeking

_PROPHECY = (
    "M0 -8V8M0 -4L7 -8M0 2L7 -2", "M-5 8V-8L5 0L-5 4", "M-5 -8V8M5 -8V8M-5 -2L5 2", "M0 -8V8M-6 -2L0 -8L6 -2",
    "M-5 -8L5 8M5 -8L-5 8", "M-4 8V-8L5 -3V3", "M4 -8L-4 0L4 8",
)  # fmt: skip
_PROPHECY_PLACES = ((114, 144), (128, 156), (144, 163), (160, 165), (176, 163), (192, 156), (206, 144))


@picture("goldfish-of-great-destiny")
def goldfish_of_great_destiny() -> str:
    """A goldfish in a bowl of dark prophecy has already forgotten it."""
    drawn = gloam(160, 74, 214)
    drawn += group(candle(), 60, 216, 1.2)
    drawn += group(candle(), 264, 214, 1.0)
    drawn += group(candle(), 40, 222, 0.8)
    drawn += silhouette([polygon((116, 186), (204, 186), (216, 216), (104, 216))], "#6c5a86", rim=4)
    drawn += box(106, 180, 108, 12, "#8272a0", 4, 3)
    drawn += dot(160, 112, 80, "glow", 76, 0.12)
    drawn += dot(160, 114, 71, INK, 67)
    drawn += dot(160, 114, 67, "#bfe8ee", 63)
    drawn += area("M94 104Q126 94 160 104T226 104Q230 176 160 177Q90 176 94 104Z", "#6fc2d6")
    fish = silhouette(
        [taper([(-30, 0), (-62, -28)], (18, 30), (1, 0.6)), taper([(-30, 4), (-60, 30)], (16, 26), (1, 0.6))],
        "#ff9a3d", rim=3,
    )
    fish += silhouette([taper([(-6, -20), (-18, -44), (-34, -44)], (30, 20, 4))], "#ffb95a", rim=2)
    fish += silhouette([ellipse(4, 0, 42, 31)], "#ff8f2f", rim=5)
    fish += silhouette([taper([(-4, 14), (-22, 30)], (14, 14), (1, 0.6))], "#ffb95a", 3, 2)
    fish += eyes("wide", (12, -8, 13, 15), (37, -7, 9, 13), "#ff8f2f", (-0.5, -0.7))
    fish += mouth("o", 39, 10, 20)
    fish += dot(20, 14, 6, "#ff6a5a", 4, 0.6)
    drawn += group(fish, 160, 118, 0.98)
    drawn += "".join(dot(x, y, radius, "#e6fbff", line=2) for x, y, radius in ((206, 104, 6), (198, 88, 4)))
    drawn += dot(160, 56, 44, "#dff6fa", 10, line=4)
    drawn += stroke("M106 88Q112 72 128 66", 6, "white")
    drawn += stroke("M100 128q1 12 6 22", 4, "white")
    for index, (x, y) in enumerate(_PROPHECY_PLACES):
        drawn += group(stroke(_PROPHECY[index], 3.2, "#5a2d86"), x, y, 0.72, (3 - index) * 10)
    return drawn


@picture("overly-trusting-hamster")
def overly_trusting_hamster() -> str:
    """A hamster in a little collar waves happily from the window of a very gloomy black carriage."""
    drawn = _overly_trusting_hamster_scene()
    for x in (76, 222):
        drawn += dot(x, 188, 34, INK)
        drawn += dot(x, 188, 30, "#574a63")
        drawn += dot(x, 188, 24, "#2b1842")
        drawn += stroke(spokes(x, 188, 0, 28, 8), 3.4, "#574a63")
        drawn += dot(x, 188, 7, "dusk4", line=2.4)
    drawn += "".join(dot(252, 108, radius, "glow", opacity=opacity) for radius, opacity in ((26, 0.18), (17, 0.3)))
    drawn += box(243, 96, 18, 24, "glow", 4, 0)
    drawn += stroke("M252 92v-8", 4)
    return drawn


def _height() -> str:
    height = silhouette([taper([(0, 26), (0, 56)], (62, 80), (1, 0.2))], "#f3b67a")
    height += collar("tag", 0, 30, 28, 0)
    height += peeking(
        "small", 0, 0, 1.16, ears="mouse", snout="teeth", skin="#f3b67a", muzzle="#fff1d6", eyes="happy",
        mouth="open",
    )
    return height


def _overly_trusting_hamster_scene() -> str:
    scene = gloam(150, 120, 216)
    scene += stroke("M246 168H316M250 176L316 180", 6)
    scene += stroke("M246 168H316", 3, "#6c5a86")
    scene += silhouette(
        [blob((40, 84), (34, 140), (70, 186), (160, 194), (240, 182), (264, 136), (256, 80), (150, 70))],
        "#3a2a52", rim=6,
    )
    scene += silhouette(
        [taper([(30, 82), (90, 62), (150, 56), (210, 62), (268, 80)], (10, 18, 20, 18, 10))],
        "#241634", rim=3,
    )
    scene += silhouette([ellipse(34, 76, 7), ellipse(266, 74, 7)], "dusk4", rim=2)
    scene += stroke("M66 170Q150 190 236 166", 3, "#6c4f96")
    scene += box(86, 74, 122, 100, "#8a6fb0", 14, 4)
    scene += rectangle(95, 83, 104, 84, "#1a0c2a", 8)
    scene += dot(147, 126, 48, "#ffd98a", 40, 0.2)
    scene += group(_height(), 142, 120, 0.84)
    scene += rectangle(80, 168, 134, 13, INK, 5)
    scene += rectangle(83, 171, 128, 7, "#a88fc8", 3)
    scene += silhouette(
        [
            tube([(172, 164), (190, 142), (196, 116)], 15), ellipse(197, 112, 11),
            tube([(192, 108), (188, 98)], 6), tube([(199, 106), (200, 95)], 6),
            tube([(205, 110), (212, 102)], 6),
        ],
        "#f3b67a", rim=2,
    )
    scene += stroke("M214 96q6 8 4 18M222 92q8 12 5 28", 3, "glow2")
    scene += silhouette([ellipse(110, 166, 10, 8)], "#f3b67a", rim=2)
    scene += area("M95 83H126Q120 108 95 114Z", "#5a2d86", 2.4)
    scene += area("M199 83H178Q184 96 199 100Z", "#5a2d86", 2.4)
    return scene


@picture("piglet-in-a-tiny-robe")
def piglet_in_a_tiny_robe() -> str:
    """A piglet in a hooded robe three sizes too large holds a birthday candle."""
    drawn = gloam(150, 96, 224)
    drawn += silhouette(
        [
            taper([(150, 120), (146, 164), (140, 204)], (86, 136, 184), (1, 0.3)),
            ellipse(66, 212, 28, 15),
            ellipse(224, 214, 30, 14),
        ],
        "#7a4fb8", rim=7,
    )
    drawn += stroke("M104 176Q96 200 100 222M150 196V226M196 180Q206 200 204 224", 3, "#4b2a78")
    drawn += stroke("M48 220Q150 236 250 222", 5, "sun")
    drawn += silhouette(
        [blob((92, 124), (92, 78), (118, 46), (150, 34), (184, 48), (212, 82), (208, 126), (150, 142))],
        "#8f63cc", rim=6,
    )
    drawn += silhouette([taper([(150, 40), (126, 26), (104, 34)], (26, 18, 5))], "#8f63cc", rim=3)
    drawn += dot(154, 98, 50, INK, 44)
    drawn += dot(154, 98, 47, "#3a1f5c", 41)
    drawn += peeking(
        "small", 152, 104, 1.18, ears="none", snout="pig", skin="#f7b3b8", eyes="puppy", look=(0.6, 0.3),
        mouth="smile",
    )
    drawn += silhouette(
        [polygon((122, 82), (114, 60), (140, 72)), polygon((182, 80), (188, 58), (164, 71))],
        "#ef9aa4", 3, 2,
    )
    drawn += collar("tag", 152, 138, 34, 0)
    drawn += silhouette([taper([(106, 150), (74, 176), (60, 214)], (40, 50, 54), (1, 0.3))], "#8f63cc", rim=4)
    drawn += silhouette([taper([(192, 152), (224, 168), (236, 184)], (40, 48, 52), (1, 0.3))], "#8f63cc", rim=4)
    drawn += dot(238, 178, 12, "#3a1f5c", 18)
    fill = silhouette([polygon((-8, -44), (8, -44), (8, 10), (-8, 10))], "#fff6e0", 3, 2)
    fill += stroke("M-7 -34L7 -42M-7 -20L7 -28M-7 -6L7 -14", 4, "#ff6f8f")
    drawn += "".join(dot(246, 100, radius, "sun", opacity=opacity) for radius, opacity in ((46, 0.12), (32, 0.2)))
    drawn += group(fill + stroke("M0 -44v-6", 3) + group(flame(), 0, -48, 0.62), 246, 168)
    drawn += silhouette([ellipse(244, 172, 13, 10)], "#f7b3b8", rim=2.4)
    drawn += stroke("M244 166v10", 2)
    return drawn


@picture("guinea-pig-obviously")
def guinea_pig_obviously() -> str:
    """A guinea pig in safety goggles beside a smoking beaker, thumbs up."""
    drawn = gloam(130, 80)
    drawn += rectangle(-6, 190, 332, 60, "#4b2f5c", 0, 3.6)
    drawn += rectangle(-6, 190, 332, 12, "#7a5490", 0, 3)
    drawn += silhouette([taper([(124, 120), (120, 158), (116, 190)], (86, 116, 124), (1, 0.3))], "#e2a35e", rim=5)
    drawn += flat([taper([(136, 150), (136, 192)], (48, 60), (1, 0.3))], "#fff3e0")
    drawn += flat([ellipse(84, 158, 22, 28, 10)], "#6b4431")
    drawn += collar("tag", 130, 142, 42, 0)
    drawn += silhouette(
        [
            taper([(104, 68), (100, 46), (116, 40)], (16, 12, 3)),
            taper([(120, 66), (124, 44)], (14, 4)),
            taper([(134, 66), (146, 50)], (12, 3)),
        ],
        "#fff3e0", rim=2,
    )
    drawn += peeking(
        "small", 128, 104, 1.46, ears="mouse", snout="teeth", skin="#e2a35e", muzzle="#fff3e0", eyes="open",
        mouth="smile", look=(0.5, 0.1), brows=None,
    )
    drawn += rectangle(92, 76, 82, 38, "#a6f0ff", 18, opacity=0.38)
    drawn += border(92, 76, 82, 38, INK, 11, 18)
    drawn += border(92, 76, 82, 38, "#ff8a4a", 5, 18)
    drawn += stroke("M92 94L80 90M174 94L180 92", 8)
    drawn += stroke("M104 86l8 -4M148 86l8 -4", 3, "white")
    thumb_up = [tube([(84, 168), (62, 170), (56, 154)], 20), ellipse(56, 148, 19, 15), tube([(44, 140), (40, 122)], 14)]
    drawn += silhouette(thumb_up, "#e2a35e", rim=3)
    drawn += stroke("M56 140h15M55 147h18M56 154h16", 2.2)
    drawn += group(_beaker(), 238, 198, 0.96)
    drawn += "".join(
        dot(x, y, radius, "#bfe8a8", line=0, opacity=0.9)
        for x, y, radius in ((238, 104, 12), (252, 88, 17), (234, 78, 14), (262, 66, 12), (246, 60, 15))
    )
    drawn += sparkle(288, 150, 9, "glow2")
    return drawn


def _beaker() -> str:
    beaker = inked("M-16 -78H16M-12 -78V-46L-44 -6Q-48 4 -38 4H38Q48 4 44 -6L12 -46V-78Z", "#d5f4f6")
    beaker += area("M-24 -30H24L41 -6Q44 0 36 0H-36Q-44 0 -41 -6Z", "glow")
    beaker += silhouette([tube([(-15, -80), (15, -80)], 8)], "#d5f4f6", 3, 1.6)
    beaker += dot(-8, -12, 5, "glow2", line=1.8)
    beaker += dot(10, -18, 4, "glow2", line=1.8)
    beaker += stroke("M-20 -22L-30 -8", 3, "white")
    return beaker
