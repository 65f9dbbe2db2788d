"""The cursor of a table: how far it has shown the events."""

from __future__ import annotations

from collections.abc import Sequence

from client.motion.beats import ALL_SHOWN, Beat, Cursor
from client.motion.displayed_state import DisplayedState
from client.motion.shows.turn_beats import TurnBeats, told_of
from engine.kernel.state.events import Event


class TableCursor:
    """The single cursor that all layers of a table follow."""

    def __init__(self, shown: DisplayedState, answers: int) -> None:
        """`answers`: the number of answers before the view that is shown."""
        self.at: Cursor = (answers, ALL_SHOWN)
        self.playing: Sequence[Beat] = ()
        """The beats at the cursor, while anything that follows from them still has to be shown."""
        self.turn_beats = TurnBeats()
        self._shown = shown
        self._newest: Sequence[Beat] = ()

    def expect(self, batch: int) -> None:
        """Stand before a batch that is about to be shown."""
        self.at = min(self.at, (batch - 1, ALL_SHOWN))

    def has_come_to(self, beat: Beat) -> bool:
        """Return whether a beat was announced before it begins."""
        return any(other is beat for other in self._newest)

    def come_to(self, beats: Sequence[Beat]) -> None:
        """Move to the end of these beats, which begin now."""
        self._newest = beats
        self.playing = told_of(beats, self.playing)
        self.turn_beats.begin(beats)
        for beat in beats:
            if beat.resolves:
                self._shown.close_question()
            batch, index = beat.end
            if beat.timing.hides:
                index -= 1  # until the furniture reports the result
            self.at = max(self.at, (batch, ALL_SHOWN if beat.last and not beat.timing.hides else index))
            for event in beat.events:
                self._shown.enter(event)

    def tell(self, event: Event) -> None:
        """Move past a hidden result that has been shown."""
        if any(beat.timing.hides and event in beat.events for beat in self._newest):
            self.at = max([self.at, *(beat.end for beat in self._newest)])

    def finish(self, beat: Beat) -> bool:
        """Move past the last beat of a batch. Returns whether no later batch has begun, which would overlap it."""
        is_last = self.at[0] <= beat.end[0]
        self.at = max(self.at, (beat.end[0], ALL_SHOWN))
        return is_last

    def jump(self, answers: int) -> None:
        """Stand after the newest answer, without showing what was left."""
        self.at, self.playing = (answers, ALL_SHOWN), ()
        self.turn_beats.forget()
