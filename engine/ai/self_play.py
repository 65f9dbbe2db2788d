"""Whole games among computer seats, without events, clock or window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.ai.player import Player
from engine.kernel.flow.machine import advance, answer_at
from engine.kernel.flow.table import Table
from engine.kernel.state.rng import INCREMENT, MASK, MULTIPLIER, seed_rng
from engine.kernel.state.state import WINNERS, State
from engine.kernel.state.view import view_of

LONGEST_GAME = 20_000
"""Decisions after which a game is taken to be one that does not end."""

Watcher = Callable[[State, int], None]
"""Is shown a position and the number of decisions that led to it."""


def opening(table: Table, seed: int) -> State:
    """The position at the first question of a game."""
    state = table.game.set_up(table, seed)
    advance(state)
    return state


def play_at_random(state: State, seed: int, watch: Watcher | None = None, every: int = 1) -> int:
    """Answer every question at random until the game ends; returns the number of decisions.

    `watch` is shown every so many positions. The choices follow from `seed`, not from the position's generator.
    """
    choice = seed_rng(seed)
    decisions = 0
    questions = state.questions
    while questions and decisions < LONGEST_GAME:
        choice = (choice * MULTIPLIER + INCREMENT) & MASK
        answer_at(state, 0, (choice >> 33) % len(questions[0][3]))
        decisions += 1
        if watch is not None and decisions % every == 0:
            watch(state, decisions)
    return decisions


def play(state: State, players: Sequence[Player], longest: int = LONGEST_GAME, watch: Watcher | None = None,
         every: int = 1) -> int:  # fmt: skip
    """Let the players (one a seat) answer until the game ends; returns the number of decisions.

    Every player sees its own view alone. `watch` is shown every so many positions.
    """
    decisions = 0
    while state.questions and decisions < longest:
        seat = state.questions[0][0]
        answer_at(state, 0, players[seat].choose(view_of(state, seat)))
        decisions += 1
        if watch is not None and decisions % every == 0:
            watch(state, decisions)
    return decisions


def winners(state: State) -> list[int]:
    """The winning seats of a position; empty while the game goes on or when nobody won."""
    return [seat for seat in range(state.table.seats) if state.values[WINNERS] >> seat & 1]
