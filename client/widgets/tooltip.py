"""Tooltips: what a widget does, its key, and why it is disabled."""

from __future__ import annotations

import pygame

from client.art import paint, text
from client.widgets.icons import draw_key_cap, key_cap_width
from client.widgets.paper import DUSK_SLIP, Paper
from client.widgets.style import LABEL, SECOND, Style

WIDEST = 260.0
_LINE = 1.28


def draw_tooltip(
    surface: pygame.Surface,
    title: str,
    sentence: str,
    key: str,
    near: pygame.Rect,
    bounds: pygame.Rect,
    unit: float,
    aside: bool = False,
    paper: Paper = DUSK_SLIP,
) -> pygame.Rect:
    """Draw a tooltip below `near`, or above it if there is no room, inside `bounds`. Returns its box.

    `aside` puts it to the right of `near`, or to the left.
    """
    padding = round(13 * unit)
    cap = key_cap_width(key, unit) + padding if key else 0
    room = min(WIDEST * unit, bounds.width - 2 * padding - cap)
    rows = [(line, LABEL, paper.text) for line in _wrap(title, LABEL, room, unit)]
    rows += [(line, SECOND, paper.second) for line in _wrap(sentence, SECOND, room, unit)]
    widest = max(text.width(line, style.font, style.size * unit) for line, style, _ in rows)
    height = sum(style.size * _LINE for _, style, _ in rows) * unit + 2 * 10 * unit
    size = round(widest + cap + 2 * padding), round(height)
    rect = _box(near, bounds, size, unit, aside)
    paint.shadow(surface, rect, paper.radius * unit, 6 * unit, 0.4, (0, 4 * unit))
    paint.panel(surface, rect, paper.radius * unit, paper.raised, paper.edge, 1.2 * unit)
    y = rect.top + 10 * unit
    if key:
        draw_key_cap(surface, key, unit, (rect.right - cap, y + LABEL.size * _LINE / 2 * unit), dusk=paper == DUSK_SLIP)
    for line, style, color in rows:
        step = style.size * _LINE * unit
        place = rect.left + padding, y + step / 2
        text.draw(surface, line, style.font, style.size * unit, color, place, "midleft")
        y += step
    return rect


def _wrap(words: str, style: Style, room: float, unit: float) -> list[str]:
    return text.wrap(words, style.font, style.size * unit, room) if words else []


def _box(near: pygame.Rect, bounds: pygame.Rect, size: tuple[int, int], unit: float, aside: bool) -> pygame.Rect:
    """Return a box inside `bounds`: below `near` or above it, or `aside`, right of it or left."""
    rect = pygame.Rect((0, 0), size)
    if aside:
        rect.midleft = near.right + round(12 * unit), near.centery
        if rect.right > bounds.right:
            rect.right = near.left - round(12 * unit)
    else:
        rect.midtop = near.centerx, near.bottom + round(10 * unit)
        if rect.bottom > bounds.bottom:
            rect.bottom = near.top - round(10 * unit)
    return rect.clamp(bounds.inflate(-8 * unit, -8 * unit))
