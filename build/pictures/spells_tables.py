"""Spells around a table: sales, suppers, cards and presents.

A picture is 320 by 240. The cause is on the left, the effect on the right; the upper right corner (x over 248,
y under 78) lies under the burst seal and stays free.
"""

from __future__ import annotations

import math
from typing import Any

from pictures.drawing import (
    LINE,
    area,
    cable,
    dot,
    group,
    hoop,
    inked,
    rectangle,
    shadow,
    silhouette,
    sparkle,
    star,
    stroke,
)
from pictures.faces import cheeks, eyes, mouth
from pictures.gallery import picture
from pictures.objects import toaster
from pictures.palette import INK, color, light, shade
from pictures.people import person
from pictures.scenes import driveway, parlor, rays
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.things import box, coin, leaf_mark, lumps
from pictures.things_people import garden_gnome, peeking, pet
from pictures.wings import bat_wing


def _sale_table() -> str:
    """The table, and what is for sale on it."""
    drawing = cable("M62 180L96 238M96 180L62 238M258 180L224 238M224 180L258 238", 11, 5, "#b9c6d4")
    drawing += box(24, 172, 272, 15, "#f3dfb8", 4, 3)
    drawing += silhouette([polygon((92, 161), (126, 161), (126, 171), (92, 171))], "tomato", rim=2)
    drawing += silhouette([polygon((96, 151), (124, 151), (124, 161), (96, 161))], "teal", rim=2)
    drawing += dot(160, 152, 30, "sun", 24, 0.3)
    lamp = silhouette(
        [
            taper([(-30, -14), (0, -8), (26, -12), (44, -26)], (8, 30, 24, 8)),
            polygon((-14, -2), (14, -2), (18, 6), (-18, 6)),
            ellipse(-4, -24, 13, 9), ellipse(-4, -36, 4),
        ],
        "gold", rim=3,
    )
    lamp += cable("M-30 -14q-22 -8 -12 10q6 6 18 2", 5, 2, "gold")
    drawing += group(lamp, 164, 164, 0.86)
    drawing += silhouette([ellipse(50, 152, 16)], "#d9c7f2", 3, 2.6)
    drawing += silhouette([polygon((38, 165), (62, 165), (66, 172), (34, 172))], "wood", 2.6, 1.4)
    drawing += stroke("M43 146q3 -5 8 -5", 2.6, "white")
    return drawing + group(toaster(), 258, 171, 0.36)


def _garage_haggling(blue: str) -> str:
    """The haggling: two fingers up against a purse of coins."""
    drawing = silhouette(
        [
            taper([(192, 116), (176, 124), (172, 104)], (24, 20, 16)),
            ellipse(172, 100, 11, 10),
            taper([(168, 96), (164, 80)], (8, 6)),
            taper([(176, 96), (178, 79)], (8, 6)),
        ],
        blue, rim=2.4,
    )
    drawing += group(
        box(-44, -18, 88, 36, "#fffdf4", 3, 3)
        + "".join(coin(x, 0, 10) for x in (-26, 0, 26))
        + stroke("M-38 12L38 -12", 5, "tomato"),
        160, 208, 0.9, -4,
    )
    return drawing


