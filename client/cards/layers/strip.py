"""The effect strip: a card's effects in figures and icons, grouped by the players they affect.

Each group is a box with a header. Its cells stand side by side, separated by hairlines. A cell is a figure, an icon
and,
for a multiplied effect, a multiplication sign and a second icon. All figures of a group have one size. On small faces a
crowded group puts each figure above its icon.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from client.art import svg, text
from client.cards.canvas import Box, FaceCanvas
from client.cards.face import Cell, Group
from client.cards.pens import InlinePen, Pen, line_width, readable_size, write
from client.look.schema import Color, Typeface

_GAP = 6.0
_ARROW = 9.0
_BETWEEN = 3.0
_BESIDE_SIGN = 2.0
# A multiplied cell holds two icons: its share of the strip, and of its group.
_STRIP_SHARE = 1.6
_GROUP_SHARE = 1.9
_SMALLEST_FIGURE = 12.0
_HEADER_LETTERS = 0.86
_TALLEST_LETTERS = 1.1
_HEADER_ICON = 0.82
# A group with figures below this share of their size is stacked, if that is allowed.
_CROWDED = 0.72
_STACKED_FIGURE = 0.8
_STACKED_ICON = 0.83
_STACKED_MARGIN = 4.0
_FIGURE_SHARE = 0.55
_ROW_GAP = 18.0


@dataclass(frozen=True, slots=True)
class GroupStyle:
    """The style of a group: a `box` is rounded and solid, an `arrow` dashed and pointed to the right."""

    fill: Color
    edge: Color
    header: Color
    hairline: Color
    text: Color
    shape: Literal["box", "arrow"] = "box"
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """The setting of cells: sizes of figures and icons, the pen, and whether figures stand above icons."""

    figure: float
    icon: float
    pen: Pen
    stacked: bool = False


@dataclass(frozen=True, slots=True)
class StripLayer:
    """The groups of a face side by side, centered in a box.

    header: the height of a group's header
    figure, icon: the wanted sizes
    padding: the free space in a cell
    widest: the greatest width of a single cell
    stack: whether figures may stand above icons
    """

    box: Box
    header: float
    figure: float
    icon: float
    label_face: Typeface
    label_color: Color
    figure_face: Typeface
    groups: Mapping[str, GroupStyle]
    padding: float = 9
    widest: float = 150
    stack: bool = False

    def draw(self, canvas: FaceCanvas) -> None:
        """Draw every group that has cells."""
        groups = [group for group in canvas.face.groups if group.cells and group.style in self.groups]
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
        """Return the width of a plain cell: an even share of the strip, up to a maximum."""
        shares = sum(_shares(group, _STRIP_SHARE) for group in groups)
        even = (self.box[2] - _GAP * (len(groups) - 1)) / shares
        multiplied = any(cell.per for group in groups for cell in group.cells)
        return even if multiplied or shares > 2 else min(even, self.widest)

    def _group(self, canvas: FaceCanvas, group: Group, box: Box) -> None:
        style = self.groups[group.style]
        left, top, width, height = box
        rect = canvas.rect(box)
        shape = _box_shape if style.shape == "box" else _arrow_shape
        body = shape(width, height, self.header, style)
        canvas.surface.blit(svg.inline(body, rect.width, rect.height, width, height), rect)
        inner = width - (_ARROW - 1 if style.shape == "arrow" else 0)
        self._header(canvas, group, style, (left, top, inner, self.header))
        self._cells(canvas, group, style, (left, top + self.header, inner, height - self.header))

    def _header(self, canvas: FaceCanvas, group: Group, style: GroupStyle, box: Box) -> None:
        """Draw the icon and label of the affected players; only the icon if there is too little room."""
        left, top, width, height = box
        label, pen = group.label.upper(), Pen(self.label_face, self.label_color)
        size = max(height * _HEADER_LETTERS, min(height * _TALLEST_LETTERS, readable_size(canvas, pen)))
        icon = height * _HEADER_ICON if style.icon else 0.0
        indent = icon + height * 0.13 if icon else 0.0
        wide = indent + line_width(canvas, label, pen, size)
        readable = not icon or (size >= readable_size(canvas, pen) and wide <= width)
        x = left + (width - (wide if readable else icon)) / 2
        if icon:
            canvas.image(canvas.look.art(style.icon), (x, top + (height - icon) / 2 + 0.5, icon, icon))
        if readable:
            write(canvas, label, pen, size, (x + indent, top + height / 2 + 0.8))

    def _cells(self, canvas: FaceCanvas, group: Group, style: GroupStyle, box: Box) -> None:
        left, top, width, height = box
        setting = self._setting(canvas, group, width, Pen(self.figure_face, style.text))
        draw = _draw_stacked if setting.stacked else draw_cell
        for number, (cell, wide) in enumerate(_widths(group, width)):
            if number:
                canvas.surface.fill(style.hairline, canvas.rect((left - 0.7, top + 7, 1.4, height - 15)))
            draw(canvas, cell, (left, top, wide, height), setting)
            left += wide

    def _setting(self, canvas: FaceCanvas, group: Group, width: float, pen: Pen) -> Setting:
        """Return the largest setting at which every cell fits. Icons shrink slightly less than figures."""
        widths = _widths(group, width)
        setting = Setting(self.figure, self.icon, pen)
        while setting.figure > _SMALLEST_FIGURE and any(
            cell_width(canvas, cell, setting) + _BETWEEN > wide - self.padding for cell, wide in widths
        ):
            figure = setting.figure - 1
            setting = Setting(figure, self.icon * (figure / self.figure) ** 0.8, pen)
        if self.stack and setting.figure < self.figure * _CROWDED:
            return self._stack_figures(canvas, widths, pen, self.box[3] - self.header)
        return setting

    def _stack_figures(self, canvas: FaceCanvas, widths: list[tuple[Cell, float]], pen: Pen, height: float) -> Setting:
        """Return the setting with figures above icons, which share the height of a cell."""
        figure = min(self.figure * _STACKED_FIGURE, height * _FIGURE_SHARE)
        while figure > _SMALLEST_FIGURE and any(
            line_width(canvas, cell.text, pen, figure) > wide - 6 for cell, wide in widths
        ):
            figure -= 1
        capital = text.cap_height(pen.face, figure * canvas.scale) / canvas.scale
        icon = min(self.figure * _STACKED_ICON, height - 2 * _STACKED_MARGIN - capital - 1)
        return Setting(figure, icon, pen, stacked=True)


def _shares(group: Group, multiplied: float) -> float:
    return sum(multiplied if cell.per else 1.0 for cell in group.cells)


def _widths(group: Group, width: float) -> list[tuple[Cell, float]]:
    """Return the cells of a group with their widths."""
    unit = width / _shares(group, _GROUP_SHARE)
    return [(cell, unit * (_GROUP_SHARE if cell.per else 1.0)) for cell in group.cells]


def cell_width(canvas: FaceCanvas, cell: Cell, setting: Setting) -> float:
    """Return the width of a cell's figure, icon and multiplier side by side."""
    wide = line_width(canvas, cell.text, setting.pen, setting.figure) if cell.text else 0.0
    if cell.icon:
        wide += setting.icon + (_BETWEEN if cell.text else 0)
    if cell.per:
        wide += line_width(canvas, "×", setting.pen, setting.figure) + setting.icon + 2 * _BESIDE_SIGN
    return wide


