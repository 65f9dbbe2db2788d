"""Words on a face: figures, titles that shrink before they break, rules text in its styles.

All sizes and places are in card units. A text first tries its largest size on one line, then smaller ones,
then more lines, and shrinks on rather than run out of its box.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from client.art import text
from client.cards.canvas import Box, Canvas, read_box
from client.cards.reading import Table

_ALIGNMENTS = {"left": 0.0, "center": 0.5, "right": 1.0}
_SIGN = "×"
# The multiplication sign is drawn small in most fonts; this much larger it holds its own beside the figures.
_SIGN_SCALE = 1.35
_SMALLEST = 5.0
# Condensed capitals of fewer pixels than this run together at single spaces.
_SMALL_CAPITALS = 18
# Below this part of its full size a text would rather spill.
_CRAMPED = 0.95


@dataclass(frozen=True, slots=True)
class Pen:
    """A typeface and a color to write with."""

    face: str
    color: str

    @classmethod
    def read(cls, table: Table) -> Pen:
        """The pen that a layer's keys `face` and `color` say."""
        return cls(table.typeface("face"), table.color("color"))


def line_width(canvas: Canvas, content: str, face: str, size: float) -> float:
    """Width of one line, its multiplication signs enlarged."""
    pixels = sum(text.width(part, face, part_size * canvas.scale) for part, part_size in _runs(content, size))
    return pixels / canvas.scale


def write(canvas: Canvas, content: str, pen: Pen, size: float, at: tuple[float, float],
          align: str = "left") -> float:
    """Write one line with the middle of its capitals at the height of `at`; returns its width."""
    wide = line_width(canvas, content, pen.face, size)
    x = (at[0] - wide * _ALIGNMENTS[align]) * canvas.scale
    for part, part_size in _runs(content, size):
        pixels = part_size * canvas.scale
        text.draw(canvas.surface, part, pen.face, pixels, canvas.color(pen.color), (x, at[1] * canvas.scale),
                  "midleft")
        x += text.width(part, pen.face, pixels)
    return wide


def _runs(content: str, size: float) -> list[tuple[str, float]]:
    """The line cut into multiplication signs and what stands between them, each with its size."""
    if _SIGN not in content:
        return [(content, size)]
    runs: list[tuple[str, float]] = []
    for number, part in enumerate(content.split(_SIGN)):
        if number:
            runs.append((_SIGN, size * _SIGN_SCALE))
        if part:
            runs.append((part, size))
    return runs


def broken(canvas: Canvas, content: str, face: str, size: float, limit: float) -> list[str] | None:
    """The balanced lines no wider than `limit`, or None when a word would have to be cut."""
    if any(line_width(canvas, word, face, size) > limit for word in content.split()):
        return None
    return text.wrap(content, face, size * canvas.scale, limit * canvas.scale)


@dataclass(frozen=True, slots=True)
class TextLayer:
    """A text in a box. With `top` it hangs from the box's top; `name` lets other layers begin under it."""

    content: str
    pen: Pen
    sizes: tuple[float, float]
    box: Box
    align: str
    lines: int
    upper: bool
    tilt: float
    opacity: float
    line_height: float
    top: bool
    name: str

    @classmethod
    def read(cls, table: Table) -> TextLayer:
        """The layer from its table."""
        return cls(
            content=table.text("text"), pen=Pen.read(table), sizes=table.span("size"), box=read_box(table),
            align=table.choice("align", tuple(_ALIGNMENTS), "center"), lines=table.whole("lines", 1),
            upper=table.flag("upper"), tilt=table.number("tilt", 0), opacity=table.number("opacity", 1),
            line_height=table.number("line_height", 1.02), top=table.flag("top"), name=table.text("name", ""))

    def draw(self, canvas: Canvas) -> None:
        """Draw the text as large as it fits."""
        content = canvas.fill(self.content).strip()
        content = content.upper() if self.upper else content
        if not content:
            return
        if self.tilt or self.opacity < 1:
            inner = canvas.tilted(self.box)
            self._draw(inner, content, (0, 0, self.box[2], self.box[3]))
            canvas.settle(inner, self.box, self.tilt, self.opacity)
        else:
            self._draw(canvas, content, self.box)

    def _draw(self, canvas: Canvas, content: str, box: Box) -> None:
        left, top, width, height = box
        size, lines = self._fitted(canvas, content)
        step = size * self.line_height
        block = step * len(lines)
        y = top if self.top else top + (height - block) / 2
        x = left + width * _ALIGNMENTS[self.align]
        for line in lines:
            write(canvas, self._spaced(canvas, line), self.pen, size, (x, y + step / 2), self.align)
            y += step
        if self.name:
            canvas.bottoms[self.name] = y

    def _spaced(self, canvas: Canvas, content: str) -> str:
        """The content, its words further apart where small capitals would run together."""
        small = self.upper and self.sizes[0] * canvas.scale < _SMALL_CAPITALS
        return content.replace(" ", "  ") if small else content

    def _fitted(self, canvas: Canvas, content: str) -> tuple[float, list[str]]:
        """Size and lines: one line while it can be, then as many as allowed, then smaller letters."""
        limit, room = self.box[2], self.box[3]
        pixel = 1 / canvas.scale
        size, small = self.sizes
        spaced = self._spaced(canvas, content)
        while size > small and line_width(canvas, spaced, self.pen.face, size) > limit:
            size = max(small, size - pixel)
        while line_width(canvas, spaced, self.pen.face, size) > limit and size > _SMALLEST:
            lines = broken(canvas, content, self.pen.face, size, limit) if self.lines > 1 else None
            if lines and len(lines) <= self.lines and len(lines) * size * self.line_height <= room + pixel:
                return size, lines
            size -= pixel
        return size, [content]


