"""The minutes of play of a match with a time limit: counted while somebody can play, called once when they are over."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.match.match import TIME_CALLED, Match
from engine.words.say import session as say

LONGEST_STEP_MS = 5000
"""More time than this between two looks counts as time away from the table."""
_MINUTE_S = 60


@dataclass(slots=True)
class PlayClock:
    """How long has been played, and how long may be.

    limit    seconds of play after which the time is up; 0 without a limit
    seconds  seconds of play so far
    paused   nobody can play now: the window is hidden, or a menu lies over the table
    """

    limit: float = 0.0
    seconds: float = 0.0
    paused: bool = False

    @classmethod
    def of(cls, match: Match, seconds: float) -> PlayClock:
        """The clock of a match, of which so many seconds have been played."""
        return cls(60.0 * match.game.options.time_limit(match.options), seconds)

    @property
    def left(self) -> int | None:
        """The seconds that are left, rounded up; None without a limit."""
        return max(0, -int((self.seconds - self.limit) // 1)) if self.limit else None

    def run(self, milliseconds: float) -> None:
        """Let so much time pass at the table."""
        if self.limit and not self.paused:
            self.seconds += min(max(0.0, milliseconds), LONGEST_STEP_MS) / 1000

    def is_due(self, match: Match) -> bool:
        """Whether the time is to be called now: it is over, and has not been called yet."""
        if not self.limit or self.seconds < self.limit or match.over:
            return False
        return TIME_CALLED not in match.answers

    def wake_in(self) -> int | None:
        """After how many milliseconds the clock shows something else, or is over; None when it does not."""
        if not self.limit or self.paused or self.seconds >= self.limit:
            return None
        rest = self.limit - self.seconds
        return round(1000 * (rest % _MINUTE_S or _MINUTE_S)) + 1


def shown(left: int) -> str:
    """The time that is left as a clock shows it: "1 h 05", "42 min"."""
    minutes = -(-left // _MINUTE_S)
    if minutes >= _MINUTE_S:
        return say("hours-left", hours=minutes // 60, minutes=f"{minutes % 60:02}")
    return say("minutes-left", minutes=minutes) if left > 0 else say("time-is-up")
