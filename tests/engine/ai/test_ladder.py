"""The yardstick stays what it was: whole games of the Normal level, move by move, as it played when it was frozen."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from engine.ai import levels, self_play
from engine.games import load
from engine.kernel.frames import answer_at
from engine.kernel.view import view_of
from tests.sampling import only

FROZEN: tuple[tuple[str, int, dict[str, Any], int, str], ...] = (
    ("nefarious", 2, {}, 49, "ebe376ef86ee7a3a"),
    ("nefarious", 4, {"twists": 2}, 80, "ea18b8da485ea39b"),
    ("runes-and-regulations", 2, {}, 115, "ce783283a9908bb4"),
    ("runes-and-regulations", 4, {"expansion": True}, 416, "0ec6a81f9bfef24a"),
    ("cthulhu-realms", 2, {}, 457, "5608dd888f93f119"),
    ("cthulhu-realms", 4, {}, 489, "beec4c2cdbc11621"),
    ("nasty-neighbours", 2, {"rounds": 2}, 943, "2771a5ea8d6e8233"),
    ("nasty-neighbours", 4, {"rounds": 2}, 983, "1f546f2c8e2fc0c7"),
)
SEED = 9


@pytest.mark.parametrize(
    ("slug", "seats", "options", "answers", "digest"), only([FROZEN[0], FROZEN[2], FROZEN[5]], FROZEN)
)
def test_the_yardstick_plays_as_it_did(
    slug: str, seats: int, options: dict[str, Any], answers: int, digest: str
) -> None:
    """Whoever changes this changes every figure that was measured against it: make a new entry of the ladder."""
    game = load(slug)
    table = game.new_table(seats, game.checked_options(options), SEED)
    state = self_play.opening(table, SEED)
    players = [levels.create("ladder-normal", game, table, seat, SEED) for seat in range(seats)]
    moves = []
    while state.questions:
        seat = state.questions[0][0]
        moves.append(players[seat].choose(view_of(state, seat)))
        answer_at(state, 0, moves[-1])
    assert len(moves) == answers
    assert hashlib.sha256(json.dumps(moves).encode()).hexdigest()[:16] == digest


def test_people_are_not_offered_the_ladder() -> None:
    assert not set(levels.LADDER) & set(levels.names())
