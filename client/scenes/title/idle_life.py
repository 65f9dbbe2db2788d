"""The idle life of the street: now and then something small moves, one thing at a time.

What moves in a house is data (`art/shell/title-life.toml`); the van drives round the circle. Between two of
them nothing is drawn and no time is used. Reduced motion turns all of it off.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Annotated

import pygame

from client.art import svg
from client.look.schema import Key, read_all
from client.scenes.title.street import StreetHouse, StreetPicture

PAUSE_MS = 12_000
FRAME_MS = 33
"""How often moving things on the street are drawn: half as often as things that the player moves."""
FIRST_MS = 5_000
_DATA = "art/shell/title-life.toml"

_VAN = "art/shell/life-van.svg"
_VAN_WIDTH = 112.0
_VAN_MS = 9_000
_CIRCLE = (1186.0, 716.0, 236.0, 112.0)
_LANE = 52.0
_ROAD_END = 1130.0


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture, the middle of it in the window, and whether it passes behind the houses and trees."""

    picture: pygame.Surface
    center: tuple[float, float]
    behind: bool = False

    @property
    def rect(self) -> pygame.Rect:
        """What it covers."""
        return self.picture.get_rect(center=(round(self.center[0]), round(self.center[1])))


@dataclass(frozen=True, slots=True)
class Life:
    """Something that moves in a house, as the file tells it; its head explains the keys."""

    house: str
    picture: str
    width: float
    start: Annotated[tuple[float, float], Key("from")]
    milliseconds: int
    to: tuple[float, float] | None = None
    times: int = 1
    pause_ms: int = 0
    sway: float = 0.0
    fade: bool = False


class HousePiece:
    """Something in a house that appears, moves and goes."""

    def __init__(self, house: StreetHouse, life: Life) -> None:
        self.house = house
        self.life = life
        self.duration = life.times * (life.milliseconds + life.pause_ms)

    def frame(self, street: StreetPicture, elapsed: int) -> Frame | None:
        """Return the frame at a time in milliseconds, or None between two appearances."""
        life = self.life
        moment = elapsed % (life.milliseconds + life.pause_ms)
        if moment >= life.milliseconds:
            return None
        share, end = moment / life.milliseconds, life.to or life.start
        x = life.start[0] + (end[0] - life.start[0]) * share + life.sway * math.sin(share * math.tau * 1.5)
        y = life.start[1] + (end[1] - life.start[1]) * share
        picture = svg.image(life.picture, life.width * self.house.scale)
        if life.fade and share > 0.7:
            picture = picture.copy()
            picture.set_alpha(round(255 * (1 - share) / 0.3))
        return Frame(picture, self.house.place_in_house(x, y))


class Van:
    """The van comes up the road, drives round the circle and leaves."""

    duration = _VAN_MS

    def frame(self, street: StreetPicture, elapsed: int) -> Frame | None:
        """Return where the van is at a time in milliseconds."""
        x, y, leftward = _van_place(elapsed / _VAN_MS)
        scale = street.plan.scale
        picture = svg.image(_VAN, _VAN_WIDTH * scale)
        if leftward:
            picture = pygame.transform.flip(picture, True, False)
        return Frame(picture, street.plan.point(x, y), behind=True)


def _van_place(share: float) -> tuple[float, float, bool]:
    """Return the van's place on the street at a share of its way (0 to 1), and whether it looks to the left."""
    x, y, across, down = _CIRCLE
    first = math.acos(_LANE / across)
    entry = y + down * math.sin(first)
    up, round_it = 0.14, 0.72
    if share < up:
        return x + _LANE, _ROAD_END + (entry - _ROAD_END) * share / up, False
    if share > up + round_it:
        left = (share - up - round_it) / (1 - up - round_it)
        return x - _LANE, entry + (_ROAD_END - entry) * left, True
    # Counterclockwise from the right lane of the road over the top to the left lane.
    angle = first - (share - up) / round_it * (math.tau - 2 * (math.pi / 2 - first))
    return x + across * math.cos(angle), y + down * math.sin(angle), math.sin(angle) < 0


class IdleLife:
    """Chooses what moves next and says what shows now. `on` is false with reduced motion."""

    def __init__(self, street: StreetPicture, chance: random.Random | None = None) -> None:
        self.on = True
        self._street = street
        self._chance = chance or random.Random()
        self.pieces: list[HousePiece | Van] = [Van()]
        """All that may move, one after another."""
        for life in read_all(_DATA, tuple[Life, ...])["life"]:
            for house in street.houses:
                if house.entry.slug == life.house and house.entry.available:
                    self.pieces.append(HousePiece(house, life))
        self._last: HousePiece | Van | None = None
        self._piece: HousePiece | Van | None = None
        self._started = 0
        self._next: int | None = None
        self.frame: Frame | None = None
        """What shows now."""

    def wake_at(self) -> int | None:
        """Return when the next thing begins or a moving thing must be drawn, in milliseconds."""
        return self._next if self.on else None

    def stop(self) -> None:
        """End what moves; the next thing begins after a pause."""
        self._piece = self.frame = self._next = None

    def update(self, now: int) -> list[pygame.Rect]:
        """Bring everything to this moment; returns the parts of the window that changed."""
        was = self.frame
        before = was.rect if was else None
        if not self.on:
            self.stop()
        elif self._piece is not None:
            if now < self._started + self._piece.duration and self._next is not None and now < self._next:
                return []
            self._go_on(now)
        elif self._next is None:
            self._next = now + (PAUSE_MS if self._last else FIRST_MS)
        elif now >= self._next:
            self._begin(now)
        after = self.frame.rect if self.frame else None
        if before == after and was == self.frame:
            return []
        return [rect for rect in (before, after) if rect is not None]

    def _begin(self, now: int) -> None:
        others = [piece for piece in self.pieces if piece is not self._last] or self.pieces
        self._piece = self._last = self._chance.choice(others)
        self._started = now
        self._next = now + FRAME_MS
        self.frame = self._piece.frame(self._street, 0)

    def _go_on(self, now: int) -> None:
        assert self._piece is not None, "something moves"
        elapsed = now - self._started
        if elapsed >= self._piece.duration:
            self._piece = self.frame = None
            self._next = now + PAUSE_MS
        else:
            self._next = now + FRAME_MS
            self.frame = self._piece.frame(self._street, elapsed)
