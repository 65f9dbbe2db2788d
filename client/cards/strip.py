"""The effect strip: what a card does, in figures and icons, grouped by whom it befalls.

Each group is a box with a header; its cells stand side by side, separated by hairlines. A cell is a figure, an icon
and, when the effect is multiplied, a multiplication sign and a second icon. All figures of a group have one size. On
small faces a crowded group sets each figure above its icon.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from client.art import svg
from client.cards.canvas import Box, Canvas, read_box
from client.cards.face import Cell, Group
from client.cards.lettering import draw_line, line_width
from client.cards.reading import Table

_GAP = 6.0
_ARROW = 9.0
_BETWEEN = 3.0
_BESIDE_SIGN = 2.0
# A multiplied cell holds two icons: its share of the strip, and of its group.
_STRIP_SHARE = 1.6
_GROUP_SHARE = 1.9
_SMALLEST_FIGURE = 12.0
_HEADER_LETTERS = 0.86
_HEADER_ICON = 0.82


@dataclass(frozen=True, slots=True)
class GroupStyle:
    """The look of a group. Shape `box` is rounded and solid; `arrow` is dashed and ends in a point to the right."""

    shape: str
    icon: str
    fill: str
    edge: str
    header: str
    hairline: str
    text: str

    @classmethod
    def read(cls, table: Table) -> GroupStyle:
        """The style from its table."""
        style = cls(table.choice("shape", ("box", "arrow"), "box"), table.text("icon", ""), table.color("fill"),
                    table.color("edge"), table.color("header"), table.color("hairline"), table.color("text"))
        table.done()
        return style


@dataclass(frozen=True, slots=True)
class _Measure:
    """Figure and icon sizes of a group in units, and whether the figures stand above the icons."""

    figure: float
    icon: float
    stacked: bool = False


@dataclass(frozen=True, slots=True)
class StripLayer:
    """The groups of a face side by side in a box, centered.

    `header` is the height of a group's header, `figure` and `icon` the sizes wanted, `padding` what a cell keeps
    free, `widest` the width of a single cell at most. `stack` allows figures above icons when a group is crowded.
    """

    box: Box
    header: float
    figure: float
    icon: float
    padding: float
    widest: float
    stack: bool
    label_face: str
    figure_face: str
    label_color: str
    styles: Mapping[str, GroupStyle]

    @classmethod
    def read(cls, table: Table, styles: Mapping[str, GroupStyle]) -> StripLayer:
        """The layer from its table."""
        return cls(
            box=read_box(table), header=table.number("header"), figure=table.number("figure"),
            icon=table.number("icon"), padding=table.number("padding", 9), widest=table.number("widest", 150),
            stack=table.flag("stack"), label_face=table.typeface("label_face"),
            figure_face=table.typeface("figure_face"), label_color=table.color("label_color"), styles=styles)

    def draw(self, canvas: Canvas) -> None:
        """Draw every group that has cells."""
        groups = [group for group in canvas.face.groups if group.cells and group.style in self.styles]
        if not groups:
            return
        left, top, width, height = self.box
        cell = self._cell_width(groups)
        gaps = _GAP * (len(groups) - 1)
        x = left + (width - cell * sum(_shares(group, _STRIP_SHARE) for group in groups) - gaps) / 2
        for group in groups:
            wide = cell * _shares(group, _STRIP_SHARE)
            self._group(canvas, group, (x, top, wide, height))
            x += wide + _GAP

    def _cell_width(self, groups: list[Group]) -> float:
        """The width of a plain cell: an even share of the strip, but no wider than looks right."""
        shares = sum(_shares(group, _STRIP_SHARE) for group in groups)
        even = (self.box[2] - _GAP * (len(groups) - 1)) / shares
        multiplied = any(cell.per_icon for group in groups for cell in group.cells)
        return even if multiplied or shares > 2 else min(even, self.widest)

    def _group(self, canvas: Canvas, group: Group, box: Box) -> None:
        style = self.styles[group.style]
        left, top, width, height = box
        rect = canvas.rect(box)
        body = _box_shape(width, height, self.header, style) if style.shape == "box" else _arrow_shape(
            width, height, self.header, style)
        canvas.surface.blit(svg.inline(body, rect.width, rect.height, width, height), rect)
        inner = width - (_ARROW - 1 if style.shape == "arrow" else 0)
        self._header(canvas, group, style, (left, top, inner, self.header))
        body_top = top + self.header
        self._cells(canvas, group, style, (left, body_top, inner, height - self.header))

    def _header(self, canvas: Canvas, group: Group, style: GroupStyle, box: Box) -> None:
        """The icon and the word that say whom the group befalls."""
        left, top, width, height = box
        size = height * _HEADER_LETTERS
        icon = height * _HEADER_ICON if style.icon else 0.0
        indent = icon + height * 0.13 if icon else 0.0
        wide = indent + line_width(group.label, self.label_face, size * canvas.scale) / canvas.scale
        x = left + (width - wide) / 2
        if icon:
            canvas.image(canvas.look.art(style.icon), (x, top + (height - icon) / 2 + 0.5, icon, icon))
        draw_line(canvas, group.label, self.label_face, size * canvas.scale, canvas.color(self.label_color),
                  (x + indent) * canvas.scale, (top + height / 2 + 0.8) * canvas.scale)

    def _cells(self, canvas: Canvas, group: Group, style: GroupStyle, box: Box) -> None:
        left, top, width, height = box
        measure = self._measure(canvas, group, width)
        shares = _shares(group, _GROUP_SHARE)
        x = left
        for number, cell in enumerate(group.cells):
            wide = width * _share(cell, _GROUP_SHARE) / shares
            if number:
                self._hairline(canvas, x, top, height, style.hairline)
            place = (x, top, wide, height)
            if measure.stacked:
                _draw_stacked(canvas, cell, place, measure, self.figure_face, style.text)
            else:
                draw_cell(canvas, cell, place, measure.figure, measure.icon, self.figure_face, style.text)
            x += wide

    def _hairline(self, canvas: Canvas, x: float, top: float, height: float, color: str) -> None:
        rect = canvas.rect((x - 0.7, top + 7, 1.4, height - 15))
        canvas.surface.fill(color, rect)

    def _measure(self, canvas: Canvas, group: Group, width: float) -> _Measure:
        """The largest figures at which every cell fits; icons shrink a little less than figures."""
        shares = _shares(group, _GROUP_SHARE)
        figure, icon = self.figure, self.icon
        while figure > _SMALLEST_FIGURE and any(
                cell_width(canvas, cell, figure, icon, self.figure_face) + _BETWEEN
                > width * _share(cell, _GROUP_SHARE) / shares - self.padding for cell in group.cells):
            figure -= 1
            icon = self.icon * (figure / self.figure) ** 0.8
        if self.stack and figure < self.figure * 0.72:
            return self._stacked(canvas, group, width)
        return _Measure(figure, icon)

    def _stacked(self, canvas: Canvas, group: Group, width: float) -> _Measure:
        """The sizes with figures above icons."""
        shares = _shares(group, _GROUP_SHARE)
        figure = self.figure * 0.8
        for cell in group.cells:
            room = width * _share(cell, _GROUP_SHARE) / shares - 6
            while figure > _SMALLEST_FIGURE and line_width(
                    cell.text, self.figure_face, figure * canvas.scale) > room * canvas.scale:
                figure -= 1
        return _Measure(figure, self.figure * 0.86, stacked=True)


def _share(cell: Cell, multiplied: float) -> float:
    return multiplied if cell.per_icon else 1.0


def _shares(group: Group, multiplied: float) -> float:
    return sum(_share(cell, multiplied) for cell in group.cells)


def cell_width(canvas: Canvas, cell: Cell, figure: float, icon: float, face: str) -> float:
    """Width in units of a cell's figure, icon and multiplier side by side."""
    wide = line_width(cell.text, face, figure * canvas.scale) / canvas.scale
    if cell.icon:
        wide += icon + (_BETWEEN if cell.text else 0)
    if cell.per_icon:
        wide += line_width("×", face, figure * canvas.scale) / canvas.scale + icon + 2 * _BESIDE_SIGN
    return wide


