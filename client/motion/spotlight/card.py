"""Spotlighted cards in the middle of a dimmed table, and their highlighted targets."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, svg, text
from client.art.arrows import ArrowLook, draw_arrow, prepare_arrow, subtract_rects
from client.art.cache import to_fast_format
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.layout.pieces import Point
from client.motion.easing import arrive
from client.motion.visuals.visual import Visual

GROW_MS, _FADE_MS = 160.0, 120.0
_DIMMED = 0.7
_STEPS = 5
_WORK_S, _LATE_MS = 0.004, 500.0
"""The seconds per frame for making pictures, and when they are made in full frames as well, or after a quarter of its
time. After half of it, the missing ones are completed at once."""
_MARGIN = 40.0
"""The margin around a card for its shadow, in pixels of the map."""
_INK = "#2A1414"
BLOW, GAIN = "#EE5D45", "#2F7D5B"
"""The colors of lines to targets that lose and to targets that gain."""
EMBLEM = 0.2
"""The size of a player's emblem on the card, in widths of the card."""
_AMOUNT, _OWN_AMOUNT = 34.0, 48.0
"""Sizes of amounts, in pixels of a table 1920 wide."""


@dataclass(slots=True)
class SpotlightCard:
    """A card in the middle of the table, with the color and the emblem of its player ("" for none).

    `picture` includes a shadow and a frame; `since` is when it became ready.
    """

    card: int
    face: Face
    rect: pygame.Rect
    start: Point
    color: str = ""
    emblem: str = ""
    picture: pygame.Surface | None = None
    since: float | None = None


@dataclass(slots=True)
class Strike:
    """A target of a card: its rectangle, that of its cause, amount, whether it is the viewer's, and line color."""

    rect: pygame.Rect
    cause: pygame.Rect | None
    words: str = ""
    mine: bool = False
    color: str = BLOW
    made: bool = False
    """Whether its line is ready to be drawn."""


