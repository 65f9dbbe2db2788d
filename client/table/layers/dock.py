"""Where panels lie in the dock of a table: below each other, the most urgent one at the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from client.layout.pieces import Arrangement
from engine.kernel.state.state import Option

CHAIN, ADVICE, COACH, RECAP, MARK = "chain", "advice", "coach", "recap", "mark"
_ORDER = (CHAIN, ADVICE, COACH, RECAP, MARK)
"""Those that come first take their room first. Layers locate their panels under these names."""
SMALLEST = 12.0
"""No letters of a panel are smaller, in pixels of the window."""
_STEP = 0.96
_GAP = 6.0
"""Between two panels, in pixels of the map."""


class Docked(Protocol):
    """What has to be known of a table to find room in its dock."""

    @property
    def arrangement(self) -> Arrangement: ...

    def locate(self, anchor: str | Option) -> pygame.Rect | None: ...


def room_in_dock(model: Docked, panel: str) -> pygame.Rect:
    """The room that a panel may take: the dock without the panels that come first. It may be empty."""
    dock = model.arrangement.rects.get("dock", pygame.Rect(0, 0, 0, 0))
    top = dock.top
    for other in _ORDER[: _ORDER.index(panel)]:
        found = model.locate(other)
        if found is not None and found.colliderect(dock):
            top = max(top, found.bottom + round(_GAP * model.arrangement.scale))
    return pygame.Rect(dock.x, top, dock.width, max(0, dock.bottom - top))


def panels(model: Docked) -> list[pygame.Rect]:
    """Where panels lie now."""
    return [rect for rect in map(model.locate, _ORDER) if rect is not None]


def largest(wanted: float, least: float, fits: Callable[[float], bool]) -> float | None:
    """The largest unit from `wanted` down to `least` in which a panel fits; None when it doesn't fit in the least."""
    unit = max(wanted, least)
    while unit > least and not fits(unit):
        unit = max(least, unit * _STEP)
    return unit if fits(unit) else None
