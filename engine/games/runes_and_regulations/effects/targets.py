"""The continuous effect that limits targets to next-door neighbors (RR-4.9)."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.vocabulary import REGULATION, Step
from engine.games.runes_and_regulations.effects._fields import constants
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.match_rules import ContinuousEffects
from engine.games.runes_and_regulations.messages import say
from engine.kernel.cards.effect_types import EffectType


def stands(laws: ContinuousEffects, instance: int, step: Step) -> None:
    laws.adjacent_only = True


NEXT_DOOR = constants(who="each-player", rule="adjacent")
UNIT: RunesEffectType = RunesEffectType(
    word="targets",
    title="",
    takes=("who", "rule"),
    needs=("who", "rule"),
    words={"who": ("each-player",)},
    continuous=True,
    add_continuous=stands,
    phrase=lambda card, step, done: say("next-door-only"),
    own_words={REGULATION: (EffectType("targets", say("form-next-door"), NEXT_DOOR),)},
)
