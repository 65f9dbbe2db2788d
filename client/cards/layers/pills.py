"""Pills on a face: words in a capsule, with an icon before them, for triggers and states of a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from client.art import paint
from client.cards.canvas import FaceCanvas
from client.cards.pens import ALIGNMENTS, Align, Pen, fit_readable, line_width, readable_size, write
from client.look.schema import FaceColor, Typeface

# Shares of the capsule's height: the icon, the space before it or before words without one, and after the words.
_ICON = 0.74
_BEFORE = 0.28
_BEFORE_WORDS = 0.5
_AFTER = 0.48
_BETWEEN = 0.16
_TALLEST = 0.9


@dataclass(frozen=True, slots=True)
class PillLayer:
    """Words in a capsule that fits them, with its center (left or right end, as `align` says) at `at`.

    They shrink rather than make it wider than `widest`.
    """

    text: str
    face: Typeface
    color: FaceColor
    size: float
    at: tuple[float, float]
    height: float
    fill: FaceColor
    icon: str = ""
    recolor: Mapping[str, FaceColor] = field(default_factory=dict)
    align: Align = "center"
    widest: float = 250
    edge: FaceColor = ""
    edge_width: float = 0

    def draw(self, canvas: FaceCanvas) -> None:
        """Draw the capsule, unless it is empty."""
        content = canvas.fill(self.text).strip()
        if not content:
            return
        own = Pen(self.face, self.color)
        pen, (size, _) = fit_readable(canvas, own, lambda pen: (self._size(canvas, content, pen), [content]))
        width, tall = self._width(canvas, content, pen, size), self.height
        left, top = self.at[0] - width * ALIGNMENTS[self.align], self.at[1] - tall / 2
        self._capsule(canvas, (left, top, width, tall))
        x = left + self._indent()
        if self.icon:
            across = tall * _ICON
            box = (left + tall * _BEFORE, self.at[1] - across / 2, across, across)
            canvas.image(canvas.look.icon(canvas.fill(self.icon)), box, self.recolor)
        write(canvas, content, pen, size, (x, self.at[1]))

    def _size(self, canvas: FaceCanvas, content: str, pen: Pen) -> float:
        """Return the largest size at which the words fit."""
        wanted = max(self.size * canvas.letters, readable_size(canvas, pen))
        size = max(self.size, min(wanted, self.height * _TALLEST))
        while self._width(canvas, content, pen, size) > self.widest and size > 1:
            size -= 0.5 / canvas.scale
        return size

    def _capsule(self, canvas: FaceCanvas, box: tuple[float, float, float, float]) -> None:
        rect = canvas.rect(box)
        edge, line = canvas.color(self.edge), self.edge_width * canvas.scale
        if edge and line:
            outer = rect.inflate(2 * round(line), 2 * round(line))
            paint.panel(canvas.surface, outer, outer.height / 2, edge)
        paint.panel(canvas.surface, rect, rect.height / 2, canvas.color(self.fill))

    def _indent(self) -> float:
        return self.height * (_BEFORE + _ICON + _BETWEEN if self.icon else _BEFORE_WORDS)

    def _width(self, canvas: FaceCanvas, content: str, pen: Pen, size: float) -> float:
        return self._indent() + line_width(canvas, content, pen, size) + self.height * _AFTER
