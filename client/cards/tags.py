"""The ability tags of a face for the table: where they can be pulled, and one alone while it moves."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.cards.face import USED, Face
from client.cards.layers.sorts import FaceLayout
from client.cards.layers.tag_paper import MARGIN
from client.cards.layers.tags import TagsLayer, TagStyle, half, paper_of, picture, slid, tops
from client.cards.theme import Theme


@dataclass(frozen=True, slots=True)
class TagBox:
    """Where a row of a tag lies at its rest pose (a used one: its stub), in fractions of the card's width and height.
    `tag` and `row` count from 0.
    """

    tag: int
    row: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class TagPicture:
    """A tag alone, and where its upper left corner is from the card's, in pixels. Shared: do not draw on it."""

    surface: pygame.Surface
    offset: tuple[int, int]


def style_of(layout: FaceLayout) -> TagStyle | None:
    """How a layout draws tags, None when it shows none."""
    found = (layer.drawing.tags[layer.drawing.style] for layer in layout.layers if isinstance(layer.drawing, TagsLayer))
    return next(found, None)


def tag_boxes(theme: Theme, face: Face, detail: str) -> tuple[TagBox, ...]:
    """Where each row of each tag lies on a face at a level of detail, from above; none where it shows no tags.

    Raises `ThemeProblem` when the theme has no such kind or detail.
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
        boxes += [TagBox(number, row, left / layout.width, (top + row * height) / layout.height,
                         width / layout.width, height / layout.height) for row in range(paper.rows)]  # fmt: skip
    return tuple(boxes)


def draw_tag(theme: Theme, face: Face, detail: str, width: float, tag: int, *, row: int | None = None, out: float = 0,
             under: float = 0) -> TagPicture | None:  # fmt: skip
    """One tag of a face `width` pixels wide, to be drawn over the card while it moves.

    `out` is how far it has come out from the edge, 0 to 1; `under` how much of its way under the frame it has gone, 0
    to 1. With a `row`, only that half of it. None where the face shows no tags.
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
        part, x = slid(whole, shown, style, scale, 1 if shown.state == USED else min(1.0, under))
        return TagPicture(part, (x, y))
    x = round((style.at[0] - MARGIN + style.out * out) * scale)
    if row is None or len(shown.rows) == 1:
        return TagPicture(whole, (x, y))
    rest = round((style.at[0] - MARGIN) * scale)
    return TagPicture(half(shown, style, theme, scale, row, x - rest), (rest, y))