@picture("garage-spell")
def garage_spell() -> str:
    """A genie haggles over a lamp at the folding table."""
    drawing = driveway(wall="#cfe7dd", roof="#d97757")
    # genie, a customer, trailing smoke
    blue = "#5c9fe0"
    drawing += silhouette(
        [
            taper([(238, 176), (284, 190), (300, 160), (276, 150)], (44, 34, 22, 6)),
            taper([(222, 106), (226, 140), (240, 176)], (74, 62, 44)),
        ],
        blue, rim=4,
    )
    drawing += silhouette(
        [taper([(250, 100), (276, 124), (262, 146)], (26, 22, 18)), ellipse(258, 146, 12, 11)], blue, rim=2.6
    )
    drawing += silhouette([ellipse(218, 72, 31, 33), ellipse(246, 74, 6, 9), ellipse(212, 98, 14, 12)], blue)
    drawing += silhouette([ellipse(222, 36, 9, 9), taper([(222, 30), (236, 16), (252, 24)], (12, 11, 3))], INK, 0, 0)
    drawing += rectangle(214, 38, 16, 6, "sun", 3, 2.4)
    drawing += eyes("smug", (204, 68, 8, 9.5), (226, 68, 9, 10), blue, (-0.8, 0.4), "smug")
    drawing += silhouette([ellipse(212, 78, 9, 7)], light(blue, 0.2), 2.6, 1.4)
    drawing += mouth("smirk", 212, 92, 20)
    drawing += silhouette([taper([(210, 102), (204, 120)], (12, 3))], INK, 0, 0)
    drawing += dot(248, 84, 4, "sun", 5, line=2.2)
    drawing += cheeks(194, 236, 82)
    # seller
    drawing += person(
        skin="#f2c199", robe="#8a5fc7", hat="wizard", hair="#5b3a2e", beard="#fffaf0", eyes="bored", look=(0.9, 0.1),
        brows="flat", mouth="flat", x=76, y=196, scale=0.8,
    )
    drawing += _sale_table()
    drawing += _garage_haggling(blue)
    return drawing + sparkle(190, 142, 7) + sparkle(134, 132, 6)


def _dish(x: float, y: float, size: float, goo_fill: str, food: str, inner: str = "") -> str:
    """A casserole dish; `inner` is what shows above its rim."""
    bowl = inked("M-70 -46L-58 0Q0 14 58 0L70 -46Z", shade(goo_fill))
    bowl += area("M-70 -46L-58 0Q0 12 48 -2L58 -46Z", color(goo_fill))
    bowl += silhouette([ellipse(-78, -34, 13, 8), ellipse(78, -34, 13, 8)], goo_fill, rim=2)
    bowl += dot(0, -46, 70, food, 15, line=LINE * 2)
    bowl += dot(0, -46, 70, food, 15)
    return group(bowl + inner, x, y, size)


def _laid_table() -> str:
    """The cloth and the two dishes that keep quiet."""
    drawing = area("M-10 176H330V250H-10Z", "#fffdf4", 2 * LINE)
    drawing += area("M-10 176H330V250H-10Z", "#fff6ec")
    drawing += "".join(
        area(f"M{160 + index * 24} 176h12L{160 + (index + 0.5) * 44} 240H{160 + index * 44}Z", "#f08a7c")
        for index in range(-8, 9)
    )
    drawing += "".join(
        rectangle(0, y, 320, height, "#e5493a", opacity=0.5) for y, height in ((182, 8), (200, 10), (222, 12))
    )
    bubbles = "".join(
        dot(x, y, radius, "#ffd27a", line=2.4)
        for x, y, radius in ((-30, -52, 10), (-8, -56, 12), (20, -52, 9), (40, -50, 7))
    )
    drawing += _dish(52, 190, 0.66, "teal", "#f2a13c", bubbles)
    drawing += _dish(270, 190, 0.66, "gold", "#c45a8a", bubbles.replace("#ffd27a", "#f7a9cc"))
    drawing += stroke("M40 128q-8 -10 0 -20t0 -20M64 126q-8 -10 0 -20t0 -18M262 128q-8 -10 0 -20t0 -18", 4.6, "white")
    fill = "#b06ad0"
    goo = silhouette(
        [
            taper([(116, 164), (120, 104), (134, 86)], (34, 34, 24)),
            taper([(196, 166), (196, 112), (190, 96)], (36, 34, 24)),
            taper([(158, 164), (158, 110)], (86, 76)),
            ellipse(158, 98, 46, 38),
        ],
        fill, rim=5,
    )
    drawing += goo
    drawing += "".join(
        dot(x, y, radius, light(fill, 0.4)) for x, y, radius in ((128, 74, 5), (196, 138, 6), (118, 134, 5))
    )
    drawing += eyes("bored", (142, 96, 16, 18), (180, 96, 15, 17), fill, (0.2, 0.0), "flat", iris="#2f8f5a")
    drawing += mouth("wobble", 160, 130, 40)
    drawing += silhouette([taper([(206, 126), (236, 112), (238, 82)], (22, 17, 14))], fill, rim=3)
    drawing += cable("M238 92V52", 8, 3.4, "#d9e3ea")
    drawing += silhouette([ellipse(238, 46, 9, 12)], "#d9e3ea", 3, 2)
    drawing += inked("M82 176L96 224Q160 240 224 224L238 176Q160 196 82 176Z", shade("tomato"))
    drawing += area("M82 176L96 224Q160 238 212 224L226 178Q160 196 82 176Z", color("tomato"))
    drawing += silhouette([ellipse(76, 188, 14, 9), ellipse(244, 188, 14, 9)], "tomato", rim=2.4)
    drawing += stroke("M84 178Q160 200 236 178", 5, "cream")
    drawing += "".join(area(star(x, y, 8, 5, 0.45), "cream") for x, y in ((118, 212), (160, 217), (202, 212)))
    return drawing


