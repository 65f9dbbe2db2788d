"""Timelines of whole matches as text: every sound, event, landing and visual that a table shows, with its moment.

    python -m tests.client.motion.timelines write FOLDER    write each timeline to a text file, to compare by eye
    python -m tests.client.motion.timelines record          record the digests again, after a wanted change

Players answer at random by the match's seed, so that no change of a policy changes a timeline. Time is counted by the
timelines themselves.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from client.motion.pace import Pace
from client.table.furniture.score_sheet.motion import ScoreSheetMotion
from engine.games import load, slugs
from engine.kernel.state.events import Event
from engine.kernel.state.view import View
from tests.client.motion.playing import Playing

RECORDED = Path(__file__).parent / "timelines.json"
PACES = {
    "normal": Pace(tells=True),
    "fast": Pace(0.5, tells=True),
    "read": Pace(read=True, tells=True),
    "reduced": Pace(reduced=True, tells=True),
    "off": Pace(0),
}
MATCHES = 12
MOST_SEATS = 4
_FRAME_MS = 16
_SHEET_MS = 700
_LONGEST_MS = 900_000
_ANSWERS = 180, 500
"""The most answers of a match; every fourth match is long."""


def names() -> list[str]:
    """Return the name of each timeline: its game, match and pace. Each match is shown at three paces."""
    return [
        f"{slug} {number} {pace}"
        for slug in slugs()
        for number in range(MATCHES)
        for pace in (("normal", "fast", "read") if number % 2 == 0 else ("normal", "reduced", "off"))
    ]


class Timeline(Playing):
    """A match that is played and shown in full, with a line for everything that happens."""

    def __init__(self, slug: str, number: int, pace: str) -> None:
        game = load(slug)
        seats = range(game.min_seats, min(game.max_seats, MOST_SEATS) + 1)
        start = PACES[pace]
        own = Pace(start.factor, start.reduced, read=start.read, tells=start.tells)
        super().__init__(seats[number % len(seats)], number + 40, number % 3, number % 2, own, slug=slug)
        self.chance = random.Random(f"{slug} {number}")
        self.longest = _ANSWERS[number % 4 == 3]
        self.now = 0
        self.lines: list[str] = []
        self._seen: set[int] = set()
        self._kept: list[object] = []
        self._flags: tuple[object, ...] = ()
        self._read_at: int | None = None
        self.director.tell = lambda event: self._note("event", event)
        self.director.play = self._sound
        self.director.word = lambda milestone: str(milestone)
        self.sheets = self.director.motion(ScoreSheetMotion)
        if self.sheets.accent.counter:
            self.sheets.show = self._sheet
        self._listen()

    def _sound(self, name: str, now: float, x: float | None = None) -> None:
        self._note("sound", name, now, None if x is None else round(x))

    def _sheet(self, reckoning: object) -> bool:
        self._note("sheet", reckoning)
        self._read_at = self.now + _SHEET_MS
        return True

    def _listen(self) -> None:
        """Note everything that lands or counts in the displayed state."""
        shown = self.director.shown
        land, count, settle = shown.land, shown.count, shown.settle

        def landed(event: Event, after: View, counted: frozenset[tuple[int, int]]) -> None:
            self._note("lands", event)
            land(event, after, counted)

        def added(seat: int, number: int, amount: int) -> None:
            self._note("counts", seat, number, amount)
            count(seat, number, amount)

        def settled(view: View, keep_question: bool = False) -> None:
            self._note("settles", keep_question)
            settle(view, keep_question)

        shown.land, shown.count, shown.settle = landed, added, settled  # type: ignore[method-assign]

    def _note(self, kind: str, *said: object) -> None:
        self.lines.append(f"{self.now} {kind} {' '.join(map(str, said))}")

    def _look(self) -> None:
        """Note new visuals and what has changed in the state of the timeline."""
        director = self.director
        for effect in director.effects:
            if id(effect) not in self._seen:
                self._seen.add(id(effect))
                self._kept.append(effect)
                self._note("visual", type(effect).__name__, round(effect.begin, 2), round(effect.end, 2))
        flags = (
            director.cursor,
            director.reached,
            director.suspense,
            director.waits_for_reader,
            director.waiting,
            director.animating(self.now),
            director.planner.crowded,
        )
        if flags != self._flags:
            self._flags = flags
            self._note("state", *flags)

    def run_match(self) -> None:
        """Play and show the match, at most up to a number of answers."""
        while self.now < _LONGEST_MS:
            director = self.director
            if self._read_at is not None and self.now >= self._read_at:
                self._read_at = None
                self.sheets.release(self.now)
            director.update(self.now)
            self._look()
            answers = director.accepts(self.now) and self._read_at is None
            if answers and not self._answer() and not director.active(self.now):
                break
            self._disturb()
            wakes = director.wake_at(self.now)
            step = _FRAME_MS if wakes is None or wakes <= self.now else min(_FRAME_MS, wakes - self.now)
            self.now += step if wakes is None or wakes > self.now else 1

    def _answer(self) -> bool:
        """Let a player answer, and show what follows. Return False at the end."""
        match = self.match
        if match.over or len(match.answers) >= self.longest:
            return False
        seat = self.chance.choice(match.asked_seats)
        match.answer(seat, self.chance.choice(match.view(seat).options))
        for events, after in self.batches:
            self.director.add(events, after, self.now, own=seat == self.viewer)
        self.batches.clear()
        self._look()
        return True

    def _disturb(self) -> None:
        """Let the player interfere now and then: continue, skip, go back, look again, resize the window."""
        drawn, director = self.chance.random(), self.director
        if director.waits_for_reader and drawn < 0.02 or drawn < 0.0008:
            self._note("advances", director.advance(self.now))
        elif drawn < 0.0012:
            self._note("skips", director.skip(self.now))
        elif drawn < 0.0016:
            self._note("arranges")
            director.rearrange(self.now)
        elif drawn < 0.0019 and self._read_at is None:
            self._note("changes")
            director.change(director.newest, self.now)
        elif drawn < 0.0022:
            self._note("starts again")
            director.reset(director.newest)


def timeline(name: str) -> list[str]:
    """Return the lines of one timeline."""
    slug, number, pace = name.split()
    made = Timeline(slug, int(number), pace)
    made.run_match()
    return made.lines


def digest(lines: list[str]) -> str:
    """Return the number of lines and a short digest of them."""
    return f"{len(lines)} {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()[:16]}"


def recorded() -> dict[str, str]:
    """Return the recorded digest of each timeline."""
    found: dict[str, str] = json.loads(RECORDED.read_text("utf-8"))
    return found


def _made() -> Iterator[tuple[str, list[str]]]:
    for name in names():
        yield name, timeline(name)


def main() -> None:
    """Write the timelines, or record them."""
    if sys.argv[1:] == ["record"]:
        digests = {name: digest(lines) for name, lines in _made()}
        RECORDED.write_text(json.dumps(digests, indent=0) + "\n", "utf-8")
        return
    folder = Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name, lines in _made():
        (folder / f"{name.replace(' ', '-')}.txt").write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
