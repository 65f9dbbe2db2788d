"""Lent to games: a frame that carries out a list of steps, one after the other.

`[code, next step, seat, source, ...]`: the game says in an `EffectsRule` which steps these are, and what does each. A
step may push frames or ask (the answer goes to the receiver of the frame); the next follows when all that is done.
"""

from __future__ import annotations

from engine.kernel.state.generics import R
from engine.kernel.state.state import KIND, STEP, Frame, State


def run_effects(state: State[R], frame: Frame) -> None:
    """Carry out the steps up to one that leaves something to do or ask; after the last one the frame goes."""
    rule = state.table.ruleset.effects[frame[KIND]]
    steps_of, resolve, between = rule.steps, rule.resolve, rule.between  # a call of `rule.steps` would be slower
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
