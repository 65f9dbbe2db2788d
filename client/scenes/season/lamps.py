"""The lamps of the map, one for each evening, and the green of the block party."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from client.art import paint, palette, svg, text
from client.scenes.title.street import StreetPlan, lamp_glow
from client.widgets import Pressable, draw_icon
from engine.street.season import GIVEN_UP, LOSS, PLACE, SOLVED, WIN

LAMPS = ((1046, 879), (933, 834), (857, 743), (900, 636), (1006, 579), (1124, 554), (1246, 554), (1364, 579),
         (1470, 636), (1513, 743), (1437, 834), (1324, 879))  # fmt: skip
"""The feet of the lamps in the drawing of the street: clockwise around the circle from its mouth."""
GREEN = 1185.0, 723.0
"""The middle of the green, where the party is."""

TONIGHT, OPEN, PUZZLE, DOORS, LATER = "tonight", "open", "puzzle", "doors", "later"
"""The states of an evening besides its result: tonight's, one under way, and the ones ahead with a puzzle, two doors or
one."""

_POST = 46.0, 92.0
_HEAD = 14.0 / 120, 30.0 / 120
_GLASS = "#ffe48a"
_OUT = "#4b435f"
_DIM = "#b7a98c"
_LIT = (WIN, SOLVED, TONIGHT, OPEN)
_LARGER = 1.25
_GLOW, _SMALL_GLOW = 150.0, 96.0
_PLATE = 62.0, 27.0
_ICONS = {WIN: "trophy", SOLVED: "check", PLACE: "minus", LOSS: "close", GIVEN_UP: "close", OPEN: "pause"}
_TWO_DOORS = (
    '<path d="M3 21V4h7v17M14 21V4h7v17M1 21h22" fill="none" stroke="{0}" stroke-width="2.2"/>'
    '<circle cx="8" cy="13" r="1.2" fill="{0}"/><circle cx="19" cy="13" r="1.2" fill="{0}"/>'
)
_QUESTION = (
    '<path d="M8 8.5a4 4 0 1 1 5.6 3.7c-1.1.5-1.6 1.2-1.6 2.6" fill="none" stroke="{0}" stroke-width="2.6" '
    'stroke-linecap="round"/><circle cx="12" cy="19" r="1.7" fill="{0}"/>'
)
_SHAPES = {PUZZLE: _QUESTION, DOORS: _TWO_DOORS}
_MOTH = (
    '<path d="M12 12C6 3 1 5 3 10c1 3 5 4 9 3C8 15 6 19 9 20c2 0 3-3 3-6 0 3 1 6 3 6 3-1 1-5-3-7 4 1 8 0 9-3'
    ' 2-5-3-7-9 2Z" fill="#d9cdea" stroke="#33263d" stroke-width="1.4"/>'
    '<path d="M12 10v7M12 10l-2-4M12 10l2-4" stroke="#33263d" stroke-width="1.2" fill="none"/>'
)
_RING = (
    '<ellipse cx="42" cy="21" rx="37" ry="16" fill="#ffc24a" opacity="0.3"/>'
    '<ellipse cx="42" cy="21" rx="37" ry="16" fill="none" stroke="#ffc24a" stroke-width="5"/>'
)
_TABLE = (
    '<ellipse cx="40" cy="52" rx="34" ry="7" fill="#3a2148" opacity="0.25"/>'
    '<path d="M14 28L10 50M66 28l4 22M30 34v16M50 34v16" stroke="#33263d" stroke-width="4"/>'
    '<path d="M4 22L22 10H62L76 22 60 34H20Z" fill="#c98a54" stroke="#33263d" stroke-width="3"/>'
    '<path d="M33 17l8-2 3 6-8 2ZM47 22l7-3 4 5-7 3Z" fill="#fff6e6" stroke="#33263d" stroke-width="1.6"/>'
)
_BULBS = 15


@dataclass(frozen=True, slots=True)
class EveningSign:
    """An evening on the map: its number from 1, the first letter of its day, its state, and what is spoken."""

    number: int
    letter: str
    state: str
    words: str


class EveningLamp(Pressable):
    """An evening on the map. Pressing it shows the evening in the panel."""

    radius_units = 10.0

    def __init__(self, sign: EveningSign, then: Callable[[Any], None]) -> None:
        super().__init__(name=sign.words, then=then)
        self.sign = sign
        self.value = sign.number
        self.light = 1.0
        """How far the lamp has come to its new state, from 0 to 1."""
        self._plan = StreetPlan(0, 0, 1, 1)

    @property
    def foot(self) -> tuple[float, float]:
        """Return where the lamp stands in the window."""
        return self._plan.point(*LAMPS[self.sign.number - 1])

    def stand(self, plan: StreetPlan, unit: float) -> None:
        """Place the lamp on the street."""
        self._plan = plan
        x, y = self.foot
        wide, high = 64 * plan.scale, 104 * plan.scale
        self.place(pygame.Rect(round(x - wide / 2), round(y - 0.76 * high), round(wide), round(high)), unit)

    def draw(self, surface: pygame.Surface) -> None:
        state, (x, y) = self.sign.state, self.foot
        scale = self._plan.scale * (_LARGER if state in (TONIGHT, OPEN) else 1.0)
        lit = state in _LIT or state == PLACE
        glass = paint.mix(_OUT if state in (LOSS, GIVEN_UP) else _DIM, _GLASS, self.light if lit else 0.0)
        if state in (LOSS, GIVEN_UP):
            glass = paint.mix(_GLASS, _OUT, self.light)
        if state in (TONIGHT, OPEN):
            self._draw_ring_on_ground(surface, x, y, scale)
        post = svg.image("art/shell/lamp-post.svg", _POST[0] * scale, _POST[1] * scale, recolor=((_GLASS, glass),))
        top = y - _POST[1] * 0.94 * scale
        surface.blit(post, (round(x - _POST[0] / 2 * scale), round(top)))
        middle = x, top + 0.17 * _POST[1] * scale
        if lit and self.light > 0.5:
            glow = lamp_glow((_SMALL_GLOW if state == PLACE else _GLOW) * scale)
            surface.blit(glow, glow.get_rect(center=(round(middle[0]), round(middle[1]))))
        if state in (LOSS, GIVEN_UP) and self.light >= 1:
            moth = svg.inline(_MOTH, 22 * scale, 22 * scale, 24, 24)
            surface.blit(moth, (round(middle[0] + 8 * scale), round(middle[1] - 20 * scale)))
        self._draw_plate(surface, x, y)

    def _draw_ring_on_ground(self, surface: pygame.Surface, x: float, y: float, scale: float) -> None:
        ring = svg.inline(_RING, 84 * scale, 42 * scale, 84, 42)
        surface.blit(ring, ring.get_rect(center=(round(x), round(y))))

    def _draw_plate(self, surface: pygame.Surface, x: float, y: float) -> None:
        """Draw the day's letter and the sign of the state at the foot."""
        state, scale = self.sign.state, self._plan.scale
        now = state in (TONIGHT, OPEN)
        wide, high = _PLATE[0] * scale, max(_PLATE[1] * scale, min(18.0, 30 * scale))
        glyph = state in _ICONS or state in _SHAPES
        rect = pygame.Rect(0, 0, round(wide if glyph else wide * 0.62), round(high))
        rect.center = round(x), round(y + high * 0.55)
        lifted = self.hovered or self.focused or self.chosen
        edge = palette.WHITE if lifted else palette.AMBER_LIP if now else palette.DUSK_LINE
        paint.panel(
            surface,
            rect,
            high * 0.35,
            palette.AMBER if now else palette.DUSK_9,
            edge,
            (2.2 if lifted or now else 1.2) * self.unit,
        )
        color = palette.ON_AMBER if now else palette.CREAM
        left = rect.centerx - (rect.width * 0.22 if glyph else 0)
        text.draw(surface, self.sign.letter, "nunito-800", high * 0.66, color, (left, rect.centery), "center")
        place, side = (rect.centerx + rect.width * 0.2, rect.centery), round(high * 0.74)
        if state in _ICONS:
            draw_icon(surface, _ICONS[state], side, color, place)
        elif state in _SHAPES:
            picture = svg.inline(_SHAPES[state].format(color), side, side, 24, 24)
            surface.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))))


