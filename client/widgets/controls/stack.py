"""Stacks: widgets below or next to each other, optionally on a panel."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from client.art import paint, palette
from client.widgets.base import StaticWidget, Widget
from client.widgets.controls.words import heading


class _Group(Widget):
    """Widgets that are placed and drawn together."""

    focusable = False

    def __init__(self, *children: Widget, name: str = "") -> None:
        super().__init__(name=name)
        self.children = list(children)

    def parts(self) -> tuple[Widget, ...]:
        return tuple(self.children)

    def draw(self, surface: pygame.Surface) -> None:
        for child in self.children:
            if child.visible:
                child.draw(surface)


class Column(_Group):
    """Widgets below each other over the whole width, `gap` u apart.

    With a `face` it is a panel of that color with an edge and `padding` u inside.
    """

    radius_units = 16.0
    offset = 0
    """How far it is scrolled up, in pixels."""

    def __init__(
        self,
        *children: Widget,
        gap: float = 12,
        padding: float = 0,
        face: str = "",
        edge: str = palette.SOFT,
        name: str = "",
    ) -> None:
        super().__init__(*children, name=name)
        self.gap = gap
        self.padding = padding
        self.face = face
        self.edge = edge

    def contains(self, point: tuple[int, int]) -> bool:
        return bool(self.face) and super().contains(point)

    def natural_width(self, unit: float) -> int:
        widest = max((child.natural_width(unit) for child in self.children if child.visible), default=0)
        return widest + 2 * round(self.padding * unit)

    def height_for(self, width: int, unit: float) -> int:
        gap, padding = round(self.gap * unit), round(self.padding * unit)
        heights = [child.height_for(width - 2 * padding, unit) for child in self.children if child.visible]
        return sum(heights) + max(0, len(heights) - 1) * gap + 2 * padding

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        self._stack(rect.width)

    def _stack(self, width: int) -> None:
        """Place the children in a width in pixels."""
        padding = self.px(self.padding)
        inner, y = width - 2 * padding, self.rect.y + padding - self.offset
        for child in self.children:
            if child.visible:
                height = child.height_for(inner, self.unit)
                child.place(pygame.Rect(self.rect.x + padding, y, inner, height), self.unit)
                y += height + self.px(self.gap)

    def draw(self, surface: pygame.Surface) -> None:
        if self.face:
            paint.panel(surface, self.rect, self.radius_units * self.unit, self.face, self.edge, 1.6 * self.unit)
        super().draw(surface)


def titled_panel(title: str, *rows: Widget, gap: float = 9, padding: float = 16) -> Column:
    """Return a raised panel of a page: its title, then its rows."""
    return Column(heading(title), *rows, gap=gap, padding=padding, face=palette.RAISED, name=title)


class Row(_Group, StaticWidget):
    """Widgets next to each other, `gap` u apart, vertically centered.

    `shares` divides the width: 0 gives a widget its own width, other numbers share the rest.
    """

    def __init__(self, *children: Widget, shares: Sequence[float] = (), gap: float = 12, name: str = "") -> None:
        super().__init__(*children, name=name)
        self.shares = list(shares) or [1.0] * len(self.children)
        self.gap = gap

    def natural_width(self, unit: float) -> int:
        widths = [child.natural_width(unit) for child in self.children if child.visible]
        return sum(widths) + round(max(0, len(widths) - 1) * self.gap * unit)

    def _widths(self, width: int, unit: float) -> list[tuple[Widget, int]]:
        shown = [(child, share) for child, share in zip(self.children, self.shares, strict=True) if child.visible]
        fixed = {id(child): child.natural_width(unit) for child, share in shown if not share}
        left = width - sum(fixed.values()) - max(0, len(shown) - 1) * self.gap * unit
        total = sum(share for _, share in shown) or 1
        return [
            (child, fixed[id(child)] if not share else max(0, round(left * share / total))) for child, share in shown
        ]

    def height_for(self, width: int, unit: float) -> int:
        return max((child.height_for(part, unit) for child, part in self._widths(width, unit)), default=0)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        x: float = rect.x
        for child, width in self._widths(rect.width, unit):
            height = min(rect.height, child.height_for(width, unit))
            child.place(pygame.Rect(round(x), rect.centery - height // 2, width, height), unit)
            x += width + self.gap * unit


class SideBySide(_Group, StaticWidget):
    """Two columns next to each other, aligned at the top."""

    def _width(self, width: int, unit: float) -> int:
        return (width - round(18 * unit)) // 2

    def height_for(self, width: int, unit: float) -> int:
        return max(column.height_for(self._width(width, unit), unit) for column in self.children)

    def place(self, rect: pygame.Rect, unit: float) -> None:
        super().place(rect, unit)
        width = self._width(rect.width, unit)
        for column, x in zip(self.children, (rect.x, rect.right - width), strict=True):
            column.place(pygame.Rect(x, rect.y, width, column.height_for(width, unit)), unit)
