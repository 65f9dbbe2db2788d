"""Vector drawings as surfaces, at exactly the size they are shown.

pygame's loader keeps a drawing's proportions and rounds its size. Every drawing is therefore wrapped: its new root has
the wanted size in pixels, and a transformation scales the content from the view box to it.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import lru_cache

import pygame

from client.art.cache import SurfaceCache, to_fast_format
from client.art.svg_parts import parts
from engine.words import assets

_ROOT = re.compile(r"<svg\b[^>]*>", re.DOTALL)
_VIEW_BOX = re.compile(r'viewBox="\s*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"')
_MEGABYTE = 1 << 20
_MUCH = 10_000
"""The number of characters from which a drawing takes milliseconds to draw."""
_PART = 5_700
"""The number of characters of a part that takes about one millisecond."""
_MASTER_WIDTH, _LARGEST_SHARE = 256, 0.8

_images = SurfaceCache(36 * _MEGABYTE)

Recolor = tuple[tuple[str, str], ...]
_worn: dict[str, Recolor] = {}
"""The current replacement colors of drawings."""


def wear(name: str, recolor: Recolor) -> None:
    """Draw `name` in these colors from now on, unless others are requested. The caller clears the caches."""
    _worn[name] = recolor


def find_recolor(name: str) -> Recolor:
    """Return the colors that `wear` set for a drawing."""
    return _worn.get(name, ())


def image(name: str, width: float, height: float | None = None, recolor: Recolor = ()) -> pygame.Surface:
    """Return the drawing `name` (relative to the assets, such as "art/shell/seat-1.svg"), `width` pixels wide.

    Without a height the drawing keeps its proportions; with one it fills exactly that box. `recolor` has pairs (color
    in the file, new color), such as (("#2a2038", "#ffffff"),). The surface is shared: do not draw on it. Raises
    `assets.AssetMissing` if there is no such drawing, `assets.AssetProblem` if it is damaged.
    """
    if height is None:
        height = width / proportions(name)
    size, recolor = (max(1, round(width)), max(1, round(height))), recolor or find_recolor(name)
    return _images.get((name, size, recolor), lambda: _at_size(name, size, recolor))


def _at_size(name: str, size: tuple[int, int], recolor: Recolor) -> pygame.Surface:
    """Return a drawing at a size. Small ones of very complex drawings are scaled, in a tenth of the time."""
    source = read_source(name)
    large = _master_size(source, size)
    if large is None:
        return draw(source, size, recolor)
    master = _images.get((name, large, recolor), lambda: draw(source, large, recolor))
    return to_fast_format(pygame.transform.smoothscale(master, size))


def _master_size(source: str, size: tuple[int, int]) -> tuple[int, int] | None:
    """Return the size from which a drawing is scaled down; None if it is drawn directly."""
    if len(source) < _MUCH or size[0] > _MASTER_WIDTH * _LARGEST_SHARE:
        return None
    _, _, width, height = _view_box(source)
    return _MASTER_WIDTH, max(1, round(_MASTER_WIDTH * height / width))


def drawn_ahead(name: str, width: int, height: int, recolor: Recolor = ()) -> Iterator[None]:
    """Prepare a very complex drawing for `image`, one part per step. Does nothing if it is cached or fast to draw."""
    source, size = read_source(name), (max(1, width), max(1, height))
    drawn = _master_size(source, size) or size
    if len(source) < _MUCH or (name, size, recolor) in _images or (name, drawn, recolor) in _images:
        return
    first, *others = parts(source, _PART)
    surface = draw(first, drawn, recolor)
    yield
    for part in others:
        surface.blit(draw(part, drawn, recolor), (0, 0))
        yield
    _images.get((name, drawn, recolor), lambda: surface)


def fresh(name: str, width: int, height: int) -> pygame.Surface:
    """Return the drawing in exactly this box, without caching, for large pictures that their scene keeps."""
    return draw(read_source(name), (max(1, width), max(1, height)), ())


def inline(
    body: str, width: float, height: float, view_width: float, view_height: float, defs: str = "", keep: bool = True
) -> pygame.Surface:
    """Return SVG elements in a view box of the given size as a surface of `width` by `height` pixels.

    An empty box gives a single transparent pixel. Without `keep` it is not cached.
    """
    if min(width, height, view_width, view_height) <= 0:
        return pygame.Surface((1, 1), pygame.SRCALPHA)
    source = f'<svg viewBox="0 0 {view_width:g} {view_height:g}"><defs>{defs}</defs>{body}</svg>'
    size = (max(1, round(width)), max(1, round(height)))
    return _images.get((source, size), lambda: draw(source, size, ())) if keep else draw(source, size, ())


def proportions(name: str) -> float:
    """Return the width divided by the height of the drawing `name`."""
    _, _, width, height = _view_box(read_source(name))
    return width / height


def draw(source: str, size: tuple[int, int], recolor: Recolor) -> pygame.Surface:
    for old, new in recolor:
        source = source.replace(str(old), str(new))
    left, top, view_width, view_height = _view_box(source)
    width, height = size
    root = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><g transform="scale({width / view_width:.6f} '
        f'{height / view_height:.6f}) translate({-left:g} {-top:g})">'
    )
    wrapped = _ROOT.sub(root, source, count=1)
    end = wrapped.rindex("</svg>")
    document = f"{wrapped[:end]}</g></svg>"
    surface = pygame.image.load_sized_svg(io.BytesIO(document.encode()), size)
    return to_fast_format(surface)


@lru_cache(maxsize=512)
def read_source(name: str) -> str:
    source = assets.path(name).read_text(encoding="utf-8", errors="replace")
    if _VIEW_BOX.search(source) is None or "</svg>" not in source:
        raise assets.AssetProblem(f"Can't read the drawing {name}. Reinstall Cul-de-Sac.")
    return source


def _view_box(source: str) -> tuple[float, float, float, float]:
    found = _VIEW_BOX.search(source)
    if found is None:
        raise ValueError("A drawing has no viewBox in its root element.")
    left, top, width, height = (float(part) for part in found.groups())
    return left, top, width, height
