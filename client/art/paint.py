"""Paint: panels, soft shadows, dashed outlines, the focus ring, and colors.

Everything is drawn as vectors once per size and cached. Panels, shadows and rings stretch the center of one small tile
and keep its corners. A large one therefore costs no more than a small one.
"""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from client.art import palette
from client.art.cache import SurfaceCache, to_fast_format
from client.art.palette import rgb as rgb
from client.art.svg import inline

_tiles = SurfaceCache(16 << 20)
_panels = SurfaceCache(18 << 20)
_SMALL_PART = 9
"""Parts of a tile with fewer pixels are checked for a single color."""


def mix(first: str, second: str, share: float) -> str:
    """Return the color between two: 0 is the first, 1 the second."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


def readable(color: str, ink: str, ground: str, share: float = 0.0) -> str:
    """Return a color for words on a background. It is mixed with enough ink for a contrast of 4.5, at least `share`."""
    while share < 1 and contrast(mix(color, ink, share), ground) < 4.5:
        share += 0.1
    return mix(color, ink, min(1.0, share))


def contrast(first: str, second: str) -> float:
    """Return the contrast of two colors as in the Web Content Accessibility Guidelines, 1 to 21."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(color: str) -> float:
    """Return the relative luminance of a color as in the same guidelines, 0 to 1."""
    parts = (part / 255 for part in rgb(color))
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def panel(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: float,
    fill: str,
    edge: str | None = None,
    edge_width: float = 0,
    opacity: float = 1,
) -> None:
    """Draw a rounded rectangle with an edge inside its border. Radius and edge are in pixels, opacity is 0 to 1."""
    if rect.width <= 0 or rect.height <= 0:
        return
    surface.blit(panel_surface(rect.size, radius, fill, edge, edge_width, opacity), rect)


def panel_surface(
    size: tuple[int, int], radius: float, fill: str, edge: str | None = None, edge_width: float = 0, opacity: float = 1
) -> pygame.Surface:
    """Return a panel as a surface. Shared: do not draw on it."""
    radius = min(radius, size[0] / 2, size[1] / 2)
    key = ("panel", size, round(radius, 1), fill, edge, round(edge_width, 1), opacity)

    def make() -> pygame.Surface:
        return _stretch_tile(*_panel_tile(size, radius, fill, edge, edge_width, opacity))

    return _panels.get(key, make)


def _panel_tile(
    size: tuple[int, int], radius: float, fill: str, edge: str | None, edge_width: float, opacity: float
) -> tuple[pygame.Surface, tuple[int, int], int]:
    """Return a small panel, the size to stretch it to, and the size of its kept corners."""
    corner = max(2, math.ceil(max(radius, edge_width)) + 1)
    tile = min(size[0], 2 * corner + 2), min(size[1], 2 * corner + 2)
    key = ("panel", round(radius, 1), fill, edge, round(edge_width, 1), opacity, tile)
    return _tiles.get(key, lambda: _rounded_tile(tile, radius, fill, edge, edge_width, opacity)), size, corner


def _rounded_tile(
    size: tuple[int, int], radius: float, fill: str, edge: str | None, edge_width: float, opacity: float
) -> pygame.Surface:
    stroke = f' stroke="{edge}" stroke-width="{edge_width:.2f}"' if edge and edge_width else ""
    body = _rect(size, edge_width / 2 if stroke else 0, radius, f'fill="{fill}"{stroke} opacity="{opacity}"')
    return inline(body, *size, *size, keep=False)


def _rect(size: tuple[int, int], inset: float, radius: float, attributes: str) -> str:
    width, height = size[0] - 2 * inset, size[1] - 2 * inset
    return (
        f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{width:.2f}" height="{height:.2f}" '
        f'rx="{max(0.0, radius - inset):.2f}" {attributes}/>'
    )


