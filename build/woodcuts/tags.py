"""Ability tags: paper bookmarks with a swallow-tail."""

from __future__ import annotations

import math

from woodcuts.block import Block
from woodcuts.gallery import add
from woodcuts.palette import BONE, CLOTH, GOLD, INK, LAMP, PAPER
from woodcuts.paths import Point
from woodcuts.shapes import box, polygon

PAPERS = {"ready": BONE, "plain": PAPER, "dim": "#8b8169", "used": "#b5a880"}
EDGES = {"ready": LAMP, "plain": GOLD, "dim": "#6b5a36", "used": "#6b5a36"}


def tag(width: float, height: float, cloth: float = 0, rows: int = 1, state: str = "ready", seed: int = 1) -> str:
    """A bookmark of paper; `cloth` is the width of its dark part for conditions, without it there is a gold edge."""
    block = Block(width=math.ceil(width) + 4, height=math.ceil(height) + 4, seed=seed)
    tail = min(9, height * 0.16)
    outline = polygon(_bookmark(width, height, tail, rows))
    dim = state == "dim"
    block.fill(outline, PAPERS[state])
    block.hatch(box(width - tail - 13, 4, 11, height - 4), "#6d644f" if dim else "#c7b384", 90, 3, 0.3)
    if dim:
        block.hatch(outline, "#5d5543", -45, 6, 0.22, least=0.01)
    block.outline(outline, INK, 2, 1.4)
    if rows == 2:
        block.fill(box(max(cloth, 8) + 2, 1 + height / 2, width - max(cloth, 8) - tail - 4, 2), INK)
    if cloth:
        block.form(box(0, 2, cloth, height), "#1c1a1e" if dim else CLOTH, 1.6, 0, heavy=0)
        block.fill(box(cloth - 2.4, 3, 1.6, height - 2), GOLD)
    else:
        block.form(box(0, 2, 8, height), EDGES[state], 1.6, 0, heavy=0)
    if state == "ready":
        block.outline(polygon(_inner_edge(width, height, tail, rows)), LAMP, 1.6, 0)
    return block.svg()


def _bookmark(width: float, height: float, tail: float, rows: int) -> list[Point]:
    """The outline, with one point for each row."""
    middle = [(width - tail, 2 + height / 2), (width, 2 + height * 0.75)] if rows == 2 else []
    return [
        (0, 2), (width - tail, 2), (width, 2 + height / 2 / rows), *middle, (width - tail, 2 + height),
        (0, 2 + height),
    ]  # fmt: skip


def _inner_edge(width: float, height: float, tail: float, rows: int) -> list[Point]:
    """The line of light along the inside of a ready tag."""
    middle = [(width - tail - 2, 2 + height / 2), (width - 2, 2 + height * 0.75)] if rows == 2 else []
    return [
        (1, 3.4), (width - tail - 1, 3.4), (width - 2, 2 + height / 2 / rows), *middle,
        (width - tail - 1, height + 0.6), (1, height + 0.6),
    ]  # fmt: skip


add("tag-open", lambda: tag(100, 50))
add("tag-needs", lambda: tag(124, 50, 38))
add("tag-either", lambda: tag(100, 100, rows=2))
add("tag-dim", lambda: tag(124, 50, 38, state="dim"))
add("tag-used", lambda: tag(100, 50, state="used"))
