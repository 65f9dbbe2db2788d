"""Runes & Regulations, for computer seats: an option tried out in a sampled world, played on by plain answers.

A trial ends before the arrow of the Spin phase comes to rest, for nobody knows where, or before the next turn where
the Spin is over or skipped; a short one ends as soon as what the option leads to has been carried out.
"""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.codes import OCCURRENCE
from engine.games.runes_and_regulations.layout import BEGINNING as STEP_BEGINNING, SKIPS_NOW, SPIN as STEP_SPIN
from engine.games.runes_and_regulations.match_rules import GameState as Position
from engine.games.runes_and_regulations.rules.actions.spells_and_spinner import RESULT_KNOWN
from engine.games.runes_and_regulations.rules.frame_fields import RULE, TAKEN
from engine.games.runes_and_regulations.rules.turn import take_step
from engine.kernel.flow.ruleset import QUESTION_WINDOW
from engine.kernel.state.state import ACTIVE, KIND, SEAT, STEP, Frame

from .plain import Plain

SPIN_BIT = 16
LONGEST = 80
"""Answers after which a trial is broken off and judged as it stands."""


class Trial:
    """How trials go in one world. In a `quiet` one nobody but the seat itself uses Runes."""

    def __init__(self, state: Position, plain: Plain, seat: int, whole_turn: bool, quiet: bool) -> None:
        self.plain = plain
        self.seat = seat
        self.quiet = quiet
        self.before_spin = spin_is_due(state)
        self.depth = 2 if whole_turn else max(2, len(state.stack) - 1)
        """A stack of less than so many frames ends a trial."""
        self.answers = 0
        """How many answers the trials so far have taken."""

    def run(self, state: Position, option: int) -> Position:
        """A copy of the position after an option and what follows."""
        trial = state.copy()
        questions = trial.questions
        choice = option
        for _ in range(LONGEST):
            self.answers += 1
            question = questions.pop()
            frame = trial.stack[-1]
            trial.table.receivers[frame[KIND]](trial, frame, question, question[3][choice])
            if self.run_on(trial):
                break
            question = questions[-1]
            if self.quiet and question[1] == QUESTION_WINDOW and question[0] != self.seat:
                choice = self.plain.react(trial, question, with_runes=False)
            else:
                choice = self.plain.answer(trial, question)
        return trial

    def run_on(self, state: Position) -> bool:
        """Run to the next question; True when the trial is over."""
        stack = state.stack
        questions = state.questions
        handlers = state.table.handlers
        while not questions:
            if not stack:
                return True
            frame = stack[-1]
            code = frame[KIND]
            if code == codes.TURN:
                if frame[STEP] == STEP_BEGINNING:
                    return True
                if frame[STEP] == STEP_SPIN and self.before_spin and not state.values[SKIPS_NOW] & SPIN_BIT:
                    return True
                run_turn(state, frame)
                continue
            if code == codes.SPINNING and self.before_spin and spin_is_due(state):
                return True
            handlers[code](state, frame)
        return len(stack) < self.depth


def run_turn(state: Position, frame: Frame) -> None:
    """Take the steps of a turn as the rules did in November 2026: straight on into the next turn."""
    stack = state.stack
    while stack and stack[-1] is frame and not state.questions:
        take_step(state, frame)


def spin_is_due(state: Position) -> bool:
    """Whether the Spin phase of this turn is still to come, or its arrow still turns."""
    stack = state.stack
    step = stack[0][STEP]
    if step <= STEP_SPIN:
        return True
    if step > STEP_SPIN + 1 or len(stack) < 2 or stack[1][KIND] != codes.SPIN_PHASE:
        return False
    return not stack[1][TAKEN] or any(is_turning(frame, state.values[ACTIVE]) for frame in stack[2:])


def is_turning(frame: Frame, seat: int) -> bool:
    """Whether a frame is a Spin of a seat whose result is not known yet."""
    if frame[KIND] == OCCURRENCE:
        return frame[RULE] == codes.WOULD_SPIN and frame[SEAT] == seat
    return frame[KIND] == codes.SPINNING and frame[SEAT] == seat and frame[STEP] < RESULT_KNOWN
