"""The list of stored matches. Only what the list shows is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.files.limits import parse_json
from engine.kernel.match.document_check import is_short_text
from engine.store.history.database import Database
from engine.store.messages import say

LONGEST_NAME = 48
"""The limit for a match's name, in characters."""
_MOST_LISTED = 50
"""The limit for seats or packs of a match in the list."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match in the list.

    `played_at`: when it was last played, in seconds since 1970. `name`: the player's name for it, or empty. `packs`:
    the names of its card packs.
    """

    id: int
    game: str
    name: str
    seats: tuple[str, ...]
    kinds: tuple[str, ...]
    packs: tuple[str, ...]
    turn: int
    finished: bool
    assisted: bool
    played_at: float

    def words(self, titles: Mapping[str, str]) -> str:
        """Describe it briefly: "Nefarious, Ann, Bob and Cid, turn 7". `titles`: the games' titles by slug."""
        state = "finished" if self.finished else "begun" if self.turn else "new"
        return say(
            "match-line",
            game=titles.get(self.game, self.game),
            seats=len(self.seats),
            players=say.join_list(self.seats),
            packed=len(self.packs),
            packs=say.join_list(self.packs),
            state=state,
            turn=self.turn,
        )


@dataclass(frozen=True, slots=True)
class Which:
    """A filter for matches: in progress or finished, games (slugs), and ids. None means all."""

    finished: bool | None = None
    games: tuple[str, ...] | None = None
    ids: tuple[int, ...] | None = None


ALL = Which()


def find_matches(database: Database, which: Which, limit: int, skip: int) -> list[StoredMatch]:
    """Return the matches of a filter, the last played first: at most `limit` (-1: all), after the first `skip`."""
    finished = None if which.finished is None else (int(which.finished),)
    columns: dict[str, Sequence[Any] | None] = {"finished": finished, "game": which.games, "id": which.ids}
    wanted = {column: values for column, values in columns.items() if values is not None}
    condition = "".join(f" AND {column} IN ({', '.join('?' * len(values))})" for column, values in wanted.items())
    rows = database.query(
        "SELECT id, game, name, seats, kinds, packs, turn, finished, assisted, played_at FROM matches "
        f"WHERE deleted_at IS NULL{condition} ORDER BY sequence DESC, id DESC LIMIT ? OFFSET ?",
        (*(value for values in wanted.values() for value in values), limit, skip),
    )
    return [_read_row(row) for row in rows]


def _read_row(row: Sequence[Any]) -> StoredMatch:
    """Return a line of the list. Damaged fields are left empty."""
    identity, game, name, seats, kinds, packs, turn, finished, assisted, played_at = row
    return StoredMatch(
        identity,
        str(game) if is_short_text(game) else "?",
        str(name)[:LONGEST_NAME],
        _texts(seats),
        _texts(kinds),
        _texts(packs, "name"),
        turn if isinstance(turn, int) else 0,
        bool(finished),
        bool(assisted),
        played_at if isinstance(played_at, float) else 0.0,
    )


def _texts(text: object, key: str = "") -> tuple[str, ...]:
    """Return the short texts of a JSON list, or those under a key of its tables."""
    try:
        entries = parse_json(text) if isinstance(text, str) else []
    except ValueError:
        return ()
    if not isinstance(entries, list):
        return ()
    found = [entry.get(key) if key and isinstance(entry, dict) else entry for entry in entries]
    return tuple(entry for entry in found if is_short_text(entry))[:_MOST_LISTED]
