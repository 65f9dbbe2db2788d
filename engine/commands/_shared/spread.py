"""Runs games in this process, in several local processes, or on a Dask cluster.

Dask is optional: it is imported only on request, and the extra `cluster` installs it. All computers of a cluster need
the same version of the program.
"""

from __future__ import annotations

import argparse
import importlib
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeVar

from engine.commands import CommandError
from engine.commands._shared.match_options import at_least

CLUSTER = "distributed"
"""The package of Dask: its errors are about workers, not about games."""
NO_WORKERS = "The Dask cluster has no workers left. The command goes on when one joins it; Ctrl+C stops it."
LOOK_S = 5.0
"""How often the workers of a cluster are counted while no game comes to its end (seconds)."""

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def add_spread_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the number of processes, and the cluster that may take their place."""
    parser.add_argument(
        "--jobs", type=at_least(1), default=os.cpu_count() or 1, metavar="N", help="processes (default: one per core)"
    )
    trust = "use only a cluster that you trust: both sides unpickle what comes over the network, which can run code"
    parser.add_argument("--dask", metavar="ADDRESS", help=f"play on a Dask cluster, such as tcp://host:8786; {trust}")


@contextmanager
def chosen_executor(arguments: argparse.Namespace) -> Iterator[Executor]:
    """Yield the executor that the arguments select. Drops unstarted work at the end. Raises CommandError."""
    executor: Executor
    if arguments.dask:
        executor = DaskExecutor(arguments.dask)
    elif arguments.jobs > 1:
        spawn = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(arguments.jobs, spawn, initializer=stop_at_once)
    else:
        executor = HereExecutor()
    try:
        yield executor
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def answers(executor: Executor, work: Callable[[Task], Answer], tasks: Iterable[Task]) -> Iterator[tuple[int, Answer]]:
    """Yield the number of each finished task with its answer. Raises CommandError when a worker is lost."""
    if isinstance(executor, HereExecutor):
        for number, task in enumerate(tasks):
            yield number, executor.submit(work, task).result()
        return
    futures = {executor.submit(work, task): number for number, task in enumerate(tasks)}
    for future in _iter_finished(executor, futures):
        yield futures[future], _result(future)


def _iter_finished(executor: Executor, futures: Iterable[Future[Answer]]) -> Iterator[Future[Answer]]:
    """Yield the futures as they finish. Meanwhile, check a Dask cluster every few seconds."""
    waiting = set(futures)
    while waiting:
        try:
            for future in as_completed(waiting, LOOK_S if isinstance(executor, DaskExecutor) else None):
                waiting.discard(future)
                yield future
        except TimeoutError:
            assert isinstance(executor, DaskExecutor)
            executor.check_workers()


def _result(future: Future[Answer]) -> Answer:
    """Return the answer of a finished task. Raises CommandError if its worker or the scheduler was lost."""
    try:
        return future.result()
    except CancelledError:
        raise CommandError("--dask: the scheduler of the cluster was lost; start the command again") from None
    except Exception as error:
        if isinstance(error, (OSError, BrokenExecutor)) or type(error).__module__.split(".")[0] == CLUSTER:
            raise CommandError(f"a worker was lost: {error} ({type(error).__name__})") from None
        raise


def stop_at_once() -> None:
    """Make Ctrl+C end a process silently and at once; its work is repeated later."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class HereExecutor(Executor):
    """Runs every task at once in this process."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        """Do the work at once, see concurrent.futures.Executor.submit. Raises what the work raises."""
        future: Future[Any] = Future()
        future.set_result(work(*args, **named))
        return future


class DaskExecutor(Executor):
    """An executor that runs its tasks on a Dask cluster. Raises CommandError if none answers."""

    def __init__(self, address: str) -> None:
        distributed = import_optional(CLUSTER, "--dask", "Dask")
        for name in (CLUSTER, f"{CLUSTER}.client"):  # its tracebacks say nothing more than the errors raised here
            logging.getLogger(name).setLevel(logging.CRITICAL)
        try:
            self._client = distributed.Client(address, timeout=10)
        except (OSError, ValueError) as error:
            raise CommandError(f"--dask: no Dask cluster answers at {address} ({error})") from None
        self._executor = self._client.get_executor()
        self._had_workers = True

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = self._executor.submit(work, *args, **named)
        return future

    def check_workers(self) -> None:
        """Say on the error stream when the last worker has gone, and when there is one again."""
        has_workers = bool(self._client.scheduler_info()["workers"])
        if has_workers != self._had_workers:
            news = "The Dask cluster has workers again." if has_workers else NO_WORKERS
            print(news, file=sys.stderr, flush=True)
        self._had_workers = has_workers

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._executor.shutdown(wait=wait and not cancel_futures)
        self._client.close()


def import_optional(package: str, user: str, name: str, extra: str = "cluster") -> ModuleType:
    """Import a package that only one option or command uses. Raises CommandError if it isn't installed."""
    try:
        return importlib.import_module(package)
    except ImportError:
        raise CommandError(
            f"{user} needs {name}, which is not installed; install the program with its extra: "
            f"pip install 'cul-de-sac[{extra}]'"
        ) from None
