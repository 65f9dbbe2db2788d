"""The motion of a die: it tumbles, rests at the result that the rules have drawn, and shows it for a while.

In the theme's motion file:

    [die]
    sound = "tick-1"        with each tumble
    rest = "rest"
"""

from __future__ import annotations

from dataclasses import dataclass

from client.look.schema import Sound
from client.motion.beats import Beat, Timing
from client.motion.context import MotionContext
from client.motion.furniture_motion import FurnitureMotion, LastEvent
from engine.kernel.flow.table import Table
from engine.kernel.state.events import SPUN, Event
from engine.kernel.state.view import View

ROLL_MS, READ_MS = 900.0, 500.0
_TUMBLES = 8


@dataclass(frozen=True, slots=True)
class DieAccent:
    """The sounds of a die."""

    sound: Sound = ""
    rest: Sound = ""


@dataclass(frozen=True, slots=True)
class DieAccents:
    """The section of a theme's motion file about dice."""

    die: DieAccent = DieAccent()


class DieMotion(FurnitureMotion):
    """Rolls a table's die. `number` is its result; 0 before the first roll."""

    def __init__(self, timeline: MotionContext, accents: DieAccents) -> None:
        super().__init__(timeline)
        self.accent = accents.die
        self.number, self.rolling = 0, False
        self._began, self._rests = 0.0, 0.0

    def claims(self, event: Event, table: Table) -> str:
        return "die.roll" if event[0] == SPUN else ""

    def timing(self, beat: Beat) -> Timing:
        return Timing(hold=ROLL_MS + READ_MS, blocks=True, climax=True, reports=True, hides=True)

    def start(self, beat: Beat, now: float) -> float:
        timeline, event = self.timeline, beat.of_kind(SPUN)[0]
        self.number, self.rolling = event[5], True
        self._began, self._rests = now, now + timeline.pace.ms(ROLL_MS)
        for tumble in range(_TUMBLES if self.accent.sound else 0):
            moment = now + (self._rests - now) * tumble / _TUMBLES
            timeline.at(moment, lambda moment: timeline.play(self.accent.sound, round(moment)))
        timeline.at(self._rests, lambda moment: self._comes_to_rest(event, moment))
        read = self._rests + timeline.pace.ms(READ_MS)
        timeline.at(read, lambda _: None)  # although nothing moves until then
        return read

    def _comes_to_rest(self, event: Event, moment: float) -> None:
        self.rolling = False
        self.timeline.show_question()
        self.timeline.on_event_shown(event)
        if self.accent.rest:
            self.timeline.play(self.accent.rest, round(moment))

    def face(self, now: float) -> tuple[int, float]:
        """Return the number on top and the angle of the die."""
        share = (now - self._began) / max(1.0, self._rests - self._began)
        if not self.rolling or share >= 1 or self.timeline.pace.reduced:
            return (0 if self.rolling else self.number), 0.0
        return 1 + int(share * _TUMBLES) * 5 % 6, 360 * share

    def finish(self, event: Event, after: View, now: float) -> None:
        self.number, self.rolling = event[5], False

    def restore(self, view: View, last_event: LastEvent) -> None:
        event = last_event(SPUN)
        self.number, self.rolling = (event[5] if event is not None else 0), False

    def stop(self, now: float) -> None:
        self.rolling = False

    def update(self, now: float) -> None:
        self.rolling = self.rolling and now < self._rests

    def is_moving(self, now: float) -> bool:
        return self.rolling and now < self._rests

    def hides_result(self) -> bool:
        return self.rolling
