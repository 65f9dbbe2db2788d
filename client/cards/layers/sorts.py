"""The sorts of face layers, and how they are read from a theme.

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
    stamp    text, face, size, color, at, tilt      words in a frame, stamped at an angle
    remark   face, size, color, tilt                the handwriting of the card's drawing
    tags     style, show                            ability tags, see `tags.TagsLayer`
    told     style, face, size, color, bottom, ...  the same in words, see `tag_text.TagTextLayer`

Every layer may have `when` and `unless`, the flags that must or must not hold. `clear_of` names a text that must end
above the layer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Protocol

from client.art import svg
from client.cards.canvas import Box, FaceCanvas
from client.cards.layers.figures import FigureLayer, RepeatLayer
from client.cards.layers.lettering import RulesLayer, TextLayer
from client.cards.layers.pills import PillLayer
from client.cards.layers.strip import RowLayer, StripLayer
from client.cards.layers.tag_text import TagTextLayer
from client.cards.layers.tags import TagsLayer
from client.cards.pens import InlinePen, line_width, readable_size, write
from client.look.schema import FaceColor, SchemaTable, Texts
from engine.words import assets

_OWN = "{id}"


class Drawable(Protocol):
    """What every sort of layer can do."""

    def draw(self, canvas: FaceCanvas) -> None: ...


@dataclass(frozen=True, slots=True)
class Condition:
    """When a layer is drawn: all flags in `when` hold, none in `unless` does, and the text `clear_of` ends above it."""

    when: Texts = ()
    unless: Texts = ()
    clear_of: str = ""

    def holds(self, flags: frozenset[str]) -> bool:
        """Return whether a layer is drawn for a face with these flags."""
        return flags.issuperset(self.when) and flags.isdisjoint(self.unless)


@dataclass(frozen=True, slots=True)
class FaceLayer:
    """One layer of a face, with its condition and its place in the theme file."""

    drawing: Drawable
    condition: Condition
    where: str

    def draw(self, canvas: FaceCanvas) -> None:
        """Draw the layer if its condition holds."""
        if not self.condition.holds(canvas.flags):
            return
        top = getattr(self.drawing, "box", (0.0, 0.0))[1]
        if self.condition.clear_of and canvas.bottoms.get(self.condition.clear_of, 0) > top:
            return
        canvas.where = self.where
        self.drawing.draw(canvas)

    def changes(self, flags: frozenset[str]) -> bool:
        """Return whether the layer draws tags, or its condition uses any of these flags."""
        named = flags.intersection(self.condition.when + self.condition.unless)
        return bool(named) or isinstance(self.drawing, TagsLayer)

    def draw_slowly(self, canvas: FaceCanvas) -> Iterator[None]:
        """Draw the layer in steps, preparing a large drawing part by part."""
        yield from self.drawn_ahead(canvas)
        self.draw(canvas)
        yield

    def drawn_ahead(self, canvas: FaceCanvas) -> Iterator[None]:
        """Prepare a large drawing in steps."""
        if isinstance(self.drawing, ImageLayer) and self.condition.holds(canvas.flags):
            canvas.where = self.where
            yield from self.drawing.drawn_ahead(canvas)


@dataclass(frozen=True, slots=True)
class FaceLayout:
    """The layout of faces of one kind at one level of detail: size in card units, and the layers from the bottom up.

    With a `radius` the corners are cut off. Below a width of `below` pixels, a face uses the level of detail `narrow`.
    Below `until` pixels at the usual text size (scaled for others), it uses `large`, with fewer and larger words. Both
    have the same shape.
    """

    layers: tuple[FaceLayer, ...]
    size: tuple[float, float] = (300, 420)
    radius: float = 0
    narrow: str = ""
    below: float = 0
    large: str = ""
    until: float = 0

    @property
    def width(self) -> float:
        """Return the width in card units."""
        return self.size[0]

    @property
    def height(self) -> float:
        """Return the height in card units."""
        return self.size[1]

    def runs(self, states: frozenset[str]) -> list[tuple[bool, tuple[FaceLayer, ...]]]:
        """Return the layers in order, in runs of often changing (True) and unchanging ones.

        Tags change often, and so do layers with conditions on `states`.
        """
        flags = states | {f"{sign}-{name}" for sign in ("has", "not") for name in states}
        grouped = groupby(self.layers, lambda layer: layer.changes(flags))
        return [(changing, tuple(layers)) for changing, layers in grouped]


@dataclass(frozen=True, slots=True)
class ImageLayer:
    """A drawing that fills its box, rotated by `tilt` degrees: a file of the theme, or the `icon` of a name.

    `recolor` maps colors of the drawing to others. A drawing named by a card's {id} is replaced by the card's own
    picture if it has one, with corners of some `radius`. If the file is missing, `instead` is drawn.
    """

    box: Box
    art: str = ""
    icon: str = ""
    tilt: float = 0
    opacity: float = 1
    recolor: Mapping[str, FaceColor] = field(default_factory=dict)
    instead: str = ""
    radius: float = 0

    def draw(self, canvas: FaceCanvas) -> None:
        if _OWN in self.art and canvas.own_picture(self.box, self.radius):
            return
        art = self._name(canvas)
        if not self.tilt and self.opacity >= 1:
            canvas.image(art, self.box, self.recolor)
            return
        with canvas.tilt(self.box, self.tilt, self.opacity) as inner:
            inner.image(art, (0, 0, self.box[2], self.box[3]), self.recolor)

    def drawn_ahead(self, canvas: FaceCanvas) -> Iterator[None]:
        """Pre-render the drawing in steps; does nothing for rotated drawings."""
        if not self.tilt and self.opacity >= 1:
            yield from canvas.image_ahead(self._name(canvas), self.box, self.recolor)

    def _name(self, canvas: FaceCanvas) -> str:
        """Return the file of the drawing."""
        if self.icon:
            return canvas.look.icon(canvas.fill(self.icon))
        file = canvas.look.art(canvas.fill(self.art))
        return canvas.look.art(canvas.fill(self.instead)) if self.instead and not assets.exists(file) else file


@dataclass(frozen=True, slots=True)
class ShapeLayer:
    """A rounded rectangle, or a path in the units of its box.

    With `below`, the box begins `gap` units below the text of that name.
    """

    box: Box
    path: str = ""
    radius: float = 0
    fill: FaceColor = ""
    edge: FaceColor = ""
    edge_width: float = 0
    opacity: float = 1
    below: str = ""
    gap: float = 0

    def draw(self, canvas: FaceCanvas) -> None:
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

    def _paint(self, canvas: FaceCanvas) -> str:
        paint = f'fill="{canvas.color(self.fill) or "none"}" opacity="{self.opacity:g}"'
        if self.edge:
            paint += f' stroke="{canvas.color(self.edge)}" stroke-width="{self.edge_width:g}" stroke-linecap="round"'
        return paint


@dataclass(frozen=True, slots=True)
class StampLayer:
    """Words in a frame that fits them, stamped at an angle around the point `at`. `line` is the frame's width."""

    text: str
    pen: InlinePen
    size: float
    at: tuple[float, float]
    tilt: float = 4
    opacity: float = 1
    line: float = 4

    def draw(self, canvas: FaceCanvas) -> None:
        content = canvas.fill(self.text)
        size = max(self.size, readable_size(canvas, self.pen, 2))
        width = line_width(canvas, content, self.pen, size) + size * 0.9 + self.line
        height = size * 1.65 + self.line
        box = (self.at[0] - width / 2, self.at[1] - height / 2, width, height)
        frame = ShapeLayer((0, 0, width, height), radius=self.line * 1.4, edge=self.pen.color, edge_width=self.line)
        with canvas.tilt(box, self.tilt, self.opacity) as inner:
            frame.draw(inner)
            write(inner, content, self.pen, size, (width / 2, height / 2), "center")


