"""A gray light passes over the plate of a seat that is out. Afterwards the plate is drawn gray.

In the theme's motion file:

    [out]
    sound = "bell"
    color = "night"         of the light
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from client.look.schema import Sound
from client.motion.beats import Beat, Timing
from client.motion.card_moves.growth import OUT_MS, VeilVisual
from client.motion.context import MotionContext, color_of
from client.motion.furniture_motion import FurnitureMotion
from engine.kernel.flow.table import Table
from engine.kernel.state.events import ELIMINATED, Event

_GRAY = "#8A8890"


@dataclass(frozen=True, slots=True)
class OutAccent:
    """A seat is out: the sound, and the color that covers its plate."""

    sound: Sound = ""
    color: str = ""


@dataclass(frozen=True, slots=True)
class PlateAccents:
    """The section of a theme's motion file about plates."""

    out: OutAccent = OutAccent()


class PlateMotion(FurnitureMotion):
    """Shows at one table that seats are out."""

    def __init__(self, timeline: MotionContext, accents: PlateAccents) -> None:
        super().__init__(timeline)
        self.accent = accents.out

    def claims(self, event: Event, table: Table) -> str:
        return "plate.out" if event[0] == ELIMINATED else ""

    def group(self, event: Event, table: Table) -> Hashable:
        """Group seats that are out for the same reason."""
        return event[3]

    def timing(self, beat: Beat) -> Timing:
        return Timing(hold=400.0, climax=True)

    def start(self, beat: Beat, now: float) -> float:
        timeline = self.timeline
        for event in beat.of_kind(ELIMINATED):
            if self.accent.sound:
                timeline.play(self.accent.sound, round(now))
            rect = timeline.arrangement.plate_rects.get(event[1])
            if rect is not None:
                duration = timeline.pace.fade_ms() if timeline.pace.reduced else timeline.pace.ms(OUT_MS)
                timeline.effects.append(VeilVisual(now, duration, rect, color_of(timeline, self.accent.color) or _GRAY))
        return now
