"""What stands in many pictures: night skies, water, arms from the deep, cords, and words that nobody can read."""

from __future__ import annotations

import math
from collections.abc import Sequence

from woodcuts.block import Block, Widths
from woodcuts.palette import BONE, INK, SCALES, SUCKERS
from woodcuts.paths import Node
from woodcuts.shapes import box, ellipse, tentacle


def moonlit(
    block: Block, x: float, y: float, radius: float, dark: float = 0.62, moon: str = BONE, gap: float = 5
) -> None:
    """Lined night that brightens around a plain moon."""

    def tone(at_x: float, at_y: float) -> float:
        return max(0, min(dark, (math.dist((at_x, at_y), (x, y)) - radius) / 150 + 0.12))

    block.sky(tone, INK, gap)
    block.fill(ellipse(x, y, radius), moon)
    block.outline(ellipse(x, y, radius), INK, 1.4, 1)


def sea(block: Block, top: float, color: str, ink: str = INK, rows: int = 9, gap: float = 11) -> None:
    """Rows of swelling scalloped lines: the only water we draw."""
    block.fill(box(0, top, block.width, block.height - top), color)
    for row in range(rows):
        y = top + row * gap * (1 + row * 0.05)
        length = 26 + row * 2
        x = -length + (row % 2) * length / 2
        waves = []
        while x < block.width + length:
            waves.append([
                (x, y), (x + length * 0.3, y + 3 + row * 0.3), (x + length * 0.7, y + 2.5),
                (x + length, y - 2 - row * 0.2),
            ])  # fmt: skip
            x += length
        block.lines(waves, ink, (0.6, 2 + row * 0.14, 0.4))


def cord(block: Block, many: Sequence[Sequence[Node]], color: str, widths: Widths, edge: float = 1.8) -> None:
    """A rope, wire or thin limb: an ink line with a colored one on top."""
    start, middle, end = widths
    block.lines(many, INK, (start + 2 * edge, middle + 2 * edge, end + 2 * edge))
    block.lines(many, color, widths)


def arm(
    block: Block, nodes: Sequence[Node], root: float, tip: float = 2.0, color: str = SCALES, sucker: str = SUCKERS,
    every: int = 4, side: int = 1, depth: float = 7,
) -> None:  # fmt: skip
    """An arm from the deep, from the widths of its root to its tip, with a sucker every so many points."""
    limb, suckers = tentacle(nodes, root, tip, every, side)
    block.form(limb, color, 2.2, depth, 3.2)
    block.fill(suckers, sucker)


def squiggle(
    block: Block, x: float, y: float, width: float, color: str = INK, scale: float = 1.0, bends: int = 4
) -> None:
    """A word."""
    nodes = []
    for index in range(bends + 1):
        size = (3.2 if index % 2 else -3.2) * scale * (0.6 + 0.4 * ((index * 7) % 3) / 2)
        nodes.append((x + width * index / bends, y + size))
    block.lines([nodes], color, (1.2 * scale, 2.2 * scale, scale))
