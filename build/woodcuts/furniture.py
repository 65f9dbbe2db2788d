"""What lies on the table: the Sanity dial, the lantern, the lamps of the turn, the chalk circle."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import add, part
from woodcuts.palette import BLOOD, BONE, FLAME, GOLD, GOLD_EDGE, INK, LAMP, PAPER
from woodcuts.shapes import Shape, blob, ellipse, polygon, rounded, star
from woodcuts.signs import pentagram

CHALK = "#8d8a78"


def dial_angle(sanity: float) -> float:
    """Where on the dial so much Sanity stands, in radians clockwise from the right."""
    return math.radians(130 + sanity * 280 / 55)


def dial(radius: int = 150) -> str:
    """The Sanity dial: 0 at the lower left, clockwise over 280 degrees to 55 at the lower right."""
    block = Block(width=2 * radius + 8, height=2 * radius + 8, seed=4)
    center = radius + 4
    scale = radius / 150
    block.form(star(center, center, radius, radius - 5 * scale, 40), GOLD, 3, 0)
    block.shade(ellipse(center, center, radius - 5 * scale), INK, 13 * scale, 4, 2.8)
    block.form(ellipse(center, center, radius - 13 * scale), "#191518", 2.4, 0)
    block.form(ellipse(center, center, radius - 17 * scale), PAPER, 1.4, 0)
    for sanity in range(0, 56, 1 if radius > 100 else 5):
        angle = dial_angle(sanity)
        ux, uy = math.cos(angle), math.sin(angle)
        outer = radius - 20 * scale
        inner = radius - (40 if sanity % 10 == 0 else 34 if sanity % 5 == 0 else 28) * scale
        size = (4.4 if sanity % 5 == 0 else 1.6) * scale + (1.4 if radius < 100 else 0)
        block.cuts([[
            (center + ux * outer - uy * size / 2, center + uy * outer + ux * size / 2),
            (center + ux * inner, center + uy * inner),
            (center + ux * outer + uy * size / 2, center + uy * outer - ux * size / 2),
        ]], BLOOD if sanity <= 10 else INK)
    return block.svg()


def well(radius: int = 60) -> str:
    """The black boss over the center of the dial; the number sits in it."""
    block = Block(width=2 * radius + 8, height=2 * radius + 8, seed=4)
    center = radius + 4
    block.form(star(center, center, radius, radius - 3, 20), GOLD, 2.4, 0)
    block.form(ellipse(center, center, radius - 7), "#191518", 2, 0)
    block.outline(ellipse(center, center, radius - 10), GOLD_EDGE, 1.4, 0)
    return block.svg()


def chalk_circle(radius: int = 270) -> str:
    """The circle on the table, with a word in each of its thirty places."""
    block = Block(width=2 * radius + 8, height=2 * radius + 8, seed=3)
    center = radius + 4
    for ring, size in ((radius, 2.2), (radius - 8, 1.2), (radius - 52, 1.4)):
        block.outline(ellipse(center, center, ring), CHALK, size, 0)
    pentagram(block, center, center, radius - 52, CHALK, 1.8)
    for index in range(30):
        angle = math.radians(index * 12)
        x, y = center + (radius - 30) * math.cos(angle), center + (radius - 30) * math.sin(angle)
        word = [(block.random.uniform(-9, 9), block.random.uniform(-10, 10)) for _ in range(3)]
        block.lines([[(x + dx, y + dy) for dx, dy in word]], CHALK, (1.6, 2.4, 1))
        if index % 3 == 0:
            block.outline(ellipse(x, y, 6), CHALK, 1.4, 0)
    return block.svg()


add("dial", dial)
add("dial-small", lambda: dial(62))
add("dial-well", well)
add("dial-well-small", lambda: well(31))
add("chalk-circle", chalk_circle)


@part("dial-hand", 40, 150)
def dial_hand(block: Block) -> None:
    """A bony finger that turns about 20, 130."""
    block.form(blob([
        (20, 2, 1), (24, 18), (24, 40), (28, 58), (25, 84), (29, 112), (27, 146), (13, 146), (11, 112), (15, 84),
        (12, 58), (16, 40), (16, 18),
    ]), BONE, 2.6, 9, 3.4)
    block.lines([
        [(14, 40), (20, 43), (26, 40)], [(13, 59), (20, 62), (27, 59)], [(14, 86), (20, 89), (26, 86)],
    ], INK, (1, 2.2, 1))
    block.fill(blob([(20, 3, 1), (23, 12), (22, 19), (18, 19), (17, 12)]), "#b9a57a")


@part("dial-over", 60, 44)
def dial_over(block: Block) -> None:
    """The marker of 55 and more, for Sanity that no longer fits on the dial."""
    block.form(polygon([(2, 22), (14, 3), (46, 3), (58, 22), (46, 41), (14, 41)]), LAMP, 2.6, 6, 3)


def _lantern_top(block: Block, metal: str) -> None:
    """Handle, hood and ring."""
    block.lines([[(60, 62), (62, 20), (100, 8), (138, 20), (140, 62)]], INK, (8, 9, 8))
    block.lines([[(60, 62), (62, 21), (100, 9.5), (138, 21), (140, 62)]], metal, (4, 4.6, 4))
    block.form(polygon([(66, 58), (78, 36), (122, 36), (134, 58)]), metal, 2.8, 8, 3.4)
    block.form(rounded(48, 56, 104, 14, 5), metal, 2.6, 6, 3.4)


def _lantern_foot(block: Block, metal: str, gleam: str) -> None:
    """The edge of the glass, a gleam on it, the foot and two wires."""
    block.outline(_glass(), INK, 3, 2)
    block.lines([[(54, 96), (49, 130), (52, 176)]], gleam, (0.6, 4, 0.6))
    block.form(polygon([(44, 220), (156, 220), (168, 250), (32, 250)]), metal, 2.8, 12, 3.6)
    block.form(rounded(26, 246, 148, 12, 4), metal, 2.6, 5, 3.4)
    block.lines([[(46, 78), (36, 140), (50, 216)], [(154, 78), (164, 140), (150, 216)]], INK, (3, 3.4, 3))


def _glass() -> Shape:
    return blob([
        (56, 70, 1), (40, 120), (44, 190), (60, 222, 1), (140, 222, 1), (156, 190), (160, 120), (144, 70, 1),
    ])


def _fire(block: Block) -> None:
    block.form(blob([
        (100, 216), (66, 200), (58, 166), (72, 134), (82, 146, 1), (88, 108), (106, 84, 1), (112, 112), (126, 136),
        (132, 124, 1), (143, 164), (134, 200),
    ]), LAMP, 3, 12, 3.6)
    block.fill(blob([
        (100, 210), (76, 196), (72, 172), (84, 152), (102, 124, 1), (116, 150), (128, 172), (124, 196),
    ]), FLAME)


def _lit_glass(block: Block) -> None:
    block.form(_glass(), "#4d3512", 2.8, 0)
    block.rays(100, 158, 20, 92, 40, "#a06f1c", 2.4)


@part("lantern", 200, 260)
def lantern(block: Block) -> None:
    """The pool of Conjuring Power; its number burns in the flame."""
    _lantern_top(block, GOLD)
    _lit_glass(block)
    _fire(block)
    _lantern_foot(block, GOLD, BONE)


@part("lantern-lit", 200, 260)
def lantern_lit(block: Block) -> None:
    """The lantern with its light; the flame is laid over it, as large as the pool is full."""
    _lantern_top(block, GOLD)
    _lit_glass(block)
    _lantern_foot(block, GOLD, BONE)


@part("lantern-flame", 200, 260)
def lantern_flame(block: Block) -> None:
    """The flame alone, where it stands in the lantern."""
    _fire(block)


@part("lantern-out", 200, 260)
def lantern_out(block: Block) -> None:
    """The lantern with nothing left but a glowing wick."""
    _lantern_top(block, "#8a6d38")
    block.form(_glass(), "#1b1a1c", 2.8, 0)
    block.lines([[(100, 222), (101, 206), (99, 192)]], "#4a4238", (5, 4, 3))
    block.fill(ellipse(99, 191, 3.4, 4.4), BLOOD)
    block.lines([[(99, 182), (92, 164), (104, 148), (96, 126), (104, 108)]], "#3a3630", (3, 5, 0.6))
    _lantern_foot(block, "#8a6d38", "#57544c")


@part("lamp-lit", 56, 64)
def lamp_lit(block: Block) -> None:
    """A condition of this turn that is met."""
    block.rays(28, 34, 14, 29, 16, LAMP, 1.6)
    block.form(ellipse(28, 34, 17), LAMP, 2.8, 7, 3)
    block.form(polygon([(18, 20), (22, 11), (34, 11), (38, 20)]), GOLD, 2.2, 0)


@part("lamp-out", 56, 64)
def lamp_out(block: Block) -> None:
    """A condition of this turn that is not met."""
    block.form(ellipse(28, 34, 17), "#2c2a28", 2.8, 7, 3)
    block.outline(ellipse(28, 34, 15), "#6d675f", 1.6, 0)
    block.form(polygon([(18, 20), (22, 11), (34, 11), (38, 20)]), "#6b5a36", 2.2, 0)
