"""Stored matches: starting, continuing answer by answer, listing, branching and reading them.

Undo removes no rows: another row says how many answers count from then on. So a bookmark, which is a row's number,
leads back to its position even after undo. `engine.kernel.match.match` defines what a match consists of.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.files.limits import parse_json
from engine.kernel.match.match import FORMAT
from engine.store.files.atomic import Damaged, StoreError
from engine.store.history.database import Database
from engine.store.history.match_list import ALL, LONGEST_NAME, StoredMatch, Which, find_matches
from engine.store.history.results import MatchResult, record, storable, whole
from engine.store.messages import say

TAKEN_BACK = -2
"""The seat of an undo row, which has the number of remaining answers in place of the kind of question."""
BETWEEN_POSITIONS = 8
"""Rows between two stored positions."""
BOOKMARKS = 9

Row = tuple[int, int, int, int, int]
"""A row of answers: seat, kind of question, verb, source, target."""

_ROW = "seat, kind, verb, source, target"
_PARTS = {"answers": _ROW, "lines": "text", "positions": "state", "bookmarks": "slot, turn, notes, made_at"}
"""The columns that belong to a match's rows, by table."""


class ChangedElsewhere(StoreError):
    """Another program has continued or deleted this match."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A position of a match to return to: `slot` from 1 to 9, `made_at` in seconds since 1970."""

    slot: int
    number: int
    turn: int
    made_at: float


@dataclass(frozen=True, slots=True)
class MatchUpdate:
    """Everything new about a match since it was last written, and its current state."""

    rows: Sequence[Row]
    lines: Sequence[tuple[int, str]]
    """Lines of the public log, each with the number of its row (0: the setup)."""
    kinds: Sequence[str]
    turn: int
    finished: bool
    assisted: bool
    notes: str
    """The session's records, written by `as_text`."""
    now: float
    position: Mapping[str, Any] | None = None
    """The position after the last row, if it should be stored."""
    result: MatchResult | None = None
    """The result, if these rows end the match."""


@dataclass(slots=True)
class AnswerLine:
    """The answers that count, oldest first, each with the number of its row."""

    answers: list[list[int]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)
    """The number of answers after each row that leads to the current position."""

    def add(self, number: int, row: Row) -> None:
        """Add the next row. Raises Damaged for an undo row that removes missing answers."""
        if row[0] != TAKEN_BACK:
            self.answers.append(list(row))
            self.numbers.append(number)
        elif 0 <= row[1] <= len(self.answers):
            del self.answers[row[1] :], self.numbers[row[1] :]
            self.counts = {number: count for number, count in self.counts.items() if count <= row[1]}
        else:
            raise _damage("bad-undo", number=number)
        self.counts[number] = len(self.answers)


