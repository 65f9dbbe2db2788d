"""Results of finished matches, and statistics about them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from engine.store.history.database import Database
from engine.store.history.sums import SOUND, add_to_sums

COMPUTER = "computer"
"""The kind of a seat that a computer played to the end."""
LONGEST_SEED = 400
"""The limit for a seed's digits."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat. `role`: its secret role, as its card names it.

    `kind` is "human", "computer", or "handed 12" for a seat handed to a computer after people had played 12 turns of
    it. `level` and `personality` are empty for a human.
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

    `finished_on`: an ISO date or date and time, given by the caller. `seconds`: how long the match was on the table.
    `assisted`: played with undo, hints or the like. `watched`: partly played by computers alone. Both sorts have
    separate statistics. `packs`: ids of its card packs; they don't matter for statistics. `match`: the id under which
    it is stored, or 0.
    """

    game: str
    finished_on: str
    seats: tuple[SeatResult, ...]
    turns: int
    seconds: float
    seed: int
    assisted: bool = False
    packs: tuple[str, ...] = ()
    watched: bool = False
    match: int = 0


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """Statistics of one game over all its matches. Means and `best_score` are 0 without matches."""

    matches: int
    mean_turns: float
    mean_seconds: float
    best_score: int


@dataclass(frozen=True, slots=True)
class SeatStatistics:
    """Statistics of one sort of seat in one game: humans, computer seats of one level, or seats of one role.

    For a role, `kind` is "role" and `level` its name. Seats handed to a computer count separately at any level: `kind`
    is "handed", and `turns` counts those that people had played.

    `played` counts seats, so a match of three humans counts three times.
    """

    kind: str
    level: str
    played: int
    won: int
    mean_score: float
    best_score: int
    turns: int = 0

    @property
    def win_rate(self) -> float:
        """The share of these seats that won, 0 to 1."""
        return self.won / self.played if self.played else 0.0


class Results:
    """The results in the program's database. Every method raises Unreadable in one sentence."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def count(self) -> int:
        """Return the number of matches in the history."""
        return int(self._database.query("SELECT coalesce(sum(matches), 0) FROM game_sums")[0][0])

    def games(self) -> list[str]:
        """Return the slugs of the games played, in alphabetical order."""
        return [row[0] for row in self._database.query("SELECT DISTINCT game FROM game_sums ORDER BY game")]

    def recent(self, game: str | None = None, limit: int = 50) -> list[MatchResult]:
        """Return the last finished matches of one game, or of all, newest first.

        They are sorted by storage order, because clocks may be wrong.
        """
        rows = self._database.query(
            f"{SOUND} SELECT id, game, finished_on, turns, seconds, seed, assisted, packs, watched, match_id "
            f"FROM sound {'WHERE game = ?' if game else ''} ORDER BY id DESC LIMIT ?",
            (*([game] if game else []), limit),
        )
        return [
            MatchResult(
                game,
                day,
                self._seats(result),
                turns,
                seconds,
                whole(seed),
                bool(assisted),
                tuple(packs.split()),
                bool(watched),
                match if isinstance(match, int) else 0,
            )
            for result, game, day, turns, seconds, seed, assisted, packs, watched, match in rows
        ]

    def game_statistics(
        self, game: str, *, assisted: bool = False, watched: bool = False, lowest: bool = False
    ) -> GameStatistics:
        """Return statistics of one game over its unassisted matches, its assisted ones, or all watched ones.

        With `lowest`, the best score is the lowest.
        """
        which = (game, *_sort(assisted, watched))
        matches, turns, seconds = self._database.query(
            "SELECT coalesce(sum(matches), 0), total(turns), total(seconds) FROM game_sums "
            f"WHERE game = ? AND {_OF_THAT_SORT}",
            which,
        )[0]
        best = self._database.query(
            f"SELECT coalesce({'min(lowest)' if lowest else 'max(highest)'}, 0) FROM seat_sums "
            f"WHERE game = ? AND {_OF_THAT_SORT}",
            which,
        )[0][0]
        return GameStatistics(matches, turns / max(1, matches), seconds / max(1, matches), best)

    def seat_statistics(self, game: str, *, watched: bool = False) -> list[SeatStatistics]:
        """Return statistics per sort of seat: humans first, then computer levels in alphabetical order.

        They cover a game's unassisted matches, or all watched ones. Personalities are merged.
        """
        rows = self._database.query(
            f"SELECT kind, level, {_SEAT_SUMS}, CAST(total(turns) AS INTEGER) FROM seat_sums "
            f"WHERE game = ? AND {_OF_THAT_SORT} GROUP BY kind, level ORDER BY kind DESC, level",
            (game, *_sort(False, watched)),
        )
        return [SeatStatistics(*row) for row in rows]

    def role_statistics(self, game: str) -> list[SeatStatistics]:
        """Return statistics per secret role in unassisted matches, in alphabetical order; none without roles."""
        rows = self._database.query(
            f"SELECT 'role', role, {_SEAT_SUMS} FROM seat_sums WHERE game = ? AND {_OF_THAT_SORT} AND role <> '' "
            "GROUP BY role ORDER BY role",
            (game, *_sort(False, False)),
        )
        return [SeatStatistics(*row) for row in rows]

    def player_statistics(self, game: str, names: Sequence[str]) -> SeatStatistics | None:
        """Return the statistics of one player in unassisted matches, or None without any match.

        `names` are all names of the player, present name first. `kind` is "player" and `level` the present name.
        """
        row = self._database.query(
            f"{SOUND} SELECT count(*), coalesce(sum(winner), 0), avg(score), coalesce(max(score), 0) FROM sound_seats "
            "JOIN sound ON id = result_id WHERE game = ? AND kind = 'human' AND assisted = 0 AND watched = 0 "
            f"AND name IN ({', '.join('?' * len(names))})",
            (game, *names),
        )[0]
        return SeatStatistics("player", names[0], *row) if row[0] else None

    def winners(self, matches: Sequence[int]) -> dict[int, tuple[str, ...]]:
        """Return the winners of each of these matches (ids) that is finished, by id; empty if nobody won."""
        rows = self._database.query(
            f"{SOUND} SELECT match_id, name FROM sound LEFT JOIN sound_seats ON result_id = id AND winner = 1 "
            f"WHERE match_id IN ({', '.join('?' * len(matches))}) ORDER BY match_id, position",
            matches,
        )
        found: dict[int, tuple[str, ...]] = {}
        for match, name in rows:
            found[match] = (*found.get(match, ()), *([name] if name is not None else []))
        return found

    def _seats(self, match_id: int) -> tuple[SeatResult, ...]:
        rows = self._database.query(
            f"{SOUND} SELECT name, kind, score, winner, level, role, personality FROM sound_seats WHERE result_id = ? "
            "ORDER BY position",
            (match_id,),
        )
        return tuple(SeatResult(row[0], row[1], row[2], bool(row[3]), *row[4:]) for row in rows)


