"""Gives cases to processes, counts the results, and keeps a few failures of every group."""

from __future__ import annotations

import logging
import multiprocessing
import os
import random
import resource
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from tests.endurance.case import Failure, Kind, Outcome, chance_of, raised, write_case
from tests.endurance.dice import same_dice
from tests.endurance.ends import Ends
from tests.endurance.foreign import Foreign
from tests.endurance.games import Games
from tests.endurance.kills import Kills
from tests.endurance.monkey import Monkey
from tests.endurance.mutations import Mutations
from tests.endurance.twins import Twins

KINDS: dict[str, Kind] = {
    kind.name: kind for kind in (Kills(), Mutations(), Foreign(), Monkey(), Twins(), Games(), Ends())
}
KEPT = 3
"""Cases that are written of one group of failures."""
_AHEAD = 2
"""Cases that wait before each process."""
_TELL_S = 60
"""Seconds between two lines about how far a kind has come."""
_MEMORY = 4 * 1024**3
"""Bytes of address space a process may have: what a file makes the program take beyond that fails."""


_FONTS = Path(__file__).parents[2] / ".pytest_cache" / "d" / "fonts"
"""Freezing fonts takes seconds: those of the tests serve."""


class TookTooLong(BaseException):
    """A case takes too long. No handler of the program may take this for one of its own errors."""


@dataclass(slots=True)
class Tally:
    """The results of one kind."""

    kind: str
    unit: str
    tried: int = 0
    failed: int = 0
    cases: int = 0
    seconds: float = 0.0
    groups: Counter[str] = field(default_factory=Counter)
    files: list[tuple[str, str]] = field(default_factory=list)
    """A sentence and the file of each case that was written."""

    def to_data(self) -> dict[str, Any]:
        """The figures as plain data."""
        files = [{"sentence": sentence, "file": file} for sentence, file in self.files]
        return {
            "kind": self.kind,
            "unit": self.unit,
            "tried": self.tried,
            "failed": self.failed,
            "cases": self.cases,
            "seconds": round(self.seconds, 1),
            "groups": dict(self.groups),
            "files": files,
        }


@dataclass(slots=True)
class Campaign:
    """Trials of some kinds, to `counts` things tried of each and no longer than `minutes` in all (None: no limit)."""

    kinds: list[str]
    seed: int
    jobs: int
    folder: Path
    counts: dict[str, int]
    minutes: float | None = None
    tell: Callable[[str], None] = print
    tallies: list[Tally] = field(default_factory=list)

    def run(self) -> int:
        """Try everything; returns how many failures there were."""
        ends = time.monotonic() + self.minutes * 60 if self.minutes is not None else None
        with tempfile.TemporaryDirectory(prefix="endurance-", dir=scratch()) as work:
            processes = Processes(self.jobs, Path(work))
            try:
                for place, name in enumerate(self.kinds):
                    now = time.monotonic()
                    share = None if ends is None else now + (ends - now) / (len(self.kinds) - place)
                    self.tallies.append(self._try(KINDS[name], processes, share))
            finally:
                processes.pool.shutdown(wait=True, cancel_futures=True)
        return sum(tally.failed for tally in self.tallies)

    def _try(self, kind: Kind, processes: Processes, ends: float | None) -> Tally:
        """All cases of one kind, until there are enough or the time is up."""
        tally = Tally(kind.name, kind.unit)
        began = told = time.monotonic()
        numbers = iter(range(1 << 40))
        wanted = self.counts.get(kind.name, kind.wanted)
        open_cases: dict[Future[Outcome], int] = {}
        while True:
            more = tally.tried < wanted and (ends is None or time.monotonic() < ends)
            while more and len(open_cases) < _AHEAD * self.jobs:
                number = next(numbers)
                open_cases[processes.begin(kind, self.seed, number)] = number
            if not open_cases:
                break
            done, _ = wait(open_cases, return_when=FIRST_COMPLETED)
            if any(isinstance(future.exception(), BrokenProcessPool) for future in done):
                lost = sorted(open_cases.values())
                open_cases.clear()
                processes.replace()
                for number in lost:
                    self.count(tally, number, processes.alone(kind, self.seed, number))
                continue
            for future in done:
                self.count(tally, open_cases.pop(future), future.result())
            if time.monotonic() - told > _TELL_S:
                told = time.monotonic()
                self.tell(f"{kind.name}: {tally.tried:,} of {wanted:,} {kind.unit}, {tally.failed:,} failed")
        tally.seconds = time.monotonic() - began
        self.tell(line(tally))
        return tally

    def count(self, tally: Tally, number: int, outcome: Outcome) -> None:
        """Count the outcome of a case, and write down a few failures of each group."""
        tally.tried += outcome.tried
        tally.cases += 1
        for failure in outcome.failures:
            tally.failed += 1
            tally.groups[failure.group] += 1
            if tally.groups[failure.group] <= KEPT:
                file = write_case(self.folder, tally.kind, self.seed, number, failure)
                tally.files.append((failure.sentence, str(file)))
                self.tell(f"{tally.kind}: {failure.sentence}\n    python -m tests.endurance --case {file}")
            if failure.home is not None:
                shutil.rmtree(failure.home.parent, ignore_errors=True)


