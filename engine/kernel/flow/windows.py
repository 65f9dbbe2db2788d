"""Lent to games: a moment at which seats may react, one after the other.

`[code, 0, first seat, source, moment, mask of seats that have passed]`: the game says in a `WindowRule` who could react
and with what. Each reaction is carried out before anybody is asked again; whoever has passed is not asked again.
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
"""In a window's frame: which moment it is, as the game counts them, and the mask of seats that have passed."""
DECLINE: Option = (PASS, NONE, NONE)


def run_window(state: State[R], frame: Frame) -> None:
    """Ask the next seat that could react and has not passed, even if it can do nothing; after the last, go on."""
    rule = state.table.ruleset.windows[frame[KIND]]
    passed, seats, offers = frame[PASSED], rule.seats, rule.offers  # a call of `rule.seats` would be slower
    for seat in seats(state, frame):
        if not passed >> seat & 1:
            ask(state, seat, QUESTION_WINDOW, frame[SOURCE], (*offers(state, frame, seat), DECLINE))
            return
    state.stack.pop()


def receive_window(state: State[R], frame: Frame, question: Question, option: Option) -> None:
    """A seat passes or reacts."""
    if option[0] == PASS:
        frame[PASSED] |= 1 << question[0]
    else:
        state.table.ruleset.windows[frame[KIND]].use(state, frame, question[0], option)
