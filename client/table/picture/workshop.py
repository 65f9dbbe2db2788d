"""Pictures are made in the time that frames leave over. Until one is ready, its place shows the picture before."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from enum import IntEnum

_LATE_S = 0.15
"""Seconds after which a picture is completed at once: on a slow machine frames are few."""
_AGAIN_MS = 16


class Urgency(IntEnum):
    """How soon a picture is needed: a part of the table that moves, furniture, or nothing that is seen yet."""

    MOVING, FURNITURE, LATER = range(3)


@dataclass(slots=True)
class _Job:
    urgency: Urgency
    begin: Callable[[], Iterator[None]]
    since: float
    steps: Iterator[None] | None = None


class Workshop:
    """The pictures that one table needs, the most urgent first."""

    def __init__(self) -> None:
        self._jobs: dict[Hashable, _Job] = {}
        self._until, self._was_late = 0.0, False
        """Whether a late picture was completed in this frame: the next one is left for another frame."""

    def begin_frame(self, seconds: float) -> None:
        """Make pictures for so long in this frame; a single step may take longer."""
        self._until, self._was_late = time.perf_counter() + seconds, False

    def want(self, key: Hashable, urgency: Urgency, begin: Callable[[], Iterator[None]]) -> bool:
        """Ask for a picture, which `begin` makes in short steps; true if it is complete. `work` makes those that nobody
        sees yet.
        """
        job = self._jobs.get(key)
        if job is None or urgency < job.urgency:
            job = self._jobs[key] = _Job(urgency, begin, time.perf_counter())
        return urgency < Urgency.LATER and self._finish(key, job)

    def work(self) -> None:
        """Use the time that is left."""
        for key, job in sorted(self._jobs.items(), key=lambda entry: entry[1].urgency):
            if not self._finish(key, job):
                return

    def _finish(self, key: Hashable, job: _Job) -> bool:
        """Go on with a picture; true if it is complete. One that is late is not left for the next frame."""
        late = job.urgency < Urgency.LATER and time.perf_counter() - job.since >= _LATE_S
        if time.perf_counter() >= self._until and (self._was_late or not late):
            return False
        self._was_late = self._was_late or late
        job.steps = job.steps or job.begin()
        for _ in job.steps:
            if not late and time.perf_counter() >= self._until:
                return False
        del self._jobs[key]
        return True

    def wake_at(self, now: int) -> int | None:
        """The moment at which to go on while nothing moves; None when all is done."""
        return now + _AGAIN_MS if self._jobs else None
