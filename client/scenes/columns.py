"""Where the three columns of the set-up screen lie."""

from __future__ import annotations

import pygame

from client.shell.scene import Scale

_WIDEST = 1440.0
_SPACIOUS = 1100.0


def three_columns(body: pygame.Rect, margin: int, scale: Scale) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Games, seats and house rules, as high as `body`; their widths go with the window's, within limits."""
    inner = min(body.width - 2 * margin, scale.px(_WIDEST))
    left = body.x + (body.width - inner) // 2
    gap = scale.px(30 if inner > scale.px(_SPACIOUS) else 18)
    games = max(scale.px(196), min(scale.px(300), round(inner * 0.221)))
    rules = max(scale.px(272), min(scale.px(420), round(inner * 0.299)))
    seats = inner - games - rules - 2 * gap
    x = left + games + gap
    return (
        pygame.Rect(left, body.y, games, body.height),
        pygame.Rect(x, body.y, seats, body.height),
        pygame.Rect(x + seats + gap, body.y, rules, body.height),
    )


def fitting_height(tall: float, flat: float, count: int, room: float, gap: float) -> float:
    """The height for each of so many entries in `room`: tall if it can be, never flatter than `flat`. All in u."""
    return max(flat, min(tall, room / max(1, count) - gap))
