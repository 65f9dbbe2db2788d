"""The university, in purple: those who read too much."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, GOLD, INK, LAMP, SCALES, SKIN, SUCKERS
from woodcuts.paths import Node, Point
from woodcuts.scenery import arm, cord
from woodcuts.shapes import blob, box, ellipse, polygon, star, tentacle


def _freshman_head(block: Block) -> None:
    """Hair on end and spirals for eyes."""
    hair: list[Node] = [(150, 112, 1)]
    for index in range(12):
        angle = math.radians(188 + index * 16)
        reach = 94 if index % 2 else 84
        hair.append((198 + reach * math.cos(angle) * 0.86, 112 + 98 * math.sin(angle), 1))
        hair.append((198 + 54 * math.cos(angle + 0.14), 112 + 58 * math.sin(angle + 0.14)))
    hair += [(246, 112, 1), (198, 100)]
    block.form(blob(hair), "#c65f2d", 2.4, 16, 3.4)
    face = blob([
        (152, 112), (154, 86), (172, 68), (198, 62), (224, 68), (242, 86), (244, 112), (236, 142), (216, 164),
        (198, 170), (180, 164), (160, 142),
    ])
    block.form(face, SKIN, 2.4, 20, 3.6)
    for x in (148, 248):
        block.form(ellipse(x, 116, 8, 12), SKIN, 2, 4)
    # has seen things
    for x in (177, 219):
        block.form(ellipse(x, 108, 20), BONE, 3, 0)
        spiral = [
            (x + (1 + turn * 0.72) * math.cos(turn * 0.5), 108 + (1 + turn * 0.72) * math.sin(turn * 0.5))
            for turn in range(24)
        ]
        block.lines([spiral], INK, (1.4, 3, 1.6))
        block.outline(ellipse(x, 108, 20), "#211d1c", 4, 1)
    block.lines([[(197, 106), (198, 103), (200, 106)]], INK, (3, 3, 3))
    block.lines([[(164, 80), (176, 74), (188, 82)], [(208, 82), (220, 74), (232, 80)]], "#7a3415", (1.4, 4, 1.4))
    block.lines([[(196, 122), (194, 132), (202, 133)]], INK, (0.8, 2, 0.8))
    block.form(blob([
        (184, 148), (190, 141), (198, 143), (206, 141), (212, 148), (206, 158), (198, 160), (190, 158),
    ]), INK, 1.4, 0)
    block.fill(blob([(188, 145), (198, 147), (208, 145), (198, 149)]), BONE)


def _freshman_book(block: Block) -> None:
    """Scarf, visitors and the book itself."""
    # scarf
    block.form(blob([(150, 196), (198, 182), (246, 196), (250, 214), (198, 202), (146, 214)]), LAMP, 2.2, 9)
    for x in (160, 180, 216, 236):
        block.fill(polygon([(x, 192), (x + 9, 190), (x + 9, 208), (x, 210)]), "#291a3b")
    for nodes, root, side in (
        ([(160, 250), (140, 222), (152, 200), (136, 184), (126, 194)], 16, 1),
        ([(238, 250), (258, 226), (248, 204), (264, 190), (272, 200)], 16, -1),
    ):
        limb, suckers = tentacle(nodes, root, 2, 4, side)
        block.form(limb, SCALES, 2.2, 7, 3)
        block.fill(suckers, SUCKERS)
    block.form(polygon([(112, 246), (198, 262), (284, 246), (284, 306), (112, 306)]), "#7a2f3a", 2.4, 0)
    pages = [
        blob([(118, 240, 1), (150, 232), (198, 250, 1), (198, 306, 1), (118, 306, 1)]),
        blob([(278, 240, 1), (246, 232), (198, 250, 1), (198, 306, 1), (278, 306, 1)]),
    ]
    for spiral in pages:
        block.form(spiral, BONE, 2.2, 10)
    for y in (254, 266, 278, 290):
        block.lines([
            [(128, y - 6), (150, y - 10), (188, y + 4)], [(208, y + 4), (246, y - 10), (268, y - 6)],
        ], INK, (1.2, 2, 0.8))
    for x in (120, 262):
        block.form(blob([
            (x, 272), (x + 12, 262), (x + 22, 268), (x + 22, 286), (x + 10, 296), (x - 2, 290),
        ]), SKIN, 2, 6)


@picture("freshman", "purple", seed=16, ground="#69478d")
def freshman(block: Block) -> None:
    """Majoring in screaming since page nine."""
    for index in range(3):
        spiral = []
        for scale in range(34):
            angle = scale * 0.42 + index * 2.1
            radius = 8 + scale * 7.2
            spiral.append((198 + radius * math.cos(angle), 104 + radius * 0.95 * math.sin(angle)))
        block.lines([spiral], "#291a3b", (4, 12, 16))
        block.lines([[(x + 5, y + 4) for x, y in spiral]], "#bfa5d3", (1, 3, 3))
    body = blob([(112, 306, 1), (124, 240), (150, 196), (198, 180), (246, 196), (272, 240), (286, 306, 1)])
    block.form(body, "#3b2756", 2.6, 22, 4)
    block.shade(body, "#bfa5d3", 14, 4.4, 1.8, light=(0.6, 0.8))
    block.form(polygon([(184, 160), (212, 160), (214, 190), (198, 198), (182, 190)]), SKIN, 2, 9)
    _freshman_head(block)
    _freshman_book(block)


def _professor_head(block: Block) -> None:
    """Hair that has heard things, glasses, and the mustache."""
    block.form(blob([
        (158, 112), (166, 80), (200, 64), (234, 80), (242, 112), (234, 150), (216, 176), (200, 180), (184, 176),
        (166, 150),
    ]), SKIN, 2.6, 22, 3.8)
    # hair that has heard things
    for side, x in ((-1, 154), (1, 246)):
        block.form(blob([
            (x + side * -6, 84), (x + side * 14, 66, 1), (x + side * 14, 84), (x + side * 30, 84, 1),
            (x + side * 18, 100), (x + side * 30, 114, 1), (x + side * 12, 118), (x + side * 14, 134, 1),
            (x - side * 6, 126),
        ]), BONE, 2.2, 9)
    block.lines([[(178, 84), (200, 78), (222, 84)], [(182, 93), (200, 88), (218, 93)]], INK, (0.6, 1.8, 0.6))
    for x in (182, 218):
        block.fill(ellipse(x, 116, 14), BONE)
        block.outline(ellipse(x, 116, 14), GOLD, 3.4, 0)
        block.outline(ellipse(x, 116, 16), INK, 1.2, 0)
        block.fill(ellipse(x + (3 if x < 200 else -4), 118, 4.4), INK)
        block.lines([[(x - 15, 100), (x, 92), (x + 15, 99)]], BONE, (4, 8, 3))
    block.lines([[(196, 116), (200, 113), (204, 116)]], GOLD, (3, 3, 3))
    block.form(blob([(194, 122), (200, 118), (207, 124), (208, 138), (200, 144), (192, 138)]), SKIN, 1.8, 7, 2.8)
    # the mustache came back from the dig
    for nodes, side in (
        ([(198, 146), (178, 152), (164, 166), (168, 182), (180, 180)], 1),
        ([(202, 146), (222, 152), (236, 166), (232, 182), (220, 180)], -1),
    ):
        limb, suckers = tentacle(nodes, 15, 3, 4, side)
        block.form(limb, SCALES, 2.2, 6, 3)
        block.fill(suckers, SUCKERS)


def _professor_pointer(block: Block) -> None:
    """An elbow patch, and the pointer in his hand."""
    block.form(polygon([(236, 246), (262, 236), (270, 262), (244, 272)]), "#b98a52", 2, 6)
    block.lines([[(148, 236), (132, 180), (124, 128)]], INK, (6, 6, 4))
    block.lines([[(148, 236), (132, 180), (124, 130)]], "#b98a52", (3, 3.4, 2))
    sleeve = blob([(172, 214), (156, 206), (134, 218), (126, 238), (140, 258, 1), (160, 250, 1), (176, 240)])
    block.form(sleeve, "#69478d", 2.6, 12, 3.6)
    block.form(polygon([(136, 254), (162, 244), (166, 254), (142, 264)]), BONE, 2, 3)
    block.form(blob([(136, 240), (138, 228), (150, 224), (162, 232), (162, 246), (148, 252)]), SKIN, 2.2, 6)
    block.lines([[(140, 234), (156, 230)], [(140, 241), (158, 238)]], INK, (0.8, 1.6, 0.6))


def _listener(block: Block, x: float, color: str, look: float) -> None:
    """An umbrella in the front row, taking notes."""
    block.lines([[(x, 262), (x, 232), (x + 6, 222), (x + 15, 226), (x + 15, 234)]], INK, (8, 8, 7))
    block.lines([[(x, 262), (x, 232), (x + 6, 223), (x + 14, 227), (x + 14, 233)]], GOLD, (4, 4.4, 3.4))
    furled = blob([(x - 18, 310, 1), (x - 17, 268), (x, 248, 1), (x + 17, 268), (x + 18, 310, 1)])
    block.form(furled, color, 2.8, 10, 3.4)
    block.lines([
        [(x, 252), (x - 6, 274), (x - 7, 304)], [(x + 1, 252), (x + 8, 274), (x + 9, 304)],
    ], INK, (0.6, 2.4, 0.8))
    block.eye(x, 272, 8.4, BONE, look=(look, -0.8))
    page = polygon([(x - 4, 288), (x + 24, 284), (x + 28, 306), (x, 310)])
    block.form(page, BONE, 2.2, 3, 3)
    block.lines([[(x + 2, 294), (x + 9, 291), (x + 14, 295), (x + 22, 290)]], INK, (1.2, 2, 1))


@picture("professor-emeritus", "purple", seed=44, ground="#bfa5d3")
def professor_emeritus(block: Block) -> None:
    """Retired, his mustache back from the dig, and the front row full of umbrellas that take notes."""
    # blackboard
    block.form(polygon([(-5, -5), (290, -5), (290, 202), (-5, 202)]), "#291a3b", 3, 0)
    block.hatch(box(-5, -5, 292, 204), INK, -3, 6, 0.26)
    chalk = []
    for index in range(5):
        y = 44 + index * 30
        chalk += [
            [(18 + step * 26, y), (26 + step * 26, y - 8), (32 + step * 26, y + 6), (38 + step * 26, y - 3)]
            for step in range(4 - (index % 2))
        ]
    block.lines(chalk, "#bfa5d3", (1.4, 2.2, 0.8))
    block.outline(ellipse(94, 150, 30), "#bfa5d3", 1.8, 0)
    block.fill(box(-5, 200, 290, 8), BARK)
    block.fill(box(-5, 208, 290, 100), "#4a3266")
    block.hatch(box(-5, 208, 290, 100), INK, 0, 6, 0.34)
    body = blob([(112, 306, 1), (124, 246), (150, 200), (182, 184), (216, 184), (248, 200), (272, 244), (284, 306, 1)])
    block.form(body, "#69478d", 2.6, 22, 4)
    block.hatch(body, INK, 60, 9, 0.12, least=0.01)
    block.form(polygon([(180, 178), (218, 178), (200, 246)]), BONE, 2, 9)
    for side in (-1, 1):
        block.form(blob([(200, 196, 1), (200 + side * 20, 188, 1), (200 + side * 20, 206, 1)]), LAMP, 2, 4)
    _professor_head(block)
    _professor_pointer(block)
    for x, color, look in ((96, BLOOD, 0.7), (150, "#b98a52", 0.5), (204, SCALES, 0), (254, BLOOD, -0.4)):
        _listener(block, x, color, look)


def _wristwatch(
    block: Block, x: float, y: float, radius: float, turn: float, strap: str, hour: float, minute: float, width: float
) -> None:
    """A wristwatch: where, how large, and what its hands say."""
    angle = math.radians(turn)
    ux, uy = math.cos(angle), math.sin(angle)
    band = polygon([
        (x - ux * width - uy * 6, y - uy * width + ux * 6), (x + ux * width - uy * 6, y + uy * width + ux * 6),
        (x + ux * width + uy * 6, y + uy * width - ux * 6), (x - ux * width + uy * 6, y - uy * width - ux * 6),
    ])
    block.form(band, strap, 2, 0)
    block.form(ellipse(x, y, radius), GOLD, 2.2, 0)
    block.fill(ellipse(x, y, radius * 0.8), INK)
    block.fill(ellipse(x, y, radius * 0.68), BONE)
    for angle, length in ((hour, 0.62), (minute, 0.44)):
        block.lines([[
            (x, y), (x + radius * length * math.cos(angle), y + radius * length * math.sin(angle)),
        ]], INK, (2, 2, 1))


def _of_horn(angle: float, along: float, off: float) -> Point:
    """A point of one bell of the trumpet, seen from where its three bells meet."""
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return 146 + cosine * along - sine * off, 222 + sine * along + cosine * off


def _yithian_body(block: Block) -> None:
    """A cone with arms, claws and a trumpet."""
    body = blob([
        (104, 310, 1), (112, 292), (136, 250), (156, 206), (170, 170), (198, 160), (226, 170), (242, 206), (262, 250),
        (286, 292), (294, 310, 1),
    ])
    block.form(body, SCALES, 2.8, 30, 5, tick=3.4)
    for index in range(9):
        y = 178 + index * 15
        width = 26 + index * 8.2
        block.lines([[
            (198 - width, y), (198 - width * 0.4, y + 8), (198 + width * 0.4, y + 8), (198 + width, y),
        ]], INK, (0.8, 2.4, 0.8))
    foot = blob([(92, 306), (112, 292), (198, 300), (286, 290), (300, 306), (198, 318)])
    block.form(foot, "#2f7256", 2.4, 6)
    # arms: claws, trumpet
    arm(block, [(180, 176), (150, 176), (126, 156), (128, 124), (138, 100)], 22, 13, "#7fb083", SUCKERS, 0, 1, 9)
    arm(block, [(216, 176), (244, 178), (266, 158), (264, 128), (254, 106)], 22, 13, "#7fb083", SUCKERS, 0, 1, 9)
    for x, y, turn in ((140, 92, -14), (252, 98, 16)):
        claw = blob([
            (x - 9, y + 12), (x - 22, y - 4), (x - 20, y - 28), (x - 6, y - 42, 1), (x - 8, y - 22), (x - 1, y - 10),
            (x + 8, y - 22), (x + 8, y - 42, 1), (x + 21, y - 26), (x + 20, y - 2), (x + 9, y + 12),
        ]).moved(turn=turn, about=(x, y))
        block.form(claw, "#c65f2d", 2.6, 10, 3.4)
    for angle in (200, 172, 144):
        bell = ((0, -4), (14, -4.5), (27, -8), (35, -14, 1), (35, 14, 1), (27, 8), (14, 4.5), (0, 4))
        block.form(blob([(*_of_horn(angle, *node[:2]), *node[2:]) for node in bell]), "#c65f2d", 2.2, 5, 3)
        block.form(ellipse(*_of_horn(angle, 35, 0), 4.6, 13, angle), "#7a3415", 2, 0)
    arm(block, [(186, 192), (172, 204), (158, 216), (142, 222)], 20, 13, "#7fb083", SUCKERS, 0, 1, 6)


def _yithian_head(block: Block) -> None:
    """Three tired eyes on a long neck."""
    arm(block, [(198, 178), (196, 150), (202, 128), (198, 104)], 34, 22, "#7fb083", SUCKERS, 0, 1, 12)
    for index in range(5):
        block.lines([[
            (184 + index * 0.8, 158 - index * 10), (198, 163 - index * 10), (212 - index * 0.6, 157 - index * 10),
        ]], INK, (0.8, 2, 0.8))
    for dx in (-14, 0, 15):
        cord(block, [[(198 + dx * 0.8, 50), (198 + dx * 1.3, 34), (198 + dx * 2.2, 22)]], "#7fb083", (3, 3, 2.4), 1.6)
        block.form(star(198 + dx * 2.2, 18, 9, 5, 6), LAMP, 1.8, 0)
    head = blob([
        (156, 84), (162, 56), (184, 42), (200, 40), (218, 44), (236, 58), (240, 84), (230, 108), (198, 118), (166, 108),
    ])
    block.form(head, "#9cc295", 2.8, 22, 3.8, tick=3)
    for x, y, radius in ((174, 80, 14), (222, 80, 13), (198, 66, 14)):
        block.form(ellipse(x, y, radius + 3), "#7fb083", 1.8, 0)
        block.eye(x, y, radius, BONE, look=(-0.7, 0.6))
    for x, y, radius in ((174, 80, 15), (222, 80, 14), (198, 66, 15)):
        block.fill(blob([(x - radius, y - 5), (x, y - radius - 3), (x + radius, y - 5), (x, y - 6.6)]), SCALES)
        block.lines([[(x - radius, y - 4.6), (x, y - 6.6), (x + radius, y - 4.6)]], INK, (1.4, 2.8, 1.4))
    block.lines([[(180, 104), (190, 100), (206, 101), (216, 104)]], INK, (1.2, 3, 1.2))
    for index in range(5):
        x = 176 + index * 11
        block.lines([[(x, 110 + 3 * math.sin(index)), (x - 3, 120), (x + 2, 128)]], INK, (3.4, 4, 1.4))
        block.lines([[(x, 110 + 3 * math.sin(index)), (x - 3, 120), (x + 2, 127)]], "#7fb083", (1.4, 2, 0.6))


def _yithian_watches(block: Block) -> None:
    """Watches for every appointment."""
    _wristwatch(block, 129, 124, 12, 0, BLOOD, -1.2, 0.4, 12)
    _wristwatch(block, 128, 150, 11, 14, "#4a3266", 2.2, -0.6, 13)
    _wristwatch(block, 150, 174, 11, 66, BARK, -2.4, 0.9, 12)
    _wristwatch(block, 265, 132, 12, -4, "#4a3266", 0.2, -1.7, 12)
    _wristwatch(block, 263, 158, 11, -16, BLOOD, 2.8, 1.2, 13)
    _wristwatch(block, 240, 176, 10, 100, BARK, -0.8, 2, 12)
    _wristwatch(block, 198, 142, 12, 4, BLOOD, -1.57, 0.5, 17)
    block.lines([[(228, 196), (234, 226), (222, 244), (214, 252)]], INK, (4.4, 5, 4.4))
    block.lines([[(228, 196), (234, 226), (222, 244), (214, 252)]], LAMP, (2, 2.6, 2))
    block.form(box(207, 250, 11, 8), GOLD, 1.8, 0)
    block.form(ellipse(212, 276, 21), GOLD, 2.6, 7, 3)
    block.fill(ellipse(212, 276, 16.5), INK)
    block.fill(ellipse(212, 276, 14.5), BONE)
    block.lines([[(212, 276), (212, 264)], [(212, 276), (220, 281)], [(212, 276), (204, 282)]], INK, (2.6, 2.6, 1))


@picture("yithian", "purple", seed=71, ground="#69478d")
def yithian(block: Block) -> None:
    """Running late, everywhere at once."""
    center_x, center_y = 198, 116
    block.sky(lambda x, y: max(0, min(0.66, (math.dist((x, y), (center_x, center_y)) - 100) / 140)), INK, 6.5, 0)
    # any time will do
    block.fill(ellipse(center_x, center_y, 118), "#bfa5d3")
    block.outline(ellipse(center_x, center_y, 118), INK, 3, 0)
    block.outline(ellipse(center_x, center_y, 108), "#69478d", 2, 0)
    marks = []
    for index in range(60):
        angle = index * math.pi / 30
        radius, half = (88, 2.4) if index % 5 == 0 else (100, 0.9)
        u, v = math.cos(angle), math.sin(angle)
        marks.append([
            (center_x + radius * u - v * half, center_y + radius * v + u * half),
            (center_x + 106 * u - v * half, center_y + 106 * v + u * half),
            (center_x + 106 * u + v * half, center_y + 106 * v - u * half),
            (center_x + radius * u + v * half, center_y + radius * v - u * half),
        ])
    block.cuts(marks, "#291a3b")
    for index in range(5):
        spiral = [
            (
                center_x + (6 + scale * 4.4) * math.cos(scale * 0.5 + index * 1.257),
                center_y + (6 + scale * 4.4) * math.sin(scale * 0.5 + index * 1.257),
            )
            for scale in range(17)
        ]
        block.lines([spiral], "#a283c4", (2, 6, 2))
    _yithian_body(block)
    _yithian_head(block)
    _yithian_watches(block)
