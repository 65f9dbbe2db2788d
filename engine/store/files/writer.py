"""The writer thread: everything that is saved goes through its queue, so that drawing never waits for the disk."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Condition, Event, Thread

from engine.store.files.atomic import StoreError

_FIRST_PAUSE_S, _LONGEST_PAUSE_S = 0.02, 0.5
"""Pauses between two attempts at the same job, in seconds."""
_JOIN_S, _MOMENT_S = 2.0, 0.005

Then = Callable[[object], object]
"""Called on the delivering thread with what the job has returned, or with the StoreError that it has raised."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[], object]
    then: Then
    lasting: bool


class Writer:
    """A queue of jobs for one thread, which starts with the first job. Jobs run in order.

    Without its own thread (`threaded` False) each job runs at once. `deliver` hands out the jobs' results.
    """

    def __init__(self, threaded: bool = False) -> None:
        self.threaded = threaded
        self.on_done: Callable[[], object] = lambda: None
        """Called on the writer's thread after each job."""
        self.problem = ""
        """Why the job being retried can't be done now, in a sentence."""
        self.delivered = 0
        """The number of jobs delivered. Anything read before the last one may be out of date."""
        self._thread: Thread | None = None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._finished: SimpleQueue[tuple[Then, object]] = SimpleQueue()
        self._waiting: _Job | None = None
        """Without a thread: the job that could not be done yet."""
        self._left = 0
        self._less_left = Condition()
        self._hurry = Event()
        self._closing = False

    def put(self, work: Callable[[], object], then: Then = lambda _: None, lasting: bool = False) -> None:
        """Queue a job. A `lasting` one is retried until it succeeds, and the jobs after it wait."""
        with self._less_left:
            if self._closing:
                return
            self._left += 1
            self._jobs.put(_Job(work, then, lasting))
            if self.threaded and self._thread is None:
                self._thread = Thread(target=self._work, name="writer", daemon=True)
                self._thread.start()
        if not self.threaded:
            self._work_here()
            self.deliver()

    @property
    def pending(self) -> bool:
        """Whether any job isn't done yet."""
        return self._left > 0

    def deliver(self) -> bool:
        """Hand out the results of finished jobs on this thread. Return True if there were any.

        Raises a job's exceptions other than StoreError. Without a thread, it also retries the job that could not be
        done.
        """
        found = False
        if not self.threaded:
            self._work_here()
        with suppress(Empty):
            while True:
                then, result = self._finished.get_nowait()
                found, self.delivered = True, self.delivered + 1
                if isinstance(result, Exception) and not isinstance(result, StoreError):
                    raise result
                then(result)
        return found

    def wait(self, seconds: float) -> bool:
        """Wait until all jobs are done or `seconds` have passed. Return whether they are done. Any thread may wait."""
        if not self.threaded:
            self._work_here()
        else:
            self._hurry.set()
            with self._less_left:
                self._less_left.wait_for(lambda: not self._left or self._closing, seconds)
        return not self._left

    def flush(self, seconds: float = 10.0) -> bool:
        """Wait like `wait`, and deliver all finished jobs, including those that follow from them."""
        until = time.monotonic() + seconds
        while self.wait(max(0.0, until - time.monotonic())):
            if not self.deliver():
                return True
        self.deliver()
        return False

    def catch_up(self) -> bool:
        """Wait a moment for quick jobs, short enough for the drawing thread. Return whether all are saved."""
        return self.flush(_MOMENT_S)

    def close(self) -> None:
        """End the thread. Jobs that can't be done now are dropped, so call `flush` before."""
        with self._less_left:
            self._closing = True
            self._less_left.notify_all()
        self._hurry.set()
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(_JOIN_S)

    # --- internal -----------------------------------------------------------------------------------------

    def _work(self) -> None:
        """Run the jobs one after another, on the thread."""
        while (job := self._jobs.get()) is not None:
            pause = _FIRST_PAUSE_S
            while not self._try(job):
                if self._hurry.wait(pause):
                    self._hurry.clear()
                pause = min(2 * pause, _LONGEST_PAUSE_S)

    def _work_here(self) -> None:
        with suppress(Empty):
            while True:
                self._waiting = job = self._waiting or self._jobs.get_nowait()
                if job is None or not self._try(job):
                    return
                self._waiting = None

    def _try(self, job: _Job) -> bool:
        """Run a job. Return False if it must be retried."""
        try:
            result = job.work()
        except StoreError as error:
            if job.lasting and not self._closing:
                self.problem = str(error)
                return False
            result = error
        except Exception as error:  # `deliver` raises it, so that nothing ends this thread
            result = error
        self.problem = ""
        self._finished.put((job.then, result))
        with self._less_left:
            self._left -= 1
            self._less_left.notify_all()
        self.on_done()
        return True
