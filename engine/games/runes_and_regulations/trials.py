"""Runes & Regulations, for computer seats: an option tried out in a sampled world, played on by plain answers.

A trial ends before the Spin, whose result nobody knows, or before the next turn where the Spin is over or skipped;
a short one ends as soon as what the option leads to has been carried out.
"""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.places import SKIPS_NOW
from engine.games.runes_and_regulations.plain import Plain
from engine.games.runes_and_regulations.turn import STEP_BEGINNING, STEP_SPIN
from engine.kernel.state import State

SPIN_BIT = 16
LONGEST = 80
"""Answers after which a trial is broken off and judged as it stands."""


class Trial:
    """How far trials go from one position."""

    def __init__(self, state: State, plain: Plain, whole_turn: bool) -> None:
        self.plain = plain
        self.before_spin = state.stack[0][1] <= STEP_SPIN
        self.depth = 2 if whole_turn else max(2, len(state.stack) - 1)
        """A stack of less than so many frames ends a trial."""

    def run(self, state: State, option: int) -> State:
        """A copy of the position after an option and what follows."""
        trial = state.copy()
        questions = trial.questions
        choice = option
        for _ in range(LONGEST):
            question = questions.pop()
            frame = trial.stack[-1]
            trial.table.receivers[frame[0]](trial, frame, question, question[3][choice])
            if self.run_on(trial):
                break
            choice = self.plain.answer(trial, questions[-1])
        return trial

    def run_on(self, state: State) -> bool:
        """Run to the next question; True when the trial is over."""
        stack = state.stack
        questions = state.questions
        handlers = state.table.handlers
        while not questions:
            if not stack:
                return True
            frame = stack[-1]
            if frame[0] == codes.TURN and (
                frame[1] == STEP_BEGINNING or (frame[1] == STEP_SPIN and self.before_spin and not spin_skipped(state))
            ):
                return True
            handlers[frame[0]](state, frame)
        return len(stack) < self.depth


def spin_skipped(state: State) -> bool:
    """Whether the Spin phase of this turn does not take place."""
    return bool(state.values[SKIPS_NOW] & SPIN_BIT)
