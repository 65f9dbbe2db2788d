"""Regulations that arrange something.

Pale snapshots of one official and one culprit, and nobody is amused. The paper clip covers the upper left edge;
on the card they are only 168 wide, so that shapes are few and large.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from pictures.drawing import (
    HEIGHT,
    WIDTH,
    area,
    cable,
    dot,
    flat,
    group,
    hoop,
    inked,
    rectangle,
    silhouette,
    star,
    stroke,
)
from pictures.faces import eyes
from pictures.gallery import picture
from pictures.geometry import number
from pictures.objects import paw_print
from pictures.palette import INK, light, mix, shade
from pictures.people import sleeved_arm
from pictures.shapes import blob, ellipse, polygon, taper, tube
from pictures.suburb import stripes
from pictures.things import box, heart, snapshot
from pictures.things_people import glasses, neighbor, party_hat, peaked_cap, peeking, pet


def _tumble(x: float, y: float, size: float, turn: float, head: str, flip: bool = False, **features: Any) -> str:
    """A small animal in mid roll: head, belly, four paws flung out."""
    figure = silhouette(
        [
            *([tube([(-10, 56), (-38, 66), (-52, 48)], 9)] if head == "cat" else []),
            ellipse(1, 36, 23, 30),
            tube([(-36, 16), (0, 38), (38, 18)], 14),
            tube([(-22, 78), (2, 48), (26, 76)], 15),
        ],
        features["skin"], rim=0,
    )
    figure += dot(2, 46, 13, light(features["skin"], 0.5), 15)
    return group(figure + peeking(head, 0, -8, 0.92, **features), x, y, size, turn, flip)


@picture("adopt-a-thon-week")
def adopt_a_thon_week() -> str:
    """A banner over the street, and a tumbling wave of kittens, imps and one confused llama."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#d9e6e8")
    drawing += area("M0 104H70V150H0Z", "#e8dcc4")
    drawing += area("M-8 104L10 78H56L78 104Z", "#c9907a")
    drawing += area("M250 104H320V150H250Z", "#dfe3d0")
    drawing += area("M242 104L264 78H310L330 104Z", "#93aab5")
    drawing += rectangle(0, 148, WIDTH, 92, "#b9cfa2")
    drawing += area("M90 148H230L300 240H20Z", "#c9c5cc")
    drawing += cable("M18 220V18M302 220V18", 9, 4, "wood")
    drawing += inked("M18 16Q160 44 302 16V54Q160 84 18 54Z", "tomato")
    drawing += "".join(
        group(
            area("M0 11C-18 0 -10 -13 0 -5C10 -13 18 0 0 11Z", "#fff1d0")
            if index % 2
            else group(paw_print("#fff1d0"), -16, -16, 0.66),
            64 + 48 * index, 49 - abs(index - 2) * 4.5,
        )
        for index in range(5)
    )
    cat: dict[str, Any] = {"eyes": "happy", "mouth": "open", "ears": "pointed", "whiskers": False}
    imp: dict[str, Any] = {"ears": "none", "horn": "cream", "horns": "nubs", "eyes": "smug", "mouth": "smile"}
    drawing += _tumble(252, 126, 0.64, 30, "cat", **cat, skin="#f0c48a")
    drawing += _tumble(66, 122, 0.64, -34, "cat", **cat, skin="#e8963f", stripes="#b8632c")
    drawing += silhouette(
        [taper([(160, 246), (160, 180), (164, 128)], (76, 42, 36)), ellipse(142, 188, 16), ellipse(180, 172, 14)],
        "#f6ead2", rim=5,
    )
    drawing += silhouette([tube([(150, 86), (147, 70)], 10), tube([(170, 86), (173, 70)], 10)], "#f6ead2", 3, 0)
    drawing += peeking("horse", 164, 112, 0.86, skin="#f6ead2", muzzle="#fffaf0", eyes="dizzy", mouth="wobble")
    drawing += silhouette([ellipse(160, 82, 13), ellipse(144, 90, 12), ellipse(176, 84, 11)], "#fffaf0", rim=2.4)
    drawing += _tumble(104, 186, 0.6, 24, "small", **imp, skin="#d8432f")
    drawing += _tumble(226, 182, 0.64, 158, "cat", **cat, skin="#8f93ad")
    return (
        drawing
        + _tumble(44, 210, 0.64, -70, "cat", **{**cat, "eyes": "wide", "mouth": "smile"}, skin="#6b5f7a")
        + _tumble(276, 206, 0.62, 60, "small", **{**imp, "eyes": "happy"}, skin="#9a6cc6")
    )


