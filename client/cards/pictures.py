"""Pictures of cards that have no drawing of their own: put together from the words that their maker chose.

The one place where client/cards asks for such a picture is `composed`. Whoever can put pictures together says so once
with `compose_with`; until then, and for words that it does not know, a card shows what its layout has `instead`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

import pygame

from client.art import paint
from client.art.cache import SurfaceCache, converted

Composer = Callable[[Mapping[str, str], int, int], pygame.Surface | None]
"""Makes the picture of some words in a width and a height in pixels; None when it does not know one of the words."""

_log = logging.getLogger(__name__)
_pictures = SurfaceCache(12 << 20)


class _State:
    """What the module remembers between calls."""

    composer: Composer | None = None


def compose_with(composer: Composer | None) -> None:
    """Have pictures put together by `composer` from now on; by nobody with None."""
    _State.composer = composer
    _pictures.clear()


def composed(words: tuple[tuple[str, str], ...], width: int, height: int, radius: float = 0) -> pygame.Surface | None:
    """The picture that some words describe, with round corners; None when nobody can make it.

    Lengths are in pixels. Shared: do not draw on it.
    """
    composer = _State.composer
    if composer is None or not words:
        return None
    key = words, width, height, round(radius)
    kept = _pictures.get(key, lambda: _made(composer, words, (width, height), radius))
    return kept if kept.get_size() == (width, height) else None


def _made(composer: Composer, words: tuple[tuple[str, str], ...], size: tuple[int, int],
          radius: float) -> pygame.Surface:  # fmt: skip
    """The picture; an empty surface when it cannot be made."""
    drawn = composer(dict(words), *size)
    if drawn is None or drawn.get_size() != size:
        _log.warning("The picture %s cannot be put together.", dict(words))
        return pygame.Surface((0, 0))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(drawn, (0, 0))
    if radius >= 1:
        surface.blit(paint.panel_surface(size, radius, "#ffffff"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return converted(surface)
