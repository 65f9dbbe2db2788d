"""Words on a face: one figure, a title that shrinks before it breaks, rules text in its styles, handwriting.

Sizes are in card units. A text first tries its largest size on one line, then smaller ones, then more lines, and
shrinks on rather than run out of its box.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from client.art import text
from client.cards.canvas import Box, Canvas, read_box
from client.cards.reading import Table

_ALIGNMENTS = ("left", "center", "right")
_SIGN = "×"
# The multiplication sign is drawn small in most fonts; this much larger it holds its own beside the figures.
_SIGN_SCALE = 1.35
_SMALLEST = 5.0


def line_width(content: str, face: str, size: float) -> float:
    """Width in pixels of one line set at `size` pixels, its multiplication signs enlarged."""
    return sum(text.width(part, face, part_size) for part, part_size in _runs(content, size))


def draw_line(canvas: Canvas, content: str, face: str, size: float, color: str, x: float, y: float,
              align: str = "left") -> float:
    """Draw one line with the middle of its capitals at `y`; all in pixels. Returns its width."""
    wide = line_width(content, face, size)
    left = x - {"left": 0.0, "center": wide / 2, "right": wide}[align]
    for part, part_size in _runs(content, size):
        text.draw(canvas.surface, part, face, part_size, color, (left, y), "midleft")
        left += text.width(part, face, part_size)
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


def broken(content: str, face: str, size: float, limit: float) -> list[str] | None:
    """The balanced lines in `limit` pixels, or None when a word would have to be cut."""
    if any(text.width(word, face, size) > limit for word in content.split()):
        return None
    return text.wrap(content, face, size, limit)


@dataclass(frozen=True, slots=True)
class TextLayer:
    """A text in a box. With `below`, the box begins under the named layer; `name` lets others do so."""

    content: str
    face: str
    sizes: tuple[float, float]
    color: str
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
            content=table.text("text"), face=table.typeface("face"), sizes=table.span("size"),
            color=table.color("color"), box=read_box(table), align=table.choice("align", _ALIGNMENTS, "center"),
            lines=table.whole("lines", 1), upper=table.flag("upper"), tilt=table.number("tilt", 0),
            opacity=table.number("opacity", 1), line_height=table.number("line_height", 1.02),
            top=table.flag("top"), name=table.text("name", ""))

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
        size, lines = self._fitted(content, canvas.scale)
        left, top, width, height = (part * canvas.scale for part in box)
        step = size * self.line_height
        block = step * len(lines)
        first = top + step / 2 if self.top else top + (height - block + step) / 2
        x = left + {"left": 0.0, "center": width / 2, "right": width}[self.align]
        for number, line in enumerate(lines):
            draw_line(canvas, line, self.face, size, canvas.color(self.color), x, first + number * step, self.align)
        if self.name:
            canvas.bottoms[self.name] = (first - step / 2 + block) / canvas.scale

    def _fitted(self, content: str, scale: float) -> tuple[float, list[str]]:
        """Size in pixels and lines: one line while it can be, then as many as allowed, then smaller letters."""
        large, small = (size * scale for size in self.sizes)
        limit, room = self.box[2] * scale, self.box[3] * scale
        size = large
        while size > small and line_width(content, self.face, size) > limit:
            size = max(small, size - 1)
        if line_width(content, self.face, size) <= limit:
            return size, [content]
        while size > _SMALLEST:
            lines = broken(content, self.face, size, limit) if self.lines > 1 else None
            if lines and len(lines) <= self.lines and len(lines) * size * self.line_height <= room + 1:
                return size, lines
            if line_width(content, self.face, size) <= limit:
                return size, [content]
            size -= 1
        return size, [content]


@dataclass(frozen=True, slots=True)
class LetterStyle:
    """How a sentence of rules text is set: typeface, color, and its size relative to the others."""

    face: str
    color: str
    scale: float

    @classmethod
    def read(cls, table: Table) -> LetterStyle:
        """The style from its table."""
        style = cls(table.typeface("face"), table.color("color"), table.number("scale", 1))
        table.done()
        return style


@dataclass(frozen=True, slots=True)
class RulesLayer:
    """The lines of rules text, each in its style, as large as they all fit.

    `empty` is said, in the style `empty_style`, when the face has no lines. `spill` units of height below the box
    are used only when the text would otherwise have to shrink. `below` names a layer the box begins under, with
    `gap` units between.
    """

    box: Box
    sizes: tuple[float, float]
    line_height: float
    styles: Mapping[str, LetterStyle]
    empty: str
    empty_style: str
    only: str
    spill: float
    below: str
    gap: float
    name: str

    @classmethod
    def read(cls, table: Table, styles: Mapping[str, LetterStyle]) -> RulesLayer:
        """The layer from its table."""
        return cls(
            box=read_box(table), sizes=table.span("size"), line_height=table.number("line_height", 1.1),
            styles=styles, empty=table.text("empty", ""), empty_style=table.text("empty_style", "rule"),
            only=table.text("prefer", ""), spill=table.number("spill", 0), below=table.text("below", ""),
            gap=table.number("gap", 0), name=table.text("name", ""))

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines, centered in the box."""
        sentences = self._sentences(canvas)
        if not sentences:
            return
        left, top, width, height = self.box
        if self.below in canvas.bottoms:
            bottom = top + height
            top = canvas.bottoms[self.below] + self.gap
            height = bottom - top
        size, rows = self._fitted(sentences, canvas.scale, width, height)
        if self._block(rows, size, canvas.scale) > height:
            size, rows = self._fitted(sentences, canvas.scale, width, height + self.spill)
            height += self.spill
        block = self._block(rows, size, canvas.scale)
        y = (top + (height - block) / 2) * canvas.scale
        for content, style in rows:
            step = size * style.scale * self.line_height
            draw_line(canvas, content, style.face, size * style.scale, canvas.color(style.color),
                      (left + width / 2) * canvas.scale, y + step / 2, "center")
            y += step
        if self.name:
            canvas.bottoms[self.name] = y / canvas.scale

    def _sentences(self, canvas: Canvas) -> list[tuple[str, LetterStyle]]:
        """What is to be said: the preferred field, else the lines, else what is said of a card without any."""
        preferred = str(canvas.values.get(self.only, "")) if self.only else ""
        if preferred:
            return [(preferred, self._style("rule"))]
        if canvas.face.lines:
            return [(line.text, self._style(line.style)) for line in canvas.face.lines if line.text]
        return [(canvas.fill(self.empty), self._style(self.empty_style))] if self.empty else []

    def _style(self, name: str) -> LetterStyle:
        return self.styles.get(name) or self.styles["rule"]

    def _block(self, rows: list[tuple[str, LetterStyle]], size: float, scale: float) -> float:
        """The height of the rows in units."""
        return sum(size * style.scale * self.line_height for _, style in rows) / scale

    def _fitted(self, sentences: list[tuple[str, LetterStyle]], scale: float, width: float,
                height: float) -> tuple[float, list[tuple[str, LetterStyle]]]:
        """The largest size, in pixels, at which all rows fit the box, and the rows; the smallest if none does."""
        large, small = (size * scale for size in self.sizes)
        size = large
        while True:
            rows = []
            whole = True
            for content, style in sentences:
                lines = broken(content, style.face, size * style.scale, width * scale)
                whole = whole and lines is not None
                rows += [(line, style) for line in lines or [content]]
            if (whole and self._block(rows, size, scale) <= height) or size <= small:
                return size, rows
            size = max(small, size - 0.5)
