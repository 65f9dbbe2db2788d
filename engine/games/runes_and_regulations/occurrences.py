"""Runes & Regulations: how a happening runs: what others answer, that it happens, what follows (RR-7.7).

`[OCCURRENCE, step, actor, cause, rule, subject, owner, amount]`; what each rule comes to stands in `happenings`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.runes_and_regulations import chain, codes, happenings
from engine.games.runes_and_regulations.effects import NULLIFIED
from engine.games.runes_and_regulations.happenings import Step
from engine.games.runes_and_regulations.match_rules import Position
from engine.kernel.state import MOMENT, STEP, Frame

RULE: Final = 4
"""In the frame: which happening it is, as a number of `codes`, or NULLIFIED."""
ASK: Final = 0
APPLY: Final = 1
DONE: Final = 2
"""Steps."""


@dataclass(frozen=True, slots=True)
class Happening:
    """How it happens, what it triggers, and whether others can answer before."""

    apply: Step
    after: Step
    answered: bool = True


HAPPENINGS = {
    codes.WOULD_HEX: Happening(happenings.apply_hex, happenings.after_hex),
    codes.WOULD_DESTROY: Happening(happenings.apply_destroy, happenings.after_destroy),
    codes.WOULD_STEAL: Happening(happenings.apply_steal, happenings.after_steal),
    codes.WOULD_RETURN: Happening(happenings.apply_return, happenings.after_return),
    codes.WOULD_CAST: Happening(happenings.nothing, happenings.after_cast),
    codes.WOULD_SUMMON: Happening(happenings.apply_summon, happenings.after_summon),
    codes.WOULD_ACTIVATE: Happening(happenings.nothing, happenings.after_activate),
    codes.WOULD_DRAW: Happening(happenings.apply_draw, happenings.after_draw),
    codes.WOULD_DISCARD: Happening(happenings.apply_discard, happenings.after_discard),
    codes.WOULD_SPIN: Happening(happenings.nothing, happenings.after_spin),
    codes.WOULD_DESTROY_RUNE: Happening(happenings.apply_lost_rune, happenings.after_lost_rune),
    codes.WOULD_STEAL_RUNE: Happening(happenings.apply_lost_rune, happenings.after_lost_rune),
    codes.RESTORING: Happening(happenings.apply_restore, happenings.after_restore, answered=False),
    codes.MOVING: Happening(happenings.nothing, happenings.after_move, answered=False),
    codes.DRAWING: Happening(happenings.apply_draw, happenings.done, answered=False),
}


def run_occurrence(state: Position, frame: Frame) -> None:
    """One step after the other, as long as nothing else has to be done or asked in between."""
    stack = state.stack
    if frame[RULE] == NULLIFIED:
        stack.pop()
        return
    happening = HAPPENINGS[frame[RULE]]
    if frame[STEP] == ASK:
        frame[STEP] = APPLY
        if happening.answered:
            chain.ask_before(state, frame)
        if stack[-1] is not frame or state.questions:
            return
    if frame[STEP] == APPLY:
        frame[STEP] = DONE
        happening.apply(state, frame)
        if not stack or stack[-1] is not frame or state.questions:
            return
    stack.pop()
    state.values[MOMENT] += 1
    happening.after(state, frame)
