"""Words in a capsule on a face, with an icon before them: what triggers an effect, what state a card is in."""

from __future__ import annotations

from dataclasses import dataclass

from client.art import paint, svg
from client.cards.canvas import Canvas
from client.cards.pens import ALIGNMENTS, Pen, line_width, write
from client.look.schema import Table

# Parts of the capsule's height: the icon, the space before it or before words without one, and after the words.
_ICON = 0.74
_BEFORE = 0.28
_BEFORE_WORDS = 0.5
_AFTER = 0.48
_BETWEEN = 0.16


@dataclass(frozen=True, slots=True)
class PillLayer:
    """Words in a capsule as wide as they need, with its middle (left or right end, as `align` says) at `at`.

    They become smaller rather than make it wider than `widest`.
    """

    content: str
    icon: str
    recolor: svg.Recolor
    pen: Pen
    size: float
    at: tuple[float, float]
    align: str
    height: float
    widest: float
    fill: str
    edge: str
    edge_width: float

    @classmethod
    def read(cls, table: Table) -> PillLayer:
        """The layer from its table."""
        x, y = table.numbers("at", 2)
        colors = table.table("recolor")
        return cls(
            content=table.text("text"), icon=table.text("icon", ""),
            recolor=tuple((old, colors.face_color(old)) for old in colors),
            pen=Pen(table.typeface("face"), table.face_color("color")), size=table.number("size"), at=(x, y),
            align=table.choice("align", tuple(ALIGNMENTS), "center"), height=table.number("height"),
            widest=table.number("widest", 250), fill=table.face_color("fill"), edge=table.face_color("edge", ""),
            edge_width=table.number("edge_width", 0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the capsule, unless there is nothing to say."""
        content = canvas.fill(self.content).strip()
        if not content:
            return
        size = self.size
        while self._width(canvas, content, size) > self.widest and size > 1:
            size -= 0.5 / canvas.scale
        width, tall = self._width(canvas, content, size), self.height
        left, top = self.at[0] - width * ALIGNMENTS[self.align], self.at[1] - tall / 2
        self._capsule(canvas, (left, top, width, tall))
        x = left + self._indent()
        if self.icon:
            across = tall * _ICON
            box = (left + tall * _BEFORE, self.at[1] - across / 2, across, across)
            canvas.image(canvas.look.icon(canvas.fill(self.icon)), box, self.recolor)
        write(canvas, content, self.pen, size, (x, self.at[1]))

    def _capsule(self, canvas: Canvas, box: tuple[float, float, float, float]) -> None:
        rect = canvas.rect(box)
        edge, line = canvas.color(self.edge), self.edge_width * canvas.scale
        if edge and line:
            outer = rect.inflate(2 * round(line), 2 * round(line))
            paint.panel(canvas.surface, outer, outer.height / 2, edge)
        paint.panel(canvas.surface, rect, rect.height / 2, canvas.color(self.fill))

    def _indent(self) -> float:
        return self.height * (_BEFORE + _ICON + _BETWEEN if self.icon else _BEFORE_WORDS)

    def _width(self, canvas: Canvas, content: str, size: float) -> float:
        return self._indent() + line_width(canvas, content, self.pen, size) + self.height * _AFTER