def draw_cell(canvas: Canvas, cell: Cell, box: Box, figure: float, icon: float, face: str, color: str) -> None:
    """Draw a cell in the middle of a box: figure, icon, and "× icon" when it is multiplied."""
    left, top, width, height = box
    x = left + (width - cell_width(canvas, cell, figure, icon, face)) / 2
    middle = top + height / 2
    if cell.text:
        x += _figure(canvas, cell.text, face, figure, color, x, middle) + (_BETWEEN if cell.icon else 0)
    if cell.icon:
        canvas.image(canvas.look.icon(cell.icon), (x, middle - icon / 2, icon, icon))
        x += icon
    if cell.per_icon:
        x += _BESIDE_SIGN
        x += _figure(canvas, "×", face, figure, color, x, middle) + _BESIDE_SIGN
        canvas.image(canvas.look.icon(cell.per_icon), (x, middle - icon / 2, icon, icon))


def _figure(canvas: Canvas, content: str, face: str, figure: float, color: str, x: float, y: float) -> float:
    """Draw a figure from `x` on; returns its width in units."""
    wide = draw_line(canvas, content, face, figure * canvas.scale, canvas.color(color), x * canvas.scale,
                     y * canvas.scale)
    return wide / canvas.scale


def _draw_stacked(canvas: Canvas, cell: Cell, box: Box, measure: _Measure, face: str, color: str) -> None:
    """Draw a cell with its figure above its icons."""
    left, top, width, height = box
    middle = left + width / 2
    icon = measure.icon
    y = top + height - 4 - icon
    draw_line(canvas, cell.text, face, measure.figure * canvas.scale, canvas.color(color), middle * canvas.scale,
              (top + y) / 2 * canvas.scale, "center")
    if not cell.per_icon:
        canvas.image(canvas.look.icon(cell.icon), (middle - icon / 2, y, icon, icon))
        return
    canvas.image(canvas.look.icon(cell.icon), (middle - icon * 1.22, y, icon, icon))
    draw_line(canvas, "×", face, measure.figure * 0.8 * canvas.scale, canvas.color(color), middle * canvas.scale,
              (y + icon / 2) * canvas.scale, "center")
    canvas.image(canvas.look.icon(cell.per_icon), (middle + icon * 0.22, y, icon, icon))


