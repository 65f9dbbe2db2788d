"""Lent to games: a frame in which all choose at once, and nobody sees what before the last has chosen.

`[code, step, first seat, source, answer of seat 0, of seat 1, ...]`: step 0 asks, at step 1 answers come in and a seat
sees its own alone. Then the game's `SealedRule` takes the frame over: off the stack, or on to a step of its own.
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
"""Where a frame keeps one int a seat."""
ASK: Final = 0
COLLECT: Final = 1
"""Steps."""


def run_sealed(state: State[R], frame: Frame) -> None:
    """Ask everybody, clockwise from the first seat; once all answers are in, go on as the game says."""
    rule = state.table.ruleset.sealed[frame[KIND]]
    if frame[STEP] == ASK:
        frame[STEP] = COLLECT
        ask, order, offer = rule.ask, rule.order, rule.offer  # a call of `rule.ask` would be slower
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
    """While answers come in, a seat sees only its own."""
    shown = frame[:]
    if frame[STEP] == COLLECT:
        for other in range(len(frame) - ANSWERS):
            if other != seat:
                shown[ANSWERS + other] = HIDDEN
    return shown


def sample_sealed(state: State[R], view: View[R]) -> None:
    """Let chance answer in a sampled world for those who have answered, and ask the others who still think."""
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
            option = question[3][rng.below(state, len(question[3]))]
            rule.take(state, frame, question, option)
    state.questions.sort(key=lambda question: view.asked.index(question[0]))
