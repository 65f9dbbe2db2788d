"""How fast things move, by the player's wish and by the length of what is waiting to be shown."""

from __future__ import annotations

from dataclasses import dataclass

from engine.store.settings import ANIMATIONS, Settings

LONG_CHAIN = 8
"""Events; a chain of more is compressed to three seconds, less a few frames."""
LONGEST_CHAIN_MS = 2950
READ_MS = 3000
"""So long each beat of what somebody else has done may be looked at before anything follows, at the pace "read"."""
FADE_MS = 150
"""How long a fade takes where nothing may move."""

_SHORTEST_SHARE = 0.08
_HASTIEST = 0.08
_UNHURRIED_MS, _HURRIED_MS = 1500.0, 2700.0
_LONGEST_FRAME_MS = 250.0


@dataclass(slots=True)
class Pace:
    """Durations as they are wanted now.

    factor    1 at normal speed, 0 when animation is off
    reduced   reduced motion: things fade, nothing moves
    squeeze   below 1 while a long chain is compressed
    read      whether what others do waits to be looked at
    tells     whether what others play is held up, and what matters has a beat of its own
    step      whether that waits until the player goes on
    """

    factor: float = 1.0
    reduced: bool = False
    squeeze: float = 1.0
    read: bool = False
    tells: bool = False
    step: bool = False

    @classmethod
    def of(cls, settings: Settings) -> Pace:
        """The pace of the player's settings."""
        return cls(ANIMATIONS[settings.animation], settings.reduced_motion, read=settings.animation == "read",
                   tells=settings.animation in ("read", "normal"), step=settings.step_mode)  # fmt: skip

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

    def fit(self, waiting_ms: float, room_ms: float) -> None:
        """Compress so that what takes `waiting_ms` at normal speed fits into `room_ms`; never stretch."""
        wanted = waiting_ms * self.factor
        self.squeeze = 1.0 if wanted <= room_ms else max(_SHORTEST_SHARE, room_ms / wanted)


@dataclass(slots=True)
class Budget:
    """The time that a turn of somebody else takes: what comes late in a long one is shown faster and faster, so that
    it ends within six seconds at normal speed.

    spent   milliseconds of the turn in which the viewer was not asked
    others  whether it is somebody else's
    """

    spent: float = 0.0
    others: bool = False
    _last: float | None = None

    def begin(self, others: bool) -> None:
        """A turn begins."""
        self.spent, self.others = 0.0, others

    def run(self, now: float, counts: bool) -> None:
        """Let time pass until a moment; while the viewer is asked it does not count."""
        if counts and self._last is not None:
            self.spent += min(_LONGEST_FRAME_MS, max(0.0, now - self._last))
        self._last = now

    def squeeze(self, factor: float) -> float:
        """The share of the usual durations, at a speed of the player's; where nothing is shown nothing is hurried."""
        if not factor:
            return 1.0
        late = self.spent / factor - _UNHURRIED_MS
        return min(1.0, max(_HASTIEST, 1.0 - late / _HURRIED_MS))


def travel_ms(distance: float, scale: float) -> float:
    """How long a card is on its way at normal speed: 200 to 230 ms, longer beyond 400 pixels, at most 350.

    `distance` is in pixels of the window, `scale` the pixels in one pixel of a table 1920 wide.
    """
    far = distance / max(0.01, scale)
    return min(350.0, 200 + 30 * min(1.0, far / 400) + max(0.0, far - 400) / 4)
