"""Rollouts: play a determinization on to a boundary that the game defines."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.state.generics import R
from engine.kernel.state.state import KIND, Frame, Question, State

Choose = Callable[[State[R], Question], int]
"""(state, question): the index of the asked seat's answer."""
Ends = Callable[[State[R], Frame], bool]
"""(state, frame): whether a rollout ends before the frame's next step. Called before every step."""

LONGEST = 400
"""The most answers of a rollout."""


def answer_first(state: State[R], seat: int, option: int) -> None:
    """Give a seat's answer by the index of its option, without running further frames. The seat must be asked."""
    question = next(question for question in state.questions if question[0] == seat)
    state.questions.remove(question)
    frame = state.stack[-1]
    state.table.receivers[frame[KIND]](state, frame, question, question[3][option])


def run_to_boundary(state: State[R], choose: Choose[R], ends: Ends[R], longest: int = LONGEST) -> bool:
    """Play a state on until `ends` returns True or the match is over.

    Return False after too many answers. The rollout then stopped in the middle of a move and must not be evaluated.
    """
    questions, stack = state.questions, state.stack
    receivers, handlers = state.table.receivers, state.table.handlers
    for _ in range(longest + 1):
        while not questions:
            if not stack:
                return True
            frame = stack[-1]
            if ends(state, frame):
                return True
            handlers[frame[KIND]](state, frame)
        question = questions.pop(0)
        frame = stack[-1]
        receivers[frame[KIND]](state, frame, question, question[3][choose(state, question)])
    return False
