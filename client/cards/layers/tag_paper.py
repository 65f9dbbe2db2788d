"""Tag paper: an ability tag as a vector drawing, a bookmark with a pointed end and a cloth or metal left edge.

Everything is in card units. The top left corner of the paper is `MARGIN` below and right of that of the drawing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from client.cards.face import DIM, READY, USED
from client.look.schema import Color

MARGIN = 2.0
EDGE = 8.0
"""Width of the metal edge of a tag that needs nothing."""
SHADOW = 4.0
"""How far the shadow falls below the paper."""
_POINT, _LONGEST_POINT = 0.16, 9.0
_LEFT_LIGHT = 3.0
_FOLDS = 3
_HATCH = 6.0

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ByState:
    """A color for each state of a tag."""

    printed: Color
    ready: Color
    dim: Color
    used: Color


@dataclass(frozen=True, slots=True)
class TagColors:
    """The colors of a theme's tags by use."""

    paper: ByState
    edge: ByState
    ink: Color
    fold: Color
    hatch: Color
    cloth: Color
    cloth_dim: Color
    rule: Color
    light: Color
    unmet: Color


@dataclass(frozen=True, slots=True)
class TagPaper:
    """The shape of a tag: width, height, the width of its cloth (0 with a metal edge), and the number of rows."""

    width: float
    height: float
    cloth: float = 0
    rows: int = 1

    @property
    def point(self) -> float:
        """Return how far the end sticks out."""
        return point(self.height)


def point(height: float) -> float:
    """Return how far the end of a tag of this height sticks out."""
    return min(_LONGEST_POINT, height * _POINT)


def drawing(paper: TagPaper, state: str, colors: TagColors) -> str:
    """Return the empty tag as SVG elements."""
    body = _outline(paper)
    width = 2.0
    parts = [
        f'<path d="{_path(body, 2.4, 3.4)}" fill="{colors.ink}" opacity="0.5"/>',
        f'<path d="{_path(body, 0.5, 0.7)}" fill="{colors.ink}" stroke="{colors.ink}" stroke-width="{width}"/>',
        f'<path d="{_path(body)}" fill="{getattr(colors.paper, state)}"/>',
        *_folds(paper, colors),
    ]
    if state == DIM:
        parts.append(f'<path d="{_hatching(paper)}" stroke="{colors.hatch}" stroke-width="1.3" fill="none"/>')
    if paper.rows > 1 and state != USED:
        left, right = max(paper.cloth, EDGE) + 3, paper.width - paper.point - 2
        parts.append(_bar(left, paper.height / 2 - 0.8, right - left, 1.6, colors.ink))
    parts += [] if state == USED else _left_end(paper, state, colors)
    parts.append(f'<path d="{_path(body)}" fill="none" stroke="{colors.ink}" stroke-width="{width}"/>')
    if state == READY:
        inner = _outline(TagPaper(paper.width - 3.2, paper.height - 3.2, rows=paper.rows))
        parts.append(f'<path d="{_path(inner, 1.6, 1.6)}" fill="none" stroke="{colors.light}" stroke-width="1.8"/>')
    return "".join(parts)


def _left_end(paper: TagPaper, state: str, colors: TagColors) -> Iterator[str]:
    """Yield the cloth behind the ability's needs with its metal rule, or the metal edge."""
    edge: str = getattr(colors.edge, state)
    if not paper.cloth:
        yield _bar(0, 0, EDGE, paper.height, edge)
        yield _bar(EDGE - 0.8, 0, 1.6, paper.height, colors.ink)
        return
    yield _bar(0, 0, paper.cloth, paper.height, colors.cloth_dim if state == DIM else colors.cloth)
    yield _bar(paper.cloth - 2.6, 0, 1.8, paper.height, edge if state == DIM else colors.rule)
    yield _bar(paper.cloth - 0.8, 0, 1.4, paper.height, colors.ink)
    if state == READY:
        yield _bar(0, 0, _LEFT_LIGHT, paper.height, edge)


def _bar(left: float, top: float, width: float, height: float, color: str) -> str:
    x, y = left + MARGIN, top + MARGIN
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" fill="{color}"/>'


def _outline(paper: TagPaper) -> list[Point]:
    """Return the corners of the paper, clockwise. Each row has a point of its own."""
    width, height, inner = paper.width, paper.height, paper.width - paper.point
    row = height / paper.rows
    corners = [(0.0, 0.0), (inner, 0.0)]
    for number in range(paper.rows):
        corners += [(width, row * (number + 0.5)), (inner, row * (number + 1))]
    return [*corners, (0.0, height)]


def _path(corners: list[Point], right: float = 0, down: float = 0) -> str:
    """Return a closed path through corners, shifted."""
    points = (f"{x + MARGIN + right:.2f} {y + MARGIN + down:.2f}" for x, y in corners)
    return "M" + "L".join(points) + "Z"


def _folds(paper: TagPaper, colors: TagColors) -> Iterator[str]:
    """Yield thin strokes across the paper before its point."""
    right = paper.width - paper.point - 2
    for number in range(_FOLDS):
        yield _bar(right - 3.2 * number, 1, 1.3 - 0.3 * number, paper.height - 2, colors.fold)


def _hatching(paper: TagPaper) -> str:
    """Return slanted lines over the whole paper except its point."""
    width, height = paper.width - paper.point, paper.height
    lines = []
    start = _HATCH
    while start < width + height:
        left, bottom = max(0.0, start - height), min(height, start)
        right, top = min(width, start), max(0.0, start - width)
        lines.append(f"M{left + MARGIN:.1f} {bottom + MARGIN:.1f}L{right + MARGIN:.1f} {top + MARGIN:.1f}")
        start += _HATCH
    return "".join(lines)