@picture("bulk-mail-privilege")
def bulk_mail_privilege() -> str:
    """An owl postman flattened under a mountain of catalogs."""
    drawing = snapshot("#e4e6dc")
    chance = (
        (96, 184, -3, "teal"), (226, 184, 4, "tomato"), (160, 168, 0, "gold"), (108, 152, 6, "violet"),
        (214, 152, -5, "blue"), (160, 136, 3, "coral"), (126, 120, -6, "leaf"), (200, 118, 5, "#d98fb8"),
        (160, 102, -2, "navy"), (146, 86, 8, "sun"), (176, 70, -7, "tomato"), (156, 54, 4, "teal"),
    )
    for x, y, turn, fill in chance:
        drawing += group(
            box(-52, -9, 104, 18, fill, 3, 4)
            + rectangle(-50, 3, 98, 4, "cream")
            + stroke("M-40 -4h26", 3, light(fill, 0.6))
            + rectangle(26, -7, 14, 7, "cream"),
            x, y, 1, turn,
        )
    drawing += group(
        box(-30, -22, 60, 40, "cream", 3, 4)
        + area(star(-8, -2, 12, 8, 0.5), "tomato", 2)
        + stroke("M12 -10h10M12 -2h10M12 6h10", 3, "#b9ad94"),
        172, 28, 1, 10,
    )
    drawing += silhouette(
        [
            taper([(118, 212), (70, 214), (22, 228)], (34, 34, 8)),
            taper([(202, 212), (250, 214), (298, 228)], (34, 34, 8)),
        ],
        "#9a6a44", rim=3,
    )
    drawing += stroke("M60 222l-10 8M44 224l-8 8M260 222l10 8M276 224l8 8", 2.6, "#5b3a2e")
    drawing += silhouette(
        [ellipse(160, 206, 52, 34), taper([(122, 186), (112, 166)], (18, 4)), taper([(198, 186), (208, 166)], (18, 4))],
        "#b98353",
    )
    drawing += flat([ellipse(140, 206, 22, 21), ellipse(180, 206, 22, 21)], "#f3ddb5")
    drawing += eyes("dizzy", (141, 206, 14, 15), (179, 206, 14, 15), "#b98353")
    drawing += inked("M153 214h14l-7 15Z", "gold", 2.6)
    drawing += silhouette(
        [blob((122, 186), (120, 168), (160, 158), (200, 168), (198, 186), (160, 180))], "#3c6fa8", rim=3
    )
    drawing += silhouette([taper([(126, 186), (160, 182), (194, 186)], (8, 11, 8))], "soot", 2.8, 1.4)
    drawing += rectangle(151, 164, 18, 12, "sun", 2, 2.2)
    drawing += stroke("M152 165l8 6l8 -6", 1.8)
    return drawing


