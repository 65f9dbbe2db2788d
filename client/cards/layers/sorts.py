"""The layers a face is made of, and how they are read from a theme.

A layer is a table with `draw`, which names its sort, and the keys of that sort:

    image    art | icon, box, tilt, recolor, ...    a drawing of the theme, or the icon of a name
    repeat   art, count, box, size                  see `figures.RepeatLayer`
    shape    box, radius | path, fill, edge, ...    a rounded rectangle, or a path in the units of its box
    text     text, face, size, color, box, ...      see `lettering.TextLayer`
    figure   text, face, color, box, align, top     see `figures.FigureLayer`
    rules    box, size, empty, spill, below, ...    see `lettering.RulesLayer`
    strip    box, header, figure, icon, ...         see `strip.StripLayer`
    row      box, figure, icon, face, color         see `strip.RowLayer`
    pill     text, face, size, color, at, fill, ... see `pills.PillLayer`
    stamp    text, face, size, color, at, tilt      words in a frame, pressed on at an angle
    remark   face, size, color, tilt                the handwriting that belongs to the card's drawing
    tags     style, show                            ability tags, see `tags.TagsLayer`

Every layer may have `when` and `unless`, the flags that must or must not hold, and `clear_of`, the name of a
text that must end above the layer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol

from client.art import assets, svg
from client.cards.canvas import Box, Canvas, Condition, read_box
from client.cards.layers.figures import FigureLayer, RepeatLayer
from client.cards.layers.lettering import LetterStyle, RulesLayer, TextLayer
from client.cards.layers.pills import PillLayer
from client.cards.layers.strip import GroupStyle, RowLayer, StripLayer
from client.cards.layers.tags import TagsLayer, TagStyle
from client.cards.pens import Pen, line_width, write
from client.look.schema import Table

_OWN = "{id}"


class Drawing(Protocol):
    """What every sort of layer can do."""

    def draw(self, canvas: Canvas) -> None: ...


@dataclass(frozen=True, slots=True)
class Layer:
    """One layer of a face with the condition it is drawn under and its place in the theme file."""

    drawing: Drawing
    condition: Condition
    clear_of: str
    top: float
    where: str

    def draw(self, canvas: Canvas) -> None:
        """Draw the layer if its condition holds."""
        if not self.condition.holds(canvas.flags):
            return
        if self.clear_of and canvas.bottoms.get(self.clear_of, 0) > self.top:
            return
        canvas.where = self.where
        self.drawing.draw(canvas)

    def changes(self, flags: frozenset[str]) -> bool:
        """Whether the layer draws tags, or its condition has some of these flags in it."""
        named = flags.intersection(self.condition.when + self.condition.unless)
        return bool(named) or isinstance(self.drawing, TagsLayer)

    def draw_slowly(self, canvas: Canvas) -> Iterator[None]:
        """Draw the layer in steps, the parts of a large drawing one by one."""
        yield from self.drawn_ahead(canvas)
        self.draw(canvas)
        yield

    def drawn_ahead(self, canvas: Canvas) -> Iterator[None]:
        """Have what takes long to draw, a large drawing, ready in steps."""
        if isinstance(self.drawing, ImageLayer) and self.condition.holds(canvas.flags):
            canvas.where = self.where
            yield from self.drawing.drawn_ahead(canvas)


@dataclass(frozen=True, slots=True)
class Styles:
    """The looks that several layers share."""

    groups: Mapping[str, GroupStyle]
    letters: Mapping[str, LetterStyle]
    tags: Mapping[str, TagStyle]


@dataclass(frozen=True, slots=True)
class FaceLayout:
    """How faces of one kind look at one level of detail: size in card units, and the layers from below.

    Whatever lies outside of corners of some `radius` is cut off, when there is one. Drawn less than `below` pixels wide
    a face looks as at the level of detail `narrow`, which has the same shape.
    """

    width: float
    height: float
    layers: tuple[Layer, ...]
    radius: float = 0
    narrow: str = ""
    below: float = 0

    @classmethod
    def read(cls, table: Table, styles: Styles) -> FaceLayout:
        """The layout from its table."""
        width, height = table.numbers("size", 2, (300, 420))
        layers = tuple(_read_layer(entry, styles) for entry in table.tables("layers"))
        layout = cls(width, height, layers, table.number("radius", 0), table.text("narrow", ""),
                     table.number("below", 0))
        table.done()
        return layout

    def runs(self, states: frozenset[str]) -> list[tuple[bool, tuple[Layer, ...]]]:
        """The layers in their order, in runs of those that change often and of those that do not; True for the first:
        tags, and what is drawn while some of the `states` hold, or do not.
        """
        flags = states | {f"{sign}-{name}" for sign in ("has", "not") for name in states}
        grouped = groupby(self.layers, lambda layer: layer.changes(flags))
        return [(changing, tuple(layers)) for changing, layers in grouped]


@dataclass(frozen=True, slots=True)
class ImageLayer:
    """A drawing that fills its box, turned by `tilt` degrees: a file of the theme, or the `icon` of a name.

    `recolor` lists colors of the drawing and what they become. A drawing named after the {id} of a card that comes with
    a picture is that picture, with corners of some `radius`; one that is not there is the drawing `instead`.
    """

    art: str
    icon: str
    box: Box
    tilt: float
    opacity: float
    recolor: svg.Recolor
    instead: str = ""
    radius: float = 0

    @classmethod
    def read(cls, table: Table) -> ImageLayer:
        """The layer from its table."""
        icon = table.text("icon", "")
        colors = table.table("recolor")
        recolor = tuple((old, colors.face_color(old)) for old in colors)
        return cls(table.text("art", "" if icon else None), icon, read_box(table), table.number("tilt", 0),
                   table.number("opacity", 1), recolor, table.text("instead", ""), table.number("radius", 0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the drawing."""
        if _OWN in self.art and canvas.own_picture(self.box, self.radius):
            return
        art = self._name(canvas)
        if not self.tilt and self.opacity >= 1:
            canvas.image(art, self.box, self.recolor)
            return
        inner = canvas.tilted(self.box)
        inner.image(art, (0, 0, self.box[2], self.box[3]), self.recolor)
        canvas.settle(inner, self.box, self.tilt, self.opacity)

    def drawn_ahead(self, canvas: Canvas) -> Iterator[None]:
        """Have the drawing ready, unless it is a turned one, a part with each step."""
        if not self.tilt and self.opacity >= 1:
            yield from canvas.image_ahead(self._name(canvas), self.box, self.recolor)

    def _name(self, canvas: Canvas) -> str:
        """The file of the drawing."""
        if self.icon:
            return canvas.look.icon(canvas.fill(self.icon))
        file = canvas.look.art(canvas.fill(self.art))
        return canvas.look.art(canvas.fill(self.instead)) if self.instead and not assets.exists(file) else file


