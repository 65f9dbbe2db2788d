"""Special departures of cards: they sink into a chalk circle, are split by lightning, or burn.

A guise says how a traveling card is drawn. Everything else that is drawn is a visual.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from client.art import svg
from client.art.sketch import strokes
from client.layout.pieces import Piece, Point, Pose
from client.motion.accents import BURN, CIRCLE, SPLIT, SWEEP
from client.motion.card_moves.growth import puff
from client.motion.card_moves.split import BOLT, BurntCut, HalfCut, fire_front, to_pixels
from client.motion.easing import arrive, leave, speed_up
from client.motion.visuals.visual import TimeSpan, Visual

if TYPE_CHECKING:
    from client.motion.beats import Beat

DRAW_MS, SINK_MS, FADE_MS = 220.0, 200.0, 400.0
"""How long it takes to draw the circle, to sink the card into it, and to fade the chalk."""
SPLIT_MS, FALL_PX = 250.0, 6.0
BURN_MS, BURN_FASTER = 250.0, 0.9
"""How long a card burns, and the time of each card relative to the one before."""
_SWEEP_STEP_MS, _LONGEST_SWEEP_MS, _SWEEP_HOLD_MS = 16.0, 170.0, 150.0
_MOST_FIRES, SMOKE_MS = 12, 400.0
"""The most cards that burn visibly, and how long it takes until all hidden ones are gone."""
_WIDER = 1.62
"""The width of the circle relative to the card, so that the card fits inside."""
_SMALLEST = 0.05
_STEPS = 18
_SPARKS = 9

Sprites = list[tuple[Piece, Pose]]


def set_times(beat: Beat, show: str) -> None:
    """Set the time of a beat in which cards leave in a special way."""
    number = beat.moves()
    if show == SWEEP:
        beat.step = min(_SWEEP_STEP_MS, _LONGEST_SWEEP_MS / max(1, number - 1))
        beat.holds = beat.step * (number - 1) + _SWEEP_HOLD_MS
    elif show == CIRCLE:
        beat.lingers = DRAW_MS + SINK_MS
    elif show == SPLIT:
        beat.lingers = SPLIT_MS
    elif show == BURN:
        beat.step = 0.0
        beat.holds = burnt_by(min(number, _MOST_FIRES))


def burnt_by(place: int) -> float:
    """Return when the n-th card (from 0) catches fire, in milliseconds."""
    return BURN_MS * (1 - BURN_FASTER**place) / (1 - BURN_FASTER)


@dataclass(slots=True)
class TravelLook(TimeSpan):
    """A card as it looked (`before`) and lay (`here`) when its travel began."""

    before: Piece
    here: Pose

    @property
    def shape(self) -> float:
        """Return the card's height divided by its width."""
        return self.before.height / max(1.0, self.before.pose.width)

    def pieces_to_draw(self, piece: Piece, pose: Pose, now: float) -> Sprites:
        """Return the pieces and poses to draw instead of `piece` in `pose`."""
        return [(self.before, self.here)] if now < self.begin else [(piece, pose)]


@dataclass(slots=True)
class Sinking(TravelLook):
    """A card that shrinks into its center and stays invisible until it arrives."""

    def pieces_to_draw(self, piece: Piece, pose: Pose, now: float) -> Sprites:
        share = leave(self.share(now))
        if share >= 1:
            return []
        width = max(1.0, self.here.width * (1 - (1 - _SMALLEST) * share))
        return [(self.before, replace(self.here, width=width, angle=self.here.angle - 40 * share, z=pose.z))]


@dataclass(slots=True)
class Splitting(TravelLook):
    """A card whose halves fall apart, then fly on together and close on the way."""

    fall: float = FALL_PX

    def pieces_to_draw(self, piece: Piece, pose: Pose, now: float) -> Sprites:
        share = self.share(now)
        if share < 1:
            at, apart = self.here, self.fall * arrive(min(1.0, share * 1.6))
        else:
            gone = min(1.0, self.here.distance(pose) / max(1.0, 6 * self.here.width))
            at, apart = pose, self.fall * (1 - gone) * pose.width / self.here.width
        if pose.squeeze < 1:
            return [(piece, at)]
        return [
            (
                self.before,
                replace(
                    at,
                    x=at.x + side * apart * 0.7,
                    y=at.y + apart * (1.0 if side < 0 else 0.75),
                    angle=at.angle - side * 0.25 * apart,
                    z=pose.z,
                    cut=HalfCut(side, self.shape),
                ),
            )
            for side in (-1, 1)
        ]


