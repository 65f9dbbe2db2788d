"""What the player has reached on the street: whom they have beaten, which feats they have done, the days' deals.

Everything is kept by rule set (the name of its street file), with the day (as ISO date) on which it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.store.progress_file import ProgressFile

FILE_NAME = "street.json"
BEATEN, FEATS, DEALS, MET = "beaten", "feats", "deals", "met"
OPEN, WON, LOST = "open", "won", "lost"
MOST_POINTS = 1_000_000
HIGHEST_ID = (1 << 63) - 1
"""Of a stored match."""


@dataclass(frozen=True, slots=True)
class DayResult:
    """What has become of a day's deal: `ending` is "open", "won" or "lost"; `points` is by how many, 0 where points do
    not tell; `match` is the id under which the match is stored, 0 where it is not.
    """

    ending: str
    points: int = 0
    match: int = 0


class Met(NamedTuple):
    """How the last match against an opponent ended: "won" or "lost" for the opponent, empty before the first. `card` is
    the last card with which the player hit the opponent. `lost` counts the player's losses in a row, against anybody.
    """

    ended: str = ""
    card: str = ""
    lost: int = 0


class StreetProgress(ProgressFile):
    """The file in a folder; without one nothing is kept beyond the program's end."""

    name = FILE_NAME

    def beaten(self, street: str) -> Mapping[str, str]:
        """The opponents (ids) that have been beaten, each with the first day."""
        return self._days(BEATEN, street)

    def feats(self, street: str) -> Mapping[str, str]:
        """The feats (ids) that have been done, each with the first day."""
        return self._days(FEATS, street)

    def note(self, part: str, street: str, names: list[str], day: str) -> list[str]:
        """Keep that these (ids) were beaten or done on a day; those of them that are new."""
        known = self._days(part, street)
        new = {name: day for name in names if name not in known}
        if new:
            self._change(part, street, **new)
        return list(new)

    def met(self, street: str, opponent: str) -> Met:
        """How the last match against an opponent ended."""
        entry, player = self._of(MET, f"{street}/{opponent}"), self._of(MET, "")
        ended, card = str(entry.get("ended", "")), str(entry.get("card", ""))
        return Met(ended if ended in (WON, LOST) else "", card, self._number(player, "lost", MOST_POINTS))

    def note_met(self, street: str, opponent: str, met: Met) -> None:
        """Keep how a match against an opponent ended."""
        self._change(MET, f"{street}/{opponent}", ended=met.ended, card=met.card)
        self._change(MET, "", lost=met.lost)

    def deals(self, street: str) -> dict[str, DayResult]:
        """The days' deals that were begun, by day."""
        entries = self._of(DEALS, street)
        return {day: self._result(entry) for day, entry in entries.items() if isinstance(entry, dict)}

    def note_deal(self, street: str, day: str, result: DayResult) -> None:
        """Keep what has become of the deal of a day."""
        entry = {"ending": result.ending, "points": result.points, "match": result.match}
        self._change(DEALS, street, **{day: entry})

    def _days(self, part: str, street: str) -> dict[str, str]:
        return {name: day for name, day in self._of(part, street).items() if isinstance(day, str)}

    def _result(self, entry: Mapping[str, object]) -> DayResult:
        """What cannot have been written by `note_deal` counts as lost, for the try was taken."""
        ending = entry.get("ending")
        return DayResult(
            ending if ending in (OPEN, WON) and isinstance(ending, str) else LOST,
            self._number(entry, "points", MOST_POINTS),
            self._number(entry, "match", HIGHEST_ID),
        )
