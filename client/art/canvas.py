"""A window that is drawn on like a surface, and in which only what differs from the frame before is copied anew.

    canvas.begin(window, anew=False)
    canvas.blit(picture, (10, 20))      # and everything else that belongs into the frame, from the ground up
    regions = canvas.finish()

What is drawn is noted, compared with what was noted for the frame before, and copied where the two differ. Whoever
draws on a picture that is noted already says so: `touch`. What a canvas does not know goes straight to the window, and
so does all that follows in that frame.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, NamedTuple

import pygame

from client.art.sketch import Draw

_MOST = 0.7
"""Where more than this share of the window is other than before, all of it is drawn."""
_NEAR = 1.25
"""Two regions are drawn as one where that one is larger than both by no more than this."""

_strokes = count()


class _Deed(NamedTuple):
    """Something that was drawn: `key` tells it from anything else, `rect` is all it may have drawn on."""

    key: tuple[Any, ...]
    rect: pygame.Rect
    clip: pygame.Rect | None
    source: pygame.Surface | None
    draw: Draw


class Canvas:
    """What one frame of a window consists of, and what the one before did."""

    def __init__(self) -> None:
        self._surface = pygame.Surface((1, 1))
        self._whole = self._surface.get_rect()
        self._clip: pygame.Rect | None = None
        self._deeds: list[_Deed] = []
        self._former: list[_Deed] | None = None
        self._known: dict[tuple[Any, ...], _Deed] = {}
        """What was noted for the frame before, by its key: most of it is noted again as it is."""
        self._touched: list[pygame.Rect] = []
        self._direct = False

    @property
    def window(self) -> pygame.Surface:
        """What it stands for; as long as nothing of a frame was drawn, the picture as it still is."""
        return self._surface

    def begin(self, surface: pygame.Surface, anew: bool) -> None:
        """Begin a frame; `anew` where the window does not show what the last one was."""
        if anew or surface is not self._surface or surface.get_size() != self._whole.size:
            self._former = None
        self._surface, self._whole, self._clip = surface, surface.get_rect(), None
        self._known = {deed.key: deed for deed in self._former or ()}
        self._deeds, self._touched, self._direct = [], [], False

    def finish(self) -> list[pygame.Rect] | None:
        """Copy what is other than before to the window; returns where that is, None for everywhere."""
        former, self._former = self._former, None if self._direct else self._deeds
        if self._direct:
            self._surface.set_clip(None)
            return None
        regions = None if former is None else _merged([*self._touched, *_differences(former, self._deeds)], self._whole)
        self._copy([self._whole] if regions is None else regions)
        return regions

    def forget(self) -> None:
        """The window shows something else: let go of what was noted."""
        self._former, self._deeds, self._known = None, [], {}

    def touch(self, region: pygame.Rect) -> None:
        """A picture that is drawn in every frame is another than before within a region."""
        self._touched.append(region.clip(self._whole))

    def cut(self, rect: pygame.Rect) -> pygame.Surface:
        """Copy what has been drawn so far within `rect`; the part of it outside of the window is left out."""
        rect = rect.clip(self._whole)
        if not self._direct and rect:
            self._copy([rect])
            self.touch(rect)
        return _copy_of(self._surface, rect)

    def strokes(self, bounds: pygame.Rect, draw: Draw) -> None:
        """Draw something that is no picture, different in every frame, within bounds."""
        if self._direct:
            draw(self._surface)
        else:
            self._note(self._keyed(next(_strokes)), bounds, None, draw)

    # -- as a surface ---------------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> Any:
        """What only a surface can do is done with the window itself, as far as it is drawn."""
        if name.startswith("__"):
            raise AttributeError(name)
        if not self._direct:
            self._copy([self._whole])
            self._direct = True
            self._surface.set_clip(self._clip)
        return getattr(self._surface, name)

    def get_size(self) -> tuple[int, int]:
        """As of a surface."""
        return self._whole.size

    def get_width(self) -> int:
        """As of a surface."""
        return self._whole.width

    def get_height(self) -> int:
        """As of a surface."""
        return self._whole.height

    def get_rect(self, **placed: Any) -> pygame.Rect:
        """As of a surface."""
        return self._surface.get_rect(**placed)

    def get_clip(self) -> pygame.Rect:
        """As of a surface."""
        return (self._clip or self._whole).copy()

    def set_clip(self, rect: Any) -> None:
        """As of a surface."""
        self._clip = None if rect is None else pygame.Rect(rect).clip(self._whole)
        if self._direct:
            self._surface.set_clip(self._clip)

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        """As of a surface."""
        if self._direct:
            return self._surface.blit(source, dest, area, special_flags)
        x, y = int(dest[0]), int(dest[1])
        part = None if area is None else tuple(area)
        alpha = source.get_alpha()
        key = self._keyed(id(source), x, y, part, special_flags, alpha)
        if (known := self._known.get(key)) is not None:
            self._deeds.append(known)
            return known.rect
        bounds = pygame.Rect((x, y), source.get_size() if part is None else part[2:] if len(part) == 4 else part[1])

        def draw(target: pygame.Surface) -> None:
            faint = source.get_alpha()
            if faint == alpha:
                target.blit(source, (x, y), part, special_flags)
                return
            source.set_alpha(alpha)  # it was drawn again in this frame, fainter or less faint
            target.blit(source, (x, y), part, special_flags)
            source.set_alpha(faint)

        return self._note(key, bounds, source, draw)

    def blits(self, sequence: Iterable[Sequence[Any]], doreturn: bool = True) -> None:
        """As of a surface."""
        for blit in sequence:
            self.blit(*blit)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        """As of a surface."""
        if self._direct:
            return self._surface.fill(color, rect, special_flags)
        bounds = self._whole if rect is None else pygame.Rect(rect)
        shade = tuple(pygame.Color(color))
        return self._note(self._keyed("fill", shade, tuple(bounds), special_flags), bounds, None,
                          lambda target: target.fill(shade, bounds, special_flags))  # fmt: skip

    # -- what was noted -------------------------------------------------------------------------------------

    def _keyed(self, *what: Any) -> tuple[Any, ...]:
        """The key of something that is drawn now."""
        return what if self._clip is None else (*what, tuple(self._clip))

    def _note(self, key: tuple[Any, ...], bounds: pygame.Rect, source: pygame.Surface | None,
              draw: Draw) -> pygame.Rect:  # fmt: skip
        clip = self._clip
        rect = bounds.clip(self._whole if clip is None else clip)
        if rect.width and rect.height:
            self._deeds.append(_Deed(key, rect, clip, source, draw))
        return rect

    def _copy(self, regions: Sequence[pygame.Rect]) -> None:
        """Draw all that was noted on the window, within some regions."""
        surface, deeds = self._surface, self._deeds
        rects = [deed.rect for deed in deeds]
        for region in regions:
            surface.set_clip(region)
            for number in region.collidelistall(rects):
                _, _, clip, _, draw = deeds[number]
                if clip is None:
                    draw(surface)
                else:
                    surface.set_clip(region.clip(clip))
                    draw(surface)
                    surface.set_clip(region)
        surface.set_clip(None)


def cut(surface: pygame.Surface | Canvas, rect: pygame.Rect) -> pygame.Surface:
    """See `Canvas.cut`."""
    return surface.cut(rect) if isinstance(surface, Canvas) else _copy_of(surface, rect.clip(surface.get_rect()))


def _copy_of(surface: pygame.Surface, rect: pygame.Rect) -> pygame.Surface:
    return surface.subsurface(rect).copy() if rect else pygame.Surface((0, 0))


def shown(surface: pygame.Surface | Canvas) -> pygame.Surface:
    """See `Canvas.window`."""
    return surface.window if isinstance(surface, Canvas) else surface


def touched(surface: pygame.Surface | Canvas, regions: Iterable[pygame.Rect]) -> None:
    """See `Canvas.touch`; nothing for any other surface."""
    if isinstance(surface, Canvas):
        for region in regions:
            surface.touch(region)


def _differences(former: list[_Deed], deeds: list[_Deed]) -> list[pygame.Rect]:
    """Where two frames differ: what only one of them has, and what stands in another order."""
    before, now = [deed.key for deed in former], [deed.key for deed in deeds]
    if before == now:
        return []
    known, wanted = set(before), set(now)
    found = [deed.rect for deed in former if deed.key not in wanted]
    found += [deed.rect for deed in deeds if deed.key not in known]
    both = [deed for deed in former if deed.key in wanted], [deed for deed in deeds if deed.key in known]
    first = [[deed.key for deed in kept] for kept in both]
    if first[0] != first[1]:
        start = next((place for place, (one, other) in enumerate(zip(*first, strict=False)) if one != other),
                     min(map(len, first)))  # fmt: skip
        end = next((place for place, (one, other) in enumerate(zip(first[0][::-1], first[1][::-1], strict=False))
                    if one != other), 0)  # fmt: skip
        end = min(end, min(map(len, first)) - start)
        found += [deed.rect for kept in both for deed in kept[start : len(kept) - end]]
    return found


def _merged(rects: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect] | None:
    """Regions that cover some rectangles and hardly anything else; None for the whole window."""
    regions: list[pygame.Rect] = []
    for rect in sorted(rects, key=_area, reverse=True):
        while rect.width and rect.height:
            beside = rect.inflate(2, 2).collidelistall(regions)
            joins = next((place for place in beside if _area(rect.union(regions[place]))
                          <= _NEAR * (_area(rect) + _area(regions[place]))), None)  # fmt: skip
            if joins is None:
                regions.append(rect)
                break
            other = regions.pop(joins)
            if other.contains(rect):
                regions.append(other)
                break
            rect = rect.union(other)
    return None if sum(map(_area, regions)) > _MOST * _area(whole) else regions


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