def draw_cell(canvas: FaceCanvas, cell: Cell, box: Box, setting: Setting) -> None:
    """Draw a cell in the center of a box: figure, icon, and "× icon" if it is multiplied."""
    left, top, width, height = box
    icon = setting.icon
    x = left + (width - cell_width(canvas, cell, setting)) / 2
    middle = top + height / 2
    if cell.text:
        x += write(canvas, cell.text, setting.pen, setting.figure, (x, middle))
        x += _BETWEEN if cell.icon else 0
    if cell.icon:
        canvas.image(canvas.look.icon(cell.icon), (x, middle - icon / 2, icon, icon))
        x += icon
    if cell.per:
        x += _BESIDE_SIGN
        x += write(canvas, "×", setting.pen, setting.figure, (x, middle)) + _BESIDE_SIGN
        canvas.image(canvas.look.icon(f"per-{cell.per}"), (x, middle - icon / 2, icon, icon))


def _draw_stacked(canvas: FaceCanvas, cell: Cell, box: Box, setting: Setting) -> None:
    """Draw a cell with its figure above its icons."""
    left, top, width, height = box
    middle = left + width / 2
    icon, pen = setting.icon, setting.pen
    capital = text.cap_height(pen.face, setting.figure * canvas.scale) / canvas.scale
    write(canvas, cell.text, pen, setting.figure, (middle, top + _STACKED_MARGIN + capital / 2), "center")
    y = top + height - _STACKED_MARGIN - icon
    if not cell.per:
        canvas.image(canvas.look.icon(cell.icon), (middle - icon / 2, y, icon, icon))
        return
    canvas.image(canvas.look.icon(cell.icon), (middle - icon * 1.22, y, icon, icon))
    write(canvas, "×", pen, setting.figure * 0.8, (middle, y + icon / 2), "center")
    canvas.image(canvas.look.icon(f"per-{cell.per}"), (middle + icon * 0.22, y, icon, icon))


