"""The motion of the score sheet, which holds all other beats until the player has looked at it.

Until it is released the picture stays as it was when the round ended. Later events are shown after that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from client.motion.beats import SHEET, Beat
from client.motion.context import MotionContext
from client.motion.pieces.score_sheet import Reckoning, has_reckoning, reckon, undone
from engine.kernel.state.events import COUNTED, Event
from engine.kernel.state.view import View

Show = Callable[[Reckoning], bool]
"""Shows a round that was added up. Returns False if no player needs to look at it."""


class ScoreSheetMotion:
    """The hold that the score sheet puts on one timeline."""

    def __init__(self, timeline: MotionContext) -> None:
        self._timeline = timeline
        self.show: Show | None = None
        """Shows the score sheet; None to show no sheet and wait for nothing."""
        self.paused = False
        """Whether no further beat begins, for example while a menu is open."""
        self._held: Beat | None = None

    @property
    def held(self) -> bool:
        """Return whether everything waits."""
        return self._held is not None

    def holds(self, events: Sequence[Event], after: View) -> bool:
        """Return whether everything waits, or will wait at one of these events."""
        return self.held or self.show is not None and has_reckoning(events, after, self._timeline.accents.sheet)

    def begin(self, beat: Beat, now: float) -> float:
        """Add up a round. Everything waits until the sheet is released, if it is shown."""
        timeline = self._timeline
        accent = timeline.accents.sheet
        beat.holds = 0.0
        shown = self.show is not None and self.show(reckon(beat.events, timeline.shown.landed, accent))
        if shown:
            self._held = beat
        else:
            self._count(beat)
        return now

    def release(self) -> bool:
        """Count the sheet's numbers and let later events continue. Returns whether it was holding anything."""
        beat, self._held = self._held, None
        if beat is not None and not beat.last:
            self._count(beat)
        return beat is not None

    def forget(self) -> None:
        """Stop holding. An open sheet may stay open."""
        self._held = None

    def rescue(self, beats: Sequence[Beat]) -> None:
        """Show the sheets of beats that will never be shown because the viewer changes."""
        timeline = self._timeline
        for beat in beats:
            if beat.kind == SHEET and self.show is not None:
                before = undone(beat.after, beat.events, timeline.shown.landed)
                self.show(reckon(beat.events, before, timeline.accents.sheet))

    def _count(self, beat: Beat) -> None:
        for event in beat.of_kind(COUNTED):
            self._timeline.add_shown_count(event[1], event[3], event[5])

    def next_sheet(self, beats: Sequence[Beat]) -> int | None:
        """Return the index of the next waiting beat that would hold everything, or None."""
        if self.show is None:
            return None
        return next((number for number, beat in enumerate(beats) if beat.kind == SHEET), None)

    def pass_over(self, beat: Beat) -> None:
        """Apply everything that a beat changes without showing it."""
        shown = self._timeline.shown
        for event in beat.events:
            shown.depart(event, beat.after, beat.counted)
            shown.land(event, beat.after, beat.counted)
            if event[0] == COUNTED:
                shown.count(event[1], event[3], event[5])
        if beat.last:
            shown.settle(beat.after)
