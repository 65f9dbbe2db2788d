"""Figures of the accessibility tree: what a turn of the program's loop costs more while a screen reader listens.

A match among computers runs in real time on its table. The tree is built and compared as with a screen reader, and sent
to nobody. Times are those of the thread that draws.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from client.access.tree.system import Adapter, SystemTree, Update
from client.program import Program
from client.shell.app import App
from client.sound.player import SoundPlayer
from engine.commands._shared.bench.figures import Figure, percentile
from engine.kernel.game.game import Game
from engine.session.session import Session
from engine.store.player.settings import Settings

TURNS = 900
FRAME_S = 1 / 60
LEVEL = "gentle"
SEED = 5
UPDATE_MS, MEDIAN_MS, SILENT_MS = 5.0, 1.0, 0.01
"""The most that an update may take (99th percentile), a turn (median), and a turn while nobody listens (median)."""


class NullAdapter(Adapter):
    """Counts what would be sent."""

    def __init__(self) -> None:
        self.updates = self.nodes = self.most = 0

    def send(self, update: Update) -> None:
        self.updates += 1
        self.nodes += len(update.nodes)
        self.most = max(self.most, len(update.ids))


def figures(game: Game, size: tuple[int, int]) -> Iterator[Figure]:
    """Measure the costs of the tree of one table."""
    settings = Settings(animation="normal", computer_delay_ms=0)
    app = App(size, headless=True, settings=settings, paint="always")
    program, adapter = Program(app, None, SoundPlayer(settings)), NullAdapter()
    program.connect(lambda tree: adapter)
    assert program.tree is not None
    _, seats = game.seat_limits(game.checked_options({}))
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    session = Session.start(game, names, [LEVEL] * seats, game.checked_options({}), SEED, settings)
    app.open_alone("table", session=session)
    silent = _turns(app, program.tree, adapter, TURNS // 9)
    program.tree.on_activated()
    times = _turns(app, program.tree, adapter, TURNS)
    program.close()
    sent = [spent for spent, updates in times if updates]
    yield Figure(
        f"{game.title}, {seats} seats at {size[0]}x{size[1]}: nodes of the accessibility tree", adapter.most, ""
    )
    yield Figure("    nodes in an update, mean", adapter.nodes / max(1, adapter.updates), "")
    yield Figure("    turns with an update", 100 * len(sent) / len(times), "%")
    yield Figure("    a turn, median", percentile([spent for spent, _ in times], 50), "ms", at_most=MEDIAN_MS)
    yield Figure("    a turn with an update, median", percentile(sent, 50), "ms")
    yield Figure("    a turn with an update, 99th percentile", percentile(sent[1:], 99), "ms", at_most=UPDATE_MS)
    yield Figure(
        "    a turn while nobody listens, median",
        percentile([spent for spent, _ in silent], 50),
        "ms",
        at_most=SILENT_MS,
    )


def _turns(app: App, tree: SystemTree, adapter: NullAdapter, count: int) -> list[tuple[float, int]]:
    """Return for each turn the milliseconds spent on the tree, and the number of updates."""
    found: list[tuple[float, int]] = []
    real = tree.turn

    def turn() -> None:
        before, began = adapter.updates, time.thread_time()
        real()
        found.append(((time.thread_time() - began) * 1000, adapter.updates - before))

    tree.turn = turn  # type: ignore[method-assign]
    for _ in range(count):
        began = time.perf_counter()
        app.turn([])
        time.sleep(max(0.0, FRAME_S - (time.perf_counter() - began)))
    tree.turn = real  # type: ignore[method-assign]
    return found
