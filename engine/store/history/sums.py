"""Sums of all results, updated with each new result, so that statistics need not read all of them."""

from __future__ import annotations

import sqlite3

HANDED = "handed"
"""The kind of a seat that was given to a computer, followed by the number of turns that people had played."""

SOUND = """
WITH sound AS (
    SELECT * FROM results WHERE typeof(game) = 'text' AND typeof(finished_on) = 'text' AND typeof(turns) = 'integer'
    AND typeof(seconds) IN ('real', 'integer') AND seconds BETWEEN 0 AND 1e8 AND typeof(assisted) = 'integer'
    AND typeof(packs) = 'text' AND typeof(watched) = 'integer'
), sound_seats AS (
    SELECT * FROM result_seats WHERE typeof(name) = 'text' AND typeof(kind) = 'text' AND typeof(level) = 'text'
    AND typeof(score) = 'integer' AND abs(score) < 1e9 AND winner IN (0, 1) AND typeof(role) = 'text'
    AND typeof(personality) = 'text' AND typeof(position) = 'integer'
)
"""
"""Results and their seats without damaged rows."""

_WAS_HANDED = f"kind LIKE '{HANDED} %'"
_KIND = f"CASE WHEN {_WAS_HANDED} THEN '{HANDED}' ELSE kind END"
_LEVEL = f"CASE WHEN {_WAS_HANDED} THEN '' ELSE level END"
_TURNS = f"CASE WHEN {_WAS_HANDED} THEN CAST(substr(kind, {len(HANDED) + 2}) AS INTEGER) ELSE 0 END"

_ADD_GAMES = f"""
INSERT INTO game_sums {SOUND}
SELECT game, assisted, watched, count(*), total(turns), total(seconds) FROM sound
WHERE :result IS NULL OR id = :result GROUP BY 1, 2, 3
ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, turns = turns + excluded.turns,
    seconds = seconds + excluded.seconds
"""
_ADD_SEATS = f"""
INSERT INTO seat_sums {SOUND}
SELECT game, assisted, watched, {_KIND}, {_LEVEL}, role, count(*), sum(winner), total(score), max(score), min(score),
    total({_TURNS}) FROM sound_seats JOIN sound ON id = result_id
WHERE :result IS NULL OR id = :result GROUP BY 1, 2, 3, 4, 5, 6
ON CONFLICT DO UPDATE SET played = played + excluded.played, won = won + excluded.won, score = score + excluded.score,
    highest = max(highest, excluded.highest), lowest = min(lowest, excluded.lowest), turns = turns + excluded.turns
"""


def add_to_sums(connection: sqlite3.Connection, result: int | None) -> None:
    """Add a new result (its id) to the sums; None adds all results."""
    for statement in (_ADD_GAMES, _ADD_SEATS):
        connection.execute(statement, {"result": result})


def rebuild_sums(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM game_sums")
    connection.execute("DELETE FROM seat_sums")
    add_to_sums(connection, None)
