"""The cursor of a table: how far it has shown the events."""

from __future__ import annotations

from collections.abc import Sequence

from client.motion.beats import ALL_SHOWN, QUIET, Beat, Cursor
from client.motion.displayed_state import DisplayedState
from engine.kernel.state.events import PHASE_BEGAN, TURN_BEGAN, Event
from engine.kernel.state.refs import NONE


def _current_play(beats: Sequence[Beat], before: Sequence[Beat]) -> Sequence[Beat]:
    """Return the beats of the current play: those that begin, or `before` if no player acts in them.

    A phase or a turn ends it.
    """
    if any((beat.cause.seat, beat.cause.card) != (NONE, NONE) and beat.kind != QUIET for beat in beats):
        return beats
    return () if any(event[0] in (PHASE_BEGAN, TURN_BEGAN) for beat in beats for event in beat.events) else before


class TurnBeats:
    """The beats that have begun in this turn, by the number of their cause."""

    def __init__(self) -> None:
        self._begun: dict[int, list[Beat]] = {}

    def begin(self, beats: Sequence[Beat]) -> None:
        """Add beats that begin or that were announced before."""
        if any(event[0] == TURN_BEGAN for beat in beats for event in beat.events):
            self._begun.clear()
        for beat in beats:
            before = self._begun.setdefault(beat.cause.number, [])
            if all(other is not beat for other in before):
                before.append(beat)

    def events(self, number: int) -> list[Event]:
        """Return the events of a cause that have been shown in this turn."""
        return [event for beat in self._begun.get(number, ()) for event in beat.events]

    def forget(self) -> None:
        self._begun.clear()


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
        self.playing = _current_play(beats, self.playing)
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