@dataclass(frozen=True, slots=True)
class ShapeLayer:
    """A rounded rectangle, or a path given in the units of its box.

    With `below`, the box begins `gap` units under the text of that name.
    """

    box: Box
    path: str = ""
    radius: float = 0
    fill: str = ""
    edge: str = ""
    edge_width: float = 0
    dash: str = ""
    opacity: float = 1
    below: str = ""
    gap: float = 0

    @classmethod
    def read(cls, table: Table) -> ShapeLayer:
        """The layer from its table."""
        return cls(
            box=read_box(table), path=table.text("path", ""), radius=table.number("radius", 0),
            fill=table.face_color("fill", ""), edge=table.face_color("edge", ""),
            edge_width=table.number("edge_width", 0), dash=table.text("dash", ""),
            opacity=table.number("opacity", 1), below=table.text("below", ""), gap=table.number("gap", 0))

    def draw(self, canvas: Canvas) -> None:
        """Draw the shape."""
        left, top, width, height = self.box
        if self.below in canvas.bottoms:
            top = canvas.bottoms[self.below] + self.gap
        rect = canvas.rect((left, top, width, height))
        body = f"<{self._outline()} {self._paint(canvas)}/>"
        canvas.surface.blit(svg.inline(body, rect.width, rect.height, self.box[2], self.box[3]), rect)

    def _outline(self) -> str:
        if self.path:
            return f'path d="{self.path}"'
        inset = self.edge_width / 2
        width, height = self.box[2] - self.edge_width, self.box[3] - self.edge_width
        return f'rect x="{inset:g}" y="{inset:g}" width="{width:g}" height="{height:g}" rx="{self.radius:g}"'

    def _paint(self, canvas: Canvas) -> str:
        paint = f'fill="{canvas.color(self.fill) or "none"}" opacity="{self.opacity:g}"'
        if self.edge:
            paint += f' stroke="{canvas.color(self.edge)}" stroke-width="{self.edge_width:g}"'
            paint += ' stroke-linecap="round"'
        if self.dash:
            paint += f' stroke-dasharray="{self.dash}"'
        return paint