_SEAT_SUMS = "sum(played), sum(won), total(score) / sum(played), max(highest)"
_OF_THAT_SORT = "watched = ? AND (watched OR assisted = ?)"
"""The condition for the sort of matches counted; see `_sort`."""


def _sort(assisted: bool, watched: bool) -> tuple[int, int]:
    return int(watched), int(assisted)


def record(connection: sqlite3.Connection, result: MatchResult, match: int = 0) -> None:
    """Add the result of a stored match inside a transaction. An existing result stays unchanged."""
    cursor = connection.execute(
        "INSERT OR IGNORE INTO results (match_id, game, finished_on, turns, seconds, seed, assisted, packs, watched) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match or None,
            result.game,
            result.finished_on,
            result.turns,
            result.seconds,
            str(result.seed),
            int(result.assisted),
            " ".join(result.packs),
            int(result.watched),
        ),
    )
    if cursor.rowcount == 0:
        return
    connection.executemany(
        "INSERT INTO result_seats (result_id, position, name, kind, level, score, winner, role, personality) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                cursor.lastrowid,
                position,
                storable(seat.name),
                seat.kind,
                seat.level,
                seat.score,
                int(seat.winner),
                seat.role,
                seat.personality,
            )
            for position, seat in enumerate(result.seats)
        ],
    )
    add_to_sums(connection, cursor.lastrowid)


def storable(text: str) -> str:
    """Return a text without code points that UTF-8 can't encode (half characters, as a keyboard may send them)."""
    return text.encode("utf-8", "replace").decode("utf-8")


def whole(text: object) -> int:
    """Return a number written as text; 0 for anything else."""
    try:
        return int(str(text)[:LONGEST_SEED])
    except ValueError:
        return 0
