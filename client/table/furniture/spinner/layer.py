"""A spinner on the table: flicked with the mouse, clicked or spun by a key. The rules know its result in advance."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from client.art import paint, text
from client.art.cache import SurfaceCache, to_fast_format
from client.input.focus import THING, FocusStop
from client.layout.map import Fit
from client.table.context import TableContext
from client.table.furniture.spinner.motion import NAMED_MS, Flick, SpinnerMotion, SpinnerState, flick_of, shortest
from client.table.furniture.spinner.style import SpinnerStyle
from client.table.hand.gestures import HandAction
from client.table.layer import Band, SpeechWords
from client.table.layers.drag_layer import DragLayer
from client.table.pointer_targets import Point, ReadableThing
from client.table.reading.hover_delay import place_beside
from engine.kernel.state.state import Option
from engine.session.words import address_names
from engine.words.say import access as say_access, table as say

SPIN = "spin"
"""The verb of an option that spins the spinner."""
_NAME = "spinner"
"""The name of its place, its anchor and its focus stop."""
_NAME_MS = 1700
_LARGE = 520.0
"""Width of an enlarged spinner, in map pixels."""
_DRAG = 4.0
_GLOWS = ((22, 0.25), (15, 0.45), (8, 0.9))
"""Rings around a spinner that can be spun: distance (map pixels) and opacity."""
_SHADOW = (30, 14, 40, 90)
_LABEL_INK, _LABEL_PAPER = "#33223B", "#FFF6E0"


class SpinnerLayer(DragLayer):
    """A table's spinner."""

    bands = (Band.UNDER, Band.OVER)

    def __init__(self, table: TableContext) -> None:
        super().__init__(table)
        self.look = SpinnerStyle.load(self.table.screen.theme)
        self._samples: list[tuple[float, float]] = []
        self._grip = 0.0
        self._pressed: tuple[int, int] | None = None
        self._wanted = False
        self._woken: int | None = None
        self._pictures = SurfaceCache(8 << 20)

    # -- state ----------------------------------------------------------------------------------------------

    @property
    def rect(self) -> pygame.Rect:
        """The spinner's square."""
        place = self.table.places.arrangement.rects[_NAME]
        return pygame.Rect(0, 0, min(place.size), min(place.size)).move_to(center=place.center)

    @property
    def wheel(self) -> SpinnerState:
        """The displayed state of the spinner."""
        return self.table.director.motion(SpinnerMotion).state

    @property
    def option(self) -> Option | None:
        """The answer that spins the spinner, while the viewer may give it."""
        verbs = self.table.session.game.verbs
        return next((option for option in self.table.hand.view.options if verbs[option[0]] == SPIN), None)

    def _fresh(self) -> bool:
        """Return whether the last result belongs to the displayed turn."""
        return self.wheel.turn == self.table.director.shown.counting_view.turn

    def _face(self) -> int:
        """Return the number of the displayed face: that of the turn's last spin, or the next one to spin."""
        look, wheel = self.look, self.wheel
        if not self._fresh():
            return look.face_of(self.table.director.shown.counting_view)
        leads = look.faces[min(wheel.face, len(look.faces) - 1)].leads
        named = self.table.screen.now >= wheel.rested + NAMED_MS
        if leads and self.option is not None and wheel.result == leads[0] and named:
            return leads[1]
        return wheel.face

    def name(self) -> str:
        """Return the label of the sector where the arrow rests; empty before the turn's first spin."""
        wheel = self.wheel
        if not wheel.result or not self._fresh() or wheel.turns(self.table.screen.now):
            return ""
        return self.look.faces[min(wheel.face, len(self.look.faces) - 1)].labels[wheel.result - 1]

    def suspense(self) -> str:
        """Return whose spinner is turning, in words."""
        names = address_names(self.table.session)
        spins = self.wheel.busy and 0 <= self.wheel.spun_by < len(names)
        return say("spins", player=names[self.wheel.spun_by]) if spins else ""

    def locate(self, option: Option) -> pygame.Rect | None:
        return self.rect if option == self.option else None

    def anchor(self, name: str) -> pygame.Rect | None:
        return self.rect if name == _NAME else None

    def stops(self) -> Sequence[FocusStop]:
        return [FocusStop(THING, _NAME, self.rect, round=True)] if self.option is not None else []

    def activate(self, stop: FocusStop) -> bool:
        return (stop.kind, stop.name) == (THING, _NAME) and self.spin()

    def continue_(self) -> bool:
        return self.spin()

    def describe(self, stop: FocusStop, speech: SpeechWords) -> Sequence[str]:
        return (say_access("wheel"),) if (stop.kind, stop.name) == (THING, _NAME) else ()

    def hit(self, point: Point) -> ReadableThing | None:
        """Return the face as a readable thing, while it can't be spun."""
        if self.is_held or self.option is not None or not self._is_on(point):
            return None
        return ReadableThing(
            _NAME, 0, None, tuple(self.rect), lambda surface: self._draw_large(surface, self.table.places.area)
        )

    def _is_on(self, point: Point) -> bool:
        return math.dist(point, self.rect.center) <= self.rect.width / 2

    @property
    def is_held(self) -> bool:
        """Whether the player holds the spinner, or it is turning."""
        return self._pressed is not None or self.wheel.busy

    # -- pointer --------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        self._pressed = None
        self.wheel.let_go()

    def _press(self, point: Point) -> bool:
        """Handle a press. Return True if it grabs the spinner."""
        if self.option is None or not self._is_on(point):
            return False
        self._pressed = point
        self._grip = self.wheel.angle(self.table.screen.now) - _bearing(self.rect, point)
        self._samples = [(self.table.screen.now, self.wheel.angle(self.table.screen.now))]
        return True

    def _drag(self, point: Point) -> bool:
        """Handle pointer motion. Return True while the spinner is held."""
        if self._pressed is None:
            return False
        if len(self._samples) == 1 and math.dist(point, self._pressed) < _DRAG:
            return True
        before = self._samples[-1][1]
        angle = before + shortest(_bearing(self.rect, point) + self._grip - before)
        self._samples.append((self.table.screen.now, angle))
        self.wheel.hold(angle)
        return True

    def _release(self, point: Point) -> bool:
        """Handle a release, i.e. a flick or a click. Return True if the spinner was held."""
        if self._pressed is None:
            return False
        self._leave()
        if len(self._samples) > 1:
            self._samples.append((self.table.screen.now, self._samples[-1][1]))
        if len(self._samples) > 1 or self._is_on(point):
            self.spin(flick_of(self._samples))
        return True

    def spin(self, flick: Flick | None = None) -> bool:
        """Give the answer that spins the spinner. Return False if the viewer can't give it."""
        option = self.option
        if option is None:
            return False
        self.wheel.flick = flick
        self._wanted = len(self.table.hand.view.options) > 1
        self.do.commit(HandAction("commit", None, option))
        return True

    def update(self, now: int) -> bool:
        """Repeat a wanted spin. Return True when the spinner's picture changes by itself."""
        self._go_on()
        changed, self._woken = self._woken is not None and now >= self._woken, self.wake_at()
        return changed

    def _go_on(self) -> None:
        """Spin again without asking if the player chose to spin and no other answer is left."""
        if self._wanted and self.option is not None:
            flick = self.wheel.flick
            self._wanted = False
            if len(self.table.hand.view.options) == 1:
                self.spin(flick)
        elif self.wheel.busy:
            self._wanted = False

    # -- drawing --------------------------------------------------------------------------------------------

    def layout(self) -> None:
        """Pre-render the spinner before anything moves."""
        self.look.prepare(self.rect.width, self.table.places.arrangement.scale)

    def draw(self, surface: pygame.Surface, band: Band) -> None:
        """Draw the spinner, and its result over the pieces."""
        if band == Band.OVER:
            self._draw_name(surface)
        else:
            self._draw_wheel(surface)

    def _draw_wheel(self, surface: pygame.Surface) -> None:
        """Draw the face with its arrow."""
        rect, look = self.rect, self.look
        wheel, now, scale = self.wheel, self.table.screen.now, self.table.places.arrangement.scale
        if self.option is not None:
            self._draw_glow(surface, rect, scale)
        face = self._face()
        rests = self._fresh() and not wheel.turns(now) and wheel.held is None and face == wheel.face
        lit = wheel.result if rests else 0
        angle = wheel.angle(now)
        if wheel.turns(now) or wheel.held is not None:
            surface.blit(look.picture(face, rect.width, lit, scale), rect)
            self._draw_arrow(surface, face, rect, angle)
            return
        rest = round(angle * 10) / 10
        key = "rest", look, face, rect.width, lit, rest, round(scale, 3)
        picture = self._pictures.get(key, lambda: self._resting(face, rect.width, lit, rest, scale))
        surface.blit(picture, rect)
        if nod := wheel.nod(now):
            # The hub is slightly larger and lower for a moment.
            hub = pygame.transform.rotozoom(look.hub(face, rect.width), 6 * nod, 1 + 0.1 * nod)
            surface.blit(hub, hub.get_rect(center=(rect.centerx, round(rect.centery + rect.width * 0.012 * nod))))

    def _resting(self, face: int, width: int, lit: int, angle: float, scale: float) -> pygame.Surface:
        picture = self.look.picture(face, width, lit, scale).copy()
        self._draw_arrow(picture, face, picture.get_rect(), angle)
        picture = to_fast_format(picture)
        picture.set_alpha(255, pygame.RLEACCEL)
        return picture

    def _draw_arrow(self, surface: pygame.Surface, face: int, rect: pygame.Rect, angle: float) -> None:
        """Draw the arrow over its shadow, which falls in the same direction at every angle."""
        turned = pygame.transform.rotozoom(self.look.arrow(face, rect.width), -angle, 1)
        shadow = turned.copy()
        shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        shadow.fill((*_SHADOW[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
        shadow.set_alpha(_SHADOW[3])
        drop = 6 * rect.width / 312
        surface.blit(shadow, shadow.get_rect(center=(round(rect.centerx + drop * 0.6), round(rect.centery + drop))))
        if self.table.director.pace.reduced and self.wheel.turns(self.table.screen.now):
            turned.set_alpha(128)
        surface.blit(turned, turned.get_rect(center=rect.center))

    def _draw_glow(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        inner = rect.width * 390 / 400
        for out, strength in _GLOWS:
            size = round(inner + 2 * out * scale)
            ring = paint.panel_surface((size, size), size / 2, self.look.glow, opacity=strength)
            surface.blit(ring, ring.get_rect(center=rect.center))

    def _draw_name(self, surface: pygame.Surface) -> None:
        """Draw the result in words at the bottom of the spinner for a while."""
        rect, words = self.rect, self.name()
        if not words or self.table.screen.now >= self.wheel.rested + _NAME_MS:
            return
        scale = Fit.of(self.table.screen.map.size, self.table.screen.scale.rect.size).scale
        size = 25 * scale * self.table.screen.scale.text
        width = text.width(words, self.look.typeface, size)
        pill = pygame.Rect(0, 0, round(width + 1.5 * size), round(1.7 * size))
        pill.midbottom = rect.centerx, round(rect.bottom + 4 * scale)
        paint.shadow(surface, pill, pill.height / 2, 5 * scale, 0.35, (0, 3 * scale))
        paint.panel(surface, pill, pill.height / 2, _LABEL_PAPER, _LABEL_INK, max(1.5, 3 * scale))
        text.draw(surface, words, self.look.typeface, size, _LABEL_INK, pill.center, "center")

    def _draw_large(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the enlarged face next to the pointed spinner."""
        if self.is_held:
            return
        scale = self.table.places.arrangement.scale
        size = round(min(_LARGE * scale * self.table.screen.scale.text, 0.8 * area.height))
        place = place_beside((size, size), self.rect, area, round(14 * scale))
        paint.shadow(surface, place.inflate(-size // 20, -size // 20), size / 2, 12 * scale, 0.5, (0, 6 * scale))
        lit = self.wheel.result if self.name() and self._face() == self.wheel.face else 0
        surface.blit(self.look.picture(self._face(), size, lit, scale), place)

    def wake_at(self) -> int | None:
        """Return when the spinner's picture changes by itself: another face, or the result disappears."""
        moments = [round(self.wheel.rested + after) for after in (NAMED_MS, _NAME_MS)] if self.name() else []
        return next((moment for moment in moments if self.table.screen.now < moment), None)


def _bearing(rect: pygame.Rect, point: tuple[int, int]) -> float:
    """Return the direction of a point from the middle of a rectangle in degrees, clockwise from up."""
    return math.degrees(math.atan2(point[0] - rect.centerx, rect.centery - point[1]))
