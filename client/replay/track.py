"""The slider over a match: its turns, turning points, and win odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from client.art import paint, palette, text
from client.replay.turning_points import Course, chance_words
from client.widgets import draw_tooltip
from client.widgets.base import WidgetEvent
from client.widgets.controls.slider import Slider
from client.widgets.style import LABEL
from engine.words.say import replay as say

HEIGHT = 66.0
"""The height of the slider with its marks, in u."""
_BADGE = 21.0
_RAIL = 8.0
_KNOB = 22.0
_BAND = 22.0
_LEAST_BETWEEN = 4.0
"""Turns closer to each other than this many pixels are not marked."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A turning point on the slider: its moment, title and description."""

    moment: int
    title: str
    sentence: str


class MatchTrack(Slider):
    """A slider over the answers of a match. `words` names a moment's turn.

    `then` gets each new moment, `choose` a pressed turning point (0 is the first). `turns`: the moments at which turns
    begin.
    """

    def __init__(
        self,
        length: int,
        turns: Sequence[int],
        words: Callable[[int], str],
        then: Callable[[int], None],
        choose: Callable[[int], None],
    ) -> None:
        super().__init__(0, max(1, length), 0, words=words, name=say("the-match"), then=then)
        self.turns = turns
        self.marks: list[Mark] = []
        self.course: Course = ()
        self.colors: Sequence[str] = ()
        self.names: Sequence[str] = ()
        self.bounds = pygame.Rect(0, 0, 0, 0)
        """The window, as the bounds for tooltips."""
        self._choose = choose
        self._pointed: int | None = None
        """The pointed turning point."""
        self.read: int | None = None
        """The pointed moment."""
        self._picture: pygame.Surface | None = None
        self._pictured: tuple[object, ...] = ()

    # -- place ----------------------------------------------------------------------------------------------

    def height_for(self, width: int, unit: float) -> int:
        return round(HEIGHT * unit)

    @property
    def rail(self) -> pygame.Rect:
        inset, height = self.px(_BADGE / 2 + 3), self.px(_RAIL)
        middle = self.rect.bottom - self.px(16)
        return pygame.Rect(self.rect.x + inset, middle - height // 2, max(1, self.rect.width - 2 * inset), height)

    @property
    def band(self) -> pygame.Rect:
        rail = self.rail
        return pygame.Rect(rail.x, rail.y - self.px(_BAND + 2), rail.width, self.px(_BAND))

    def _knob(self, size: float = _KNOB) -> pygame.Rect:
        rail, pixels = self.rail, self.px(size)
        return pygame.Rect(0, 0, pixels, pixels).move_to(center=(self._x(self.value), rail.centery))

    def _x(self, moment: int) -> int:
        rail = self.rail
        return round(rail.x + rail.width * moment / self.high)

    def badges(self) -> list[pygame.Rect]:
        """Return the marks' rectangles. Marks at almost the same moment stand side by side."""
        size, places = self.px(_BADGE), []
        right = self.rect.x - size
        for mark in self.marks:
            x = max(self._x(mark.moment), right + size)
            x = min(x, self.rect.right - size // 2)
            place = pygame.Rect(0, 0, size, size).move_to(center=(x, self.rect.y + size // 2))
            places.append(place)
            right = x
        return places

    def _badge_at(self, point: tuple[int, int]) -> int | None:
        grown = self.px(4)
        return next(
            (number for number, place in enumerate(self.badges()) if place.inflate(grown, grown).collidepoint(point)),
            None,
        )

    # -- events ---------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> WidgetEvent | None:
        """Handle a press: a turning point jumps there, any other press drags the knob."""
        if event.type == pygame.MOUSEMOTION and not self.pressed:
            before = self._pointed, self.read
            self._pointed = self._badge_at(event.pos)
            self.read = self._moment_at(event.pos) if self._pointed is None else None
            return self.report_used() if (self._pointed, self.read) != before else None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            number = self._badge_at(event.pos)
            if number is not None:
                self._choose(number)
                return self.report_used()
        if event.type == pygame.KEYDOWN:
            return None  # The scene handles the keys.
        return super().handle(event)

    def tick(self, now: int) -> bool:
        if (self._pointed, self.read) != (None, None) and not self.hovered:
            self._pointed = self.read = None
            return True
        return False

    def _moment_at(self, point: tuple[int, int]) -> int:
        rail = self.rail
        return max(0, min(self.high, round(self.high * (point[0] - rail.x) / rail.width)))

    def _follow(self, point: tuple[int, int]) -> WidgetEvent:
        return self.set_value(self._moment_at(point))

    # -- picture --------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        unit, rail = self.unit, self.rail
        self._draw_course(surface)
        self._draw_turns(surface, rail)
        paint.panel(surface, rail, rail.height / 2, palette.SOFT, palette.PAPER_LINE, 1.2 * unit)
        done = pygame.Rect(rail.x, rail.y, max(rail.height, self._x(self.value) - rail.x), rail.height)
        paint.panel(surface, done, rail.height / 2, palette.AMBER_LIP)
        for number, place in enumerate(self.badges()):
            self._draw_badge(surface, number, place)
        knob = self._knob(_KNOB + 4 * max(self.steps(self.hover_amount), self.steps(self.press_amount)))
        paint.shadow(surface, knob, knob.width / 2, 2 * unit, 0.27, (0, 1.5 * unit))
        face = paint.mix(palette.AMBER, palette.AMBER_HOVER, self.steps(self.hover_amount))
        paint.panel(surface, knob, knob.width / 2, face, palette.INK, 2 * unit)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw the knob's turn during a drag, and the tooltip of the pointed turning point or moment."""
        if self._pointed is not None and self._pointed < len(self.marks):
            mark = self.marks[self._pointed]
            near = self.badges()[self._pointed]
            draw_tooltip(
                surface, mark.title, mark.sentence, str(self._pointed + 1), near, self._area_above(near), self.unit
            )
        elif self.pressed:
            self._draw_bubble(surface, self._knob())
        elif self.read is not None:
            near = pygame.Rect(self._x(self.read), self.rect.y, 1, self.rect.height)
            draw_tooltip(
                surface, self.words(self.read), self.chances_at(self.read), "", near, self._area_above(near), self.unit
            )

    def chances_at(self, moment: int) -> str:
        """Return the win odds at the start of a moment's turn, as text."""
        passed = [chances for began, chances in self.course if began <= moment]
        if not passed:
            return ""
        return ", ".join(f"{name} {chance_words(share)}" for name, share in zip(self.names, passed[-1], strict=True))

    def _area_above(self, near: pygame.Rect) -> pygame.Rect:
        """Return the part of the window above the slider."""
        return pygame.Rect(self.bounds.x, self.bounds.y, self.bounds.width, near.bottom - self.bounds.y)

    def _draw_course(self, surface: pygame.Surface) -> None:
        """Draw the stacked win odds of all seats over the match, in their colors."""
        band = self.band
        if not self.course:
            return
        shown = band.size, self.course, *map(str, self.colors)
        if self._picture is None or self._pictured != shown:
            self._picture, self._pictured = self._course_picture(band), shown
        surface.blit(self._picture, band)
        passed = self._x(self.value)
        rest = pygame.Surface((max(0, band.right - passed), band.height), pygame.SRCALPHA)
        rest.fill((*palette.rgb(palette.RAISED), 120))
        surface.blit(rest, (passed, band.y))
        surface.fill(palette.rgb(palette.INK), (passed, band.y, max(1, self.px(1.6)), band.height))
        pygame.draw.rect(surface, palette.rgb(palette.PAPER_LINE), band, max(1, self.px(1)))

    def _course_picture(self, band: pygame.Rect) -> pygame.Surface:
        picture = pygame.Surface(band.size)
        ends = [self._x(moment) for moment, _ in self.course[1:]] + [band.right]
        for (moment, chances), right in zip(self.course, ends, strict=True):
            left, top = self._x(moment), 0.0
            for chance, color in zip(chances, self.colors, strict=True):
                bottom = top + chance * band.height
                part = left - band.x, round(top), max(1, right - left), round(bottom) - round(top)
                picture.fill(palette.rgb(color), part)
                top = bottom
        return picture

    def _draw_turns(self, surface: pygame.Surface, rail: pygame.Rect) -> None:
        if rail.width / max(1, len(self.turns)) < _LEAST_BETWEEN * self.unit:
            return
        top, wide, tall = rail.bottom + self.px(2), max(1, self.px(1)), self.px(5)
        for moment in self.turns:
            surface.fill(palette.rgb(palette.PAPER_LINE), (self._x(moment), top, wide, tall))

    def _draw_badge(self, surface: pygame.Surface, number: int, place: pygame.Rect) -> None:
        unit, x = self.unit, self._x(self.marks[number].moment)
        foot = self.band.bottom if self.course else self.rail.y
        surface.fill(palette.rgb(palette.INK), (x, place.bottom - 1, max(1, self.px(1.6)), max(1, foot - place.bottom)))
        face = palette.AMBER if number == self._pointed else palette.RAISED
        paint.panel(surface, place, place.width / 2, face, palette.INK, 1.8 * unit)
        text.draw(surface, str(number + 1), LABEL.font, 13.5 * unit, palette.INK, place.center, "center")
