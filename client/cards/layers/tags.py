"""Ability tags: paper bookmarks at the left edge of a card, each an ability that its owner can pull.

A theme with tags has `tag_colors`, `tag_numbers` (by icon: `at` in a box of 64, `color`, `size` as a share of the icon,
`edge`) and `tags`, the measures for each size of card. Two layers of a face draw them: `show = "used"` draws the stubs
of used tags below the frame, and `show = "open"` all others over the frame. Pictures of tags are cached.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from client.art import fonts, svg
from client.art.cache import SurfaceCache, to_fast_format
from client.cards.canvas import FaceCanvas, FaceStyle
from client.cards.face import DIM, USED, Cell, Tag
from client.cards.layers import tag_paper
from client.cards.layers.tag_paper import EDGE, MARGIN, SHADOW, TagColors, TagPaper
from client.cards.pens import ink
from client.look.schema import Color, SchemaTable, Typeface

THEN = "then"
"""The icon between two consecutive effects. It is narrow and has no number."""
_THEN_WIDTH = 0.42
_NUMBER_BOX = 64
_BESIDE_NEED, _AROUND_NEEDS = 4.0, 6.0
_BEFORE_CELLS, _BESIDE_CELL, _AFTER_CELLS = 5.0, 2.0, 3.0
_BETWEEN_ROWS = 4.0
"""How much lower than two tags a tag of two rows is."""
_DIAMOND, _ROOM_FOR_DIAMOND = 0.9, 10.0
_OR = 0.52
_TICK = 0.62
_DIM_ICON, _DIM_NUMBER = 0.66, 0.9
_WIDEST_NUMBER, _EDGE_OF_NUMBER = 0.62, 0.06

_pictures = SurfaceCache(16 << 20)


@dataclass(frozen=True, slots=True)
class NumberPlace:
    """The place of an icon's number in a box of 64, its `size` as a share, and the `edge` color for busy icons."""

    at: tuple[float, float]
    color: Color
    size: float
    edge: Color = ""


@dataclass(frozen=True, slots=True)
class TagStyle:
    """The measures of tags for one size of card, in its units.

    The first tag's top left corner is at `at`; rows are `row` high and `gap` apart. `icon` and `need` are the icon
    sizes of effects and needs, `smallest` is that of numbers. A used tag is hidden under the frame, left of `window`,
    except for its `stub`. A hovered tag comes out by `out`.
    """

    name: str
    at: tuple[float, float]
    row: float
    gap: float
    icon: float
    need: float
    smallest: float
    window: float
    stub: float
    number: Typeface
    word: Typeface
    colors: TagColors
    numbers: Mapping[str, NumberPlace]
    out: float = 4


def read_styles(table: SchemaTable) -> dict[str, TagStyle]:
    """Return the styles of a theme's file of faces; empty if it has no tags."""
    if "tags" not in table:
        return {}
    colors = table.table("tag_colors").read(TagColors)
    numbers = table.all_of("tag_numbers", NumberPlace)
    return {
        name: inner.read(TagStyle, name=name, colors=colors, numbers=numbers)
        for name, inner in table.list_tables("tags")
    }


# --- positions ---------------------------------------------------------------------------------------------------


def paper_of(tag: Tag, style: TagStyle) -> TagPaper:
    """Return the shape of a tag."""
    rows = len(tag.rows)
    height = style.row * rows - _BETWEEN_ROWS * (rows - 1)
    cloth = len(tag.needs) * (style.need + _BESIDE_NEED) + _AROUND_NEEDS if tag.needs else 0.0
    cells = max(_cells_width(row.cells, style) for row in tag.rows)
    end = tag_paper.point(height) + (_ROOM_FOR_DIAMOND if rows > 1 else _AFTER_CELLS)
    return TagPaper(max(cloth, EDGE) + _BEFORE_CELLS + cells + end, height, cloth, rows)


def _cells_width(cells: Sequence[Cell], style: TagStyle) -> float:
    return sum(style.icon * (_THEN_WIDTH if cell.icon == THEN else 1) + _BESIDE_CELL for cell in cells)


def tops(tags: Sequence[Tag], style: TagStyle) -> list[float]:
    """Return the top of each tag."""
    found, y = [], style.at[1]
    for tag in tags:
        found.append(y)
        y += paper_of(tag, style).height + style.gap
    return found


# --- pictures ----------------------------------------------------------------------------------------------------