def _box_shape(width: float, height: float, header: float, style: GroupStyle) -> str:
    """Return a rounded box with a solid edge and a header across its top, as SVG."""
    frame = f'<rect x="1.5" y="1.5" width="{width - 3:.2f}" height="{height - 3:.2f}" rx="9"'
    top = f"M10.5 1.5H{width - 10.5:.2f}A9 9 0 0 1 {width - 1.5:.2f} 10.5V{header:.2f}H1.5V10.5A9 9 0 0 1 10.5 1.5Z"
    return (
        f'{frame} fill="{style.fill}"/><path d="{top}" fill="{style.header}"/>'
        f'{frame} fill="none" stroke="{style.edge}" stroke-width="2.6"/>'
    )


def _arrow_shape(width: float, height: float, header: float, style: GroupStyle) -> str:
    """Return a box with a dashed edge whose right side is the point of an arrow, as SVG."""
    shoulder = width - _ARROW - 1
    outline = f"M2 2H{shoulder:.2f}L{width - 2:.2f} {height / 2:.2f}L{shoulder:.2f} {height - 2:.2f}H2Z"
    slope = min(1.0, (header - 2) / (height / 2 - 2))
    top = f"M2 2H{shoulder:.2f}L{shoulder + (_ARROW - 1) * slope:.2f} {header:.2f}H2Z"
    edge = f'stroke="{style.edge}" stroke-width="2.8" stroke-dasharray="7 4"'
    return (
        f'<path d="{outline}" fill="{style.fill}"/><path d="{top}" fill="{style.header}"/>'
        f'<path d="{outline}" fill="none" {edge}/>'
    )


@dataclass(frozen=True, slots=True)
class RowLayer:
    """All cells of a face in one row without boxes, shrunk together until they fit."""

    box: Box
    figure: float
    icon: float
    pen: InlinePen

    def draw(self, canvas: FaceCanvas) -> None:
        """Draw the cells in the center of the box."""
        cells = [cell for group in canvas.face.groups for cell in group.cells]
        if not cells:
            return
        left, top, width, height = self.box
        shrink = max(1.0, min(canvas.letters, height / max(self.figure, self.icon)))
        while self._total(canvas, cells, shrink) > width and shrink > 0.3:
            shrink -= 0.04
        x = left + (width - self._total(canvas, cells, shrink)) / 2
        setting = self._setting(shrink)
        for cell in cells:
            wide = cell_width(canvas, cell, setting)
            draw_cell(canvas, cell, (x, top, wide, height), setting)
            x += wide + _ROW_GAP * shrink

    def _setting(self, shrink: float) -> Setting:
        return Setting(self.figure * shrink, self.icon * shrink, self.pen)

    def _total(self, canvas: FaceCanvas, cells: list[Cell], shrink: float) -> float:
        wide = sum(cell_width(canvas, cell, self._setting(shrink)) for cell in cells)
        return wide + _ROW_GAP * shrink * (len(cells) - 1)
