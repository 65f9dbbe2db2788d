"""The threat behind an open reaction window: a glow around cards that would be lost, and an arrow to them."""

from __future__ import annotations

import pygame

from client.art.arrows import ArrowLook, card_ring, draw_arrow
from client.table.context import TableContext
from client.table.layers.find_on_table import place_of
from engine.kernel.game.traits import HasWindows
from engine.kernel.state.refs import NONE, SEAT_BASE

_GLOW, _INK = "#FF5A47", "#33223B"
_ARROW = ArrowLook(_GLOW, _INK)
_RINGS = ((9.0, 0.25), (6.0, 0.5), (3.0, 1.0))
"""The distance (map pixels) and the opacity of each ring."""


def draw_threat(surface: pygame.Surface, table: TableContext, subject: pygame.Rect) -> None:
    """Draw the glow and the arrow from the threatening card on the table or at the prompt bar (`subject`).

    Without such a card the arrow starts at the active seat.
    """
    view = table.hand.view
    windows = view.table.game.trait(HasWindows)
    if windows is None:
        return
    cause, victims = windows.threat(view)
    scale = table.places.arrangement.scale
    source = place_of(table.places, cause) if cause != NONE else None
    if source is None:
        source = subject if subject.width else place_of(table.places, SEAT_BASE + view.active)
    for victim in victims:
        goal = place_of(table.places, victim)
        if goal is None:
            continue
        for off, seen in _RINGS:
            ring = card_ring(goal.width + 2 * off * scale, goal.height + 2 * off * scale, 0, 4 * scale, _GLOW, seen)
            surface.blit(ring, ring.get_rect(center=goal.center))
        if source is not None and source.center != goal.center:
            draw_arrow(surface, source, goal, _ARROW, scale, table.prompt.rect)
