"""Matches as they are stored: begun, gone on with answer by answer, listed, branched, and read back.

Of an answer that is taken back nothing is removed: another row says how many answers stand from then on. So a bookmark,
which is the number of a row, leads back to its moment whatever has been taken back since. What a match consists of is
told by `engine.kernel.match.match`.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.files.limits import parse_json
from engine.kernel.match.match import FORMAT
from engine.store.atomic import Damaged, StoreError
from engine.store.database import Database
from engine.store.match_list import ALL, LONGEST_NAME, StoredMatch, Which, count_matches, find_matches
from engine.store.results import MatchResult, record, storable, whole

TAKEN_BACK = -2
"""The seat of a row that says how many answers stand from there on, in place of the kind of question."""
BETWEEN_POSITIONS = 8
"""Rows between two stored positions."""
BOOKMARKS = 9

Row = tuple[int, int, int, int, int]
"""A row of answers: seat, kind of question, verb, source, target."""

_ROW = "seat, kind, verb, source, target"
_PARTS = {"answers": _ROW, "lines": "text", "positions": "state", "bookmarks": "slot, turn, notes, made_at"}
"""What belongs to the rows of a match, by table."""
_GONE = "This match is not there any more."
_OTHER_RULES = "This moment belongs to rules of before; nobody can go back to it."


class ChangedElsewhere(StoreError):
    """Another program has gone on with this match, or has deleted it."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A moment of a match to go back to: `slot` from 1 to 9, `made_at` in seconds since 1970."""

    slot: int
    number: int
    turn: int
    made_at: float


@dataclass(frozen=True, slots=True)
class MatchUpdate:
    """What has come to a match since it was last written, and what is true of it now."""

    rows: Sequence[Row]
    lines: Sequence[tuple[int, str]]
    """Lines of the public log, each with the number of its row (0: the set-up)."""
    kinds: Sequence[str]
    turn: int
    finished: bool
    assisted: bool
    notes: str
    """What the session has noted, written by `as_text`."""
    now: float
    position: Mapping[str, Any] | None = None
    """The position after the last row, where it is to be written down."""
    result: MatchResult | None = None
    """How the match ended, when these rows end it."""


@dataclass(slots=True)
class AnswerLine:
    """The answers that stand, oldest first, each with the number of its row."""

    answers: list[list[int]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)
    """How many answers stood after a row, for the rows that lead to where the match stands."""

    def add(self, number: int, row: Row) -> None:
        """Take in the next row. Raises Damaged for one that takes back what is not there."""
        if row[0] != TAKEN_BACK:
            self.answers.append(list(row))
            self.numbers.append(number)
        elif 0 <= row[1] <= len(self.answers):
            del self.answers[row[1] :], self.numbers[row[1] :]
            self.counts = {number: count for number, count in self.counts.items() if count <= row[1]}
        else:
            raise Damaged(f"This match is damaged: row {number} takes back what is not there.")
        self.counts[number] = len(self.answers)


