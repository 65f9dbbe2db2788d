"""The lodge, in yellow: those who bring the cake."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.hatching import Tone
from woodcuts.palette import BARK, BLOOD, BONE, GOLD, INK, LAMP, SCALES, SKIN, SUCKERS
from woodcuts.paths import Point
from woodcuts.scenery import arm, cord, squiggle
from woodcuts.shapes import Shape, blob, box, ellipse, polygon, star, stroke, tentacle


def _potluck_dish(block: Block) -> None:
    """The apron, the dish, and what looks out of it."""
    apron = blob([(162, 184, 1), (234, 184, 1), (246, 306, 1), (150, 306, 1)])
    block.form(apron, BONE, 2.2, 12)
    block.fill(blob([
        (198, 296), (184, 282), (184, 272), (192, 270), (198, 276), (204, 270), (212, 272), (212, 282),
    ]), BLOOD)
    for nodes, root, side in (
        ([(180, 214), (168, 190), (180, 174), (170, 160)], 13, 1),
        ([(214, 214), (230, 196), (220, 178), (234, 166)], 13, -1),
        ([(198, 214), (196, 192), (206, 178), (198, 172)], 10, 1),
    ):
        limb, suckers = tentacle(nodes, root, 2, 4, side)
        block.form(limb, SCALES, 2, 6, 3)
        block.fill(suckers, SUCKERS)
    dish = blob([(136, 212, 1), (260, 212, 1), (252, 248), (236, 258), (160, 258), (144, 248)])
    block.form(dish, "#69478d", 2.6, 12, 3.6)
    block.lines([[(150, 230), (198, 236), (246, 230)]], "#bfa5d3", (1, 3, 1))
    block.form(blob([(128, 206), (268, 206), (270, 216), (126, 216)]), "#bfa5d3", 2.2, 4)
    for side, x in ((1, 134), (-1, 262)):
        block.form(blob([
            (x - side * 14, 262), (x - side * 10, 228), (x + side * 2, 216), (x + side * 14, 220), (x + side * 12, 236),
            (x + side * 20, 244), (x + side * 8, 254), (x + side * 4, 272),
        ]), BLOOD, 2.4, 10)
        block.fill(star(x, 240, 5, 2, 4), "#efd488")


@picture("potluck-hierophant", "yellow", seed=15, ground="#c6932b")
def potluck_hierophant(block: Block) -> None:
    """It is tuna; mostly it is tuna."""
    block.rays(198, 92, 50, 330, 36, "#efd488", 9)
    block.sky(lambda x, y: max(0, min(0.66, (math.dist((x, y), (198, 110)) - 70) / 200)), INK, 5.2)
    robe = blob([(108, 306, 1), (118, 246), (136, 190), (164, 160), (232, 160), (260, 190), (276, 246), (286, 306, 1)])
    block.form(robe, "#8a5f14", 2.6, 26, 4)
    block.shade(robe, INK, 34, 4.4, 3.2)
    block.lines([[(166, 200), (160, 250), (156, 300)], [(230, 200), (240, 250), (244, 300)]], INK, (0.6, 3, 0.6))
    hood = blob([(154, 164), (152, 116), (164, 66), (198, 14, 1), (232, 66), (244, 116), (242, 164), (198, 180)])
    block.form(hood, "#a8751b", 2.6, 24, 3.8, tick=3)
    block.lines([[(198, 22), (190, 48), (180, 66)]], INK, (0.6, 2.4, 0.4))
    block.fill(ellipse(198, 118, 32, 42), INK)
    block.outline(ellipse(198, 118, 32, 42), "#efd488", 2, 0)
    block.form(blob([
        (172, 122), (180, 96), (198, 90), (216, 96), (224, 122), (214, 146), (198, 154), (182, 146),
    ]), SKIN, 1.4, 12, 3)
    for x in (186, 210):
        block.lines([[(x - 8, 117), (x, 110), (x + 8, 117)]], INK, (1.2, 3, 1.2))
        block.fill(ellipse(x, 129, 6, 4.4), "#cf8a63")
    block.lines([[(182, 132), (198, 144), (214, 132)]], INK, (1.4, 3.2, 1.4))
    block.fill(blob([(185, 134, 1), (198, 138), (211, 134, 1), (198, 143)]), BONE)
    block.form(polygon([(160, 52), (236, 52), (236, 66), (160, 66)]), "#452d0a", 2, 0)
    block.fill([star(x, 59, 5.5, 2.2, 4) for x in (172, 198, 224)], LAMP)
    _potluck_dish(block)


def _ball(block: Block, x: float, y: float, radius: float, color: str, count: int) -> None:
    """A numbered ball."""
    block.form(ellipse(x, y, radius), color, 2.2, radius * 0.7, 3.2)
    block.form(ellipse(x - radius * 0.08, y - radius * 0.08, radius * 0.56), BONE, 1.4, 0)
    block.lines([
        [
            (x - radius * 0.08 + (index - (count - 1) / 2) * radius * 0.3, y - radius * 0.4),
            (x - radius * 0.08 + (index - (count - 1) / 2) * radius * 0.3, y + radius * 0.24),
        ]
        for index in range(count)
    ], INK, (radius * 0.12, radius * 0.16, radius * 0.1))


def _regular_card(block: Block) -> None:
    """The winning card, with a line."""
    card = polygon([(220, 24), (276, 34), (266, 106), (210, 96)])
    block.form(card, BONE, 2.6, 0)
    block.fill(polygon([(222.6, 27), (273.6, 36), (271.6, 48), (220.8, 39)]), BLOOD)
    squiggle(block, 232, 37, 32, BONE, 0.9, 6)

    def at(across: float, down: float) -> Point:
        return 220.5 - 7.6 * down + 50.5 * across, 41 + 53 * down + 9 * across

    block.lines(
        [[at(share, 0.03), at(share, 1)] for share in (0.25, 0.5, 0.75)]
        + [[at(0.02, share), at(0.98, share)] for share in (0.25, 0.5, 0.75)],
        INK, (1.3, 1.5, 1.3),
    )
    for index in range(4):
        x, y = at(0.125 + 0.25 * index, 0.125 + 0.25 * index)
        block.fill(ellipse(x, y, 6), BLOOD)
    for column, row in ((2, 0), (0, 2), (3, 1), (1, 3)):
        x, y = at(0.125 + 0.25 * column, 0.125 + 0.25 * row)
        block.lines([[(x - 2.6, y - 2), (x + 1, y - 3), (x - 1, y + 3)]], INK, (1, 1.6, 0.8))


def _regular_robe(block: Block) -> None:
    """Both sleeves up."""
    body = blob([(106, 310, 1), (118, 258), (138, 222), (164, 202), (230, 202), (256, 220), (274, 258), (286, 310, 1)])
    block.form(body, "#c6932b", 2.8, 30, 4, tick=3)
    block.lines([
        [(160, 232), (152, 262), (150, 300)], [(232, 234), (240, 262), (244, 300)],
        [(184, 244), (180, 270), (180, 300)], [(214, 244), (216, 272), (216, 300)],
    ], INK, (0.6, 3, 0.8))
    for side, hand_x, hand_y in ((-1, 138, 104), (1, 250, 112)):
        sleeve = blob([
            (196 + side * 26, 206), (196 + side * 44, 176), (hand_x + side * -9, 152, 1), (hand_x + side * 16, 150, 1),
            (hand_x + side * 22, 178), (196 + side * 84, 216), (196 + side * 66, 236), (196 + side * 44, 232),
        ])
        forearm = blob([
            (hand_x - 8, 170), (hand_x - 8, 140), (hand_x - 6, hand_y + 6), (hand_x + 7, hand_y + 6), (hand_x + 9, 140),
            (hand_x + 9, 170),
        ])
        block.form(sleeve, "#c6932b", 2.6, 18, 3.8)
        block.form(ellipse(hand_x + side * 3, 152, 14, 6), "#452d0a", 2, 0)
        block.form(forearm, SKIN, 2, 7, 3)


def _regular_hands(block: Block) -> None:
    """The dabber in one hand, the card in the other."""
    block.form(polygon([(126, 98), (150, 98), (150, 60), (126, 60)]), BLOOD, 2.4, 9, 3.2)
    block.fill(box(128, 72, 20, 14), BONE)
    squiggle(block, 130, 79, 15, INK, 0.8, 4)
    block.form(polygon([(130, 61), (146, 61), (144, 50), (132, 50)]), BONE, 2, 3)
    block.form(blob([(132, 51, 1), (131, 42), (138, 37), (145, 42), (144, 51, 1)]), BLOOD, 2, 4)
    block.rays(138, 44, 14, 30, 9, BONE, 1.6, 0.1, 190, 350)
    block.form(blob([(124, 112), (122, 98), (130, 92), (146, 92), (154, 98), (152, 112), (138, 118)]), SKIN, 2, 6, 3)
    block.lines([[(126, 99), (140, 98), (151, 100)], [(125, 106), (140, 105), (151, 107)]], INK, (0.8, 1.6, 0.6))
    block.form(blob([(240, 118), (238, 106), (246, 98), (254, 104), (264, 100), (268, 110), (260, 122)]), SKIN, 2, 6, 3)
    block.lines([[(248, 102), (252, 110), (252, 116)]], INK, (0.8, 1.6, 0.6))


def _regular_head(block: Block) -> None:
    """Hood, curlers, glasses and three teeth."""
    hood = blob([
        (146, 222), (138, 182), (148, 136), (170, 104), (190, 76), (212, 62), (234, 70, 1), (226, 84), (226, 104),
        (246, 136), (256, 182), (246, 222), (196, 236),
    ])
    block.form(hood, "#d9a52f", 2.8, 26, 3.8, tick=3)
    block.lines([[(186, 92), (200, 76), (218, 70)], [(176, 112), (190, 98), (206, 94)]], INK, (0.6, 2.4, 0.6))
    block.fill(ellipse(197, 176, 42, 46), INK)
    block.outline(ellipse(197, 176, 42, 46), "#efd488", 2.2, 0)
    face = blob([
        (162, 176), (166, 152), (182, 142), (197, 140), (212, 142), (228, 152), (232, 176), (224, 202), (197, 216),
        (170, 202),
    ])
    block.form(face, SKIN, 2, 14, 3.2)
    for x, y, radius in ((172, 147, -24), (197, 139, 0), (222, 147, 24)):
        curler = polygon([
            (x - 13, y - 8), (x + 13, y - 8), (x + 13, y + 8), (x - 13, y + 8),
        ]).moved(turn=radius, about=(x, y))
        block.form(curler, "#bfa5d3", 2, 5, 3)
        block.lines([
            stroke([(x - 12, y), (x, y - 1), (x + 12, y)], 1, 2, 1).moved(turn=radius, about=(x, y)).points[:6],
        ], INK, (1, 1.6, 1))
    for x in (180, 214):
        block.form(ellipse(x, 171, 16), BONE, 2, 0)
        block.fill(ellipse(x - 2, 169, 6), INK)
        block.fill(ellipse(x - 4, 166.6, 2), BONE)
        block.outline(ellipse(x, 171, 16), "#69478d", 4.4, 0)
        block.outline(ellipse(x, 171, 18.6), INK, 1.4, 0.6)
    block.lines([[(195, 168), (197, 166), (199, 168)]], INK, (4, 4, 4))
    block.lines([[(162, 174), (158, 190), (164, 208)], [(232, 174), (236, 190), (230, 208)]], GOLD, (1.6, 2.2, 1.6))
    mouth = blob([(178, 194, 1), (197, 190), (216, 194, 1), (212, 208), (197, 213), (182, 208)])
    block.form(mouth, INK, 2, 0)
    block.outline(mouth, BLOOD, 2.6, 0)
    block.fill([box(188, 192.4, 7, 6), box(202, 192.6, 6, 5)], BONE)
    block.fill([ellipse(168, 190, 5, 3.6), ellipse(226, 190, 5, 3.6)], "#cf8a63")


def _regular_table(block: Block) -> None:
    """A second card, and tea."""
    block.form(polygon([(92, 276), (290, 272), (290, 310), (88, 310)]), SCALES, 2.6, 0)
    block.hatch(polygon([(92, 276), (290, 272), (290, 310), (88, 310)]), "#10312a", -1, 5.4, 0.3)
    second_card = polygon([(196, 280), (252, 277), (262, 298), (190, 301)])
    block.form(second_card, BONE, 2, 4)
    block.lines(
        [
            [(204 + index * 13, 279), (201 + index * 15, 300)]
            for index in range(1, 4)
        ] + [[(194, 287), (256, 284)], [(192, 294), (259, 291)]], INK, (1.2, 1.4, 1.2),
    )
    block.fill([ellipse(206, 291, 4), ellipse(234, 289, 4)], BLOOD)
    block.lines([[(176, 268), (188, 266), (186, 280), (172, 282)]], INK, (4.5, 5, 4.5))
    block.lines([[(176, 268), (187, 267), (185, 279), (172, 281)]], BONE, (2, 2.2, 2))
    block.form(blob([(134, 262, 1), (178, 262, 1), (174, 286), (156, 292), (138, 286)]), BONE, 2.4, 10)
    block.lines([[(138, 272), (156, 276), (175, 272)]], BLOOD, (2, 3, 2))
    for x in (148, 162):
        block.lines([[(x, 258), (x - 5, 250), (x + 4, 242), (x - 1, 232)]], BONE, (1.4, 2.8, 0.4))


@picture("robed-regular", "yellow", seed=57)
def robed_regular(block: Block) -> None:
    """One short of a full house, with her lucky dabber."""
    for index in range(13):
        x = index * 24 - 8
        block.fill(polygon([(x, -5), (x + 12, -5), (x + 12, 226), (x, 226)]), "#5c3d0f")
    block.sky(lambda x, y: max(0, min(0.62, (math.dist((x, y), (196, 120)) - 90) / 190)), INK, 5.2, 8)
    for x, y, radius, color, count in (
        (92, 60, 19, BLOOD, 2), (40, 116, 16, SCALES, 3), (98, 158, 15, "#69478d", 1), (34, 34, 14, LAMP, 1),
        (54, 196, 18, LAMP, 2), (162, 26, 14, SCALES, 1),
    ):
        _ball(block, x, y, radius, color, count)
    _regular_card(block)
    _regular_robe(block)
    _regular_hands(block)
    _regular_head(block)
    _regular_table(block)


def _hooded(x: float, y: float) -> Shape:
    """The outline of one of us."""
    return blob([
        (x - 17, y + 30, 1), (x - 15, y + 8), (x - 10, y - 2), (x - 11, y - 14), (x - 5, y - 25), (x + 6, y - 30),
        (x + 17, y - 22, 1), (x + 10, y - 20), (x + 11, y - 12), (x + 10, y - 2), (x + 15, y + 8), (x + 17, y + 30, 1),
    ])


def _deacon_bell(block: Block) -> None:
    """One good leg, one keen one, and the bell."""
    block.form(polygon([(172, 262), (192, 262), (190, 294), (172, 294)]), "#2b2724", 2, 0)
    block.form(blob([(158, 302), (160, 292), (176, 288), (194, 292), (194, 302)]), INK, 1.6, 0)
    arm(block, [(218, 250), (220, 276), (214, 292), (232, 300), (250, 290)], 22, 4, SCALES, SUCKERS, 4, 1)
    # bell arm
    for ring in (0, 1):
        block.lines(
            [[
                (112 - ring * 10, 52 - ring * 2), (106 - ring * 10, 66), (108 - ring * 10, 82 + ring * 2),
            ], [(164 + ring * 9, 46), (170 + ring * 9, 58), (168 + ring * 9, 72)]][:1], INK, (1, 3.4, 1),
        )
    sleeve = blob([(176, 168), (150, 164), (132, 140), (126, 116, 1), (146, 108, 1), (154, 128), (178, 142)])
    block.form(sleeve, "#2b2724", 2.4, 0)
    block.shade(sleeve, "#b3a688", 10, 4, 1.6, light=(0.6, 0.8))
    block.form(polygon([(124, 118), (147, 108), (145, 100), (121, 110)]), BONE, 1.8, 3)
    block.form(blob([(126, 104), (122, 94), (130, 86), (142, 88), (147, 98), (140, 106)]), SKIN, 2, 5, 3)
    bell = blob([
        (112, 74, 1), (118, 62), (120, 44), (128, 32), (136, 30), (144, 34), (150, 48), (152, 62), (160, 74, 1),
        (136, 80),
    ]).moved(turn=-14, about=(134, 92))
    cord(block, [[(133, 94), (131, 84), (130, 76)]], BARK, (6, 6, 6), 2)
    block.form(bell, GOLD, 2.6, 12, 3.4)
    block.lines([[(120, 46), (116, 58), (110, 70)]], "#efd488", (0.8, 3, 0.8))
    block.form(ellipse(131, 84, 6), GOLD, 2, 4, 2.8)


def _deacon_head(block: Block) -> None:
    """A wink, a grin and a mustache to hang coats on."""
    body = blob([(148, 270, 1), (148, 190), (164, 160), (184, 150), (218, 150), (240, 162), (256, 196), (258, 270, 1)])
    block.form(body, "#2b2724", 2.4, 0)
    block.form(blob([(244, 170), (262, 190), (276, 224), (268, 246), (252, 240), (242, 212)]), "#2b2724", 2.2, 0)
    block.form(polygon([(186, 140), (218, 140), (222, 158), (202, 166), (182, 158)]), BONE, 2, 7)
    face = blob([
        (160, 104), (162, 80), (180, 66), (202, 62), (224, 66), (242, 80), (244, 104), (236, 132), (222, 148),
        (202, 154), (182, 148), (168, 132),
    ])
    block.form(face, SKIN, 2.6, 20, 3.6)
    for side in (-1, 1):
        block.form(blob([
            (202 + side * 38, 82, 1), (202 + side * 48, 92), (202 + side * 50, 116), (202 + side * 38, 140),
            (202 + side * 30, 134, 1), (202 + side * 36, 110),
        ]), "#7a3415", 2, 8)
    block.fill([ellipse(172, 116, 7, 5), ellipse(232, 116, 7, 5)], "#cf8a63")
    block.eye(184, 97, 12, look=(-0.2, 0.1))
    block.lines([[(212, 100), (222, 92), (234, 99)]], INK, (2, 4.6, 2))
    block.lines([[(170, 82), (182, 75), (194, 82)], [(212, 85), (224, 81), (236, 88)]], "#7a3415", (2, 5, 1.6))
    block.form(blob([(196, 106), (202, 102), (209, 107), (211, 117), (202, 121), (194, 117)]), SKIN, 1.8, 5, 2.8)
    mouth = blob([(170, 124, 1), (186, 129), (202, 130), (218, 129), (234, 124, 1), (226, 142), (202, 150), (178, 142)])
    block.form(mouth, BONE, 2.2, 0)
    block.lines([
        [(186, 129), (187, 144)], [(197, 130), (197, 148)], [(208, 130), (208, 148)], [(218, 129), (217, 144)],
    ], INK, (1, 1.4, 1))
    block.lines([[(172, 127), (202, 138), (232, 127)]], INK, (0.8, 1.6, 0.8))
    block.form(blob([
        (202, 121), (188, 118), (172, 126), (156, 120), (150, 106, 1), (160, 114), (176, 112), (202, 116), (228, 112),
        (244, 114), (254, 106, 1), (248, 120), (232, 126), (216, 118),
    ]), "#7a3415", 2, 5, 3)


def _deacon_boater(block: Block) -> None:
    """A straw hat that looks back."""
    block.form(polygon([(166, 70), (170, 34), (234, 30), (240, 66), (204, 72)]), "#e9cf86", 2.6, 12, 3.6)
    block.fill(polygon([(167.4, 58), (168.6, 46), (236, 42), (238, 54), (204, 60)]), BLOOD)
    block.outline(polygon([(167.4, 58), (168.6, 46), (236, 42), (238, 54), (204, 60)]), INK, 1.4, 0)
    block.form(blob([
        (146, 74), (152, 66), (200, 62), (252, 60), (262, 66), (252, 74), (204, 79), (156, 80),
    ]), "#e9cf86", 2.4, 4)
    block.eye(202, 50, 8, slit=True)


def _deacon_board(block: Block) -> None:
    """Two of us, and room for you."""
    for x in (172, 232):
        block.form(polygon([(x - 6, 146), (x + 6, 146), (x + 5, 176), (x - 5, 176)]), BARK, 2, 4)
    board = polygon([(138, 168), (262, 164), (270, 272), (132, 276)])
    block.form(board, BONE, 3, 12, 3.8)
    block.outline(polygon([(143, 173), (257, 169), (264, 267), (138, 271)]), INK, 1.4, 0)
    block.fill(polygon([(147, 177), (254, 173), (255, 188), (146, 192)]), BLOOD)
    squiggle(block, 154, 184, 40, BONE, 1.2, 7)
    squiggle(block, 206, 182, 40, BONE, 1.2, 6)
    for x in (162, 240):
        figure = _hooded(x, 232)
        block.fill(figure, INK)
        block.fill([ellipse(x - 3.6, 222, 2.6), ellipse(x + 3.6, 222, 2.6)], LAMP)
    figure = _hooded(201, 231)
    count = len(figure.points)
    block.lines([
        [figure.points[index % count], figure.points[(index + 1) % count], figure.points[(index + 2) % count]]
        for index in range(0, count, 4)
    ], BLOOD, (3, 3.4, 3))
    block.lines([[(201, 222), (201, 232), (201, 244)]], BLOOD, (5, 5.4, 5))
    block.fill(polygon([(192, 242), (210, 242), (201, 255)]), BLOOD)
    block.form(blob([(262, 236), (254, 228), (262, 220), (274, 224), (278, 238), (270, 248)]), SKIN, 2, 5, 3)
    block.lines([[(258, 230), (268, 230)], [(258, 237), (268, 238)]], INK, (0.8, 1.6, 0.6))


def _darker_from(start: float, width: float) -> Tone:
    """The tone of a house front, from light at the left to dark at the right."""
    return lambda x, y: 0.14 + 0.4 * max(0, (x - start) / width)


@picture("recruiting-deacon", "yellow", seed=60, ground="#efd488")
def recruiting_deacon(block: Block) -> None:
    """Room for one more on the sandwich board."""
    block.sky(lambda x, y: max(0.05, min(0.62, (190 - y) / 300)), "#8a5f14", 5.4, 0)
    # the high street
    for x, width, height, bright in ((-6, 50, 120, 0), (40, 36, 92, 1), (72, 44, 138, 0), (240, 50, 110, 1)):
        house = polygon([
            (x, 262), (x, 262 - height), (x + width * 0.5, 240 - height), (x + width, 262 - height), (x + width, 262),
        ])
        block.form(house, "#c6932b" if bright else "#a8751b", 2.2, 0)
        block.hatch(house, "#452d0a", 90, 6, _darker_from(x + width * 0.4, width))
        for step in range(2):
            block.fill([
                box(x + width * 0.2, 276 - height + step * 32, width * 0.2, 15),
                box(x + width * 0.58, 276 - height + step * 32, width * 0.2, 15),
            ], "#452d0a")
    block.fill(box(-5, 260, 290, 50), "#452d0a")
    # cobbles
    for row in range(4):
        block.lines([
            [
                (x + (row % 2) * 11, 268 + row * 11), (x + 8 + (row % 2) * 11, 265 + row * 11),
                (x + 17 + (row % 2) * 11, 269 + row * 11),
            ]
            for x in range(-12, 280, 22)
        ], "#c6932b", (0.8, 2.2, 0.8))
    _deacon_bell(block)
    _deacon_head(block)
    _deacon_boater(block)
    _deacon_board(block)
