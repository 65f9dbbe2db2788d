"""Playing on at random, for tests of what must hold at every moment of any game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.kernel.flow import machine
from engine.kernel.state.state import State


class Standstill(AssertionError):
    """Playing on at random leads nowhere."""


LONGEST_GAME = 20_000
"""Answers after which a random game counts as endless; they take 70 to 2000."""


def answers(state: State, seed: int) -> Iterator[State]:
    """Play on at random; yields the position before each answer, and at the end."""
    chooser = random.Random(seed)
    for _ in range(LONGEST_GAME):
        yield state
        if state.over:
            return
        place = chooser.randrange(len(state.questions))
        machine.answer_at(state, place, chooser.randrange(len(state.questions[place][3])))
    raise Standstill(f"no end after {LONGEST_GAME} answers")
