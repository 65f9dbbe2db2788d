"""Worker processes for the computer players, so that the table never waits for them.

The pool is polled: nothing here blocks, and the caller passes the time. A worker that ends or doesn't answer in time is
replaced, and its request gets a reply without a choice.
"""

from __future__ import annotations

import atexit
import faulthandler
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from multiprocessing import connection
from multiprocessing.connection import Connection
from pickle import UnpicklingError
from time import perf_counter
from typing import Any

from engine.ai.seat_request import Request, SeatAnswer, TableContent, think
from engine.kernel.flow.table import Table

WORKERS = 2
"""The most processes. Two suffice for a round of sealed choices and leave the table a core."""
GRACE_MS = 4000
"""How long after its time limit a worker without an answer counts as hung. A search stops by itself."""
START_LIMIT_MS = 30_000
BEHIND_THE_TABLE = 5
"""The niceness of a worker, on systems that have it, so that drawing frames comes first."""
ASKED_AGAIN = 2
"""How often a caller should retry a request after a lost or late worker."""
STARTS_TRIED = 3
"""After this many failed starts in a row, the pool gives up on workers on this computer."""

LOST, LATE, FAILED, UNAVAILABLE = "lost", "late", "failed", "unavailable"
"""Reasons for a missing choice: the worker ended, it took too long, its policy raised, or no workers can start."""

# A thinking worker whose parent was killed ends itself this many seconds after its time limit.
_OWN_GRACE_S = GRACE_MS / 1000 + 5

Serve = Callable[[Connection], None]


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to a request: a choice and its time in milliseconds, or the reason why there is none."""

    choice: SeatAnswer | None
    milliseconds: float = 0.0
    problem: str = ""
    detail: str = ""


@dataclass(slots=True)
class _SeatJob:
    ticket: int
    content: TableContent
    request: Request


@dataclass(slots=True)
class _Worker:
    process: Any
    connection: Connection
    began_ms: int
    """The time when it was started or got its current job, in ms."""
    ready: bool = False
    job: _SeatJob | None = None
    content: TableContent | None = None
    """The table content that was sent to it."""


@cache
def shared_pool() -> WorkerPool:
    """Return the pool of this program, for all matches. Its processes start with the first request and end with it."""
    pool = WorkerPool()
    atexit.register(pool.close)
    return pool


class WorkerPool:
    """Up to `size` worker processes. Call `ask`, then `run` regularly, then `take` the reply.

    `serve` is the function that a worker runs. Tests replace it.
    """

    def __init__(self, size: int = WORKERS, serve: Serve | None = None) -> None:
        self._size = size
        self._serve = serve or serve_requests
        self._workers: list[_Worker] = []
        self._queue: deque[_SeatJob] = deque()
        self._wanted: set[int] = set()
        self.replies: dict[int, Reply] = {}
        self._tickets = 0
        self._failed_starts = 0
        self._to_warm = False

    @property
    def usable(self) -> bool:
        """Whether workers can probably be started on this computer."""
        return self._failed_starts < STARTS_TRIED

    @property
    def busy(self) -> int:
        """The number of workers with a request."""
        return sum(worker.job is not None for worker in self._workers)

    @property
    def processes(self) -> list[int]:
        return [worker.process.pid for worker in self._workers]

    def ask(self, content: TableContent, request: Request, first: bool = False) -> int:
        """Queue a request, at the front if `first`, and return its ticket. Nothing is started or sent before `run`."""
        self._tickets += 1
        self._wanted.add(self._tickets)
        job = _SeatJob(self._tickets, content, request)
        if first:
            self._queue.appendleft(job)
        else:
            self._queue.append(job)
        return self._tickets

    def warm(self) -> None:
        """Let the next `run` start a worker if there is none, before any request."""
        self._to_warm = True

    def take(self, ticket: int) -> Reply | None:
        """Return the reply to a request and forget it, None while there is none."""
        reply = self.replies.pop(ticket, None)
        if reply is not None:
            self._wanted.discard(ticket)
        return reply

    def drop(self, ticket: int) -> None:
        """Cancel a request whose reply is no longer needed."""
        self._wanted.discard(ticket)
        self.replies.pop(ticket, None)
        self._queue = deque(job for job in self._queue if job.ticket != ticket)

    def run(self, now_ms: int) -> None:
        """Collect replies, replace failed workers and send waiting requests.

        At most one process is started per call, because that takes some milliseconds.
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
        """End all workers at once. The pool can be used again afterward."""
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
        """Read a worker's messages. A closed pipe or half a message means that it has ended."""
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
        """Give up on a worker past its time limit."""
        if not worker.ready:
            limit = START_LIMIT_MS
        elif worker.job is not None:
            limit = worker.job.request.limit_ms + GRACE_MS
        else:
            return
        if now_ms - worker.began_ms > limit:
            self._replace(worker, LATE)

    def _replace(self, worker: _Worker, problem: str) -> None:
        """End a worker and reply to its job without a choice. The next request starts a new one."""
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

    def _file(self, job: _SeatJob, reply: Reply) -> None:
        if job.ticket in self._wanted:
            self.replies[job.ticket] = reply

    # --- sending requests ---------------------------------------------------------------------------------

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

    def _send(self, worker: _Worker, job: _SeatJob, now_ms: int) -> None:
        # A ready worker is reading its pipe, so sending doesn't block.
        worker.job, worker.began_ms = job, now_ms
        try:
            if worker.content is not job.content:
                worker.connection.send(job.content)
                worker.content = job.content
            worker.connection.send(job.request)
        except OSError:
            self._replace(worker, LOST)


def serve_requests(parent: Connection) -> None:
    """Run a worker process: answer requests until the parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl+C
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
    """Think and measure the time. An exception in a policy costs its seat one choice, not the worker."""
    began = perf_counter()
    try:
        limit = request.limit_ms
        choice = think(table, request, lambda: _milliseconds_since(began) > limit)
        return Reply(choice, _milliseconds_since(began))
    except Exception as error:
        return Reply(None, _milliseconds_since(began), FAILED, f"{type(error).__name__}: {error}")


def _milliseconds_since(began: float) -> float:
    return (perf_counter() - began) * 1000
