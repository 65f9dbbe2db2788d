"""Curved arrows over the table, from the edge of one object to the edge of another."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pygame

from client.art import svg
from client.art.cache import SurfaceCache, to_fast_format

_BEND = 0.16
_NEAR = 12.0
"""The shortest distance for an arrow, in pixels of the map."""
_HEAD, _THICK, _LINE = 30.0, 11.0, 5.0
_OPENING = 0.5
_TILE, _PIECES = 192, 24
"""The size of an arrow's parts in pixels, and the pieces of its line in which they are searched."""
_ARROWS = 32

Point = tuple[float, float]
Tile = tuple[pygame.Surface, tuple[int, int]]
_rings = SurfaceCache(8 << 20)
_kept: OrderedDict[tuple[int, int, ArrowLook, float], tuple[Tile, ...]] = OrderedDict()
"""The parts of the last arrows."""


@dataclass(frozen=True, slots=True)
class ArrowLook:
    """The colors of an arrow and its outline, and its relative size."""

    color: str
    ink: str
    size: float = 1.0


def draw_arrow(
    surface: pygame.Surface,
    source: pygame.Rect,
    goal: pygame.Rect,
    look: ArrowLook,
    scale: float,
    under: pygame.Rect | None = None,
) -> None:
    """Draw a curved arrow between the edges of two objects, except where it runs `under` a rectangle.

    `scale` is window pixels per map pixel.
    """
    start, (dx, dy) = _way(source, goal)
    if math.hypot(dx, dy) < _NEAR * scale:
        return
    place = _box(dx, dy, look, scale).move(round(start[0]), round(start[1]))
    parts = subtract_rects(place, [under] if under is not None else [])
    for picture, (x, y) in _tiles(dx, dy, look, round(scale, 3)):
        tile = picture.get_rect(topleft=(place.x + x, place.y + y))
        for part in map(tile.clip, parts):
            if part:
                surface.blit(picture, part, part.move(-tile.x, -tile.y))


def prepare_arrow(source: pygame.Rect, goal: pygame.Rect, look: ArrowLook, scale: float) -> Iterator[None]:
    """Prepare the picture of an arrow for `draw_arrow`, in small steps."""
    _, (dx, dy) = _way(source, goal)
    if math.hypot(dx, dy) >= _NEAR * scale:
        yield from _steps(dx, dy, look, round(scale, 3))


def _way(source: pygame.Rect, goal: pygame.Rect) -> tuple[Point, tuple[int, int]]:
    """Return where an arrow begins, and its extent across and down."""
    start, end = edge(source, goal.center, 0.3), edge(goal, source.center, 0.3)
    return start, (round((end[0] - start[0]) / 4) * 4, round((end[1] - start[1]) / 4) * 4)