@dataclass(slots=True)
class Spotlight(Visual):
    """Spotlighted cards and, after `strikes_after` milliseconds, their targets."""

    compositor: FaceCompositor
    cards: Sequence[SpotlightCard] = ()
    strikes: Sequence[Strike] = ()
    strikes_after: float = 0.0
    font: str = "saira-800"
    scale: float = 1.0
    grow_ms: float = GROW_MS
    stopped: bool = False
    still: bool = False
    """Whether it appears in place instead of moving there."""
    full_at: Callable[[], float] = lambda: math.inf
    """When the current frame is full, in seconds of `time.perf_counter`."""
    _unmade: Iterator[None] | None = None
    """Makes the missing pictures in small steps."""

    def draw(self, surface: pygame.Surface, now: float) -> None:
        """Draw the dimmed table, the arrows, the cards and the amounts."""
        self._make(now)
        fades = min(_FADE_MS, self.duration / 5)
        goes = 1.0 if self.stopped else min(1.0, max(0.0, (self.end - now) / max(1.0, fades)))
        lit = self._light_amount(now)
        strength = round(min(lit, goes) * _STEPS) / _STEPS
        if strength:
            self._dim(surface, strength)
        for strike in self.strikes if strength else ():
            frame = strike.rect.inflate(8, 8)
            paint.panel(surface, frame, 10 * self.scale, "none", strike.color, 4 * self.scale, strength)
        for held in self.cards:
            if held.picture is not None and held.since is not None:
                self._draw_card(surface, held, held.picture, self._come(now, held.since), goes)
        for strike in self.strikes if lit == 1.0 and strength else ():
            if strike.cause is not None and strike.made:
                draw_arrow(surface, strike.cause, strike.rect, _arrow_look(strike), self.scale)
        for strike in self.strikes if strength else ():
            self._draw_amount(surface, strike)

    def _make(self, now: float) -> None:
        """Make pictures for a part of the frame, or all that are left when the spotlight is half over."""
        began = time.perf_counter()
        late = min(_LATE_MS, self.duration / 4)
        ending = now >= self.begin + 2 * late
        until = began + _WORK_S if now >= self.begin + late else min(began + _WORK_S, self.full_at())
        self._unmade = self._unmade or self._steps()
        for _ in self._unmade:
            if time.perf_counter() >= until and not ending:
                break
        for held in self.cards:
            if held.picture is not None and held.since is None:
                held.since = self.begin if ending else now

    def _steps(self) -> Iterator[None]:
        for held in self.cards:
            yield from self.compositor.drawn_ahead(held.face, held.rect.width, "zoom")
            yield
            held.picture = self._draw_framed(held)
            yield
        for strike in self.strikes:
            if strike.cause is not None:
                yield from prepare_arrow(strike.cause, strike.rect, _arrow_look(strike), self.scale)
                strike.made = True
                yield

    def _come(self, now: float, begin: float) -> float:
        return min(1.0, max(0.0, (now - begin) / max(1.0, self.grow_ms)))

    def _light_amount(self, now: float) -> float:
        """Return how far the targets are lit. They wait until all cards are in place."""
        ready = [held.since + self.grow_ms for held in self.cards if held.since is not None]
        if not self.strikes or len(ready) < len(self.cards):
            return 0.0
        return self._come(now, max([self.begin + self.strikes_after, *ready]))

    def _dim(self, surface: pygame.Surface, strength: float) -> None:
        shade = round(255 * (1 - (1 - _DIMMED) * strength))
        causes = [strike.cause for strike in self.strikes if strike.cause is not None]
        bright = [*(strike.rect for strike in self.strikes), *causes, *(held.rect for held in self.cards)]
        for part in subtract_rects(surface.get_rect(), bright):
            surface.fill((shade, shade, shade), part, pygame.BLEND_RGB_MULT)

    def _draw_amount(self, surface: pygame.Surface, strike: Strike) -> None:
        if strike.words:
            size = (_OWN_AMOUNT if strike.mine else _AMOUNT) * self.scale
            pill = pygame.Rect(0, 0, text.width(strike.words, self.font, size) + round(size), round(1.4 * size))
            pill.center = strike.rect.center
            paint.panel(surface, pill, pill.height / 2, strike.color, "#FFFFFF", 2 * self.scale)
            text.draw(surface, strike.words, self.font, size, "#FFFFFF", pill.center, "center", 0.1 * size, _INK)

    def _draw_framed(self, held: SpotlightCard) -> pygame.Surface:
        """Return a picture of a card in the center of its shadow and the frame of its player."""
        margin = round(_MARGIN * self.scale)
        whole = pygame.Surface(held.rect.inflate(2 * margin, 2 * margin).size, pygame.SRCALPHA)
        rect = pygame.Rect((margin, margin), held.rect.size)
        paint.shadow(whole, rect, 0.06 * rect.width, 10 * self.scale, 0.6, (0, 5 * self.scale))
        if held.color:
            paint.panel(whole, rect.inflate(14 * self.scale, 14 * self.scale), 0.07 * rect.width, held.color)
        whole.blit(self.compositor.draw(held.face, rect.width, "zoom"), rect)
        return to_fast_format(whole)

    def _draw_card(
        self, surface: pygame.Surface, held: SpotlightCard, picture: pygame.Surface, come: float, goes: float
    ) -> None:
        """Draw a card coming from where it was, or fading when its own piece sets off."""
        rect, center = held.rect, held.rect.center
        if come < 1 and not self.still:
            share = arrive(come)
            face = self.compositor.draw(held.face, rect.width, "zoom")
            picture = pygame.transform.smoothscale_by(face, 0.3 + 0.7 * share)
            center = (
                round(held.start[0] + (rect.centerx - held.start[0]) * share),
                round(held.start[1] + (rect.centery - held.start[1]) * share),
            )
        picture.set_alpha(round(255 * goes))
        surface.blit(picture, picture.get_rect(center=center))
        if held.emblem and come == 1 and goes == 1:
            size = round(EMBLEM * min(rect.size))
            emblem = svg.image(held.emblem, size, size)
            place = emblem.get_rect(midbottom=(rect.centerx, rect.top + size // 5))  # above a title of two lines
            surface.blit(emblem, place.clamp(surface.get_rect()))

    def moving(self, now: float) -> bool:
        """Return False while it waits for the player."""
        return not (self.stopped and now > self.begin + self.strikes_after + 2 * (_LATE_MS + self.grow_ms))


@dataclass(slots=True)
class Banner(Visual):
    """Words across the table, in the color of the player they are about."""

    words: str
    size: tuple[int, int]
    scale: float
    font: str
    color: str = "#FFF6DF"
    ink: str = _INK
    emblem: str = ""
    still: bool = False
    stopped: bool = False

    def draw(self, surface: pygame.Surface, now: float) -> None:
        come = 1.0 if self.still else arrive(min(1.0, (now - self.begin) / GROW_MS))
        goes = 1.0 if self.stopped else min(1.0, max(0.0, (self.end - now) / _FADE_MS))
        size = text.fit(self.words, self.font, 46 * self.scale, 0.8 * self.size[0], 14)
        high = round(2.2 * size)
        wide = text.width(self.words, self.font, size) + (4 if self.emblem else 2) * high / 2
        rect = pygame.Rect(0, 0, round(wide * come), high)
        rect.center = self.size[0] // 2, round(0.4 * self.size[1])
        paint.shadow(surface, rect, 0.2 * high, 10 * self.scale, 0.6, (0, 5 * self.scale), fade=goes)
        paint.panel(surface, rect, 0.2 * high, self.color, "#FFFFFF", 3 * self.scale, goes)
        if come < 1 or goes < 1:
            return
        left = rect.x + high / 2
        if self.emblem:
            emblem = svg.image(self.emblem, 0.7 * high, 0.7 * high)
            surface.blit(emblem, emblem.get_rect(center=(round(left), rect.centery)))
            left += high / 2
        text.draw(surface, self.words, self.font, size, self.ink, (left, rect.centery), "midleft")

    def moving(self, now: float) -> bool:
        """Return False while it waits for the player."""
        return not (self.stopped and now > self.begin + GROW_MS)


def _arrow_look(strike: Strike) -> ArrowLook:
    return ArrowLook(strike.color, _INK, 1.3)
