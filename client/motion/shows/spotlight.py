"""Cards held up in the middle of the table, and what they strike in the light of a dimmed table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import pygame

from client.art import paint, svg, text
from client.art.arrows import ArrowLook, draw_arrow
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.layout.pieces import Point
from client.motion.easing import arrive
from client.motion.effects import Effect

GROW_MS, _FADE_MS = 160.0, 120.0
_DIMMED = 0.7
_STEPS = 5
_STEPS_A_FRAME = 4
"""Of drawing a card that has not been drawn yet."""
_INK = "#2A1414"
BLOW, GAIN = "#EE5D45", "#2F7D5B"
"""The colors of lines to what loses and to what gains by a card."""
EMBLEM = 0.2
"""The emblem of who plays a card, in widths of the card."""
_AMOUNT, _OWN_AMOUNT = 34.0, 48.0
"""Sizes of amounts, in pixels of a table 1920 wide."""


@dataclass(slots=True)
class HeldUp:
    """A card in the middle of the table, with the color and the emblem of the player who plays it ("" for nobody)."""

    card: int
    face: Face
    rect: pygame.Rect
    start: Point
    steps: Iterator[None]
    color: str = ""
    emblem: str = ""


@dataclass(slots=True)
class Strike:
    """What a card strikes: where, from where, the amount that is shown there, whether it is the viewer's, and the color
    of its line.
    """

    rect: pygame.Rect
    cause: pygame.Rect | None
    words: str = ""
    mine: bool = False
    color: str = BLOW


@dataclass(slots=True)
class Spotlight(Effect):
    """Cards held up, and after `strikes_after` milliseconds what they strike."""

    compositor: FaceCompositor | None = None
    cards: Sequence[HeldUp] = ()
    strikes: Sequence[Strike] = ()
    strikes_after: float = 0.0
    font: str = "saira-800"
    scale: float = 1.0
    grow_ms: float = GROW_MS
    stopped: bool = False
    still: bool = False
    """It appears where it is."""

    @property
    def struck(self) -> list[pygame.Rect]:
        """Where it strikes."""
        return [strike.rect for strike in self.strikes]

    def draw(self, surface: pygame.Surface, now: float) -> None:
        """The table around it dimmed, the arrows, the cards, the amounts."""
        if now < self.begin:
            return
        come = self._come(now, self.begin)
        fades = min(_FADE_MS, self.duration / 5)
        goes = 1.0 if self.stopped else min(1.0, max(0.0, (self.end - now) / max(1.0, fades)))
        lit = self._come(now, self.begin + self.strikes_after) if self.strikes else 0.0
        strength = round(min(lit, goes) * _STEPS) / _STEPS
        if strength:
            self._dim(surface, strength)
        for strike in self.strikes if strength else ():
            frame = strike.rect.inflate(8, 8)
            paint.panel(surface, frame, 10 * self.scale, "none", strike.color, 4 * self.scale, strength)
        for held in self.cards:
            self._draw_card(surface, held, come, goes)
        for strike in self.strikes if lit == 1.0 and strength else ():
            if strike.cause is not None:
                draw_arrow(surface, strike.cause, strike.rect, ArrowLook(strike.color, _INK, 1.3), self.scale)
        for strike in self.strikes if strength else ():
            self._draw_amount(surface, strike)

    def _come(self, now: float, begin: float) -> float:
        return min(1.0, max(0.0, (now - begin) / max(1.0, self.grow_ms)))

    def _dim(self, surface: pygame.Surface, strength: float) -> None:
        shade = round(255 * (1 - (1 - _DIMMED) * strength))
        causes = [strike.cause for strike in self.strikes if strike.cause is not None]
        for part in _around(surface.get_rect(), [*self.struck, *causes, *(held.rect for held in self.cards)]):
            surface.fill((shade, shade, shade), part, pygame.BLEND_RGB_MULT)

    def _draw_amount(self, surface: pygame.Surface, strike: Strike) -> None:
        if strike.words:
            size = (_OWN_AMOUNT if strike.mine else _AMOUNT) * self.scale
            pill = pygame.Rect(0, 0, text.width(strike.words, self.font, size) + round(size), round(1.4 * size))
            pill.center = strike.rect.center
            paint.panel(surface, pill, pill.height / 2, strike.color, "#FFFFFF", 2 * self.scale)
            text.draw(surface, strike.words, self.font, size, "#FFFFFF", pill.center, "center", 0.1 * size, _INK)

    def _draw_card(self, surface: pygame.Surface, held: HeldUp, come: float, goes: float) -> None:
        """A card comes from where it was, and fades when its own piece sets off. While it grows it is drawn a little in
        every frame.
        """
        compositor, rect = self.compositor, held.rect
        assert compositor is not None
        steps = _STEPS_A_FRAME if come < 1 else 0  # where frames take long, it is drawn whole in the next one
        if not compositor.has(held.face, rect.width, "zoom") and list(islice(held.steps, steps)):
            return
        picture = compositor.draw(held.face, rect.width, "zoom")
        if come < 1 and not self.still:
            share = arrive(come)
            picture = pygame.transform.smoothscale_by(picture, 0.3 + 0.7 * share)
            center = (held.start[0] + (rect.centerx - held.start[0]) * share,
                      held.start[1] + (rect.centery - held.start[1]) * share)  # fmt: skip
        else:
            center = rect.center
            paint.shadow(surface, rect, 0.06 * rect.width, 10 * self.scale, 0.6, (0, 5 * self.scale), fade=goes)
            if held.color:
                paint.panel(surface, rect.inflate(14 * self.scale, 14 * self.scale), 0.07 * rect.width, held.color,
                            opacity=goes)  # fmt: skip
        if goes < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * goes))
        surface.blit(picture, picture.get_rect(center=(round(center[0]), round(center[1]))))
        if held.emblem and come == 1 and goes == 1:
            size = round(EMBLEM * min(rect.size))
            emblem = svg.image(held.emblem, size, size)
            place = emblem.get_rect(midbottom=(rect.centerx, rect.top + size // 5))  # above a title of two lines
            surface.blit(emblem, place.clamp(surface.get_rect()))

    def moving(self, now: float) -> bool:
        """Not while it is looked at."""
        drawn = self.compositor is None or all(self.compositor.has(held.face, held.rect.width, "zoom")
                                               for held in self.cards)  # fmt: skip
        return not (self.stopped and drawn and now > self.begin + self.strikes_after + self.grow_ms)


@dataclass(slots=True)
class Banner(Effect):
    """Words across the table, in the color of the player that they are about."""

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
        """The words on a strip of paper that grows from its middle."""
        if now < self.begin:
            return
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
        """Not while it is read."""
        return not (self.stopped and now > self.begin + GROW_MS)


def _around(whole: pygame.Rect, holes: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """What is left of a rectangle without some others, in rectangles that do not overlap."""
    parts = [whole]
    for hole in holes:
        left: list[pygame.Rect] = []
        for part in parts:
            cut = part.clip(hole)
            if not (cut.width and cut.height):
                left.append(part)
                continue
            left += [piece for piece in (
                pygame.Rect(part.x, part.y, part.width, cut.y - part.y),
                pygame.Rect(part.x, cut.bottom, part.width, part.bottom - cut.bottom),
                pygame.Rect(part.x, cut.y, cut.x - part.x, cut.height),
                pygame.Rect(cut.right, cut.y, part.right - cut.right, cut.height)) if piece.width and piece.height]
        parts = left
    return parts
