"""Turn beats: the beats of each play that have been shown."""

from __future__ import annotations

from collections.abc import Sequence

from client.motion.beats import QUIET, Beat
from engine.kernel.state.events import PHASE_BEGAN, TURN_BEGAN, Event
from engine.kernel.state.refs import NONE


def told_of(beats: Sequence[Beat], before: Sequence[Beat]) -> Sequence[Beat]:
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
