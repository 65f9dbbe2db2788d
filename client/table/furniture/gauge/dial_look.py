"""How a dial looks and how it is drawn, at any value between two numbers: `[dials.<counter>]` of a table's theme."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from client.art import paint, svg, text
from client.art.cache import SurfaceCache, converted
from client.look.schema import Art, Color, Typeface

_RIM = 1.027
"""The drawing of a face is this many times as wide as the face."""
_HAND_WIDTH, _HAND_LENGTH = 40.0, 150.0
"""The box of the finger's drawing, which points up."""
_TURN_STEP = 0.5
"""Pictures of the finger are kept every so many degrees: nobody sees the difference."""
_DARK = (92, 90, 96)
"""What is left of red, green and blue on a dial without light, of 255."""

_pictures = SurfaceCache(8 << 20)


@dataclass(frozen=True, slots=True)
class Band:
    """A part of the scale: up to which value it goes, its word, and where the word's middle stands."""

    to: float
    word: str
    at: float


@dataclass(frozen=True, slots=True)
class Form:
    """A dial of one size: its drawings, and lengths as shares of its radius.

    reach       of the finger; `width` is how much wider than its drawing it is
    well        radius of the disc with the number; `number` the size of that as a share of the well's radius
    over_at     the middle of the lozenge, right and down; `over` its width
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
    """A dial. Angles are degrees clockwise from the right.

    start, sweep   where 0 is, and how far it is from there to `most`
    marks          the numbers on the large face; those up to `low` are written in the color of danger
    """

    start: float
    sweep: float
    most: int
    hand: Art
    pivot: float
    over: Art
    over_color: Color
    large: Form
    small: Form
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
    bands: tuple[Band, ...] = ()

    @property
    def forms(self) -> tuple[Form, Form]:
        """The large form and the small one."""
        return self.large, self.small

    def angle(self, value: float) -> float:
        """Where the finger points at a value, in degrees clockwise from the right; it stops at the ends."""
        return self.start + min(max(value, 0.0), self.most) * self.sweep / self.most

    def band(self, value: float) -> str:
        """The word for a value."""
        return next((band.word for band in self.bands if value <= band.to), self.bands[-1].word if self.bands else "")

    # -- pictures -------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, value: float, number: int, *, small: bool = False,
             dark: bool = False) -> None:  # fmt: skip
        """The whole dial in a square: the finger at any value, even between two numbers or beyond the end by a few
        degrees, and a number in the well. `dark`: nobody's light burns on it.
        """
        form, radius, middle = self.forms[small], rect.width / 2, rect.center
        face = self._face(rect.width, small, dark)
        surface.blit(face, face.get_rect(center=middle))
        turned, (right, down) = self._finger(rect.width, small, dark, self._pointed(value))
        surface.blit(turned, turned.get_rect(center=(round(middle[0] + right), round(middle[1] + down))))
        well = self._well(rect.width, small, dark)
        surface.blit(well, well.get_rect(center=middle))
        words = str(max(0, number))
        size = form.number * form.well * radius * (1.0 if len(words) < 3 else 0.8)
        color = _darker(self.number) if dark else self.number
        text.draw(surface, words, self.number_face, size, color, middle, "center")
        self._draw_over(surface, rect, number, small, dark)

    def _pointed(self, value: float) -> float:
        """Like `angle`, for a finger that may swing a little beyond the ends."""
        beyond = 4 * self.most / self.sweep
        return self.start + min(max(value, -beyond), self.most + beyond) * self.sweep / self.most

    def _kept(self, *key: object) -> tuple[object, ...]:
        return self, *key

    def _face(self, width: int, small: bool, dark: bool) -> pygame.Surface:
        return _pictures.get(self._kept("face", width, small, dark), lambda: self._make_face(width, small, dark))

    def _make_face(self, width: int, small: bool, dark: bool) -> pygame.Surface:
        if dark:
            return converted(_dimmed(self._face(width, small, False)))
        form, size = self.forms[small], round(width * _RIM)
        surface = svg.fresh(form.face, size, size)
        if not small:
            self._write_scale(surface, width / 2)
        return converted(surface)

    def _write_scale(self, surface: pygame.Surface, radius: float) -> None:
        """The numbers along the ticks, and the words of the bands on an arc within them."""
        middle = surface.get_width() / 2
        for mark in map(float, self.marks.split()):
            turn = math.radians(self.angle(mark))
            at = middle + 0.665 * radius * math.cos(turn), middle + 0.665 * radius * math.sin(turn)
            color = self.danger if mark <= self.low else self.ink
            text.draw(surface, f"{mark:g}", self.number_face, 0.137 * radius, color, at, "center")
        for band in self.bands:
            _write_on_arc(surface, band.word, self.word_face, 0.124 * radius, self.word, 0.515 * radius,
                          math.radians(self.angle(band.at)))  # fmt: skip

    def _well(self, width: int, small: bool, dark: bool) -> pygame.Surface:
        form = self.forms[small]
        size = round(form.well * width * 1.067)
        key = self._kept("well", size, small, dark)

        def make() -> pygame.Surface:
            if dark:
                return converted(_dimmed(self._well(width, small, False)))
            return converted(svg.fresh(form.well_art, size, size))

        return _pictures.get(key, make)

    def _finger(self, width: int, small: bool, dark: bool, angle: float) -> tuple[pygame.Surface, tuple[float, float]]:
        """The finger pointing somewhere, and how far its own middle lies from that of the dial, right and down."""
        steps = round((angle + 90) / _TURN_STEP)
        key = self._kept("finger", width, small, dark, steps)
        turned = _pictures.get(
            key, lambda: pygame.transform.rotozoom(self._straight(width, small, dark), -steps * _TURN_STEP, 0.5)
        )
        away, turn = self._length(width, small) * (self.pivot - 0.5) / 2, math.radians(steps * _TURN_STEP)
        return turned, (away * math.sin(turn), -away * math.cos(turn))

    def _length(self, width: int, small: bool) -> float:
        """How long the finger is at double size, with what lies behind the point about which it turns."""
        return self.forms[small].reach * width / self.pivot

    def _straight(self, width: int, small: bool, dark: bool) -> pygame.Surface:
        """The finger pointing up, at double size. Nothing else, since to turn it takes as long as it is large.
        """

        def make() -> pygame.Surface:
            if dark:
                return converted(_dimmed(self._straight(width, small, False)))
            length = self._length(width, small)
            wide = length * _HAND_WIDTH / _HAND_LENGTH * self.forms[small].width
            return converted(svg.fresh(self.hand, round(wide), round(length)))

        return _pictures.get(self._kept("straight", width, small, dark), make)

    def _draw_over(self, surface: pygame.Surface, rect: pygame.Rect, number: int, small: bool, dark: bool) -> None:
        """The lozenge of what is above the end of the scale: lit with "+3", else dim; a small dial has no dim one."""
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


def _write_on_arc(surface: pygame.Surface, words: str, face: str, size: float, color: str, radius: float,
                  middle: float) -> None:  # fmt: skip
    """Words along a circle about the middle of a surface, their own middle at an angle (radians, clockwise)."""
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


def _dimmed(surface: pygame.Surface) -> pygame.Surface:
    dimmed = surface.copy()
    dimmed.fill((*_DARK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dimmed


def _darker(color: str) -> str:
    return paint.mix(color, "#000000", 0.5)
