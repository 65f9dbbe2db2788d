"""The back of every card."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import add
from woodcuts.palette import BONE, GOLD, INK, LAMP
from woodcuts.paths import Point
from woodcuts.shapes import blob, ellipse, rounded, star, tentacle

WIDTH, HEIGHT = 300, 420
X, Y = WIDTH / 2, HEIGHT / 2
NIGHT = "#1b1622"


def _rays(block: Block) -> None:
    """Wedges from the eye to the inner edge."""
    for reach, count, color, half in ((250, 64, "#33264a", 4.2), (150, 64, "#69478d", 1.8)):
        cuts = []
        for index in range(count):
            angle = math.radians(index * 360 / count + 2)
            ux, uy = math.cos(angle), math.sin(angle)
            far = min(reach, (X - 22) / max(0.001, abs(ux)), (Y - 22) / max(0.001, abs(uy)))
            cuts.append([
                (X + ux * 70, Y + uy * 70), (X + ux * far - uy * half, Y + uy * far + ux * half),
                (X + ux * far + uy * half, Y + uy * far - ux * half),
            ])
        block.cuts(cuts, color)


def _around(degrees: float, radius: float) -> Point:
    """A point on the card; the ring of arms is higher than wide."""
    angle = math.radians(degrees)
    stretch = 1.24 if abs(math.sin(angle)) > 0.6 else 0.86
    return X + radius * math.cos(angle) * 0.98, Y + radius * math.sin(angle) * stretch


def _arms(block: Block) -> None:
    """Eight arms, the same whichever way up."""
    for index in range(8):
        start, side = index * 45 + 22.5, 1 if index % 2 else -1
        bends = ((66, 0), (92, 8), (116, 2), (132, -10), (118, -20), (106, -12))
        nodes = [_around(start + turn * side, radius) for radius, turn in bends]
        limb, suckers = tentacle(nodes, 27, 3, 5, side)
        block.form(limb, "#2f7256", 2.4, 9, 3.2)
        block.fill(suckers, "#9cc295")


def _eye(block: Block) -> None:
    """An eye whose pupil is a keyhole."""
    block.form(star(X, Y, 86, 74, 24), GOLD, 3, 8, 3.4)
    block.form(ellipse(X, Y, 68), NIGHT, 2.4, 0)
    block.outline(ellipse(X, Y, 63), GOLD, 1.6, 0)
    white = blob([
        (X - 58, Y, 1), (X - 30, Y - 30), (X, Y - 40), (X + 30, Y - 30), (X + 58, Y, 1), (X + 30, Y + 30),
        (X, Y + 40), (X - 30, Y + 30),
    ])
    block.form(white, BONE, 2.6, 0)
    block.shade(white, INK, 16, 3.6, 2.4, light=(0, 1))
    block.form(ellipse(X, Y, 33), LAMP, 2.4, 12, 3, heavy=1)
    block.fill(blob([
        (X, Y - 20), (X + 9, Y - 13), (X + 5, Y - 4, 1), (X + 10, Y + 21, 1), (X - 10, Y + 21, 1), (X - 5, Y - 4, 1),
        (X - 9, Y - 13),
    ]), INK)


def back() -> str:
    """The thing behind the keyhole would like a word."""
    block = Block("purple", WIDTH, HEIGHT, seed=6)
    block.fill(rounded(0, 0, WIDTH, HEIGHT, 15), INK)
    block.fill(rounded(4, 4, WIDTH - 8, HEIGHT - 8, 12), NIGHT)
    block.outline(rounded(13, 13, WIDTH - 26, HEIGHT - 26, 8), GOLD, 2.4, 0)
    block.outline(rounded(18, 18, WIDTH - 36, HEIGHT - 36, 5), GOLD, 1, 0)
    _rays(block)
    _arms(block)
    _eye(block)
    for x, y in ((34, 34), (WIDTH - 34, 34), (34, HEIGHT - 34), (WIDTH - 34, HEIGHT - 34)):
        block.form(star(x, y, 13, 5, 8), GOLD, 1.8, 0, heavy=0.6)
        block.fill(ellipse(x, y, 3.4), INK)
    return block.svg()


add("back", back)