class Processes:
    """The processes that run cases. Each prepares the common starting data of its cases once."""

    def __init__(self, jobs: int, work: Path) -> None:
        self._jobs = jobs
        self._work = work
        self.pool = self._new(jobs)

    def _new(self, jobs: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), prepare, (self._work,))

    def begin(self, kind: Kind, seed: int, number: int) -> Future[Outcome]:
        """Queue a case."""
        return self.pool.submit(run_case, kind.name, seed, number, self._work)

    def replace(self) -> None:
        """New processes, because one has ended."""
        self.pool.shutdown(wait=False)
        self.pool = self._new(self._jobs)

    def alone(self, kind: Kind, seed: int, number: int) -> Outcome:
        """A case in a process of its own, which may end with it."""
        with self._new(1) as pool:
            try:
                return pool.submit(run_case, kind.name, seed, number, self._work).result()
            except BrokenProcessPool:
                return Outcome(1, [Failure("the process ended", "the process ended")])


def line(tally: Tally) -> str:
    """The line of the summary about one kind."""
    words = f"{tally.kind}: {tally.tried:,} {tally.unit} tried in {tally.cases:,} cases, {tally.failed:,} failed"
    return f"{words} ({tally.seconds:.0f} s)"


def scratch() -> str | None:
    """Where homes are made: in memory, if there is such a place, since a disk makes every answer wait."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def prepare(work: Path) -> None:
    """Make a process ready for cases: no log, bounded memory, nothing of the player's touched."""
    os.environ["CUL_DE_SAC_HOME"] = str(work / "nobody")
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    logging.disable(logging.CRITICAL)
    from client.art import fonts

    fonts.set_cache_folder(_FONTS)


def run_case(kind: str, seed: int, number: int, work: Path) -> Outcome:
    """One case of a kind, in this process."""
    place = Path(tempfile.mkdtemp(prefix=f"{kind}-{number}-", dir=work))
    chance = chance_of(kind, seed, number)
    return guarded(KINDS[kind], chance, place, lambda: KINDS[kind].run(chance, place))


def guarded(kind: Kind, chance: random.Random, place: Path, run: Callable[[], Outcome]) -> Outcome:
    """Run a case and return its outcome. An exception or a timeout is a failure."""
    with same_dice(chance), _limited(kind.limit_s):
        try:
            outcome = run()
        except (Exception, TookTooLong) as error:
            outcome = Outcome(1, [raised(error, "the case itself ended")])
    if not any(failure.home for failure in outcome.failures):
        shutil.rmtree(place, ignore_errors=True)
    return outcome


@contextmanager
def _limited(seconds: int) -> Iterator[None]:
    def ring(number: int, frame: FrameType | None) -> None:
        raise TookTooLong(f"no end after {seconds} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