@dataclass(frozen=True, slots=True)
class StampLayer:
    """Words in a frame fitted to them, pressed on at an angle about the point `at`; `line` is the frame's."""

    content: str
    pen: Pen
    size: float
    at: tuple[float, float]
    tilt: float
    opacity: float
    line: float

    @classmethod
    def read(cls, table: Table) -> StampLayer:
        """The layer from its table."""
        x, y = table.numbers("at", 2)
        return cls(table.text("text"), Pen.read(table), table.number("size"), (x, y), table.number("tilt", 4),
                   table.number("opacity", 1), table.number("line", 4))

    def draw(self, canvas: Canvas) -> None:
        """Draw the stamp."""
        content = canvas.fill(self.content)
        width = line_width(canvas, content, self.pen, self.size) + self.size * 0.9 + self.line
        height = self.size * 1.65 + self.line
        box = (self.at[0] - width / 2, self.at[1] - height / 2, width, height)
        inner = canvas.tilted(box)
        frame = ShapeLayer((0, 0, width, height), radius=self.line * 1.4, edge=self.pen.color,
                           edge_width=self.line)
        frame.draw(inner)
        write(inner, content, self.pen, self.size, (width / 2, height / 2), "center")
        canvas.settle(inner, box, self.tilt, self.opacity)


@dataclass(frozen=True, slots=True)
class RemarkLayer:
    """The handwritten remark of the card's drawing, at the place the drawing leaves empty."""

    pen: Pen
    size: float
    tilt: float

    @classmethod
    def read(cls, table: Table) -> RemarkLayer:
        """The layer from its table."""
        return cls(Pen.read(table), table.number("size"), table.number("tilt", 5))

    def draw(self, canvas: Canvas) -> None:
        """Write the remark, if the card has one."""
        content = str(canvas.values.get("remark", ""))
        if not content:
            return
        width, height = line_width(canvas, content, self.pen, self.size) + self.size, self.size * 2
        x, y = float(canvas.values["remark_x"]), float(canvas.values["remark_y"])
        box = (x - width / 2, y - height / 2, width, height)
        inner = canvas.tilted(box)
        write(inner, content, self.pen, self.size, (width / 2, height / 2), "center")
        canvas.settle(inner, box, self.tilt)


def _read_layer(table: Table, styles: Styles) -> Layer:
    sort = table.choice("draw", tuple(_SORTS), "")
    drawing = _SORTS[sort](table, styles)
    condition = Condition.read(table)
    clear_of = table.text("clear_of", "")
    box = getattr(drawing, "box", (0.0, 0.0, 0.0, 0.0))
    table.done()
    return Layer(drawing, condition, clear_of, box[1], f"{table.where} ({sort})")


_SORTS: dict[str, Callable[[Table, Styles], Drawing]] = {
    "image": lambda table, styles: ImageLayer.read(table),
    "shape": lambda table, styles: ShapeLayer.read(table),
    "repeat": lambda table, styles: RepeatLayer.read(table),
    "text": lambda table, styles: TextLayer.read(table),
    "figure": lambda table, styles: FigureLayer.read(table),
    "rules": lambda table, styles: RulesLayer.read(table, styles.letters),
    "strip": lambda table, styles: StripLayer.read(table, styles.groups),
    "row": lambda table, styles: RowLayer.read(table),
    "pill": lambda table, styles: PillLayer.read(table),
    "stamp": lambda table, styles: StampLayer.read(table),
    "remark": lambda table, styles: RemarkLayer.read(table),
    "tags": lambda table, styles: TagsLayer.read(table, styles.tags),
}