@picture("mandatory-fun-initiative")
def mandatory_fun_initiative() -> str:
    """Glum sorcerers in party hats on a carousel run by a beaming bureaucrat."""
    drawing = snapshot("#e3e8e0")
    deck = dot(128, 222, 130, INK, 24)
    deck += dot(128, 220, 126, "tomato", 20)
    deck += dot(128, 215, 120, "#f3ddb5", 14)
    for x, robe, fills, skin, brow in (
        (62, "violet", "teal", "#f2c199", "flat"), (174, "#3c6fa8", "tomato", "#a9714f", "sad")
    ):
        drawing += cable(f"M{x + 30} 60V214", 9, 4.4, "sun")
        drawing += neighbor(
            x, 182, 0.62, False, party_hat(fills), skin=skin, robe=robe, hat="none", hair="#5b3a2e",
            beard="#d9d3c8" if x < 100 else None, eyes="bored", look=(0.2, 0.5), brows=brow, mouth="frown",
        )
    drawing += deck
    for x, fill in ((62, "#fff4f2"), (174, "#ffd3a6")):
        drawing += silhouette([taper([(x - 36, 176), (x - 52, 190), (x - 50, 206)], (10, 12, 4))], "#dc4f8e", 3, 2)
        drawing += silhouette(
            [
                taper([(x - 28, 180), (x + 8, 182), (x + 24, 168)], (40, 44, 30)),
                tube([(x - 30, 194), (x - 36, 216)], 11),
                tube([(x - 10, 200), (x - 14, 220)], 11),
                tube([(x + 16, 196), (x + 32, 212)], 11),
            ],
            fill, rim=3,
        )
        drawing += stroke(f"M{x - 16} 162v38M{x + 2} 162v40", 5, "teal")
        drawing += peeking("horse", x + 38, 150, 0.54, skin=fill, eyes="happy", mouth="smile")
        drawing += group(
            silhouette([taper([(-38, 36), (-36, -10), (-4, -38)], (6, 18, 10))], "#dc4f8e", rim=0), x + 38, 150, 0.54
        )
    top = "M-6 56Q128 -16 262 56V66"
    drawing += inked(top + "".join("q-16.75 18 -33.5 0" for _ in range(8)) + "Z", "tomato")
    drawing += "".join(
        area(f"M{128} 6L{-6 + 67 * size + 33} 60L{-6 + 67 * size + 67} 60Z", "cream") for size in range(4)
    )
    drawing += stroke("M-4 60H260", 3)
    drawing += silhouette([ellipse(128, 8, 8)], "sun", 3, 2)
    drawing += neighbor(
        276, 240, 0.8, True, glasses() + area("M-4 -54l8 0l4 26l-8 12l-8 -12Z", "tomato", 2.4), skin="#f6d3b5",
        robe="#7d8a8f", hat="none", hair="#b8632c", eyes="happy", brows="up", mouth="open",
    )
    drawing += stroke("M222 224V176", 9)
    drawing += stroke("M222 224V178", 4, "stone")
    drawing += dot(222, 172, 9, "tomato", line=3)
    drawing += sleeved_arm([(254, 216), (236, 204), (226, 188)], "#7d8a8f", "#f6d3b5", 22)
    return drawing


