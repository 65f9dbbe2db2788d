"""Worker processes in which the computer seats think, so that the table never waits for them.

The pool is polled: nothing here blocks, and nobody but the caller knows the time. A worker that ends or does
not answer in time is replaced, and its request comes back without a choice.
"""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import connection
from multiprocessing.connection import Connection
from pickle import UnpicklingError
from time import perf_counter
from typing import Any

from engine.ai.seat_request import Request, SeatAnswer, TableContent, think
from engine.kernel.flow.table import Table

WORKERS = 2
"""How many processes at most: enough for a round of sealed choices, and the table keeps a core."""
GRACE_MS = 4000
"""So long after the end of its time a worker that has not answered counts as hung: a search breaks off by itself."""
START_LIMIT_MS = 30_000
BEHIND_THE_TABLE = 5
"""How much a worker steps back, where the system knows that, when the table has a frame to draw."""
ASKED_AGAIN = 2
"""So often whoever asks should ask again when a worker was lost or late: another one may have better luck."""
STARTS_TRIED = 3
"""So many workers in a row that do not even start mean that this computer allows none."""

LOST, LATE, FAILED, UNAVAILABLE = "lost", "late", "failed", "unavailable"
"""Why there is no choice: the worker ended; it took too long; its policy raised; there are no workers."""

# A worker whose parent was killed while it thinks ends itself so many seconds after it should have been ended.
_OWN_GRACE_S = GRACE_MS / 1000 + 5

