"""What the icons are made of: a card, an arrow, a five-pointed star drawn in one go."""

from __future__ import annotations

import math
from itertools import pairwise

from woodcuts.block import Block
from woodcuts.shapes import Shape, polygon


def sheet(x: float, y: float, width: float, height: float, turn: float, ear: float = 6) -> Shape:
    """A card with a dog-ear, turned by degrees about its middle."""
    corners = [(x, y), (x + width - ear, y), (x + width, y + ear), (x + width, y + height), (x, y + height)]
    return polygon(corners).moved(turn=turn, about=(x + width / 2, y + height / 2))


def arrow(block: Block, x: float, y: float, width: float, height: float, up: bool, color: str) -> None:
    """A stout arrow about x, y: twice as wide as `width`, its head as high as `height`."""
    way = -1 if up else 1
    block.form(polygon([
        (x, y + way * height), (x - width, y), (x - width * 0.42, y), (x - width * 0.42, y - way * height * 0.7),
        (x + width * 0.42, y - way * height * 0.7), (x + width * 0.42, y), (x + width, y),
    ]), color, 2, 0, heavy=1)


def pentagram(block: Block, x: float, y: float, radius: float, color: str, width: float = 2.4) -> None:
    """A five-pointed star drawn in one go."""
    angles = [math.radians(-90 + index * 144) for index in range(6)]
    tips = [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
    sides = [(start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end) for start, end in pairwise(tips)]
    block.lines(sides, color, (width, width * 1.15, width))