@picture("right-to-be-left-alone")
def right_to_be_left_alone() -> str:
    """A hermit wizard behind seventeen deadbolts, in perfect contentment, with tea."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#dcd6c4")
    drawing += "".join(rectangle(x, 0, 16, 200, "#e5e0d0") for x in range(184, 320, 32))
    drawing += rectangle(0, 206, WIDTH, 34, "#b59a76")
    drawing += rectangle(4, 0, 174, 212, "#efe6d2", 0, 3.4)
    drawing += box(26, 8, 130, 204, "#b9704f", 2, 6)
    drawing += rectangle(64, 22, 54, 70, "#a8623f", 4) + rectangle(64, 116, 54, 80, "#a8623f", 4)
    drawing += dot(91, 104, 9, "sun", line=3) + dot(91, 104, 4, "#5b3a2e")
    for index in range(17):
        on_hinge_side = index % 2
        x, y = (6, 21 + index // 2 * 23) if on_hinge_side else (122, 10 + index // 2 * 23)
        drawing += group(_bolt(), x, y)
    drawing += neighbor(
        240, 240, 1.0, True, stroke("M-60 -20q14 10 24 4M-50 -4q10 8 20 2", 2.4, "#8a6a44"), skin="#f2c199",
        robe="#8a7f5c", hat="wizard", hat_color="#6f7f5c", hair="#5b3a2e", beard="#efe9dc", eyes="happy", brows="up",
        mouth="smile",
    )
    cup = cable("M17 -10q16 2 2 18", 7.6, 3.2, "#f7f2ea")
    cup += silhouette([polygon((-19, -18), (19, -18), (14, 14), (-14, 14))], "#f7f2ea", 3.2, 3)
    cup += stroke("M-8 -28q-6 -8 0 -16M6 -28q-6 -8 0 -16", 3.6, "white")
    drawing += group(cup, 196, 186, 1.1)
    drawing += sleeved_arm([(222, 226), (196, 232), (186, 200)], "#8a7f5c", "#f2c199", 26)
    return drawing + heart(292, 58, 0.62, 8) + heart(306, 30, 0.44, -8)


def _bolt() -> str:
    """A deadbolt that has just been shut, 50 wide, its upper left corner at 0, 0."""
    drawing = rectangle(0, 2, 50, 9, INK, 3) + rectangle(2, 4, 46, 5, "stone", 2)
    drawing += rectangle(6, -2, 30, 17, INK, 4) + rectangle(8.5, 0.5, 25, 12, "sun", 3)
    return drawing + dot(21, 6.5, 3.4, INK)


@picture("spinner-recall-notice")
def spinner_recall_notice() -> str:
    """A giant garden spinner, a sticker over one wedge, and a very small apology."""
    drawing = snapshot("#dfe8e4")
    drawing += silhouette([polygon((118, 150), (138, 150), (142, 226), (114, 226))], "fence", rim=3, dark="#cfc5b2")
    middle_x, middle_y, radius = (128, 112, 92)
    drawing += dot(middle_x, middle_y, radius + 10, INK)
    drawing += dot(middle_x, middle_y, radius + 6.5, "fence")
    drawing += dot(middle_x, middle_y, radius, INK)
    for index, fill in enumerate(("#f6b93b", "#63b34a", "#4ba6dc", "#fff1d0", "#e5493a", "#b596e3")):
        start, end = (math.radians(-120 + 60 * index), math.radians(-60 + 60 * index))
        drawing += area(
            f"M{middle_x} {middle_y}"
            f"L{number(middle_x + (radius - 3) * math.cos(start))} "
            f"{number(middle_y + (radius - 3) * math.sin(start))}"
            f"A{radius - 3} {radius - 3} 0 0 1 {number(middle_x + (radius - 3) * math.cos(end))} "
            f"{number(middle_y + (radius - 3) * math.sin(end))}Z",
            fill, 2.6,
        )
    sticker = box(-38, -26, 76, 52, "cream", 4, 4)
    sticker += stroke("M-20 -14L20 14M20 -14L-20 14", 7, "tomato")
    sticker += area("M38 26l-18 0l18 -16Z", "#d9cdb2", 2.4)
    drawing += group(sticker, 186, 82, 1, 24)
    drawing += "".join(
        group(rectangle(-16, -6, 32, 12, "#e8dca8", 1, opacity=0.9), x, y, 1, turn)
        for x, y, turn in ((146, 62, -24), (222, 104, -24))
    )
    drawing += silhouette([polygon((118, 122), (128, 40), (142, 118))], "#b3202c", rim=3)
    drawing += silhouette([ellipse(middle_x, middle_y, 17)], "fence", rim=3)
    drawing += dot(middle_x, middle_y, 8, "sun", line=2.4)
    drawing += neighbor(
        276, 240, 0.72, True, peaked_cap("#5f6f7f"), skin="#a9714f", robe="#5f6f7f", hat="none", hair="#33223b",
        eyes="worried", look=(0.6, -0.5), brows="sad", mouth="wobble",
    )
    drawing += cable("M232 190L214 132", 8, 4, "wood")
    drawing += silhouette([polygon((204, 134), (222, 128), (218, 108), (200, 114))], "#f3e6b8", 3, 2)
    drawing += silhouette([ellipse(234, 192, 10, 9)], "#a9714f", rim=2)
    drawing += group(
        stroke("M0 14V26", 3)
        + box(-17, -13, 34, 26, "cream", 2, 3)
        + area("M0 7C-12 -1 -7 -10 0 -4C7 -10 12 -1 0 7Z", "coral"),
        64, 216, 0.9, -5,
    )
    return drawing


@picture("next-door-neighbors-only")
def next_door_neighbors_only() -> str:
    """Three cozy houses inside the line; everybody else is politely pixelated."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#c3d6b8")
    drawing += stripes(0, "#c3d6b8", "#b8cdac", count=9)
    for x, y, fill in ((36, 8, "#c98f83"), (116, -6, "#9a93c4"), (196, -6, "#c9b06a"), (276, 8, "#7fa9b8")):
        drawing += _pixelated_house(x, y, fill)
    drawing += dot(160, 200, 118, "#a9b79c", 62)
    drawing += dot(160, 196, 116, "#9fd071", 62)
    drawing += hoop(160, 196, 116, "#fffdf4", 9, 62) + hoop(160, 196, 116, "#e5493a", 3.6, 62)
    drawing += dot(160, 206, 84, "#fff0a8", 38, 0.6)
    drawing += _pixelated_waver(26, 134) + _pixelated_waver(294, 134)
    drawing += _cozy_house(96, 160, "#e0703f", 0.86) + _cozy_house(224, 160, "#3f7fb8", 0.86, True)
    drawing += _cozy_house(160, 180, "#8a5fc7", 1.1)
    return drawing


