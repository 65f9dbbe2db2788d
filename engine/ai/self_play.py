"""Whole matches among computer players, without events, clock or window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.ai.player import Player
from engine.kernel.flow.machine import advance, answer_at
from engine.kernel.flow.table import Table
from engine.kernel.state.rng import INCREMENT, MASK, MULTIPLIER, seed_rng
from engine.kernel.state.state import State
from engine.kernel.state.view import view_of

LONGEST_GAME = 20_000
"""The number of decisions after which a match counts as endless."""

Watcher = Callable[[State, int], None]
"""(state, decisions): called with a state and the number of decisions before it."""


def opening(table: Table, seed: int) -> State:
    """Return the state at the first question of a match."""
    state = table.game.set_up(table, seed)
    advance(state)
    return state


def play_at_random(state: State, seed: int, watch: Watcher | None = None, every: int = 1) -> int:
    """Answer every question at random until the match ends. Return the number of decisions.

    Every `every` decisions, `watch` is called. The choices follow from `seed`, not from the state's generator.
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


def play(
    state: State, players: Sequence[Player], longest: int = LONGEST_GAME, watch: Watcher | None = None, every: int = 1
) -> int:
    """Let the players (one per seat) answer until the match ends. Return the number of decisions.

    Every player sees only its own view. Every `every` decisions, `watch` is called.
    """
    decisions = 0
    while state.questions and decisions < longest:
        seat = state.questions[0][0]
        answer_at(state, 0, players[seat].choose(view_of(state, seat)))
        decisions += 1
        if watch is not None and decisions % every == 0:
            watch(state, decisions)
    return decisions