class Matches:
    """The matches in the one file of this program. Every method raises StoreError in one sentence."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- writing -------------------------------------------------------------------------------------------

    def begin(self, document: Mapping[str, Any], progress: MatchUpdate) -> int:
        """Write down a match, given as the kernel's document, with all its rows. Return its id."""
        with self._database.writing() as connection:
            base = document.get("base")
            cursor = connection.execute(
                "INSERT INTO matches (game, rules, packs, seed, options, seats, kinds, turn, finished, assisted, "
                "entries, base, notes, begun_at, played_at) VALUES (?, ?, ?, ?, ?, ?, '', 0, 0, 0, 0, ?, '', ?, ?)",
                (document["game"], document["rules"], as_text(document.get("packs", [])), str(document["seed"]),
                 as_text(document["options"]), as_text(document["seats"]), first_row(document), progress.now,
                 progress.now),  # fmt: skip
            )
            match = int(cursor.lastrowid or 0)
            if base is not None:
                _write_position(connection, match, first_row(document), base)
            _add(connection, match, first_row(document), progress)
            return match

    def go_on(self, match: int, entries: int, progress: MatchUpdate) -> None:
        """Add rows to a match that has `entries` rows. Raises ChangedElsewhere when it has others by now."""
        with self._database.writing() as connection:
            there = connection.execute("SELECT entries, rules FROM matches WHERE id = ?", (match,)).fetchone()
            if there is None or there[0] != entries:
                raise ChangedElsewhere("Another Cul-de-Sac has gone on with this match.")
            _add(connection, match, entries, progress)

    def begin_at(self, match: int, rules: str, position: Mapping[str, Any]) -> None:
        """Let a match begin at a position after its last row, for rules (their identity) its answers do not fit."""
        with self._database.writing() as connection:
            entries = connection.execute("SELECT entries FROM matches WHERE id = ?", (match,)).fetchone()[0]
            _write_position(connection, match, entries, position)
            connection.execute("UPDATE matches SET base = ?, rules = ? WHERE id = ?", (entries, rules, match))

    def branch(self, match: int, number: int, progress: MatchUpdate) -> int:
        """A new match that begins as another one was after a row, where `progress` says how it stood (without rows of
        its own): its id. Bookmarks of moments before come with it, the other match stays as it is.
        """
        with self._database.writing() as connection:
            same = "game, name, rules, packs, seed, options, seats, base"
            cursor = connection.execute(
                f"INSERT INTO matches ({same}, kinds, turn, finished, assisted, entries, notes, begun_at, played_at) "
                f"SELECT {same}, '', 0, 0, 0, 0, '', ?, ? FROM matches WHERE id = ?",
                (progress.now, progress.now, match),
            )
            if cursor.rowcount != 1:
                raise StoreError(_GONE)
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
        """Give a match a name; an empty one takes it away."""
        self._change("UPDATE matches SET name = ? WHERE id = ?", storable(" ".join(name.split())[:LONGEST_NAME]), match)

    def delete(self, match: int, now: float) -> None:
        """Take a match off the list. It can be put back with `restore` until it is forgotten."""
        self._change("UPDATE matches SET deleted_at = ? WHERE id = ?", now, match)

    def restore(self, match: int) -> None:
        """Put a deleted match back."""
        self._change("UPDATE matches SET deleted_at = NULL WHERE id = ?", match)

    def forget_deleted(self, before: float) -> None:
        """Remove for good what was deleted before a time. What statistics tell of it stays."""
        self._change("DELETE FROM matches WHERE deleted_at < ?", before)

    def forget(self, matches: Sequence[int]) -> None:
        """Remove these matches (their ids) for good as far as they are deleted, all or none of them."""
        with self._database.writing() as connection:
            ids = [(match,) for match in matches]
            connection.executemany("DELETE FROM matches WHERE id = ? AND deleted_at IS NOT NULL", ids)

    def _change(self, statement: str, *values: object) -> None:
        with self._database.writing() as connection:
            connection.execute(statement, values)

    # --- bookmarks -----------------------------------------------------------------------------------------

    def set_bookmark(self, match: int, bookmark: Bookmark, notes: str) -> None:
        """Set a bookmark, in place of one with the same slot. `notes` are those of the session at that moment, written
        by `as_text`.
        """
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
        """The bookmarks of a match by slot."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT slot, number, turn, made_at FROM bookmarks WHERE match_id = ? ORDER BY slot", (match,)
            ).fetchall()
        return [Bookmark(*row) for row in rows if _are(row, int, int, int, float)]

    def bookmark_notes(self, match: int, slot: int) -> dict[str, Any]:
        """What the session had noted when a bookmark was set."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT notes FROM bookmarks WHERE match_id = ? AND slot = ?", (match, slot)
            ).fetchone()
        return _noted(row[0] if row else "")

    # --- reading -------------------------------------------------------------------------------------------

    def listed(self, which: Which = ALL, limit: int = -1, skip: int = 0) -> list[StoredMatch]:
        """Return the matches that aren't deleted, the one played last first: at most `limit`, after the first `skip`.
        Damaged fields are left empty.
        """
        with self._database.reading() as connection:
            return find_matches(connection, which, limit, skip)

    def counts(self) -> dict[tuple[str, bool], int]:
        """How many matches of a game (slug) are in progress (false) or finished (true)."""
        with self._database.reading() as connection:
            return count_matches(connection)

    def latest(self, games: Sequence[str]) -> StoredMatch | None:
        """The unfinished match of one of these games (slugs) that was played last."""
        return next(iter(self.listed(Which(finished=False, games=tuple(games)), 1)), None)

    def are_kept(self, matches: Sequence[int]) -> list[int]:
        """Those of the matches (ids) that are stored and not deleted."""
        with self._database.reading() as connection:
            return [match for match in matches if connection.execute(
                "SELECT 1 FROM matches WHERE id = ? AND deleted_at IS NULL", (match,)).fetchone()]  # fmt: skip

    def document(self, match: int, number: int | None = None) -> dict[str, Any]:
        """A match as the kernel reads it, up to a row or to the last. With it `id`, `session`, `numbers` (the row of
        each answer), `entries` (the last row), `base_number` (the row it begins after) and `state_after` (after how
        many answers the `state` is noted). Raises Damaged.
        """
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT game, rules, packs, seed, options, seats, kinds, turn, finished, assisted, entries, base, "
                "notes FROM matches WHERE id = ?",
                (match,),
            ).fetchone()
            if row is None:
                raise Damaged(_GONE)
            if not _are(row[10:12], int, int):
                raise Damaged("This match is damaged: how many answers it has cannot be read.")
            last = row[10] if number is None else number
            if last < row[11]:
                raise StoreError(_OTHER_RULES)
            answers = connection.execute(
                f"SELECT number, {_ROW} FROM answers WHERE match_id = ? AND number > ? AND number <= ? ORDER BY number",
                (match, row[11], last),
            ).fetchall()
            positions = connection.execute(
                "SELECT number, state FROM positions WHERE match_id = ? AND number <= ? ORDER BY number DESC",
                (match, last),
            ).fetchall()
        return _composed(row, last, answers, positions) | {"id": match}

    def log(self, match: int) -> list[str]:
        """The public log of a match in words, for one that cannot be played any more."""
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT number, {_ROW} FROM answers WHERE match_id = ? ORDER BY number", (match,)
            ).fetchall()
            lines = connection.execute(
                "SELECT number, text FROM lines WHERE match_id = ? ORDER BY number, rowid", (match,)
            ).fetchall()
        line = AnswerLine()
        for number, *row in rows:
            line.add(number, tuple(row))
        return [str(text) for number, text in lines if number == 0 or number in line.counts]