PIXEL = 12


def _mosaic(rows: Sequence[str], x: float, y: float, fills: dict[str, str]) -> str:
    """Squares from `rows` of letters, their upper left corner at `x`, `y`."""
    return "".join(
        rectangle(x + column * PIXEL, y + row * PIXEL, PIXEL + 0.7, PIXEL + 0.7, fills[letter])
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter != " "
    )


def _pixelated_house(x: float, y: float, fill: str) -> str:
    """A house nobody is to recognize, its middle at `x`."""
    wall = mix("#efe4cf", "#b8cdac", 0.2)
    fills = {
        "r": mix(fill, "#b8cdac", 0.2), "s": mix(shade(fill), "#b8cdac", 0.2), "w": wall, "v": shade(wall, 0.12),
        "o": "#b9c3cf", "d": mix(fill, "#8a7f86", 0.5),
    }  # fmt: skip
    return _mosaic((" rrrs ", "rrrrss", "wowvow", "wwdvwv", "wwdvwv"), x - 3 * PIXEL, y, fills)


def _pixelated_waver(x: float, y: float) -> str:
    """A neighbor beyond the line who waves all the same."""
    fills = {"h": "#8f86b0", "i": "#7d749f", "f": "#e8c9ac", "e": "#6f6478", "b": "#a8b9c9", "c": "#93a5b8"}
    return _mosaic((" h  ", "hhif", "feff", "ffbb", "bbc ", "bbc ", "bbc "), x - 2 * PIXEL, y, fills)


