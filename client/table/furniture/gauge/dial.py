"""Counters on dials: the style `[dials.<counter>]` of a table theme, and its drawing for any value between two numbers.

The still layer draws dials at rest; `DialLook.draw` draws moving ones on top.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from client.art import paint, svg, text
from client.art.cache import SurfaceCache, to_fast_format
from client.layout.map import SMALL, Spot
from client.look.schema import Art, Color, Typeface
from client.table.picture.draw_context import DrawContext

_RIM = 1.027
"""The width of a face's drawing, relative to the face."""
_HAND_WIDTH, _HAND_LENGTH = 40.0, 150.0
"""The box of the hand's drawing, which points up."""
_TURN_STEP = 0.5
"""The hand's pictures are cached in steps of this many degrees; the difference is invisible."""
_DARK = (92, 90, 96)
"""Red, green and blue (of 255) that remain on a dial without light."""
_LIGHT = 13.0

_pictures = SurfaceCache(8 << 20)


@dataclass(frozen=True, slots=True)
class DialBand:
    """A part of the scale: its highest value, its word, and where the middle of the word stands."""

    to: float
    word: str
    at: float


@dataclass(frozen=True, slots=True)
class DialForm:
    """A dial of one size: its drawings, and lengths as shares of its radius.

    `reach`: length of the hand; `width`: its widening factor. `well`: radius of the disc with the number; `number`:
    font size as a share of the well's radius. `over_at`: middle of the overflow lozenge, right and down; `over`: its
    width.
    """

    face: Art
    well_art: Art
    reach: float
    well: float
    over_at: tuple[float, float]
    over: float
    width: float = 1.0
    number: float = 1.05


