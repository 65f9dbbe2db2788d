"""The deep, in green: those who came from far away."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BLOOD, BONE, INK, LAMP, SCALES, SUCKERS
from woodcuts.scenery import squiggle
from woodcuts.shapes import blob, box, ellipse, polygon, star

CLAW = "#e08a7a"
"""The pink of what came from Yuggoth."""


def _scales(block: Block, x: float, y: float, across: int, down: int, step: float, color: str = INK) -> None:
    """Rows of small arcs, each row half a scale further."""
    arcs = []
    for row in range(down):
        for column in range(across):
            at_x, at_y = x + (column + row % 2 / 2) * step, y + row * step * 0.72
            arcs.append([(at_x, at_y), (at_x + step * 0.4, at_y + step * 0.45), (at_x + step * 0.86, at_y)])
    block.lines(arcs, color, (0.6, 1.9, 0.6))


def _monolith(block: Block) -> None:
    """A white stone with two faces and a pointed top."""
    front = polygon([(204, 300), (214, 52), (246, 58), (248, 300)])
    block.form(front, BONE, 2.6, 0)
    block.hatch(front, INK, 84, 9, 0.1, least=0.01)
    flank = polygon([(248, 300), (246, 58), (268, 50), (278, 300)])
    block.form(flank, "#c9c2a6", 2.6, 0)
    block.hatch(flank, INK, 82, 5, 0.46)
    block.form(polygon([(214, 52), (236, 14), (268, 50), (246, 58)]), BONE, 2.6, 6)
    for y in (76, 96, 116, 136, 156):
        squiggle(block, 220, y, 20, INK, 1.2, 4)


def _sleeper(block: Block) -> None:
    """The head of a very large fish that had a long night."""
    fin = blob([
        (170, 52, 1), (146, 26, 1), (146, 48), (120, 42, 1), (130, 66), (104, 76, 1), (124, 92), (104, 116, 1),
        (132, 116), (124, 142, 1), (154, 130),
    ])
    block.form(fin, BLOOD, 2.6, 12)
    block.lines([[(148, 34), (158, 62)], [(124, 48), (146, 72)], [(110, 80), (138, 90)], [(112, 114), (140, 108)]], INK)
    head = blob([
        (136, 106), (142, 72), (170, 54), (198, 62), (214, 86), (220, 112), (220, 140), (206, 160), (176, 166),
        (150, 150),
    ])
    block.form(head, "#2f7256", 3, 0)
    block.shade(head, INK, 26, 4, 3)
    block.shade(head, "#9cc295", 12, 4.4, 2, light=(0.6, 0.8))
    block.outline(head, INK, 3, 2.4)
    _scales(block, 140, 128, 3, 2, 11)
    block.form(ellipse(180, 98, 24, 19, -10), SCALES, 2.2, 8, 3)
    block.lines([[(157, 100), (170, 112), (188, 112), (203, 98)]], INK, (1.4, 4.6, 1.4))
    block.lines([[(166, 110), (162, 117)], [(178, 114), (177, 122)], [(190, 111), (194, 118)]], INK, (2.6, 2.2, 0.8))
    block.lines([[(162, 80), (178, 72), (196, 78)]], INK, (1, 3.4, 1))
    block.form(blob([
        (170, 140, 1), (190, 130), (212, 128), (224, 136), (220, 148), (206, 154), (186, 152),
    ]), "#9cc295", 2.4, 8)
    block.lines([[(170, 140), (192, 144), (210, 140), (222, 140)]], INK, (1.4, 3, 1.4))
    block.lines([[(210, 118), (214, 121)], [(204, 120), (207, 124)]], INK, (2, 2.6, 1))
    _party_hat(block)


def _party_hat(block: Block) -> None:
    """Still on, by its rubber band."""
    hat = polygon([(144, 66), (144, 4), (188, 50)])
    block.form(hat, LAMP, 2.6, 8)
    for start, end in (((144, 28), (160, 22)), ((144, 48), (177, 39))):
        block.lines([[start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 2), end]], BLOOD, (5, 6, 5))
    block.outline(hat, INK, 2.6, 2)
    block.form(ellipse(144, 8, 9), BONE, 2.2, 5, 2.8)
    block.lines([[(150, 66), (144, 110), (160, 150)]], BONE, (1.2, 1.6, 1.2))


def _hug(block: Block) -> None:
    """Two scaly arms round the stone, and webbed hands that will not let go."""
    far = blob([
        (310, 196, 1), (288, 200), (254, 208), (224, 214), (206, 220, 1), (210, 248, 1), (234, 250), (270, 250),
        (310, 258, 1),
    ])
    block.form(far, "#2f7256", 2.8, 16, 4)
    _scales(block, 234, 222, 5, 2, 13)
    hand = blob([
        (216, 214), (200, 206), (184, 206, 1), (194, 216, 1), (178, 220, 1), (192, 230, 1), (178, 238, 1),
        (196, 242, 1), (188, 254, 1), (206, 250), (218, 246),
    ])
    block.form(hand, "#9cc295", 2.4, 7, 3)
    near = blob([
        (110, 310, 1), (114, 252), (130, 200), (160, 174), (188, 186), (216, 182), (242, 169), (256, 160, 1),
        (268, 190, 1), (244, 212), (212, 228), (192, 240), (184, 268), (190, 310, 1),
    ])
    block.form(near, "#2f7256", 3, 20, 4, tick=3)
    block.shade(near, "#9cc295", 10, 4.6, 2, light=(0.6, 0.8))
    _scales(block, 146, 202, 6, 2, 13)
    _scales(block, 126, 234, 4, 5, 13)
    block.form(blob([
        (252, 162), (264, 148), (282, 136, 1), (278, 150, 1), (294, 150, 1), (282, 162, 1), (298, 170, 1),
        (280, 174, 1), (290, 188, 1), (272, 186), (260, 188),
    ]), "#9cc295", 2.4, 7, 3)


@picture("dagon", "green", seed=54, ground="#9cc295")
def dagon(block: Block) -> None:
    """After a long party he hugs what he takes for an umbrella stand."""
    block.sky(lambda x, y: max(0, min(0.6, (120 - y) / 170)), "#2f7256", 6, 2)
    block.fill(ellipse(66, 150, 34), SUCKERS)
    flat = blob([(-5, 214), (70, 208), (160, 216), (285, 206, 1), (285, 310, 1), (-5, 310, 1)])
    block.fill(flat, SCALES)
    block.hatch(flat, "#10312a", 2, 8, lambda x, y: 0.14 + 0.3 * (y - 206) / 90)
    block.outline(flat, INK, 2.4, 0)
    back = blob([
        (96, 310, 1), (98, 250), (112, 196), (140, 160), (190, 150), (250, 152), (276, 180), (290, 214, 1),
        (290, 310, 1),
    ])
    block.form(back, "#1b4a3c", 3, 0)
    block.shade(back, "#9cc295", 14, 5, 2.2, light=(0.6, 0.8))
    _monolith(block)
    _sleeper(block)
    _hug(block)


def _mi_go_wings(block: Block) -> None:
    """Two pairs of wings that fly between the stars."""
    for side in (-1, 1):
        for tip, end in (((86, 22), (92, 112)), ((88, 132), (62, 196))):
            wing = blob([
                (200 + side * 14, 128, 1), (200 + side * 48, tip[1] + 12), (200 + side * tip[0], tip[1], 1),
                (200 + side * (tip[0] + end[0]) / 2, (tip[1] + end[1]) / 2), (200 + side * end[0], end[1], 1),
                (200 + side * 40, (end[1] + 150) / 2), (200 + side * 12, 156),
            ])
            block.form(wing, "#9cc295", 2.4, 14, 3.8)
            block.lines([
                [(200 + side * 20, 132), (200 + side * 54, (132 + tip[1]) / 2 + 6), (200 + side * tip[0], tip[1])],
                [(200 + side * 20, 140), (200 + side * 54, (140 + end[1]) / 2), (200 + side * end[0], end[1])],
            ], INK, (0.6, 2.2, 0.6))


def _mi_go_body(block: Block) -> None:
    """Rings of a shell, and more legs than needed."""
    for side in (-1, 1):
        for y, reach in ((244, 62), (262, 48)):
            leg = [(200 + side * 14, y), (200 + side * reach, y - 8), (200 + side * (reach + 10), y + 44)]
            block.lines([leg], INK, (10, 12, 6))
            block.lines([leg], CLAW, (5, 7, 2))
    for y, width in ((276, 22), (256, 27), (234, 32), (208, 36), (180, 38), (154, 30)):
        ring = blob([
            (200 - width, y), (200 - width * 0.6, y - 14), (200, y - 17), (200 + width * 0.6, y - 14), (200 + width, y),
            (200 + width * 0.6, y + 14), (200, y + 17), (200 - width * 0.6, y + 14),
        ])
        block.form(ring, CLAW, 2.4, 12, 3.6)


def _mi_go_head(block: Block) -> None:
    """A toadstool with feelers, and six pairs of glasses on it."""
    stem = blob([(172, 96, 1), (228, 96, 1), (232, 136), (216, 154), (184, 154), (168, 136)])
    block.form(stem, "#f2c9b0", 2.4, 14)
    cap = blob([
        (134, 98), (136, 62), (162, 34), (200, 24), (238, 34), (264, 62), (266, 98), (240, 106), (200, 100), (160, 106),
    ])
    block.form(cap, CLAW, 3, 24, 3.8, tick=3)
    for spot in ((160, 64, 9, 8), (196, 42, 12, 8), (236, 58, 10, 8), (250, 84, 6, 6), (146, 88, 6, 6)):
        block.form(ellipse(*spot), BONE, 1.8, 3, 2.8)
    for side in (-1, 1):
        for angle in (24, 52):
            turn = math.radians(angle)
            x, y = 200 + side * 66 * math.sin(turn), 88 - 66 * math.cos(turn)
            tip = (x + side * 16 * math.sin(turn + 0.4), y - 18 * math.cos(turn))
            block.lines([[(x, y), ((x + tip[0]) / 2 + side * 4, (y + tip[1]) / 2), tip]], INK, (5, 4.4, 2))
            block.fill(ellipse(*tip, 4.4), LAMP)
    for index, y in enumerate((80, 104, 127)):
        width = 22 - index * 3
        for side in (-1, 1):
            x = 200 + side * (width + 3)
            block.form(ellipse(x, y, width * 0.86, 14 - index * 1.6), BONE, 2, 0)
            block.fill(ellipse(x - 1, y + 3, 4.6 - index * 0.6), INK)
            block.outline(ellipse(x, y, width * 0.86, 14 - index * 1.6), INK, 3.6, 0.6)
        block.lines([[(196, y - 2), (200, y - 5), (204, y - 2)]], INK, (3, 3.4, 3))


def _tin(block: Block) -> None:
    """A tin, its label, and the claws that hold it to the light."""
    block.form(box(168, 188, 60, 66), "#c9d2cb", 2.6, 10, 3.6)
    block.form(ellipse(198, 188, 30, 8), "#e9eee4", 2.4, 0)
    block.outline(ellipse(198, 188, 23, 5), INK, 1.4, 0)
    block.fill(box(169, 202, 58, 40), BONE)
    block.fill(box(169, 202, 58, 11), BLOOD)
    for y, width in ((222, 40), (233, 30)):
        squiggle(block, 178, y, width, INK, 1.2, 5)
    block.outline(box(168, 201, 60, 42), INK, 1.6, 0.6)
    for side, x in ((-1, 160), (1, 236)):
        claw = blob([
            (x + side * 34, 200), (x + side * 20, 184), (x, 186), (x - side * 12, 200, 1), (x + side * 4, 206, 1),
            (x - side * 16, 216, 1), (x - side * 4, 230), (x + side * 16, 234), (x + side * 32, 222),
        ])
        block.form(claw, CLAW, 2.6, 10, 3.4)


@picture("mi-go", "green", seed=42, ground="#2f7256")
def mi_go(block: Block) -> None:
    """A long way to come, only to read what is in the tin."""
    block.rays(200, 110, 60, 330, 34, "#10312a", 10)
    for x, y, size in ((112, 40, 8), (92, 206, 6), (46, 90, 5), (268, 232, 7), (60, 264, 6)):
        block.fill(star(x, y, size * 1.4, size * 0.4, 4), BONE)
    _mi_go_wings(block)
    _mi_go_body(block)
    _mi_go_head(block)
    _tin(block)
