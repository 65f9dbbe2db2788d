"""Makes pictures in the spare time of frames. Until one is ready, its place shows the picture before."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from enum import IntEnum

_LATE_S = 0.15
"""Seconds after which a picture is completed at once, because slow machines have few frames."""
_AGAIN_MS = 16


class Urgency(IntEnum):
    """How soon a picture is needed: for moving pieces, for furniture, or for something not visible yet."""

    MOVING, FURNITURE, LATER = range(3)


@dataclass(slots=True)
class _PictureJob:
    urgency: Urgency
    begin: Callable[[], Iterator[None]]
    since: float
    steps: Iterator[None] | None = None


class PictureWorkshop:
    """The pictures that one table needs, the most urgent first."""

    def __init__(self) -> None:
        self._jobs: dict[Hashable, _PictureJob] = {}
        self._until, self._was_late = 0.0, False
        """Whether a late picture was completed in this frame. The next late one waits for another frame."""

    def begin_frame(self, seconds: float) -> None:
        """Allow `seconds` for pictures in this frame. A single step may take longer."""
        self._until, self._was_late = time.perf_counter() + seconds, False

    def want(self, key: Hashable, urgency: Urgency, begin: Callable[[], Iterator[None]]) -> bool:
        """Ask for a picture that `begin` makes in small steps. Return True if it is complete.

        Pictures not visible yet are left to `work`.
        """
        job = self._jobs.get(key)
        if job is None or urgency < job.urgency:
            job = self._jobs[key] = _PictureJob(urgency, begin, time.perf_counter())
        return urgency < Urgency.LATER and self._finish(key, job)

    def work(self) -> None:
        """Use the frame's remaining time for pictures."""
        for key, job in sorted(self._jobs.items(), key=lambda entry: entry[1].urgency):
            if not self._finish(key, job):
                return

    def _finish(self, key: Hashable, job: _PictureJob) -> bool:
        """Continue a picture. Return True if it is complete. A late picture is completed at once."""
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
        """Return when to continue while nothing moves; None when all pictures are done."""
        return now + _AGAIN_MS if self._jobs else None
