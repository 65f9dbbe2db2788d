"""When the texts and buttons of a table are computed."""

from __future__ import annotations

_STATUS_MS = 48
"""How long they may be out of date while pieces only move, in ms."""


class StatusSchedule:
    """Computes the status at once after a change, and now and then while pieces only move.

    `wake_at`: when it is due after it was skipped, in ms, or None.
    """

    def __init__(self) -> None:
        self._computed_at = 0
        self.wake_at: int | None = None

    def is_due(self, now: int, changed: bool) -> bool:
        """Return whether to compute the status at `now` (ms)."""
        next_at = self._computed_at + _STATUS_MS
        is_due = changed or now >= next_at
        self.wake_at = None if is_due else next_at
        self._computed_at = now if is_due else self._computed_at
        return is_due
