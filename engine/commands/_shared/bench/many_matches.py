"""A store with very many finished matches, to find code that waits for it."""

from __future__ import annotations

import random

from engine.kernel.game.game import Game
from engine.kernel.match.match import Match
from engine.session.saving.autosave import match_result
from engine.store.history.matches import progress_of
from engine.store.history.schema import tables_of
from engine.store.history.sums import rebuild_sums
from engine.store.store import Store

_SEED = 7
_COPIED = "WITH RECURSIVE copy (step) AS (SELECT 1 UNION ALL SELECT step + 1 FROM copy WHERE step < ?)"


def fill(store: Store, game: Game, count: int) -> None:
    """Store a random finished match `count` times."""
    chance, seats = random.Random(_SEED), game.min_seats
    match = Match(game, [f"Seat {seat}" for seat in range(1, seats + 1)], {}, _SEED, ["human"] * seats)
    while not match.over:
        seat = chance.choice(match.asked_seats)
        match.answer(seat, chance.choice(match.view(seat).options))
    document = match.to_document()
    store.matches.begin(document, progress_of(document, 1e9, result=match_result(match, 600.0, False)))
    keys = {
        "matches": "id",
        "answers": "match_id",
        "positions": "match_id",
        "lines": "match_id",
        "results": "id",
        "result_seats": "result_id",
    }
    with store.database.writing() as connection:
        columns = tables_of(connection)
        for table, key in keys.items():
            (first,) = connection.execute(f"SELECT max({key}) FROM {table}").fetchone()
            moved = [f"{name} + step" if name in (key, "match_id", "sequence") else name for name in columns[table]]
            connection.execute(
                f"INSERT INTO {table} ({', '.join(columns[table])}) {_COPIED} SELECT {', '.join(moved)} "
                f"FROM copy, {table} WHERE {key} = ?",
                (count - 1, first),
            )
        rebuild_sums(connection)
