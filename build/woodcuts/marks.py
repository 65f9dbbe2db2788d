"""Small marks: the game's own, the signs of the seats, and what stands on the buttons of the table."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import part
from woodcuts.palette import BONE, GOLD, GOLD_EDGE, INK, LAMP
from woodcuts.shapes import blob, box, ellipse, polygon, star

BUTTON = "#EEF6FA"
"""One color: the table puts the color of the button's words in its place."""


@part("emblem-logo", 96, 96)
def logo(block: Block) -> None:
    """The eye behind the keyhole, in a toothed medal."""
    block.form(star(48, 48, 45, 38, 20), GOLD, 3, 7, 3.4)
    block.form(ellipse(48, 48, 35), "#1b1622", 2.6, 0)
    block.outline(ellipse(48, 48, 32), GOLD_EDGE, 1.6, 0)
    white = blob([(18, 48, 1), (32, 33), (48, 28), (64, 33), (78, 48, 1), (64, 63), (48, 68), (32, 63)])
    block.form(white, BONE, 2.8, 6, 3.2)
    block.form(ellipse(48, 48, 17), LAMP, 2.6, 6, 3)
    block.fill(blob([
        (48, 37), (53.4, 41), (51, 46.4, 1), (54, 59, 1), (42, 59, 1), (45, 46.4, 1), (42.6, 41),
    ]), INK)


def _coin(block: Block, color: str) -> None:
    """What every sign of a seat stands on."""
    block.form(ellipse(32, 32, 29.4), color, 3, 0, heavy=1)
    block.shade(ellipse(32, 32, 29.4), INK, 9, 3.2, 2.2)
    block.outline(ellipse(32, 32, 26), BONE, 1.8, 0)


@part("seat-moon")
def seat_moon(block: Block) -> None:
    """A moon that looks, and a star."""
    _coin(block, "#a8352a")
    block.form(blob([
        (38, 9, 1), (22, 16), (15, 32), (22, 48), (44, 53, 1), (34, 44), (30, 36), (31, 20),
    ]), BONE, 2.4, 6, 3)
    block.lines([[(21, 30), (24, 32), (27, 30)], [(23, 41), (27, 42), (30, 40)]], INK, (1.2, 2.2, 1))
    block.form(star(44, 26, 9.6, 3, 4), BONE, 1.4, 0, heavy=0.6)


@part("seat-anchor")
def seat_anchor(block: Block) -> None:
    """An anchor."""
    _coin(block, "#2d648c")
    block.form(box(29, 18, 6, 34), BONE, 2.2, 0, heavy=1)
    block.form(blob([
        (9, 34, 1), (19, 37, 1), (17, 41), (24, 46), (32, 47), (40, 46), (47, 41), (45, 37, 1), (55, 34, 1), (50, 48),
        (40, 55), (32, 56), (24, 55), (14, 48),
    ]), BONE, 2.4, 5, 3)
    block.form(box(21, 23, 22, 5.4), BONE, 2.2, 0, heavy=1)
    block.form(ellipse(32, 15, 6.4), BONE, 2.2, 0, heavy=1)
    block.fill(ellipse(32, 15, 2.6), INK)
    block.fill([box(30, 24, 4, 20), box(23, 24.4, 18, 2.6)], BONE)


@part("seat-bell")
def seat_bell(block: Block) -> None:
    """A bell."""
    _coin(block, "#95561a")
    block.form(ellipse(32, 49, 5), BONE, 2.2, 3, 2.8)
    block.form(blob([
        (12, 45, 1), (19, 38), (20, 24), (26, 14), (32, 11), (38, 14), (44, 24), (45, 38), (52, 45, 1), (32, 48),
    ]), BONE, 2.6, 8, 3)
    block.lines([[(25, 36), (25, 26), (30, 18)]], "#95561a", (0.6, 2.4, 0.6))
    block.form(ellipse(32, 10.6, 3.4), BONE, 2, 0, heavy=1)


@part("seat-hourglass")
def seat_hourglass(block: Block) -> None:
    """An hourglass, half run out."""
    _coin(block, "#973a70")
    block.form(blob([
        (18, 14, 1), (46, 14, 1), (44, 24), (35, 32), (44, 40), (46, 50, 1), (18, 50, 1), (20, 40), (29, 32), (20, 24),
    ]), BONE, 2.4, 5, 3)
    block.fill(blob([(22, 22), (42, 22), (34, 30), (32, 32, 1), (30, 30)]), INK)
    block.fill(blob([(20, 49, 1), (24, 42), (32, 38, 1), (40, 42), (44, 49, 1)]), INK)
    for y in (9, 49):
        block.form(box(14, y, 36, 6), BONE, 2.2, 0, heavy=1)


@part("table-undo", 48, 48)
def table_undo(block: Block) -> None:
    """An arrow that goes back."""
    block.lines([[(12, 21), (28, 20), (39, 25), (38, 35), (28, 39), (16, 38)]], BUTTON, (5, 5.6, 1.6))
    block.fill(polygon([(5, 21), (20, 8), (18, 21), (20, 33)]), BUTTON)


@part("table-help", 48, 48)
def table_help(block: Block) -> None:
    """A question mark, cut with a swelling line."""
    block.lines([[(15, 18), (17, 10), (25, 7), (33, 11), (33, 19), (26, 25), (24, 32)]], BUTTON, (4, 6.4, 3.6))
    block.fill(star(24, 40, 4.6, 3.4, 4), BUTTON)


@part("table-hint", 48, 48)
def table_hint(block: Block) -> None:
    """A candle that burns."""
    block.fill(blob([(24, 3, 1), (30, 10), (31, 17), (24, 24, 1), (17, 17), (18, 10)]), BUTTON)
    block.fill(polygon([(16, 27), (32, 27), (32, 40), (16, 41)]), BUTTON)
    block.fill(polygon([(9, 42), (39, 41), (41, 46), (7, 46)]), BUTTON)


@part("table-log", 48, 48)
def table_log(block: Block) -> None:
    """A page with a torn foot and three lines."""
    page = polygon([(10, 6), (32, 6), (38, 12), (38, 38), (33, 43), (28, 38), (23, 43), (18, 38), (13, 43), (10, 39)])
    block.outline(page, BUTTON, 4, 0)
    block.lines([
        [(16, 16), (24, 15), (31, 16)], [(16, 23), (24, 22), (32, 23)], [(16, 30), (22, 29), (28, 30)],
    ], BUTTON, (2.6, 3.6, 1.6))


@part("table-settings", 48, 48)
def table_settings(block: Block) -> None:
    """A toothed wheel."""
    wheel = []
    for index in range(32):
        radius, angle = (19, 19, 14, 14)[index % 4], math.radians(index * 11.25)
        wheel.append((24 + radius * math.cos(angle), 24 + radius * math.sin(angle)))
    block.outline(polygon(wheel), BUTTON, 4, 0)
    block.outline(ellipse(24, 24, 5.4), BUTTON, 4, 0)


@part("table-hourglass", 48, 48)
def table_hourglass(block: Block) -> None:
    """Somebody is thinking."""
    glass = blob([
        (13, 8, 1), (35, 8, 1), (33, 17), (27, 24), (33, 31), (35, 40, 1), (13, 40, 1), (15, 31), (21, 24), (15, 17),
    ])
    block.outline(glass, BUTTON, 3.6, 0)
    block.fill(blob([(16, 39, 1), (19, 33), (24, 29, 1), (29, 33), (32, 39, 1)]), BUTTON)
    for y in (5, 38):
        block.fill(box(10, y, 28, 5), BUTTON)