@picture("potluck-of-the-draw")
def potluck_of_the_draw() -> str:
    """Of three casseroles, one looks back."""
    drawing = rays("#ffe7bf", "#ffd9a0", 160, 110, count=16)
    drawing += "".join(dot(160, 108, radius, "#fffbe0", radius * 0.8, 0.3) for radius in (110, 84))
    drawing += _laid_table()
    return drawing + sparkle(90, 40, 9) + sparkle(30, 60, 7)


def _topiary(
    head: str, x: float, y: float, size: float, flip: bool = False, green: str = "#5faa49", **features: Any
) -> str:
    """A pet cut from box: its head and shoulders."""
    skull = lumps(2, 0, 40, 38, 9, 0.4)
    body = lumps(0, 72, 48, 54, 9, 0.42)
    over = "".join(
        leaf_mark(x, y, turn, flower)
        for x, y, turn, flower in (
            (-26, -14, 30, "#93cf6b"), (-16, 22, -40, "#93cf6b"), (30, 22, 20, "#3f8646"), (-24, 58, 30, "#93cf6b"),
            (14, 62, -30, "#3f8646"), (28, 84, 40, "#93cf6b"), (-6, 88, 10, "#93cf6b"), (6, -34, -10, "#93cf6b"),
        )
    )
    return peeking(
        head, x, y, size, flip, 0, [*body, *skull], over, skin=green, muzzle="#a6d97c", inner="#3f8646", **features
    )


def _playing_card(x: float, y: float, turn: float, back: bool = True) -> str:
    """A card in a paw, its back or its front to us."""
    return group(
        box(-11, -16, 22, 32, "#fffdf4", 3, 2, 2.8)
        + (rectangle(-7, -12, 14, 24, "#e5493a", 2) if back else area(star(0, 0, 8, 5, 0.5), "leaf")),
        x, y, 1, turn,
    )


def _packet(x: float, y: float, turn: float, flower: str, size: float = 1.0) -> str:
    """A packet of seeds, in place of a chip."""
    return group(
        box(-13, -17, 26, 34, "#fff6e0", 2, 2.4, 2.8)
        + rectangle(-13, -17, 24, 9, flower)
        + dot(0, 4, 6, flower)
        + "".join(dot(6 * math.cos(angle), 4 + 6 * math.sin(angle), 3.2, flower) for angle in (0.3, 1.6, 2.8, 4.1, 5.3))
        + dot(0, 4, 2.6, "sun")
        + stroke("M-8 -17v-4h16v4", 2),
        x, y, size, turn,
    )


