"""Standard frame: all seats choose at once, and answers stay secret until the last one is in.

`[code, step, first seat, source, answer of seat 0, of seat 1, ...]`: step 0 asks, step 1 collects answers and each seat
sees only its own. Then the game's `SealedRule` takes over: it pops the frame or moves it on to a step of its own.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.flow.machine import seats_from
from engine.kernel.state import rng
from engine.kernel.state.generics import R
from engine.kernel.state.refs import HIDDEN
from engine.kernel.state.state import KIND, SEAT, STEP, Frame, State
from engine.kernel.state.view import View

ANSWERS: Final = 4
"""The index of the first answer in the frame, one int per seat."""
ASK: Final = 0
COLLECT: Final = 1
"""Steps of the frame."""


def run_sealed(state: State[R], frame: Frame) -> None:
    """Ask every seat, clockwise from the first one. Call the game's `then` once all answers are in."""
    rule = state.table.ruleset.sealed[frame[KIND]]
    if frame[STEP] == ASK:
        frame[STEP] = COLLECT
        ask, order, offer = rule.ask, rule.order, rule.offer  # calling `rule.ask` directly is slower
        if ask is not None:
            ask(state, frame)
        else:
            for seat in seats_from(state, frame[SEAT]) if order is None else order(state, frame):
                offer(state, frame, seat)
        if state.questions:
            return
    then = rule.then
    then(state, frame)


def redact_sealed(frame: Frame, seat: int) -> Frame:
    """Return the frame with all answers hidden except the seat's own, while answers come in."""
    shown = frame[:]
    if frame[STEP] == COLLECT:
        for other in range(len(frame) - ANSWERS):
            if other != seat:
                shown[ANSWERS + other] = HIDDEN
    return shown


def sample_sealed(state: State[R], view: View[R]) -> None:
    """In a determinization, answer at random for seats that have answered and ask those that haven't."""
    if not state.stack:
        return
    frame = state.stack[-1]
    rule = state.table.ruleset.sealed.get(frame[KIND])
    if rule is None or frame[STEP] != COLLECT:
        return
    for seat in seats_from(state, frame[SEAT]) if rule.order is None else rule.order(state, frame):
        if seat == view.seat:
            continue
        frame[ANSWERS + seat] = rule.empty
        rule.offer(state, frame, seat)
        while seat not in view.asked and (question := state.question_for(seat)):
            state.questions.remove(question)
            option = question[3][rng.random_below(state, len(question[3]))]
            rule.take(state, frame, question, option)
    state.questions.sort(key=lambda question: view.asked.index(question[0]))
