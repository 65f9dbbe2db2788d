"""The active seat's counter as a flame in a lantern: the style `[pools.<counter>]` of a theme, and its drawing."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from client.art import paint, svg, text
from client.layout.map import Spot
from client.look.schema import Art, Color, Typeface
from client.table.picture.draw_context import DrawContext
from engine.kernel.state.refs import NONE

_LABEL = 38.0
_LIGHT = 24.0


@dataclass(frozen=True, slots=True)
class PoolLook:
    """A lantern: lit, unlit and flame drawings, all in the same box.

    `foot`: where the flame starts; `number_at`: where the number stands, both as shares of the box. `size`: font size
    as a share of the box's width.
    """

    lit: Art
    out: Art
    flame: Art
    foot: tuple[float, float]
    number_at: tuple[float, float]
    size: float
    number_face: Typeface
    ink: Color
    halo: Color
    dim: Color

    @property
    def shape(self) -> float:
        """Width divided by height."""
        return svg.proportions(self.lit)

    def prepare(self, size: tuple[int, int]) -> None:
        """Pre-render the drawings at a size."""
        for drawing in (self.lit, self.out, self.flame):
            svg.image(drawing, *size)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, amount: int, swell: float = 1.0) -> None:
        """Draw the lantern with a number in its flame, which is out at 0. `swell`: the flame's relative size."""
        surface.blit(svg.image(self.lit if amount > 0 else self.out, rect.width, rect.height), rect)
        at = rect.x + rect.width * self.number_at[0], rect.y + rect.height * self.number_at[1]
        size = rect.width * self.size
        if amount <= 0:
            text.draw(surface, str(max(0, amount)), self.number_face, size * 0.8, self.dim, at, "center")
            return
        foot = rect.x + rect.width * self.foot[0], rect.y + rect.height * self.foot[1]
        flame = svg.image(self.flame, rect.width, rect.height)
        if swell != 1.0:
            flame = pygame.transform.smoothscale(flame, (round(rect.width * swell), round(rect.height * swell)))
            at = foot[0] + (at[0] - foot[0]) * swell, foot[1] + (at[1] - foot[1]) * swell
        surface.blit(
            flame,
            (round(foot[0] - flame.get_width() * self.foot[0]), round(foot[1] - flame.get_height() * self.foot[1])),
        )
        size = text.fit(str(amount), self.number_face, size * swell, rect.width * 0.4 * swell)
        text.draw(surface, str(amount), self.number_face, size, self.ink, at, "center", max(1.0, size / 28), self.halo)


def owner(showing: DrawContext) -> int:
    """Return the active seat, or NONE before the first turn."""
    seat = showing.view.active
    return seat if 0 <= seat < showing.seats else NONE


def amount(showing: DrawContext, spot: Spot) -> int:
    """Return the counter's value."""
    seat = owner(showing)
    return showing.view.counter(spot.name, seat) if seat != NONE else 0


def lantern_rect(showing: DrawContext, spot: Spot) -> pygame.Rect:
    """Return the lantern's rectangle in the window, above its label."""
    x, y, width, height = spot.box
    shape = showing.look.of_piece(PoolLook, spot.name).shape
    tall = min(height - _LABEL, width / shape)
    return showing.rect((x + (width - tall * shape) / 2, y, tall * shape, tall))


def pool_state(showing: DrawContext, spot: Spot) -> Hashable:
    return amount(showing, spot), _label(showing, spot)


def _label(showing: DrawContext, spot: Spot) -> str:
    seat = owner(showing)
    if seat in (NONE, showing.viewer):
        return showing.look.words(spot.name)
    return showing.look.words(f"{spot.name}_of", name=showing.name(seat))


def draw_pool(surface: pygame.Surface, showing: DrawContext, spot: Spot) -> None:
    """Draw the lantern, its light on the table, and the label."""
    rect, there = lantern_rect(showing, spot), amount(showing, spot)
    px, x, y, width, height = showing.px, *spot.box
    look = showing.look.of_piece(PoolLook, spot.name)
    # The light is always prepared: when the flame changes, other things are moving already.
    lit = surface if there > 0 else pygame.Surface((1, 1))
    light = rect.inflate(round(px(-30)), round(px(-60)))
    paint.shadow(lit, light, light.width / 2, px(_LIGHT), 0.3, (0, px(12)), showing.color("good"))
    look.prepare(rect.size)
    look.draw(surface, rect, there)
    color = showing.color("good" if there > 0 else "chalk")
    showing.write(
        surface,
        _label(showing, spot),
        "chalk",
        (x + width / 2, y + height - _LABEL / 2),
        "center",
        color,
        room=width + 30,
        grow=1.25,
    )
