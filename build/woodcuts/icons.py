"""What an ability does, 64 by 64; the number is set on top by the table."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import part
from woodcuts.palette import BLOOD, BONE, GOLD, INK, LAMP
from woodcuts.shapes import blob, box, ellipse, polygon
from woodcuts.signs import arrow, pentagram, sheet


@part("icon-power")
def icon_power(block: Block) -> None:
    """Conjuring Power: the flame of a lamp."""
    shape = blob([
        (32, 61), (12, 54), (6, 38), (13, 22), (20, 28, 1), (24, 10), (36, 1, 1), (38, 14), (47, 24), (50, 17, 1),
        (58, 36), (52, 54),
    ])
    block.form(shape, LAMP, 3, 7, 3.2, heavy=1.6)
    block.fill(blob([(32, 57), (18, 51), (15, 40), (22, 32), (32, 22, 1), (42, 32), (49, 40), (46, 51)]), "#ffdf8e")


@part("icon-loss")
def icon_loss(block: Block) -> None:
    """Sanity loss: a red burst."""
    nodes = []
    for index in range(22):
        angle = math.radians(-90 + index * 360 / 22)
        radius = (31, 22, 28, 21)[index % 4] if index % 2 == 0 else 21
        nodes.append((32 + radius * math.cos(angle), 33 + radius * math.sin(angle)))
    block.form(polygon(nodes), BLOOD, 2.6, 0, heavy=1.4)
    block.shade(polygon(nodes), INK, 7, 2.6, 1.8)
    block.fill(ellipse(32, 33, 18), "#8a241c")


@part("icon-sanity")
def icon_sanity(block: Block) -> None:
    """Sanity gain: a whole brain and a plus."""
    shape = blob([
        (10, 42), (4, 32), (9, 22), (15, 13), (26, 11), (34, 7), (44, 11), (54, 17), (58, 28), (59, 40), (50, 50),
        (40, 55), (28, 54), (18, 52),
    ])
    block.form(shape, "#d7e6e2", 2.8, 6, 3, heavy=1.6)
    block.lines([
        [(12, 24), (17, 26), (18, 31)], [(28, 14), (30, 19), (36, 18)], [(50, 22), (47, 27), (51, 31)],
        [(14, 42), (19, 40), (22, 44)],
    ], INK, (1, 2.2, 1))
    block.form(blob([(36, 53), (42, 51), (46, 58), (40, 63)]), "#d7e6e2", 2, 0, heavy=1)
    block.form(ellipse(53, 12, 10.5), "#2f7256", 2.4, 0, heavy=1)
    block.fill([box(47, 10.2, 12, 3.8), box(51.1, 6, 3.8, 12)], BONE)


@part("icon-draw")
def icon_draw(block: Block) -> None:
    """Draw: a pale card, and an arrow up."""
    block.form(sheet(9, 12, 34, 48, -6), BONE, 2.8, 6, 3, heavy=1.6)
    arrow(block, 49, 22, 13, 19, True, "#2f7256")


@part("icon-discard")
def icon_discard(block: Block) -> None:
    """Discard: a dark card with a torn foot, and an arrow down."""
    shape = polygon([(11, 6), (40, 4), (45, 9), (47, 42), (40, 50), (36, 43), (29, 52), (24, 45), (16, 54), (13, 48)])
    block.form(shape, "#5d564d", 2.8, 0, heavy=1.6)
    block.shade(shape, INK, 6, 3, 1.8)
    arrow(block, 49, 42, 13, 19, False, BLOOD)


@part("icon-abjure")
def icon_abjure(block: Block) -> None:
    """Abjure: the chalked circle."""
    block.form(ellipse(32, 32, 29), INK, 2.4, 0)
    block.outline(ellipse(32, 32, 26), BONE, 2.2, 0)
    pentagram(block, 32, 32, 25, BONE, 2.2)
    block.fill(ellipse(32, 33, 13.5), INK)


@part("icon-abjure-this")
def icon_abjure_this(block: Block) -> None:
    """Abjure this card: the card itself goes into the circle."""
    block.form(ellipse(38, 42, 21), INK, 2.2, 0)
    block.outline(ellipse(38, 42, 18.4), BONE, 1.8, 0)
    pentagram(block, 38, 42, 17.6, BONE, 1.8)
    shape = sheet(4, 3, 27, 37, -14, 5)
    block.form(shape, "#d9a52f", 2.6, 5, 3, heavy=1.4)
    block.eye(17, 21, 7.5, slit=True)
    arrow(block, 49, 15, 9, 13, False, BLOOD)


@part("icon-acquire-abjured")
def icon_acquire_abjured(block: Block) -> None:
    """An abjured card climbs back onto the deck."""
    block.form(ellipse(32, 52, 29, 10.5), INK, 2.2, 0)
    block.outline(ellipse(32, 52, 25.5, 7.6), BONE, 1.8, 0)
    block.form(polygon([(13, 52), (15, 17), (37, 17), (42, 22), (42, 52)]), BONE, 2.6, 6, 3, heavy=1.4)
    pentagram(block, 27, 36, 10, INK, 1.8)
    arrow(block, 49, 22, 12, 18, True, LAMP)
    block.lines([[(8, 54), (32, 60), (56, 54)]], BONE, (1, 2.2, 1))


@part("icon-destroy-location")
def icon_destroy_location(block: Block) -> None:
    """Destroy a Location: a house, struck."""
    house = polygon([(6, 60), (6, 32), (32, 6), (58, 32), (58, 60)])
    block.form(house, "#8d8577", 2.8, 0, heavy=1.6)
    block.hatch(house, INK, 0, 6, 0.16, least=0.01)
    block.outline(house, INK, 2.8)
    block.form(polygon([(40, 1), (22, 28), (33, 31), (18, 62), (46, 27), (35, 24), (52, 4)]), BLOOD, 2.2, 0, heavy=1)


@part("icon-either-or")
def icon_either_or(block: Block) -> None:
    """One half or the other."""
    block.form(polygon([(32, 3), (61, 32), (32, 61), (3, 32)]), GOLD, 2.6, 0)
    block.outline(polygon([(32, 9), (55, 32), (32, 55), (9, 32)]), INK, 1.4, 0)


@part("icon-then")
def icon_then(block: Block) -> None:
    """First this, then that."""
    block.form(polygon([(14, 8), (46, 32), (14, 56), (24, 32)]), GOLD, 2.6, 0)


@part("icon-used")
def icon_used(block: Block) -> None:
    """A tick on what is used."""
    block.lines([[(8, 34), (18, 44), (26, 54)], [(24, 54), (38, 30), (58, 8)]], BLOOD, (6, 9, 3))