@picture("hedge-your-bets")
def hedge_your_bets() -> str:
    """Three topiary pets play poker for seed packets."""
    drawing = rays("#fbe3b8", "#f6d59c", 160, 100, count=18) + dot(160, 60, 96, "#fff3c0", 60, 0.4)
    fill = "#5faa49"
    drawing += _topiary("cat", 160, 66, 0.86, eyes="bored", look=(0.2, 0.6), mouth="smirk", whiskers=False)
    drawing += _topiary(
        "dog", 62, 96, 0.92, ears="floppy", accent="#3f8646", eyes="smug", look=(0.8, 0.3), mouth="smirk",
        green="#6db653",
    )
    drawing += _topiary(
        "horse", 262, 100, 0.84, True, horns="unicorn", horn="sun", eyes="worried", look=(0.3, 0.7), brows="sad",
        mouth="wobble", mane=None, green="#55a04f",
    )
    drawing += dot(160, 214, 176, "#b8743c", 56, line=7)
    drawing += dot(160, 214, 176, "#c98b53", 53)
    drawing += dot(160, 218, 154, "#c8403a", 44, line=4)
    for x, y in ((88, 176), (160, 152), (232, 178)):
        drawing += _playing_card(x - 14, y, -18)
        drawing += _playing_card(x, y - 4, 0)
        drawing += _playing_card(x + 14, y, 18)
        drawing += silhouette([ellipse(x - 16, y + 14, 12, 10), ellipse(x + 16, y + 14, 12, 10)], fill, rim=2.4)
    for packet in (
        (132, 214, -24, "#f58fb3"), (188, 216, 22, "#8a5fc7"), (146, 224, 12, "#4ba6dc"), (174, 222, -10, "#f08b3c"),
        (160, 206, 4, "#e5493a"),
    ):
        drawing += _packet(*packet)
    return drawing + sparkle(110, 30, 8) + sparkle(30, 40, 7)


@picture("swap-meet-your-maker")
def swap_meet_your_maker() -> str:
    """Two startled pets change places above a flea-market table; the notice says no money back."""
    drawing = rays("#ffe3c2", "#ffd2a0", 160, 90, count=18, ground="#e3c08c")
    drawing += "".join(
        area(f"M{x} 20L{x + 20} 20L{x + 10} 40Z", fill, 2.4)
        for x, fill in zip(range(4, 240, 30), ["#e5493a", "#25a19a", "#f2b233", "#4ba6dc"] * 3, strict=False)
    )
    drawing += stroke("M-4 18Q120 26 250 18", 2.6)
    # the swap arrows
    way_right, way_left = ("M70 120Q84 54 168 46Q222 44 246 84", "M250 150Q230 176 160 178Q96 178 76 152")
    for way, arrow, tip in (
        (way_right, "sun", "M232 84L262 76L252 108Z"),
        (way_left, "teal", "M62 158L80 132L94 160Z"),
    ):
        drawing += stroke(way, 15) + area(tip, arrow, 7)
        drawing += stroke(way, 8.6, arrow) + area(tip, arrow)
    drawing += pet(
        88, 144, 0.58, False, plan="hover", head="cat", skin="#8f93ad", muzzle="#e4e3ee", stripes="#5b5f7c", tail="cat",
        eyes="wide", look=(0.7, 0.1), brows="up", mouth="o", belly="none",
    )
    drawing += pet(
        232, 172, 0.58, True, plan="hover", head="dog", skin="#f0c27a", accent="#9a5f3c", ears="floppy", tail="fluffy",
        tail_color="#f0c27a", eyes="wide", look=(0.7, 0.1), brows="up", mouth="o", belly="none",
    )
    # table
    drawing += inked("M22 190H298L310 236H10Z", "#b8743c")
    drawing += area("M22 190H298L303 212H17Z", "#fff1d0")
    drawing += "".join(area(f"M{x} 190h16l{(x - 152) * 0.03:.1f} 22h-16Z", "#e5493a") for x in range(24, 290, 34))
    drawing += box(14, 182, 292, 12, "#f3dfb8", 4, 3)
    drawing += silhouette([ellipse(46, 170, 11)], "#d9c7f2", 3, 2)
    drawing += group(toaster(), 278, 182, 0.3)
    drawing += group(garden_gnome(), 254, 182, 0.22)
    no_refunds = box(-34, -22, 68, 44, "#fffdf4", 4, 3)
    no_refunds += coin(0, 0, 14)
    no_refunds += hoop(0, 0, 19, "tomato", 5)
    no_refunds += stroke("M-13 -13L13 13", 5, "tomato")
    drawing += group(no_refunds, 160, 210, 0.94, -3)
    return drawing + stroke("M150 96l-4 -12M162 92l1 -13M174 97l5 -11", 4) + sparkle(30, 66, 8)


