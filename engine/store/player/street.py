"""The player's progress on the street: beaten opponents, feats, and daily deals.

Everything is stored per player and rule set (the name of its street file), with the day (ISO date).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.store.player.progress_file import ProgressFile

FILE_NAME = "street.json"
BEATEN, FEATS, DEALS, MET, SAID = "beaten", "feats", "deals", "met", "said"
OPEN, WON, LOST = "open", "won", "lost"
MOST_POINTS = 1_000_000
MOST_SAID = 40
"""The number of opponents' remarks that aren't repeated."""
HIGHEST_ID = (1 << 63) - 1
"""The largest id of a stored match."""


@dataclass(frozen=True, slots=True)
class DayResult:
    """The result of a daily deal. `ending`: "open", "won" or "lost". `match`: the id of the stored match, or 0.

    `points`: the margin, 0 if points don't matter.
    """

    ending: str
    points: int = 0
    match: int = 0


class LastResult(NamedTuple):
    """The result of the last match against an opponent: "won" or "lost" for the opponent, empty before the first.

    `card`: the last card with which the player hit the opponent. `lost`: the player's losses in a row against all
    opponents.
    """

    ended: str = ""
    card: str = ""
    lost: int = 0


class StreetProgress(ProgressFile):
    """The street progress file in a folder. Without a folder, progress lasts until the program ends."""

    name = FILE_NAME
    player = ""
    """What the names of the present player's entries begin with (`Profile.prefix`)."""

    def beaten(self, street: str) -> Mapping[str, str]:
        """Return the beaten opponents (ids), each with the first day."""
        return self._days(BEATEN, street)

    def feats(self, street: str) -> Mapping[str, str]:
        """Return the achieved feats (ids), each with the first day."""
        return self._days(FEATS, street)

    def note(self, part: str, street: str, names: list[str], day: str) -> list[str]:
        """Record opponents beaten or feats achieved (ids) on a day. Return the new ones."""
        known = self._days(part, street)
        new = {name: day for name in names if name not in known}
        if new:
            self._change(part, street, **new)
        return list(new)

    def last_result(self, street: str, opponent: str) -> LastResult:
        """Return the result of the last match against an opponent."""
        entry, player = self._of(MET, f"{street}/{opponent}"), self._of(MET, "")
        ended, card = str(entry.get("ended", "")), str(entry.get("card", ""))
        return LastResult(ended if ended in (WON, LOST) else "", card, self._number(player, "lost", MOST_POINTS))

    def note_met(self, street: str, opponent: str, met: LastResult) -> None:
        """Record the result of a match against an opponent."""
        self._change(MET, f"{street}/{opponent}", ended=met.ended, card=met.card)
        self._change(MET, "", lost=met.lost)

    def list_remarks(self) -> list[str]:
        """Return what opponents have said to the player last, oldest first."""
        lines = self._of(SAID, "").get("lines", [])
        return [line for line in lines if isinstance(line, str)] if isinstance(lines, list) else []

    def note_said(self, line: str) -> None:
        """Record a remark of an opponent."""
        self._change(SAID, "", lines=[*self.list_remarks(), line][-MOST_SAID:])

    def deals(self, street: str) -> dict[str, DayResult]:
        """Return the results of the daily deals started, by day."""
        entries = self._of(DEALS, street)
        return {day: self._result(entry) for day, entry in entries.items() if isinstance(entry, dict)}

    def note_deal(self, street: str, day: str, result: DayResult) -> None:
        entry = {"ending": result.ending, "points": result.points, "match": result.match}
        self._change(DEALS, street, **{day: entry})

    def _of(self, part: str, name: str) -> dict[str, Any]:
        return super()._of(part, f"{self.player}{name}")

    def _change(self, part: str, name: str, **values: Any) -> None:
        super()._change(part, f"{self.player}{name}", **values)

    def _days(self, part: str, street: str) -> dict[str, str]:
        return {name: day for name, day in self._of(part, street).items() if isinstance(day, str)}

    def _result(self, entry: Mapping[str, object]) -> DayResult:
        """Return the result in an entry. Values that `note_deal` can't have written count as lost."""
        ending = entry.get("ending")
        return DayResult(
            ending if ending in (OPEN, WON) and isinstance(ending, str) else LOST,
            self._number(entry, "points", MOST_POINTS),
            self._number(entry, "match", HIGHEST_ID),
        )
