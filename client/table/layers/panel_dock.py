"""Panels in the dock: one below the other, the most urgent at the top."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from client.table.context import Layers, TableContext

CHAIN, ADVICE, COACH, RECAP, TIP = "chain", "advice", "coach", "recap", "tip"
_ORDER = (CHAIN, ADVICE, COACH, RECAP, TIP)
"""The first ones take their space first. Layers locate their panels under these names."""
SMALLEST = 12.0
"""The smallest font size of a panel, in window pixels."""
_STEP = 0.96
_GAP = 6.0
"""The gap between two panels, in map pixels."""


def room_in_dock(table: TableContext, panel: str) -> pygame.Rect:
    """Return the space for a panel: the dock without the panels before it. It may be empty."""
    dock = table.places.arrangement.rects.get("dock", pygame.Rect(0, 0, 0, 0))
    top = dock.top
    for other in _ORDER[: _ORDER.index(panel)]:
        found = table.layers.anchor(other)
        if found is not None and found.colliderect(dock):
            top = max(top, found.bottom + round(_GAP * table.places.arrangement.scale))
    return pygame.Rect(dock.x, top, dock.width, max(0, dock.bottom - top))


def panels(layers: Layers) -> list[pygame.Rect]:
    """Return the places of all open panels."""
    return [rect for rect in map(layers.anchor, _ORDER) if rect is not None]


def largest(wanted: float, least: float, fits: Callable[[float], bool]) -> float | None:
    """Return the largest unit from `wanted` down to `least` that fits; None if not even the smallest does."""
    unit = max(wanted, least)
    while unit > least and not fits(unit):
        unit = max(least, unit * _STEP)
    return unit if fits(unit) else None
