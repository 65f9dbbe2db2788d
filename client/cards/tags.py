"""The ability tags of a face for the table: where they can be pulled, and single moving tags."""

from __future__ import annotations

from dataclasses import dataclass

from client.cards.decorations import Overlay
from client.cards.face import USED, Face
from client.cards.layers.sorts import FaceLayout
from client.cards.layers.tag_paper import MARGIN
from client.cards.layers.tags import TagsLayer, TagStyle, half, paper_of, picture, slide_tag, tops
from client.cards.theme import Theme


@dataclass(frozen=True, slots=True)
class TagBox:
    """The box of a tag's row at rest (its stub if used), as shares of the card's size. `tag` and `row` count from 0."""

    tag: int
    row: int
    x: float
    y: float
    width: float
    height: float


def style_of(layout: FaceLayout) -> TagStyle | None:
    """Return the tag style of a layout, or None if it shows no tags."""
    found = (layer.drawing.tags[layer.drawing.style] for layer in layout.layers if isinstance(layer.drawing, TagsLayer))
    return next(found, None)


def tag_boxes(theme: Theme, face: Face, detail: str) -> tuple[TagBox, ...]:
    """Return the boxes of all rows of all tags on a face at a level of detail, from the top; empty if it shows no tags.

    Raises `ThemeProblem` if the theme has no such kind or detail.
    """
    layout = theme.layout(face.kind, detail)
    style = style_of(layout)
    if style is None:
        return ()
    boxes = []
    for number, (tag, top) in enumerate(zip(face.tags, tops(face.tags, style), strict=True)):
        paper = paper_of(tag, style)
        left, width = (style.window, style.stub) if tag.state == USED else (style.at[0], paper.width)
        height = paper.height / paper.rows
        boxes += [
            TagBox(
                number,
                row,
                left / layout.width,
                (top + row * height) / layout.height,
                width / layout.width,
                height / layout.height,
            )
            for row in range(paper.rows)
        ]
    return tuple(boxes)


def draw_tag(
    theme: Theme,
    face: Face,
    detail: str,
    width: float,
    tag: int,
    *,
    row: int | None = None,
    out: float = 0,
    under: float = 0,
) -> Overlay | None:
    """Return one tag of a face `width` pixels wide, to be drawn over the card while it moves.

    `out` is how far it has come out from the edge, 0 to 1. `under` is how far it has gone under the frame, 0 to 1. With
    a `row`, only that half is drawn. Returns None if the face shows no tags.
    """
    layout = theme.layout(face.kind, detail)
    style = style_of(layout)
    if style is None:
        return None
    scale = width / layout.width
    shown, top = face.tags[tag], tops(face.tags, style)[tag]
    whole = picture(shown, style, theme, scale)
    y = round((top - MARGIN) * scale)
    if shown.state == USED or under > 0:
        part, x = slide_tag(whole, shown, style, scale, 1 if shown.state == USED else min(1.0, under))
        return Overlay(part, (x, y))
    x = round((style.at[0] - MARGIN + style.out * out) * scale)
    if row is None or len(shown.rows) == 1:
        return Overlay(whole, (x, y))
    rest = round((style.at[0] - MARGIN) * scale)
    return Overlay(half(shown, style, theme, scale, row, x - rest), (rest, y))
