"""Measure a table's frames while computer seats think in their worker processes.

The frames run in real time, sixty a second, so that the workers get as much of the computer as in a match. The match is
saved after every answer. Every frame counts that is drawn while a worker thinks. The goal is for a frame's time on the
processor. The time on the clock is printed as well; it includes whatever else runs on the computer.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from client.program import Program
from client.shell.app import App
from client.sound.player import SoundPlayer
from engine.ai import levels
from engine.ai.workers import WorkerPool
from engine.commands._shared.bench.figures import Figure, percentile
from engine.kernel.game.game import Game
from engine.session.session import Session
from engine.store.files.folders import Folders
from engine.store.player.settings import Settings
from engine.store.store import Store
from engine.words.player_names import NAMES

THINKERS = 4
FRAME_S = 1 / 60
FRAMES = 400
"""So many frames are measured while somebody thinks."""
FEWEST = 50
"""Fewer of them tell nothing."""
LONGEST_S = 30.0
FRAME_MS = 8.0
SEED = 5


def figures(game: Game, size: tuple[int, int]) -> Iterator[Figure]:
    """Measure the frames of a table at which four seats of the highest level think, with their goal."""
    frames = frames_while_thinking(game, size, FRAMES, LONGEST_S)
    name = f"{game.title}, {frames.seats} seats at {size[0]}x{size[1]}: frames drawn while they think"
    yield Figure(name, len(frames), "", at_least=FEWEST)
    yield Figure("    99th percentile", percentile(frames.processor, 99), "ms", at_most=FRAME_MS)
    yield Figure("    on the clock, 99th percentile", percentile(frames.clock, 99), "ms")


class Frames:
    """Milliseconds of frames, on the clock and on the processor."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.clock: list[float] = []
        self.processor: list[float] = []

    def __len__(self) -> int:
        return len(self.clock)

    def turn(self, app: App) -> None:
        """Let the program turn once, and note how long that took if a frame was drawn."""
        drawn = app.frames_drawn
        clock, processor = time.perf_counter(), time.thread_time()
        app.turn([])
        processor, clock = time.thread_time() - processor, time.perf_counter() - clock
        if app.frames_drawn > drawn:
            self.processor.append(processor * 1000)
            self.clock.append(clock * 1000)


def frames_while_thinking(game: Game, size: tuple[int, int], most: int, longest_s: float) -> Frames:
    """Return at most `most` frames drawn while a worker thinks, with cards still moving."""
    settings = Settings(animation="normal", computer_delay_ms=0)
    app = App(size, headless=True, settings=settings, paint="always")
    Program(app, None, SoundPlayer(settings))
    pool = WorkerPool()
    with TemporaryDirectory() as home:
        store = Store(Folders.in_home(Path(home)))
        try:
            session = seats_that_think(game, settings, pool, store)
            app.open_alone("table", session=session)
            frames = Frames(session.match.table.seats)
            ends = time.perf_counter() + longest_s
            while len(frames) < most and time.perf_counter() < ends and not session.over:
                _one_frame(app, pool, frames)
        finally:
            pool.close()
            store.close()
    return frames


def _one_frame(app: App, pool: WorkerPool, frames: Frames) -> None:
    """Draw and measure a frame while a worker thinks, then wait until the next is due."""
    began = time.perf_counter()
    if pool.busy:
        frames.turn(app)
    else:
        app.turn([])
    time.sleep(max(0.0, FRAME_S - (time.perf_counter() - began)))


def seats_that_think(game: Game, settings: Settings, pool: WorkerPool, store: Store) -> Session:
    """Start a stored match among computer players at the top level, up to four seats."""
    options = game.checked_options(game.speed_goals.options if game.speed_goals else {})
    fewest, most = game.seat_limits(options)
    seats = min(max(THINKERS, fewest), most)
    level = levels.names()[-1]
    return Session.start(game, NAMES[:seats], [level] * seats, options, SEED, settings, store=store, pool=pool)
