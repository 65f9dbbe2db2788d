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
    front = polygon([(184, 300), (194, 52), (226, 58), (228, 300)])
    block.form(front, BONE, 2.6, 0)
    block.hatch(front, INK, 84, 9, 0.1, least=0.01)
    flank = polygon([(228, 300), (226, 58), (248, 50), (258, 300)])
    block.form(flank, "#c9c2a6", 2.6, 0)
    block.hatch(flank, INK, 82, 5, 0.46)
    block.form(polygon([(194, 52), (216, 14), (248, 50), (226, 58)]), BONE, 2.6, 6)
    for y in (76, 96, 116, 136, 156):
        squiggle(block, 200, y, 20, INK, 1.2, 4)


def _sleeper(block: Block) -> None:
    """The head of a very large fish that had a long night."""
    fin = blob([
        (150, 52, 1), (126, 26, 1), (126, 48), (100, 42, 1), (110, 66), (84, 76, 1), (104, 92), (84, 116, 1),
        (112, 116), (104, 142, 1), (134, 130),
    ])
    block.form(fin, BLOOD, 2.6, 12)
    block.lines([[(128, 34), (138, 62)], [(104, 48), (126, 72)], [(90, 80), (118, 90)], [(92, 114), (120, 108)]], INK)
    head = blob([
        (116, 106), (122, 72), (150, 54), (178, 62), (194, 86), (200, 112), (200, 140), (186, 160), (156, 166),
        (130, 150),
    ])
    block.form(head, "#2f7256", 3, 0)
    block.shade(head, INK, 26, 4, 3)
    block.shade(head, "#9cc295", 12, 4.4, 2, light=(0.6, 0.8))
    block.outline(head, INK, 3, 2.4)
    _scales(block, 120, 128, 3, 2, 11)
    block.form(ellipse(160, 98, 24, 19, -10), SCALES, 2.2, 8, 3)
    block.lines([[(137, 100), (150, 112), (168, 112), (183, 98)]], INK, (1.4, 4.6, 1.4))
    block.lines([[(146, 110), (142, 117)], [(158, 114), (157, 122)], [(170, 111), (174, 118)]], INK, (2.6, 2.2, 0.8))
    block.lines([[(142, 80), (158, 72), (176, 78)]], INK, (1, 3.4, 1))
    block.form(blob([
        (150, 140, 1), (170, 130), (192, 128), (204, 136), (200, 148), (186, 154), (166, 152),
    ]), "#9cc295", 2.4, 8)
    block.lines([[(150, 140), (172, 144), (190, 140), (202, 140)]], INK, (1.4, 3, 1.4))
    block.lines([[(190, 118), (194, 121)], [(184, 120), (187, 124)]], INK, (2, 2.6, 1))
    _party_hat(block)


def _party_hat(block: Block) -> None:
    """Still on, by its rubber band."""
    hat = polygon([(124, 66), (124, 4), (168, 50)])
    block.form(hat, LAMP, 2.6, 8)
    for start, end in (((124, 28), (140, 22)), ((124, 48), (157, 39))):
        block.lines([[start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 2), end]], BLOOD, (5, 6, 5))
    block.outline(hat, INK, 2.6, 2)
    block.form(ellipse(124, 8, 9), BONE, 2.2, 5, 2.8)
    block.lines([[(130, 66), (124, 110), (140, 150)]], BONE, (1.2, 1.6, 1.2))


def _hug(block: Block) -> None:
    """Two scaly arms round the stone, and webbed hands that will not let go."""
    far = blob([
        (290, 196, 1), (268, 200), (234, 208), (204, 214), (186, 220, 1), (190, 248, 1), (214, 250), (250, 250),
        (290, 258, 1),
    ])
    block.form(far, "#2f7256", 2.8, 16, 4)
    _scales(block, 214, 222, 5, 2, 13)
    hand = blob([
        (196, 214), (180, 206), (164, 206, 1), (174, 216, 1), (158, 220, 1), (172, 230, 1), (158, 238, 1),
        (176, 242, 1), (168, 254, 1), (186, 250), (198, 246),
    ])
    block.form(hand, "#9cc295", 2.4, 7, 3)
    near = blob([
        (90, 310, 1), (94, 252), (110, 200), (140, 174), (168, 186), (196, 182), (222, 169), (236, 160, 1),
        (248, 190, 1), (224, 212), (192, 228), (172, 240), (164, 268), (170, 310, 1),
    ])
    block.form(near, "#2f7256", 3, 20, 4, tick=3)
    block.shade(near, "#9cc295", 10, 4.6, 2, light=(0.6, 0.8))
    _scales(block, 126, 202, 6, 2, 13)
    _scales(block, 106, 234, 4, 5, 13)
    block.form(blob([
        (232, 162), (244, 148), (262, 136, 1), (258, 150, 1), (274, 150, 1), (262, 162, 1), (278, 170, 1),
        (260, 174, 1), (270, 188, 1), (252, 186), (240, 188),
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
    for x, y, across, down in ((160, 64, 9, 8), (196, 42, 12, 8), (236, 58, 10, 8), (250, 84, 6, 6), (146, 88, 6, 6)):
        block.form(ellipse(x, y, across, down), BONE, 1.8, 3, 2.8)
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
