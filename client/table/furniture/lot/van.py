"""Seats change places: a van moves their name plates. Afterwards the table may turn, with the street sliding by.

The plates are cut out of the previous picture, so this module needn't know what they look like.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from client.art import paint, svg
from client.art.sketch import clip_to, cut
from client.layout.arrangement import Arrangement
from client.layout.pieces import Point
from client.motion.easing import change
from client.motion.pace import Pace
from client.motion.visuals.visual import Visual

REMOVAL_MS = 1400.0
TURN_MS = 1000.0
"""How long the table takes to turn."""
AFTER_MS = 120.0
"""How long the carried plates stay until they are drawn in their new places."""
_COMES, _LOADS, _DRIVES, _SWAPS, _RETURNS = 0.2, 0.32, 0.55, 0.67, 0.88
_HOPS = (((_COMES, _LOADS), (_DRIVES, _SWAPS)), ((_DRIVES, _SWAPS), (_RETURNS, 1.0)))
"""When each plate hops onto the van, and off it: begin and end, as shares of the drive."""
_ON_VAN = 0.8
_HOP = 46.0


@dataclass(slots=True)
class FadingPicture(Visual):
    """Places of the previous picture, fading. Without places, the whole picture fades."""

    places: Sequence[pygame.Rect] = ()
    pictures: Sequence[pygame.Surface] = ()

    def capture(self, surface: pygame.Surface, still: pygame.Surface) -> None:
        """Copy the places, the first time."""
        if not self.pictures:
            self.places = [place.clip(surface.get_rect()) for place in self.places or (surface.get_rect(),)]
            self.pictures = [surface.subsurface(place).copy() for place in self.places]

    def draw(self, surface: pygame.Surface, now: float) -> None:
        for place, picture in zip(self.places, self.pictures, strict=False):
            picture.set_alpha(round(255 * (1 - self.share(now))))
            surface.blit(picture, place)


@dataclass(slots=True)
class StreetTurn(Visual):
    """A turn of the view to another place: the street slides by in the area `street`, to the left if `ahead`."""

    street: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    ahead: bool = True
    picture: pygame.Surface | None = None

    def capture(self, surface: pygame.Surface, still: pygame.Surface) -> None:
        """Copy the street, the first time."""
        if self.picture is None:
            self.picture = cut(surface, self.street)

    def draw(self, surface: pygame.Surface, now: float) -> None:
        street = self.street.clip(surface.get_rect())
        if self.picture is None or self.picture.get_size() != street.size:
            return
        coming, width = cut(surface, street), street.width if self.ahead else -street.width
        gone = round(width * change(self.share(now)))
        with clip_to(surface, street):
            surface.blit(self.picture, (street.x - gone, street.y))
            surface.blit(coming, (street.x + width - gone, street.y))


def turn_street(before: Arrangement, after: Arrangement, now: float, pace: Pace) -> list[Visual]:
    """Return the visuals that turn another place to the front. With reduced motion the picture fades."""
    if pace.reduced:
        return [FadingPicture(now, pace.fade_ms())]
    width, height = after.size
    bar, prompt = after.rects.get("bar", pygame.Rect(0, 0, 0, 0)), after.rects.get("prompt")
    low = prompt.top if prompt is not None and prompt.top > height * 0.8 else height
    street = pygame.Rect(0, bar.bottom, width, low - bar.bottom)
    places = len(after.seating.places)
    ahead = 2 * ((after.seating.front - before.seating.front) % places) <= places
    return [StreetTurn(now, pace.ms(TURN_MS), street, ahead)] if not pace.off else []


@dataclass(slots=True)
class MovingVan(Visual):
    """A moving van that swaps two player plates.

    art: the van, facing right
    plates: the positions of the two plates
    start: where the van comes from
    color: of an empty place
    drives: travel time in milliseconds; until the visual ends, the plates stay where it put them
    """

    art: str = ""
    plates: Sequence[pygame.Rect] = ()
    start: Point = (0, 0)
    color: str = ""
    scale: float = 1.0
    drives: float = REMOVAL_MS
    pictures: list[pygame.Surface] = field(default_factory=list)

    def capture(self, surface: pygame.Surface, still: pygame.Surface) -> None:
        """Cut the plates out of the furniture, the first time, because a card may lie over them."""
        for plate in self.plates if not self.pictures else ():
            picture = pygame.Surface(plate.size)  # a plate may lie partly or wholly outside of a tiny window
            picture.blit(still, (0, 0), plate)
            self.pictures.append(picture)

    def draw(self, surface: pygame.Surface, now: float) -> None:
        if len(self.pictures) != 2:
            return
        share = min(1.0, (now - self.begin) / max(1e-6, self.drives))
        taken = [number for number, (on, _) in enumerate(_HOPS) if share >= on[0]]
        on_van = [number for number in taken if share < _HOPS[number][1][1]]
        for number in taken if share < 1 else ():
            paint.panel(surface, self.plates[number], 12 * self.scale, self.color)
        van, ahead = self._van(share)
        for number in taken:
            if number not in on_van:
                self._draw_plate(surface, number, share, van)
        if share < 1:
            self._draw_van(surface, van, ahead)
        for number in on_van:
            self._draw_plate(surface, number, share, van)

    # -- positions -------------------------------------------------------------------------------------------

    def _stop(self, number: int) -> Point:
        """Return where the van stands at a plate: next to it, toward the middle of the window."""
        plate = self.plates[number]
        other = self.plates[1 - number]
        below = plate.centery <= other.centery or abs(plate.centery - other.centery) < plate.height
        height = self._width / svg.proportions(self.art)
        away = plate.bottom + height * 0.42 if below else plate.top - height * 0.42
        return plate.centerx, away

    @property
    def _width(self) -> float:
        return 150.0 * self.scale

    def _van(self, share: float) -> tuple[Point, bool]:
        """Return where the van is, and whether it faces right."""
        first, second = self._stop(0), self._stop(1)
        legs = ((0.0, _COMES, self.start, first), (_LOADS, _DRIVES, first, second), (_SWAPS, _RETURNS, second, first))
        place, ahead = self.start, self.start[0] <= first[0]
        for begin, end, here, there in legs:
            if share >= begin:
                way = change(min(1.0, (share - begin) / (end - begin)))
                place = here[0] + (there[0] - here[0]) * way, here[1] + (there[1] - here[1]) * way
                ahead = there[0] >= here[0]
        return place, ahead

    def _bed(self, number: int, van: Point) -> pygame.Rect:
        """Return where a plate lies on the van."""
        plate = self.plates[number]
        width = min(plate.width, self._width * _ON_VAN)
        rect = pygame.Rect(0, 0, round(width), round(plate.height * width / max(1, plate.width)))
        rect.center = round(van[0]), round(van[1] - self._width * 0.2)
        return rect

    # -- the picture ----------------------------------------------------------------------------------------

    def _place(self, number: int, share: float, van: Point) -> pygame.Rect:
        """Return where a plate is: at home, hopping, on the van, or at its destination."""
        home, target, bed = self.plates[number], self.plates[1 - number], self._bed(number, van)
        on, off = _HOPS[number]
        if share < on[1]:
            return self._hopping(home, bed, (share - on[0]) / (on[1] - on[0]))
        if share < off[0]:
            return bed
        return self._hopping(bed, target, (share - off[0]) / (off[1] - off[0]))

    def _hopping(self, here: pygame.Rect, there: pygame.Rect, share: float) -> pygame.Rect:
        way = min(1.0, max(0.0, share))
        width, height = (round(a + (b - a) * way) for a, b in zip(here.size, there.size, strict=True))
        rect = pygame.Rect(0, 0, max(2, width), max(2, height))
        up = _HOP * self.scale * math.sin(math.pi * way)
        rect.center = (
            round(here.centerx + (there.centerx - here.centerx) * way),
            round(here.centery + (there.centery - here.centery) * way - up),
        )
        return rect

    def _draw_plate(self, surface: pygame.Surface, number: int, share: float, van: Point) -> None:
        rect = self._place(number, share, van)
        picture = self.pictures[number]
        if picture.get_size() != rect.size:
            picture = pygame.transform.smoothscale(picture, rect.size)
        surface.blit(picture, rect)

    def _draw_van(self, surface: pygame.Surface, van: Point, ahead: bool) -> None:
        picture = svg.image(self.art, round(self._width))
        if not ahead:
            picture = pygame.transform.flip(picture, True, False)
        surface.blit(picture, picture.get_rect(center=(round(van[0]), round(van[1]))))