class Matches:
    """The matches in the program's database. Every method raises StoreError in one sentence."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- writing -------------------------------------------------------------------------------------------

    def begin(self, document: Mapping[str, Any], progress: MatchUpdate) -> int:
        """Store a match, given as the kernel's document, with all its rows. Return its id."""
        with self._database.writing() as connection:
            base = document.get("base")
            cursor = connection.execute(
                "INSERT INTO matches (game, rules, packs, seed, options, seats, kinds, turn, finished, assisted, "
                "entries, base, notes, begun_at, played_at) VALUES (?, ?, ?, ?, ?, ?, '', 0, 0, 0, 0, ?, '', ?, ?)",
                (
                    document["game"],
                    document["rules"],
                    as_text(document.get("packs", [])),
                    str(document["seed"]),
                    as_text(document["options"]),
                    as_text(document["seats"]),
                    first_row(document),
                    progress.now,
                    progress.now,
                ),
            )
            match = int(cursor.lastrowid or 0)
            if base is not None:
                _write_position(connection, match, first_row(document), base)
            _add(connection, match, first_row(document), progress)
            return match

    def go_on(self, match: int, entries: int, progress: MatchUpdate) -> None:
        """Add rows to a match that has `entries` rows. Raises ChangedElsewhere if it has changed meanwhile."""
        with self._database.writing() as connection:
            there = connection.execute("SELECT entries, rules FROM matches WHERE id = ?", (match,)).fetchone()
            if there is None or there[0] != entries:
                raise ChangedElsewhere(say("match-changed"))
            _add(connection, match, entries, progress)

    def begin_at(self, match: int, rules: str, position: Mapping[str, Any]) -> None:
        """Let a match start from a position after its last row, for rules that its answers don't fit."""
        with self._database.writing() as connection:
            entries = connection.execute("SELECT entries FROM matches WHERE id = ?", (match,)).fetchone()[0]
            _write_position(connection, match, entries, position)
            connection.execute("UPDATE matches SET base = ?, rules = ? WHERE id = ?", (entries, rules, match))

    def branch(self, match: int, number: int, progress: MatchUpdate) -> int:
        """Create a match that starts as another one was after a row, and return its id.

        `progress` describes that position, without rows. Earlier bookmarks are copied; the other match stays unchanged.
        """
        with self._database.writing() as connection:
            same = "game, name, rules, packs, seed, options, seats, base"
            cursor = connection.execute(
                f"INSERT INTO matches ({same}, kinds, turn, finished, assisted, entries, notes, begun_at, played_at) "
                f"SELECT {same}, '', 0, 0, 0, 0, '', ?, ? FROM matches WHERE id = ?",
                (progress.now, progress.now, match),
            )
            if cursor.rowcount != 1:
                raise StoreError(say("match-gone"))
            other = int(cursor.lastrowid or 0)
            for table, kept in _PARTS.items():
                connection.execute(
                    f"INSERT INTO {table} (match_id, number, {kept}) SELECT ?, number, {kept} FROM {table} "
                    "WHERE match_id = ? AND number <= ?",
                    (other, match, number),
                )
            _add(connection, other, number, progress)
            return other

    def rename(self, match: int, name: str) -> None:
        """Rename a match; an empty name removes its name."""
        self._change("UPDATE matches SET name = ? WHERE id = ?", storable(" ".join(name.split())[:LONGEST_NAME]), match)

    def delete(self, match: int, now: float) -> None:
        """Remove a match from the list. `restore` brings it back until it is forgotten."""
        self._change("UPDATE matches SET deleted_at = ? WHERE id = ?", now, match)

    def restore(self, match: int) -> None:
        self._change("UPDATE matches SET deleted_at = NULL WHERE id = ?", match)

    def forget_deleted(self, before: float) -> None:
        """Remove matches deleted before a time for good. Statistics stay."""
        self._change("DELETE FROM matches WHERE deleted_at < ?", before)

    def forget(self, matches: Sequence[int]) -> None:
        """Remove these matches (ids) for good if they are deleted, in one transaction."""
        with self._database.writing() as connection:
            ids = [(match,) for match in matches]
            connection.executemany("DELETE FROM matches WHERE id = ? AND deleted_at IS NOT NULL", ids)

    def _change(self, statement: str, *values: object) -> None:
        with self._database.writing() as connection:
            connection.execute(statement, values)

    # --- bookmarks -----------------------------------------------------------------------------------------

    def set_bookmark(self, match: int, bookmark: Bookmark, notes: str) -> None:
        """Set a bookmark in its slot. `notes`: the session's records at that position, written by `as_text`."""
        with self._database.writing() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO bookmarks (match_id, slot, number, turn, made_at, notes) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (match, bookmark.slot, bookmark.number, bookmark.turn, bookmark.made_at, notes),
            )

    def remove_bookmark(self, match: int, slot: int) -> None:
        """Remove a bookmark, if there is one."""
        self._change("DELETE FROM bookmarks WHERE match_id = ? AND slot = ?", match, slot)

    def bookmarks(self, match: int) -> list[Bookmark]:
        """Return a match's bookmarks by slot."""
        rows = self._database.query(
            "SELECT slot, number, turn, made_at FROM bookmarks WHERE match_id = ? ORDER BY slot", (match,)
        )
        return [Bookmark(*row) for row in rows if _are(row, int, int, int, float)]

    def bookmark_notes(self, match: int, slot: int) -> dict[str, Any]:
        """Return the session's records of a bookmark."""
        rows = self._database.query("SELECT notes FROM bookmarks WHERE match_id = ? AND slot = ?", (match, slot))
        return _parse_notes(rows[0][0] if rows else "")

    # --- reading -------------------------------------------------------------------------------------------

    def list_matches(self, which: Which = ALL, limit: int = -1, skip: int = 0) -> list[StoredMatch]:
        """Return the matches that aren't deleted, the last played first: at most `limit`, after the first `skip`.

        Damaged fields are left empty.
        """
        return find_matches(self._database, which, limit, skip)

    def counts(self) -> dict[tuple[str, bool], int]:
        """Return the number of matches for each game (slug), in progress (False) and finished (True)."""
        rows = self._database.query(
            "SELECT game, finished, count(*) FROM matches WHERE deleted_at IS NULL GROUP BY finished, game"
        )
        return {(str(game), bool(finished)): count for game, finished, count in rows}

    def latest(self, games: Sequence[str]) -> StoredMatch | None:
        """Return the unfinished match of these games (slugs) that was played last, or None."""
        return next(iter(self.list_matches(Which(finished=False, games=tuple(games)), 1)), None)

    def are_kept(self, matches: Sequence[int]) -> list[int]:
        """Return those of the matches (ids) that are stored and not deleted."""
        kept = "SELECT 1 FROM matches WHERE id = ? AND deleted_at IS NULL"
        return [match for match in matches if self._database.query(kept, (match,))]

    def document(self, match: int, number: int | None = None) -> dict[str, Any]:
        """Return a match as the kernel reads it, up to a row or to the last.

        It also has `id`, `session`, `numbers` (the row of each answer) and `entries` (the last row). `base_number` is
        the row that it starts after, `state_after` the number of answers before `state`. Raises Damaged.
        """
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT game, rules, packs, seed, options, seats, kinds, turn, finished, assisted, entries, base, "
                "notes FROM matches WHERE id = ?",
                (match,),
            ).fetchone()
            if row is None:
                raise Damaged(say("match-gone"))
            if not _are(row[10:12], int, int):
                raise _damage("bad-count")
            last = row[10] if number is None else number
            if last < row[11]:
                raise StoreError(say("match-other-rules"))
            answers = connection.execute(
                f"SELECT number, {_ROW} FROM answers WHERE match_id = ? AND number > ? AND number <= ? ORDER BY number",
                (match, row[11], last),
            ).fetchall()
            positions = connection.execute(
                "SELECT number, state FROM positions WHERE match_id = ? AND number <= ? ORDER BY number DESC",
                (match, last),
            ).fetchall()
        return _build_document(row, last, answers, positions) | {"id": match}

    def log(self, match: int) -> list[str]:
        """Return the public log of a match in words, for one that can't be played any longer."""
        query = self._database.query
        rows = query(f"SELECT number, {_ROW} FROM answers WHERE match_id = ? ORDER BY number", (match,))
        lines = query("SELECT number, text FROM lines WHERE match_id = ? ORDER BY number, rowid", (match,))
        line = AnswerLine()
        for number, *row in rows:
            line.add(number, tuple(row))
        return [str(text) for number, text in lines if number == 0 or number in line.counts]