@dataclass(frozen=True, slots=True)
class FaceRemarkLayer:
    """The handwritten remark of a card's drawing, at the place that the drawing leaves empty."""

    pen: InlinePen
    size: float
    tilt: float = 5

    def draw(self, canvas: FaceCanvas) -> None:
        """Write the remark, if the card has one."""
        content = str(canvas.values.get("remark", ""))
        if not content:
            return
        width, height = line_width(canvas, content, self.pen, self.size) + self.size, self.size * 2
        x, y = float(canvas.values["remark_x"]), float(canvas.values["remark_y"])
        box = (x - width / 2, y - height / 2, width, height)
        with canvas.tilt(box, self.tilt) as inner:
            write(inner, content, self.pen, self.size, (width / 2, height / 2), "center")


SORTS: dict[str, type[Drawable]] = {
    "image": ImageLayer,
    "shape": ShapeLayer,
    "repeat": RepeatLayer,
    "text": TextLayer,
    "figure": FigureLayer,
    "rules": RulesLayer,
    "strip": StripLayer,
    "row": RowLayer,
    "pill": PillLayer,
    "stamp": StampLayer,
    "remark": FaceRemarkLayer,
    "tags": TagsLayer,
    "told": TagTextLayer,
}


def read_layout(table: SchemaTable, shared: Mapping[str, Mapping[str, object]]) -> FaceLayout:
    """Read the layout of faces from its table. `shared` values such as `letters` go to the fields of that name."""
    layers = tuple(_read_layer(entry, shared) for entry in table.tables("layers"))
    return table.read(FaceLayout, layers=layers)


def _read_layer(table: SchemaTable, shared: Mapping[str, Mapping[str, object]]) -> FaceLayer:
    sort = table.choice("draw", tuple(SORTS), "")
    drawing = table.part(SORTS[sort], **shared)
    if isinstance(drawing, ImageLayer) and not drawing.icon:
        table.text("art")  # one of the two must be there
    if isinstance(drawing, RulesLayer | TagsLayer | TagTextLayer):
        known = drawing.letters if isinstance(drawing, RulesLayer) else drawing.tags
        table.choice("style", tuple(known), drawing.style)
    return FaceLayer(drawing, table.read(Condition), f"{table.where} ({sort})")