class Party(Pressable):
    """The block party on the green: two tables, and strings of light on its evening."""

    radius_units = 30.0

    def __init__(self, words: str, tonight: bool, then: Callable[[Any], None]) -> None:
        super().__init__(name=words, then=then)
        self.tonight = tonight
        self._plan = StreetPlan(0, 0, 1, 1)

    def stand(self, plan: StreetPlan, unit: float) -> None:
        """Place the party on the green."""
        self._plan = plan
        wide, high = 250 * plan.across, 124 * plan.down
        x, y = plan.point(*GREEN)
        self.place(pygame.Rect(round(x - wide / 2), round(y - high / 2), round(wide), round(high)), unit)

    def draw(self, surface: pygame.Surface) -> None:
        plan = self._plan
        table = svg.inline(_TABLE, 80 * plan.scale, 60 * plan.scale, 80, 60)
        for x, y in ((GREEN[0] - 72, GREEN[1] + 6), (GREEN[0] + 72, GREEN[1] + 6)):
            place = plan.point(x, y)
            surface.blit(table, table.get_rect(center=(round(place[0]), round(place[1]))))
        if self.tonight:
            for foot in (LAMPS[3], LAMPS[8]):
                self._draw_string(surface, foot)
        if self.chosen or self.hovered or self.tonight:
            rect = self.rect.inflate(8, 8)
            color = palette.AMBER if self.tonight else palette.WHITE
            pygame.draw.ellipse(surface, palette.rgb(color), rect, max(2, round(3 * plan.scale)))

    def _draw_string(self, surface: pygame.Surface, foot: tuple[float, float]) -> None:
        """Draw bulbs on a wire that sags from a lamp's head to the tree."""
        plan, glow = self._plan, lamp_glow(34 * self._plan.scale)
        start, end = (foot[0], foot[1] - 74.0), (GREEN[0], GREEN[1] - 70.0)
        points = []
        for number in range(_BULBS + 1):
            share = number / _BULBS
            sag = 46 * 4 * share * (1 - share)
            points.append(
                plan.point(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share + sag)
            )
        pygame.draw.lines(surface, "#33263d", False, points, max(1, round(2 * plan.scale)))
        for x, y in points[1:-1]:
            surface.blit(glow, glow.get_rect(center=(round(x), round(y))))
            pygame.draw.circle(surface, _GLASS, (round(x), round(y)), max(2, round(4 * plan.scale)))
