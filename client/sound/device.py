"""The sound device, opened when something is to be heard for the first time, and the threads that read and play."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable

import pygame

RATE = 44100
"""Samples a second in every file."""
MUSIC = range(6)
"""The channels of layers, which start together."""
STINGER = 6
OWN = 7
"""The channels from here on are for effects."""
CHANNELS = 32
NO_DEVICE = (pygame.error, NotImplementedError, AttributeError)
"""What pygame raises where nothing can be played."""

_LONGEST_WAIT_S = 2.0
"""For a thread that reads a piece, when the program ends."""

Job = Callable[[], object]
_opening = threading.Lock()


def open_device() -> None:
    """Open the device, unless it is. Raises one of NO_DEVICE."""
    with _opening:
        if not pygame.mixer.get_init():
            pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)


class Worker:
    """A thread that does one job after the other. Without `threaded` a job is done at once, as tests want it.

    `tick` is called behind each job, and again after the milliseconds that it returns (None: not by itself).
    """

    def __init__(self, name: str, threaded: bool, tick: Callable[[], float | None] = lambda: None) -> None:
        self._name = name
        self._threaded = threaded
        self._tick = tick
        self._jobs: queue.SimpleQueue[Job | None] | None = None
        self._thread: threading.Thread | None = None

    def do(self, job: Job) -> None:
        """Do this behind all that was asked for before."""
        if not self._threaded:
            job()
            self._tick()
            return
        if self._jobs is None:
            self._jobs = queue.SimpleQueue()
            self._thread = threading.Thread(target=self._work, args=(self._jobs,), name=self._name, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def stop(self) -> None:
        """End the thread when all jobs are done; the next job starts another one."""
        if self._jobs is not None:
            self._jobs.put(None)
            self._jobs = None

    def join(self) -> None:
        """After `stop`: wait until the thread has ended."""
        if self._thread is not None:
            self._thread.join(_LONGEST_WAIT_S)

    def _work(self, jobs: queue.SimpleQueue[Job | None]) -> None:
        wait: float | None = None
        while True:
            try:
                job = jobs.get(timeout=None if wait is None else wait / 1000)
            except queue.Empty:
                wait = self._tick()
                continue
            if job is None:
                return
            job()
            wait = self._tick()
