"""Before a beat: what somebody else plays is shown large in the middle, and what is struck is lit, with its cause.

A card played is held up until it can be read; the table is dimmed around what matters, and an arrow leads from the
card that causes it. Input is never held: all of it is passed over like everything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import pygame

from client.art import paint
from client.art.arrows import ArrowLook, draw_arrow
from client.cards.compositor import FaceCompositor
from client.cards.face import Face
from client.cards.faces import face_of
from client.layout.pieces import Key, Point, Pose
from client.motion.beats import Beat, Stakes
from client.motion.context import MotionContext, color_of, rect_at
from client.motion.easing import arrive
from client.motion.effects import Effect
from client.motion.pace import READ_MS
from client.motion.shows.stakes import MATTERS
from engine.kernel.events import MOVED, TURN_BEGAN
from engine.kernel.refs import NONE

PLAYED_MS, LEAST_MS, MOST_MS = 950.0, 600.0, 1200.0
"""How long a card played is held up, and a beat that matters at least and at most, at normal speed."""
SHORTEST_TURN_MS = 2050.0
_QUICKEST, _QUICKEST_BLOW = 0.3, 0.5
"""The share of these times that is left late in a long turn, for cards and for what strikes."""
_TOO_LATE_MS, _HEAVY = 4600.0, 0.7
"""After so much of a turn only what weighs more than this is shown so."""
_GROW_MS, _FADE_MS = 160.0, 120.0
_TALL, _BROAD = 0.42, 0.86
"""Of the window: how tall a card is held up, and how broad all of them can be."""
_DIMMED, _LARGER = 0.7, 0.16
_STEPS = 5
_FOR_EVER_MS = 1e9
_INK = "#2A1414"


@dataclass(slots=True)
class HeldUp:
    """A card in the middle of the table."""

    card: int
    face: Face
    rect: pygame.Rect
    start: Point
    steps: Iterator[None]


@dataclass(slots=True)
class Spotlight(Effect):
    """Cards held up, and what is struck in the light of a dimmed table."""

    compositor: FaceCompositor | None = None
    cards: Sequence[HeldUp] = ()
    struck: Sequence[pygame.Rect] = ()
    lit: Sequence[pygame.Rect] = ()
    cause: pygame.Rect | None = None
    color: str = "#EE5D45"
    scale: float = 1.0
    grow_ms: float = _GROW_MS
    stopped: bool = False
    still: bool = False
    """It appears where it is."""

    def draw(self, surface: pygame.Surface, now: float) -> None:
        """The table around it dimmed, the arrows, the cards."""
        if now < self.begin:
            return
        come = min(1.0, (now - self.begin) / max(1.0, self.grow_ms))
        fades = min(_FADE_MS, self.duration / 5)
        goes = 1.0 if self.stopped else min(1.0, max(0.0, (self.end - now) / max(1.0, fades)))
        strength = round(min(come, goes) * _STEPS) / _STEPS
        if self.struck and self.cause is not None and strength:
            shade = round(255 * (1 - (1 - _DIMMED) * strength))
            for part in _around(surface.get_rect(), [*self.lit, *(held.rect for held in self.cards)]):
                surface.fill((shade, shade, shade), part, pygame.BLEND_RGB_MULT)
        for rect in self.struck:
            paint.panel(surface, rect.inflate(8, 8), 10 * self.scale, "none", self.color, 4 * self.scale, strength)
        for held in self.cards:
            self._draw_card(surface, held, come, goes)
        if self.cause is not None and come == 1.0 and strength:
            for rect in self.struck:
                draw_arrow(surface, self.cause, rect, ArrowLook(self.color, _INK, 1.3), self.scale)

    def _draw_card(self, surface: pygame.Surface, held: HeldUp, come: float, goes: float) -> None:
        """A card comes from where it was, and fades when its own piece sets off. It is drawn a little in every frame
        until it is there.
        """
        compositor, rect = self.compositor, held.rect
        assert compositor is not None
        if not compositor.has(held.face, rect.width, "zoom") and next(held.steps, held) is not held:
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
        if goes < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * goes))
        surface.blit(picture, picture.get_rect(center=(round(center[0]), round(center[1]))))

    def moving(self, now: float) -> bool:
        """Not while it is looked at."""
        drawn = self.compositor is None or all(self.compositor.has(held.face, held.rect.width, "zoom")
                                               for held in self.cards)  # fmt: skip
        return not (self.stopped and drawn and now > self.begin + self.grow_ms)


@dataclass(slots=True)
class Prelude:
    """What comes before the beats of one timeline."""

    timeline: MotionContext
    stopped: bool = False
    """Everything waits until the player goes on."""
    _light: Spotlight | None = None
    _read: set[int] = field(default_factory=set)
    """The cards that were held up in this turn."""
    _compositor: FaceCompositor | None = None

    def lead(self, beat: Beat, now: float) -> float:
        """Begin what comes before a beat; returns for how many milliseconds, 0 when the beat may begin."""
        timeline, pace = self.timeline, self.timeline.pace
        self.stopped = False
        if beat.led or beat.own or not pace.tells:
            return 0.0
        if any(event[0] == TURN_BEGAN for event in beat.events):
            self._read.clear()
            beat.led = not (beat.plays or beat.stakes)
            if (short := pace.factor * SHORTEST_TURN_MS - timeline.budget.spent) > 0 and timeline.budget.others:
                timeline.budget.spent += short
                return short
        beat.led = True
        if not (beat.plays or beat.stakes):
            return 0.0
        lasts = self._lasts(beat, beat.stakes)
        cards = self._cards(beat) if lasts else []
        light = self._spotlight(beat, cards, now, lasts)
        if not lasts or not cards and not light.struck:
            return 0.0
        self._light = light
        timeline.effects.append(self._light)
        self.stopped = self._light.stopped = pace.read or pace.step
        return self._light.duration

    def go_on(self, now: float) -> None:
        """What was looked at goes."""
        self.stopped = False
        if self._light is not None:
            self._light.stopped, self._light.duration = False, now - self._light.begin + 1

    def forget(self) -> None:
        """Nothing is looked at any more."""
        self.stopped, self._light = False, None

    def next_stop(self, queue: Iterable[Beat]) -> int | None:
        """The place of the next beat before which everything will wait, step by step; None where none does."""
        if not self.timeline.pace.step or not self.timeline.pace.tells:
            return None
        return next((number for number, beat in enumerate(queue) if not beat.led and not beat.own
                     and (beat.plays or beat.stakes)), None)  # fmt: skip

    def _lasts(self, beat: Beat, stakes: Stakes | None) -> float:
        pace = self.timeline.pace
        if pace.read or pace.step:
            return _FOR_EVER_MS if pace.step else READ_MS
        budget = self.timeline.budget
        if budget.spent > pace.factor * _TOO_LATE_MS and (stakes is None or stakes.weight < _HEAVY):
            return 0.0
        hurried = max(_QUICKEST, budget.squeeze(pace.factor))
        played = PLAYED_MS * hurried if beat.plays else 0.0
        if stakes is None:
            return pace.factor * played
        share = (stakes.weight - MATTERS) / (1 - MATTERS)
        longest = LEAST_MS + (MOST_MS - LEAST_MS) * share
        return pace.factor * max(played, longest * max(_QUICKEST_BLOW, hurried))

    # -- the cards ------------------------------------------------------------------------------------------

    def _cards(self, beat: Beat) -> list[HeldUp]:
        """The cards to be held up: those that are played, and the cause of what matters that was not read yet."""
        wanted = [card for card in beat.plays if card not in self._read]
        cause = beat.stakes.cause if beat.stakes else NONE
        new = 0 <= cause < len(beat.after.table.faces) and cause not in (*self._read, *wanted)
        if new and beat.stakes is not None and beat.stakes.by != beat.after.seat:
            wanted.append(cause)
        self._read.update(wanted)
        if not wanted:
            return []
        timeline, view = self.timeline, beat.after
        if self._compositor is None:
            self._compositor = FaceCompositor(timeline.theme, 16 << 20)
        keys = [seat.key for seat in timeline.theme.seats]
        faces = [face_of(view.table.game.shows.face(view, card), keys) for card in wanted]
        places = self._places(faces, self._struck(beat.stakes))
        sources = {event[2]: event[3] for event in beat.of_kind(MOVED)}
        for card, rect in zip(wanted, places, strict=True):
            beat.held[card] = Pose(*rect.center, rect.width)
        return [HeldUp(card, face, rect, self._start(card, sources.get(card, NONE), rect),
                       self._compositor.drawn_ahead(face, rect.width, "zoom"))
                for card, face, rect in zip(wanted, faces, places, strict=True)]  # fmt: skip

    def _start(self, card: int, zone: int, place: pygame.Rect) -> Point:
        here = rect_at(self.timeline, ("card", card), 0)
        home = self.timeline.arrangement.homes.get(zone)
        return here.center if here else (home.x, home.y) if home else place.center

    def _places(self, faces: Sequence[Face], struck: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """A row in the middle of the table, off the prompt bar and what is struck where that can be."""
        arrangement = self.timeline.arrangement
        assert self._compositor is not None
        width, height = arrangement.size
        shapes = [self._compositor.height(face, 300, "zoom") / 300 for face in faces]
        gap = round(16 * arrangement.scale)
        tall = min(_TALL * height, (_BROAD * width - gap * (len(faces) - 1)) / sum(1 / shape for shape in shapes))
        sizes = [(round(tall / shape), self._compositor.height(face, round(tall / shape), "zoom"))
                 for shape, face in zip(shapes, faces, strict=True)]  # fmt: skip
        row = pygame.Rect(0, 0, sum(size[0] for size in sizes) + gap * (len(sizes) - 1), max(size[1] for size in sizes))
        prompt = arrangement.rects.get("prompt", pygame.Rect(0, height, 0, 0))
        above = prompt.centery > height / 2
        bottom = prompt.top - gap if above else height - gap
        top = gap if above else prompt.bottom + gap
        middle = min(max(height / 2, top + row.height / 2), max(bottom - row.height / 2, row.height / 2))
        tries = [row.move(round(width * x - row.width / 2), round(middle - row.height / 2))
                 for x in (0.5, 0.36, 0.64, 0.24, 0.76)]  # fmt: skip
        row = min(tries, key=lambda place: len(place.collidelistall(list(struck))))
        places, left = [], row.left
        for size in sizes:
            places.append(pygame.Rect((left, row.top), size))
            left += size[0] + gap
        return places

    # -- what is struck -------------------------------------------------------------------------------------

    def _spotlight(self, beat: Beat, cards: Sequence[HeldUp], now: float, lasts: float) -> Spotlight:
        timeline, pace, stakes = self.timeline, self.timeline.pace, beat.stakes
        light = Spotlight(now, lasts, self._compositor, cards, scale=timeline.arrangement.scale, still=pace.reduced)
        light.grow_ms = pace.fade_ms() if pace.reduced else min(lasts / 3, pace.ms(_GROW_MS))
        if stakes is None:
            return light
        light.struck = self._struck(stakes)
        cause = next((held.rect for held in cards if held.card == stakes.cause), None)
        light.cause = cause or rect_at(timeline, ("card", stakes.cause), now)
        light.lit = [*light.struck, *([light.cause] if light.cause is not None else [])]
        light.color = color_of(timeline, timeline.accents.stamp.color) or light.color
        for key in stakes.struck:
            timeline.stage.pop(key, now, pace, _LARGER, 2 * lasts / max(0.01, pace.ms(1)))
        return light

    def _struck(self, stakes: Stakes | None) -> list[pygame.Rect]:
        found = [self._rect(key) for key in stakes.struck] if stakes is not None else []
        return [rect for rect in found if rect is not None]

    def _rect(self, key: Key) -> pygame.Rect | None:
        arrangement = self.timeline.arrangement
        if not isinstance(key, tuple) or key[0] == "card":
            return rect_at(self.timeline, key, 0)
        if key[0] == "zone":
            return arrangement.zone_rects.get(int(str(key[1])))
        if key[0] == "counter" and (dial := arrangement.rects.get(f"dial.{key[2]}.{key[1]}")) is not None:
            return dial
        return arrangement.seat_rect(int(str(key[1])))


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
