"""What a card is: its color, its type, the Sanity of a Location; and what an ability may need."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import part
from woodcuts.palette import BLOOD, BONE, COLORS, INK, LAMP, PAPER
from woodcuts.shapes import Shape, blob, box, ellipse, polygon, star, tentacle
from woodcuts.signs import arrow, pentagram


def _outline(color: str) -> Shape:
    """The shape of a color: a fish scale, a hood, a book, a coin."""
    if color == "green":
        return blob([(32, 62, 1), (12, 44), (5, 25), (14, 9), (32, 3), (50, 9), (59, 25), (52, 44)])
    if color == "yellow":
        return blob([(32, 2, 1), (43, 24), (62, 57), (48, 61), (32, 59), (16, 61), (2, 57), (21, 24)])
    if color == "purple":
        return polygon([(32, 1), (61, 32), (32, 63), (3, 32)])
    return ellipse(32, 32, 29)


def _plate(block: Block, color: str) -> None:
    """The shape of a color with nothing in it."""
    _, middle, light = COLORS[color]
    shape = _outline(color)
    block.form(shape, "#3b3733" if color == "black" else middle, 3, 0, heavy=1.4)
    block.shade(shape, INK, 10, 3.2, 2.2)
    block.outline(shape.moved(scale=0.84, about=(32, 38 if color == "yellow" else 32)), light, 2, 0)


def _sign(block: Block, color: str) -> None:
    """What stands in the shape: a curled arm, a slit eye, an open book, a candle."""
    if color == "green":
        limb, _ = tentacle([(31, 55), (20, 42), (20, 26), (32, 17), (43, 25), (40, 36), (31, 35), (31, 28)], 13, 3)
        block.form(limb, COLORS[color].light, 2, 0, heavy=1)
    elif color == "yellow":
        block.form(blob([
            (13, 44, 1), (22, 36), (32, 33), (42, 36), (51, 44, 1), (42, 51), (32, 54), (22, 51),
        ]), BONE, 2, 0, heavy=1)
        block.fill(ellipse(32, 43.5, 4, 9.6), INK)
    elif color == "purple":
        block.form(blob([
            (14, 26, 1), (24, 23), (32, 28, 1), (40, 23), (50, 26, 1), (50, 42, 1), (40, 40), (32, 45, 1), (24, 40),
            (14, 42, 1),
        ]), BONE, 2, 0, heavy=1)
        block.lines([[(32, 28), (32, 36), (32, 45)]], INK, (1.6, 2, 1.6))
    else:
        block.form(box(26.5, 30, 11, 20), BONE, 2, 0, heavy=1)
        block.flame(32, 30, 10)


def _enter(color: str) -> None:
    @part(f"plate-{color}")
    def plate(block: Block) -> None:
        _plate(block, color)

    @part(f"color-{color}")
    def emblem(block: Block) -> None:
        _plate(block, color)
        _sign(block, color)


for _color in COLORS:
    _enter(_color)


@part("type-entity")
def type_entity(block: Block) -> None:
    """Entity: a hood with two eyes."""
    block.form(blob([
        (6, 61, 1), (10, 44), (18, 34), (20, 16), (32, 2, 1), (44, 16), (46, 34), (54, 44), (58, 61, 1),
    ]), BONE, 3, 0, heavy=1.4)
    block.fill(blob([(22, 30), (26, 18), (32, 14), (38, 18), (42, 30), (32, 42)]), INK)
    block.fill([ellipse(28, 27, 2.8), ellipse(36, 27, 2.8)], LAMP)


@part("type-artifact")
def type_artifact(block: Block) -> None:
    """Artifact: a key with an eye in its bow."""
    block.form(ellipse(22, 20, 18), BONE, 3, 0, heavy=1.4)
    block.fill(ellipse(22, 20, 9.6), INK)
    block.fill(ellipse(22, 20, 3, 7), LAMP)
    block.form(polygon([
        (31, 34), (36, 29), (61, 54), (60, 61), (53, 61), (49, 57), (44, 61), (39, 56), (43, 51), (40, 48), (36, 52),
        (31, 47), (35, 43),
    ]), BONE, 2.6, 0, heavy=1.4)


@part("type-location")
def type_location(block: Block) -> None:
    """Location: a leaning house with one lit door."""
    block.form(polygon([
        (8, 61), (7, 30), (3, 30), (31, 3), (41, 12), (41, 5), (49, 5), (49, 20), (61, 31), (57, 31), (57, 61),
    ]), BONE, 3, 0, heavy=1.4)
    block.fill(blob([(24, 61, 1), (24, 42), (32, 33), (40, 42), (40, 61, 1)]), INK)
    block.fill(polygon([(30, 61), (30, 46), (38, 46), (38, 61)]), LAMP)


@part("when-discard")
def when_discard(block: Block) -> None:
    """A discard this turn."""
    block.form(ellipse(32, 32, 29), "#5d564d", 2.6, 0, heavy=1.4)
    block.form(polygon([
        (18, 12), (38, 12), (43, 17), (43, 40), (37, 35), (31, 42), (25, 35), (18, 41),
    ]), BONE, 2.4, 0, heavy=1)
    arrow(block, 31, 44, 11, 13, False, BLOOD)


@part("when-abjure")
def when_abjure(block: Block) -> None:
    """An abjure this turn."""
    block.form(ellipse(32, 32, 29), INK, 2.6, 0)
    block.outline(ellipse(32, 32, 26), BONE, 2.6, 0)
    pentagram(block, 32, 32, 25, BONE, 3.2)


@part("sanity-plain", 72, 80)
def sanity_plain(block: Block) -> None:
    """A chipped milestone."""
    shape = polygon([(10, 76), (9, 22), (20, 10), (52, 8), (63, 20), (63, 76)])
    block.form(shape, "#a79b82", 3, 10, 3.4)
    block.form(polygon([(17, 69), (17, 26), (24, 18), (49, 17), (56, 25), (56, 69)]), PAPER, 1.8, 0)


@part("sanity-sanctuary", 72, 80)
def sanity_sanctuary(block: Block) -> None:
    """Sanctuary: a bright shield under a roof; nobody may hurt the player."""
    shape = blob([(6, 22, 1), (36, 22), (66, 22, 1), (64, 50), (36, 78, 1), (8, 50)])
    block.form(shape, LAMP, 3.2, 0)
    block.shade(shape, INK, 8, 3.4, 2.4)
    block.form(blob([(14, 28, 1), (36, 28), (58, 28, 1), (56, 47), (36, 68, 1), (16, 47)]), BONE, 2, 0)
    block.form(polygon([(1, 25), (36, 1), (71, 25), (63, 29), (36, 11), (9, 29)]), LAMP, 2.8, 0)


@part("sanity-nexus", 72, 80)
def sanity_nexus(block: Block) -> None:
    """Nexus: a dark knot of eight chains; nobody may hurt the other Locations."""
    for index in range(8):
        angle = math.radians(22.5 + index * 45)
        for radius in (29, 35):
            block.form(ellipse(
                36 + radius * math.cos(angle), 40 + radius * math.sin(angle), 5.6, 3.6, math.degrees(angle),
            ), BONE, 2, 0, heavy=0.6)
    block.form(star(36, 40, 35, 24, 8), "#a583cf", 3, 0)
    block.shade(star(36, 40, 35, 24, 8), INK, 7, 3.4, 2.2)
    block.form(ellipse(36, 40, 22), INK, 2, 0)
    block.outline(ellipse(36, 40, 20.4), BONE, 2.6, 0)
