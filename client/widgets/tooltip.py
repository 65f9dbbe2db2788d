"""The tooltip: what a control does, its key, and why it does not work just now."""

from __future__ import annotations

import pygame

from client.art import paint, palette, text
from client.widgets.icons import draw_key_cap, key_cap_width
from client.widgets.style import LABEL, SECOND

WIDEST = 260.0


def draw_tooltip(
    surface: pygame.Surface,
    title: str,
    sentence: str,
    key: str,
    near: pygame.Rect,
    bounds: pygame.Rect,
    unit: float,
) -> pygame.Rect:
    """Draw a tooltip below `near`, or above it when there is no room, inside `bounds`; returns its place."""
    padding = round(13 * unit)
    cap = key_cap_width(key, unit) + padding if key else 0
    room = min(WIDEST * unit, bounds.width - 2 * padding - cap)
    titles = text.wrap(title, LABEL.font, LABEL.size * unit, room) if title else []
    lines = text.wrap(sentence, SECOND.font, SECOND.size * unit, room) if sentence else []
    widest = max(
        [text.width(line, LABEL.font, LABEL.size * unit) for line in titles]
        + [text.width(line, SECOND.font, SECOND.size * unit) for line in lines]
    )
    title_step, line_step = LABEL.size * 1.25 * unit, SECOND.size * 1.3 * unit
    height = len(titles) * title_step + len(lines) * line_step + 2 * 10 * unit
    rect = pygame.Rect(0, 0, widest + cap + 2 * padding, height)
    rect.midtop = near.centerx, near.bottom + round(10 * unit)
    if rect.bottom > bounds.bottom:
        rect.bottom = near.top - round(10 * unit)
    rect.clamp_ip(bounds.inflate(-8 * unit, -8 * unit))
    paint.shadow(surface, rect, 12 * unit, 6 * unit, 0.4, (0, 4 * unit))
    paint.panel(surface, rect, 12 * unit, palette.DUSK_9, palette.DUSK_LINE, 1.2 * unit)
    y = rect.top + 10 * unit + title_step / 2
    if key:
        draw_key_cap(surface, key, unit, (rect.right - padding - cap + padding, y), dusk=True)
    for line in titles:
        text.draw(surface, line, LABEL.font, LABEL.size * unit, palette.CREAM, (rect.left + padding, y), "midleft")
        y += title_step
    y += (line_step - title_step) / 2
    for line in lines:
        text.draw(
            surface,
            line,
            SECOND.font,
            SECOND.size * unit,
            palette.CREAM_2,
            (rect.left + padding, y),
            "midleft",
        )
        y += line_step
    return rect
