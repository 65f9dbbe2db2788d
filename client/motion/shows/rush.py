"""A long chain of beats is compressed so that it ends in time, and what comes late in a long turn goes faster."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from client.motion.beats import TRAIL_MS, Beat, waiting_ms
from client.motion.pace import LONG_CHAIN, LONGEST_CHAIN_MS, Budget

if TYPE_CHECKING:
    from client.motion.pace import Pace

_SHORTEST_CHAIN = 0.35
"""The share of the usual time that a long chain has late in a turn."""


class Rush:
    """How much one timeline is in a hurry."""

    def __init__(self) -> None:
        self.budget = Budget()
        self._deadline: float | None = None
        self._trail: float = TRAIL_MS
        """How much of the time until then is for what can still be seen after everything has landed."""

    def press_on(self, queue: Iterable[Beat], pace: Pace, now: float) -> None:
        """A long chain of beats must come to its end in time."""
        if not pace.read and sum(beat.visible for beat in queue) > LONG_CHAIN:
            self._deadline, self._trail = now + LONGEST_CHAIN_MS * self._late(pace), TRAIL_MS

    def sweep(self, begin: float, longest: float, pace: Pace) -> None:
        """All that waits must have landed so many milliseconds after it begins."""
        self._deadline, self._trail = begin + longest * self._late(pace), 0.0

    def _late(self, pace: Pace) -> float:
        return max(_SHORTEST_CHAIN, self.budget.squeeze(pace.factor))

    def put_off(self, by_ms: float) -> None:
        """What comes before a beat is not hurried."""
        if self._deadline is not None:
            self._deadline += by_ms

    def compress(self, beats: Sequence[Beat], pace: Pace, now: float) -> None:
        """Set the pace for the first of some beats."""
        if self._deadline is None:
            pace.squeeze = self.budget.squeeze(pace.factor)
        else:
            pace.fit(waiting_ms(beats, self._trail), max(0.0, self._deadline - now))

    def end(self, pace: Pace) -> None:
        """Nothing waits any more."""
        self._deadline, pace.squeeze = None, 1.0
