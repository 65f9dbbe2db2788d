"""The database of everything that players have played: opening, checking, backup and repair.

The modules `matches` and `results` of this folder define what its tables hold. Every change is one transaction. A file
that can't be opened now is left alone and tried again at the next call. Only a provably damaged one is set aside (see
`recovery`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import RLock
from typing import Any

from engine.store.files.atomic import StoreError, Unreadable, Unwritable, reason_of, replace_file
from engine.store.history.schema import Corrupt, create, own_tables, prepare_tables, tables_of
from engine.store.messages import say

FILE_NAME = "matches.sqlite"
BACKUPS = "backups"
KEPT_BACKUPS = 3
WAIT_SECONDS = 5.0
_WAIT_TO_READ = 0.005
"""In seconds: short, because the reading thread also draws."""
_PAGE = 512  # bytes
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
COMPANIONS = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite writes next to a database."""
_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_STAMP = "SELECT coalesce(max(sequence), 0), count(*), total(entries) FROM matches"
"""Tells whether anything has changed since a copy was made."""

Mend = Callable[[Path], str]
"""Replaces a damaged file and returns a sentence about it. Raises OSError and sqlite3.Error."""


class NotReady(Unreadable):
    """The file is being updated or repaired and can be read soon."""


class Database:
    """The database in a folder, opened when first needed. `close` it. One thread may write while another reads."""

    def __init__(self, folder: Path, mend: Mend, wait_seconds: float | None = None) -> None:
        """`wait_seconds`: how long a writer waits for other programs."""
        self.path = folder / FILE_NAME
        self._mend = mend
        self._wait_seconds = wait_seconds
        self._writing: sqlite3.Connection | None = None
        self._reading: sqlite3.Connection | None = None
        self._checking: sqlite3.Connection | None = None
        self._write_lock, self._read_lock = RLock(), RLock()
        self._is_damaged = self._is_opening = False
        self.prepare: Callable[[], object] = self.open
        """Called when the file can't be read before it is opened for writing, which updates or repairs it."""
        self.remarks: list[str] = []
        """Sentences for the player about damage and recovery."""

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Provide the open database for queries. Never waits. Raises Unreadable while it can't be read."""
        if not self._read_lock.acquire(blocking=False):
            raise NotReady(say("being-repaired"))
        try:
            with self._translating_errors(Unreadable, "read"):
                yield self._open_to_read()
        finally:
            self._read_lock.release()

    def query(self, text: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of a query. Raises Unreadable like `reading`."""
        with self.reading() as connection:
            return connection.execute(text, values).fetchall()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Run one transaction: everything inside is kept at its end, or nothing. Raises Unwritable in one sentence."""
        with self._write_lock, self._translating_errors(Unwritable, "write"), self._open_to_write() as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield connection

    def open(self) -> None:
        """Open the database for writing. This creates, updates or repairs it if needed. Raises Unwritable."""
        with self._write_lock, self._translating_errors(Unwritable, "write"):
            self._open_to_write()

    def check(self) -> bool:
        """Read the whole file, in any thread, and return False if it is damaged. The next `open` then repairs it.

        Raises Unreadable.
        """
        try:
            with self._translating_errors(Unreadable, "read"):
                if self._is_emptied():
                    raise Corrupt("it is empty")
                if self.path.exists():
                    with closing(_connect(self.path, WAIT_SECONDS)) as self._checking:
                        _check_pages(self._checking)
        except Unreadable:
            if not self._is_damaged:
                raise
        return not self._is_damaged

    def stop_checking(self) -> None:
        """End a `check` in another thread early; it raises Unreadable."""
        if self._checking is not None:
            with suppress(sqlite3.ProgrammingError):  # already closed
                self._checking.interrupt()

    @contextmanager
    def _translating_errors(self, refusal: type[StoreError], action: str) -> Iterator[None]:
        try:
            yield
        except (OSError, sqlite3.Error, OverflowError, UnicodeError) as error:
            if is_damage(error):  # the next call repairs it
                self._is_damaged = True
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in _BUSY:
                if self._is_opening and refusal is Unreadable:
                    raise NotReady(say("being-updated")) from error
                raise refusal(say("another-program")) from error
            raise refusal(say(f"cannot-{action}-now", file=FILE_NAME, reason=reason_of(error))) from error

    def _open_to_read(self) -> sqlite3.Connection:
        if self._reading is None or self._is_damaged:
            if not self._is_damaged and not self.path.exists() and self.path.parent.is_dir():
                return _empty()
            connection = self._ready_to_read()
            if connection is None:
                self.prepare()
                connection = self._ready_to_read()
            if connection is None:
                raise NotReady(say("being-updated"))
            self._reading = connection
        return self._reading

    def _ready_to_read(self) -> sqlite3.Connection | None:
        """Return the open database, or None if it must be opened for writing first."""
        if self._is_damaged or self._is_emptied() or not self.path.exists():
            return None
        connection = _connect(self.path, _WAIT_TO_READ)
        try:
            if tables_of(connection) == own_tables():
                return connection
        except sqlite3.Error as error:
            connection.close()
            if not is_damage(error):
                raise
            self._is_damaged = True
            return None
        connection.close()
        return None

    def _open_to_write(self) -> sqlite3.Connection:
        if self._writing is None or self._is_damaged:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._is_opening = True
            try:
                if self._is_emptied() or self._is_damaged:
                    raise Corrupt("it is empty")
                self._writing = connect(self.path, self._wait)
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                with self._read_lock:
                    self.close()
                    self.remarks.append(self._mend(self.path))
                    self._is_damaged = False
                self._writing = connect(self.path, self._wait)
            finally:
                self._is_opening = False
        return self._writing

    @property
    def _wait(self) -> float:
        return WAIT_SECONDS if self._wait_seconds is None else self._wait_seconds

    def _is_emptied(self) -> bool:
        """Return whether the file is empty although backups show that it wasn't.

        SQLite takes a file smaller than a page for a new one.
        """
        return self.path.exists() and self.path.stat().st_size < _PAGE and backup_paths(self.path)[0].exists()

    def back_up(self) -> None:
        """Save a backup of the database, in any thread, if it has changed since the last one. Raises Unwritable."""
        with self._translating_errors(Unwritable, "copy"):
            if not self.path.exists():
                return
            newest, *older = backup_paths(self.path)
            with closing(_connect(self.path, WAIT_SECONDS)) as connection:
                if newest.exists() and _stamp_of(newest) == connection.execute(_STAMP).fetchone():
                    return
                newest.parent.mkdir(parents=True, exist_ok=True)
                with scratch_file(newest.with_suffix(".partial")) as partial:
                    with closing(sqlite3.connect(partial)) as copy:
                        connection.backup(copy)
                        copy.execute("PRAGMA journal_mode = DELETE")
                    for path, next_path in reversed(list(zip([newest, *older], older, strict=False))):
                        if path.exists():
                            replace_file(path, next_path)
                    replace_file(partial, newest)

    def close(self) -> None:
        """Close the database; it is opened again when needed."""
        with self._write_lock, self._read_lock:
            for connection in (self._reading, self._writing):
                if connection is not None:
                    with suppress(sqlite3.Error):
                        connection.close()
            self._reading = self._writing = None


@contextmanager
def scratch_file(path: Path) -> Iterator[Path]:
    """Provide a path for a temporary database. Anything at that path is removed before and after."""
    _remove(path)
    try:
        yield path
    finally:
        with suppress(OSError):
            _remove(path)


def _remove(path: Path) -> None:
    for ending in ("", *COMPANIONS):
        Path(f"{path}{ending}").unlink(missing_ok=True)


def connect(path: Path, wait_seconds: float = WAIT_SECONDS) -> sqlite3.Connection:
    """Open a database for writing, and create the tables of a new one.

    Raises sqlite3.Error, and Unreadable for one that a newer program has written.
    """
    connection = _open_connection(str(path), wait_seconds)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        prepare_tables(connection)
        # One disk sync per answer, and readers never wait. Where WAL isn't available, SQLite keeps its default journal,
        # which is as safe.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    except BaseException:
        connection.close()
        raise
    return connection


def _connect(path: Path, wait_seconds: float) -> sqlite3.Connection:
    """Open an existing database without changing it."""
    return _open_connection(f"{path.absolute().as_uri()}?mode=rw", wait_seconds)


def _open_connection(place: str, wait_seconds: float) -> sqlite3.Connection:
    connection = sqlite3.connect(
        place, timeout=wait_seconds, isolation_level=None, check_same_thread=False, uri=place.startswith("file:")
    )
    connection.text_factory = lambda text: text.decode("utf-8", "replace")  # one damaged name must not hide all others
    return connection


def _empty() -> sqlite3.Connection:
    connection = _open_connection(":memory:", 0.0)
    create(connection)
    return connection


def _check_pages(connection: sqlite3.Connection) -> None:
    check = connection.execute("PRAGMA quick_check(1)").fetchone()
    if check is None or check[0] != "ok":
        raise Corrupt("it fails its check")


def is_damage(error: Exception) -> bool:
    """Return whether an error means that the file itself is damaged, not just unusable now."""
    return isinstance(error, Corrupt) or getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED


def backup_paths(path: Path) -> list[Path]:
    """Return the paths of a database's backups, the newest first."""
    return [path.parent / BACKUPS / f"{path.stem}-{number}{path.suffix}" for number in range(1, KEPT_BACKUPS + 1)]


def _stamp_of(backup: Path) -> tuple[object, ...] | None:
    """Return the stamp of a copy, or None if it can't be read."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{backup.as_uri()}?mode=ro", uri=True)) as copy:
        stamp: tuple[object, ...] = copy.execute(_STAMP).fetchone()
        return stamp
    return None
