"""The clock of a match with a time limit."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.match.match import TIME_CALLED, Match
from engine.words.say import session as say

LONGEST_STEP_MS = 5000
"""A longer time between two updates counts as time away from the table."""
_MINUTE_S = 60


@dataclass(slots=True)
class PlayClock:
    """Counts the playing time of a match.

    limit: seconds until time is up; 0 without a limit
    seconds: seconds played so far
    paused: whether play is impossible because the window is hidden or a menu is open
    """

    limit: float = 0.0
    seconds: float = 0.0
    paused: bool = False

    @classmethod
    def of(cls, match: Match, seconds: float) -> PlayClock:
        """Return the clock of a match after `seconds` of play."""
        return cls(60.0 * match.game.options.time_limit(match.options), seconds)

    @property
    def seconds_left(self) -> int | None:
        """Return the seconds left, rounded up, or None without a limit."""
        return max(0, -int((self.seconds - self.limit) // 1)) if self.limit else None

    def run(self, milliseconds: float) -> None:
        """Add playing time, at most LONGEST_STEP_MS."""
        if self.limit and not self.paused:
            self.seconds += min(max(0.0, milliseconds), LONGEST_STEP_MS) / 1000

    def is_due(self, match: Match) -> bool:
        """Return whether time is up and has not been called yet."""
        if not self.limit or self.seconds < self.limit or match.over:
            return False
        return TIME_CALLED not in match.answers

    def wake_in(self) -> int | None:
        """Return the milliseconds until the displayed time changes or time is up, or None."""
        if not self.limit or self.paused or self.seconds >= self.limit:
            return None
        rest = self.limit - self.seconds
        return round(1000 * (rest % _MINUTE_S or _MINUTE_S)) + 1


def format_time_left(left: int) -> str:
    """Format the time left, e.g. "1 h 05" or "42 min"."""
    minutes = -(-left // _MINUTE_S)
    if minutes >= _MINUTE_S:
        return say("hours-left", hours=minutes // 60, minutes=f"{minutes % 60:02}")
    return say("minutes-left", minutes=minutes) if left > 0 else say("time-is-up")
