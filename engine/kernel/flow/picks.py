"""Lent to games: a frame in which a seat picks one thing after another.

`[code, step, seat, source, left, ...]`: the game says in a `PickRule` what is open and what becomes of each pick. The
number left is counted down; the next pick is asked for when everything that the one before has set off is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kernel.flow.machine import ask
from engine.kernel.flow.ruleset import CHOOSE_VERB, PASS, PickRule
from engine.kernel.state.generics import R
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import KIND, SEAT, SOURCE, Frame, Option, Question, State

LEFT: Final = 4
"""Where a frame keeps how many are left to be picked."""
DECLINE: Option = (PASS, NONE, NONE)
"""What picks that are optional offer besides."""


def run_picks(state: State[R], frame: Frame) -> None:
    """Ask for the next pick, take what must be taken, or end."""
    rule = state.table.ruleset.picks[frame[KIND]]
    open_refs, together, take = rule.open, rule.together, rule.take  # a call of `rule.open` would be slower
    refs = open_refs(state, frame) if frame[LEFT] or not rule.counted else []
    if not refs:
        end_picks(state, frame, rule)
    elif not rule.optional and (
        len(refs) == 1 or (together is not None and len(refs) <= frame[LEFT] and together(frame))
    ):
        if rule.counted:
            frame[LEFT] -= len(refs)
        for ref in refs[:]:
            take(state, frame, ref)
    else:
        source, kind, offered = frame[SOURCE], rule.question, rule.offered
        options: Sequence[Option]
        if offered is None:
            options = [(CHOOSE_VERB, source, ref) for ref in refs]
        else:
            kind, options = offered(state, frame, refs)
        ask(state, frame[SEAT], kind, source, (*options, DECLINE) if rule.optional else tuple(options))


def receive_pick(state: State[R], frame: Frame, question: Question, option: Option) -> None:
    """One thing has been picked, or no more is wanted."""
    rule = state.table.ruleset.picks[frame[KIND]]
    verb, _, ref = option
    if verb == PASS:
        end_picks(state, frame, rule)
        return
    open_refs, take = rule.open, rule.take
    if verb != CHOOSE_VERB:
        ref = open_refs(state, frame)[question[3].index(option)]
    if rule.counted:
        frame[LEFT] -= 1
    take(state, frame, ref)


def end_picks(state: State[R], frame: Frame, rule: PickRule[R]) -> None:
    """Nothing more is picked: by default the frame goes."""
    done = rule.done
    if done is None:
        state.stack.pop()
    else:
        done(state, frame)
