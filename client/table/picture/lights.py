"""Lights around places where something can be dropped."""

from __future__ import annotations

import pygame

from client.art import paint, text
from client.art.cache import SurfaceCache, to_fast_format
from client.cards.theme import Theme
from client.layout.arrangement import Arrangement
from client.layout.map import Spot
from client.table.picture.look import TableLook

_LIGHTS_BUDGET = 24 << 20
_SMALLEST_SLOT = 88.0
"""Smaller card places are not drawn within their zone, in map pixels."""


class Lights:
    """Draws lights around places in the style of a theme, cached."""

    def __init__(self, theme: Theme, look: TableLook) -> None:
        self.theme, self.look = theme, look
        self._drawn = SurfaceCache(_LIGHTS_BUDGET)

    def draw_target(self, surface: pygame.Surface, arrangement: Arrangement, zone: int, near: bool = False) -> None:
        """Light up a zone or board place; `near` if the piece would go there now."""
        rect = arrangement.zone_rects.get(zone)
        if rect is not None:
            self.draw_light(surface, rect, arrangement.scale, near)

    def draw_light(self, surface: pygame.Surface, rect: pygame.Rect, scale: float, near: bool = False) -> None:
        """Draw a light around a place, so that its content stays readable."""
        margin = round(26 * scale)
        light = self._drawn.get((rect.size, near), lambda: self._light(rect.size, margin, near, scale))
        surface.blit(light, (rect.x - margin, rect.y - margin))

    def _light(self, size: tuple[int, int], margin: int, near: bool, scale: float) -> pygame.Surface:
        surface = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
        rect, color, radius = pygame.Rect((margin, margin), size), self.look.color("good"), 10 * scale
        paint.shadow(surface, rect, radius, (10 if near else 6) * scale, 0.8 if near else 0.5, color=color)
        # The light surrounds the zone and tints its inside only slightly, to keep it readable.
        surface.fill((0, 0, 0, 0), rect.inflate(-4 * scale, -4 * scale))
        paint.panel(surface, rect, radius, color, opacity=0.22 if near else 0.1)
        self.draw_dashes(surface, rect, radius, max(2.0, (4 if near else 3) * scale), scale)
        light = to_fast_format(surface)
        light.set_alpha(255, pygame.RLEACCEL)
        return light

    def draw_dashes(
        self, surface: pygame.Surface, rect: pygame.Rect, radius: float, width: float, scale: float
    ) -> None:
        """Draw the dashed line around a target; `width` in pixels. On bright ground it lies on a darker color."""
        behind = self.look.color_or("target-behind", "good")
        if behind != self.look.color("good"):
            dash, space = 10 * scale + width, 7 * scale - width
            outer = rect.inflate(2, 2)
            paint.dashed_outline(surface, outer, radius, behind, width + 2 * max(1.0, scale), dash, space)
        paint.dashed_outline(surface, rect, radius, self.look.color("good"), width, 10 * scale, 7 * scale)

    def draw_slot(self, surface: pygame.Surface, arrangement: Arrangement, zone: int, spot: Spot | None) -> None:
        """Draw where the next card of a zone would lie, with the theme's text for the spot."""
        pose = arrangement.slots.get(zone)
        if pose is None or pose.width < _SMALLEST_SLOT * arrangement.scale:
            return
        words = self.look.words(f"drop_{spot.name}") if spot and self.look.has_words(f"drop_{spot.name}") else ""
        shape = spot.number("card-height", 0) / spot.number("card-width") if spot else 0
        rect = pygame.Rect(0, 0, round(pose.width), round(pose.width * (shape or 1.4)))
        rect.center = round(pose.x), round(pose.y)
        scale, color = arrangement.scale, self.look.color("good")
        paint.panel(surface, rect, 8 * scale, color, opacity=0.12)
        self.draw_dashes(surface, rect, 8 * scale, max(1.5, 3 * scale), scale)
        if words:
            color = self.look.color_or("target-behind", "good")
            face, size = self.theme.font("drop-here")
            lines = text.wrap(words, face, size * scale, rect.width - 10 * scale)
            top = rect.centery - size * scale * 1.15 * (len(lines) - 1) / 2
            text.paragraph(surface, lines, face, size * scale, color, (rect.centerx, top), "center", 1.15)