def _last_years_wrapping(gray: str) -> str:
    """Wrapping paper up to the chin."""
    drawing = silhouette([ellipse(112, 214, 20, 11), ellipse(180, 214, 20, 11)], gray, rim=2.6)
    drawing += stroke("M106 212v7M114 212v7M174 212v7M182 212v7", 2.2)
    drawing += silhouette(
        [blob((92, 206), (86, 150), (104, 118), (146, 112), (190, 118), (206, 150), (200, 206), (146, 212))],
        "#d8483c", rim=6,
    )
    drawing += "".join(
        area(star(x, y, 7, 5, 0.45), "#ffe3a0")
        for x, y in ((106, 146), (116, 184), (178, 190), (186, 148), (124, 122), (170, 126))
    )
    drawing += rectangle(136, 114, 20, 97, "#3fa98f")
    drawing += rectangle(89, 162, 115, 17, "#3fa98f")
    drawing += stroke("M136 116V210M156 115V210M90 162H203M91 179H202", 2, "#2c7a68")
    drawing += inked("M92 132l-10 -10l16 2l4 -12l8 14ZM196 128l14 -8l-4 14l10 6l-16 4Z", "#fff1d0", 2.6)
    drawing += silhouette(
        [
            tube([(100, 150), (114, 166), (140, 162)], 19),
            tube([(194, 150), (180, 166), (154, 164)], 19),
            ellipse(142, 162, 13, 11), ellipse(154, 166, 13, 11),
        ],
        gray, rim=2.6,
    )
    drawing += stroke("M136 160l10 3M150 162l10 4", 2)
    drawing += peeking(
        "cat", 146, 84, 1.06, False, -3, [ellipse(0, 18, 30, 18)], skin=gray, muzzle="#b9bed0", ears="round",
        inner="#7b82a0", horns="bull", eyes="bored", look=(-0.9, 0.2), brows="flat", mouth="frown", whiskers=False,
    )
    drawing += silhouette(
        [taper([(120, 62), (108, 42), (112, 30)], (14, 10, 3)), taper([(172, 60), (186, 42), (184, 30)], (14, 10, 3))],
        "#d9d6cf", rim=2,
    )
    drawing += area("M140 112l4 9l5 -9ZM156 111l4 9l5 -9Z", "white", 1.8)
    drawing += silhouette(
        [
            taper([(146, 52), (124, 36), (130, 52)], (10, 17, 8)),
            taper([(146, 52), (168, 34), (164, 52)], (10, 17, 8)),
            ellipse(146, 52, 9),
        ],
        "#3fa98f", rim=2.4,
    )
    return drawing


@picture("re-gift-of-the-magi")
def re_gift_of_the_magi() -> str:
    """A sulking gargoyle in last year's paper; three names are crossed out on its tag."""
    drawing = parlor(wall="#f7d7c0", stripe="#fbe3d0")
    drawing += shadow(146, 92, 222)
    gray = "#9aa0b4"
    drawing += group(bat_wing(gray, "#7b82a0"), 104, 128, 0.66, -6)
    drawing += group(bat_wing(gray, "#7b82a0"), 186, 128, 0.66, 6, True)
    drawing += _last_years_wrapping(gray)
    # the tag
    tag = inked("M-34 -46L0 -64L34 -46V52H-34Z", "#fff6e0")
    tag += area("M26 -46L34 -46V52H26Z", "#e9d9b4")
    tag += dot(0, -46, 6, "#c98b53", line=2.6)
    tag += "".join(
        stroke(f"M-22 {y}q5 -9 10 0t10 0t10 0t10 -2", 3.4, "#6f6a82")
        + stroke(f"M-28 {y + 3}L26 {y - 5}", 4.4, "tomato")
        for y in (-24, -4, 16)
    )
    tag += stroke("M-22 38q5 -9 10 0t10 0t10 0t10 -2", 3.6, INK)
    drawing += cable("M200 132Q228 110 254 124", 5, 2.2, "cream")
    drawing += group(tag, 256, 166, 1.0, 7)
    return drawing
