"""Where games are played: in this process, in several on this computer, or on others by Dask or Ray.

Dask and Ray are no part of the program: they are looked for when they are asked for, and whoever wants them installs
the extra `cluster`. Every computer of a cluster needs the same version of the program.
"""

from __future__ import annotations

import argparse
import importlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeVar

from client.commands import CommandError
from client.commands._match_options import at_least

CLUSTERS = ("distributed", "ray")
"""The packages of the clusters: their errors are about workers, not about games."""

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def add_spread_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the number of processes, and the cluster that may take their place."""
    parser.add_argument(
        "--jobs", type=at_least(1), default=os.cpu_count() or 1, metavar="N", help="processes (default: one a core)"
    )
    cluster = parser.add_mutually_exclusive_group()
    trust = "whoever controls it can run code here: both sides unpickle what comes over the network"
    cluster.add_argument("--dask", metavar="ADDRESS", help=f"play on a Dask cluster, such as tcp://host:8786; {trust}")
    cluster.add_argument("--ray", metavar="ADDRESS", help=f"play on a Ray cluster, such as host:6379 or local; {trust}")


@contextmanager
def chosen_executor(arguments: argparse.Namespace) -> Iterator[Executor]:
    """The executor that the arguments ask for. What it has not begun is dropped at the end. Raises CommandError."""
    executor: Executor
    if arguments.dask:
        executor = DaskExecutor(arguments.dask)
    elif arguments.ray:
        executor = RayExecutor(arguments.ray)
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
    """The number of each task with its answer, as they come. Raises CommandError when a worker is lost."""
    futures: dict[Future[Answer], int] = {}
    for number, task in enumerate(tasks):
        future = executor.submit(work, task)
        futures[future] = number
        if isinstance(executor, HereExecutor):
            yield number, future.result()
    if isinstance(executor, HereExecutor):
        return
    for future in as_completed(futures):
        try:
            yield futures[future], future.result()
        except Exception as error:
            if isinstance(error, (OSError, BrokenExecutor)) or type(error).__module__.split(".")[0] in CLUSTERS:
                raise CommandError(f"a worker was lost: {error} ({type(error).__name__})") from None
            raise


def stop_at_once() -> None:
    """Ctrl+C ends a process without a word or a delay: what it was doing is done again."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class HereExecutor(Executor):
    """Does everything at once in this process."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        """See concurrent.futures.Executor.submit; whatever the work raises comes out here."""
        future: Future[Any] = Future()
        future.set_result(work(*args, **named))
        return future


class DaskExecutor(Executor):
    """The usual executor, with the tasks done by a Dask cluster. Raises CommandError when none answers."""

    def __init__(self, address: str) -> None:
        distributed = needed("distributed", "--dask", "Dask")
        try:
            self._client = distributed.Client(address, timeout=10)
        except (OSError, ValueError) as error:
            raise CommandError(f"--dask: no Dask cluster answers at {address} ({error})") from None
        self._executor = self._client.get_executor()

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        """See concurrent.futures.Executor.submit."""
        future: Future[Any] = self._executor.submit(work, *args, **named)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """See concurrent.futures.Executor.shutdown."""
        self._executor.shutdown(wait=wait and not cancel_futures)
        self._client.close()


class RayExecutor(Executor):
    """The usual executor, with the tasks done by a Ray cluster; the address "local" starts one on this computer.

    Raises CommandError when none answers.
    """

    def __init__(self, address: str) -> None:
        self._ray = needed("ray", "--ray", "Ray")
        self._functions: dict[Callable[..., Any], Any] = {}
        self._refs: list[Any] = []
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise CommandError(f"--ray: no Ray cluster answers at {address} ({error})") from None

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        """See concurrent.futures.Executor.submit."""
        if work not in self._functions:
            self._functions[work] = self._ray.remote(work)
        ref = self._functions[work].remote(*args, **named)
        self._refs.append(ref)
        future: Future[Any] = ref.future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """See concurrent.futures.Executor.shutdown."""
        if cancel_futures:
            for ref in self._refs:
                self._ray.cancel(ref)
        self._ray.shutdown()


def needed(package: str, option: str, name: str) -> ModuleType:
    """A package that only this option uses. Raises CommandError when it is not installed."""
    try:
        return importlib.import_module(package)
    except ImportError:
        raise CommandError(
            f"{option} needs {name}, which is not installed; install the program with its extra: "
            "pip install 'cul-de-sac[cluster]'"
        ) from None