def _box_shape(width: float, height: float, header: float, style: GroupStyle) -> str:
    """A rounded box with a solid edge and a header across its top, as SVG."""
    frame = f'<rect x="1.5" y="1.5" width="{width - 3:.2f}" height="{height - 3:.2f}" rx="9"'
    top = (f'M10.5 1.5H{width - 10.5:.2f}A9 9 0 0 1 {width - 1.5:.2f} 10.5V{header:.2f}H1.5V10.5'
           'A9 9 0 0 1 10.5 1.5Z')
    return (f'{frame} fill="{style.fill}"/><path d="{top}" fill="{style.header}"/>'
            f'{frame} fill="none" stroke="{style.edge}" stroke-width="2.6"/>')


def _arrow_shape(width: float, height: float, header: float, style: GroupStyle) -> str:
    """A box whose right side is the point of an arrow, with a dashed edge, as SVG."""
    shoulder = width - _ARROW - 1
    outline = f"M2 2H{shoulder:.2f}L{width - 2:.2f} {height / 2:.2f}L{shoulder:.2f} {height - 2:.2f}H2Z"
    slope = min(1.0, (header - 2) / (height / 2 - 2))
    top = f"M2 2H{shoulder:.2f}L{shoulder + (_ARROW - 1) * slope:.2f} {header:.2f}H2Z"
    return (f'<path d="{outline}" fill="{style.fill}"/><path d="{top}" fill="{style.header}"/>'
            f'<path d="{outline}" fill="none" stroke="{style.edge}" stroke-width="2.8" stroke-dasharray="7 4"/>')


@dataclass(frozen=True, slots=True)
class RowLayer:
    """All cells of a face in one row without boxes, shrunk together until they fit."""

    box: Box
    figure: float
    icon: float
    between: float
    face: str
    color: str

    @classmethod
    def read(cls, table: Table) -> RowLayer:
        """The layer from its table."""
        return cls(read_box(table), table.number("figure"), table.number("icon"), table.number("between", 18),
                   table.typeface("face"), table.color("color"))

    def draw(self, canvas: Canvas) -> None:
        """Draw the cells in the middle of the box."""
        cells = [cell for group in canvas.face.groups for cell in group.cells]
        if not cells:
            return
        left, top, width, height = self.box
        shrink = 1.0
        while (total := self._total(canvas, cells, shrink)) > width and shrink > 0.3:
            shrink -= 0.04
        x = left + (width - total) / 2
        for cell in cells:
            wide = cell_width(canvas, cell, self.figure * shrink, self.icon * shrink, self.face)
            draw_cell(canvas, cell, (x, top, wide, height), self.figure * shrink, self.icon * shrink, self.face,
                      self.color)
            x += wide + self.between * shrink

    def _total(self, canvas: Canvas, cells: list[Cell], shrink: float) -> float:
        wide = sum(cell_width(canvas, cell, self.figure * shrink, self.icon * shrink, self.face) for cell in cells)
        return wide + self.between * shrink * (len(cells) - 1)
