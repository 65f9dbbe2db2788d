"""The still layer: everything that doesn't move, on one surface that is redrawn only where it changes."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from functools import partial

import pygame

from client.art.cache import SurfaceCache
from client.art.sketch import Easel
from client.layout.map import Spot
from client.table.picture.draw_context import DrawContext
from client.table.picture.ground import ground
from client.table.picture.piece import Kind
from client.table.picture.workshop import PictureWorkshop, Urgency

_PICTURES, _STATES_KEPT = 24 << 20, 300
"""Cache limits for furniture pictures, in bytes and number. Much furniture alternates between a few states."""


@dataclass
class _StillPart:
    """A piece of furniture in its place.

    `bounds`: everything it may draw on. `state`: the state that its picture shows. `picture`: its picture, if it draws
    anything. `rect`: the picture's place in the window. `made`: whether it has ever had a picture.
    """

    spot: Spot
    sort: Kind
    bounds: pygame.Rect
    state: Hashable = None
    picture: pygame.Surface | None = None
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    made: bool = False


class StillLayer:
    """The furniture of one map in a window of one size. Each object keeps its picture until its state changes."""

    def __init__(self, showing: DrawContext) -> None:
        self._ground = ground(showing.table_map, showing.theme.slug, showing.size)
        self.surface = self._ground.copy()
        self._easel: Easel | None = None
        """It is as large as the window, so it takes long to make, and exists only while things move."""
        self._pictures = SurfaceCache(_PICTURES)
        self._rects: dict[Hashable, pygame.Rect] = {}
        self._known: dict[Spot, _StillPart] = {}
        self._spots: tuple[Spot, ...] = ()
        self._parts: list[_StillPart] = []
        self._drawn = False
        self.pending = False
        """Whether some furniture still shows an earlier state."""
        self._fresh: list[pygame.Rect] = []
        """Areas of new pictures that are not on the surface yet, and of the ones they replace."""

    def update(self, showing: DrawContext, workshop: PictureWorkshop | None = None) -> list[pygame.Rect]:
        """Draw what has changed. Return the changed parts of the window.

        With a workshop, missing pictures are made later; until then the table is `pending`.
        """
        later = workshop if self._drawn else None
        self.pending = not self._is_prepared(showing, later)
        if self.pending:
            return []
        changed, self._fresh = self._fresh + self._choose(showing), []
        for part in self._parts:
            state = part.sort.state(showing, part.spot)
            if state == part.state and self._drawn:
                continue
            if later is not None and (part.spot, state) not in self._rects:
                # Blitting a new picture takes about as long as drawing it, so another frame does it.
                self.pending = True
                self._is_made(later, showing, part)
                continue
            before = part.rect
            self._paint(showing, part, state)
            changed += [before, part.rect]
        if not self._drawn:
            self._drawn = True
            changed = [self.surface.get_rect()]
        if workshop is None:
            self.rest()
        needed = _drop_inner_regions(changed)
        for region in needed:
            self._assemble(region)
        return needed

    def rest(self) -> None:
        """Free what is only needed while things move."""
        self._easel = None

    def _is_made(self, workshop: PictureWorkshop, showing: DrawContext, part: _StillPart) -> bool:
        """Ask the workshop for a picture of the then current state. Return True if there was time to make it now."""

        def steps() -> Iterator[None]:
            yield
            before = part.rect
            self._paint(showing, part, part.sort.state(showing, part.spot))
            self._fresh += [before, part.rect]

        return workshop.want(("furniture", part.spot), Urgency.FURNITURE, steps)

    def _is_prepared(self, showing: DrawContext, workshop: PictureWorkshop | None) -> bool:
        """Return whether all new objects have their pictures. They appear all together."""
        spots = showing.spots
        if spots is self._spots or workshop is None:
            return True
        self._make_known(showing)
        coming = [part for spot in spots if (part := self._known.get(spot)) and part.bounds and not part.made]
        return all(list(map(partial(self._is_made, workshop, showing), coming)))

    def _make_known(self, showing: DrawContext) -> None:
        window = self.surface.get_rect()
        for spot in showing.spots:
            if spot not in self._known and isinstance(spot.what, Kind):
                bounds = _bounds(showing, spot, spot.what).clip(window)
                self._known[spot] = _StillPart(spot, spot.what, bounds)

    def _choose(self, showing: DrawContext) -> list[pygame.Rect]:
        """Select the objects that exist now. Return the areas where some have come or gone."""
        spots = showing.spots
        if spots is self._spots:
            return []
        before = self._parts
        self._make_known(showing)
        parts = [self._known[spot] for spot in spots if spot in self._known]
        self._spots = spots
        self._parts = [part for part in parts if part.bounds.width and part.bounds.height]
        old, new = set(map(id, before)), set(map(id, self._parts))
        return [part.rect for part in (*before, *self._parts) if (id(part) in old) != (id(part) in new)]

    def _paint(self, showing: DrawContext, part: _StillPart, state: Hashable) -> None:
        """Give an object the picture of a state, from the cache or new."""
        part.state, part.made = state, True
        key = part.spot, state
        if len(self._rects) > _STATES_KEPT:
            self._rects.clear()
            self._pictures.clear()
        picture = self._pictures.get(key, lambda: self._drawn_alone(showing, part, key))
        part.rect = self._rects[key]
        part.picture = picture if part.rect else None

    def _drawn_alone(self, showing: DrawContext, part: _StillPart, key: Hashable) -> pygame.Surface:
        """Return what an object draws, on a transparent surface."""
        easel = self._easel = self._easel or Easel(showing.size)
        easel.set_clip(part.bounds)
        part.sort.draw(easel, showing, part.spot)
        easel.set_clip(None)
        picture, self._rects[key] = easel.take()
        return picture

    def _assemble(self, region: pygame.Rect) -> None:
        """Blit the ground and the pictures within a region."""
        surface = self.surface
        surface.set_clip(region)
        surface.blit(self._ground, region, region)
        for part in self._parts:
            if part.picture is not None and part.rect.colliderect(region):
                surface.blit(part.picture, part.rect)
        surface.set_clip(None)


def _bounds(showing: DrawContext, spot: Spot, sort: Kind) -> pygame.Rect:
    fit = showing.fit_of(spot)
    if spot.points:
        xs, ys = [x for x, _ in spot.points], [y for _, y in spot.points]
        rect = fit.rect((min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))
    else:
        rect = fit.rect(spot.box)
    margin = round(showing.px(sort.margin)) + 1
    if spot.kind == "bar":
        return pygame.Rect(0, 0, showing.size[0], rect.bottom)
    if spot.kind == "scenery.strip" and spot.flag("upright"):
        return pygame.Rect(rect.x, 0, rect.width, showing.size[1])
    if spot.kind == "scenery.strip":
        return pygame.Rect(0, rect.y, showing.size[0], showing.size[1] if spot.flag("down") else rect.height)
    if spot.kind == "scenery.column":
        return pygame.Rect(rect.x, 0, *showing.size)
    if spot.angle:
        reach = max(rect.width, rect.height)
        rect = rect.inflate(reach - rect.width, reach - rect.height)
    return rect.inflate(2 * margin, 2 * margin)


def _drop_inner_regions(regions: list[pygame.Rect]) -> list[pygame.Rect]:
    """Return the regions that are not inside another. Overlaps are drawn twice, which is harmless."""
    by_size = sorted(regions, key=lambda region: region.width * region.height, reverse=True)
    needed: list[pygame.Rect] = []
    for region in by_size:
        if not any(other.contains(region) for other in needed):
            needed.append(region)
    return needed