def first_row(document: Mapping[str, Any]) -> int:
    """Return the row after which a complete match starts; a base takes the place of a row."""
    return int(document.get("base") is not None)


def progress_of(
    document: Mapping[str, Any], now: float, lines: Sequence[tuple[int, str]] = (), result: MatchResult | None = None
) -> MatchUpdate:
    """Return a whole document as the update of its match."""
    notes = document.get("session")
    return MatchUpdate(
        [tuple(answer) for answer in document["answers"]],
        lines,
        document["kinds"],
        document["turn"],
        document["finished"],
        document["assisted"],
        as_text(notes if isinstance(notes, Mapping) else {}),
        now,
        document["state"],
        result,
    )


def _add(connection: sqlite3.Connection, match: int, entries: int, progress: MatchUpdate) -> None:
    connection.executemany(
        f"INSERT INTO answers (match_id, number, {_ROW}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(match, number, *row) for number, row in enumerate(progress.rows, entries + 1)],
    )
    connection.executemany(
        "INSERT INTO lines (match_id, number, text) VALUES (?, ?, ?)", [(match, *line) for line in progress.lines]
    )
    last = entries + len(progress.rows)
    if progress.position is not None:
        _write_position(connection, match, last, progress.position)
    connection.execute(
        "UPDATE matches SET kinds = ?, turn = ?, finished = ?, assisted = ?, notes = ?, played_at = ?, entries = ?, "
        "sequence = (SELECT max(sequence) + 1 FROM matches) WHERE id = ?",
        (
            as_text(progress.kinds),
            progress.turn,
            int(progress.finished),
            int(progress.assisted),
            progress.notes,
            progress.now,
            last,
            match,
        ),
    )
    if progress.result is not None:
        record(connection, progress.result, match)


