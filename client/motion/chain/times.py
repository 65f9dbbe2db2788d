"""How long the links of a chain and its blow take. All times are in milliseconds."""

from __future__ import annotations

import math

FIRST_MS, SHORTER, LEAST_MS, LATE_MS = 260.0, 0.86, 110.0, 70.0
"""The first link, the share of each later one, the least of these, and every link after `_FULL`."""
_FULL, _MOST = 8, 14
BLOW_MS, FAST_BLOW_MS = 420.0, 220.0
BACK_MS, STRIKE_MS = 80.0, 60.0
"""How long the number draws back before it strikes, and how long it is held there, at normal speed."""
BRIEF_MS = 500.0
"""A chain that hits no viewer and gets less time than this is shown in one step."""
WAITS_MS, OTHERS_WAIT_MS = 6000.0, 2500.0
"""How long a chain waits for its next link, and one in which the viewer has no part."""


def steps_of(links: int) -> list[int]:
    """Return how many links each step shows. More than 14 links are shown in pairs, and so on."""
    each = max(1, math.ceil(links / _MOST))
    return [min(each, links - first) for first in range(0, links, each)]


def link_ms(step: int, fast: bool = False) -> float:
    """Return the time of a step, counted from 0."""
    normal = LATE_MS if step >= _FULL else max(LEAST_MS, FIRST_MS * SHORTER**step)
    return normal / 2 if fast else normal


def total_ms(links: int, fast: bool = False) -> float:
    """Return the time of a whole chain with its blow."""
    blow = FAST_BLOW_MS if fast else BLOW_MS
    return sum(link_ms(step, fast) for step in range(len(steps_of(links)))) + blow
