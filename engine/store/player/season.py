"""The player's seasons: the one under way, past ones, and the photos of the album.

A season is a plan and a list of steps. Its state follows from both (see `engine.street.season.fold`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from engine.kernel.match.document_check import is_plain, is_short_text, is_whole
from engine.store.player.progress_file import ProgressFile

FILE_NAME = "season.json"
NOW, PAST, ALBUM = "now", "past", "album"
VERSION = 1
MOST_PHOTOS = 60
OPENED, BEGUN, MISSED, ENDED, CLOSED, ABANDONED = "opened", "begun", "missed", "ended", "closed", "abandoned"
"""The names of the steps."""
Step = tuple[str | int, ...]
"""A stored step: its name and its values, such as ("begun", 3, 1, 17, "")."""


@dataclass(frozen=True, slots=True)
class SeasonRecord:
    """A stored season.

    `begun` is an ISO date and time, `closed` the same or empty for the season under way. `week` is empty except for the
    week's season. `points` and `wins` are those at its end.
    """

    seed: int
    difficulty: str
    streets: tuple[str, ...]
    plan: Sequence[Any]
    begun: str
    week: str = ""
    steps: tuple[Step, ...] = ()
    closed: str = ""
    points: int = 0
    wins: int = 0
    version: int = VERSION

    @property
    def id(self) -> str:
        """Return the season's id: when it began, and its seed."""
        return f"{self.begun} {self.seed}"


@dataclass(frozen=True, slots=True)
class Photo:
    """A photo of the album: its file in the folder `album`, and the match, date, evening and result that it shows."""

    file: str
    match: int
    date: str
    evening: str
    result: str


class SeasonProgress(ProgressFile):
    """The season file in a folder. Without a folder, seasons last until the program ends."""

    name = FILE_NAME
    player = ""
    """The name of the present player's entries; empty for the first player."""

    def now(self) -> SeasonRecord | None:
        """Return the season under way, or None."""
        return _read(self._of(NOW, self.player).get("season"))

    def past(self) -> tuple[SeasonRecord, ...]:
        """Return the closed seasons, oldest first."""
        entries = sorted(self._of(PAST, self.player).items())
        return tuple(record for _, entry in entries if (record := _read(entry)) is not None)

    def all(self) -> tuple[SeasonRecord, ...]:
        """Return the closed seasons, oldest first, and then the one under way."""
        now = self.now()
        return (*self.past(), *([now] if now is not None else []))

    def begin(self, record: SeasonRecord) -> None:
        """Begin a season. A season under way is closed first, as it stands."""
        if (before := self.now()) is not None:
            self._keep(replace(before, closed=record.begun))
        self._change(NOW, self.player, season=asdict(record))

    def step(self, step: Step) -> SeasonRecord | None:
        """Add a step to the season under way. Return the season, or None if there is none."""
        record = self.now()
        if record is None:
            return None
        record = replace(record, steps=(*record.steps, step))
        self._change(NOW, self.player, season=asdict(record))
        return record

    def close(self, closed: str, points: int, wins: int) -> SeasonRecord | None:
        """Close the season under way and move it to the past ones. Return it, or None if there is none."""
        record = self.now()
        if record is None:
            return None
        record = replace(record, closed=closed, points=points, wins=wins)
        self._keep(record)
        self._change(NOW, self.player, season=None)
        return record

    def week_season(self, week: str) -> SeasonRecord | None:
        """Return the week's season as the player has begun it, or None. Each week has one try."""
        return next((record for record in self.all() if record.week == week), None)

    def album(self) -> tuple[Photo, ...]:
        """Return the photos, oldest first."""
        entries = sorted(self._of(ALBUM, self.player).items())
        return tuple(photo for _, entry in entries if (photo := _photo(entry)) is not None)

    def keep_photo(self, photo: Photo) -> bool:
        """Record a photo. Return False when the album is full."""
        photos = self.album()
        if len(photos) >= MOST_PHOTOS:
            return False
        self._change(ALBUM, self.player, **{f"{photo.date} {photo.file}": asdict(photo)})
        return True

    def _keep(self, record: SeasonRecord) -> None:
        self._change(PAST, self.player, **{record.id: asdict(record)})


def _read(entry: object) -> SeasonRecord | None:
    """Return a stored season, or None for data that `SeasonProgress` can't have written."""
    if not isinstance(entry, Mapping):
        return None
    texts = [entry.get(key) for key in ("difficulty", "begun", "week", "closed")]
    numbers = [entry.get(key) for key in ("seed", "points", "wins", "version")]
    streets, plan, steps = (entry.get(key) for key in ("streets", "plan", "steps"))
    if not (
        all(map(is_short_text, texts))
        and all(map(is_whole, numbers))
        and isinstance(plan, list | tuple)
        and is_plain(plan)
        and isinstance(streets, list | tuple)
        and all(map(is_short_text, streets))
    ):
        return None
    kept = tuple(tuple(step) for step in steps if _is_step(step)) if isinstance(steps, list | tuple) else ()
    known = {key: entry[key] for key in ("seed", "difficulty", "begun", "week", "closed", "points", "wins", "version")}
    return SeasonRecord(streets=tuple(streets), plan=plan, steps=kept, **known)


def _is_step(step: object) -> bool:
    return isinstance(step, list | tuple) and bool(step) and all(is_short_text(v) or is_whole(v) for v in step)


def _photo(entry: object) -> Photo | None:
    if not isinstance(entry, Mapping) or not is_whole(entry.get("match")):
        return None
    texts = [entry.get(key) for key in ("file", "date", "evening", "result")]
    if not all(map(is_short_text, texts)):
        return None
    return Photo(entry["file"], entry["match"], entry["date"], entry["evening"], entry["result"])