Serve = Callable[[Connection], None]


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of a request: a choice and the milliseconds it took, or the reason why there is none."""

    choice: SeatAnswer | None
    milliseconds: float = 0.0
    problem: str = ""
    detail: str = ""


@dataclass(slots=True)
class _Job:
    ticket: int
    content: TableContent
    request: Request


@dataclass(slots=True)
class _Worker:
    process: Any
    connection: Connection
    began_ms: int
    """When it was started, or got its present job (milliseconds)."""
    ready: bool = False
    job: _Job | None = None
    content: TableContent | None = None
    """The table it knows."""


class WorkerPool:
    """Up to `size` processes. Ask, run the pool now and then, take the reply when it is there.

    `serve` is what a worker runs; tests put one that fails in its place.
    """

    def __init__(self, size: int = WORKERS, serve: Serve | None = None) -> None:
        self._size = size
        self._serve = serve or serve_requests
        self._workers: list[_Worker] = []
        self._queue: deque[_Job] = deque()
        self._wanted: set[int] = set()
        self.replies: dict[int, Reply] = {}
        self._tickets = 0
        self._failed_starts = 0
        self._to_warm = False

    @property
    def usable(self) -> bool:
        """Whether workers can be started on this computer, as far as is known."""
        return self._failed_starts < STARTS_TRIED

    @property
    def busy(self) -> int:
        """How many workers have a request before them."""
        return sum(worker.job is not None for worker in self._workers)

    @property
    def processes(self) -> list[int]:
        """The process numbers of the workers that run."""
        return [worker.process.pid for worker in self._workers]

    def ask(self, content: TableContent, request: Request, first: bool = False) -> int:
        """Line up a request, before all that wait if it is to be `first`; returns its ticket. Nothing is started or
        sent before `run`.
        """
        self._tickets += 1
        self._wanted.add(self._tickets)
        job = _Job(self._tickets, content, request)
        if first:
            self._queue.appendleft(job)
        else:
            self._queue.append(job)
        return self._tickets

    def warm(self) -> None:
        """Have a worker ready before anything is asked: the next `run` starts one if there is none."""
        self._to_warm = True

    def take(self, ticket: int) -> Reply | None:
        """The reply to a request, once; None while there is none."""
        reply = self.replies.pop(ticket, None)
        if reply is not None:
            self._wanted.discard(ticket)
        return reply

    def drop(self, ticket: int) -> None:
        """The reply to this request is no longer wanted."""
        self._wanted.discard(ticket)
        self.replies.pop(ticket, None)
        self._queue = deque(job for job in self._queue if job.ticket != ticket)

    def run(self, now_ms: int) -> None:
        """Collect what the workers have sent, replace those that failed, hand out what waits.

        At most one process is started per call: that takes some milliseconds of the caller's time.
        """
        for worker in list(self._workers):
            self._hear(worker)
        for worker in list(self._workers):
            self._check(worker, now_ms)
        self._hand_out(now_ms)

    def wait(self, milliseconds: int) -> None:
        """Block until a worker has sent something, for callers without a window to draw."""
        if self._workers:
            connection.wait([worker.connection for worker in self._workers], milliseconds / 1000)

    def close(self) -> None:
        """End all workers, whatever they do; the pool can be used again afterward."""
        for worker in self._workers:
            self._end(worker)
        self._workers.clear()
        self._queue.clear()
        self.replies.clear()
        self._wanted.clear()

    # --- one worker ---------------------------------------------------------------------------------------

    def _start(self, now_ms: int) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._serve, args=(theirs,), daemon=True, name="computer seat")
        try:
            process.start()
        except OSError:
            ours.close()
            self._failed_starts += 1
        else:
            self._workers.append(_Worker(process, ours, now_ms))
        finally:
            theirs.close()

    def _hear(self, worker: _Worker) -> None:
        """Take in what a worker has sent; a closed pipe, or half a message, means that it has ended."""
        try:
            while worker.connection.poll():
                message = worker.connection.recv()
                if message is None:
                    worker.ready = True
                    self._failed_starts = 0
                elif worker.job is not None:
                    self._file(worker.job, message)
                    worker.job = None
        except (EOFError, OSError, UnpicklingError):
            self._replace(worker, LOST)

    def _check(self, worker: _Worker, now_ms: int) -> None:
        """Give up on a worker that is over its time."""
        if not worker.ready:
            limit = START_LIMIT_MS
        elif worker.job is not None:
            limit = worker.job.request.limit_ms + GRACE_MS
        else:
            return
        if now_ms - worker.began_ms > limit:
            self._replace(worker, LATE)

    def _replace(self, worker: _Worker, problem: str) -> None:
        """End a worker; its job comes back without a choice. Its successor starts with the next request."""
        if not worker.ready:
            self._failed_starts += 1
        self._workers.remove(worker)
        self._end(worker)
        if worker.job is not None:
            self._file(worker.job, Reply(None, problem=problem))

    @staticmethod
    def _end(worker: _Worker) -> None:
        worker.connection.close()
        worker.process.kill()
        worker.process.join(1.0)

    def _file(self, job: _Job, reply: Reply) -> None:
        if job.ticket in self._wanted:
            self.replies[job.ticket] = reply

    # --- handing out --------------------------------------------------------------------------------------

    def _hand_out(self, now_ms: int) -> None:
        for worker in list(self._workers):
            if self._queue and worker.ready and worker.job is None:
                self._send(worker, self._queue.popleft(), now_ms)
        if not self._queue:
            if self._to_warm and self.usable and not self._workers:
                self._start(now_ms)
            self._to_warm = False
            return
        if not self.usable:
            while self._queue:
                self._file(self._queue.popleft(), Reply(None, problem=UNAVAILABLE))
            return
        starting = sum(not worker.ready for worker in self._workers)
        if len(self._workers) < self._size and starting < len(self._queue):
            self._start(now_ms)

    def _send(self, worker: _Worker, job: _Job, now_ms: int) -> None:
        # A worker that is ready sits and reads, so that sending does not wait for it.
        worker.job, worker.began_ms = job, now_ms
        try:
            if worker.content is not job.content:
                worker.connection.send(job.content)
                worker.content = job.content
            worker.connection.send(job.request)
        except OSError:
            self._replace(worker, LOST)


def serve_requests(parent: Connection) -> None:
    """What a worker process does: answer one request after the other until its parent has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent to deal with
    if hasattr(os, "nice"):
        os.nice(BEHIND_THE_TABLE)
    table: Table | None = None
    with parent, open(os.devnull, "w") as nowhere:
        try:
            parent.send(None)
            while True:
                message = parent.recv()
                if isinstance(message, TableContent):
                    table = message.build()
                    continue
                assert table is not None
                faulthandler.dump_traceback_later(message.limit_ms / 1000 + _OWN_GRACE_S, exit=True, file=nowhere)
                answer = answer_request(table, message)
                faulthandler.cancel_dump_traceback_later()
                parent.send(answer)
        except (EOFError, OSError):
            return


def answer_request(table: Table, request: Request) -> Reply:
    """Think, and note how long it took. What a policy raises costs its seat one choice, not the worker."""
    began = perf_counter()
    try:
        limit = request.limit_ms
        choice = think(table, request, lambda: _milliseconds_since(began) > limit)
        return Reply(choice, _milliseconds_since(began))
    except Exception as error:
        return Reply(None, _milliseconds_since(began), FAILED, f"{type(error).__name__}: {error}")


def _milliseconds_since(began: float) -> float:
    return (perf_counter() - began) * 1000
