"""The frames of the cards, drawn for each size that is shown: a scaled frame looks scaled."""

from __future__ import annotations

from dataclasses import dataclass

from woodcuts.block import Block
from woodcuts.gallery import add
from woodcuts.palette import COLORS, GOLD, GOLD_EDGE, INK, PAPER
from woodcuts.shapes import box, ellipse, rounded, star


@dataclass(frozen=True)
class Measures:
    """Of a card in pixels: its title band, foot, colored band and the radius of its cost."""

    width: int
    height: int
    title: float
    foot: float
    band: float
    cost: float

    @property
    def scale(self) -> float:
        """How large the card is beside one of 300 pixels."""
        return self.width / 300


ZOOM = Measures(300, 420, 52, 58, 9, 27)
TABLE = Measures(176, 246, 41, 38, 6, 19)


def frame(color: str, size: Measures) -> str:
    """The frame of a card with an open window for its picture."""
    block = Block(color, size.width, size.height, seed=2)
    _rim(block, size, "#57514a" if color == "black" else block.mid)
    _engraving(block, size)
    _bands(block, size)
    _medal(block, size, "#211d1c" if color == "black" else block.deep)
    return block.svg()


def _rim(block: Block, size: Measures, color: str) -> None:
    """The band round the card; the window stays open."""
    scale = size.scale
    window = box(size.band, size.title, size.width - 2 * size.band, size.height - size.title - size.foot)
    hole = "M" + "L".join(f"{x:g} {y:g}" for x, y in window.points[::-1]) + "z"
    outer = rounded(0, 0, size.width, size.height, 15 * scale)
    inner = rounded(2.6 * scale, 2.6 * scale, size.width - 5.2 * scale, size.height - 5.2 * scale, 12.5 * scale)
    block.path(outer.data + hole, INK, with_holes=True)
    block.path(inner.data + hole, color, with_holes=True)


def _engraving(block: Block, size: Measures) -> None:
    """Ticks along both sides and the foot."""
    scale, width, height = size.scale, size.width, size.height
    gap = 4.2 * max(scale, 0.7)
    cuts = []
    index, y = 0, 14 * scale
    while y < height - 14 * scale:
        length = size.band * (0.66 if index % 4 else 0.9)
        right = width - 2 * scale
        cuts.append([(right, y - gap * 0.3), (right - length, y), (right, y + gap * 0.3)])
        cuts.append([(2 * scale, y - gap * 0.22), (2 * scale + length * 0.55, y), (2 * scale, y + gap * 0.22)])
        y += gap
        index += 1
    x = 14 * scale
    while x < width - 14 * scale:
        bottom = height - 2 * scale
        cuts.append([(x - gap * 0.3, bottom), (x, bottom - size.band * 0.7), (x + gap * 0.3, bottom)])
        x += gap
    block.cuts(cuts, INK)


def _bands(block: Block, size: Measures) -> None:
    """The paper of the title, the dark foot, and gold between them and the picture."""
    scale, band = size.scale, size.band
    inner = size.width - 2 * band
    top = size.height - size.foot
    block.form(box(band, band, inner, size.title - band), PAPER, 1.6, 0, heavy=0)
    block.hatch(box(band + 1, size.title - 7 * scale, inner - 2, 5 * scale), "#b9a57a", 0, 2.6 * scale, 0.42, 0)
    block.form(box(band, top, inner, size.foot - band), block.deep, 1.6, 0, heavy=0)
    depth = size.foot - band - 3
    block.hatch(box(band + 1, top + 2, inner - 2, depth), INK, 0, 4, lambda x, y: 0.1 + 0.5 * (y - top) / size.foot)
    for y in (size.title, top):
        block.fill(box(band, y - 1.3, inner, 2.6), GOLD)
    block.outline(rounded(band - 0.2, band - 0.2, inner + 0.4, size.height - 2 * band + 0.4, 5 * scale), GOLD, 1.8, 0)


def _medal(block: Block, size: Measures, color: str) -> None:
    """Where the cost stands."""
    cost, scale = size.cost, size.scale
    x, y = size.width - cost - 5 * scale, cost + 5 * scale
    block.form(star(x, y, cost + 1, cost - 3 * scale, 16), GOLD, 2.2, 0, heavy=1.4)
    block.form(ellipse(x, y, cost * 0.78), color, 1.8, 0, heavy=0)
    block.outline(ellipse(x, y, cost * 0.69), GOLD_EDGE, 1.2, 0)


def _enter(color: str) -> None:
    add(f"frame-{color}", lambda: frame(color, ZOOM))
    add(f"frame-table-{color}", lambda: frame(color, TABLE))


for _color in COLORS:
    _enter(_color)