@dataclass(frozen=True, slots=True)
class LetterStyle:
    """How a sentence of rules text is set: with which pen, and how large relative to the others."""

    pen: Pen
    scale: float

    @classmethod
    def read(cls, table: Table) -> LetterStyle:
        """The style from its table."""
        style = cls(Pen.read(table), table.number("scale", 1))
        table.done()
        return style


Rows = list[tuple[str, LetterStyle]]


@dataclass(frozen=True, slots=True)
class RulesLayer:
    """The lines of rules text, each in its style, as large as they all fit.

    `empty` is said, in the style `empty_style`, when the face has no lines. `spill` units of height below
    the box are used only when the text would otherwise become notably smaller. `below` names a text the box
    begins under, with `gap` units between. On `ruled` paper, whose first row begins that far below the top of
    the box, rows of full size keep to the lines.
    """

    box: Box
    sizes: tuple[float, float]
    line_height: float
    styles: Mapping[str, LetterStyle]
    empty: str
    empty_style: str
    spill: float
    below: str
    gap: float
    ruled: float
    name: str

    @classmethod
    def read(cls, table: Table, styles: Mapping[str, LetterStyle]) -> RulesLayer:
        """The layer from its table."""
        return cls(
            box=read_box(table), sizes=table.span("size"), line_height=table.number("line_height", 1.1),
            styles=styles, empty=table.text("empty", ""), empty_style=table.text("empty_style", "rule"),
            spill=table.number("spill", 0), below=table.text("below", ""),
            gap=table.number("gap", 0), ruled=table.number("ruled", 0), name=table.text("name", ""))

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines, centered in the box."""
        sentences = self._sentences(canvas)
        if not sentences:
            return
        left, top, width, height = self.box
        if self.below in canvas.bottoms:
            height += top
            top = canvas.bottoms[self.below] + self.gap
            height -= top
        size, rows = self._fitted(canvas, sentences, width, height)
        if self.spill and (size < self.sizes[0] * _CRAMPED or self._block(rows, size) > height):
            height += self.spill
            size, rows = self._fitted(canvas, sentences, width, height)
        y = top + self._indent(rows, size, height)
        for content, style in rows:
            step = size * style.scale * self.line_height
            write(canvas, content, style.pen, size * style.scale, (left + width / 2, y + step / 2), "center")
            y += step
        if self.name:
            canvas.bottoms[self.name] = y

    def _sentences(self, canvas: Canvas) -> Rows:
        """What is to be said: the lines of the face, or what a card without any says."""
        if canvas.face.lines:
            return [(line.text, self._style(line.style)) for line in canvas.face.lines if line.text]
        return [(canvas.fill(self.empty), self._style(self.empty_style))] if self.empty else []

    def _style(self, name: str) -> LetterStyle:
        return self.styles.get(name) or self.styles["rule"]

    def _indent(self, rows: Rows, size: float, height: float) -> float:
        """How far below the top of the box the rows begin."""
        indent = (height - self._block(rows, size)) / 2
        if not self.ruled or size < self.sizes[0]:
            return indent
        step = size * self.line_height
        return self.ruled + max(0, (indent - self.ruled / 2) // step) * step

    def _block(self, rows: Rows, size: float) -> float:
        """The height of the rows."""
        return sum(size * style.scale * self.line_height for _, style in rows)

    def _fitted(self, canvas: Canvas, sentences: Rows, width: float, height: float) -> tuple[float, Rows]:
        """The largest size at which all rows fit, and the rows; the smallest if none does."""
        size, small = self.sizes
        while True:
            rows: Rows = []
            whole = True
            for content, style in sentences:
                lines = broken(canvas, content, style.pen.face, size * style.scale, width)
                whole = whole and lines is not None
                rows += [(line, style) for line in lines or [content]]
            if (whole and self._block(rows, size) <= height) or size <= small:
                return size, rows
            size = max(small, size - 0.5 / canvas.scale)