@dataclass(frozen=True, slots=True, eq=False)
class DialLook:
    """The style of a dial. Angles are degrees clockwise from the right.

    `start`: the angle of 0; `sweep`: the angle from there to `most`. `marks`: numbers on the large face; those up to
    `low` have the color of danger.
    """

    start: float
    sweep: float
    most: int
    hand: Art
    pivot: float
    over: Art
    over_color: Color
    large: DialForm
    small: DialForm
    number_face: Typeface
    word_face: Typeface
    ink: Color
    danger: Color
    word: Color
    number: Color
    over_ink: Color
    over_dim: Color
    over_dim_ink: Color
    low: int = 0
    marks: str = ""
    bands: tuple[DialBand, ...] = ()

    @property
    def forms(self) -> tuple[DialForm, DialForm]:
        return self.large, self.small

    def angle(self, value: float) -> float:
        """Return the hand's angle at a value, in degrees clockwise from the right. It stops at the ends."""
        return self.start + min(max(value, 0.0), self.most) * self.sweep / self.most

    def band(self, value: float) -> str:
        """Return the word for a value."""
        return next((band.word for band in self.bands if value <= band.to), self.bands[-1].word if self.bands else "")

    # -- pictures -------------------------------------------------------------------------------------------

    def draw(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        value: float,
        number: int,
        *,
        small: bool = False,
        dark: bool = False,
    ) -> None:
        """Draw the dial in a square, with `number` in the well; `dark`: without light.

        `value` may lie between two numbers or slightly past the end.
        """
        form, radius, middle = self.forms[small], rect.width / 2, rect.center
        face = self._part("face", rect.width, small, dark, lambda: self._make_face(rect.width, small))
        surface.blit(face, face.get_rect(center=middle))
        turned, (right, down) = self._finger(rect.width, small, dark, self._hand_angle(value))
        surface.blit(turned, turned.get_rect(center=(round(middle[0] + right), round(middle[1] + down))))
        well = self._well(rect.width, small, dark)
        surface.blit(well, well.get_rect(center=middle))
        words = str(max(0, number))
        size = form.number * form.well * radius * (1.0 if len(words) < 3 else 0.8)
        color = paint.mix(self.number, "#000000", 0.5) if dark else self.number
        text.draw(surface, words, self.number_face, size, color, middle, "center")
        self._draw_over(surface, rect, number, small, dark)

    def _hand_angle(self, value: float) -> float:
        """Return the angle like `angle`, for a hand that may swing slightly past the ends."""
        beyond = 4 * self.most / self.sweep
        return self.start + min(max(value, -beyond), self.most + beyond) * self.sweep / self.most

    def _part(
        self, name: str, width: int, small: bool, dark: bool, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        """Return a part's picture from the cache; without light, a dimmed one."""
        key = self, name, width, small
        lit = _pictures.get(key, lambda: to_fast_format(make()))
        return _pictures.get((*key, "dark"), lambda: to_fast_format(_dim(lit))) if dark else lit

    def _make_face(self, width: int, small: bool) -> pygame.Surface:
        size = round(width * _RIM)
        surface = svg.fresh(self.forms[small].face, size, size)
        if not small:
            self._write_scale(surface, width / 2)
        return surface

    def _write_scale(self, surface: pygame.Surface, radius: float) -> None:
        """Write the numbers along the ticks, and the words of the bands on an arc within them."""
        middle = surface.get_width() / 2
        for mark in map(float, self.marks.split()):
            turn = math.radians(self.angle(mark))
            at = middle + 0.665 * radius * math.cos(turn), middle + 0.665 * radius * math.sin(turn)
            color = self.danger if mark <= self.low else self.ink
            text.draw(surface, f"{mark:g}", self.number_face, 0.137 * radius, color, at, "center")
        for band in self.bands:
            _write_on_arc(
                surface,
                band.word,
                self.word_face,
                0.124 * radius,
                self.word,
                0.515 * radius,
                math.radians(self.angle(band.at)),
            )

    def _well(self, width: int, small: bool, dark: bool) -> pygame.Surface:
        form = self.forms[small]
        size = round(form.well * width * 1.067)
        return self._part("well", width, small, dark, lambda: svg.fresh(form.well_art, size, size))

    def _finger(self, width: int, small: bool, dark: bool, angle: float) -> tuple[pygame.Surface, tuple[float, float]]:
        """Return the hand's picture, and how far its middle lies from the dial's, right and down."""
        steps = round((angle + 90) / _TURN_STEP)
        turned = _pictures.get(
            (self, "finger", width, small, dark, steps),
            lambda: pygame.transform.rotozoom(self._straight(width, small, dark), -steps * _TURN_STEP, 0.5),
        )
        away, turn = self._length(width, small) * (self.pivot - 0.5) / 2, math.radians(steps * _TURN_STEP)
        return turned, (away * math.sin(turn), -away * math.cos(turn))

    def _length(self, width: int, small: bool) -> float:
        """Return the hand's length at double size, with the part behind its pivot."""
        return self.forms[small].reach * width / self.pivot

    def _straight(self, width: int, small: bool, dark: bool) -> pygame.Surface:
        """Return the hand pointing up, at double size, and nothing else, because rotation time grows with the area."""
        length = self._length(width, small)
        wide = length * _HAND_WIDTH / _HAND_LENGTH * self.forms[small].width
        return self._part("hand", width, small, dark, lambda: svg.fresh(self.hand, round(wide), round(length)))

    def _draw_over(self, surface: pygame.Surface, rect: pygame.Rect, number: int, small: bool, dark: bool) -> None:
        """Draw an overflow lozenge: lit with "+3" above the end of the scale, else dim. Small dials have no dim one."""
        form, over = self.forms[small], number - self.most
        if over <= 0 and (small or dark):
            return
        radius = rect.width / 2
        width = form.over * radius
        box = pygame.Rect(0, 0, round(width), round(width * 0.735))
        box.center = round(rect.centerx + form.over_at[0] * radius), round(rect.centery + form.over_at[1] * radius)
        recolor = () if over > 0 else ((self.over_color, self.over_dim),)
        surface.blit(svg.image(self.over, box.width, box.height, recolor), box)
        words, color = (f"+{over}", self.over_ink) if over > 0 else (f"{self.most}+", self.over_dim_ink)
        size = text.fit(words, self.number_face, width * 0.36, width * 0.72)
        text.draw(surface, words, self.number_face, size, color, box.center, "center")


def _write_on_arc(
    surface: pygame.Surface, words: str, face: str, size: float, color: str, radius: float, middle: float
) -> None:
    """Draw text along a circle around the middle of a surface; `middle` is the text's center in radians, clockwise."""
    letters = [text.render(letter, face, 2 * size, color) for letter in words]
    widths = [letter.get_width() / 2 for letter in letters]
    center = surface.get_width() / 2
    at = middle - sum(widths) / 2 / radius
    for letter, width in zip(letters, widths, strict=True):
        at += width / 2 / radius
        turned = pygame.transform.rotozoom(letter, -math.degrees(at) - 90, 0.5)
        place = center + radius * math.cos(at), center + radius * math.sin(at)
        surface.blit(turned, turned.get_rect(center=(round(place[0]), round(place[1]))))
        at += width / 2 / radius


def _dim(surface: pygame.Surface) -> pygame.Surface:
    dimmed = surface.copy()
    dimmed.fill((*_DARK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dimmed


def dial_rect(showing: DrawContext, spot: Spot) -> pygame.Rect:
    """Return the square of the dial's face in the window."""
    place = showing.rect(spot.box)
    return pygame.Rect(0, 0, min(place.size), min(place.size)).move_to(center=place.center)


def dial_state(showing: DrawContext, spot: Spot) -> Hashable:
    seat = showing.seat(spot)
    return showing.view.counter(spot.name, seat), showing.view.is_out(seat), showing.is_active(seat)


def draw_dial(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the dial with its hand at rest: lit during the seat's turn, dark when the seat is out."""
    seat, rect, px = showing.seat(spot), dial_rect(showing, spot), showing.px
    out, small = showing.view.is_out(seat), spot.text("form") == SMALL
    value = showing.view.counter(spot.name, seat)
    # The light is always prepared: when a turn begins, other things are moving already.
    lit = surface if showing.is_active(seat) and not out else pygame.Surface((1, 1))
    paint.shadow(lit, rect, rect.width / 2, px(_LIGHT * (0.5 if small else 1)), 0.38, color=showing.color("good"))
    paint.shadow(surface, rect, rect.width / 2, px(8), 0.55, (0, px(7)), showing.color("shadow"))
    showing.look.of_piece(DialLook, spot.name).draw(surface, rect, 0 if out else value, value, small=small, dark=out)