def _write_position(connection: sqlite3.Connection, match: int, number: int, position: Mapping[str, Any]) -> None:
    """Store a position. Of the earlier ones only the last is kept, for undo, and the base."""
    connection.execute(
        "DELETE FROM positions WHERE match_id = ?1 AND number <> (SELECT base FROM matches WHERE id = ?1) AND number < "
        "(SELECT max(number) FROM positions WHERE match_id = ?1)",
        (match,),
    )
    connection.execute(
        "INSERT OR REPLACE INTO positions (match_id, number, state) VALUES (?, ?, ?)",
        (match, number, as_text(position)),
    )


def _build_document(row: Sequence[Any], last: int, answers: Sequence[Any], positions: Sequence[Any]) -> dict[str, Any]:
    """Compose a match's document from its rows. Raises Damaged."""
    game, rules, packs, seed, options, seats, kinds, turn, finished, assisted, _, base, notes = row
    line = AnswerLine(counts={base: 0})
    for number, *answer in answers:
        if not _are((number, *answer), *[int] * 6):
            raise _damage("bad-move", number=number)
        line.add(number, tuple(answer))
    try:
        document = {
            "format": FORMAT, "game": str(game), "rules": str(rules), "packs": parse_json(packs), "seed": whole(seed),
            "options": parse_json(options), "seats": parse_json(seats), "kinds": parse_json(kinds), "turn": turn,
            "finished": bool(finished), "assisted": bool(assisted), "answers": line.answers, "numbers": line.numbers,
            "entries": last, "base_number": base, "session": _parse_notes(notes),
        }  # fmt: skip
        for number, state in positions:
            if number in line.counts and "state" not in document:
                document |= {"state": parse_json(state), "state_after": line.counts[number]}
            if number == base and base:
                document["base"] = parse_json(state)
    except (ValueError, TypeError) as error:
        raise Damaged(say("match-damaged", reason=str(error))) from error
    if base and "base" not in document:
        raise _damage("no-start")
    return document


def _damage(reason: str, **details: int) -> Damaged:
    """Return the error for a damaged match."""
    return Damaged(say("match-damaged", reason=say(f"reason-{reason}", **details)))


def _parse_notes(text: object) -> dict[str, Any]:
    """Return a session's records; none if damaged, because a match can be played without them."""
    try:
        notes = parse_json(text) if isinstance(text, str) and text else {}
    except ValueError:
        return {}
    return notes if isinstance(notes, dict) else {}


def as_text(value: object) -> str:
    """Return plain data as JSON text for the database."""
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"))


def _are(values: Sequence[object], *kinds: type) -> bool:
    return len(values) == len(kinds) and all(type(value) is kind for value, kind in zip(values, kinds, strict=True))
