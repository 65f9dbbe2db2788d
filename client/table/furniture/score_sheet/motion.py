"""The motion of the score sheet, which holds all other beats until the player has looked at it.

Until it is released the picture stays as it was when the round ended. Later events are shown after that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from client.motion.beats import Beat, Timing
from client.motion.context import MotionContext
from client.motion.furniture_motion import FurnitureMotion
from client.table.furniture.score_sheet.reckoning import Reckoning, SheetAccent, reckon, undo_counts
from engine.kernel.flow.table import Table
from engine.kernel.state.events import COUNTED, Event

Show = Callable[[Reckoning], bool]
"""Shows a round that was added up. Returns False if no player needs to look at it."""


@dataclass(frozen=True, slots=True)
class SheetAccents:
    """The section of a theme's motion file about the score sheet."""

    sheet: SheetAccent = SheetAccent()


class ScoreSheetMotion(FurnitureMotion):
    """The hold that the score sheet puts on one timeline."""

    gathers = True

    def __init__(self, timeline: MotionContext, accents: SheetAccents) -> None:
        super().__init__(timeline)
        self.accent = accents.sheet
        self.show: Show | None = None
        """Shows the score sheet; None to show no sheet and wait for nothing."""
        self._held: Beat | None = None

    def claims(self, event: Event, table: Table) -> str:
        return "score_sheet.round" if self.accent.counts(event, table) else ""

    def timing(self, beat: Beat) -> Timing:
        return Timing(climax=True, waits=self.show is not None)

    def start(self, beat: Beat, now: float) -> float:
        """Add up a round. Everything waits until the sheet is released, if it is shown."""
        if self.show is not None and self.show(reckon(beat.events, self.timeline.shown.landed, self.accent)):
            self._held = beat
        else:
            self._count(beat)
        return now

    def is_holding(self) -> bool:
        return self._held is not None

    def release(self, now: float) -> None:
        """Count the sheet's numbers and let later events continue."""
        beat, self._held = self._held, None
        if beat is not None:
            if not beat.last:
                self._count(beat)
            self.timeline.go_on(now)

    def forget(self) -> None:
        """Stop holding. An open sheet may stay open."""
        self._held = None

    def miss(self, beats: Sequence[Beat]) -> None:
        """Show the sheets of beats that will never be shown."""
        for beat in beats:
            if beat.motion is self and self.show is not None:
                before = undo_counts(beat.after, beat.events, self.timeline.shown.landed)
                self.show(reckon(beat.events, before, self.accent))

    def _count(self, beat: Beat) -> None:
        for event in beat.of_kind(COUNTED):
            self.timeline.add_shown_count(event[1], event[3], event[5])
