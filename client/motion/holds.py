"""A beat at which everything waits until somebody has looked at it: a round that is added up on the score sheet.

Until it is released the picture stays as it was when the round ended; whatever happens meanwhile is shown after that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from client.motion.beats import SHEET, Beat
from client.motion.context import MotionContext
from client.motion.pieces.score_sheet import Reckoning, has_reckoning, reckon, undone
from engine.kernel.state.events import COUNTED, Event
from engine.kernel.state.view import View

Show = Callable[[Reckoning], bool]
"""Shows a round that has been added up; false when nobody need look at it."""


class ScoreSheetMotion:
    """What holds one timeline."""

    def __init__(self, timeline: MotionContext) -> None:
        self._timeline = timeline
        self.show: Show | None = None
        """Who shows the score sheet; None: it is not shown, and nothing waits."""
        self.paused = False
        """Whether no further beat begins, as while a menu is open."""
        self._held: Beat | None = None

    @property
    def held(self) -> bool:
        """Whether everything waits."""
        return self._held is not None

    def holds(self, events: Sequence[Event], after: View) -> bool:
        """Whether everything waits, or will at one of these events."""
        return self.held or self.show is not None and has_reckoning(events, after, self._timeline.accents.sheet)

    def begin(self, beat: Beat, now: float) -> float:
        """A round is added up: hold everything until it is released, if it is looked at."""
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
        """The sheet has been looked at: its numbers count, and what has happened since may be shown."""
        beat, self._held = self._held, None
        if beat is not None and not beat.last:
            self._count(beat)
        return beat is not None

    def forget(self) -> None:
        """Nothing waits any more; whoever shows the sheet may go on doing so."""
        self._held = None

    def rescue(self, beats: Sequence[Beat]) -> None:
        """Somebody else looks, and beats that still wait will not be seen: what they add up is shown all the same."""
        timeline = self._timeline
        for beat in beats:
            if beat.kind == SHEET and self.show is not None:
                before = undone(beat.after, beat.events, timeline.shown.landed)
                self.show(reckon(beat.events, before, timeline.accents.sheet))

    def _count(self, beat: Beat) -> None:
        for event in beat.of_kind(COUNTED):
            self._timeline.add_shown_count(event[1], event[3], event[5])

    def next_sheet(self, beats: Sequence[Beat]) -> int | None:
        """The place of the next beat that would hold everything, among some that wait."""
        if self.show is None:
            return None
        return next((number for number, beat in enumerate(beats) if beat.kind == SHEET), None)

    def pass_over(self, beat: Beat) -> None:
        """Whatever a beat changes has changed, unseen."""
        shown = self._timeline.shown
        for event in beat.events:
            shown.depart(event, beat.after, beat.counted)
            shown.land(event, beat.after, beat.counted)
            if event[0] == COUNTED:
                shown.count(event[1], event[3], event[5])
        if beat.last:
            shown.settle(beat.after)
