"""Sheet: the pictures of a window in drawing order. Only changed parts are drawn again.

sheet.put("ground", Height.FURNITURE, picture, (0, 0))
with sheet.sketch("log", Height.OVER) as surface:
    surface.blit(...)
regions = sheet.paint(window)
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from operator import attrgetter
from typing import cast

import pygame

from client.art.sketch import FrameSketch, Item, copy_of

_MOST = 0.7
"""If more than this share of the window has changed, all of it is drawn."""
_NEAR = 1.25
"""Two regions are merged if the result is at most this much larger than both."""

Order = tuple[int, int, int]


class Height(IntEnum):
    """The order of everything in the window, from the lowest to the highest."""

    FURNITURE, UNDER, TARGETS, RESTING, BETWEEN, MOVING, EFFECTS, OVER, READING, FOCUS, TOASTS, MODAL, FORM = range(13)


@dataclass(slots=True, eq=False)
class _SheetPart:
    """Everything that one owner draws at one height."""

    order: Order
    items: list[Item] = field(default_factory=list)


class Sheet:
    """The items of a window of `size` pixels, and the rectangles that must be drawn again."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._whole = pygame.Rect((0, 0), size)
        self._parts: dict[Hashable, _SheetPart] = {}
        self._sorted: list[_SheetPart] = []
        self._in_order = True
        self._marked: list[pygame.Rect] = []
        self._surface: pygame.Surface | None = None
        """The last painted surface."""
        self.touched = 0
        """The number of items that the last call of `paint` drew."""

    # -- items ----------------------------------------------------------------------------------------------

    def put(
        self, key: Hashable, height: Height, picture: pygame.Surface, at: tuple[int, int], z: int = 0, number: int = 0
    ) -> None:
        """Add or change an item. Marks nothing if it looks the same. `z` and `number` order the items of a height."""
        part, look = self._part(key, (height, z, number)), (id(picture), at)
        if part.items and part.items[0].look == look:
            return
        for item in part.items:
            self.mark(item.rect)
        rect = pygame.Rect(at, picture.get_size()).clip(self._whole)
        part.items = [Item(look, rect, None, picture, lambda surface: surface.blit(picture, at))]
        self.mark(rect)

    @contextmanager
    def sketch(self, key: Hashable, height: Height, z: int = 0, number: int = 0) -> Iterator[pygame.Surface]:
        """Replace everything that was drawn under this key."""
        part = self._part(key, (height, z, number))
        former = {item.look: item for item in part.items}

        def cut(rect: pygame.Rect, items: Sequence[Item]) -> pygame.Surface:
            return self._cut(rect, part, items)

        sketch = FrameSketch(self._whole, former, cut, self.mark)
        yield cast(pygame.Surface, sketch)
        self._marked += _differences(part.items, sketch.items)
        part.items = sketch.items

    def remove(self, key: Hashable) -> None:
        """Remove an item."""
        part = self._parts.pop(key, None)
        if part is not None:
            self._sorted.remove(part)
            self._marked += [item.rect for item in part.items]

    def clear(self, height: Height | None = None) -> None:
        """Remove everything, or all items of a height."""
        for key in [key for key, part in self._parts.items() if height in (None, part.order[0])]:
            self.remove(key)

    def mark(self, rect: pygame.Rect) -> None:
        """Draw this part of the window again, because a shared picture has changed."""
        self._marked.append(rect.clip(self._whole))

    def items(self, height: Height | None = None) -> list[Item]:
        """Return the items in drawing order, all of them or those of a height."""
        return [item for part in self._in_drawing_order() if height in (None, part.order[0]) for item in part.items]

    def __contains__(self, key: Hashable) -> bool:
        return key in self._parts

    def __getitem__(self, key: Hashable) -> Item:
        return self._parts[key].items[0]

    def _in_drawing_order(self) -> list[_SheetPart]:
        if not self._in_order:
            self._sorted.sort(key=attrgetter("order"))
            self._in_order = True
        return self._sorted

    def _part(self, key: Hashable, order: Order) -> _SheetPart:
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = _SheetPart(order)
            self._sorted.append(part)
            self._in_order = False
        elif part.order != order:
            part.order = order
            self._in_order = False
            self._marked += [item.rect for item in part.items]
        return part

    # -- picture --------------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface, everything: bool = False) -> list[pygame.Rect]:
        """Draw the parts that have changed since the last call and return them; all on request or another surface."""
        whole = everything or surface is not self._surface
        marked, self._marked, self._surface = self._marked, [], surface
        regions = [self._whole] if whole else _merge_regions(marked, self._whole)
        self.touched = _draw(self.items(), surface, regions) if regions else 0
        return regions

    def _cut(self, rect: pygame.Rect, part: _SheetPart, items: Sequence[Item]) -> pygame.Surface:
        """Copy what lies below a part, and its first items. The window is drawn again there."""
        below = [item for other in self._in_drawing_order() if other.order < part.order for item in other.items]
        surface = self._surface or pygame.Surface(self._whole.size)
        if rect:
            _draw([*below, *items], surface, [rect])
            self.mark(rect)
        return copy_of(surface, rect)


def _draw(items: Sequence[Item], surface: pygame.Surface, regions: Sequence[pygame.Rect]) -> int:
    """Draw the items within some regions. Return how many there are."""
    rects, touched = [item.rect for item in items], set[int]()
    for region in regions:
        surface.set_clip(region)
        inside = region.collidelistall(rects)
        touched.update(inside)
        for number in inside:
            items[number].paint(surface, region)
    surface.set_clip(None)
    return len(touched)


def _differences(former: list[Item], items: list[Item]) -> list[pygame.Rect]:
    """Return where two lists differ: the items that only one of them has, and those in another order."""
    before, now = [item.look for item in former], [item.look for item in items]
    if before == now:
        return []
    known, wanted = set(before), set(now)
    found = [item.rect for item in former if item.look not in wanted]
    found += [item.rect for item in items if item.look not in known]
    if [look for look in before if look in wanted] != [look for look in now if look in known]:
        return [item.rect for item in (*former, *items)]
    return found


def _merge_regions(rects: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Return regions that cover some rectangles with little waste."""
    regions: list[pygame.Rect] = []
    for rect in sorted(rects, key=_area, reverse=True):
        while rect.width and rect.height:
            beside = rect.inflate(2, 2).collidelistall(regions)
            joins = next(
                (
                    place
                    for place in beside
                    if _area(rect.union(regions[place])) <= _NEAR * (_area(rect) + _area(regions[place]))
                ),
                None,
            )
            if joins is None:
                regions.append(rect)
                break
            other = regions.pop(joins)
            if other.contains(rect):
                regions.append(other)
                break
            rect = rect.union(other)
    return [whole] if sum(map(_area, regions)) > _MOST * _area(whole) else regions


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
