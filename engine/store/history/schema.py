"""The tables of the database of matches, and the update of a file of version 2."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache

from engine.store.files.atomic import Unreadable
from engine.store.messages import say

SCHEMA_VERSION = 3
APPLICATION_ID = 0x43644D53  # "CdMS", in the file's header

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
    sequence INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX matches_by_sequence ON matches (sequence);
CREATE INDEX matches_listed ON matches (finished, sequence) WHERE deleted_at IS NULL;
CREATE INDEX matches_listed_by_game ON matches (finished, game, sequence) WHERE deleted_at IS NULL;
CREATE INDEX matches_deleted ON matches (deleted_at) WHERE deleted_at IS NOT NULL;
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
    watched INTEGER NOT NULL
);
CREATE INDEX results_of_game ON results (game);
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
CREATE TABLE game_sums (
    game TEXT NOT NULL,
    assisted INTEGER NOT NULL,
    watched INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    turns REAL NOT NULL,
    seconds REAL NOT NULL,
    PRIMARY KEY (game, assisted, watched)
) WITHOUT ROWID;
CREATE TABLE seat_sums (
    game TEXT NOT NULL,
    assisted INTEGER NOT NULL,
    watched INTEGER NOT NULL,
    kind TEXT NOT NULL,
    level TEXT NOT NULL,
    role TEXT NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    score REAL NOT NULL,
    highest INTEGER NOT NULL,
    lowest INTEGER NOT NULL,
    turns REAL NOT NULL,
    PRIMARY KEY (game, assisted, watched, kind, level, role)
) WITHOUT ROWID;
"""
"""The tables.

Rows of `answers` are never removed: undo adds another row. `number` counts the rows of a match from 1, and `entries` is
the last number. The match that was played last has the highest `sequence`. A clock can be wrong, so `played_at` is only
shown. `game_sums` and `seat_sums` add up the results.
"""


class Corrupt(sqlite3.DatabaseError):
    """The file is damaged, or it isn't a file of this program."""


def prepare_tables(connection: sqlite3.Connection) -> None:
    """Create the tables of a new file and update those of version 2.

    Raises Corrupt for a file with other tables, Unreadable for one of version 1 or a newer one, and sqlite3.Error.
    """
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
        _in_transaction(connection, create)
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if connection.execute("SELECT 1 FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchone():
        raise Corrupt("it does things that this program has not asked for")
    if version == 2 and application == APPLICATION_ID:
        _in_transaction(connection, _update)
    if tables_of(connection) != own_tables():
        if application == APPLICATION_ID and version > SCHEMA_VERSION:
            raise Unreadable(say("newer-matches"))
        if application == APPLICATION_ID and version == 1:
            raise Unreadable(say("early-matches", file="matches.sqlite"))
        raise Corrupt("it lacks tables of this program")
    if (application, version) != (APPLICATION_ID, SCHEMA_VERSION):
        _sign(connection)


def create(connection: sqlite3.Connection) -> None:
    """Create all tables inside a transaction, unless another program has just done so."""
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
        for statement in SCHEMA.split(";\n"):
            connection.execute(statement)
        _sign(connection)


def tables_of(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Return the tables of a file with their columns."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    return {name: [row[1] for row in connection.execute(f'PRAGMA table_info("{name}")')] for name in names}


@cache
def own_tables() -> dict[str, list[str]]:
    """Return the tables of this version with their columns."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        create(connection)
        return tables_of(connection)


def _update(connection: sqlite3.Connection) -> None:
    """Drop what only version 2 has. Another program may have just done so."""
    connection.execute("DROP TABLE IF EXISTS taken_over")
    connection.execute("DROP INDEX IF EXISTS results_once")
    for table, columns in tables_of(connection).items():
        if "origin" in columns:
            connection.execute(f"ALTER TABLE {table} DROP COLUMN origin")
    _sign(connection)


def _in_transaction(connection: sqlite3.Connection, change: Callable[[sqlite3.Connection], None]) -> None:
    """Make a change completely or not at all."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        change(connection)


def _sign(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
