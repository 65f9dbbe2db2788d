"""Easing curves: each takes a share of the duration (0 to 1) and returns the share of the way.

The curves are the cubic Beziers of common motion design. Arriving pieces slow down, leaving ones speed up, and changes
do both. A piece that settles overshoots by a tenth and comes back.
"""

from __future__ import annotations

import math
from collections.abc import Callable

Easing = Callable[[float], float]

OVERSHOOT = 1.70158


def bezier(x1: float, y1: float, x2: float, y2: float) -> Easing:
    """Return the easing of a cubic Bezier from (0, 0) to (1, 1) with two control points, read from a table."""
    steps = 64
    table = []
    for number in range(steps + 1):
        wanted = number / steps
        low, high = 0.0, 1.0
        for _ in range(24):
            middle = (low + high) / 2
            if _cubic(middle, x1, x2) < wanted:
                low = middle
            else:
                high = middle
        table.append(_cubic((low + high) / 2, y1, y2))
    table[0], table[-1] = 0.0, 1.0

    def ease(share: float) -> float:
        if share <= 0:
            return 0.0
        if share >= 1:
            return 1.0
        place = share * steps
        left = int(place)
        return table[left] + (table[left + 1] - table[left]) * (place - left)

    return ease


def _cubic(t: float, first: float, second: float) -> float:
    rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t


arrive = bezier(0.05, 0.7, 0.1, 1)
"""For objects that enter the table: fast at first, then softly into place."""
leave = bezier(0.3, 0, 0.8, 0.15)
"""For objects that leave: slow at first."""
change = bezier(0.2, 0, 0, 1)
"""For changes in place, and for most moves across the table."""


def settle(share: float) -> float:
    """Ease into place, overshooting by a tenth."""
    if share <= 0:
        return 0.0
    if share >= 1:
        return 1.0
    back = share - 1
    return 1 + (OVERSHOOT + 1) * back**3 + OVERSHOOT * back**2


def speed_up(share: float) -> float:
    """Ease from slow to fast, like a coin that falls onto its pile."""
    share = min(1.0, max(0.0, share))
    return share * share


def approach(value: float, target: float, rate: float, milliseconds: float) -> float:
    """Return `value` moved closer to `target` for some time. `rate` is per second (25 covers 90% in 92 ms)."""
    return target + (value - target) * math.exp(-rate * milliseconds / 1000)
