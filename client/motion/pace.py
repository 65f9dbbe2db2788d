"""How fast things move, by the player's wish."""

from __future__ import annotations

from dataclasses import dataclass

from engine.store.settings import ANIMATIONS, Settings

FADE_MS = 150
"""How long a fade takes where nothing may move."""

@dataclass(slots=True)
class Pace:
    """Durations as they are wanted now.

    factor    1 at normal speed, 0 when animation is off
    reduced   reduced motion: things fade, nothing moves
    squeeze   below 1 while things are shown in less time than usual
    read      whether what matters waits until the player goes on
    tells     whether what others play is held up, and what matters has a beat of its own
    step      whether all that is held up waits until the player goes on
    """

    factor: float = 1.0
    reduced: bool = False
    squeeze: float = 1.0
    read: bool = False
    tells: bool = False
    step: bool = False

    @classmethod
    def of(cls, settings: Settings, animation: str = "") -> Pace:
        """The pace of the player's settings, or another one of ANIMATIONS."""
        animation = animation or settings.animation
        return cls(ANIMATIONS[animation], settings.reduced_motion, read=animation == "read",
                   tells=animation != "off", step=settings.step_mode)  # fmt: skip

    @property
    def off(self) -> bool:
        """Whether everything is shown at once."""
        return self.factor == 0

    def ms(self, normal: float) -> float:
        """A duration in milliseconds, from what it is at normal speed."""
        return normal * self.factor * self.squeeze

    def fade_ms(self) -> float:
        """How long a fade takes: never more than 150 ms."""
        return min(FADE_MS, self.ms(FADE_MS))


def travel_ms(distance: float, scale: float) -> float:
    """How long a card is on its way at normal speed: 200 to 230 ms, longer beyond 400 pixels, at most 350.

    `distance` is in pixels of the window, `scale` the pixels in one pixel of a table 1920 wide.
    """
    far = distance / max(0.01, scale)
    return min(350.0, 200 + 30 * min(1.0, far / 400) + max(0.0, far - 400) / 4)
