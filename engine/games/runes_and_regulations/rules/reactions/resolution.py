"""Runes & Regulations: resolves the steps of an effect one after another (RR-4), each by its effect type."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import (
    ACTIVE_PLAYER,
    EACH_NEIGHBOR,
    EACH_PLAYER,
    Operation,
)
from engine.games.runes_and_regulations.effects import UNITS
from engine.games.runes_and_regulations.effects.helpers import settle_between
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.rules import effect_targets as targets, limits
from engine.games.runes_and_regulations.rules.frame_fields import CAST_NEXT, DOES, EFFECT, OTHER, SUBJECT, TALLY, TIMES
from engine.kernel.flow.ruleset import EffectsRule
from engine.kernel.state.state import MOMENT, SEAT, STEP, Frame


def do_step(state: GameState, frame: Frame, op: Operation) -> None:
    """Resolve a step if its condition holds."""
    before, frame[TALLY] = frame[TALLY], 0
    state.values[MOMENT] += 1
    by_itself = not op.condition or op.who in (EACH_PLAYER, EACH_NEIGHBOR, ACTIVE_PLAYER)
    if by_itself or targets.condition_holds(state, op, frame[SEAT], frame[SUBJECT], frame[OTHER]):
        UNITS[op.do].resolve(state, frame, op, before)


def run_repeated(state: GameState, frame: Frame) -> None:
    """Run one SPIN or CAST after another. Each one's chain ends before the next begins (RR-7.4)."""
    if len(frame) > 9:  # a card has been chosen
        chosen = frame[CAST_NEXT + 1 : CAST_NEXT + 1 + frame[CAST_NEXT]]
        del frame[CAST_NEXT:]
        if not chosen:
            state.stack.pop()
            return
        settle_between(state, frame)
        state.stack.append([codes.CASTING_FRAME, 0, frame[SEAT], chosen[0], 0])
        return
    if frame[STEP] == frame[TIMES]:
        state.stack.pop()
        return
    frame[STEP] += 1
    UNITS[frame[DOES]].repeat_once(state, frame)


EFFECTS = {
    codes.EFFECT: EffectsRule(
        lambda state, frame: state.table.rules.programs[frame[EFFECT]].operations, do_step, between=limits.enforce
    )
}
"""Limits apply between two steps (RR-5.2)."""