def _cozy_house(x: float, y: float, roof: str, size: float, flip: bool = False) -> str:
    """A lit house with smoke on its chimney and a neighbor in the door, standing at `y` + 46."""
    drawing = rectangle(14, -66, 14, 30, INK, 2, 6) + rectangle(14, -66, 14, 30, shade(roof, 0.35))
    drawing += silhouette([ellipse(22, -78, 9, 7), ellipse(30, -88, 7, 6), ellipse(38, -97, 5, 4)], "#fffdf4", 2.4, 1.4)
    drawing += box(-34, -14, 68, 50, "#fff1d0", 3, 5)
    drawing += inked("M-46 -10L-28 -50H28L46 -10Z", roof) + area("M16 -50H28L46 -10H28Z", shade(roof))
    drawing += rectangle(-27, 0, 22, 20, "#ffd95a", 2, 2.8) + stroke("M-16 0V20M-27 10H-5", 2.2)
    drawing += rectangle(6, 2, 20, 34, "#5b3a6e", 2, 2.8) + rectangle(9, 5, 14, 31, "#ffd98a")
    drawing += dot(16, 14, 6.4, "#f2c199", line=2.2) + area("M9 36Q9 21 16 21Q23 21 23 36Z", roof, 2.2)
    drawing += stroke("M13 13q1.5 -2 3 0M17 13q1.5 -2 3 0M13 16.500q3 3 6 0", 1.8)
    return group(drawing, x, y, size, 0, flip)


def _fruit() -> str:
    """The handle, a pineapple, a banana, an apple, grapes, an orange."""
    drawing = cable("M94 172C94 20 206 20 206 172", 13, 6, "#c98b53")
    drawing += silhouette([taper([(128, 168), (130, 120)], (46, 42))], "gold", rim=4)
    drawing += stroke("M112 130l36 30M110 148l28 24M148 128l-36 34M150 146l-26 26", 2, "brass")
    drawing += silhouette(
        [
            taper([(128, 104), (108, 78)], (14, 3)), taper([(130, 102), (130, 66)], (14, 3)),
            taper([(134, 104), (154, 80)], (14, 3)),
        ],
        "leaf", rim=2,
    )
    drawing += silhouette([taper([(160, 150), (184, 128), (192, 100)], (16, 22, 6))], "sun", rim=3)
    drawing += silhouette([ellipse(164, 158, 22, 21)], "tomato", rim=4)
    drawing += stroke("M164 138q2 -8 8 -10", 3.4)
    drawing += silhouette(
        [ellipse(x, y, 11) for x, y in ((190, 150), (204, 158), (192, 166), (182, 162), (200, 172))], "violet", rim=2.4
    )
    return drawing + silhouette([ellipse(102, 164, 18)], "#f08b3c", rim=3)


@picture("welcome-basket-program")
def welcome_basket_program() -> str:
    """A committee with an absurdly large fruit basket at the scruffiest house of the street."""
    drawing = snapshot("#e2e6da", sun=False)
    drawing += inked("M216 240V84L330 84V240Z", "#b9a98c")
    drawing += inked("M200 90L244 22L340 22V90Z", "#8a7f86")
    drawing += stroke("M222 110h26M226 132h16M300 118h20M226 196h12", 2.6, "#8f8068")
    drawing += area("M262 40l16 -4l4 18l-14 6Z", INK)
    drawing += area("M232 66l16 -2l2 14l-18 2Z", "#6f6570")
    drawing += rectangle(254, 122, 50, 118, INK, 4)
    drawing += inked("M254 122L240 130V240H254Z", "#7a5f4a", 3)
    drawing += eyes("worried", (272, 160, 9, 11), (292, 159, 8.5, 10.5), "#33223b", (-0.9, 0.1))
    drawing += stroke("M270 178q10 6 22 0", 3, "cream")
    drawing += stroke("M310 232l-8 -26l12 10M206 238l4 -22l8 14", 3, "#7d9a5f")
    for x, fill, hair, skin in ((34, "violet", "#efe3ea", "#f2c199"), (84, "teal", "#33223b", "#a9714f")):
        drawing += neighbor(
            x, 236, 0.76, False, "", skin=skin, robe=fill, hat="none", hair=hair, eyes="happy", brows="up",
            mouth="grin" if x < 60 else "open",
        )
    drawing += _fruit()
    basket = "M82 172H222L206 234Q152 244 98 234Z"
    drawing += inked(basket, "#d9a05f")
    drawing += stroke(
        "".join(f"M{90 + 18 * size} 178L{104 + 14 * size} 234" for size in range(8))
        + "M88 192H216M92 208H212M97 222H206",
        2.6, "#a8703c",
    )
    drawing += box(76, 166, 152, 14, "#e2b478", 7, 4)
    drawing += silhouette(
        [
            polygon((152, 186), (126, 176), (128, 202)), polygon((152, 186), (178, 176), (176, 202)),
            ellipse(152, 188, 8),
        ],
        "#ff8fb0", 3, 2,
    )
    return drawing


