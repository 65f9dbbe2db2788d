"""The deep, in green: what it makes."""

from __future__ import annotations

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BONE, GOLD, INK, LAMP, SCALES, SUCKERS
from woodcuts.shapes import blob, ellipse, polygon, tentacle


def _spork_bowl(block: Block) -> None:
    """The bowl, its eye, and the pea."""
    bowl = blob([
        (193, 162, 1), (190, 146), (168, 124), (160, 92), (164, 46), (171, 22, 1), (178, 46), (182, 70), (186, 74),
        (190, 70), (195, 42), (200, 14, 1), (205, 42), (210, 70), (214, 74), (218, 70), (222, 46), (229, 22, 1),
        (236, 46), (240, 92), (232, 124), (210, 146), (207, 162, 1),
    ])
    block.form(bowl, "#d9c58d", 2.8, 22, 3.8, tick=3)
    block.fill(ellipse(200, 106, 27, 31), "#b39a5c")
    block.shade(ellipse(200, 106, 27, 31), INK, 20, 3.6, 2.6, light=(0.6, 0.8))
    block.outline(ellipse(200, 106, 27, 31), INK, 1.6, 0)
    block.form(ellipse(200, 166, 19, 15), GOLD, 2.2, 8)
    block.eye(200, 166, 11, look=(0, -0.8), slit=True)
    limb, suckers = tentacle([
        (262, 302), (258, 262), (226, 252), (184, 246), (176, 226), (200, 214), (226, 204), (228, 186), (210, 178),
    ], 24, 2, 5, 1)
    block.form(limb, SCALES, 2.2, 9, 3.4)
    block.fill(suckers, SUCKERS)
    # the sacrifice: one pea
    block.rays(200, 30, 18, 34, 14, LAMP, 1.6)
    block.form(ellipse(200, 30, 15), "#a8c86a", 2.2, 10, 3)
    block.fill([ellipse(195, 28, 3.4), ellipse(205, 28, 3.4)], BONE)
    block.fill([ellipse(195.4, 29, 1.6), ellipse(205.4, 29, 1.6)], INK)
    block.lines([[(196, 38), (200, 35.4), (204, 38)]], INK, (0.8, 1.8, 0.8))
    block.fill(polygon([(198.4, 15), (200, 6), (201.6, 15)]), "#d9c58d")


@picture("sacrificial-spork", "green", seed=8)
def sacrificial_spork(block: Block) -> None:
    """Budget cuts reach every altar; the sacrifice is one pea."""
    cx = 200
    block.rays(cx, 84, 60, 300, 46, "#2f7256", 6)
    block.rays(cx, 84, 56, 150, 46, "#9cc295", 2)
    block.fill(ellipse(cx, 86, 54), "#2f7256")
    block.hatch(ellipse(cx, 86, 54), "#10312a", 0, 5, lambda x, y: 0.1 + abs(x - cx) / 110)
    cushion = blob([
        (112, 262, 1), (136, 250), (200, 258), (262, 250), (290, 264, 1), (276, 284), (284, 310, 1), (200, 300),
        (110, 312, 1), (122, 284),
    ])
    block.form(cushion, "#69478d", 2.6, 18, 4)
    block.lines([
        [(130, 282), (200, 278), (270, 282)], [(150, 262), (170, 272), (176, 284)],
        [(246, 262), (230, 272), (226, 284)],
    ], INK, (0.6, 2.6, 0.6))
    block.fill(blob([(160, 264), (200, 256), (244, 264), (200, 274)]), INK)
    shaft = blob([
        (192, 158, 1), (208, 158, 1), (205, 190), (208, 222), (212, 252), (206, 270, 1), (194, 270, 1), (188, 252),
        (192, 222), (195, 190),
    ])
    block.form(shaft, GOLD, 2.4, 9, 3.2)
    block.lines([[(193, 250), (200, 246), (208, 242)], [(193, 240), (200, 236), (207, 232)]], INK, (0.8, 2, 0.8))
    _spork_bowl(block)
