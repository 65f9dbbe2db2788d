"""The style of a lantern that shows a counter: `[pools.<counter>]` of a table theme."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from client.art import svg, text
from client.look.schema import Art, Color, Typeface


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
