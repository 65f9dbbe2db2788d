"""The matches that were finished, and what can be learned from them, in one SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from engine.store.atomic import StoreError, Unwritable, set_aside

FILE_NAME = "history.sqlite"
SCHEMA_VERSION = 4
_APPLICATION_ID = 0x43644553  # "CdES", in the header of the file
_WAIT_SECONDS = 5.0
_UNUSABLE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

_SCHEMA = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    finished_on TEXT NOT NULL,
    turns INTEGER NOT NULL,
    seconds REAL NOT NULL,
    seed TEXT NOT NULL,
    assisted INTEGER NOT NULL CHECK (assisted IN (0, 1)),
    identity TEXT NOT NULL,
    packs TEXT NOT NULL DEFAULT '',
    watched INTEGER NOT NULL DEFAULT 0 CHECK (watched IN (0, 1))
);
CREATE TABLE seats (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('human', 'computer')),
    level TEXT NOT NULL,
    score INTEGER NOT NULL,
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    role TEXT NOT NULL DEFAULT '',
    personality TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match_id, position)
) WITHOUT ROWID;
CREATE INDEX matches_by_game ON matches (game, finished_on);
CREATE UNIQUE INDEX matches_once ON matches (identity) WHERE identity <> '';
"""
_UPGRADES = {
    1: ("ALTER TABLE seats ADD COLUMN role TEXT NOT NULL DEFAULT ''",),
    2: ("ALTER TABLE matches ADD COLUMN packs TEXT NOT NULL DEFAULT ''",),
    3: (
        "ALTER TABLE seats ADD COLUMN personality TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE matches ADD COLUMN watched INTEGER NOT NULL DEFAULT 0 CHECK (watched IN (0, 1))",
        "UPDATE matches SET watched = 1 WHERE id NOT IN (SELECT match_id FROM seats WHERE kind = 'human')",
    ),
}
"""What makes the tables of a version those of the next one."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat ended. `kind` is human or computer; `level` and `personality` are empty for a human.

    `role` is who the seat was in a game of secret roles, as its card names it.
    """

    name: str
    kind: str
    score: int
    winner: bool
    level: str = ""
    role: str = ""
    personality: str = ""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match.

    `finished_on` is an ISO date or date and time, given by the caller; `seconds` is how long the match was on
    the table; an `assisted` match was played with undo, hints or the like and is counted apart, and so is one that
    was `watched`: some of it was played by computers alone. A match with
    an `identity` (such as `engine.store.atomic.fingerprint` of its document) is recorded only once. `packs` are the
    ids of the card packs it was played with; it counts like any other.
    """

    game: str
    finished_on: str
    seats: tuple[SeatResult, ...]
    turns: int
    seconds: float
    seed: int
    assisted: bool = False
    identity: str = ""
    packs: tuple[str, ...] = ()
    watched: bool = False


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """Figures of one game over all its matches. Means and `best_score` are 0 when there is no match."""

    matches: int
    mean_turns: float
    mean_seconds: float
    total_seconds: float
    best_score: int


@dataclass(frozen=True, slots=True)
class SeatStatistics:
    """Figures of one sort of seat in one game: humans, the computer seats of one level, or the seats of a role.

    For a role `kind` is "role" and `level` its name.

    `played` counts seats, so a match of three humans counts three times.
    """

    kind: str
    level: str
    played: int
    won: int
    mean_score: float
    best_score: int

    @property
    def win_rate(self) -> float:
        """The share of these seats that won, 0 to 1."""
        return self.won / self.played if self.played else 0.0


class History:
    """The open history. Use it in one thread, as a context manager or with `close`."""

    def __init__(self, connection: sqlite3.Connection, remarks: list[str]) -> None:
        self._connection = connection
        self.remarks = remarks
        """One sentence if an unusable file was found and kept aside."""

    @classmethod
    def open(cls, folder: Path) -> History:
        """Open the history of this folder, or begin one.

        A damaged or foreign file is kept aside and a new one begun, with one sentence in `remarks`. Raises
        Unwritable when there can be no history here.
        """
        path = folder / FILE_NAME
        try:
            folder.mkdir(parents=True, exist_ok=True)
            try:
                return cls(_connect(path), [])
            except _UnusableFile as error:
                remark = _keep_aside(path, str(error))
                return cls(_connect(path), [remark])
        except (OSError, sqlite3.Error, _UnusableFile) as error:
            raise Unwritable(f"{FILE_NAME} cannot be used: {error}.") from error

    def record(self, result: MatchResult) -> bool:
        """Add a finished match; False when it was there already.

        Raises StoreError when it cannot be written; then nothing of it is added.
        """
        try:
            with self._connection as connection:
                return _insert(connection, result)
        except sqlite3.Error as error:
            raise StoreError(f"The match cannot be added to {FILE_NAME}: {error}.") from error

    def count(self) -> int:
        """How many matches the history holds."""
        return int(self._query("SELECT count(*) FROM matches")[0][0])

    def games(self) -> list[str]:
        """The slugs of the games that were played, in alphabetical order."""
        return [row[0] for row in self._query("SELECT DISTINCT game FROM matches ORDER BY game")]

    def recent(self, game: str | None = None, limit: int = 50) -> list[MatchResult]:
        """The matches of one game, or of all, that were finished last; the newest first."""
        rows = self._query(
            "SELECT id, game, finished_on, turns, seconds, seed, assisted, identity, packs, watched FROM matches "
            "WHERE ? IS NULL OR game = ? ORDER BY finished_on DESC, id DESC LIMIT ?",
            (game, game, limit),
        )
        return [
            MatchResult(
                game, day, self._seats(match), turns, seconds, int(seed), bool(assisted), identity,
                tuple(packs.split()), bool(watched),
            )  # fmt: skip
            for match, game, day, turns, seconds, seed, assisted, identity, packs, watched in rows
        ]

    def game_statistics(
        self, game: str, *, assisted: bool = False, watched: bool = False, lowest: bool = False
    ) -> GameStatistics:
        """Figures of one game, either over its unassisted matches, or over its assisted ones, or over those that were
        watched, assisted or not; with `lowest` the best score is the lowest."""
        which = (game, *_sort(assisted, watched))
        means = self._query(
            "SELECT count(*), coalesce(avg(turns), 0.0), coalesce(avg(seconds), 0.0), "
            f"coalesce(sum(seconds), 0.0) FROM matches WHERE game = ? AND {_OF_THAT_SORT}",
            which,
        )[0]
        best = self._query(
            f"SELECT coalesce({'min' if lowest else 'max'}(score), 0) FROM seats JOIN matches ON id = match_id "
            f"WHERE game = ? AND {_OF_THAT_SORT}",
            which,
        )[0]
        return GameStatistics(*means, *best)

    def seat_statistics(self, game: str, *, assisted: bool = False, watched: bool = False) -> list[SeatStatistics]:
        """Figures per sort of seat: humans first, then the levels of the computer in alphabetical order, whatever the
        personality. For the sorts of matches see `game_statistics`.
        """
        rows = self._query(
            "SELECT kind, level, count(*), sum(winner), avg(score), max(score) "
            f"FROM seats JOIN matches ON id = match_id WHERE game = ? AND {_OF_THAT_SORT} "
            "GROUP BY kind, level ORDER BY kind DESC, level",
            (game, *_sort(assisted, watched)),
        )
        return [SeatStatistics(*row) for row in rows]

    def role_statistics(self, game: str, *, assisted: bool = False) -> list[SeatStatistics]:
        """Figures per secret role, in alphabetical order; empty for a game without them."""
        rows = self._query(
            "SELECT 'role', role, count(*), sum(winner), avg(score), max(score) "
            f"FROM seats JOIN matches ON id = match_id WHERE game = ? AND {_OF_THAT_SORT} AND role <> '' "
            "GROUP BY role ORDER BY role",
            (game, *_sort(assisted, False)),
        )
        return [SeatStatistics(*row) for row in rows]

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def __enter__(self) -> History:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _seats(self, match_id: int) -> tuple[SeatResult, ...]:
        rows = self._query(
            "SELECT name, kind, score, winner, level, role, personality FROM seats WHERE match_id = ? "
            "ORDER BY position",
            (match_id,),
        )
        return tuple(SeatResult(row[0], row[1], row[2], bool(row[3]), *row[4:]) for row in rows)

    def _query(self, text: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        try:
            return self._connection.execute(text, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"{FILE_NAME} cannot be read: {error}.") from error


_OF_THAT_SORT = "watched = ? AND (watched OR assisted = ?)"
"""Which matches are counted; see `_sort`."""


def _sort(assisted: bool, watched: bool) -> tuple[int, int]:
    """The values for `_OF_THAT_SORT`."""
    return int(watched), int(assisted)


class _UnusableFile(Exception):
    """The file is no history this program can use; the message ends the sentence "history.sqlite ..."."""


def _insert(connection: sqlite3.Connection, result: MatchResult) -> bool:
    """Add a match and its seats, unless the match is there already."""
    cursor = connection.execute(
        "INSERT OR IGNORE INTO matches (game, finished_on, turns, seconds, seed, assisted, identity, packs, "
        "watched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            result.game,
            result.finished_on,
            result.turns,
            result.seconds,
            str(result.seed),
            int(result.assisted),
            result.identity,
            " ".join(result.packs),
            int(result.watched),
        ),
    )
    if cursor.rowcount == 0:
        return False
    connection.executemany(
        "INSERT INTO seats (match_id, position, name, kind, level, score, winner, role, personality) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (cursor.lastrowid, position, seat.name, seat.kind, seat.level, seat.score, int(seat.winner), seat.role,
             seat.personality)  # fmt: skip
            for position, seat in enumerate(result.seats)
        ],
    )
    return True


def _connect(path: Path) -> sqlite3.Connection:
    """Open the file, check it from end to end and make the tables of a new one."""
    connection = sqlite3.connect(path, timeout=_WAIT_SECONDS)
    try:
        _prepare(connection)
    except sqlite3.DatabaseError as error:
        connection.close()
        if getattr(error, "sqlite_errorcode", None) in _UNUSABLE:
            raise _UnusableFile("is damaged") from error
        raise
    except _UnusableFile:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise _UnusableFile("is damaged")
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if empty:
        _create(connection)
    elif application != _APPLICATION_ID:
        raise _UnusableFile("is not a match history of Cul-de-Sac")
    elif version > SCHEMA_VERSION:
        raise _UnusableFile("was written by a newer Cul-de-Sac")
    elif version < SCHEMA_VERSION:
        _upgrade(connection)


def _upgrade(connection: sqlite3.Connection) -> None:
    """Bring the tables of an older version up to date, all at once; another program may just have done so."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for version in range(connection.execute("PRAGMA user_version").fetchone()[0], SCHEMA_VERSION):
            for statement in _UPGRADES[version]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {version + 1}")


def _create(connection: sqlite3.Connection) -> None:
    """Make all tables in one transaction, so that a crash leaves none or all."""
    connection.executescript(
        f"BEGIN IMMEDIATE; {_SCHEMA} PRAGMA application_id = {_APPLICATION_ID}; "
        f"PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;"
    )


def _keep_aside(path: Path, reason: str) -> str:
    """Move an unusable file, and SQLite's journal of it, aside; returns the sentence that says so."""
    aside = set_aside(path)
    if aside is None:
        raise OSError(f"it {reason} and cannot be moved aside")
    for ending in ("-journal", "-wal", "-shm"):
        companion = path.with_name(path.name + ending)
        if companion.exists():
            set_aside(companion)
    return f"{path.name} {reason}, so a new match history was begun; the old file is kept as {aside.name}."
