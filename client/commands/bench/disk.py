"""Disk figures: how long drawing waits with very many matches and a locked file."""

from __future__ import annotations

import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from client.program import Program
from client.scenes.about import AboutScene
from client.scenes.data_buttons import OwnThings
from client.shell.app import App
from engine.commands._shared.bench.figures import Figure
from engine.commands._shared.bench.many_matches import fill
from engine.commands._shared.bench.saving import answer_at_random, begin_match
from engine.kernel.game.game import Game
from engine.store.files.folders import Folders
from engine.store.store import Store

MATCHES = 10_000
ANSWERS, CHANGES = 25, 25
WAIT_MS, SAVED_MS = 16.0, 50.0
SIZE = (1280, 720)
SEED = 5


def figures(game: Game) -> Iterator[Figure]:
    """Measure the longest single wait of each step, and how long an answer takes to the disk."""
    name = f"{game.title}, {MATCHES:,} matches"
    with tempfile.TemporaryDirectory() as folder:
        folders = Folders.in_home(Path(folder))
        store = Store(folders)
        fill(store, game, MATCHES)
        store.close()
        program = Program(App(SIZE, headless=True), folders, threaded=True)
        assert program.store is not None
        waits: list[float] = []
        _watch(program.store, waits)
        for scene in ("title", "matches", "statistics", "title"):
            began = time.perf_counter()
            program.app.open_alone(scene)
            program.app.turn(())
            yield Figure(f"{name}: {scene} opened and drawn", (time.perf_counter() - began) * 1000, "ms")
            yield _longest(f"{name}: {scene}", waits)
        began = time.perf_counter()
        program.store.wait_for_check()
        program.app.turn(())
        yield Figure(f"{name}: checked and backed up in the background", time.perf_counter() - began, "s")
        yield from _saving(name, game, program, waits)
        yield from _files(name, program, Path(folder), waits)
        program.close()


def _saving(name: str, game: Game, program: Program, waits: list[float]) -> Iterator[Figure]:
    """Measure how long an answer waits and how long it isn't on disk.

    Once alone, and once while another program locks the file.
    """
    store = program.store
    assert store is not None
    session, chance = begin_match(game, SEED, store), random.Random(1)
    store.flush()
    waits.clear()
    until_saved = list[float]()
    for _ in range(ANSWERS):
        began = answer_at_random(session, chance)
        while not session.is_saved:
            time.sleep(0.0005)
        until_saved.append((time.perf_counter() - began) * 1000)
    yield _longest(f"{name}: {ANSWERS} answers", waits)
    yield Figure(
        f"{name}: an answer until it is on disk, median", statistics.median(until_saved), "ms", at_most=SAVED_MS
    )
    with closing(sqlite3.connect(store.database.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        for _ in range(ANSWERS):
            answer_at_random(session, chance)
            session.update(round(time.perf_counter() * 1000))
        program.app.open_alone("matches")
        yield _longest(f"{name}, locked by another program: {ANSWERS} answers and the list", waits)
    began = time.perf_counter()
    store.flush()
    yield Figure(f"{name}: all saved after the lock", (time.perf_counter() - began) * 1000, "ms")


def _files(name: str, program: Program, folder: Path, waits: list[float]) -> Iterator[Figure]:
    """Measure how long drawing waits for changes of settings and progress, and for an export of everything."""
    assert program.folders is not None
    page = AboutScene(program.folders)
    page.enter(program.app)
    for number in range(CHANGES):
        program.app.settings.volume_master = number
        with _record_wait(waits):
            program.app.save_settings()
        with _record_wait(waits):
            program.progress.note_puzzle("bench/1", tries=number)
        program.app.turn(())
    yield _longest(f"{name}: {CHANGES} changes of settings and progress", waits)
    began = time.perf_counter()
    program.app.files.flush()
    yield Figure(f"{name}: all of them written after that", (time.perf_counter() - began) * 1000, "ms")
    with _record_wait(waits):
        OwnThings(program.folders, page).give(folder / "all.culdesac")
    yield _longest(f"{name}: an export", waits)
    began = time.perf_counter()
    program.app.files.flush(60.0)
    yield Figure(f"{name}: exported in the background", time.perf_counter() - began, "s")


def _watch(store: Store, waits: list[float]) -> None:
    """Note in milliseconds how long each reading of the store takes, and each wait for its writer."""
    reading, flush, put = store.database.reading, store.writer.flush, store.writer.put

    @contextmanager
    def timed_reading() -> Iterator[sqlite3.Connection]:
        with _record_wait(waits), reading() as connection:
            yield connection

    def time_calls(call: Callable[..., bool | None]) -> Callable[..., bool | None]:
        def timed_call(*arguments: object, **named: object) -> bool | None:
            with _record_wait(waits):
                return call(*arguments, **named)

        return timed_call

    store.database.reading = timed_reading  # type: ignore[method-assign]
    store.writer.flush, store.writer.put = time_calls(flush), time_calls(put)  # type: ignore[method-assign, assignment]


@contextmanager
def _record_wait(waits: list[float]) -> Iterator[None]:
    began = time.perf_counter()
    yield
    waits.append((time.perf_counter() - began) * 1000)


def _longest(name: str, waits: list[float]) -> Figure:
    longest = max(waits, default=0.0)
    waits.clear()
    return Figure(f"{name}: longest single wait for the disk", longest, "ms", at_most=WAIT_MS)