def first_row(document: Mapping[str, Any]) -> int:
    """The row after which a match begins that is written down whole: a base takes the place of a row."""
    return int(document.get("base") is not None)


def progress_of(document: Mapping[str, Any], now: float, lines: Sequence[tuple[int, str]] = (),
                result: MatchResult | None = None) -> MatchUpdate:  # fmt: skip
    """All of a document, as what has come to its match."""
    notes = document.get("session")
    return MatchUpdate(
        [tuple(answer) for answer in document["answers"]], lines, document["kinds"], document["turn"],
        document["finished"], document["assisted"], as_text(notes if isinstance(notes, Mapping) else {}), now,
        document["state"], result,
    )  # fmt: skip


def _add(connection: sqlite3.Connection, match: int, entries: int, progress: MatchUpdate) -> None:
    """Write what has come to a match."""
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
        (as_text(progress.kinds), progress.turn, int(progress.finished), int(progress.assisted), progress.notes,
         progress.now, last, match),  # fmt: skip
    )
    if progress.result is not None:
        record(connection, progress.result, match)


def _write_position(connection: sqlite3.Connection, match: int, number: int, position: Mapping[str, Any]) -> None:
    """Note a position; of those before it one is kept, for when what lies between is taken back, and the base."""
    connection.execute(
        "DELETE FROM positions WHERE match_id = ?1 AND number <> (SELECT base FROM matches WHERE id = ?1) AND number < "
        "(SELECT max(number) FROM positions WHERE match_id = ?1)", (match,)
    )  # fmt: skip
    connection.execute(
        "INSERT OR REPLACE INTO positions (match_id, number, state) VALUES (?, ?, ?)",
        (match, number, as_text(position)),
    )


def _composed(row: Sequence[Any], last: int, answers: Sequence[Any], positions: Sequence[Any]) -> dict[str, Any]:
    """The document of a match from its rows. Raises Damaged."""
    game, rules, packs, seed, options, seats, kinds, turn, finished, assisted, _, base, notes = row
    line = AnswerLine(counts={base: 0})
    for number, *answer in answers:
        if not _are((number, *answer), *[int] * 6):
            raise Damaged(f"This match is damaged: its answer {number} is none.")
        line.add(number, tuple(answer))
    try:
        document = {
            "format": FORMAT, "game": str(game), "rules": str(rules), "packs": parse_json(packs), "seed": whole(seed),
            "options": parse_json(options), "seats": parse_json(seats), "kinds": parse_json(kinds), "turn": turn,
            "finished": bool(finished), "assisted": bool(assisted), "answers": line.answers, "numbers": line.numbers,
            "entries": last, "base_number": base, "session": _noted(notes),
        }  # fmt: skip
        for number, state in positions:
            if number in line.counts and "state" not in document:
                document |= {"state": parse_json(state), "state_after": line.counts[number]}
            if number == base and base:
                document["base"] = parse_json(state)
    except (ValueError, TypeError) as error:
        raise Damaged(f"This match is damaged: {error}.") from error
    if base and "base" not in document:
        raise Damaged("This match is damaged: the position it begins with is missing.")
    return document


def _noted(text: object) -> dict[str, Any]:
    """The notes of a session; none where they are damaged, since a match can be played without."""
    try:
        notes = parse_json(text) if isinstance(text, str) and text else {}
    except ValueError:
        return {}
    return notes if isinstance(notes, dict) else {}


def as_text(value: object) -> str:
    """Plain data as it is written into the file."""
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"))


def _are(values: Sequence[object], *kinds: type) -> bool:
    return len(values) == len(kinds) and all(type(value) is kind for value, kind in zip(values, kinds, strict=True))

