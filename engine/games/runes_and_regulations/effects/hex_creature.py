"""The effect type HEX: put a Shrub token on a Mythical Creature (RR-4.3)."""

from __future__ import annotations

from engine.games.runes_and_regulations.definitions.compiled_effects import HEX
from engine.games.runes_and_regulations.effects._words import describe_targets, targets_named
from engine.games.runes_and_regulations.effects.effect_type import RunesEffectType
from engine.games.runes_and_regulations.effects.helpers import (
    ALL_OR_ANY,
    HAPPENS_TO_IT,
    OWN_CHOICE,
    act_on_picks,
    picks,
)
from engine.games.runes_and_regulations.messages import say

UNIT: RunesEffectType = RunesEffectType(
    word="hex",
    title=say("form-does-hex"),
    takes=("who", "n", "upto", "of", "what"),
    needs=("what",),
    words={"what": ("mythical", "other-mythical", "this", "that"), "n": ALL_OR_ANY},
    act=HEX,
    targets=picks(HEX),
    resolve=act_on_picks,
    phrase=targets_named,
    describe_done=describe_targets,
    own_who=OWN_CHOICE,
    if_able=True,
    replaces=HAPPENS_TO_IT,
    harms=True,
    on_regulation=4,
)
