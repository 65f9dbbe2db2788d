"""Lent to games: a frame in which a seat picks one thing after another.

`[code, step, seat, source, left, ...]`: the game says in a `PickRule` what is open and what becomes of each pick. The
number left is counted down; the next pick is asked for when everything that the one before has set off is done.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.frames import ask
from engine.kernel.generics import R
from engine.kernel.refs import NONE
from engine.kernel.rules import CHOOSE_VERB, PASS, PickRule
from engine.kernel.state import KIND, SEAT, SOURCE, Frame, Option, Question, State

LEFT: Final = 4
"""Where a frame keeps how many are left to be picked."""
DECLINE: Option = (PASS, NONE, NONE)
"""What picks that are optional offer besides."""


def run_picks(state: State[R], frame: Frame) -> None:
    """Ask for the next pick, take what must be taken, or end."""
    rule = state.table.ruleset.picks[frame[KIND]]
    refs = rule.open(state, frame) if frame[LEFT] or not rule.counted else []
    if not refs:
        end_picks(state, frame, rule)
    elif not rule.optional and is_forced(rule, frame, refs):
        for ref in refs[:]:
            pick(state, frame, rule, ref)
    elif rule.offered is not None:
        kind, options = rule.offered(state, frame, refs)
        ask(state, frame[SEAT], kind, frame[SOURCE], tuple(options))
    else:
        source = frame[SOURCE]
        plain = [(CHOOSE_VERB, source, ref) for ref in refs]
        ask(state, frame[SEAT], rule.question, source, (*plain, DECLINE) if rule.optional else tuple(plain))


def is_forced(rule: PickRule[R], frame: Frame, refs: list[int]) -> bool:
    """Whether all that is open goes unasked: there is only one thing, or no more than must go anyway."""
    return len(refs) == 1 or (rule.together is not None and rule.together(frame) and len(refs) <= frame[LEFT])


def pick(state: State[R], frame: Frame, rule: PickRule[R], ref: int) -> None:
    """Count a pick and let the game carry it out."""
    if rule.counted:
        frame[LEFT] -= 1
    rule.take(state, frame, ref)


def end_picks(state: State[R], frame: Frame, rule: PickRule[R]) -> None:
    """Nothing more is picked: by default the frame goes."""
    if rule.done is not None:
        rule.done(state, frame)
    else:
        state.stack.pop()


def receive_pick(state: State[R], frame: Frame, question: Question, option: Option) -> None:
    """One thing has been picked, or no more is wanted."""
    rule = state.table.ruleset.picks[frame[KIND]]
    if option[0] == PASS:
        end_picks(state, frame, rule)
    elif rule.offered is None:
        pick(state, frame, rule, option[2])
    else:
        pick(state, frame, rule, rule.open(state, frame)[question[3].index(option)])