@dataclass(slots=True)
class Burning(TravelLook):
    """A card that burns upward until nothing is left."""

    def pieces_to_draw(self, piece: Piece, pose: Pose, now: float) -> Sprites:
        """Return the part that hasn't burned yet."""
        share = self.share(now)
        if share >= 1:
            return []
        cut = BurntCut(share, self.shape) if share > 0 else None
        return [(self.before, replace(self.here, cut=cut))]


# --- visuals around the card ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class ChalkCircle(Visual):
    """A circle that draws itself around a card and fades. `DRAW_MS`, `SINK_MS` and `FADE_MS` divide its time."""

    art: str
    rect: pygame.Rect

    def draw(self, surface: pygame.Surface, now: float) -> None:
        passed = self.share(now) * (DRAW_MS + SINK_MS + FADE_MS)
        size = max(8, round(self.rect.width * _WIDER))
        fading = max(0.0, (passed - DRAW_MS - SINK_MS) / FADE_MS)
        picture = _part_of_circle(self.art, size, round(min(1.0, passed / DRAW_MS) * _STEPS))
        if fading:
            picture = picture.copy()
            picture.set_alpha(round(255 * (1 - fading)))
        surface.blit(picture, picture.get_rect(center=self.rect.center))


def _part_of_circle(art: str, size: int, steps: int) -> pygame.Surface:
    """Return the part of a circle drawn after `steps` of `_STEPS`."""
    picture = svg.image(art, size)
    if steps >= _STEPS:
        return picture
    picture, middle = picture.copy(), (size / 2, size / 2)
    rest = [math.tau * (0.75 + number / _STEPS) for number in range(steps, _STEPS + 1)]
    points = [(middle[0] + size * math.cos(turn), middle[1] + size * math.sin(turn)) for turn in rest]
    pygame.draw.polygon(picture, (0, 0, 0, 0), [middle, *points])
    return picture


@dataclass(slots=True)
class Bolt(Visual):
    """Lightning down a card, bright at first."""

    rect: pygame.Rect
    color: str = "#F2B53F"

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share = self.share(now)
        if share > 0.7:
            return
        rect = self.rect
        line = [(x + rect.x, y + rect.y) for x, y in to_pixels(BOLT, rect.size, rect.width, rect.height * 1.1)]
        wide = max(2, round(rect.width * 0.07 * (1 - share / 0.7)))
        _draw_line(surface, line, (self.color, wide), *([("#FFFFFF", wide // 3)] if wide > 3 else []))


@dataclass(slots=True)
class Fire(Visual):
    """The burning edge, and sparks that rise from it."""

    rect: pygame.Rect
    color: str = "#F2B53F"
    core: str = "#FFE29A"
    number: int = 0
    burns: float = 1.0
    """The share of its time in which it moves up the card. Then the last sparks rise."""

    def draw(self, surface: pygame.Surface, now: float) -> None:
        share, rect = self.share(now) / self.burns, self.rect
        edge = to_pixels(fire_front(min(1.0, share)), rect.size, rect.width, rect.height)
        front = [(x + rect.x, y + rect.y) for x, y in edge]
        if 0 < share < 1:
            _draw_line(
                surface,
                front,
                (self.color, max(2, round(rect.width * 0.035))),
                (self.core, max(1, round(rect.width * 0.014))),
            )
        chance = random.Random(self.number)
        for _ in range(_SPARKS):
            born, x, aside = chance.random() * 0.7, chance.random(), chance.uniform(-0.1, 0.1)
            age = (share - born) / 0.3
            if not 0 <= age < 1:
                continue
            y = rect.bottom - born * rect.height - age * rect.height * 0.25
            light = puff(rect.width * 0.09 * (1 - speed_up(age)), self.core, 1 - age)
            surface.blit(light, light.get_rect(center=(round(rect.x + rect.width * (x + aside * age)), round(y))))


def _draw_line(surface: pygame.Surface, points: Sequence[Point], *pens: tuple[str, int]) -> None:
    """Draw a line through points with each of these pens: a color and a width in pixels."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide = 2 * max(width for _, width in pens) + 4
    bounds = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(wide, wide)
    strokes(
        surface,
        bounds,
        lambda target: [pygame.draw.lines(target, str(color), False, points, width) for color, width in pens],
    )
