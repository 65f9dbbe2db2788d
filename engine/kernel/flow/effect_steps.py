"""Standard frame: carries out a list of steps, one after the other.

`[code, next step, seat, source, ...]`: the game's `EffectsRule` lists the steps and resolves each one. A step may push
frames or ask a question, whose answer goes to the frame's receiver. The next step follows when all that is done.
"""

from __future__ import annotations

from engine.kernel.state.generics import R
from engine.kernel.state.state import KIND, STEP, Frame, State


def run_effects(state: State[R], frame: Frame) -> None:
    """Carry out steps until one pushes a frame or asks a question. Pop the frame after the last step."""
    rule = state.table.ruleset.effects[frame[KIND]]
    steps_of, resolve, between = rule.steps, rule.resolve, rule.between  # calling `rule.steps` directly is slower
    steps = steps_of(state, frame)
    stack, questions = state.stack, state.questions
    while True:
        if between is not None and between(state):
            return
        place = frame[STEP]
        if place == len(steps):
            stack.pop()
            return
        frame[STEP] = place + 1
        resolve(state, frame, steps[place])
        if questions or not stack or stack[-1] is not frame:
            return