def picture(tag: Tag, style: TagStyle, look: FaceStyle, scale: float, diamond: bool = True) -> pygame.Surface:
    """Return a tag at full length with its shadow, `scale` pixels per unit. Shared: do not draw on it.

    Its top left corner is `MARGIN` units above and left of the paper's. `diamond` says whether to draw the word between
    two alternatives.
    """
    key = look.art(style.name), tag.shown, round(scale, 4), diamond, fonts.effective(style.word)
    return _pictures.get(key, lambda: to_fast_format(_TagDrawer(style, look, scale).tag(tag, diamond)))


@dataclass(frozen=True, slots=True)
class _TagDrawer:
    """Draws tags of a style at one size."""

    style: TagStyle
    look: FaceStyle
    scale: float

    def tag(self, tag: Tag, diamond: bool) -> pygame.Surface:
        """Return a tag with everything on it, optionally without the diamond between two alternatives."""
        style, paper = self.style, paper_of(tag, self.style)
        surface = self._paper(paper, tag.state)
        if tag.state == USED:
            self._tick(surface, paper)
            return surface
        for number, need in enumerate(tag.needs):
            left = 3 + number * (style.need + _BESIDE_NEED) + (1.5 if tag.state != DIM else 0)
            self._need(surface, need, (left, (paper.height - style.need) / 2), tag)
        height = paper.height / paper.rows
        for number, row in enumerate(tag.rows):
            self._cells(surface, row.cells, (max(paper.cloth, EDGE) + _BEFORE_CELLS, height * (number + 0.5)), tag)
        if paper.rows > 1 and diamond:
            self.diamond(surface, paper)
        return surface

    def _paper(self, paper: TagPaper, state: str) -> pygame.Surface:
        """Return the empty tag, with room for the diamond at its end."""
        beyond = self.style.icon * _DIAMOND / 2 if paper.rows > 1 else 0.0
        size = (
            math.ceil((paper.width + beyond + 2 * MARGIN + SHADOW) * self.scale),
            math.ceil((paper.height + 2 * MARGIN + SHADOW) * self.scale),
        )
        body = tag_paper.drawing(paper, state, self.style.colors)
        return svg.inline(body, *size, size[0] / self.scale, size[1] / self.scale).copy()

    def _icon(self, name: str, size: float) -> pygame.Surface:
        file = self.look.icon(name)
        return svg.image(file, max(1, round(size * self.scale)), None, self.look.find_recolor(file))

    def _put(self, surface: pygame.Surface, image: pygame.Surface, left: float, middle: float) -> None:
        """Draw an icon with its left edge and its vertical center at a point of the paper."""
        x, y = (left + MARGIN) * self.scale, (middle + MARGIN) * self.scale - image.get_height() / 2
        surface.blit(image, (round(x), round(y)))

    def _need(self, surface: pygame.Surface, need: str, at: tuple[float, float], tag: Tag) -> None:
        """Draw the icon of a need, with a broken ring around it if it is unmet."""
        size = self.style.need
        image = self._icon(f"need-{need}", size)
        missing = tag.state == DIM and need in tag.unmet
        self._put(surface, _dim_icon(image) if missing else image, at[0], at[1] + size / 2)
        if missing:
            across = round((size + 4) * self.scale)
            ring = _ring(across, self.style.colors.unmet, 2.4 * self.scale)
            self._put(surface, ring, at[0] - 2, at[1] + size / 2)

    def _cells(self, surface: pygame.Surface, cells: Sequence[Cell], at: tuple[float, float], tag: Tag) -> None:
        """Draw the effects of a row side by side."""
        x, middle = at
        for cell in cells:
            size = self.style.icon * (_THEN_WIDTH if cell.icon == THEN else 1)
            image = self._icon(cell.icon, size)
            self._put(surface, _dim_icon(image) if tag.state == DIM else image, x, middle)
            if cell.text:
                self._number(surface, cell, (x, middle - size / 2), tag)
            x += size + _BESIDE_CELL

    def _number(self, surface: pygame.Surface, cell: Cell, at: tuple[float, float], tag: Tag) -> None:
        """Draw the number on an icon whose top left corner is at a point of the paper."""
        icon, place = self.style.icon, self.style.numbers.get(cell.icon)
        if place is None:
            return
        pixels, outline = max(icon * place.size, self.style.smallest) * self.scale, 0.0
        if place.edge:
            outline = icon * _EDGE_OF_NUMBER * self.scale
        image = ink(cell.text, self.style.number, pixels, place.color, outline, place.edge)
        widest = icon * _WIDEST_NUMBER * self.scale + 2 * outline
        if image.get_width() > widest:
            pixels *= widest / image.get_width()
            image = ink(cell.text, self.style.number, pixels, place.color, outline, place.edge)
        if tag.state == DIM:
            image = _fade(image, _DIM_NUMBER)
        x = (at[0] + MARGIN + icon * place.at[0] / _NUMBER_BOX) * self.scale - image.get_width() / 2
        y = (at[1] + MARGIN + icon * place.at[1] / _NUMBER_BOX) * self.scale - image.get_height() / 2
        surface.blit(image, (round(x), round(y)))

    def diamond(self, surface: pygame.Surface, paper: TagPaper) -> None:
        """Draw the word between two alternatives, on the end of the tag."""
        size = self.style.icon * _DIAMOND
        image = self._icon("either-or", size)
        self._put(surface, image, paper.width - 3 - size / 2, paper.height / 2)
        word = ink("or", self.style.word, size * _OR * self.scale, self.style.colors.ink)
        x = (paper.width - 3 + MARGIN) * self.scale - word.get_width() / 2
        surface.blit(word, (round(x), round((paper.height / 2 + MARGIN) * self.scale - word.get_height() / 2)))

    def _tick(self, surface: pygame.Surface, paper: TagPaper) -> None:
        """Draw the tick on the stub of a used tag."""
        size = self.style.icon * _TICK
        middle = paper.width - (self.style.stub + paper.point * 0.6) / 2
        self._put(surface, self._icon("used", size), middle - size / 2, paper.height / 2)


