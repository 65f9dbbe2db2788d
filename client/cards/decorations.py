"""Decorations of cards: the glow of a playable one, veils, words across it, its shadow.

Each is a surface of its own, cached by size, with its offset from the card's top left corner. Glows and shadows go
below the card, veils and pills over it. They aren't part of a card's face.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from client.art import paint, text
from client.art.cache import SurfaceCache, to_fast_format
from client.cards.theme import Theme

# Themes give their lengths in units of a card this wide.
_CARD_WIDTH = 300
# A glow starts slightly outside its rim.
_BEYOND_RIM = 1.6
# Words across a card stand slightly below its center, on the drawing, and keep clear of its edges.
_PILL_HEIGHT = 0.61
_PILL_WIDTH = 0.95

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Overlay:
    """A surface and the offset of its top left corner from the card's, in pixels. Shared: do not draw on it."""

    surface: pygame.Surface
    offset: tuple[int, int]

    def draw(self, surface: pygame.Surface, card: tuple[float, float]) -> None:
        """Draw the overlay for a card whose top left corner is at `card`."""
        surface.blit(self.surface, (round(card[0] + self.offset[0]), round(card[1] + self.offset[1])))


class Decorations:
    """The overlays of one theme, with a cache of at most `budget` bytes of pixels."""

    def __init__(self, theme: Theme, budget: int = 16 << 20) -> None:
        self.theme = theme
        self._kept = SurfaceCache(budget)

    def glow(self, size: Size, name: str) -> Overlay:
        """Return the rim and glow of a card of `size` pixels in a state such as "playable". Goes below the card."""
        glow = self.theme.glows[name]
        unit = size[0] / _CARD_WIDTH
        rim, blur = max(2, round(glow.rim * unit)), max(1, round(glow.blur * unit))
        margin = math.ceil(rim * _BEYOND_RIM) + 2 * blur
        radius = self.theme.card_radius * unit

        def make() -> pygame.Surface:
            surface = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
            card = pygame.Rect((margin, margin), size)
            light = card.inflate(2 * rim * _BEYOND_RIM, 2 * rim * _BEYOND_RIM)
            paint.shadow(surface, light, radius + rim, blur, glow.opacity, color=glow.color)
            paint.panel(surface, card.inflate(2 * rim, 2 * rim), radius + rim, glow.color)
            return to_fast_format(surface)

        return Overlay(self._kept.get(("glow", name, size), make), (-margin, -margin))

    def veil(self, size: Size, name: str) -> Overlay:
        """Return the veil over a card of `size` pixels in a state such as "unaffordable"."""
        veil = self.theme.veils[name]
        radius = self.theme.card_radius * size[0] / _CARD_WIDTH
        return Overlay(paint.panel_surface(size, radius, veil.color, opacity=veil.opacity), (0, 0))

    def pill(self, size: Size, words: str, name: str) -> Overlay:
        """Return the pill with words across a card of `size` pixels, such as "needs $2 more"."""
        pill = self.theme.pills[name]
        unit = size[0] / _CARD_WIDTH
        height = max(1, round(pill.height * unit))
        letters = text.fit(words, pill.face, pill.size * unit, size[0] * _PILL_WIDTH - height)
        width = min(round(size[0] * _PILL_WIDTH), text.width(words, pill.face, letters) + height)

        def make() -> pygame.Surface:
            surface = pygame.Surface((width, height), pygame.SRCALPHA)
            rect = surface.get_rect()
            paint.panel(surface, rect, height / 2, pill.fill, pill.edge, max(1, pill.edge_width * unit))
            text.draw(surface, words, pill.face, letters, pill.text, rect.center, "center")
            return to_fast_format(surface)

        surface = self._kept.get(("pill", name, size, words), make)
        return Overlay(surface, ((size[0] - width) // 2, round(size[1] * _PILL_HEIGHT - height / 2)))

    def shadow(self, size: Size, name: str, scale: float) -> Overlay:
        """Return the shadow of a card of `size` pixels in a state such as "resting". Goes below the card.

        `scale` is window pixels per pixel of a table 1920 wide.
        """
        shadow = self.theme.shadows[name]
        blur = max(1, round(shadow.blur * scale))
        margin = 2 * blur
        radius = self.theme.card_radius * size[0] / _CARD_WIDTH

        def make() -> pygame.Surface:
            surface = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
            card = pygame.Rect((margin, margin), size)
            paint.shadow(surface, card, radius, blur, shadow.opacity, color=self.theme.shadow_color)
            return to_fast_format(surface)

        surface = self._kept.get(("shadow", name, size, blur), make)
        return Overlay(surface, (-margin, round(shadow.drop * scale) - margin))
