"""Standard frame: a seat picks one thing after another.

`[code, step, seat, source, left, ...]`: the game's `PickRule` lists the open references and carries out each pick.
`left` counts down. The next pick is asked for when all consequences of the one before are done.
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
"""The index of the number of picks left in the frame."""
DECLINE: Option = (PASS, NONE, NONE)
"""The extra option of optional picks."""


def run_picks(state: State[R], frame: Frame) -> None:
    """Ask for the next pick, take forced picks without asking, or end."""
    rule = state.table.ruleset.picks[frame[KIND]]
    open_refs, together, take = rule.open, rule.together, rule.take  # calling `rule.open` directly is slower
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
    """Carry out a pick, or end when the seat declines."""
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
    """End the picks: call the rule's `done`, or pop the frame."""
    done = rule.done
    if done is None:
        state.stack.pop()
    else:
        done(state, frame)