@picture("annual-pet-census")
def annual_pet_census() -> str:
    """A census taker clicks off four tails behind the sofa; a fifth pet hides badly under a lampshade."""
    drawing = rectangle(0, 0, WIDTH, HEIGHT, "#e3e2d4")
    drawing += "".join(rectangle(x, 0, 22, 190, "#eae9dd") for x in range(0, 320, 44))
    drawing += rectangle(0, 188, WIDTH, 52, "#b59a7c")
    drawing += silhouette([taper([(150, 150), (146, 104), (164, 74)], (20, 18, 14))], "#e8963f")
    drawing += stroke("M140 122l14 -2M141 104l14 2M148 90l13 4", 4, "#b8632c")
    drawing += silhouette(
        [polygon((-6, -5), (-2, -14), (22, 0), (-2, 14), (-6, 5)).placed(196, 70, 1, -70)], "gold", rim=2
    )
    drawing += silhouette([taper([(186, 150), (182, 110), (196, 76)], (22, 16, 9))], "#63b34a")
    drawing += silhouette(
        [
            taper([(222, 150), (214, 112), (226, 84), (246, 66)], (16, 30, 26, 4)),
            taper([(222, 150), (226, 116), (246, 96), (262, 92)], (14, 24, 18, 4)),
        ],
        "#dc4f8e",
    )
    drawing += silhouette([ellipse(268, 122, 17)], "#fffaf0", rim=3)
    drawing += box(118, 128, 196, 74, "#7f9aa8", 18, 6)
    drawing += box(110, 156, 30, 60, "#8fa9b6", 12, 5)
    drawing += box(290, 156, 30, 60, "#8fa9b6", 12, 5)
    drawing += rectangle(140, 176, 152, 30, "#94aebb", 8, 3)
    drawing += neighbor(
        58, 240, 0.94, False, peaked_cap("#5f6f7f"), skin="#f6d3b5", robe="#5f6f7f", hat="none", hair="#5b3a2e",
        eyes="bored", look=(0.9, -0.2), brows="up", mouth="flat",
    )
    drawing += sleeved_arm([(88, 214), (108, 190), (112, 160)], "#5f6f7f", "#f6d3b5", 24)
    drawing += silhouette([ellipse(116, 146, 14, 15)], "stone", rim=3)
    drawing += rectangle(108, 140, 16, 10, "cream", 2, 2)
    drawing += stroke("M116 128v-8", 6)
    drawing += stroke("M100 126l-7 -6M132 126l7 -6", 3, "white")
    drawing += pet(
        222, 238, 0.6, plan="sit", head="none", skin="#f0d2a0", tail="fluffy", tail_color="#8a5a3c", belly="cream",
        eyes="shut", head_at=(160, -400, 0), collar="tag",
    )
    lampshade = silhouette([polygon((-28, -54), (28, -54), (48, 14), (-48, 14))], "#ffd98a", rim=6)
    lampshade += stroke("M-46 8q8 8 15 0q8 8 16 0q8 8 15 0q8 8 16 0q8 8 15 0q8 8 15 0", 3.4, "brass")
    lampshade += stroke("M0 -54v-10", 5)
    lampshade += dot(0, -66, 4, "brass", line=2)
    drawing += group(lampshade, 232, 166, 0.86, 4)
    drawing += silhouette([taper([(204, 172), (190, 184), (188, 200)], (13, 18, 14))], "#8a5a3c", 3, 2.4)
    return drawing
