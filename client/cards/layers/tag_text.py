"""Ability tags in words: paper tags with sentences instead of icons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from client.art import svg
from client.cards.canvas import FaceCanvas
from client.cards.face import Tag
from client.cards.layers import tag_paper
from client.cards.layers.tag_paper import EDGE, MARGIN, SHADOW, TagPaper
from client.cards.layers.tags import TagStyle
from client.cards.pens import InlinePen, broken, line_width, write
from client.look.schema import Span

_BESIDE, _ABOVE = 5.0, 3.0
"""Free paper next to and above the words, in card units."""
_AROUND_NEED = 3.0
_BEFORE_POINT = 4.0
_DESCENDERS = 0.06
"""How far letters are raised, as a share of their size, to leave room for descenders."""
_LINE = 1.02
_STEP = 0.25


@dataclass(frozen=True, slots=True)
class _TagLines:
    tag: Tag
    paper: TagPaper
    lines: Sequence[str]


@dataclass(frozen=True, slots=True)
class TagTextLayer:
    """The tags of a face in words, below each other from where those of the style begin.

    They are at most `widest` wide, in letters as large as fit above `bottom`; `size` is the largest and the smallest.
    """

    style: str
    tags: Mapping[str, TagStyle]
    pen: InlinePen
    size: Span
    widest: float
    bottom: float

    def draw(self, canvas: FaceCanvas) -> None:
        """Draw the tags from bottom to top, so that no shadow falls on a tag."""
        style, (size, smallest) = self.tags[self.style], (self.size[0] * canvas.letters, self.size[1])
        told = self._lay_out_tags(canvas, size)
        while size > smallest and style.at[1] + _height(told, style) > self.bottom:
            size = max(smallest, size - _STEP)
            told = self._lay_out_tags(canvas, size)
        top = style.at[1] + _height(told, style)
        for each in reversed(told):
            top -= each.paper.height
            _draw(canvas, each, (style.at[0], top), self, size)
            top -= style.gap

    def _lay_out_tags(self, canvas: FaceCanvas, size: float) -> list[_TagLines]:
        """Return each tag with its lines, on paper large enough for them."""
        style, told = self.tags[self.style], []
        for tag in canvas.face.tags:
            cloth = style.need + 2 * _AROUND_NEED if tag.needs else 0.0
            beside = max(cloth, EDGE) + _BESIDE + _BEFORE_POINT + tag_paper.point(self.bottom)
            lines = broken(canvas, tag.words, self.pen, size, self.widest - beside) or [tag.words]
            words = len(lines) * size * _LINE + 2 * _ABOVE
            height = max(words, len(tag.needs) * (style.need + _AROUND_NEED) + _AROUND_NEED)
            width = max(line_width(canvas, line, self.pen, size) for line in lines)
            told.append(_TagLines(tag, TagPaper(beside + width, height, cloth), lines))
        return told


def _height(told: Sequence[_TagLines], style: TagStyle) -> float:
    return sum(each.paper.height + style.gap for each in told) - style.gap


def _draw(canvas: FaceCanvas, told: _TagLines, at: tuple[float, float], layer: TagTextLayer, size: float) -> None:
    """Draw a tag with the top left corner of its paper at a point."""
    (left, top), style, paper = at, layer.tags[layer.style], told.paper
    box = left - MARGIN, top - MARGIN, paper.width + 2 * MARGIN + SHADOW, paper.height + 2 * MARGIN + SHADOW
    rect = canvas.rect(box)
    body = tag_paper.drawing(paper, told.tag.state, style.colors)
    canvas.surface.blit(svg.inline(body, rect.width, rect.height, box[2], box[3]), rect)
    y = top + (paper.height - len(told.tag.needs) * (style.need + _AROUND_NEED) + _AROUND_NEED) / 2
    for need in told.tag.needs:
        canvas.image(canvas.look.icon(f"need-{need}"), (left + _AROUND_NEED, y, style.need, style.need))
        y += style.need + _AROUND_NEED
    y = top + (paper.height - (len(told.lines) - 1) * size * _LINE) / 2 - size * _DESCENDERS
    for line in told.lines:
        write(canvas, line, layer.pen, size, (left + max(paper.cloth, EDGE) + _BESIDE, y))
        y += size * _LINE
