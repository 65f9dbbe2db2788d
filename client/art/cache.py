"""A cache of surfaces with limited size. The least recently used go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from weakref import WeakSet

import pygame

_QUICK = (0xFF0000, 0xFF00, 0xFF, 0xFF000000)
"""The masks of red, green, blue and opacity that `convert_alpha` gives."""

# Weak references, so that the caches of closed tables and resized windows are freed.
_caches: WeakSet[SurfaceCache] = WeakSet()

_FULL, _SMALLEST_SHARE = 3840 * 2160, 0.5
"""The window pixels from which caches may use all of their limit, and its share in the smallest windows."""
_share = 1.0


class SurfaceCache:
    """Surfaces by key, with at most `limit` bytes of pixels in a 4K window and less in smaller ones.

    A returned surface stays valid after it has left the cache. Do not draw on one.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        _caches.add(self)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface under `key`, made by `make` if it is missing."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
            return surface
        surface = make()
        self._surfaces[key] = surface
        self.used += _bytes(surface)
        while self.used > self.limit * _share and len(self._surfaces) > 1:
            _, oldest = self._surfaces.popitem(last=False)
            self.used -= _bytes(oldest)
        return surface

    def clear(self) -> None:
        self._surfaces.clear()
        self.used = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._surfaces

    def __len__(self) -> int:
        return len(self._surfaces)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def fit(size: tuple[int, int]) -> None:
    """Scale the limits of all caches to a window of this size (pixels)."""
    global _share
    _share = min(1.0, max(_SMALLEST_SHARE, size[0] * size[1] / _FULL))


def clear_all() -> None:
    """Empty every surface cache, for example when the typeface changes."""
    for cache in _caches:
        cache.clear()


def to_fast_format(surface: pygame.Surface) -> pygame.Surface:
    """Return the surface in the fastest format for drawing with transparency.

    Returns the surface itself if it has that format already, or without a display. Pass a surface of your own, not a
    shared one.
    """
    if not pygame.display.get_surface() or (
        surface.get_masks() == _QUICK and surface.get_parent() is None and surface.get_alpha() == 255
    ):
        return surface
    return surface.convert_alpha()