def _dim_icon(image: pygame.Surface) -> pygame.Surface:
    """Return an icon with less color, and faint."""
    gray = pygame.transform.grayscale(image)
    gray.set_alpha(150)
    faint = image.copy()
    faint.blit(gray, (0, 0))
    return _fade(faint, _DIM_ICON)


def _fade(image: pygame.Surface, opacity: float) -> pygame.Surface:
    faint = image.copy()
    faint.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


def _ring(across: int, color: str, width: float) -> pygame.Surface:
    """Return a broken ring, `across` pixels wide."""
    radius = (across - width) / 2
    dash = math.tau * radius / 9
    body = (
        f'<circle cx="{across / 2}" cy="{across / 2}" r="{radius:.2f}" fill="none" stroke="{color}" '
        f'stroke-width="{width:.2f}" stroke-dasharray="{dash * 0.64:.2f} {dash * 0.36:.2f}"/>'
    )
    return svg.inline(body, across, across, across, across)


# --- on a face ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TagsLayer:
    """The tags of a face: those that are `used`, or all others."""

    style: str
    tags: Mapping[str, TagStyle]
    show: Literal["used", "open"] = "open"

    def draw(self, canvas: FaceCanvas) -> None:
        """Draw the tags from bottom to top, so that no shadow falls on a tag."""
        tags, style = canvas.face.tags, self.tags[self.style]
        for tag, top in reversed(list(zip(tags, tops(tags, style), strict=True))):
            if (tag.state == USED) != (self.show == "used"):
                continue
            part, x = picture(tag, style, canvas.look, canvas.scale), round((style.at[0] - MARGIN) * canvas.scale)
            if tag.state == USED:
                part, x = slide_tag(part, tag, style, canvas.scale, 1)
            canvas.surface.blit(part, (x, round((top - MARGIN) * canvas.scale)))


def slide_tag(
    whole: pygame.Surface, tag: Tag, style: TagStyle, scale: float, share: float
) -> tuple[pygame.Surface, int]:
    """Return the visible part of a tag's picture `share` of its way under the frame, and its x in pixels."""
    width = paper_of(tag, style).width
    gone = style.window + style.stub - width - style.at[0]
    x = round((style.at[0] - MARGIN + gone * share) * scale)
    hidden = min(max(0, round(style.window * scale) - x), whole.get_width() - 1) if share > 0 else 0
    return whole.subsurface((hidden, 0, whole.get_width() - hidden, whole.get_height())), x + hidden


def half(tag: Tag, style: TagStyle, look: FaceStyle, scale: float, row: int, right: int) -> pygame.Surface:
    """Return a tag with one of its two alternatives shifted right; only that half, with the diamond at rest."""
    whole, paper = picture(tag, style, look, scale, diamond=False), paper_of(tag, style)
    width, height = whole.get_size()
    middle = round((MARGIN + paper.height / 2) * scale)
    part = (0, 0, width, middle) if row == 0 else (0, middle, width, height - middle)
    surface = pygame.Surface((width + right, height), pygame.SRCALPHA)
    surface.blit(whole, (right, part[1]), part)
    _TagDrawer(style, look, scale).diamond(surface, paper)
    return surface