def _stretch_tile(tile: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """Return a surface of the given size with the tile's corners kept and its middle row and column stretched."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    _stretch_onto(surface, tile, surface.get_rect(), corner, pygame.BLEND_RGBA_MAX)
    return to_fast_format(surface)


def _stretch_onto(surface: pygame.Surface, tile: pygame.Surface, place: pygame.Rect, corner: int, flags: int) -> None:
    """Stretch a tile onto a surface. With `flags` the surface must be transparent there."""
    columns = _thirds(tile.get_width(), place.width, corner)
    rows = _thirds(tile.get_height(), place.height, corner)
    for source_x, source_width, x, width in columns:
        for source_y, source_height, y, height in rows:
            part = tile.subsurface((source_x, source_y, source_width, source_height))
            rect = pygame.Rect(place.x + x, place.y + y, width, height)
            if source_width * source_height < _SMALL_PART and _is_plain(part):
                # Usually the center, by far the largest part.
                color = part.get_at((0, 0))
                if flags or color.a == 255:
                    surface.fill(color, rect)
                    continue
            if (source_width, source_height) != (width, height):
                part = pygame.transform.scale(part, (width, height))
            surface.blit(part, rect, special_flags=flags)


def _is_plain(part: pygame.Surface) -> bool:
    """Return whether a small picture has only one color."""
    first = part.get_at((0, 0))
    return all(part.get_at((x, y)) == first for x in range(part.get_width()) for y in range(part.get_height()))


def _thirds(tile: int, size: int, corner: int) -> list[tuple[int, int, int, int]]:
    """Return how one axis is split: (from in the tile, length, from in the result, length) of start, middle and end."""
    if size <= tile:
        return [(0, tile, 0, size)]
    middle = tile - 2 * corner
    return [
        (0, corner, 0, corner),
        (corner, middle, corner, size - 2 * corner),
        (tile - corner, corner, size - corner, corner),
    ]


def shadow(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: float,
    blur: float,
    opacity: float = 0.27,
    offset: tuple[float, float] = (0, 0),
    color: str = palette.SHADOW,
    fade: float = 1.0,
) -> None:
    """Draw the soft shadow of a rounded rectangle (or a glow, with a light color). Blur and offset are in pixels.

    To fade a shadow over several frames use `fade`, because another opacity would have to be blurred again.
    """
    if rect.width <= 0 or rect.height <= 0 or opacity <= 0:
        return
    picture, margin = _shadow_surface(rect.size, radius, max(1, round(blur)), opacity, color)
    if fade < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * fade))
    surface.blit(picture, (round(rect.left - margin + offset[0]), round(rect.top - margin + offset[1])))


def _shadow_surface(
    size: tuple[int, int], radius: float, blur: int, opacity: float, color: str
) -> tuple[pygame.Surface, int]:
    margin = math.ceil(2.4 * blur)
    radius = min(radius, size[0] / 2, size[1] / 2)
    key = ("shadow", size, round(radius), blur, round(opacity, 3), color)

    def make() -> pygame.Surface:
        return _stretch_tile(*_shadow_tile(size, radius, blur, opacity, color))

    return _panels.get(key, make), margin


def _shadow_tile(
    size: tuple[int, int], radius: float, blur: int, opacity: float, color: str
) -> tuple[pygame.Surface, tuple[int, int], int]:
    """Return a small shadow, the size to stretch it to, and the size of its kept corners."""
    margin = math.ceil(2.4 * blur)
    core = math.ceil(radius) + margin
    inner = min(size[0], 2 * core + 2), min(size[1], 2 * core + 2)
    key = (round(radius), blur, round(opacity, 3), color, inner)
    tile = _tiles.get(key, lambda: _blurred_tile(inner, radius, blur, opacity, color))
    return tile, (size[0] + 2 * margin, size[1] + 2 * margin), core + margin


def draw_raised_panel(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: float,
    fill: str,
    edge: str,
    edge_width: float,
    blur: float,
    opacity: float,
    offset: tuple[float, float],
) -> None:
    """Draw a panel and its shadow on a transparent surface, uncached, for large ones that are drawn once."""
    radius = min(radius, rect.width / 2, rect.height / 2)
    tile, size, corner = _shadow_tile(rect.size, radius, max(1, round(blur)), opacity, palette.SHADOW)
    place = pygame.Rect((0, 0), size)
    place.center = round(rect.centerx + offset[0]), round(rect.centery + offset[1])
    _stretch_onto(surface, tile, place, corner, pygame.BLEND_RGBA_MAX)
    tile, size, corner = _panel_tile(rect.size, radius, fill, edge, edge_width, 1)
    _stretch_onto(surface, tile, rect, corner, 0)


def _blurred_tile(size: tuple[int, int], radius: float, blur: int, opacity: float, color: str) -> pygame.Surface:
    shape = panel_surface(size, radius, color, opacity=opacity)
    return soft_shadow(shape, blur, 1, color)


def soft_shadow(
    shape: pygame.Surface, blur: float, opacity: float = 0.3, color: str = palette.SHADOW
) -> pygame.Surface:
    """Return the shadow of a picture, 2.4 times `blur` pixels larger on each side. Slow and not cached."""
    blur = max(1, round(blur))
    margin = math.ceil(2.4 * blur)
    red, green, blue = rgb(color)
    size = shape.get_width() + 2 * margin, shape.get_height() + 2 * margin
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((red, green, blue, 0))
    silhouette = shape.copy()
    silhouette.fill((0, 0, 0, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    silhouette.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    surface.blit(silhouette, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    return to_fast_format(_blur(surface, blur))


def _blur(surface: pygame.Surface, blur: int) -> pygame.Surface:
    """Return a Gaussian blur. A wide one is made at a fraction of the size, which looks the same."""
    fraction = max(1, blur // 6)
    if fraction == 1:
        return pygame.transform.gaussian_blur(surface, blur)
    small = pygame.transform.smoothscale(
        surface, (max(1, surface.get_width() // fraction), max(1, surface.get_height() // fraction))
    )
    small = pygame.transform.gaussian_blur(small, max(1, round(blur / fraction)))
    return pygame.transform.smoothscale(small, surface.get_size())


def focus_ring(surface: pygame.Surface, rect: pygame.Rect, radius: float, unit: float, gap: float = 4) -> None:
    """Draw the focus ring around a widget: white 1.5 u, blue 3 u, white 1.5 u, `gap` u away from it.

    `radius` is the widget's in pixels, `unit` the number of pixels in 1 u. An empty widget has no ring.
    """
    if min(rect.size) <= 0:
        return
    away, thin, thick = gap * unit, 1.5 * unit, 3 * unit
    outside = math.ceil(away + 2 * thin + thick)
    size = rect.width + 2 * outside, rect.height + 2 * outside
    key = ("ring", size, round(radius), round(unit, 2), gap)

    def make() -> pygame.Surface:
        outer = radius + outside
        corner = math.ceil(outer) + 1
        tile = min(size[0], 2 * corner + 2), min(size[1], 2 * corner + 2)

        def draw_ring() -> pygame.Surface:
            wide, narrow = thick + 2 * thin, thick
            white = f'fill="none" stroke="{palette.WHITE}" stroke-width="{wide:.2f}"'
            blue = f'fill="none" stroke="{palette.FOCUS}" stroke-width="{narrow:.2f}"'
            middle = wide / 2
            body = _rect(tile, middle, outer, white) + _rect(tile, middle, outer, blue)
            return inline(body, *tile, *tile, keep=False)

        return _stretch_tile(_tiles.get((*key, tile), draw_ring), size, corner)

    surface.blit(_panels.get(key, make), (rect.left - outside, rect.top - outside))


def dashed_outline(
    surface: pygame.Surface, rect: pygame.Rect, radius: float, color: str, line_width: float, dash: float, space: float
) -> None:
    """Draw a dashed rounded outline inside the border. All lengths are in pixels."""
    if rect.width <= 0 or rect.height <= 0:
        return
    inset = line_width / 2
    path = _dashes(rect.width, rect.height, inset, min(radius, rect.width / 2, rect.height / 2), dash, space)
    body = f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{line_width:.2f}" stroke-linecap="round"/>'
    surface.blit(inline(body, *rect.size, *rect.size), rect)


@lru_cache(maxsize=256)
def _dashes(width: float, height: float, inset: float, radius: float, dash: float, space: float) -> str:
    """Return a dashed rounded rectangle as one path per dash, because the SVG loader's dashing fails at corners."""
    points = _outline(width, height, inset, max(0.1, radius - inset))
    length = sum(math.dist(a, b) for a, b in zip(points, points[1:], strict=False))
    count = max(1, round(length / (dash + space)))
    period = length / count
    drawn = period * dash / (dash + space)
    starts = (number * period for number in range(count))
    return "".join(_stretch(points, start, start + drawn) for start in starts)


def _outline(width: float, height: float, inset: float, radius: float) -> list[tuple[float, float]]:
    left, top, right, bottom = inset, inset, width - inset, height - inset
    corners = (
        (right - radius, top + radius, -90),
        (right - radius, bottom - radius, 0),
        (left + radius, bottom - radius, 90),
        (left + radius, top + radius, 180),
    )
    points = []
    for x, y, start in corners:
        angles = (math.radians(start + step * 11.25) for step in range(9))
        points += [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
    return [*points, points[0]]


def _stretch(points: list[tuple[float, float]], start: float, end: float) -> str:
    """Return the part of a polyline between two distances from its start, as a path."""
    result: list[tuple[float, float]] = []
    passed = 0.0
    for first, second in zip(points, points[1:], strict=False):
        piece = math.dist(first, second)
        low, high = max(start, passed), min(end, passed + piece)
        if piece > 0 and low < high:
            for place in (low, high):
                share = (place - passed) / piece
                point = (first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share)
                if not result or math.dist(result[-1], point) > 0.01:
                    result.append(point)
        passed += piece
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in result)
