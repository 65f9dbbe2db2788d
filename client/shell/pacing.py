"""Frame pacing: the rate of the screen, or half of it while frames take too long."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

AUTOMATIC = "automatic"
FASTEST, USUAL = 144, 60
"""The highest frame rate, and the rate for screens that don't report theirs."""
SLOWEST = 30
"""Rates up to this one are never halved."""
_LONGEST_SHARE = 0.85
"""A frame that takes more than this share of its time is slow."""
_WATCHED, _MOST_SLOW = 60, 6
_QUIET_S = 5.0
"""Seconds without a slow frame before the full rate is tried again."""


def full_rate(setting: str, screen: int) -> int:
    """Return the frames per second for the setting and the refresh rate of a screen, 0 if that is unknown."""
    return min(FASTEST, screen or USUAL) if setting == AUTOMATIC else int(setting)


class Pacer:
    """Waits until the next frame is due. `full` returns the wanted frames per second."""

    def __init__(
        self,
        full: Callable[[], int],
        now: Callable[[], float] = time.perf_counter,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self._full, self._now, self._sleep = full, now, sleep
        self._due = self._slow_at = 0.0
        self._slow: deque[bool] = deque(maxlen=_WATCHED)
        self._is_halved = False

    @property
    def rate(self) -> int:
        """Return the current frames per second."""
        full = self._full()
        return full // 2 if self._is_halved and full > SLOWEST else full

    def wait(self) -> None:
        """Sleep until the next frame is due. A late frame delays all that follow."""
        now = self._now()
        self._due = max(now, self._due + 1 / self.rate)
        self._sleep(self._due - now)

    def note(self, seconds: float) -> None:
        """Choose the full rate or half of it after a frame, given its seconds."""
        now, slow = self._now(), seconds > _LONGEST_SHARE / self._full()
        self._slow.append(slow)
        if slow:
            self._slow_at = now
        if sum(self._slow) > _MOST_SLOW:
            self._is_halved = True
            self._slow.clear()
        elif now - self._slow_at >= _QUIET_S:
            self._is_halved = False
