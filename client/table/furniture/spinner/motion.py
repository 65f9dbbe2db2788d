"""A rotatable spinner arrow with momentum. It always stops at the result that the rules have drawn.

Angles are degrees clockwise, 0 points up. The spinner has six equal sectors; the first is centered at the top.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from client.motion.beats import Beat, Timing
from client.motion.context import MotionContext
from client.motion.furniture_motion import FurnitureMotion, LastEvent
from client.motion.pace import Pace
from engine.kernel.flow.table import Table
from engine.kernel.state.events import SPUN, Event
from engine.kernel.state.view import View

SECTORS = 6
SECTOR = 360 / SECTORS
MARGIN = 0.12
"""The arrow never rests closer to the edge of a sector than this share of the sector."""
SPIN_MS, TURNS = 1600.0, 2.25
OVERSHOOT, SETTLE_MS = 4.0, 150.0
NOD_MS, NAMED_MS = 260.0, 700.0
"""How long the hub nods when the arrow rests, and how long the result shows before the next beat."""

TICKS = ("tick-1", "tick-2", "tick-3", "tick-4", "tick-5")
"""The ticks of an arrow, from the fastest to the slowest."""
_LONG_AGO = -1e9

FLICK_WINDOW_MS = 250
"""The last part of a drag, which determines how hard the arrow was flicked."""
_SLOWEST, _FASTEST = 90.0, 1800.0
_FLICK_MS, _FLICK_TURNS = (1200.0, 2200.0), (1.25, 3.5)


@dataclass(frozen=True, slots=True)
class Flick:
    """The start of the arrow: its duration (ms), its least number of turns, and its direction (+1 or -1)."""

    duration_ms: float = SPIN_MS
    turns: float = TURNS
    way: int = 1


def flick_of(samples: list[tuple[float, float]]) -> Flick:
    """Return the flick of a drag from its moments and angles. A drag that ends at rest counts as a click.

    It sets duration and turns, never the result.
    """
    if len(samples) < 2:
        return Flick()
    last = samples[-1][0]
    recent = [sample for sample in samples if last - sample[0] <= FLICK_WINDOW_MS]
    elapsed = recent[-1][0] - recent[0][0]
    speed = sum(shortest(b[1] - a[1]) for a, b in zip(recent, recent[1:], strict=False)) / max(1.0, elapsed) * 1000
    if abs(speed) < _SLOWEST:
        return Flick()
    power = min(1.0, (abs(speed) - _SLOWEST) / (_FASTEST - _SLOWEST))
    return Flick(_interpolate(_FLICK_MS, power), _interpolate(_FLICK_TURNS, power), 1 if speed > 0 else -1)


def _interpolate(ends: tuple[float, float], share: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * share


def shortest(angle: float) -> float:
    """Return the equivalent angle above -180 and up to 180 degrees."""
    return 180 - (180 - angle) % 360


def rest_in(sector: int, number: int) -> float:
    """Return a resting angle well inside a sector (1 to 6), always the same for the same number."""
    room = SECTOR * (0.5 - MARGIN)
    return (sector - 1) * SECTOR + random.Random(f"{number} {sector}").uniform(-room, room)


@dataclass(frozen=True, slots=True)
class Spin:
    """One run of the arrow: from `start` slightly beyond `end` in `duration` milliseconds, then back to it."""

    begin: float
    duration: float
    settle: float
    start: float
    end: float

    @property
    def rests_at(self) -> float:
        """Return the moment when the arrow stops."""
        return self.begin + self.duration + self.settle

    @property
    def _farthest(self) -> float:
        ahead = (self.end > self.start) - (self.end < self.start)
        return self.end + OVERSHOOT * ahead

    def angle(self, now: float) -> float:
        """Return where the arrow points."""
        if now >= self.rests_at:
            return self.end
        run = max(0.0, now - self.begin)
        if run < self.duration:
            return self.start + (self._farthest - self.start) * (1 - (1 - run / self.duration) ** 3)
        back = (run - self.duration) / max(1e-6, self.settle)
        return self._farthest + (self.end - self._farthest) * back * back * (3 - 2 * back)

    def ticks(self) -> Iterator[tuple[float, float]]:
        """Yield the moments at which the arrow crosses a sector edge, and its speed then (0 to 1)."""
        whole = self._farthest - self.start
        way = 1 if whole > 0 else -1
        border = (
            (self.start + SECTOR / 2) // SECTOR * SECTOR + SECTOR / 2
            if way > 0
            else (-((-self.start + SECTOR / 2) // SECTOR) * SECTOR - SECTOR / 2)
        )
        while (border - self.start) * way < abs(whole):
            if (border - self.start) * way > 0:
                left = (1 - (border - self.start) / whole) ** (1 / 3)
                yield self.begin + (1 - left) * self.duration, left * left
            border += way * SECTOR


class SpinnerState:
    """The displayed spinner of a table.

    face: the number of the face with the last result
    result: the sector (1 to 6) where the arrow rests; 0 before the first spin and while it turns
    turn: the turn of the match with the last spin
    spun_by: the seat that spun it last; -1 before the first spin
    rested: the moment when the arrow stopped
    flick: how the player flicked the arrow, for the next spin
    held: where the arrow points while the player holds it
    """

    def __init__(self) -> None:
        self.face = 0
        self.result = 0
        self.turn = -1
        self.spun_by = -1
        self.rested = _LONG_AGO
        self.flick: Flick | None = None
        self.held: float | None = None
        self._angle = 20.0
        self._turning: Spin | None = None
        self._nods = False
        self._spins = 0

    def spin(self, face: int, result: int, turn: int, now: float, pace: Pace) -> Spin:
        """Spin the arrow to a known result."""
        flick, self.flick = self.flick or Flick(), None
        start = self.angle(now) % 360
        self._spins += 1
        goal = rest_in(result, self._spins)
        least = start + flick.way * 360 * flick.turns
        end = least + flick.way * ((goal - least) * flick.way % 360)
        settle = pace.ms(SETTLE_MS)
        if pace.reduced:
            # Nothing turns here: the arrow jumps and the picture fades.
            start, end, settle = goal, goal, 0.0
        duration = pace.fade_ms() if pace.reduced else pace.ms(flick.duration_ms)
        self._turning = Spin(now, duration, settle, start, end)
        self.face, self.result, self.turn, self.held = face, result, turn, None
        self.rested, self._nods = self._turning.rests_at, not pace.reduced
        return self._turning

    def rest_at(self, face: int, result: int, turn: int, now: float) -> None:
        """Point at a result at once."""
        self._spins += 1
        self._angle, self._turning, self.flick, self.held = rest_in(result, self._spins), None, None, None
        self.face, self.result, self.turn, self.rested, self._nods = face, result, turn, now, False

    def stop(self, now: float) -> None:
        """Stop at once where the run would end."""
        if self._turning is not None:
            self.rested, self._nods = min(self.rested, now), False
            self._angle, self._turning = self._turning.end % 360, None

    def angle(self, now: float) -> float:
        """Return where the arrow points now."""
        if self.held is not None:
            return self.held
        if self._turning is not None and now >= self._turning.rests_at:
            self._angle, self._turning = self._turning.end % 360, None
        return self._turning.angle(now) if self._turning is not None else self._angle

    def hold(self, angle: float) -> None:
        """Turn the arrow by hand."""
        self.held = angle

    def let_go(self) -> None:
        """Release the arrow, which stays where it is."""
        if self.held is not None:
            self._angle, self.held = self.held % 360, None

    @property
    def busy(self) -> bool:
        """Return whether the arrow was still turning when it was last checked."""
        return self._turning is not None

    def turns(self, now: float) -> bool:
        """Return whether the arrow is turning to a result."""
        return self._turning is not None and now < self._turning.rests_at

    def moving(self, now: float) -> bool:
        """Return whether the spinner looks different a moment later."""
        return self.turns(now) or self.nod(now) > 0

    def nod(self, now: float) -> float:
        """Return how far the hub has nodded since the arrow stopped, from 0 to 1 and back to 0."""
        share = (now - self.rested) / NOD_MS
        return 4 * share * (1 - share) if self._nods and 0 < share < 1 else 0.0


class SpinnerMotion(FurnitureMotion):
    """Spins a table's spinner. Nothing may reveal its result before the arrow rests."""

    def __init__(self, timeline: MotionContext) -> None:
        super().__init__(timeline)
        self.state = SpinnerState()

    def claims(self, event: Event, table: Table) -> str:
        return "spinner.spin" if event[0] == SPUN else ""

    def timing(self, beat: Beat) -> Timing:
        return Timing(hold=SPIN_MS + SETTLE_MS + NAMED_MS, blocks=True, climax=True, reports=True, hides=True)

    def start(self, beat: Beat, now: float) -> float:
        """Turn the arrow to the result. Later beats wait until it rests."""
        timeline, event = self.timeline, beat.of_kind(SPUN)[0]
        spin = self.state.spin(event[3], event[5], beat.after.turn, now, timeline.pace)
        self.state.spun_by = event[1]
        for moment, speed in [] if timeline.pace.reduced else spin.ticks():
            timeline.at(moment, self._ticking(speed))
        timeline.at(spin.rests_at, lambda moment: self._rests(event, moment))
        read = spin.rests_at + timeline.pace.factor * NAMED_MS  # not shortened in long turns
        timeline.at(read, lambda _: None)  # although nothing moves until then
        return read

    def _ticking(self, speed: float) -> Callable[[float], object]:
        tick = TICKS[min(len(TICKS) - 1, int((1 - speed) * len(TICKS)))]
        return lambda moment: self.timeline.play(tick, round(moment))

    def _rests(self, event: Event, moment: float) -> None:
        self.state.angle(moment)
        self.timeline.show_question()
        self.timeline.on_event_shown(event)
        self.timeline.play("rest", round(moment))

    def finish(self, event: Event, after: View, now: float) -> None:
        self.state.rest_at(event[3], event[5], after.turn, now)

    def restore(self, view: View, last_event: LastEvent) -> None:
        """Point at the result of the turn's last spin."""
        self.state = SpinnerState()
        if (event := last_event(SPUN)) is not None:
            self.state.rest_at(event[3], event[5], view.turn, _LONG_AGO)

    def stop(self, now: float) -> None:
        self.state.stop(now)

    def update(self, now: float) -> None:
        self.state.angle(now)

    def is_moving(self, now: float) -> bool:
        return self.state.moving(now)

    def hides_result(self) -> bool:
        return self.state.busy
