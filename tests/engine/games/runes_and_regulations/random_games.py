"""Random games of Runes & Regulations, for tests of what must hold at every moment."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.games import load
from engine.kernel import frames
from engine.kernel.state import State

GAME = load("runes-and-regulations")
LONGEST_GAME = 20_000
"""Answers after which a random game counts as endless; they take 100 to 2000."""
NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal"]


def begin(seats: int, seed: int, **options: object) -> State:
    """The first question of a game."""
    table = GAME.new_table(seats, GAME.checked_options(options), seed)
    state = GAME.set_up(table, seed)
    frames.advance(state)
    return state


def answers(state: State, seed: int) -> Iterator[State]:
    """Play on at random; yields the position before each answer, and at the end."""
    chooser = random.Random(seed)
    for _ in range(LONGEST_GAME):
        yield state
        if state.over:
            return
        place = chooser.randrange(len(state.questions))
        frames.answer_at(state, place, chooser.randrange(len(state.questions[place][3])))
    raise AssertionError(f"no end after {LONGEST_GAME} answers")


def position_after(seats: int, seed: int, length: int, **options: object) -> State:
    """The position after so many random answers, or the last one before the end."""
    last = begin(seats, seed, **options)
    for number, position in enumerate(answers(begin(seats, seed, **options), seed)):
        if number == length or position.over:
            return last if position.over else position
        last = position.copy()
    raise AssertionError
