"""The university, in purple: its buildings."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import picture
from woodcuts.palette import BARK, BLOOD, BONE, GOLD, INK, LAMP, SCALES, SKIN
from woodcuts.paths import Node
from woodcuts.scenery import moonlit
from woodcuts.shapes import blob, box, ellipse, polygon, tentacle


def _wing(block: Block, x: float, y: float, width: float, height: float, roof: float, color: str = "#69478d") -> None:
    """A part of the building, with a gable when it has a roof."""
    front = box(x, y, width, height)
    block.form(front, color, 2.4, 0)
    block.hatch(front, INK, 0, 5, lambda across, down: 0.14 + 0.55 * max(0, (across - x - width * 0.35) / width))
    if roof:
        gable = polygon([(x - 6, y + 2), (x + width * 0.5, y - roof), (x + width + 6, y + 2)])
        block.form(gable, "#291a3b", 2.4, 0)
        block.lines([[
            (x, y - 2), (x + width * 0.25, y - roof * 0.5), (x + width * 0.46, y - roof * 0.92),
        ]], "#bfa5d3", (0.5, 2, 0.5))


def _barred_window(
    block: Block, x: float, y: float, width: float = 11, height: float = 17, lit: bool = False, bars: bool = True
) -> None:
    """A window, barred or lit."""
    block.form(blob([
        (x, y + height, 1), (x, y + 4), (x + width / 2, y), (x + width, y + 4), (x + width, y + height, 1),
    ]), LAMP if lit else INK, 1.6, 0)
    if bars:
        block.lines([
            [(x + width * share, y + 2), (x + width * share, y + height)]
            for share in (0.34, 0.66)
        ], INK if lit else "#bfa5d3", (1.2, 1.3, 1.2))


def _asylum_windows(block: Block) -> None:
    """Every window barred; a visitor waves to mother."""
    for x in (136, 156):
        for y in (184, 212):
            _barred_window(block, x, y, lit=(x, y) == (136, 212))
    for x in (236, 254):
        for y in (178, 206):
            _barred_window(block, x, y, lit=(x, y) == (254, 178))
    for x in (180, 214):
        for y in (134, 166):
            _barred_window(block, x, y, 12, 19, lit=(x, y) in ((180, 134), (214, 166)))
    _barred_window(block, 196, 150, 14, 22, True, False)
    # waving to mother
    limb, suckers = tentacle([(203, 172), (204, 160), (190, 148), (176, 156), (168, 146)], 10, 2, 4, 1)
    block.form(limb, SCALES, 1.8, 4, 2.6)


def _asylum_gate(block: Block) -> None:
    """The door, the path, railings and bats."""
    door = blob([(190, 252, 1), (190, 214), (203, 200), (216, 214), (216, 252, 1)])
    block.form(door, "#291a3b", 2.4, 0)
    block.fill(polygon([(199, 252), (199, 214), (207, 214), (207, 252)]), LAMP)
    block.fill(polygon([(199, 250), (207, 250), (226, 306), (170, 306)]), "#efd488")
    block.lines([[(199, 250), (186, 276), (170, 306)], [(207, 250), (216, 276), (226, 306)]], INK, (1, 2.4, 2.4))
    # railings
    for x in list(range(116, 172, 13)) + list(range(232, 284, 13)):
        block.lines([[(x, 304), (x, 284), (x, 262)]], INK, (4, 4, 1))
        block.fill(polygon([(x - 4, 264), (x, 254), (x + 4, 264)]), INK)
    block.lines([[(108, 274), (140, 273), (172, 274)], [(228, 274), (256, 273), (288, 274)]], INK, (4, 4, 4))
    for x in (172, 228):
        block.form(box(x - 6, 250, 12, 60), "#4a3266", 2, 6)
        block.form(ellipse(x, 244, 7), GOLD, 1.8, 5, 2.6)
    for x, y in ((118, 40), (246, 36), (132, 108), (262, 70)):
        block.lines([
            [(x - 10, y - 3), (x - 5, y - 5), (x, y + 2)], [(x, y + 2), (x + 5, y - 5), (x + 10, y - 3)],
        ], INK, (0.8, 3.4, 1.4))


@picture("arkham-asylum", "purple", seed=18, ground="#bfa5d3")
def arkham_asylum(block: Block) -> None:
    """Ask about our group rates."""
    moonlit(block, 160, 62, 44, 0.7)
    block.fill(blob([
        (-5, 268), (60, 262), (130, 236), (200, 228), (285, 240, 1), (285, 310, 1), (-5, 310, 1),
    ]), "#291a3b")
    block.hatch(blob([
        (-5, 268), (60, 262), (130, 236), (200, 228), (285, 240, 1), (285, 310, 1), (-5, 310, 1),
    ]), INK, 6, 5.6, 0.46)
    _wing(block, 126, 168, 52, 84, 34)
    _wing(block, 226, 160, 48, 88, 40)
    _wing(block, 170, 118, 66, 132, 0)
    block.form(polygon([(162, 120), (176, 84), (230, 84), (244, 120)]), "#291a3b", 2.6, 0)
    block.lines([
        [(170, 116), (176, 100), (182, 88)], [(182, 116), (187, 102), (192, 88)], [(196, 116), (198, 102), (202, 88)],
    ], "#bfa5d3", (0.5, 2, 0.5))
    _wing(block, 191, 54, 24, 32, 36)
    _barred_window(block, 198, 62, 10, 16, True, False)
    block.lines([[(203, 18), (203, 10), (203, 2)]], INK, (2, 2, 1))
    block.form(polygon([(204, 3), (222, 8), (204, 13)]), BLOOD, 1.4, 0)
    _asylum_windows(block)
    _asylum_gate(block)


def _university_wings(block: Block) -> None:
    """Two wings with battlements."""
    for x, width in ((112, 50), (238, 52)):
        wing = box(x, 170, width, 96)
        block.form(wing, "#8d6cb0", 2.4, 0)
        block.hatch(wing, INK, 0, 6, 0.44 if x > 200 else 0.14)
        battlement: list[Node] = [(x - 4, 172)]
        for index in range(5):
            battlement += [
                (x - 4 + index * (width + 8) / 4.5, 172), (x - 4 + index * (width + 8) / 4.5, 160),
                (x - 4 + (index + 0.5) * (width + 8) / 4.5, 160), (x - 4 + (index + 0.5) * (width + 8) / 4.5, 172),
            ]
        block.form(polygon(battlement + [(x + width + 4, 172), (x + width + 4, 178), (x - 4, 178)]), "#69478d", 2, 0)
        for share in (0.26, 0.72):
            for y in (190, 228):
                window_x = x + width * share
                block.form(blob([
                    (window_x - 8, y + 24, 1), (window_x - 8, y + 6), (window_x, y - 4, 1), (window_x + 8, y + 6),
                    (window_x + 8, y + 24, 1),
                ]), LAMP if (x + y) % 3 else INK, 2, 0)
                block.lines([[(window_x, y - 2), (window_x, y + 24)]], INK, (1.2, 1.4, 1.2))


def _university_face(block: Block) -> None:
    """Clocks for eyes and ivy for a mustache."""
    tower = polygon([(154, 270), (156, 84), (244, 84), (246, 270)])
    block.form(tower, "#69478d", 3, 0)
    block.hatch(tower, INK, 0, 5.6, lambda x, y: 0.06 + 0.56 * max(0, (x - 184) / 62))
    for x in (152, 236):
        block.form(polygon([(x, 272), (x + 1, 100), (x + 6, 88), (x + 11, 100), (x + 12, 272)]), "#8d6cb0", 2.4, 7, 3.8)
    # it gives lectures
    for side in (-1, 1):
        x = 200 + side * 19
        block.form(ellipse(x, 130, 20), GOLD, 2.8, 5, 3)
        block.form(ellipse(x, 130, 15.5), BONE, 2, 6, 3)
        block.lines([
            [
                (x + 11.5 * math.cos(hour * math.pi / 4), 130 + 11.5 * math.sin(hour * math.pi / 4)),
                (x + 14.5 * math.cos(hour * math.pi / 4), 130 + 14.5 * math.sin(hour * math.pi / 4)),
            ]
            for hour in range(8)
        ], INK, (1.2, 1.6, 1.2))
        block.fill(ellipse(x - 2, 131, 4.6), INK)
        for angle, length in (((-2.2, 11), (0.5, 8), (1.9, 10)) if side < 0 else ((-0.7, 11), (2.6, 9), (1.2, 8))):
            block.lines([[
                (x - 2, 131), (x - 2 + length * math.cos(angle), 131 + length * math.sin(angle)),
            ]], INK, (2.4, 2.6, 0.8))
    block.lines([[(170, 108), (182, 103), (196, 110)], [(204, 110), (218, 103), (230, 108)]], INK, (3, 7, 3))
    block.form(blob([(194, 148, 1), (200, 142), (206, 148, 1), (210, 170), (200, 176), (190, 170)]), "#8d6cb0", 2.2, 6)
    # ivy mustache
    for side in (-1, 1):
        for index, (dx, dy, radius) in enumerate((
            (6, 184, 9), (18, 181, 10), (30, 186, 9), (40, 194, 7), (12, 192, 8), (25, 194, 7),
        )):
            block.form(
                ellipse(200 + side * dx, dy, radius, radius * 0.86), "#2f7256" if index % 2 else SCALES, 1.8, 5, 3.2,
            )


def _university_gate(block: Block) -> None:
    """A mouth of a gate, and two who just arrived."""
    door = blob([(170, 274, 1), (170, 234), (182, 212), (200, 204), (218, 212), (230, 234), (230, 274, 1)])
    block.form(door, "#bfa5d3", 2.6, 6)
    gateway = blob([(177, 274, 1), (177, 236), (187, 218), (200, 212), (213, 218), (223, 236), (223, 274, 1)])
    block.form(gateway, INK, 2, 0)
    # portcullis
    block.cuts([
        [(x, 219 + abs(x + 5 - 200) * 0.34), (x + 5, 234), (x + 10, 219 + abs(x + 5 - 200) * 0.34)]
        for x in (181, 190, 200, 209)
    ], BONE)
    tongue = blob([(180, 256, 1), (200, 250), (220, 256, 1), (232, 282), (238, 310, 1), (162, 310, 1), (168, 282)])
    block.form(tongue, BLOOD, 2.4, 8)
    block.lines([[(200, 258), (201, 280), (200, 306)]], INK, (1, 2.4, 1))
    # freshers
    for x, y in ((146, 292), (252, 290)):
        block.form(blob([
            (x - 9, y + 16, 1), (x - 7, y), (x, y - 4), (x + 7, y), (x + 9, y + 16, 1),
        ]), "#291a3b", 1.8, 4)
        block.form(ellipse(x, y - 9, 7), SKIN, 1.8, 3)
        block.fill([
            ellipse(x - 2 + (2 if x < 200 else -1), y - 10, 1.2),
            ellipse(x + 2.4 + (2 if x < 200 else -1), y - 10, 1.2),
        ], INK)
        block.form(polygon([(x - 10, y - 16), (x, y - 20), (x + 10, y - 16), (x, y - 12)]), INK, 1.2, 0)


def _university_cap(block: Block) -> None:
    """A mortarboard with a tassel."""
    block.form(blob([(158, 90, 1), (160, 62), (200, 54), (240, 62), (242, 90, 1), (200, 98)]), "#291a3b", 2.6, 0)
    block.shade(blob([
        (158, 90, 1), (160, 62), (200, 54), (240, 62), (242, 90, 1), (200, 98),
    ]), "#bfa5d3", 9, 4.4, 1.8, light=(0.6, 0.8))
    board = polygon([(118, 50), (196, 18), (280, 46), (202, 76)])
    block.form(board, "#291a3b", 3, 0)
    block.hatch(board, "#69478d", 20, 8, 0.16, least=0.02)
    block.lines([[(120, 50), (158, 34), (196, 20)]], "#bfa5d3", (0.8, 2.4, 0.8))
    block.form(ellipse(199, 46, 6, 4), LAMP, 1.8, 0)
    block.lines([[(199, 46), (160, 54), (138, 62), (134, 90)]], INK, (4.4, 5, 4.4))
    block.lines([[(199, 46), (160, 54), (138, 62), (134, 90)]], LAMP, (2, 2.6, 2))
    block.form(polygon([(130, 88), (138, 88), (143, 116), (126, 116)]), LAMP, 2, 5, 3)
    block.lines([[(131, 94), (129, 114)], [(134, 94), (134, 114)], [(137, 94), (139, 114)]], INK, (0.8, 1.4, 0.8))


@picture("miskatonic-university", "purple", seed=69, ground="#bfa5d3")
def miskatonic_university(block: Block) -> None:
    """It gives lectures; mind the tongue."""
    block.rays(200, 120, 40, 340, 30, "#d9c8e6", 10)
    block.sky(lambda x, y: max(0, min(0.6, (70 - y) / 110)), "#69478d", 5, 0)
    lawn = blob([(-5, 262), (70, 254), (150, 258), (285, 252, 1), (285, 310, 1), (-5, 310, 1)])
    block.fill(lawn, SCALES)
    block.hatch(lawn, "#10312a", -2, 6, lambda x, y: 0.1 + 0.4 * (y - 250) / 60)
    block.outline(lawn, INK, 2.2, 0)
    # quad trees
    for x, radius in ((20, 34), (66, 24)):
        block.form(polygon([(x - 4, 262), (x - 3, 220), (x + 3, 220), (x + 4, 262)]), BARK, 1.8, 3)
        block.form(blob([
            (x - radius, 214), (x - radius * 0.8, 186), (x, 172), (x + radius * 0.8, 186), (x + radius, 214),
            (x + radius * 0.5, 234), (x - radius * 0.5, 234),
        ]), "#2f7256", 2.2, 12, 3.8)
    _university_wings(block)
    _university_face(block)
    _university_gate(block)
    _university_cap(block)
