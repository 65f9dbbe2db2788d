"""Figures: a number as tall as its box, and a drawing repeated as often as a number says."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from client.art import fonts, text
from client.cards.canvas import Box, FaceCanvas
from client.cards.pens import ALIGNMENTS, Align, InlinePen, inked
from client.look.schema import ThemeProblem

_TRIAL = 200


@dataclass(frozen=True, slots=True)
class FigureLayer:
    """A number or word whose visible part, with its outline, is as tall as its box but never wider.

    If it is too wide it shrinks. It is then centered vertically, or hangs from the top of the box with `top`. `align`
    is its horizontal alignment.
    """

    text: str
    pen: InlinePen
    box: Box
    align: Align = "center"
    top: bool = False

    def draw(self, canvas: FaceCanvas) -> None:
        """Draw the figure, unless it is empty."""
        content = canvas.fill(self.text).strip()
        rect = canvas.rect(self.box)
        if not content:
            return
        picture = self._fit_figure(canvas, content, rect)
        x = rect.x + (rect.width - picture.get_width()) * ALIGNMENTS[self.align]
        y = rect.y if self.top else rect.y + (rect.height - picture.get_height()) / 2
        canvas.surface.blit(picture, (round(x), round(y)))

    def _fit_figure(self, canvas: FaceCanvas, content: str, rect: pygame.Rect) -> pygame.Surface:
        """Return the figure as large as fits the box."""
        color, edge = canvas.color(self.pen.color), canvas.color(self.pen.edge) or "#ffffff"
        outline = self.pen.edge_width * canvas.scale if self.pen.edge else 0
        width, height = _measure_figure(content, fonts.effective(self.pen.face))
        room = max(1, rect.width - 2 * outline), max(1, rect.height - 2 * outline)
        size = _TRIAL * min(room[0] / max(1, width), room[1] / max(1, height))
        picture = inked(content, self.pen.face, size, color, outline, edge)
        while size > 1 and (picture.get_width() > rect.width or picture.get_height() > rect.height):
            size -= 0.5
            picture = inked(content, self.pen.face, size, color, outline, edge)
        return picture


@lru_cache(maxsize=512)
def _measure_figure(content: str, face: str) -> tuple[int, int]:
    """Return the visible width and height of a figure at the size `_TRIAL`."""
    return text.render(content, face, _TRIAL, "#000000").get_bounding_rect().size


@dataclass(frozen=True, slots=True)
class RepeatLayer:
    """A drawing repeated `count` times in a centered row; each is square and at most `size` wide.

    They shrink together rather than overflow the box.
    """

    art: str
    count: str
    box: Box
    size: float

    def draw(self, canvas: FaceCanvas) -> None:
        """Draw the row. Raises `ThemeProblem` if the face doesn't give the number."""
        said = canvas.fill(self.count)
        if not said.isdecimal():
            raise ThemeProblem(f"{canvas.where}: count should be a whole number, not {said!r}.")
        count = int(said)
        left, top, width, height = self.box
        pitch = min(self.size, width / max(1, count))
        file = canvas.look.art(canvas.fill(self.art))
        for number in range(count):
            middle = left + width / 2 + (number - (count - 1) / 2) * pitch
            canvas.image(file, (middle - pitch / 2, top + height / 2 - pitch / 2, pitch, pitch))
