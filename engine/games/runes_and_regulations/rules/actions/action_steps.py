"""Runes & Regulations: the steps of an action: others react, it happens, and its events follow (RR-7.7).

`[OCCURRENCE, step, actor, cause, rule, subject, owner, amount]`. `actions` has what each rule does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.layout import LAWN
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.rules.actions import actions
from engine.games.runes_and_regulations.rules.creatures import has_effect
from engine.games.runes_and_regulations.rules.frame_fields import AMOUNT, OWNER, RULE, SUBJECT
from engine.games.runes_and_regulations.rules.reactions import chain, triggers
from engine.kernel.game.defaults import nothing
from engine.kernel.state.refs import NONE
from engine.kernel.state.state import MOMENT, SEAT, STEP, Frame

ASK: Final = 0
APPLY: Final = 1
DONE: Final = 2
"""Steps."""


@dataclass(frozen=True, slots=True)
class ActionRule:
    """How an action happens, what follows it, and the event of it that others may react to."""

    apply: actions.Step
    after: actions.Step
    event: int = NONE


ACTIONS = {
    codes.WOULD_HEX: ActionRule(actions.apply_hex, actions.report_done, codes.HEXES),
    codes.WOULD_DESTROY: ActionRule(actions.apply_destroy, actions.after_leaving, codes.DESTROYS),
    codes.WOULD_STEAL: ActionRule(actions.apply_steal, actions.after_steal, codes.STEALS),
    codes.WOULD_RETURN: ActionRule(actions.apply_return, actions.after_leaving),
    codes.WOULD_CAST: ActionRule(nothing, actions.after_cast, codes.CASTS),
    codes.WOULD_SUMMON: ActionRule(actions.apply_summon, actions.after_summon),
    codes.WOULD_ACTIVATE: ActionRule(nothing, actions.after_activate),
    codes.WOULD_DRAW: ActionRule(actions.apply_draw, actions.report_done, codes.DRAWS),
    codes.WOULD_DISCARD: ActionRule(actions.apply_discard, actions.after_discard),
    codes.WOULD_SPIN: ActionRule(nothing, actions.after_spin),
    codes.WOULD_DESTROY_RUNE: ActionRule(actions.apply_lost_rune, actions.after_lost_rune),
    codes.WOULD_STEAL_RUNE: ActionRule(actions.apply_lost_rune, actions.after_lost_rune),
    codes.RESTORING: ActionRule(actions.apply_restore, actions.after_restore, codes.RESTORES),
    codes.MOVING: ActionRule(nothing, actions.after_move),
    codes.DRAWING: ActionRule(actions.apply_draw, actions.report_done),
}


def run_steps(state: GameState, frame: Frame) -> None:
    """Run the steps until another frame or a question comes first."""
    stack = state.stack
    if frame[RULE] == codes.NULLIFIED:
        stack.pop()
        return
    action = ACTIONS[frame[RULE]]
    if frame[STEP] == ASK:
        frame[STEP] = APPLY
        if frame[RULE] < codes.RESTORING and triggers.is_answered(state, frame):
            chain.ask_before(state, frame)
        if stack[-1] is not frame or state.questions:
            return
    if frame[STEP] == APPLY:
        frame[STEP] = DONE
        if frame[RULE] <= codes.WOULD_RETURN:
            card, owner = frame[SUBJECT], frame[OWNER]
            if card not in state.zones[LAWN[owner]]:
                stack.pop()  # the Creature has left its Lawn during the reactions
                return
            frame[AMOUNT] = int(has_effect(state, card, owner))  # for the event that it leaves
        action.apply(state, frame)
        if not stack or stack[-1] is not frame or state.questions:
            return
    stack.pop()
    state.values[MOMENT] += 1
    action.after(state, frame)
    if action.event != NONE:
        triggers.queue_event(state, action.event, frame[SEAT], frame[SUBJECT], frame[OWNER])
