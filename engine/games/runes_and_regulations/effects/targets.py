"""The continuous effect that limits targets to next-door neighbors (RR-4.9)."""

from __future__ import annotations

from typing import Any

from engine.games.runes_and_regulations.definitions.vocabulary import REGULATION, Step
from engine.games.runes_and_regulations.effects.effect_type import Line, RunesEffectType
from engine.games.runes_and_regulations.match_rules import ContinuousEffects
from engine.games.runes_and_regulations.messages import say


def stands(laws: ContinuousEffects, instance: int, step: Step) -> None:
    laws.adjacent_only = True


def to_step(kind: str, line: Line) -> dict[str, Any]:
    return {"do": UNIT.word, "who": "each-player", "rule": "adjacent"}


UNIT: RunesEffectType = RunesEffectType(
    word="targets",
    title="",
    takes=("who", "rule"),
    needs=("who", "rule"),
    words={"who": ("each-player",)},
    own_who={REGULATION: ("each-player",)},
    standing=True,
    add_continuous=stands,
    phrase=lambda card, step, done: say("next-door-only"),
    choices={REGULATION: (("targets", say("form-next-door")),)},
    to_step=to_step,
)
