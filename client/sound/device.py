"""The sound device, opened for the first sound, and the threads that read and play."""

from __future__ import annotations

import atexit
import queue
import threading
from collections.abc import Callable
from weakref import WeakSet

import pygame

RATE = 44100
"""Samples per second in every file."""
MUSIC = range(6)
"""The channels of layers, which start together."""
STINGER = 6
OWN = 7
"""The channels from here on are for effects."""
CHANNELS = 32
NO_DEVICE = (pygame.error, NotImplementedError, AttributeError)
"""Exceptions that pygame raises if nothing can be played."""

Job = Callable[[], object]
_opening = threading.Lock()
_workers: WeakSet[SoundWorker] = WeakSet()


def open_device() -> None:
    """Open the device if it is closed. Raises one of NO_DEVICE."""
    with _opening:
        if not pygame.mixer.get_init():
            pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            atexit.register(close_device)


def close_device() -> None:
    """End the threads of every worker, then stop all sound and close the device.

    `pygame.mixer.quit` frees the table of channels even while another thread uses it, which crashes the program.
    Therefore the wait has no limit. The channels stop first because each reports its end to that table.
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


class SoundWorker:
    """A thread that runs jobs in order. Without `threaded` a job runs at once, for tests.

    `tick` is called after each job, and again after the milliseconds that it returns (None: not by itself).
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
        """Run a job after all earlier ones."""
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
        """Drop the waiting jobs and end the thread after the current one. The next job starts another thread."""
        if self._jobs is not None:
            self.ending = True
            self._jobs.put(None)
            self._jobs = None

    def join(self) -> None:
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
