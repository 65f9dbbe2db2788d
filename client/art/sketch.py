"""Sketches: surfaces that record what is drawn on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any, NamedTuple

import pygame

Draw = Callable[[pygame.Surface], object]
_numbers = count()


class Item(NamedTuple):
    """A part of a picture.

    look: equal for two items that look the same
    rect: everything it covers, within its clip
    picture: the surface it shows; None for fills and strokes
    """

    look: tuple[Any, ...]
    rect: pygame.Rect
    clip: pygame.Rect | None
    picture: pygame.Surface | None
    draw: Draw

    def paint(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """Draw it on a surface that is clipped to a region."""
        if self.clip is None:
            self.draw(surface)
        else:
            surface.set_clip(region.clip(self.clip))
            self.draw(surface)
            surface.set_clip(region)


class FrameSketch:
    """The drawing of one layer in a frame: used like a surface, but it keeps a list of items.

    `known` are items by their looks that can be reused. `cut` returns a copy of everything below and in the sketch.
    `mark` lets a part of the window be drawn again.
    """

    def __init__(
        self,
        whole: pygame.Rect,
        known: Mapping[tuple[Any, ...], Item],
        cut: Callable[[pygame.Rect, Sequence[Item]], pygame.Surface],
        mark: Callable[[pygame.Rect], None],
    ) -> None:
        self.items: list[Item] = []
        self.mark = mark
        self._whole, self._known, self._cut = whole, known, cut
        self._clip: pygame.Rect | None = None

    def cut(self, rect: pygame.Rect) -> pygame.Surface:
        """Copy the picture drawn so far within `rect`, clipped to the window."""
        return self._cut(rect.clip(self._whole), self.items)

    def strokes(self, bounds: pygame.Rect, draw: Draw) -> None:
        """Let `draw` use `pygame.draw` within the bounds. It is drawn again with every sketch."""
        self._note(self._look(next(_numbers)), bounds, None, draw)

    # -- as a surface ---------------------------------------------------------------------------------------

    def get_size(self) -> tuple[int, int]:
        return self._whole.size

    def get_width(self) -> int:
        return self._whole.width

    def get_height(self) -> int:
        return self._whole.height

    def get_rect(self, **placed: Any) -> pygame.Rect:
        rect = self._whole.copy()
        for name, place in placed.items():
            setattr(rect, name, place)
        return rect

    def get_clip(self) -> pygame.Rect:
        return (self._clip or self._whole).copy()

    def set_clip(self, rect: Any) -> None:
        self._clip = None if rect is None else pygame.Rect(rect).clip(self._whole)

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        x, y = int(dest[0]), int(dest[1])
        part = None if area is None else tuple(area)
        alpha = source.get_alpha()
        look = self._look(id(source), x, y, part, special_flags, alpha)
        if (known := self._known.get(look)) is not None:
            self.items.append(known)
            return known.rect
        bounds = pygame.Rect((x, y), source.get_size() if part is None else part[2:] if len(part) == 4 else part[1])

        def draw(target: pygame.Surface) -> None:
            faint = source.get_alpha()
            if faint == alpha:
                target.blit(source, (x, y), part, special_flags)
                return
            source.set_alpha(alpha)  # it was drawn again in this frame with another opacity
            target.blit(source, (x, y), part, special_flags)
            source.set_alpha(faint)

        return self._note(look, bounds, source, draw)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        bounds = self._whole if rect is None else pygame.Rect(rect)
        shade = tuple(pygame.Color(str(color) if isinstance(color, str) else color))
        return self._note(
            self._look("fill", shade, tuple(bounds), special_flags),
            bounds,
            None,
            lambda target: target.fill(shade, bounds, special_flags),
        )

    # -- items ----------------------------------------------------------------------------------------------

    def _look(self, *what: Any) -> tuple[Any, ...]:
        return what if self._clip is None else (*what, tuple(self._clip))

    def _note(
        self, look: tuple[Any, ...], bounds: pygame.Rect, picture: pygame.Surface | None, draw: Draw
    ) -> pygame.Rect:
        clip = self._clip
        rect = bounds.clip(self._whole if clip is None else clip)
        if rect:
            self.items.append(Item(look, rect, clip, picture, draw))
        return rect


class Easel(pygame.Surface):
    """A transparent surface that records where it is drawn on, because searching a large picture for its edges is slow.

    Draw on it with `blit`, `fill`, and `strokes`, then `take` the picture.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, pygame.SRCALPHA)
        self._used = pygame.Rect(0, 0, 0, 0)

    def blit(self, *arguments: Any, **options: Any) -> pygame.Rect:
        """Draw a picture; see `pygame.Surface.blit`."""
        return self._note(super().blit(*arguments, **options))

    def fill(self, *arguments: Any, **options: Any) -> pygame.Rect:
        """Fill a part; see `pygame.Surface.fill`."""
        return self._note(super().fill(*arguments, **options))

    def strokes(self, bounds: pygame.Rect, draw: Draw) -> None:
        """Let `draw` use `pygame.draw` within the bounds."""
        draw(self)
        self._note(bounds.clip(self.get_clip()))

    def take(self) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the drawing and its position, and clear the easel."""
        rect, self._used = self._used, pygame.Rect(0, 0, 0, 0)
        picture = self.subsurface(rect).copy()
        super().fill((0, 0, 0, 0), rect)
        return picture, rect

    def _note(self, rect: pygame.Rect) -> pygame.Rect:
        if rect:
            self._used = rect.union(self._used) if self._used else rect
        return rect


def strokes(surface: pygame.Surface, bounds: pygame.Rect, draw: Draw) -> None:
    """Draw with `pygame.draw` on any surface, including one that records. `draw` must stay within the bounds."""
    noting = getattr(surface, "strokes", None)
    if noting is None:
        draw(surface)
    else:
        noting(bounds, draw)


def cut(surface: pygame.Surface, rect: pygame.Rect) -> pygame.Surface:
    """Copy the picture drawn so far within `rect`, clipped to the surface."""
    noting = getattr(surface, "cut", None)
    return noting(rect) if noting is not None else copy_of(surface, rect.clip(surface.get_rect()))


def mark(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Mark that a picture within `rect` was changed since it was last drawn."""
    noting = getattr(surface, "mark", None)
    if noting is not None:
        noting(rect)


@contextmanager
def clip_to(surface: pygame.Surface, rect: pygame.Rect) -> Iterator[None]:
    """Draw only within a rectangle, and within the present clip, in the context."""
    clip = surface.get_clip()
    surface.set_clip(rect.clip(clip))
    yield
    surface.set_clip(clip)


def copy_of(surface: pygame.Surface, rect: pygame.Rect) -> pygame.Surface:
    """Return a copy of a part that lies within a surface."""
    return surface.subsurface(rect).copy() if rect else pygame.Surface((0, 0))
