"""The sound device, opened when something is to be heard for the first time, and the threads that read and play."""

from __future__ import annotations

import atexit
import queue
import threading
from collections.abc import Callable
from weakref import WeakSet

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

Job = Callable[[], object]
_opening = threading.Lock()
_workers: WeakSet[Worker] = WeakSet()


def open_device() -> None:
    """Open the device if it is closed. Raises one of NO_DEVICE."""
    with _opening:
        if not pygame.mixer.get_init():
            pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            atexit.register(close_device)


def close_device() -> None:
    """End the threads of every worker, then silence and close the device.

    `pygame.mixer.quit` frees the table of channels even while another thread uses it, which crashes the program. The
    wait has no limit for that reason. The channels stop first because each reports its end to that table.
    """
    atexit.unregister(close_device)
    for worker in list(_workers):
        worker.end()
    for worker in list(_workers):
        worker.join()
    if pygame.mixer.get_init():
        pygame.mixer.music.stop()
        pygame.mixer.stop()
        pygame.mixer.quit()


class Worker:
    """A thread that does one job after the other. Without `threaded` a job is done at once, as tests want it.

    `tick` is called behind each job, and again after the milliseconds that it returns (None: not by itself).
    """

    ending = False
    """Whether the thread must end as soon as possible. A long job checks this between its parts."""

    def __init__(self, name: str, threaded: bool, tick: Callable[[], float | None] = lambda: None) -> None:
        self._name = name
        self._threaded = threaded
        self._tick = tick
        self._jobs: queue.SimpleQueue[Job | None] | None = None
        self._thread: threading.Thread | None = None
        _workers.add(self)

    def do(self, job: Job) -> None:
        """Do this behind all that was asked for before."""
        if not self._threaded:
            job()
            self._tick()
            return
        if self._jobs is None:
            self.join()
            self._jobs = queue.SimpleQueue()
            self._thread = threading.Thread(target=self._work, args=(self._jobs,), name=self._name, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def end(self) -> None:
        """Drop the jobs that wait and end the thread after the present one. The next job starts another thread."""
        if self._jobs is not None:
            self.ending = True
            self._jobs.put(None)
            self._jobs = None

    def join(self) -> None:
        """Wait until the thread has ended."""
        if self._thread is not None:
            self._thread.join()
            self._thread, self.ending = None, False

    def _work(self, jobs: queue.SimpleQueue[Job | None]) -> None:
        wait: float | None = None
        while True:
            try:
                job = jobs.get(timeout=None if wait is None else wait / 1000)
            except queue.Empty:
                wait = self._tick()
                continue
            if job is None or self.ending:
                return
            job()
            wait = self._tick()
