"""Recovery of a damaged database: row by row from the file itself, then from its backups."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from engine.store.files.atomic import follow_link, replace_file, set_aside
from engine.store.history.database import COMPANIONS, backup_paths, connect, scratch_file
from engine.store.history.schema import tables_of
from engine.store.history.sums import rebuild_sums
from engine.store.messages import say


def mend(path: Path) -> str:
    """Replace a damaged file with everything readable in it and its backups, and return a sentence about it.

    The damaged file is set aside. Raises OSError and sqlite3.Error if that is impossible now.
    """
    backups, path = backup_paths(path), follow_link(path)
    with scratch_file(path.with_suffix(".mended")) as partial:
        with closing(connect(partial)) as mended:
            mended.execute("PRAGMA journal_mode = DELETE")
            mended.execute("PRAGMA foreign_keys = OFF")
            for source in (path, *backups):
                if source.exists():
                    _take_all(source, mended)
            _drop_halves(mended)
            matches = mended.execute("SELECT count(*) FROM matches").fetchone()[0]
            results = mended.execute("SELECT count(*) FROM results").fetchone()[0]
        aside = set_aside(path)
        if aside is None:
            raise OSError(say("reason-stuck"))
        for ending in COMPANIONS:
            with suppress(OSError):
                replace_file(Path(f"{path}{ending}"), Path(f"{aside}{ending}"))
        replace_file(partial, path)
    counts = {"matches": say("count-matches", count=matches), "results": say("count-results", count=results)}
    return say("recovered", file=path.name, kept=aside.name, **counts)


def _take_all(source: Path, target: sqlite3.Connection) -> None:
    """Copy every readable row that `target` lacks. Reads a copy, so the file itself stays untouched."""
    with scratch_file(source.with_name(f".{source.name}.reading")) as copy:
        shutil.copyfile(source, copy)
        if Path(f"{source}-wal").exists():
            shutil.copyfile(f"{source}-wal", f"{copy}-wal")
        try:
            with closing(sqlite3.connect(copy, isolation_level=None)) as damaged:
                for table, columns in tables_of(target).items():
                    if table != "sqlite_sequence" and not table.endswith("_sums"):
                        _take_table(damaged, table, columns, target)
        except sqlite3.Error:  # nothing of it is readable
            if target.in_transaction:
                target.execute("COMMIT")


def _take_table(source: sqlite3.Connection, table: str, columns: list[str], target: sqlite3.Connection) -> None:
    places = ", ".join("?" * len(columns))
    insert = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({places})"
    target.execute("BEGIN")
    for row in _rows(source, table, columns):
        with suppress(sqlite3.Error):  # a row that doesn't fit its table
            target.execute(insert, row)
    target.execute("COMMIT")


def _rows(source: sqlite3.Connection, table: str, columns: list[str]) -> Iterator[tuple[object, ...]]:
    """Yield the rows of a table from both ends up to the damage."""
    keys = [row[1] for row in source.execute(f'PRAGMA table_info("{table}")') if row[5]] or ["rowid"]
    for order in ("ASC", "DESC"):
        ordered = ", ".join(f"{key} {order}" for key in keys)
        with suppress(sqlite3.Error, UnicodeError):
            yield from source.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {ordered}")
            return


def _drop_halves(mended: sqlite3.Connection) -> None:
    """Delete rows of matches that were lost, and answers after the first missing one."""
    mended.execute("BEGIN")
    for table in ("answers", "positions", "lines", "bookmarks"):
        mended.execute(f"DELETE FROM {table} WHERE match_id NOT IN (SELECT id FROM matches)")
    mended.execute("DELETE FROM result_seats WHERE result_id NOT IN (SELECT id FROM results)")
    mended.execute("UPDATE results SET match_id = NULL WHERE match_id NOT IN (SELECT id FROM matches)")
    for match, entries in mended.execute("SELECT id, entries FROM matches").fetchall():
        rows = mended.execute("SELECT number FROM answers WHERE match_id = ? ORDER BY number", (match,)).fetchall()
        whole = next((place for place, (number,) in enumerate(rows) if number != place + 1), len(rows))
        if whole != entries:
            mended.execute("UPDATE matches SET entries = ?, finished = 0 WHERE id = ?", (whole, match))
            for table in ("answers", "positions", "lines", "bookmarks"):
                mended.execute(f"DELETE FROM {table} WHERE match_id = ? AND number > ?", (match, whole))
    rebuild_sums(mended)
    mended.execute("COMMIT")
