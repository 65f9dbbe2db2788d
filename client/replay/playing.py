"""Playing a replay by itself: one thing after the other, each when the one before has been seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from client.replay.scene import ReplayScene

_PAUSE_MS = 420
"""Between two things that happen, at speed 1."""
_AT_ONCE_MS = 900
"""The same where nothing moves."""
_NEW_TURN_MS = 350
"""So much more before a turn begins."""
_SHEET_MS = 3000
"""How long a complete score sheet is shown, at speed 1."""


class Playing:
    """Plays the replay `scene` while it is `on`."""

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene
        self.on = False
        self._next_at: int | None = None

    def toggle(self, now: int) -> None:
        """Begin, or stop."""
        self.on = not self.on
        self._next_at = now if self.on else None
        self.adopt_speed()

    def stop(self) -> None:
        """Stop."""
        self.on, self._next_at = False, None
        self.adopt_speed()

    def adopt_speed(self) -> None:
        """A score sheet goes by itself only while the replay is played."""
        self.scene.scores.patience_ms = round(_SHEET_MS / self.scene.speed) if self.on else None

    def go_on(self, now: int) -> bool:
        """Let the next thing happen when it is time; true when the picture has changed."""
        if not self.on:
            return False
        scene = self.scene
        if scene.timeline.waiting or scene.form.popup is not None:
            self._next_at = None
            return False
        if scene.session.over:
            self.stop()
            return True
        if self._next_at is None:
            self._next_at = now + self._pause()
        if now < self._next_at:
            return False
        self._next_at = None
        scene.session.go_on()
        scene.catch_up()
        return True

    def _pause(self) -> int:
        scene = self.scene
        normal = _AT_ONCE_MS if scene.timeline.pace.off or scene.timeline.pace.reduced else _PAUSE_MS
        if scene.session.moment in scene.recording.turns:
            normal += _NEW_TURN_MS
        return round(normal / scene.speed)

    def wake_at(self) -> int | None:
        """The next moment (milliseconds) at which something is to happen, or None."""
        return self._next_at if self.on else None