def subtract_rects(whole: pygame.Rect, holes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return a rectangle minus some others, as rectangles that don't overlap."""
    parts = [whole]
    for hole in holes:
        parts = [rest for part in parts for rest in _cut_out(part, hole)]
    return parts


def _cut_out(part: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """Return the parts of a rectangle above, below, left and right of a hole."""
    cut = part.clip(hole)
    if not (cut.width and cut.height):
        return [part]
    around = (
        pygame.Rect(part.x, part.y, part.width, cut.y - part.y),
        pygame.Rect(part.x, cut.bottom, part.width, part.bottom - cut.bottom),
        pygame.Rect(part.x, cut.y, cut.x - part.x, cut.height),
        pygame.Rect(cut.right, cut.y, part.right - cut.right, cut.height),
    )
    return [rect for rect in around if rect.width and rect.height]


def edge(rect: pygame.Rect, toward: Point, share: float) -> Point:
    """Return the point of a rectangle on the way from its center, at a share of its size."""
    dx, dy = toward[0] - rect.centerx, toward[1] - rect.centery
    far = max(abs(dx) / max(1, rect.width), abs(dy) / max(1, rect.height), 1e-6)
    part = min(share / far, 0.45)
    return rect.centerx + dx * part, rect.centery + dy * part


def card_ring(width: float, height: float, angle: float, broad: float, color: str, strong: float) -> pygame.Surface:
    """Return an outline around a card, rotated by `angle` degrees counterclockwise, in the center of its picture.

    Lengths are in pixels, `strong` is 0 to 1. Shared: do not draw on it.
    """
    key = round(width), round(height), round(angle, 1), round(broad, 1), color, round(strong, 2)
    return _rings.get(key, lambda: _ring(key[0], key[1], angle, broad, color, strong))


def _ring(width: int, height: int, angle: float, broad: float, color: str, strong: float) -> pygame.Surface:
    size = math.ceil(math.hypot(width, height) + 2 * broad)
    body = (
        f'<g transform="rotate({-angle:.2f} {size / 2} {size / 2})"><rect x="{(size - width) / 2}" '
        f'y="{(size - height) / 2}" width="{width}" height="{height}" rx="{0.06 * width:.1f}" fill="none" '
        f'stroke="{color}" stroke-width="{broad:.1f}" stroke-opacity="{strong:.2f}"/></g>'
    )
    return svg.inline(body, size, size, size, size, keep=False)


class StillArrow:
    """An arrow that stays in its place."""

    def __init__(self, start: Point, end: Point, look: ArrowLook, scale: float) -> None:
        dx, dy = round(end[0] - start[0]), round(end[1] - start[1])
        self._tiles: list[Tile] = []
        self.rect = pygame.Rect(0, 0, 0, 0)
        if math.hypot(dx, dy) < _NEAR * scale:
            return
        left, top = _box(dx, dy, look, scale).move(round(start[0]), round(start[1])).topleft
        self._tiles = [(picture, (left + x, top + y)) for picture, (x, y) in _tiles(dx, dy, look, scale)]
        self.rect = self._tiles[0][0].get_rect(topleft=self._tiles[0][1])
        self.rect.unionall_ip([picture.get_rect(topleft=corner) for picture, corner in self._tiles[1:]])

    def draw(self, surface: pygame.Surface) -> None:
        for picture, corner in self._tiles:
            surface.blit(picture, corner)


def _tiles(dx: int, dy: int, look: ArrowLook, scale: float) -> tuple[Tile, ...]:
    """Return the visible parts of an arrow's mostly empty picture, each with its corner in the arrow's box."""
    for _ in _steps(dx, dy, look, scale):
        pass
    return _kept[dx, dy, look, scale]


def _steps(dx: int, dy: int, look: ArrowLook, scale: float) -> Iterator[None]:
    """Make the visible parts of an arrow's picture."""
    key = dx, dy, look, scale
    if key in _kept:
        _kept.move_to_end(key)
        return
    box, tiles = _box(dx, dy, look, scale), list[Tile]()
    picture = to_fast_format(_arrow(dx, dy, box, look, scale))
    yield
    near = _near(dx, dy, box, look, scale)
    for x in range(0, box.width, _TILE):
        for y in range(0, box.height, _TILE):
            place = pygame.Rect(x, y, _TILE, _TILE).clip(picture.get_rect())
            used = picture.subsurface(place).get_bounding_rect() if place.collidelist(near) >= 0 else None
            if used:
                tiles.append((picture.subsurface(used.move(x, y)).copy(), (x + used.x, y + used.y)))
        yield
    _kept[key] = tuple(tiles)
    while len(_kept) > _ARROWS:
        _kept.popitem(last=False)


def _near(dx: int, dy: int, box: pygame.Rect, look: ArrowLook, scale: float) -> list[pygame.Rect]:
    """Return rectangles that cover an arrow in its box, because searching a large picture for it is slow."""
    bend, margin, rects = _bend(dx, dy), _margin(look, scale), []
    for step in range(_PIECES):
        xs, ys = (
            [
                2 * share * (1 - share) * middle + share * share * end - corner
                for share in (step / _PIECES, (step + 1) / _PIECES)
            ]
            for middle, end, corner in zip(bend, (dx, dy), box.topleft, strict=True)
        )
        rects.append(
            pygame.Rect(
                round(min(xs)), round(min(ys)), round(max(xs) - min(xs)) + 1, round(max(ys) - min(ys)) + 1
            ).inflate(2 * margin + 2, 2 * margin + 2)
        )
    return rects


def _bend(dx: float, dy: float) -> Point:
    """Return the control point of an arrow's curve, relative to its start."""
    return dx / 2 - dy * _BEND, dy / 2 + dx * _BEND


def _box(dx: int, dy: int, look: ArrowLook, scale: float) -> pygame.Rect:
    """Return a tight box around an arrow, relative to its start, because drawing costs by the pixel."""
    (left, right), (top, bottom) = (_extremes(*axis) for axis in zip(_bend(dx, dy), (dx, dy), strict=True))
    margin = _margin(look, scale)
    return pygame.Rect(
        math.floor(left) - margin,
        math.floor(top) - margin,
        math.ceil(right - left) + 2 * margin + 1,
        math.ceil(bottom - top) + 2 * margin + 1,
    )


def _margin(look: ArrowLook, scale: float) -> int:
    """Return how far an arrow extends from its line, in pixels."""
    return math.ceil((_HEAD * math.sin(_OPENING) + _THICK / 2 + _LINE) * scale * look.size)


def _extremes(bend: float, end: float) -> Point:
    """Return the least and greatest value on one axis of a curve from 0 to `end` with a control point."""
    values = [0.0, end]
    if bend * (bend - end) > 0:  # it turns around on its way
        values.append(bend * bend / (2 * bend - end))
    return min(values), max(values)


def _arrow(dx: int, dy: int, box: pygame.Rect, look: ArrowLook, scale: float) -> pygame.Surface:
    x1, y1 = -box.x, -box.y
    x2, y2 = x1 + dx, y1 + dy
    bend_x, bend_y = (part + start for part, start in zip(_bend(dx, dy), (x1, y1), strict=True))
    angle = math.atan2(y2 - bend_y, x2 - bend_x)
    head, thick = _HEAD * scale * look.size, _THICK * scale * look.size
    neck = x2 - head * 0.8 * math.cos(angle), y2 - head * 0.8 * math.sin(angle)
    points: list[Point] = [(x2, y2)]
    for turn in (-_OPENING, _OPENING):
        points.append((x2 - head * math.cos(angle + turn), y2 - head * math.sin(angle + turn)))
    shaft = f"M{x1:.1f} {y1:.1f}Q{bend_x:.1f} {bend_y:.1f} {neck[0]:.1f} {neck[1]:.1f}"
    tip = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    line, color, ink = _LINE * scale * look.size, look.color, look.ink
    body = (
        f'<path d="{shaft}" fill="none" stroke="{ink}" stroke-width="{thick + line:.1f}" stroke-linecap="round"/>'
        f'<path d="{tip}" fill="{ink}" stroke="{ink}" stroke-width="{line:.1f}" stroke-linejoin="round"/>'
        f'<path d="{shaft}" fill="none" stroke="{color}" stroke-width="{thick:.1f}" stroke-linecap="round"/>'
        f'<path d="{tip}" fill="{color}"/>'
    )
    return svg.inline(body, *box.size, *box.size, keep=False)
