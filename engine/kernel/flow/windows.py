"""Standard frame: a moment at which seats may react, one after the other.

`[code, 0, first seat, source, moment, mask of seats that passed]`: the game's `WindowRule` lists the seats and their
reactions. Each reaction is carried out before the next question. A seat that passed isn't asked again.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.flow.machine import ask
from engine.kernel.flow.ruleset import PASS, QUESTION_WINDOW
from engine.kernel.state.generics import R
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, SOURCE, Frame, Option, Question, State

MOMENT: Final = 4
PASSED: Final = 5
"""Indices into the frame: the game's number of the moment, and the mask of seats that have passed."""
DECLINE: Option = (PASS, NONE, NONE)


def run_window(state: State[R], frame: Frame) -> None:
    """Ask the next seat that hasn't passed, even if it can only pass. Pop the frame after the last one."""
    rule = state.table.ruleset.windows[frame[KIND]]
    passed, seats, offers = frame[PASSED], rule.seats, rule.offers  # calling `rule.seats` directly is slower
    for seat in seats(state, frame):
        if not passed >> seat & 1:
            ask(state, seat, QUESTION_WINDOW, frame[SOURCE], (*offers(state, frame, seat), DECLINE))
            return
    state.stack.pop()


def receive_window(state: State[R], frame: Frame, question: Question, option: Option) -> None:
    """Record a pass or carry out a reaction."""
    if option[0] == PASS:
        frame[PASSED] |= 1 << question[0]
    else:
        state.table.ruleset.windows[frame[KIND]].use(state, frame, question[0], option)
