"""Visuals that show only while they move: flying coins, sparks, stamps, rising numbers, shuffled cards.

A visual is drawn from its begin to its end. It knows nothing of the table except the points it was given.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from client.art import paint, svg, text
from client.art.cache import SurfaceCache, to_fast_format
from client.art.sketch import strokes
from client.layout.pieces import Piece, Point, Pose
from client.motion.easing import arrive, change, speed_up

_MEGABYTE = 1 << 20
_kept = SurfaceCache(12 * _MEGABYTE)


@dataclass(slots=True)
class TimeSpan:
    """The time of something that lasts from `begin` for `duration` milliseconds."""

    begin: float
    duration: float

    def share(self, now: float) -> float:
        """Return the elapsed share of its time, 0 to 1."""
        return min(1.0, max(0.0, (now - self.begin) / max(1e-6, self.duration)))


@dataclass(slots=True)
class Visual(TimeSpan):
    """A visual that shows for a while."""

    @property
    def end(self) -> float:
        """Return the moment when it ends."""
        return self.begin + self.duration

    def draw(self, surface: pygame.Surface, now: float) -> None:
        """Draw it over the table at a moment, not before its begin."""

    def moving(self, now: float) -> bool:
        """Return whether it looks different a moment later."""
        return True

    def capture(self, surface: pygame.Surface, still: pygame.Surface) -> None:
        """Capture parts of the picture before this frame, and of the furniture without pieces."""

    def sprites(self, now: float) -> list[tuple[Piece, Pose]]:
        """Return pieces to draw for it like those of the table, not before its begin."""
        return []


def arc(start: Point, end: Point, lift: float, share: float) -> Point:
    """Return a point of the quadratic Bezier from start to end whose middle is lifted by `lift` pixels."""
    rest = 1 - share
    middle = ((start[0] + end[0]) / 2, min(start[1], end[1]) - lift)
    return (
        rest * rest * start[0] + 2 * rest * share * middle[0] + share * share * end[0],
        rest * rest * start[1] + 2 * rest * share * middle[1] + share * share * end[1],
    )


def point_along(line: Sequence[Point], share: float) -> Point:
    """Return the point of a polyline at a share of its length."""
    lengths = [math.dist(a, b) for a, b in zip(line, line[1:], strict=False)]
    left = share * sum(lengths)
    for (first, second), length in zip(zip(line, line[1:], strict=False), lengths, strict=True):
        if left <= length and length > 0:
            part = left / length
            return first[0] + (second[0] - first[0]) * part, first[1] + (second[1] - first[1]) * part
        left -= length
    return line[-1]


@dataclass(slots=True)
class Coin(Visual):
    """A chit flying in an arc. A chit that stands for many shows their number."""

    art: str
    size: float
    start: Point
    target: Point
    lift: float
    words: str
    font: str

    def draw(self, surface: pygame.Surface, now: float) -> None:
        x, y = arc(self.start, self.target, self.lift, speed_up(self.share(now)))
        picture = svg.image(self.art, self.size)
        surface.blit(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))
        if self.words:
            text.draw(
                surface,
                self.words,
                self.font,
                self.size * 0.8,
                "#FFFFFF",
                (x + self.size * 0.6, y),
                "midleft",
                max(1.0, self.size * 0.08),
                "#081A33",
            )


@dataclass(slots=True)
class Spark(Visual):
    """A light that runs along a wire with a short tail."""

    line: Sequence[Point]
    color: str
    size: float

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share = change(self.share(now))
        for step in range(6, -1, -1):
            place = point_along(self.line, max(0.0, share - 0.035 * step))
            glow = _glow(round(self.size * (1 - step * 0.11)), self.color, 1 - step * 0.13)
            surface.blit(glow, (round(place[0] - glow.get_width() / 2), round(place[1] - glow.get_height() / 2)))


@dataclass(slots=True)
class Stamp(Visual):
    """A rubber stamp that hits a card, stays a moment and fades."""

    words: str
    center: Point
    height: float
    color: str = "#EE5D45"
    font: str = "black-ops"
    hit_ms: float = 120.0
    from_scale: float = 1.6

    def draw(self, surface: pygame.Surface, now: float) -> None:
        coming = min(1.0, (now - self.begin) / max(1.0, self.hit_ms))
        scale = self.from_scale + (1 - self.from_scale) * speed_up(coming)
        picture = _stamp(self.words, round(self.height), self.color, self.font)
        if coming < 1:  # scaled directly, because each size shows for one frame only
            picture = pygame.transform.smoothscale_by(picture, scale)
        left = self.end - now
        picture.set_alpha(round(255 * min(1.0, coming + 0.3, max(0.0, left / 200))))
        surface.blit(picture, picture.get_rect(center=(round(self.center[0]), round(self.center[1]))))
        picture.set_alpha(255)


@dataclass(slots=True)
class RisingNumber(Visual):
    """A number that rises from where it counts and fades: "+$4". With `still` it only fades."""

    words: str
    place: Point
    size: float
    color: str
    outline: str = "#081A33"
    font: str = "saira-800"
    still: bool = False

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share = self.share(now)
        picture = text.render(self.words, self.font, self.size, self.color, max(1.5, self.size * 0.1), self.outline)
        y = self.place[1] - (0 if self.still else arrive(share) * self.size * 1.1)
        if share > 0.75:
            picture = picture.copy()
            picture.set_alpha(round(255 * (1 - share) * 4))
        surface.blit(picture, picture.get_rect(center=(round(self.place[0]), round(y))))


@dataclass(slots=True)
class Blink(Visual):
    """An outline that lights up a few times, at most three times a second."""

    rect: pygame.Rect
    color: str
    width: float
    times: int = 2

    def draw(self, surface: pygame.Surface, now: float) -> None:
        rect, wide, corner = self.rect, max(1, round(self.width)), round(3 * self.width)
        if math.sin(self.share(now) * self.times * math.tau) > 0:
            strokes(surface, rect, lambda target: pygame.draw.rect(target, str(self.color), rect, wide, corner))


@dataclass(slots=True)
class Glow(Visual):
    """A light around an object that asks for attention. It appears quickly and fades."""

    rect: pygame.Rect
    color: str

    def draw(self, surface: pygame.Surface, now: float) -> None:
        """Draw the light in eight steps of strength, leaving its center readable."""
        share = self.share(now)
        strength = round(min(1.0, share * 6, (1 - share) * 1.6) * 8) / 8
        if strength > 0:
            light = _ring(self.rect.size, self.color, strength)
            surface.blit(light, light.get_rect(center=self.rect.center))
            paint.panel(surface, self.rect, 10, "none", self.color, 4, strength)


@dataclass(slots=True)
class Shuffling(Visual):
    """Cards that leave a pile to both sides and slip back in."""

    piece: Piece
    home: Pose
    cards: int = 6

    def sprites(self, now: float) -> list[tuple[Piece, Pose]]:
        """Return the cards next to the pile."""
        result = []
        for number in range(self.cards):
            share = min(1.0, max(0.0, self.share(now) * 1.5 - 0.5 * number / self.cards))
            out = math.sin(math.pi * share)
            side = 1 if number % 2 else -1
            pose = replace(
                self.home,
                x=self.home.x + side * 0.65 * self.home.width * out,
                angle=self.home.angle - side * 20 * out,
                z=self.home.z + 1000 + number,
            )
            result.append((self.piece, pose))
        return result


def _ring(size: tuple[int, int], color: str, strength: float) -> pygame.Surface:
    """Return a soft light around a rectangle of some size, with a clear center."""

    def make() -> pygame.Surface:
        surface = pygame.Surface((size[0] + 80, size[1] + 80), pygame.SRCALPHA)
        rect = pygame.Rect((40, 40), size)
        paint.shadow(surface, rect, 10, 12, 0.9 * strength, color=color)
        pygame.draw.rect(surface, (0, 0, 0, 0), rect, border_radius=10)
        return to_fast_format(surface)

    return _kept.get(("ring", size, color, strength), make)


def _glow(diameter: int, color: str, opacity: float) -> pygame.Surface:
    """Return a soft round light with a bright center."""
    size = max(4, diameter * 3)

    def make() -> pygame.Surface:
        surface = pygame.Surface((size, size), pygame.SRCALPHA)
        rect = pygame.Rect(0, 0, diameter, diameter)
        rect.center = size // 2, size // 2
        paint.shadow(surface, rect, diameter / 2, max(1, diameter / 3), 0.9 * opacity, color=color)
        paint.panel(
            surface,
            rect.inflate(-diameter // 2, -diameter // 2),
            diameter / 4,
            paint.mix(color, "#FFFFFF", 0.6),
            opacity=opacity,
        )
        return to_fast_format(surface)

    return _kept.get(("glow", size, diameter, color, round(opacity, 2)), make)


def _stamp(words: str, height: int, color: str, font: str) -> pygame.Surface:
    """Return words in a slightly rotated frame."""
    height = max(8, height // 3 * 3)

    def make() -> pygame.Surface:
        width = text.width(words, font, height * 0.8) + height
        frame = pygame.Surface((width, round(height * 1.35)), pygame.SRCALPHA)
        rect = frame.get_rect()
        paint.panel(frame, rect, height * 0.18, "#FFFFFF", color, height * 0.11, 0.92)
        text.draw(frame, words, font, height * 0.8, color, rect.center, "center")
        return to_fast_format(pygame.transform.rotozoom(frame, 8, 1))

    return _kept.get(("stamp", words, height, color, font), make)
