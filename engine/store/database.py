"""The one file in which everything lies that players have played: opened, checked, backed up and mended here.

What stands in its tables is told by `engine.store.matches` and `engine.store.results`. Every change is one transaction.
A file that cannot be opened just now is left alone and tried again at the next call; only one that is provably damaged
is set aside (see `engine.store.recovery`).
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path

from engine.store.atomic import StoreError, Unreadable, Unwritable

FILE_NAME = "matches.sqlite"
BACKUPS = "backups"
KEPT_BACKUPS = 3
SCHEMA_VERSION = 1
APPLICATION_ID = 0x43644D53  # "CdMS", in the header of the file
WAIT_SECONDS = 5.0
_PAGE = 512  # bytes
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
COMPANIONS = ("-wal", "-shm", "-journal")
"""How the names of the files end that SQLite writes next to a database."""
_STAMP = "SELECT coalesce(max(played_at), 0), count(*), total(entries) FROM matches"
"""What tells whether anything has changed since a copy was made."""

SCHEMA = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    rules TEXT NOT NULL,
    packs TEXT NOT NULL,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    kinds TEXT NOT NULL,
    turn INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    assisted INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    base INTEGER NOT NULL DEFAULT 0,
    notes TEXT NOT NULL,
    begun_at REAL NOT NULL,
    played_at REAL NOT NULL,
    deleted_at REAL,
    origin TEXT NOT NULL DEFAULT ''
);
CREATE INDEX matches_by_time ON matches (finished, played_at);
CREATE TABLE answers (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    verb INTEGER NOT NULL,
    source INTEGER NOT NULL,
    target INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;
CREATE TABLE positions (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
);
CREATE TABLE lines (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX lines_by_match ON lines (match_id, number);
CREATE TABLE bookmarks (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    slot INTEGER NOT NULL,
    number INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    notes TEXT NOT NULL,
    made_at REAL NOT NULL,
    PRIMARY KEY (match_id, slot)
);
CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER UNIQUE REFERENCES matches (id) ON DELETE SET NULL,
    game TEXT NOT NULL,
    finished_on TEXT NOT NULL,
    turns INTEGER NOT NULL,
    seconds REAL NOT NULL,
    seed TEXT NOT NULL,
    assisted INTEGER NOT NULL,
    packs TEXT NOT NULL,
    watched INTEGER NOT NULL,
    origin TEXT NOT NULL DEFAULT ''
);
CREATE INDEX results_by_game ON results (game, finished_on);
CREATE UNIQUE INDEX results_once ON results (origin) WHERE origin <> '';
CREATE TABLE result_seats (
    result_id INTEGER NOT NULL REFERENCES results (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    level TEXT NOT NULL,
    score INTEGER NOT NULL,
    winner INTEGER NOT NULL,
    role TEXT NOT NULL,
    personality TEXT NOT NULL,
    PRIMARY KEY (result_id, position)
) WITHOUT ROWID;
CREATE TABLE taken_over (source TEXT PRIMARY KEY) WITHOUT ROWID;
"""
"""The tables. `answers` only ever grows: an answer that is taken back is followed by a row that says so. A `number`
counts the rows of a match from 1; `entries` is the last one. `origin` tells what was taken over from an older file, and
`taken_over` which files were."""

Mend = Callable[[Path], str]
"""Puts a new file in place of a damaged one and returns a sentence about it. Raises OSError and sqlite3.Error."""


