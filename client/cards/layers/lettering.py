"""Lettering on a face: titles that shrink before they wrap, and rules text in its styles.

All sizes and positions are in card units. A text first tries its largest size on one line, then smaller ones, then more
lines. It keeps shrinking rather than overflow its box. With a larger text size it starts larger.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from client.cards.canvas import Box, FaceCanvas
from client.cards.pens import (
    ALIGNMENTS,
    Align,
    InlinePen,
    Pen,
    broken,
    fit_readable,
    hyphenate,
    line_width,
    readable_size,
    slim,
    write,
    write_on_ink,
)
from client.look.schema import Span

_SMALLEST = 5.0
# Condensed capitals smaller than this, in pixels, run together at single spaces.
_SMALL_CAPITALS = 18
# Letters smaller than this, in pixels, visibly snap to whole pixels.
_FITTED = 17
# The growth of a number in a frame of its own, and the share of a box's height that a line can take.
_NUMBERS_GROW = 1.3
_LINE_GROWS = 0.85
# Below this share of its full size a text overflows instead.
_CRAMPED = 0.95


@dataclass(frozen=True, slots=True)
class TextLayer:
    """A text in a box. With `top` it hangs from the box's top. `name` lets other layers begin below it.

    With `hyphens`, words break after hyphens. Each further line begins `stagger` units farther right, as on a sign.
    With `ink`, for numbers, the visible part of the text is centered. With `fine`, letters of a small card aren't
    snapped to whole pixels, which would space them unevenly.
    """

    text: str
    size: Span
    box: Box
    pen: InlinePen
    align: Align = "center"
    lines: int = 1
    upper: bool = False
    tilt: float = 0
    opacity: float = 1
    line_height: float = 1.02
    top: bool = False
    name: str = ""
    hyphens: bool = False
    stagger: float = 0
    ink: bool = False
    fine: bool = False

    def draw(self, canvas: FaceCanvas) -> None:
        """Draw the text as large as it fits."""
        content = canvas.fill(self.text).strip()
        content = content.upper() if self.upper else content
        if not content:
            return
        if self.ink:
            left, top, width, height = self.box
            pen, size, _ = self._fit_text(canvas, content)
            write_on_ink(canvas, content, pen, size, (left + width / 2, top + height / 2))
        elif self.tilt or self.opacity < 1 or (self.fine and self.size[0] * canvas.scale < _FITTED):
            with canvas.tilt(self.box, self.tilt, self.opacity) as inner:
                self._draw(inner, content, (0, 0, self.box[2], self.box[3]))
        else:
            self._draw(canvas, content, self.box)

    def _draw(self, canvas: FaceCanvas, content: str, box: Box) -> None:
        left, top, width, height = box
        pen, size, lines = self._fit_text(canvas, content)
        step = size * self.line_height
        block = step * len(lines)
        y = top if self.top else top + (height - block) / 2
        x = left + width * ALIGNMENTS[self.align] - self.stagger * (len(lines) - 1) * ALIGNMENTS[self.align]
        for line in lines:
            write(canvas, self._space_out(canvas, line), pen, size, (x, y + step / 2), self.align)
            x += self.stagger
            y += step
        if self.name:
            canvas.bottoms[self.name] = y

    def _space_out(self, canvas: FaceCanvas, content: str) -> str:
        """Return the content, with double spaces where small capitals would run together."""
        small = self.upper and self.size[0] * canvas.scale < _SMALL_CAPITALS
        return content.replace(" ", "  ") if small else content

    def _fit_text(self, canvas: FaceCanvas, content: str) -> tuple[Pen, float, list[str]]:
        """Return pen, size and lines. Uses the narrow typeface, then hyphens, where letters would be unreadable."""
        pen, (size, lines) = fit_readable(canvas, self.pen, lambda pen: self._set(canvas, content, pen, self.hyphens))
        least = readable_size(canvas, pen)
        if self.lines > 1 and size < least:
            other, other_lines = self._set(canvas, hyphenate(canvas, content, pen, least, self.box[2]), pen, True)
            if other >= least:
                size, lines = other, other_lines
        return pen, size, lines

    def _set(self, canvas: FaceCanvas, content: str, pen: Pen, hyphens: bool) -> tuple[float, list[str]]:
        """Return size and lines: one line if possible, then as many as allowed, then smaller letters."""
        limit, room = self.box[2], self.box[3]
        narrow = limit - abs(self.stagger)
        pixel = 1 / canvas.scale
        most = min(canvas.letters, _NUMBERS_GROW) if self.ink else canvas.letters
        least, tall = readable_size(canvas, pen), room * _LINE_GROWS / self.line_height
        size, small = (max(each, min(max(each * most, least), tall)) for each in self.size)
        spaced = self._space_out(canvas, content)
        while size > small and line_width(canvas, spaced, pen, size) > limit:
            size = max(small, size - pixel)
        while line_width(canvas, spaced, pen, size) > limit and size > _SMALLEST:
            lines = broken(canvas, content, pen, size, narrow, hyphens) if self.lines > 1 else None
            if lines and len(lines) <= self.lines and len(lines) * size * self.line_height <= room + pixel:
                return size, lines
            size -= pixel
        return size, [content]


@dataclass(frozen=True, slots=True)
class LetterStyle:
    """The style of a sentence of rules text: its pen, and its relative size."""

    pen: InlinePen
    scale: float = 1


Rows = list[tuple[str, LetterStyle]]


@dataclass(frozen=True, slots=True)
class RulesLayer:
    """The lines of rules text, each in its style, as large as they all fit. `text` replaces them.

    Lines in the plain style "rule" use the style `style` of this layer. With `top` they hang from the box's top.
    `empty` is shown in the style `empty_style` if the face has no lines. `spill` units below the box are used only if
    the text would otherwise become much smaller. `below` names a text below which the box begins, with `gap` units
    between. On `ruled` paper, rows of full size keep to its lines, the first of which is that far below the top of the
    box.
    """

    box: Box
    size: Span
    letters: Mapping[str, LetterStyle]
    line_height: float = 1.1
    text: str = ""
    style: str = "rule"
    align: Align = "center"
    top: bool = False
    empty: str = ""
    empty_style: str = "rule"
    spill: float = 0
    below: str = ""
    gap: float = 0
    ruled: float = 0
    name: str = ""

    def draw(self, canvas: FaceCanvas) -> None:
        """Draw the lines, vertically centered unless they hang from the top."""
        sentences = self._sentences(canvas)
        if not sentences:
            return
        left, top, width, height = self.box
        if self.below in canvas.bottoms:
            height += top
            top = canvas.bottoms[self.below] + self.gap
            height -= top
        size, rows = self.fit_rows(canvas, sentences, width, height)
        if self.spill and (size < self.size[0] * _CRAMPED or self.measure_rows(rows, size) > height):
            height += self.spill
            size, rows = self.fit_rows(canvas, sentences, width, height)
        x, y = left + width * ALIGNMENTS[self.align], top + self._indent(rows, size, height)
        for content, style in rows:
            step = size * style.scale * self.line_height
            write(canvas, content, style.pen, size * style.scale, (x, y + step / 2), self.align)
            y += step
        if self.name:
            canvas.bottoms[self.name] = y

    def _sentences(self, canvas: FaceCanvas) -> Rows:
        """Return the sentences: the text of the layer, the lines of the face, or the text of a card without lines."""
        if self.text:
            return [(canvas.fill(self.text), self._style("rule"))]
        if canvas.face.lines:
            return [(line.text, self._style(line.style)) for line in canvas.face.lines if line.text]
        return [(canvas.fill(self.empty), self._style(self.empty_style))] if self.empty else []

    def _style(self, name: str) -> LetterStyle:
        plain = self.letters[self.style]
        return plain if name == "rule" else self.letters.get(name, plain)

    def _indent(self, rows: Rows, size: float, height: float) -> float:
        """Return how far below the top of the box the rows begin."""
        if self.top:
            return 0
        indent = (height - self.measure_rows(rows, size)) / 2
        if not self.ruled or size != self.size[0]:
            return indent
        step = size * self.line_height
        return self.ruled + max(0, (indent - self.ruled / 2) // step) * step

    def measure_rows(self, rows: Rows, size: float) -> float:
        """Return the height of the rows."""
        return sum(size * style.scale * self.line_height for _, style in rows)

    def fit_rows(self, canvas: FaceCanvas, sentences: Rows, width: float, height: float) -> tuple[float, Rows]:
        """Return the largest size at which all rows fit, and the rows; the smallest size if none does.

        Uses the narrow typeface if letters of the other one would be too small to read.
        """
        size, rows = self._set(canvas, sentences, width, height)
        if canvas.look.slim and size < self._readable(canvas, sentences):
            narrow = [(words, replace(style, pen=slim(canvas, style.pen) or style.pen)) for words, style in sentences]
            other, narrow_rows = self._set(canvas, narrow, width, height)
            if other >= min(size, self._readable(canvas, narrow)):
                return other, narrow_rows
        return size, rows

    def _readable(self, canvas: FaceCanvas, sentences: Rows) -> float:
        """Return the smallest size at which all sentences can be read."""
        return max(readable_size(canvas, style.pen) / style.scale for _, style in sentences)

    def _set(self, canvas: FaceCanvas, sentences: Rows, width: float, height: float) -> tuple[float, Rows]:
        size, small = self.size
        size = size if self.ruled else max(size * canvas.letters, self._readable(canvas, sentences))
        while True:
            rows: Rows = []
            whole = True
            for content, style in sentences:
                lines = broken(canvas, content, style.pen, size * style.scale, width)
                whole = whole and lines is not None
                rows += [(line, style) for line in lines or [content]]
            if (whole and self.measure_rows(rows, size) <= height) or size <= small:
                return size, rows
            size = max(small, size - 0.5 / canvas.scale)
