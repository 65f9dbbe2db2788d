"""The games of the setup page: a card with the house of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from client.art import paint, palette, svg, text
from client.art.cache import SurfaceCache, to_fast_format
from client.scenes.games import GameEntry, house_drawing
from client.widgets import Pressable, draw_icon
from client.widgets.style import SECOND, SIGN, SMALLEST, Style
from engine.words import assets
from engine.words.say import setup as say

TALL, FLAT = 120.0, 77.0
"""Heights of a card in u."""

_TITLE = Style(SIGN.font, 18)
_LINES = Style(SECOND.font, 14.7)
_GRASS = "#cfd98a"
# The house's drawing is 620 by 500; this much of it, around the house, shows in the picture.
_HOUSE_VIEW = pygame.Rect(94, 26, 410, 440)

_pictures = SurfaceCache(8 << 20)


class GameCard(Pressable):
    """One game: its house, title, number of players; pressing it chooses the game."""

    radius_units = 14.0

    def __init__(self, entry: GameEntry, then: Callable[[Any], None]) -> None:
        super().__init__(name=entry.title, then=then, reason="" if entry.available else say("not-open"))
        self.entry = entry
        self.words = entry.title
        self.value = entry.slug
        self.height_units = TALL

    def height_for(self, width: int, unit: float) -> int:
        return round(self.height_units * unit)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        hover = self.steps(self.hover_amount) if self.enabled else 0.0
        if self.chosen:
            paint.shadow(surface, rect, 14 * unit, 5 * unit, 0.3, (0, 3 * unit))
        elif hover:
            paint.shadow(surface, rect, 14 * unit, 4 * unit, 0.24 * hover, (0, 3 * unit))
        face = palette.LIT if self.chosen else paint.mix(palette.RAISED, palette.SUNK, hover * 0.6)
        if not self.enabled:
            face = palette.PAPER
        edge = palette.INK if self.chosen else paint.mix(palette.SOFT, palette.PAPER_LINE, hover)
        paint.panel(surface, rect, 14 * unit, face, edge, (2.6 if self.chosen else 1.5) * unit)
        inset = self.px(6.7)
        high = rect.height - 2 * inset
        wide = min(high, round(rect.width * 0.4))
        picture = house_picture(self.entry, (wide, high), 8 * unit)
        surface.blit(picture, (rect.x + inset, rect.y + inset))
        self._draw_words(surface, rect.x + inset + wide + self.px(10))
        if self.chosen:
            self._draw_tick(surface)

    def _draw_words(self, surface: pygame.Surface, left: int) -> None:
        unit, rect = self.unit, self.rect
        room = rect.right - self.px(8) - left
        ink = palette.INK if self.enabled else palette.INK_2
        titles = text.wrap(self.entry.title, _TITLE.font, _TITLE.size * unit, room)
        lines = [self.entry.players, self.entry.tagline if self.enabled else say("not-open")]
        step, gap = _TITLE.size * 1.1 * unit, _LINES.size * 1.36 * unit
        flat = rect.height < 100 * unit
        if flat and len(titles) > 1:
            lines = lines[1:] if not self.enabled else lines[:1]
        height = len(titles) * step + 4 * unit + len(lines) * gap
        y = rect.centery - height / 2 + step / 2
        for line in titles:
            size = text.fit(line, _TITLE.font, _TITLE.size * unit, room, SMALLEST * unit)
            text.draw(surface, line, _TITLE.font, size, ink, (left, y), "midleft")
            y += step
        y += 4 * unit + (gap - step) / 2
        tick_room = self.px(34) if self.chosen else 0
        for number, line in enumerate(lines):
            narrower = room - (tick_room if number == len(lines) - 1 else 0)
            text.draw_fitted(
                surface,
                line,
                _LINES.font,
                _LINES.size * unit,
                palette.INK_2,
                (left, y),
                "midleft",
                narrower,
                SMALLEST * unit,
            )
            y += gap

    def _draw_tick(self, surface: pygame.Surface) -> None:
        size = self.px(25)
        spot = pygame.Rect(0, 0, size, size)
        spot.bottomright = self.rect.right - self.px(9), self.rect.bottom - self.px(8)
        paint.panel(surface, spot, size / 2, palette.GREEN, palette.WHITE, 1.3 * self.unit)
        draw_icon(surface, "check", 17 * self.unit, palette.WHITE, spot.center)


def house_picture(entry: GameEntry, size: tuple[int, int], radius: float) -> pygame.Surface:
    """Return the game's house on its lawn with round corners, paler while it isn't open. Shared: don't draw on it."""
    size = max(1, size[0]), max(1, size[1])
    key = (entry.slug, entry.available, size, round(radius))
    return _pictures.get(key, lambda: _house_picture(entry, size, radius))


def _house_picture(entry: GameEntry, size: tuple[int, int], radius: float) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill(_GRASS)
    drawing = house_drawing(entry.slug, "left")
    if assets.exists(drawing):
        scale = max(size[0] / _HOUSE_VIEW.width, size[1] / _HOUSE_VIEW.height)
        house = svg.image(drawing, 620 * scale, 500 * scale)
        left = size[0] / 2 - _HOUSE_VIEW.centerx * scale
        top = size[1] / 2 - _HOUSE_VIEW.centery * scale
        picture.blit(house, (round(left), round(top)))
    if not entry.available:
        veil = pygame.Surface(size, pygame.SRCALPHA)
        veil.fill((*paint.rgb(palette.PAPER), 130))
        picture.blit(veil, (0, 0))
    mask = paint.panel_surface(size, radius, palette.WHITE)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return to_fast_format(picture)