class Database:
    """The file in a folder, opened when it is needed first. Use it in one thread; `close` it at the end."""

    def __init__(self, folder: Path, mend: Mend) -> None:
        self.path = folder / FILE_NAME
        self._mend = mend
        self._connection: sqlite3.Connection | None = None
        self.remarks: list[str] = []
        """What was damaged and what came back, a sentence each, for whoever takes them."""

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The open file, to ask it. Raises Unreadable in one sentence while it cannot be read."""
        with self._guarded(Unreadable, "read") as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all that is done inside is kept at its end, or nothing. Raises Unwritable in one sentence.
        """
        with self._guarded(Unwritable, "written") as connection, connection:
            connection.execute("BEGIN IMMEDIATE")
            yield connection

    @contextmanager
    def _guarded(self, refusal: type[StoreError], done: str) -> Iterator[sqlite3.Connection]:
        try:
            yield self._opened()
        except (OSError, sqlite3.Error, OverflowError, UnicodeError) as error:
            if is_damage(error):  # opened anew at the next call, which mends it
                self.close()
            raise refusal(f"{FILE_NAME} cannot be {done} now: {_reason(error)}.") from error

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            try:
                if self._is_emptied():
                    raise Corrupt("it is empty")
                self._connection = connect(self.path)
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                self.remarks.append(self._mend(self.path))
                self._connection = connect(self.path)
        return self._connection

    def _is_emptied(self) -> bool:
        """Whether a file that has been something, as its copies show, has nothing in it any more: what is smaller than
        the smallest page, SQLite takes for a new file.
        """
        return self.path.exists() and self.path.stat().st_size < _PAGE and backup_paths(self.path)[0].exists()

    def back_up(self) -> None:
        """Keep a copy of the file as it is now, beside the last ones, unless nothing has changed since. Raises
        Unwritable.
        """
        with self._guarded(Unwritable, "copied") as connection:
            newest, *older = backup_paths(self.path)
            if newest.exists() and _stamp_of(newest) == connection.execute(_STAMP).fetchone():
                return
            newest.parent.mkdir(parents=True, exist_ok=True)
            with scratch_file(newest.with_suffix(".partial")) as partial:
                with closing(sqlite3.connect(partial)) as copy:
                    connection.backup(copy)
                    copy.execute("PRAGMA journal_mode = DELETE")
                for path, next_path in reversed(list(zip([newest, *older], older, strict=False))):
                    if path.exists():
                        os.replace(path, next_path)
                os.replace(partial, newest)

    def close(self) -> None:
        """Close the file; it is opened again when it is needed."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


@contextmanager
def scratch_file(path: Path) -> Iterator[Path]:
    """A path for a database that is worked on for a while: whatever is left at it is removed before and after."""
    _remove(path)
    try:
        yield path
    finally:
        with suppress(OSError):
            _remove(path)


def _remove(path: Path) -> None:
    for ending in ("", *COMPANIONS):
        Path(f"{path}{ending}").unlink(missing_ok=True)


def connect(path: Path) -> sqlite3.Connection:
    """Open a file, check it from end to end and make the tables of a new one. Raises sqlite3.Error, and Unreadable for
    one that a newer program has written.
    """
    connection = sqlite3.connect(path, timeout=WAIT_SECONDS, isolation_level=None)
    connection.text_factory = lambda text: text.decode("utf-8", "replace")  # one damaged name must not hide all others
    try:
        _prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    check = connection.execute("PRAGMA quick_check(1)").fetchone()
    if check is None or check[0] != "ok":
        raise Corrupt("it fails its check")
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
        create(connection)
    _check_tables(connection)
    # One wait for the disk per answer, and other programs can read meanwhile; where that is not to be had, SQLite keeps
    # its usual journal, which is as safe.
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def _check_tables(connection: sqlite3.Connection) -> None:
    """Only a program that is newer may have made other tables; a wrong number in the header alone is mended."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if connection.execute("SELECT 1 FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchone():
        raise Corrupt("it does things that this program has not asked for")
    if tables_of(connection) == _own_tables():
        if (application, version) != (APPLICATION_ID, SCHEMA_VERSION):
            _sign(connection)
    elif application == APPLICATION_ID and version > SCHEMA_VERSION:
        raise Unreadable(f"{FILE_NAME} was written by a newer Cul-de-Sac; until that one is used, nothing is kept.")
    else:
        raise Corrupt("it lacks tables of this program")


@cache
def _own_tables() -> dict[str, list[str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        create(connection)
        return tables_of(connection)


def tables_of(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The tables of a file with their columns."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    return {name: [row[1] for row in connection.execute(f'PRAGMA table_info("{name}")')] for name in names}


def _sign(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


class Corrupt(sqlite3.DatabaseError):
    """A file that is provably damaged, or not this program's."""


def is_damage(error: Exception) -> bool:
    """Whether an error says that the file itself is damaged, and not only that it cannot be used now."""
    return isinstance(error, Corrupt) or getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED


def create(connection: sqlite3.Connection) -> None:
    """Make all tables in one transaction, so that a crash leaves none or all; another program may just have done so."""
    connection.execute("BEGIN IMMEDIATE")
    with connection:
        if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
            for statement in SCHEMA.split(";\n"):
                connection.execute(statement)
            _sign(connection)


def backup_paths(path: Path) -> list[Path]:
    """Where the copies of a file lie, the newest first."""
    return [path.parent / BACKUPS / f"{path.stem}-{number}{path.suffix}" for number in range(1, KEPT_BACKUPS + 1)]


def _stamp_of(backup: Path) -> tuple[object, ...] | None:
    """The stamp of a copy; None when it cannot be read."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{backup.as_uri()}?mode=ro", uri=True)) as copy:
        stamp: tuple[object, ...] = copy.execute(_STAMP).fetchone()
        return stamp
    return None


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else "") or str(error)
