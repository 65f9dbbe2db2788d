"""The table of a recording: its moment, its viewer, and automatic play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client.replay.recording import Recording
from client.replay.session import ReplaySession
from client.shell.scene import soonest
from client.table.barred_table import BarredTable
from engine.session.words import kind_in_words
from engine.words.say import inside, replay as say

if TYPE_CHECKING:
    from client.sound.player import SoundPlayer

_PAUSE_MS = 420
"""The pause between two events at speed 1."""
_AT_ONCE_MS = 900
"""The same pause when nothing moves."""
_NEW_TURN_MS = 350
"""The extra pause before a new turn."""
_SHEET_MS = 3000
"""How long a complete score sheet is shown, at speed 1."""


class ReplayTable(BarredTable):
    """A table at a `moment` of a recording. While `playing`, events follow each other as they finish.

    `back` leaves, and `back_words` name the destination.
    """

    session: ReplaySession

    def __init__(
        self,
        recording: Recording,
        player: SoundPlayer,
        moment: int = 0,
        back: Callable[[], None] | None = None,
        back_words: str = "",
    ) -> None:
        super().__init__(ReplaySession(recording, max(0, min(moment, recording.length))), player)
        self.hearing.calm = True
        self.recording = recording
        self.speed = 1.0
        self.playing = False
        self._next_at: int | None = None
        self._back = back
        self.leave_words = say("back-to", place=inside(back_words or say("results")))

    def go_back(self) -> None:
        """Leave the replay."""
        if self._back is not None:
            self._back()
        else:
            self.app.back_or_open("title")

    def show_turning_point(self, number: int) -> None:
        """Go to the moment before a turning point and describe it."""
        raise NotImplementedError

    def _adopt_speed(self) -> None:
        self.director.pace.factor /= self.speed
        self.director.pace.read = False
        self._show_sheets()

    def _show_sheets(self) -> None:
        """Close score sheets automatically only during playback."""
        self.scores.patience_ms = round(_SHEET_MS / self.speed) if self.playing else None

    def kind_in_words(self, seat: int) -> str:
        """Return the text for a seat's player kind."""
        return kind_in_words(self.recording.kinds[seat])

    # -- by itself ------------------------------------------------------------------------------------------

    def play_or_pause(self) -> None:
        """Start or stop playback. At the end, it restarts."""
        if self.session.over and not self.playing:
            self.stand_at(0)
        self.toasts.dismiss(self.screen.now)
        self.playing = not self.playing
        self._next_at = self.screen.now
        self._show_sheets()

    def stop(self) -> None:
        """Stop playback."""
        self.playing = False
        self._show_sheets()

    def _play_on(self, now: int) -> bool:
        """Play the next event when it is due. Returns True if the picture changed."""
        if not self.playing:
            return False
        if self.director.waiting or self.form.popup is not None:
            self._next_at = None
            return False
        if self.session.over:
            self.stop()
            self.switcher.show_ending()
            return True
        if self._next_at is None:
            self._next_at = now + self._pause()
        if now < self._next_at:
            return False
        self._next_at = None
        self.session.go_on()
        self.catch_up()
        return True

    def _pause(self) -> int:
        normal = _AT_ONCE_MS if self.director.pace.off or self.director.pace.reduced else _PAUSE_MS
        if self.session.moment in self.recording.turns:
            normal += _NEW_TURN_MS
        return round(normal / self.speed)

    def update(self, now: int) -> bool:
        changed = super().update(now)
        return self._play_on(now) or changed

    def wake_at(self) -> int | None:
        return soonest(super().wake_at(), self._next_at if self.playing else None)

    # -- where it stands ------------------------------------------------------------------------------------

    def step(self, way: int) -> None:
        """Go to the next visible event (1), or back before the last one (-1)."""
        self.stop()
        recording, moment = self.recording, self.session.moment
        if way < 0:
            self.stand_at(recording.shown_before(moment, self.session.viewer))
        elif not self.session.over:
            self.land()
            self.toasts.dismiss(self.screen.now)
            self.session.go_on()

    def turn(self, way: int) -> None:
        """Go to the start of the next turn (1), or back to that of this or the previous turn (-1)."""
        moment = self.session.moment
        self.stand_at(self.recording.turn_after(moment) if way > 0 else self.recording.turn_before(moment))

    def stand_at(self, moment: int) -> None:
        """Jump to a moment and stop playback."""
        self.stop()
        self.land()
        self.session.go_to(moment)
        self.catch_up()
        self.director.restore(self.session.last_event)

    def land(self) -> None:
        """Finish all motions at the session's moment."""
        if self.director.waiting or self.scores.sheet is not None:
            self.catch_up()
            self.scores.drop_sheets()
            self.director.reset(self.session.view(), self.session.moment)
            self.scores.drop_sheets()

    def look_as(self, viewer: int) -> None:
        """Show the view of a seat, or the public view (SPECTATOR)."""
        self.stop()
        self.land()
        self.session.look_as(viewer)
        self.catch_up()
