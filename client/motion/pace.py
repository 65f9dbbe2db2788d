"""Pace: how fast things move, as set by the player."""

from __future__ import annotations

from dataclasses import dataclass

from engine.store.player.settings import ANIMATIONS, Settings

FADE_MS = 150
"""How long a fade takes when nothing may move."""


@dataclass(slots=True)
class Pace:
    """The current durations.

    factor: 1 at normal speed, 0 without animation
    reduced: reduced motion: objects fade instead of moving
    squeeze: below 1 while events take less time than usual
    read: whether important beats wait for the player
    tells: whether plays of others get a spotlight, and important beats their own beat
    step: whether every spotlight waits for the player
    """

    factor: float = 1.0
    reduced: bool = False
    squeeze: float = 1.0
    read: bool = False
    tells: bool = False
    step: bool = False

    @classmethod
    def of(cls, settings: Settings, animation: str = "") -> Pace:
        """Return the pace of the player's settings, or of another one of ANIMATIONS."""
        animation = animation or settings.animation
        return cls(
            ANIMATIONS[animation],
            settings.reduced_motion,
            read=animation == "read",
            tells=animation != "off",
            step=settings.step_mode,
        )

    @property
    def off(self) -> bool:
        """Return whether everything shows at once."""
        return self.factor == 0

    def ms(self, normal: float) -> float:
        """Convert a duration at normal speed to this pace, in milliseconds."""
        return normal * self.factor * self.squeeze

    def fade_ms(self) -> float:
        """Return the duration of a fade, at most 150 ms."""
        return min(FADE_MS, self.ms(FADE_MS))


def travel_ms(distance: float, scale: float) -> float:
    """Return the travel time of a card at normal speed: 200 to 230 ms, longer beyond 400 pixels, at most 350.

    `distance` is in window pixels. `scale` is window pixels per pixel of a table 1920 wide.
    """
    far = distance / max(0.01, scale)
    return min(350.0, 200 + 30 * min(1.0, far / 400) + max(0.0, far - 400) / 4)
