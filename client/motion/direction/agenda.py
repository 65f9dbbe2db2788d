"""An agenda: actions at moments of a timeline, in order."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable

Action = Callable[[float], object]
"""Called with the moment at which it happens."""


class Agenda:
    """Actions, each at a moment in milliseconds. Actions of the same moment keep the order in which they were added."""

    def __init__(self) -> None:
        self._entries: list[tuple[float, int, Action]] = []
        self._number = itertools.count()

    def __bool__(self) -> bool:
        return bool(self._entries)

    @property
    def first(self) -> float | None:
        """Return the moment of the next action, or None."""
        return self._entries[0][0] if self._entries else None

    @property
    def last(self) -> float:
        """Return the moment of the last action; 0 if there is none."""
        return max((moment for moment, _, _ in self._entries), default=0.0)

    def add(self, moment: float, action: Action) -> None:
        heapq.heappush(self._entries, (moment, next(self._number), action))

    def take(self, now: float) -> None:
        """Run the next action."""
        heapq.heappop(self._entries)[2](now)

    def clear(self) -> None:
        self._entries.clear()
