"""The effect type that stops the pending action (RR-7.7)."""

from __future__ import annotations

from engine.games.runes_and_regulations import codes
from engine.games.runes_and_regulations.definitions.compiled_effects import Operation
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.match_rules import GameState
from engine.games.runes_and_regulations.rules.frame_fields import RULE, SUBJECT
from engine.kernel.state.events import REPLACED
from engine.kernel.state.layout import EVERYBODY
from engine.kernel.state.refs import SEAT_BASE
from engine.kernel.state.state import SEAT, SOURCE, Frame

TO_CREATURES = (codes.WOULD_HEX, codes.WOULD_DESTROY, codes.WOULD_STEAL, codes.WOULD_RETURN, codes.WOULD_SUMMON)
"""Actions whose event contains the Creature. The other events contain the acting seat."""


def nullify(state: GameState, frame: Frame, op: Operation, before: int) -> None:
    action = state.stack[-3]
    if state.events is not None:
        target = action[SUBJECT] if action[RULE] in TO_CREATURES else SEAT_BASE + action[SEAT]
        state.events.append((REPLACED, frame[SEAT], action[SOURCE], frame[SOURCE], target, action[RULE], EVERYBODY))
    action[RULE] = codes.NULLIFIED


UNIT: RunesEffectType = RunesEffectType(
    word="nullify",
    title="",
    resolve=nullify,
    nullifies=True,
    phrase=lambda card, step, done: "",
    describe_done=lambda told, step, groups: ("stop", ""),
)
