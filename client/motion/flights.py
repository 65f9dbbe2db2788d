"""Drawings that fly from the cause of a change to its target."""

from __future__ import annotations

from client.layout.pieces import Point
from client.motion.context import MotionContext, art_of, color_of
from client.motion.visuals.particles import FlyingDrawing

FLIGHT_MS = 260
STRIKE_MS = 200.0
"""How long a number that hits a card or a gauge is at its largest."""
MOTE = 38.0
_LIFT = 60.0


def cause_at(motion: MotionContext, card: int, now: float) -> Point | None:
    """Return where a cause card is: its pulled tag, else its center; None if it isn't visible."""
    if card in motion.sources:
        return motion.sources[card]
    pose = motion.stage.where(("card", card), now) if card >= 0 else None
    return (pose.x, pose.y) if pose is not None else None


def fly(
    motion: MotionContext, art: str, color: str, size: float, ends: tuple[Point, Point], now: float, lands: float
) -> None:
    """Let a drawing fly between two points, with a tail of a color. Both are names of the theme."""
    scale = motion.arrangement.scale
    motion.effects.append(
        FlyingDrawing(
            now, lands - now, art_of(motion, art), color_of(motion, color), size * scale, *ends, _LIFT * scale
        )
    )
