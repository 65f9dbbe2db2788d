"""The effect type RESTORE: remove the Shrub token from a hexed Creature (RR-4.3)."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.compiled_effects import RESTORE
from engine.games.runes_and_regulations.effects._words import describe_targets, targets_named
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import ALL_OR_ANY, act_on_picks, picks
from engine.games.runes_and_regulations.messages import say

UNIT: RunesEffectType = RunesEffectType(
    word="restore",
    title=say("form-does-restore"),
    takes=("n", "upto", "of", "what"),
    needs=("what",),
    words={"what": ("hexed", "that"), "n": ALL_OR_ANY},
    act=RESTORE,
    targets=picks(RESTORE),
    resolve=act_on_picks,
    phrase=targets_named,
    describe_done=describe_targets,
    helps=True,
)
