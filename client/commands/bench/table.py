"""Figures of the table: frames at rest and in motion, idle, launch, memory.

Measured without a screen (SDL's dummy driver), with as many seats as the game takes, at the moment of a match in which
most cards lie open and a person is asked; things are watched in motion from a little before that on. Frames count with
the time of the thread that draws, which other programs on the machine disturb least.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pygame

from client.commands.bench.position import FullMatch, matches_at_random, note_moments
from client.layout.map import tables
from client.program import Program, tidy_memory
from client.shell.app import App
from client.shell.scene import ManualClock
from client.sound.player import SoundPlayer
from client.table.scene import TableScene
from engine.commands._shared.bench.figures import Figure, percentile
from engine.commands._shared.stage import still_session
from engine.kernel.game.game import Game
from engine.session.session import Session
from engine.store.player.settings import Settings

REDRAWS = 100
MOVING_ANSWERS = 60
NOTE_ANSWERS = 8
"""So many of the answers that a game names are watched until everything rests."""
LEAD = 40
"""Answers before the fullest moment from which on things are watched in motion."""
MOVING_MS = 192
"""How long the movements after each answer are watched before the next answer."""
SHORT_MS, LONG_MS = 1000 / 144, 1000 / 60
"""Milliseconds of a frame on a fast screen and on a usual one."""
LAUNCHES = 5
IDLE_TURNS = 200
LONGEST_SETTLING = 8000
"""Frames after which a picture that still moves is taken as it is."""

MAIN_FILE = Path(__file__).resolve().parents[3] / "main.py"
HIGHEST = "VmHWM"
"""The name that the system has for the most memory a process has held."""

LIT_MS, LAUNCH_S, MEMORY_MB, MOST_ITEMS = 0.5, 1.5, 300.0, 15


class Goals(NamedTuple):
    """What a table may need in a window of one size: ms of frames in motion, and MB of memory."""

    median: float
    slowest: float
    seated: float
    highest: float


GOALS = {(1920, 1080): Goals(3.0, 10.0, MEMORY_MB, MEMORY_MB), (3840, 2160): Goals(5.0, 20.0, 380.0, 450.0)}
_NO_GOALS = (None, None, None, None)


def figures(game: Game, size: tuple[int, int], rate: int) -> Iterator[Figure]:
    """Measure the table of a game in a window of `size` at `rate` frames a second. Each figure has its goal."""
    _forget_peak()
    table = BenchTable(game, size, rate)
    name = f"{game.title}, {table.seats} seats at {size[0]}x{size[1]}"
    median, slowest, seated, highest = GOALS.get(size, _NO_GOALS)
    yield Figure(f"{name}: memory with one table", _memory(), "MB", at_most=seated)
    yield Figure(f"{name}, {table.cards} open cards: full redraw, median", statistics.median(table.redraws()), "ms")
    unchanged = statistics.median(table.redraws(whole=False))
    yield Figure(f"{name}: frame without changes, median", unchanged, "ms")
    lit = statistics.median(table.lit_frames())
    yield Figure(f"{name}: frame that lights a card, median", lit, "ms", at_most=LIT_MS)
    frames, touched = table.moving_frames()
    idle, after_answers = table.idle_frames(), _memory()
    yield Figure(f"{name}: frame in motion, median", statistics.median(frames), "ms", at_most=median)
    yield Figure(f"    99th percentile of {len(frames)}", percentile(frames, 99), "ms", at_most=slowest)
    for limit in (SHORT_MS, LONG_MS):
        over = sum(milliseconds > limit for milliseconds in frames)
        yield Figure(f"    over {limit:.1f} ms", 100 * over / len(frames), "%")
    yield Figure("    items drawn, median", statistics.median(touched), "", at_most=MOST_ITEMS)
    yield Figure(f"    memory after {MOVING_ANSWERS} answers", after_answers, "MB")
    yield from _measure_note_frames(table, game, name)
    yield Figure(f"{name}: frames drawn while nothing changes", idle, "", at_most=0)
    yield Figure(f"{name}: memory at its highest", _memory(HIGHEST), "MB", at_most=highest)
    launches = [_launch(1) for _ in range(LAUNCHES)]
    seconds = statistics.median(seconds for seconds, _ in launches)
    yield Figure("launch to the first interactive frame, until the program has ended", seconds, "s", at_most=LAUNCH_S)
    _, memory = _launch(400)
    yield Figure("memory at its highest, title and match in a usual window", memory, "MB", at_most=MEMORY_MB)


def _measure_note_frames(table: BenchTable, game: Game, name: str) -> Iterator[Figure]:
    """Measure the frames during the note that the game names for this, if any."""
    goals = game.speed_goals.motion if game.speed_goals else None
    if goals is None:
        return
    frames, cards = table.note_frames(goals.note)
    fewest = f"{min(cards)} cards and more" if cards else "never seen"
    yield Figure(
        f"{name}: frame during '{goals.note}' ({fewest}), median",
        statistics.median(frames or [0.0]),
        "ms",
        at_most=goals.median_ms,
    )
    yield Figure(f"    99th percentile of {len(frames)}", percentile(frames, 99), "ms", at_most=goals.slowest_ms)


class BenchTable:
    """A table in the middle of a match, with a clock that this benchmark turns."""

    def __init__(self, game: Game, size: tuple[int, int], rate: int = 60) -> None:
        self.settings = Settings(animation="normal", computer_delay_ms=0, coach_marks=False)
        self.clock = ManualClock(1000)
        self.app: App = App(size, headless=True, settings=self.settings, clock=self.clock, paint="always")
        Program(self.app, None, SoundPlayer(self.settings))  # as in a window, files are read while frames are drawn
        self.size, self.frame_ms = size, 1000 // rate
        (_, self.seats), options = max(tables(game).items(), key=lambda entry: entry[0][1])
        self.matches = matches_at_random(game, self.seats, options, size)
        self.played = max(self.matches, key=lambda match: match.fullest.cards)
        self.cards = self.played.fullest.cards
        self.sit_down(self.played, self.played.fullest.answers)

    def sit_down(self, played: FullMatch, answers: int) -> None:
        """Open the table after `answers` answers. A human takes the seat of the fullest moment."""
        self.session: Session = still_session(played.at(answers), self.settings, [played.fullest.seat])
        self.app.open_alone("table", session=self.session)
        self.settle()
        self._close_what_greets()

    def _close_what_greets(self) -> None:
        """Close the private briefing of the first player."""
        while isinstance(self.app.scene, TableScene) and self.app.scene.form.popup is not None:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.app.turn([pygame.event.Event(kind, key=pygame.key.key_code("escape"), mod=0, unicode="")])
            self.settle()

    def settle(self) -> list[float]:
        """Let everything come to rest. Return the milliseconds of all frames that are drawn until then."""
        times = []
        for _ in range(LONGEST_SETTLING):
            drawn = self.app.frames_drawn
            milliseconds = self._frame()
            if self.app.frames_drawn > drawn:
                times.append(milliseconds)
            elif not self._waits():
                break
        return times

    def _waits(self) -> bool:
        """Return whether the table only pauses, with more to show."""
        return isinstance(self.app.scene, TableScene) and self.app.scene.director.waiting

    def redraws(self, whole: bool = True) -> list[float]:
        """Return the milliseconds of frames at rest: the whole window redrawn, or a frame without any change."""
        assert self.app.scene is not None
        times = []
        for _ in range(REDRAWS):
            self.app.scene.redraw()
            times.append(self._frame([pygame.event.Event(pygame.WINDOWEXPOSED)] * whole))
        return times

    def lit_frames(self) -> list[float]:
        """Return the milliseconds of the frames in which the pointer enters or leaves a card of the player."""
        scene = self.app.scene
        assert isinstance(scene, TableScene)
        cards = [piece for piece in scene.places.arrangement.pieces if piece.face_up]
        card = max(cards, key=lambda piece: piece.seat == scene.views.newest.seat)
        times = []
        for place in (card.hit.center, (0, 0)) * (REDRAWS // 2):
            moved = pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False)
            times.append(self._frame([moved]))
            self._frame()
        return times

    def moving_frames(self) -> tuple[list[float], list[int]]:
        """Return the milliseconds of the frames after answers while things move, and the numbers of items drawn.

        The frames begin shortly before the fullest moment, or earlier so that the match doesn't end.
        """
        times, touched = list[float](), list[int]()
        end = len(self.played.answers) - 1
        begin = max(0, min(self.played.fullest.answers - LEAD, end - MOVING_ANSWERS))
        self.sit_down(self.played, begin)
        for answer in self.played.answers[begin : min(begin + MOVING_ANSWERS, end)]:
            self.session.match.answer(answer.seat, answer.option)
            for _ in range(MOVING_MS // self.frame_ms):
                drawn = self.app.frames_drawn
                milliseconds = self._frame()
                if self.app.frames_drawn > drawn:
                    times.append(milliseconds)
                    touched.append(self._count_drawn_items())
        self.settle()
        return times, touched

    def _count_drawn_items(self) -> int:
        """Return the number of items that the last frame drew."""
        return self.app.scene.sheet.touched if isinstance(self.app.scene, TableScene) else 0

    def note_frames(self, note: str) -> tuple[list[float], list[int]]:
        """Return the milliseconds of the frames after answers that lead to a note, and the number of cards then.

        The table has just been opened. Each measurement ends when everything rests.
        """
        times: list[float] = []
        moments = note_moments(self.matches, note, NOTE_ANSWERS, self.size)
        for moment in moments:
            self.sit_down(moment.match, moment.answers)
            answer = moment.match.answers[moment.answers]
            self.session.match.answer(answer.seat, answer.option)
            times += self.settle()
        return times, [moment.cards for moment in moments]

    def idle_frames(self) -> int:
        """Return how many frames are drawn in turns of the loop in which nothing happens."""
        self.settle()
        drawn = self.app.frames_drawn
        for _ in range(IDLE_TURNS):
            self.clock.advance(self.frame_ms)
            self.app.turn([])
        return self.app.frames_drawn - drawn

    def _frame(self, events: Sequence[pygame.event.Event] = ()) -> float:
        """Draw the next frame with these events, and return the milliseconds that the drawing thread needs."""
        self.clock.advance(self.frame_ms)
        began = time.thread_time()
        self.app.turn(events)
        return (time.thread_time() - began) * 1000


def _launch(frames: int) -> tuple[float, float]:
    """Return the seconds and highest memory (MB) of the program, drawing `frames` frames in its own process."""
    command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, str(MAIN_FILE)]
    began = time.perf_counter()
    process = subprocess.Popen([*command, "table", "--frames", str(frames)], stdout=subprocess.DEVNULL)
    memory = 0.0
    while process.poll() is None:
        memory = max(memory, _memory(HIGHEST, process.pid))
        time.sleep(0.005)
    return time.perf_counter() - began, memory


def _forget_peak() -> None:
    """Drop the table of the game before, and have the system count this process's highest memory from now on."""
    tidy_memory()
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def _memory(which: str = "VmRSS", process: int | str = "self") -> float:
    """Return the memory of a process in megabytes, at present or at most so far; 0 if the system doesn't tell."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    found = [line.split()[1] for line in lines if line.startswith(f"{which}:")]
    return int(found[0]) / 1024 if found else 0.0
