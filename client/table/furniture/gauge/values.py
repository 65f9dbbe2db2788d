"""Gauges in motion: the pointer of a dial on its way to a new value, the flame of a pool that swells.

The `gauge` furniture knows where gauges are and what they look like. Values are the counter's own.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from client.motion.easing import arrive, change
from client.motion.pace import Pace

Name = tuple[str, int]
"""A dial: its counter and its seat."""

JERK_MS, SETTLE_MS, GLIDE_MS = 90.0, 60.0, 300.0
"""A falling pointer jerks and settles; a rising one glides."""
PAST = 3.0
"""How far a falling pointer overshoots, in degrees."""
SHAKE_PX, SHAKE_MS = 3.0, 120.0
SWELL, SWELL_MS = 0.12, 200.0
_LIT_MS, _DARK_MS, _LAST_MS = 120.0, 70.0, 110.0
"""A light that goes out flares up once more."""


@dataclass(frozen=True, slots=True)
class PointerTravel:
    """The pointer of a dial between two values, from `begin`. `strength` is the share of the usual durations."""

    begin: float
    strength: float
    start: float
    end: float

    @property
    def _falls(self) -> bool:
        return self.end < self.start

    @property
    def over(self) -> float:
        """Return the moment when everything has come to rest."""
        return self.begin + self.strength * (max(JERK_MS + SETTLE_MS, SHAKE_MS) if self._falls else GLIDE_MS)

    def value(self, now: float) -> tuple[float, float]:
        """Return the pointer's value, and its overshoot in degrees."""
        run = max(0.0, now - self.begin) / self.strength
        if not self._falls:
            return self.start + (self.end - self.start) * change(min(1.0, run / GLIDE_MS)), 0.0
        share = arrive(min(1.0, run / JERK_MS))
        back = min(1.0, max(0.0, (run - JERK_MS) / SETTLE_MS))
        return self.start + (self.end - self.start) * share, PAST * share * (1 - back * back * (3 - 2 * back))

    def shake_offset(self, now: float) -> tuple[float, float]:
        """Return how far the dial is shaken out of its place, in pixels of the map."""
        share = max(0.0, now - self.begin) / self.strength / SHAKE_MS
        if not self._falls or share >= 1:
            return 0.0, 0.0
        fading = SHAKE_PX * (1 - share)
        return fading * math.sin(share * 6 * math.pi), fading * 0.5 * math.cos(share * 5 * math.pi)


class Gauges:
    """All moving gauges of one table."""

    def __init__(self) -> None:
        self._turning: dict[Name, PointerTravel] = {}
        self._swelling: dict[str, tuple[float, float]] = {}
        """For each pool, when it began to swell and for how long."""
        self._going_out: dict[int, tuple[float, float]] = {}
        """For each seat whose lights are going out, when that began and the share of the usual durations."""

    def turn(self, name: Name, start: float, end: float, now: float, pace: Pace) -> None:
        """Move a pointer from a value to another. A moving pointer continues from where it is."""
        if pace.off or pace.reduced:
            return
        running = self._turning.get(name)
        if running is not None and now < running.over:
            start = running.value(now)[0]
        if start != end:
            self._turning[name] = PointerTravel(now, max(0.01, pace.ms(1)), start, end)

    def swell(self, counter: str, now: float, pace: Pace) -> None:
        """Let the flame of a pool swell."""
        if not pace.off and not pace.reduced:
            self._swelling[counter] = now, max(1.0, pace.ms(SWELL_MS))

    def put_out(self, seat: int, now: float, pace: Pace) -> None:
        """Let the light behind a seat's dials flare up once more and go out."""
        if not pace.off and not pace.reduced:
            self._going_out[seat] = now, max(0.01, pace.ms(1))

    def stop(self) -> None:
        """Stop all gauges."""
        self._turning.clear()
        self._swelling.clear()
        self._going_out.clear()

    # -- queries ---------------------------------------------------------------------------------------------

    def turning(self, name: Name, now: float) -> PointerTravel | None:
        """Return the travel of a moving pointer, or None."""
        found = self._turning.get(name)
        return found if found is not None and now < found.over else None

    def flame_size(self, counter: str, now: float) -> float:
        """Return the size of a pool's flame relative to rest."""
        begin, duration = self._swelling.get(counter, (-math.inf, 1.0))
        share = (now - begin) / duration
        return 1 + SWELL * math.sin(math.pi * share) if 0 <= share < 1 else 1.0

    def burns_up(self, seat: int, now: float) -> bool | None:
        """Return whether the light of a seat that is out shows for a moment; None if it is not going out now."""
        begin, strength = self._going_out.get(seat, (-math.inf, 1.0))
        run = (now - begin) / strength
        if run >= _LIT_MS + _DARK_MS + _LAST_MS:
            return None
        return run < _LIT_MS or run >= _LIT_MS + _DARK_MS

    def moving(self, now: float) -> bool:
        """Return whether any gauge looks different a moment later. Forgets gauges at rest."""
        self._turning = {name: turning for name, turning in self._turning.items() if now < turning.over}
        self._swelling = {name: span for name, span in self._swelling.items() if now < sum(span)}
        self._going_out = {seat: span for seat, span in self._going_out.items() if self.burns_up(seat, now) is not None}
        return bool(self._turning or self._swelling or self._going_out)
